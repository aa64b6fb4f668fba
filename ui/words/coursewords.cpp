#include "ui/words/coursewords.h"

#include "ui/words/lists.h"
#include "ui/words/words.h"

#include <algorithm>
#include <array>

namespace prunus {
namespace {

struct KeyText {
    std::string_view name;
    const char* text;
};

constexpr std::array keyTexts{
    KeyText{"root", QT_TRANSLATE_NOOP("CourseWords", "who moves at the root")},
    KeyText{"cut", QT_TRANSLATE_NOOP("CourseWords", "the cut rule")},
    KeyText{"fail", QT_TRANSLATE_NOOP("CourseWords", "fail-hard or fail-soft")},
    KeyText{"window", QT_TRANSLATE_NOOP("CourseWords", "the first window")},
    KeyText{"tieMove", QT_TRANSLATE_NOOP("CourseWords", "which of equal moves is right")},
    KeyText{"pvLength", QT_TRANSLATE_NOOP("CourseWords", "how long the line of play is")},
    KeyText{"valueNotation", QT_TRANSLATE_NOOP("CourseWords", "how bounds are written")},
    KeyText{"windowShown", QT_TRANSLATE_NOOP("CourseWords", "when α and β are written")},
    KeyText{"countRoot", QT_TRANSLATE_NOOP("CourseWords", "whether the root counts")},
    KeyText{"countLeavesAsNodes", QT_TRANSLATE_NOOP("CourseWords", "whether leaves count")},
};

QString keyName(std::string_view latin) {
    return QString::fromUtf8(latin.data(), static_cast<qsizetype>(latin.size()));
}

template <class Keys> QString listedKeys(const Keys& keys) {
    QStringList names;
    for (const auto& each : keys) {
        names << CourseWords::key(each);
    }
    return listedWithAnd(names);
}

} // namespace

QString CourseWords::name(const Profile& course) {
    return course.title.empty() ? tr("Prunus") : QString::fromStdString(course.title);
}

QString CourseWords::key(std::string_view name) {
    const auto* const found = std::ranges::find(keyTexts, name, &KeyText::name);
    //: A word that stands in a file.
    return found == keyTexts.end() ? tr("“%1”").arg(keyName(name)) : tr(found->text);
}

QString CourseWords::rules(const Profile& course) {
    QStringList rules;
    rules << (course.cut == CutRule::greater ? tr("cut when α > β") : tr("cut when α ≥ β"))
          << (course.fail == FailMode::soft ? tr("fail-soft") : tr("fail-hard"));
    if (course.root) {
        rules << tr("%1 at the root").arg(shownPlayer(*course.root));
    }
    if (course.window != Window{}) {
        rules << tr("first window %1").arg(shownWindow(course.window));
    }
    rules << (course.tieMove == Profile::Ties::any    ? tr("of equal moves any is right")
              : course.tieMove == Profile::Ties::last ? tr("of equal moves the last")
                                                      : tr("of equal moves the first"));
    return rules.join(QStringLiteral(" · "));
}

QString CourseWords::described(const Profile& course,
                               const std::vector<std::string_view>& notKept) {
    QStringList told;
    if (!course.source.empty()) {
        told << tr("Source: %1.").arg(QString::fromStdString(course.source));
    }
    //: The conventions of a course, in a list.
    told << tr("Its rules: %1.").arg(rules(course));
    if (!course.unverified.empty()) {
        told << tr("Not found in the course’s public material, so check it: %1.")
                    .arg(listedKeys(course.unverified));
    }
    if (!notKept.empty()) {
        told << tr("Practice in the window does not keep to these keys of it: %1.")
                    .arg(listedKeys(notKept));
    }
    return told.join(QStringLiteral("\n\n"));
}

} // namespace prunus
