#include "ui/words/coursevoice.h"

#include "ui/words/lists.h"

#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <array>

namespace prunus {
namespace {

/// What a key of `words` stands for.
struct Meaning {
    const char* key;
    const char* ours; ///< as it stands in sentences
};

constexpr std::array ourNames{Meaning{"max", "MAX"}, Meaning{"min", "MIN"}, Meaning{"alpha", "α"},
                              Meaning{"beta", "β"}};

constexpr std::array explainedWords{
    Meaning{"cut", QT_TRANSLATE_NOOP("CourseVoice", "a cutoff")},
    Meaning{"prune", QT_TRANSLATE_NOOP("CourseVoice", "crossing out, or skipping")},
    Meaning{"leafValue", QT_TRANSLATE_NOOP("CourseVoice", "a static value")},
    Meaning{"move", QT_TRANSLATE_NOOP("CourseVoice", "the move that is played")},
    Meaning{"path", QT_TRANSLATE_NOOP("CourseVoice", "the line of play")},
    Meaning{"level", QT_TRANSLATE_NOOP("CourseVoice", "a ply")},
    Meaning{"depth", QT_TRANSLATE_NOOP("CourseVoice", "the depth")},
    Meaning{"best", QT_TRANSLATE_NOOP("CourseVoice", "the best child so far")},
    Meaning{"failureValue", QT_TRANSLATE_NOOP("CourseVoice", "the value before any child")},
    Meaning{"colour", QT_TRANSLATE_NOOP("CourseVoice", "the sign of the player who moves")},
};

/// Whether a word of the list matters where this is asked.
bool matters(std::string_view key, Question question) {
    const bool windowed = traits(traits(question).algorithm).windowed;
    const bool ofMoves = question == Question::move || asksForDepth(question);
    if (key == "cut") {
        return windowed;
    }
    if (key == "prune") {
        return crossesOut(question) || question == Question::counts;
    }
    if (key == "move") {
        return ofMoves;
    }
    if (key == "path") {
        return question == Question::move;
    }
    if (key == "level" || key == "depth") {
        return asksForDepth(question) || question == Question::nodeTypes;
    }
    if (key == "best" || key == "failureValue") {
        return question == Question::values || question == Question::returned;
    }
    return key == "colour" ? question == Question::negamax : true;
}

const QRegularExpression& oursPattern() {
    static const QRegularExpression pattern(
        QStringLiteral(R"((?<![\p{L}\p{N}])(?:MAX|MIN)(?![\p{L}\p{N}])|[αβ])"));
    return pattern;
}

/// A word that differs from ours only by an article, or in capitals, needs no explanation.
bool isOurs(const QString& theirs, const QString& ours) {
    return theirs == ours || ours.section(u' ', 1).compare(theirs, Qt::CaseInsensitive) == 0;
}

} // namespace

QString courseWord(const Profile& profile, const char* key) {
    constexpr qsizetype mostLetters = 40;
    const auto found = profile.words.find(key);
    return found == profile.words.end()
               ? QString()
               : QString::fromStdString(found->second).simplified().left(mostLetters);
}

QString CourseVoice::word(const char* key) const {
    return courseWord(profile_, key);
}

bool CourseVoice::replacesNames() const {
    const auto has = [](const Labels& texts) {
        for (std::size_t k = 0; k < texts.size(); ++k) {
            const std::string_view text = texts.text(k);
            if (oursPattern()
                    .match(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())))
                    .hasMatch()) {
                return true;
            }
        }
        return false;
    };
    return !has(tree_.names()) && !has(tree_.moves());
}

QString CourseVoice::said(const QString& text) const {
    if (profile_.words.empty() || !replacesNames()) {
        return text;
    }
    QString said;
    qsizetype behind = 0;
    for (auto each = oursPattern().globalMatch(text); each.hasNext();) {
        const auto match = each.next();
        const auto* const ours = std::ranges::find_if(ourNames, [&](const Meaning& meaning) {
            return match.captured() == QString::fromUtf8(meaning.ours);
        });
        const QString theirs = word(ours->key);
        said += text.mid(behind, match.capturedStart() - behind);
        said += theirs.isEmpty() ? match.captured() : theirs;
        behind = match.capturedEnd();
    }
    return said + text.mid(behind);
}

QString CourseVoice::explained(Question question) const {
    QStringList all;
    const auto explain = [&](const char* key, const QString& ours) {
        const QString theirs = word(key);
        if (!theirs.isEmpty() && !isOurs(theirs, ours)) {
            //: A word of a course, and what the program calls the same.
            all << tr("“%1” for %2").arg(theirs, ours);
        }
    };
    if (!replacesNames()) {
        for (const Meaning& each : ourNames) {
            explain(each.key, QString::fromUtf8(each.ours));
        }
    }
    for (const Meaning& each : explainedWords) {
        if (matters(each.key, question)) {
            explain(each.key, tr(each.ours));
        }
    }
    //: A list of words, each with what it stands for.
    return all.isEmpty() ? QString() : tr("The course says %1.").arg(listedWithAnd(all));
}

} // namespace prunus
