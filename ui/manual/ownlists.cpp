#include "ui/manual/ownlists.h"

#include "core/games/namedgame.h"
#include "core/notation/notation.h"
#include "core/practice/misconception.h"
#include "core/practice/profilejson.h"
#include "core/practice/shippedprofiles.h"
#include "ui/manual/schemalist.h"
#include "ui/words/coursewords.h"
#include "ui/words/practicewords.h"
#include "ui/words/words.h"

#include <QFile>
#include <QRegularExpression>

namespace prunus {
namespace {

QString shown(std::string_view text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// `- **name** (`id`): sentence`
QString row(const QString& name, std::string_view id, const QString& sentence) {
    return QStringLiteral("- **%1** (`%2`): %3\n").arg(name, shown(id), sentence);
}

QString listOfAlgorithms() {
    QString list;
    for (const AlgorithmTraits& each : everyAlgorithm) {
        list += row(shownAlgorithm(each.algorithm), each.id, explainedAlgorithm(each.algorithm));
    }
    return list;
}

QString listOfQuestions() {
    QString list;
    for (const QuestionTraits& each : everyQuestion) {
        const QString name = PracticeWords::menuName(each.question).remove(u'&').remove(u'…');
        list += row(name, each.id, PracticeWords::about(each.question));
    }
    return list;
}

QString capitalised(QString text) {
    text[0] = text[0].toUpper();
    return text;
}

QString listOfSlips() {
    QString list;
    for (const MisconceptionTraits& each : everyMisconception) {
        list += row(capitalised(PracticeWords::name(each.misconception)), each.id,
                    PracticeWords::explained(each.misconception));
    }
    return list;
}

QString listOfCourses() {
    QString list;
    for (const Profile& each : shippedProfiles()) {
        QStringList missing;
        for (const std::string& key : each.unverified) {
            missing << QStringLiteral("`%1`").arg(QString::fromStdString(key));
        }
        QString about = each.source.empty() ? QStringLiteral("the program’s own conventions")
                                            : QString::fromStdString(each.source);
        if (!missing.isEmpty()) {
            about += QStringLiteral(". Not found there: ") + missing.join(QStringLiteral(", "));
        }
        list += row(CourseWords::name(each), each.id, about + u'.');
    }
    return list;
}

QString listOfGames() {
    QString list;
    for (const GameRow& each : everyGame) {
        list += QStringLiteral("- `game:%1`").arg(shown(each.forms));
        if (each.usual != each.forms) {
            list += QStringLiteral(", such as `game:%1`").arg(shown(each.usual));
        }
        list += u'\n';
    }
    return list;
}

QString listOfNotations() {
    QStringList names;
    for (const Notation each : askable) {
        names << QStringLiteral("`%1`").arg(shown(notationId(each)));
    }
    return names.join(QStringLiteral(", ")) + u'\n';
}

/// The section of a subcommand in what the command line says of itself.
QString listOfOptions(const QString& subcommand) {
    QFile file(QStringLiteral(":/manual/options.md"));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    const QString heading = QStringLiteral("\n# prunus") +
                            (subcommand.isEmpty() ? QString() : u' ' + subcommand) + u'\n';
    const QString all = u'\n' + QString::fromUtf8(file.readAll());
    const qsizetype at = all.indexOf(heading);
    if (at < 0) {
        return {};
    }
    const qsizetype from = at + heading.size();
    return all.mid(from, all.indexOf(QStringLiteral("\n# "), from) - from);
}

} // namespace

QString ownList(const QString& name) {
    const QStringList words = name.split(u' ', Qt::SkipEmptyParts);
    const QString kind = words.value(0);
    const std::pair<const char*, QString (*)()> lists[]{
        {"algorithms", listOfAlgorithms},
        {"questions", listOfQuestions},
        {"slips", listOfSlips},
        {"courses", listOfCourses},
        {"games", listOfGames},
        {"notations", listOfNotations},
        {"claims", claimList},
    };
    for (const auto& [called, make] : lists) {
        if (name == QLatin1String(called)) {
            return make();
        }
    }
    if (kind == QStringLiteral("options")) {
        return listOfOptions(words.value(1));
    }
    return kind == QStringLiteral("schema") ? schemaList(words.value(1), words.value(2))
                                            : QString();
}

QString withOwnLists(const QString& text) {
    static const QRegularExpression directive(QStringLiteral(R"(^\{\{(.+)\}\}$)"));
    QStringList lines = text.split(u'\n');
    for (QString& line : lines) {
        if (const auto found = directive.match(line); found.hasMatch()) {
            const QString list = ownList(found.captured(1));
            line = list.isNull() ? line : list;
        }
    }
    return lines.join(u'\n');
}

} // namespace prunus
