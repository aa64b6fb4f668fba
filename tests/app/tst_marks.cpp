// The same answer has the same marks from `check` and from `grade`, and whoever reads them is told
// under which rules, what follows from a mistake, and what was answered. The report on a class is a
// page of pictures: here of 20 students whose answers are known.

#include "tests/app/classfolder.h"

#include <QXmlStreamReader>
#include <QtTest>

namespace {

/// The tie at C skips 9. Who leaves it read has the key under >, and under >= one unit of two.
const QString tie = "[[3,5],[3,9],[1,7]]";
const QByteArray onlyTheLast = R"({"marks": [[2, 1]]})";

/// A lesson with one question, which one student has answered; or has not, where the answer is "".
class OneAnswer : public ClassFolder {
  public:
    /// Keys of the lesson, a question about a tree, and what was answered, all in JSON.
    OneAnswer(const QByteArray& keys, const QString& tree, const QByteArray& question,
              const QByteArray& answer) {
        setLesson(R"({"exercise": "e1", "tree": ")" + tree.toUtf8() + R"(", "questions": [)" +
                      question + "]}",
                  keys);
        write("s1.json",
              attempt("s1", answer.isEmpty() ? QJsonArray() : QJsonArray{taken({answer})}));
    }
};

} // namespace

class TestMarks : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    static void theSameFromCheckAndGrade_data();
    static void theSameFromCheckAndGrade();
    static void otherRulesAreTold();
    static void whatFollowsIsTold();
    static void reportsDrawWhatWasAnswered();
    static void coursesAreNotNamed();
    void bars();
    void pictures();
    void loadsNothing();
    static void nothingIsMarkup();

  private:
    void take(int first, int last, const QByteArrayList& answers) const {
        for (int k = first; k <= last; ++k) {
            const QString id = QString("s%1").arg(k, 2, 10, QChar('0'));
            const QJsonArray items =
                answers.isEmpty() ? QJsonArray() : QJsonArray{ClassFolder::taken(answers)};
            folder_.write(id + ".json", folder_.attempt(id, items));
        }
    }

    ClassFolder folder_;
    QString page_;
};

/// On the book's tree, where only 4 and 6 are skipped, 7 leaves are read, and the root is worth 3.
void TestMarks::initTestCase() {
    folder_.setLesson(R"({"exercise": "e1", "tree": "[[3,12,8],[2,4,6],[14,5,2]]",
        "questions": [{"type": "cross-out", "points": 4, "named": ["cut"]},
                      {"type": "values", "points": 2},
                      {"type": "counts", "points": 1, "counts": ["leavesEvaluated"],
                       "named": ["cut"]}]})");
    const QByteArray values = R"({"values": {"": 3, "0": 3, "1": 2, "2": 2}})";
    const QByteArray counts = R"({"leavesEvaluated": 7})";
    take(1, 10, {R"({"marks": [[1, 1], [1, 2]]})", values, counts});
    // 4 alone; the greatest leaf.
    take(11, 16,
         {R"({"marks": [[1, 1]]})", R"({"values": {"": 14, "0": 3, "1": 2, "2": 2}})",
          R"({"leavesEvaluated": 9})"});
    take(17, 18, {R"({"marks": [[1]]})", values, counts}); // with 2, which was read
    take(19, 20, {});
    QCOMPARE(folder_.grade({"--report", "r.html"}, "s*").exitCode, 0);
    page_ = QString::fromUtf8(folder_.content("r.html"));
}

void TestMarks::theSameFromCheckAndGrade_data() {
    const Rows<QByteArray, QByteArray, double> row("profile", "named", "credit");
    const QByteArray open = R"({"unverified": ["cut", "fail"]})";
    const QByteArray cut = R"("named": ["cut"],)";
    row("the program's own rules, which stand on the question", "{}", "", 0.5);
    row("and in its text", "{}", cut, 0.5);
    row("a course of which nobody knows how it cuts", open, "", 1.0);
    row("but whose question says it", open, cut, 0.5);
    row("one that is strict", R"({"unverified": ["cut"], "strictConvention": true})", "", 0.5);
    row("one that cuts at > alone", R"({"cut": "gt"})", "", 1.0);
}

void TestMarks::theSameFromCheckAndGrade() {
    QFETCH(const QByteArray, profile);
    QFETCH(const QByteArray, named);
    QFETCH(const double, credit);
    for (const QByteArray mode : {"exam", "homework"}) {
        const OneAnswer folder("\"mode\": \"" + mode + "\", \"profile\": " + profile, tie,
                               R"({"type": "cross-out", )" + named + R"("points": 4})",
                               onlyTheLast);
        folder.write("mine.prunus-profile.json", profile);
        const auto rows = rowsOf(folder.grade({"--format", "csv"}, "s1").out);
        QCOMPARE(rows.front()["points"].toDouble(), 4 * credit);
        QCOMPARE(rows.front()["correct"], credit == 1 ? "1" : "0");
        const QString rules = "--profile " + folder.path("mine.prunus-profile.json") +
                              (named.isEmpty() ? "" : " --cut ge");
        const QJsonObject check =
            jsonOf("check " + tie + " --question cross-out --answer - " + rules, onlyTheLast);
        QCOMPARE(check["credit"].toDouble(), credit);
    }
}

/// To the student, in the table of marks and in the report.
void TestMarks::otherRulesAreTold() {
    const OneAnswer folder(R"("profile": {"unverified": ["cut", "fail"]})", tie,
                           R"({"type": "cross-out"})", onlyTheLast);
    const QByteArray csv =
        folder.grade({"--format", "csv", "--feedback-dir", "told", "--report", "class.md"}, "s1")
            .out;
    QVERIFY2(csv.contains(R"(other-rules: {""cut"": ""gt""})"), csv);
    const QByteArray words = "Right under other rules: cut when α "; // and >, in Markdown &gt;
    const QByteArray told = folder.content("told/s1.txt");
    QVERIFY2(told.contains(words + "> β."), told);
    QVERIFY2(told.contains("cut when α ≥ β, or throughout cut when α > β"), told);
    QVERIFY(folder.content("class.md").contains("e1.q1: " + words));
    QVERIFY(has(
        jsonOf("check " + tie + " --question cross-out --answer - --profile unibo-fia --root max",
               onlyTheLast),
        R"({"otherRules": {"cut": "gt"}})"));
}

/// B is worth 3, C 2, D 5 and A 5; A's 11 is the greatest of what was written below.
void TestMarks::whatFollowsIsTold() {
    const auto feedback = [](const QByteArray& rules) {
        const OneAnswer folder("\"rules\": " + rules, "[[3,9],[2,11],[8,5]]",
                               R"({"type": "values", "points": 4})",
                               R"({"values": {"": 11, "0": 9, "1": 11, "2": 8}})");
        const ProgramRun run = folder.grade({"--feedback-dir", "told"}, "s1");
        return run.exitCode == 0 ? folder.content("told/s1.txt") : run.err;
    };
    const QByteArray half = feedback("{}");
    QVERIFY2(half.contains("e1.q1: 0.5 of 4\n"), half);
    QVERIFY2(half.contains("what follows from a mistake counts 50 %"), half);
    QVERIFY2(half.contains("A follows from your B, C and D."), half);
    QVERIFY2(half.contains("MAX takes the greatest, 5."), half);
    const QByteArray nothing = feedback(R"({"followThrough": false})");
    QVERIFY2(nothing.contains("e1.q1: 0 of 4\n"), nothing);
    QVERIFY2(nothing.contains("A follows from your B, C and D."), nothing);
    QVERIFY(!nothing.contains("counts"));
    QVERIFY(feedback(R"({"followShare": 0.25})").contains("e1.q1: 0.25 of 4\n"));
}

/// However windows are written: with each change, or at entry and exit.
void TestMarks::reportsDrawWhatWasAnswered() {
    for (const QByteArray b :
         {R"({"in": [-47, 53], "out": [-47, 41]})", R"({"history": [[-47, 53], [-47, 41]]})"}) {
        const OneAnswer folder(R"("mode": "exam",
                                  "profile": {"fail": "soft", "strictConvention": true})",
                               "[[3,5],[2,4]]", R"({"type": "windows"})",
                               R"({"windows": {"0": )" + b + "}}");
        QCOMPARE(folder.grade({"--report", "class.html"}, "s1").exitCode, 0);
        const QByteArray drawn = folder.content("class.html").split('\n').join("");
        const QByteArray figure = drawn.mid(drawn.indexOf("<figure>"));
        for (const char* text : {">−47<", ">53 41<"}) {
            QVERIFY2(figure.contains(text), (QByteArray(text) + " of " + b).constData());
        }
    }
}

/// In an exam the name of a course tells nobody anything but whose exam it is.
void TestMarks::coursesAreNotNamed() {
    const OneAnswer folder(R"("mode": "exam", "profile": {"title": "Sheldrake"})", "[1,2]",
                           R"({"type": "move"})", "");
    QCOMPARE(folder.grade({"--feedback-dir", "told", "--report", "class.md"}, "s1").exitCode, 0);
    QVERIFY(!folder.content("told/s1.txt").contains("Sheldrake"));
    QVERIFY(!folder.content("class.md").contains("Sheldrake"));
}

void TestMarks::bars() {
    const auto bar = [&](const QString& question) {
        const QString row =
            page_.section("<tr><td>" + question + "</td>", 1).section("</tr>", 0, 0);
        return row.section("<svg", 1);
    };
    QVERIFY2(
        bar("e1.q1").contains("aria-label=\"10 right, 8 in part, 0 wrong, 2 without an answer\""),
        qPrintable(page_));
    // Half of 200 black, 80 grey behind it, 20 white.
    QVERIFY(bar("e1.q1").contains(R"(<rect x="0" width="100" height="14" fill="#000"/>)"
                                  R"(<rect x="100" width="80" height="14" fill="#777"/>)"
                                  R"(<rect x="180" width="20" height="14" fill="#fff"/>)"));
    QVERIFY(
        bar("e1.q2").contains("aria-label=\"12 right, 6 in part, 0 wrong, 2 without an answer\""));
    QVERIFY(
        bar("e1.q3").contains("aria-label=\"12 right, 0 in part, 6 wrong, 2 without an answer\""));
}

/// The commonest first; what is no drawing stands in words.
void TestMarks::pictures() {
    const QString wrong =
        page_.section("<h2>The commonest wrong answers</h2>", 1).section("<h2>", 0, 0);
    QStringList heads = wrong.split("<h3>").mid(1);
    for (QString& each : heads) {
        each = each.section("</h3>", 0, 0);
    }
    QCOMPARE(heads,
             (QStringList{"e1.q1, cross-out: given 6 times", "e1.q2, values: given 6 times",
                          "e1.q3, counts: given 6 times", "e1.q1, cross-out: given 2 times"}));
    QCOMPARE(wrong.count("<figure>"), 3);
    QVERIFY(wrong.contains("<p>Answered on [[3,12,8],[2,4,6],[14,5,2]]: "
                           "{\"leavesEvaluated\": 9}</p>"));
    const QString values = wrong.section("<figure>", 2, 2);
    QVERIFY2(values.count(">14</text>") == 2, qPrintable(values)); // the leaf, and what was written
    for (qsizetype at = page_.indexOf("<svg"); at >= 0; at = page_.indexOf("<svg", at + 1)) {
        QXmlStreamReader svg(page_.mid(at, page_.indexOf("</svg>", at) + 6 - at));
        while (!svg.atEnd()) {
            svg.readNext();
        }
        QVERIFY2(!svg.hasError(), qPrintable(svg.errorString()));
    }
}

void TestMarks::loadsNothing() {
    QVERIFY(page_.startsWith("<!DOCTYPE html>") && page_.endsWith("</html>\n"));
    QCOMPARE(page_.count("<tr>"), page_.count("</tr>"));
    for (const char* const each : {" src=", "href=", "url(", "<script", "@import", "<?xml"}) {
        QVERIFY2(!page_.contains(each), each);
    }
    static const QRegularExpression id(" id=\"([^\"]*)\"");
    QStringList ids; // which would have to be different
    for (auto all = id.globalMatch(page_); all.hasNext();) {
        ids << all.next().captured(1);
    }
    QCOMPARE(ids.removeDuplicates(), 0);
}

/// Whatever students, nodes and files are called.
void TestMarks::nothingIsMarkup() {
    ClassFolder other;
    other.setLesson(R"({"exercise": "e1", "tree": "[\"<b>&\": [3, 12], [2, \"</svg>\": 4]]",
        "questions": [{"type": "values", "points": 2}]})");
    other.write("a.json",
                other.attempt("<i>x</i>",
                              {ClassFolder::taken({R"({"values": {"": 4, "0": 12, "1": 4}})"})}));
    other.write("<u>.json", "no attempt");
    for (const char* const file : {"r.html", "r.md"}) {
        QCOMPARE(other.grade({"./<u>.json", "--report", file}, "a").exitCode, 1);
        const QByteArray page = other.content(file);
        QVERIFY(page.contains("&lt;u&gt;.json"));
        for (const char* const tag : {"<b>", "<i>", "<u>", "<script"}) {
            QVERIFY2(!page.contains(tag), page);
        }
        QCOMPARE(page.count("</svg>"), page.count("<svg"));
    }
}

QTEST_GUILESS_MAIN(TestMarks)
#include "tst_marks.moc"
