// The same answer has the same marks from `check` and from `grade`, and whoever reads them is told
// under which rules, what follows from a mistake, and what was answered.

#include "tests/app/classfolder.h"

#include <QtTest>

namespace {

/// The tie at C skips 9. Who leaves it read has the key under >, and under >= one unit of two.
const QString tie = "[[3,5],[3,9],[1,7]]";
const QByteArray onlyTheLast = R"({"marks": [[2, 1]]})";

QJsonObject json(const QByteArray& text) {
    return QJsonDocument::fromJson(text).object();
}

} // namespace

class TestMarks : public QObject {
    Q_OBJECT

  private slots:
    static void theSameFromCheckAndGrade_data();
    static void theSameFromCheckAndGrade();
    static void otherRulesAreTold();
    static void whatFollowsIsTold();
    static void reportsDrawWhatWasAnswered();
    static void coursesAreNotNamed();
};

void TestMarks::theSameFromCheckAndGrade_data() {
    QTest::addColumn<QByteArray>("profile");
    QTest::addColumn<QByteArray>("named");
    QTest::addColumn<double>("credit");
    const QByteArray open = R"({"unverified": ["cut", "fail"]})";
    QTest::newRow("the program's own rules, which stand on the question")
        << QByteArray("{}") << QByteArray() << 0.5;
    QTest::newRow("and in its text")
        << QByteArray("{}") << QByteArray(R"("named": ["cut"],)") << 0.5;
    QTest::newRow("a course of which nobody knows how it cuts") << open << QByteArray() << 1.0;
    QTest::newRow("but whose question says it")
        << open << QByteArray(R"("named": ["cut"],)") << 0.5;
    QTest::newRow("one that is strict")
        << QByteArray(R"({"unverified": ["cut"], "strictConvention": true})") << QByteArray()
        << 0.5;
    QTest::newRow("one that cuts at > alone")
        << QByteArray(R"({"cut": "gt"})") << QByteArray() << 1.0;
}

void TestMarks::theSameFromCheckAndGrade() {
    QFETCH(const QByteArray, profile);
    QFETCH(const QByteArray, named);
    QFETCH(const double, credit);
    for (const char* mode : {"exam", "homework"}) {
        ClassFolder folder;
        folder.write("mine.prunus-profile.json", profile);
        folder.write("class.json",
                     R"({"format": "prunus-lesson", "version": 1, "id": "class", "mode": ")" +
                         QByteArray(mode) + R"(", "profile": )" + profile +
                         R"(, "steps": [{"exercise": "e1", "tree": ")" + tie.toUtf8() +
                         R"(", "questions": [{"type": "cross-out", )" + named +
                         R"("points": 4}]}]})");
        folder.write("s1.json",
                     folder.attempt(
                         "s1", {QJsonObject{{"exercise", "e1"},
                                            {"questions", QJsonArray{QJsonObject{
                                                              {"id", "e1.q1"},
                                                              {"answer", json(onlyTheLast)}}}}}}));
        const auto rows = rowsOf(folder.grade({"--format", "csv"}, "s1").out);
        QCOMPARE(rows.front()["points"].toDouble(), 4 * credit);
        QCOMPARE(rows.front()["correct"], credit == 1 ? "1" : "0");
        QStringList rule{"--profile", folder.path("mine.prunus-profile.json")};
        rule += named.isEmpty() ? QStringList() : QStringList{"--cut", "ge"};
        const ProgramRun check =
            runProgram(QStringList{"check", tie, "--question", "cross-out", "--answer", "-"} + rule,
                       onlyTheLast);
        QCOMPARE(json(check.out)["credit"].toDouble(), credit);
    }
}

/// To the student, in the table of marks and in the report.
void TestMarks::otherRulesAreTold() {
    ClassFolder folder;
    folder.write("class.json",
                 R"({"format": "prunus-lesson", "version": 1, "id": "class",
                     "profile": {"unverified": ["cut", "fail"]}, "steps": [{"exercise": "e1",
                     "tree": ")" +
                     tie.toUtf8() + R"(", "questions": [{"type": "cross-out"}]}]})");
    folder.write(
        "s1.json",
        folder.attempt(
            "s1",
            {QJsonObject{{"exercise", "e1"},
                         {"questions", QJsonArray{QJsonObject{{"id", "e1.q1"},
                                                              {"answer", json(onlyTheLast)}}}}}}));
    const QByteArray csv =
        folder.grade({"--format", "csv", "--feedback-dir", "told", "--report", "class.md"}, "s1")
            .out;
    QVERIFY2(csv.contains(R"(other-rules: {""cut"": ""gt""})"), csv);
    const QByteArray words = "Right under other rules: cut when α "; // and >, in Markdown &gt;
    const QByteArray told = folder.content("told/s1.txt");
    QVERIFY2(told.contains(words + "> β."), told);
    QVERIFY2(told.contains("cut when α ≥ β, or throughout cut when α > β"), told);
    QVERIFY(folder.content("class.md").contains("e1.q1: " + words));
    const ProgramRun check = runProgram({"check", tie, "--question", "cross-out", "--answer", "-",
                                         "--profile", "unibo-fia", "--root", "max"},
                                        onlyTheLast);
    QCOMPARE(json(check.out)["otherRules"].toObject(), json(R"({"cut": "gt"})"));
}

/// B is worth 3, C 2, D 5 and A 5; A's 11 is the greatest of what was written below.
void TestMarks::whatFollowsIsTold() {
    const auto feedback = [](const QByteArray& rules) {
        ClassFolder folder;
        folder.write("class.json",
                     R"({"format": "prunus-lesson", "version": 1, "id": "class", "rules": )" +
                         rules +
                         R"(, "steps": [{"exercise": "e1", "tree": "[[3,9],[2,11],[8,5]]",
                             "questions": [{"type": "values", "points": 4}]}]})");
        folder.write(
            "s1.json",
            folder.attempt(
                "s1",
                {QJsonObject{{"exercise", "e1"},
                             {"questions",
                              QJsonArray{QJsonObject{
                                  {"id", "e1.q1"},
                                  {"answer",
                                   json(R"({"values": {"": 11, "0": 9, "1": 11, "2": 8}})")}}}}}}));
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
    for (const char* b :
         {R"({"in": [-47, 53], "out": [-47, 41]})", R"({"history": [[-47, 53], [-47, 41]]})"}) {
        ClassFolder folder;
        folder.setLesson(R"({"exercise": "e1", "tree": "[[3,5],[2,4]]",
                             "questions": [{"type": "windows"}]})");
        const QByteArray answer = R"({"windows": {"0": )" + QByteArray(b) + "}}";
        folder.write(
            "s1.json",
            folder.attempt("s1", {QJsonObject{{"exercise", "e1"},
                                              {"questions",
                                               QJsonArray{QJsonObject{
                                                   {"id", "e1.q1"}, {"answer", json(answer)}}}}}}));
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
    ClassFolder folder;
    folder.write("class.json",
                 R"({"format": "prunus-lesson", "version": 1, "id": "class", "mode": "exam",
                     "profile": {"title": "Sheldrake"}, "steps": [{"exercise": "e1",
                     "tree": "[1,2]", "questions": [{"type": "move"}]}]})");
    folder.write("s1.json", folder.attempt("s1", {}));
    QCOMPARE(folder.grade({"--feedback-dir", "told", "--report", "class.md"}, "s1").exitCode, 0);
    QVERIFY(!folder.content("told/s1.txt").contains("Sheldrake"));
    QVERIFY(!folder.content("class.md").contains("Sheldrake"));
}

QTEST_GUILESS_MAIN(TestMarks)
#include "tst_marks.moc"
