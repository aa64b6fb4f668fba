// Questions for Moodle, read back as Moodle reads them: the XML by Qt's parser, its gaps by a small
// one that knows nothing of the program. What stands around right answers, the points, and what
// wrong ones are told; tst_moodleanswers has what is right.

#include "tests/ui/questionbanks/moodlequiz.h"

#include <cmath>
#include <numeric>
#include <set>

using namespace prunus;
using namespace prunus::exporttest;
using oracle::NaiveTree;

class TestMoodleXml : public QObject {
    Q_OBJECT

  private slots:
    static void parts() {
        const auto asked = bankOf(lessonAbout(book, everyRight, "{}", "Midterm 1/2"));
        const Element quiz = quizOf(moodleXml(asked->bank));
        QCOMPARE(quiz.name, "quiz");
        const auto questions = quiz.all("question");
        QCOMPARE(questions.size(), 2U);
        QCOMPARE(questions[0]->attributes["type"], "category");
        QCOMPARE(questions[0]->only("category").only("text").text, "$course$/Prunus/Midterm 1//2");
        const Element& cloze = *questions[1];
        QCOMPARE(cloze.attributes["type"], "cloze");
        QCOMPARE(cloze.only("name").only("text").text, "Midterm 1/2: e1");
        QCOMPARE(cloze.only("questiontext").attributes["format"], "html");
        const Element& file = cloze.only("questiontext").only("file");
        QCOMPARE(file.attributes, (QMap<QString, QString>{
                                      {"name", "e1.svg"}, {"path", "/"}, {"encoding", "base64"}}));
        const QByteArray svg = QByteArray::fromBase64(file.text.toLatin1());
        const Element picture = quizOf(svg);
        QCOMPARE(picture.name, "svg");
        QVERIFY(svg.contains(">14</text>"));
        const QString html = htmlOf(cloze);
        QVERIFY(html.startsWith("<p><img src=\"@@PLUGINFILE@@/e1.svg\" alt=\"A game tree; MAX "
                                "moves at the root: [[3,12,8],[2,4,6],[14,5,2]]\"></p>"));
        QVERIFY(html.contains(
            "<p>2. Cross out every leaf that alpha-beta does not examine. (4 points)</p>"));
        QVERIFY(html.contains(
            "<p>Searched left to right, MAX at the root. Graded under: cut when α ≥ β"));
        QVERIFY(!html.contains("not read")); // which the key says
        QVERIFY(cloze.only("generalfeedback").only("text").text.contains("is not read"));
        QCOMPARE(cloze.only("penalty").text, "0.3333333");
        QCOMPARE(cloze.only("hidden").text, "0");
        QCOMPARE(cloze.only("idnumber").text, "week3.e1");
        QStringList tags;
        for (const Element* const each : cloze.only("tags").all("tag")) {
            tags << each->only("text").text;
        }
        QCOMPARE(tags, (QStringList{"prunus", "values", "cross-out", "leaf-order", "returned",
                                    "counts", "move"}));
    }

    /// Each wrong number is what some slip writes there, and what each slip writes is among them.
    static void whatSlipsWrite() {
        const NaiveTree nodes = oracle::naiveTree(below0);
        const auto gaps = gapsAbout(below0, R"([{"type": "values"}])");
        const auto inner = nodesOf(nodes, false);
        const std::vector<std::string> slips{"M15", "M16", "M17", "M19", "M20", "M21", "M27"};
        int told = 0;
        for (std::size_t k = 0; k < inner.size(); ++k) {
            const Cloze& gap = gaps[qsizetype(k)];
            std::set<QString> expected;
            for (const std::string& slip : slips) {
                const auto returned = naive(nodes, slip, true).returned;
                const auto value = returned.find(inner[k]->id);
                if (value != returned.end() && std::isfinite(value->second)) {
                    expected.insert(typed(value->second));
                }
            }
            expected.erase(gap.right().front());
            for (const QString& each : expected) {
                QVERIFY2(gap.texts().contains(each), qPrintable(gap.line + ' ' + each));
            }
            for (const ClozeAnswer& each : gap.answers) {
                told += each.feedback.isEmpty() ? 0 : 1;
                QVERIFY(each.fraction == 1 || each.fraction == 0);
                QVERIFY(each.fraction == 0 || each.feedback.isEmpty());
            }
            QStringList texts = gap.texts();
            QCOMPARE(texts.removeDuplicates(), 0);
        }
        QVERIFY(told > 2);
        // MIN's leaves negated, in words.
        const Cloze left = gapsAbout("[[1,9],[3,5]]", R"([{"type": "values"}])")[1];
        QCOMPARE(left.right(), QStringList{"1:0"});
        QVERIFY2(left.feedbackOf("9:0").contains("“"), qPrintable(left.texts().join(' ')));
    }

    static void halfForTheRoot() {
        const Cloze gap =
            gapsAbout(book, R"([{"type": "counts", "counts": ["nodesVisited"]}])").front();
        QCOMPARE(gap.right(), QStringList{"11:0"}); // 7 leaves, 3 moves, and the root
        const auto half = std::ranges::find(gap.answers, QString("10:0"), &ClozeAnswer::text);
        QVERIFY(half != gap.answers.end());
        QCOMPARE(half->fraction, 0.5);
    }

    /// They are whole, and together as the points.
    static void weights() {
        const std::vector<double> points{3, 4, 2, 1, 2.5, 1};
        std::vector<double> sums(points.size());
        for (const Cloze& each : gapsAbout(e12, everyRight)) {
            sums[std::size_t(each.question)] += each.weight;
        }
        QVERIFY(std::accumulate(sums.begin(), sums.end(), 0.0) <= 10'000);
        for (std::size_t k = 0; k < points.size(); ++k) {
            QVERIFY2(std::abs(sums[k] / points[k] - sums[0] / points[0]) <
                         0.01 * sums[0] / points[0],
                     qPrintable(QString::number(sums[k])));
        }
        for (const Cloze& each : gapsAbout(book, R"([{"type": "values", "points": 4}])")) {
            QCOMPARE(each.weight, 1);
        }
    }

    /// Whatever nodes and texts are called.
    static void namesMeanNothing() {
        const QStringList names{"A}~B",    "%50%=x", "<b>&amp;\"",
                                "a\\~b#c", "]]>",    "{1:NUMERICAL:=3}"};
        const QString tree =
            QString(R"(["%1": [3, "%2": 12], "%3": [2, 4], "%4": [14, "%5": [5, "%6": 7]]])")
                .arg(names[0], names[1], QString(names[2]).replace('"', "\\\""),
                     QString(names[3]).replace('\\', "\\\\"), names[4], names[5]);
        const QString questions = "[{\"type\": \"values\", \"text\": "
                                  "\"Values } ~ {1:NM:=2} ]]> <i>\"}, "
                                  "{\"type\": \"move\"}, {\"type\": \"cross-out\"}]";
        const auto asked = bankOf(lessonAbout(tree, questions, "{}", "T <b> {1:NM:=3} ]]>"));
        const auto gaps = gapsIn(*asked);
        QCOMPARE(gaps.size(), gapsAbout("[[3,12],[2,4],[14,[5,7]]]", questions).size());
        QCOMPARE(gaps[1].line, names[0]);
        QCOMPARE(gaps[2].line, names[2]);
        QCOMPARE(gaps[4].line, names[4]);
        const auto moves = gapsIn(*asked, 1);
        QCOMPARE(moves[0].texts(), (QStringList{names[0], names[2], names[3]}));
        QCOMPARE(moves[0].right(), QStringList{names[3]});
        QVERIFY(moves[1].texts().join(' ').contains(names[1]));
        for (const Cloze& each : gaps) {
            QCOMPARE(each.right().size(), 1);
        }
        const QString html = htmlOf(clozeIn(quizOf(moodleXml(asked->bank))));
        QVERIFY(!html.contains("<b>") && !html.contains("<i>"));
        QVERIFY(decoded(html).contains("Values } ~ {1:NM:=2} ]]> <i>"));
    }

    static void versionsHaveCategories() {
        const auto asked = bankOf(lessonAbout(e12, R"([{"type": "cross-out"}])"), 3);
        QStringList categories;
        QStringList ids;
        const Element quiz = quizOf(moodleXml(asked->bank));
        for (const Element* const each : quiz.all("question")) {
            if (each->attributes["type"] == "category") {
                categories << each->only("category").only("text").text;
            } else {
                ids << each->only("idnumber").text;
            }
        }
        QCOMPARE(categories, QStringList{"$course$/Prunus/Midterm/e1"});
        QCOMPARE(ids, (QStringList{"week3.e1-A", "week3.e1-B", "week3.e1-C"}));
    }

    static void sameBytes() {
        QCOMPARE(moodleXml(bankOf(lessonAbout(e12, everyRight))->bank),
                 moodleXml(bankOf(lessonAbout(e12, everyRight))->bank));
    }

    static void refused() {
        const auto several = tryBank(lessonAbout(
            "[[5,5],[5,6]]", R"([{"type": "values"}, {"type": "move"}])", R"({"tieMove": "any"})"));
        QVERIFY(!several);
        QCOMPARE(
            several.error(),
            QStringList{
                "e1.q2: several lines of play are right; ask for the move alone (\"pvLength\": "
                "\"1\"), or for the first of equal moves (\"tieMove\": \"first\")"});
        const auto either = gapsAbout("[[5,6],[5,7],[4,9]]", R"([{"type": "move"}])",
                                      R"({"tieMove": "any", "pvLength": "1"})");
        QCOMPARE(either.size(), 1);
        QCOMPARE(either[0].right().size(), 2);
    }
};

QTEST_MAIN(TestMoodleXml)
#include "tst_moodlexml.moc"
