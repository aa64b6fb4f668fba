// What a lesson's text says of the picture beside it holds at that step of the search, and not yet
// at the one before, by a search that was written for tests and is replayed event by event.

#include "core/lessons/shippedlessons.h"
#include "tests/lessons/lessonpicture.h"
#include "tests/rows.h"

#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <array>
#include <span>

using namespace prunus;
using namespace prunus::oracle;

namespace {

using Match = QRegularExpressionMatch;
using State = NodeState;

/// What a sentence says of a picture, and whether that is so.
struct Fact {
    const char* pattern;
    bool (*holds)(const LessonPicture& now, const Match& said);
};

std::string name(const Match& said, int group) {
    return said.captured(group).toStdString();
}
double number(const Match& said, int group) {
    return said.captured(group).replace(u'−', u'-').toDouble();
}
/// All that stands in a part of the sentence.
std::vector<double> numbers(const QString& part) {
    static const QRegularExpression each("\\d+");
    std::vector<double> found;
    for (auto all = each.globalMatch(part); all.hasNext();) {
        found.push_back(all.next().captured().toDouble());
    }
    return found;
}
bool isEntered(const NodeStory& story) {
    return story.state == State::open || story.state == State::returned;
}

/// Of values and bounds.
const Fact ofValues[] = {
    {"(?<!truly )\\b([A-G]) is worth (\\d+)(?! or)",
     [](const LessonPicture& now, const Match& said) {
         return now.at(name(said, 1)).proven == Bounds{number(said, 2), number(said, 2)};
     }},
    {"([A-G]) is worth (\\d+) or less",
     [](const LessonPicture& now, const Match& said) {
         return now.at(name(said, 1)).proven.upper <= number(said, 2);
     }},
    {"([A-G]) is worth (\\d+) or more",
     [](const LessonPicture& now, const Match& said) {
         return now.at(name(said, 1)).proven.lower >= number(said, 2);
     }},
    {"([A-G]) is truly worth (\\d+)",
     [](const LessonPicture& now, const Match& said) {
         return now.worth(name(said, 1)) == number(said, 2);
     }},
    {"≥(\\d+) stands in ([A-G])",
     [](const LessonPicture& now, const Match& said) {
         return now.at(name(said, 2)).proven == Bounds{number(said, 1), infinity};
     }},
    {"the picture writes ≤(\\d+)",
     [](const LessonPicture& now, const Match& said) {
         return now.here().proven == Bounds{-infinity, number(said, 1)};
     }},
    {"(?:MAX|it) has (\\d+) (?:at ([A-G])|by its first move)",
     [](const LessonPicture& now, const Match& said) {
         const std::string node = name(said, 2);
         return (node.empty() ? now.root() : now.at(node)).proven.lower == number(said, 1);
     }},
    {"MIN has (\\d+) at ([A-G])",
     [](const LessonPicture& now, const Match& said) {
         return now.at(name(said, 2)).proven.upper == number(said, 1);
     }},
    {"([A-G]) itself has found nothing better than (\\d+)",
     [](const LessonPicture& now, const Match& said) {
         return now.at(name(said, 1)).proven.lower == number(said, 2);
     }},
    {"(?:^It takes|it takes the) (\\d+)\\.",
     [](const LessonPicture& now, const Match& said) {
         return now.event().kind == EventKind::leave && now.event().value == number(said, 1);
     }},
    {"Fail-(hard|soft) returns (\\d+)",
     [](const LessonPicture& now, const Match& said) {
         const FailMode fail = said.captured(1) == "hard" ? FailMode::hard : FailMode::soft;
         return now.event().kind == EventKind::leave && now.returnedIn(fail) == number(said, 2);
     }},
    {"([A-G]) is cut at its (\\d+), and returns (\\d+)",
     [](const LessonPicture& now, const Match& said) {
         return now.event().kind == EventKind::leave && now.isHere(name(said, 1)) &&
                now.event().value == number(said, 3) &&
                now.hasChild(name(said, 1), number(said, 2), State::evaluated) && now.isSkipped(1);
     }},
};

/// Of what is read, skipped and still to come.
const Fact ofLeaves[] = {
    {"At ([A-G]) \\w+ moves and finds ([^.]+)",
     [](const LessonPicture& now, const Match& said) {
         return std::ranges::all_of(numbers(said.captured(2)), [&](double each) {
             return now.hasChild(name(said, 1), each, State::evaluated);
         });
     }},
    {"((?:[A-G](?: and )?)+) are still to come",
     [](const LessonPicture& now, const Match& said) {
         return std::ranges::all_of(said.captured(1).split(" and "), [&](const QString& each) {
             return now.at(each.toStdString()).state == State::notReached;
         });
     }},
    {"(?:reads|Next comes the leaf) (\\d+)(?! leaves|:|\\d)|[Tt]he (\\d+) is read",
     [](const LessonPicture& now, const Match& said) {
         return now.isRead(number(said, said.lastCapturedIndex()));
     }},
    {"can answer ([A-G]) with that (\\d+)",
     [](const LessonPicture& now, const Match& said) {
         return now.hasChild(name(said, 1), number(said, 2), State::evaluated);
     }},
    {"(?:leaf|leaves|the) ([\\d and]+) (?:is|are) skipped",
     [](const LessonPicture& now, const Match& said) {
         return std::ranges::all_of(numbers(said.captured(1)),
                                    [&](double each) { return now.isSkipped(each); });
     }},
    {"([A-G]) with its \\d+ leaves is never looked at",
     [](const LessonPicture& now, const Match& said) {
         return now.at(name(said, 1)).state == State::cut;
     }},
    {"^cut\\.$", [](const LessonPicture& now,
                    const Match& /*said*/) { return now.event().kind == EventKind::cutoff; }},
    {"has read (\\d+) leaves",
     [](const LessonPicture& now, const Match& said) {
         return now.leavesRead() == number(said, 1);
     }},
};

/// Of the way there and the windows.
const Fact ofWindows[] = {
    {"search (?:has gone|goes) on to ([A-G])",
     [](const LessonPicture& now, const Match& said) { return isEntered(now.at(name(said, 1))); }},
    {"moment at which ([A-G]) is entered",
     [](const LessonPicture& now, const Match& said) {
         return now.event().kind == EventKind::enter && now.isHere(name(said, 1));
     }},
    {"the root has α = −∞ and β = \\+∞",
     [](const LessonPicture& now, const Match& /*said*/) {
         return isEntered(now.root()) && now.root().window == Window{};
     }},
    {"so β = (\\d+)", [](const LessonPicture& now,
                         const Match& said) { return now.here().window.beta == number(said, 1); }},
    {"so α is still −∞",
     [](const LessonPicture& now, const Match& /*said*/) {
         return now.here().window.alpha == -infinity;
     }},
    {"moves at ([A-G]), so α rises to (\\d+)",
     [](const LessonPicture& now, const Match& said) {
         return now.at(name(said, 1)).window.alpha == number(said, 2);
     }},
    {"Now α ≥ β",
     [](const LessonPicture& now, const Match& /*said*/) {
         return now.here().window.alpha >= now.here().window.beta;
     }},
    {"([A-G]) still has β = (\\d+)",
     [](const LessonPicture& now, const Match& said) {
         return now.at(name(said, 1)).window.beta == number(said, 2);
     }},
    {"its α rises to (\\d+)",
     [](const LessonPicture& now, const Match& said) {
         return now.root().window.alpha == number(said, 1);
     }},
    {"([A-G]) is entered with that α, and so is ([A-G])",
     [](const LessonPicture& now, const Match& said) {
         return std::ranges::all_of(std::array{1, 2}, [&](int group) {
             const NodeStory story = now.at(name(said, group));
             return isEntered(story) && story.window.alpha == now.root().window.alpha;
         });
     }},
    {"([A-G]) (?:is entered with|has) α = (\\d+)",
     [](const LessonPicture& now, const Match& said) {
         return isEntered(now.at(name(said, 1))) &&
                now.at(name(said, 1)).alphas.back() == number(said, 2);
     }},
    {"([A-G]) is entered with β = (−?\\d+) from its own side",
     [](const LessonPicture& now, const Match& said) {
         return isEntered(now.at(name(said, 1))) &&
                now.at(name(said, 1)).betas.front() == number(said, 2);
     }},
};

/// Sentences beside a picture that name numbers, bounds or nodes and say nothing of its step.
constexpr const char* withoutFacts[] = {
    "MAX would like the 12, and will not get it",
    "were both of them 100",
    "it has the 5.",
    "If play came to D",
    "C, the parent of D, could not have said so",
    "its own 1 is less than 2",
    "α is what MAX is sure of already",
    "β is the same for MIN",
    "- A child is entered with the window",
    "- A node of MAX's raises α",
    "- As soon as α ≥ β",
    "What E did to its window",
    "with 6 for MAX here",
    "What is at least 3 for me",
    "So the child's window is (−β, −α)",
    "Both are true",
    "From an open window the value of the root",
    "Whoever plays the last child",
    "MAX can move to A or to B",
    "Play at random through A",
    "Through B you always end at a 5",
    "So A looks better by far",
};

QStringList sentencesOf(const std::string& text) {
    static const QRegularExpression end("(?<=[.:?!;])\\s+|\\n+");
    return QString::fromStdString(text).remove(u'*').split(end, Qt::SkipEmptyParts);
}

/// How many facts a sentence tells, and the first that does not hold.
int factsIn(const QString& sentence, const LessonPicture& now, QString& wrong) {
    int found = 0;
    for (const std::span<const Fact> facts :
         {std::span<const Fact>(ofValues), std::span<const Fact>(ofLeaves),
          std::span<const Fact>(ofWindows)}) {
        for (const Fact& each : facts) {
            const QRegularExpression pattern(QString::fromUtf8(each.pattern));
            for (auto all = pattern.globalMatch(sentence); all.hasNext(); ++found) {
                const Match said = all.next();
                if (!each.holds(now, said) && wrong.isEmpty()) {
                    wrong = sentence + QStringLiteral(" — ") + said.captured();
                }
            }
        }
    }
    return found;
}

/// A text, and the picture that follows it.
struct Page {
    const LessonText* text;
    const LessonMoment* moment;
};

std::vector<Page> pagesOf(const Lesson& lesson) {
    std::vector<Page> pages;
    for (std::size_t k = 1; k < lesson.steps.size(); ++k) {
        const auto* const text = std::get_if<LessonText>(&lesson.steps[k - 1]);
        const auto* const moment = std::get_if<LessonMoment>(&lesson.steps[k]);
        if (text != nullptr && moment != nullptr) {
            pages.push_back({text, moment});
        }
    }
    return pages;
}

} // namespace

class TestLessonPictures : public QObject {
    Q_OBJECT

  private slots:
    static void saysWhatIsShown_data();
    static void saysWhatIsShown();
    static void listedSentencesAreOfTexts();
};

void TestLessonPictures::saysWhatIsShown_data() {
    Rows<std::size_t, std::size_t>("lesson", "page");
    for (std::size_t k = 0; k < shippedLessons().size(); ++k) {
        const Lesson& lesson = shippedLessons()[k].lesson;
        for (std::size_t page = 0; page < pagesOf(lesson).size(); ++page) {
            QTest::addRow("%s, picture %zu", lesson.id.c_str(), page + 1) << k << page;
        }
    }
}

/// At the end of a search all of it is known: there only what is said of it must hold.
void TestLessonPictures::saysWhatIsShown() {
    QFETCH(const std::size_t, lesson);
    QFETCH(const std::size_t, page);
    const Page shown = pagesOf(shippedLessons()[lesson].lesson)[page];
    LessonPicture picture(*shown.moment);
    QCOMPARE(std::size_t{shown.moment->at}, picture.step());
    if (picture.step() == 0) {
        return; // nothing has happened that could be told
    }
    const bool isEnd = picture.step() == picture.end();
    static const QRegularExpression tells("\\d|[αβ∞]|\\b[B-G]\\b|(?<=\\s)A\\b");
    QString wrong;
    for (const QString& sentence : sentencesOf(shown.text->text)) {
        const bool general = std::ranges::any_of(withoutFacts, [&](const char* each) {
            return sentence.startsWith(QString::fromUtf8(each));
        });
        const int facts = factsIn(sentence, picture, wrong);
        QVERIFY2(facts > 0 || general || isEnd || !tells.match(sentence).hasMatch(),
                 qPrintable(sentence));
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    if (!isEnd) {
        picture.goTo(picture.step() - 1);
        for (const QString& sentence : sentencesOf(shown.text->text)) {
            (void)(picture.step() > 0 ? factsIn(sentence, picture, wrong) : 0);
        }
        QVERIFY2(!wrong.isEmpty() || picture.step() == 0, "it holds a step before");
    }
}

void TestLessonPictures::listedSentencesAreOfTexts() {
    QStringList sentences;
    for (const ShippedLesson& lesson : shippedLessons()) {
        for (const Page& page : pagesOf(lesson.lesson)) {
            sentences += sentencesOf(page.text->text);
        }
    }
    for (const char* const each : withoutFacts) {
        QVERIFY2(std::ranges::any_of(sentences,
                                     [&](const QString& sentence) {
                                         return sentence.startsWith(QString::fromUtf8(each));
                                     }),
                 each);
    }
}

QTEST_GUILESS_MAIN(TestLessonPictures)
#include "tst_lessonpictures.moc"
