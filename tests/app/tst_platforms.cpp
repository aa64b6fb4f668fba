// What is written for learning platforms: questions, gradebooks, and results of graders.

#include "tests/app/classfolder.h"

#include <QDir>
#include <QtTest>

class TestPlatforms : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void questions();
    void questionsInVersions();
    void refusedQuestions();
    void moodleGradebook();
    void canvasGradebook();
    void gradescope();
    void prairieLearn();
    void noMark();
    void autograder();
    void usage_data();
    void usage() { QVERIFY(isRefused()); }

  private:
    [[nodiscard]] ProgramRun exported(const QString& words) const {
        return runShell("cd \"$1\" && \"$0\" export-questions class.json " + words,
                        {folder_.path({})});
    }
    ClassFolder folder_;
};

/// Ada has all right; Bob misses one of two leaves that are skipped, and one of four values; and
/// the third file ends too early.
void TestPlatforms::initTestCase() {
    folder_.setLesson(R"({"text": "Read this."},
        {"exercise": "e1", "tree": "[[3,12,8],[2,4,6],[14,5,2]]",
         "questions": [{"type": "cross-out", "points": 4, "named": ["cut"]},
                       {"type": "values", "points": 2}]})");
    const auto right = ClassFolder::taken(
        {R"({"marks": [[1, 1], [1, 2]]})", R"({"values": {"": 3, "0": 3, "1": 2, "2": 2}})"});
    const auto inPart = ClassFolder::taken(
        {R"({"marks": [[1, 1]]})", R"({"values": {"": 14, "0": 3, "1": 2, "2": 2}})"});
    QVERIFY(QDir(folder_.path({})).mkpath("s"));
    folder_.write("s/ada.json", folder_.attempt("ada", {right}));
    folder_.write("s/bob.json", folder_.attempt("bob", {inPart}));
    folder_.write("s/cut.json", folder_.attempt("cut", {right}).left(90));
    folder_.write("roster.csv", "student_id,name,email\nada,Ada <L>,ada@a.org\nbob,=Bob,b@b.org\n"
                                "eve,Eve,e@e.org\n");
}

void TestPlatforms::questions() {
    QByteArray first;
    for (const QString asked : {"one", "two --format moodle"}) {
        const ProgramRun run = exported("-o " + asked);
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(run.out, QByteArray("e1: 2 questions, 6 points; Moodle counts 108 marks: "
                                     "set 6 in the quiz\n"
                                     "note: texts and moments of searches are left out\n"));
        const QByteArray text = folder_.content(asked.section(' ', 0, 0));
        QVERIFY2(text.startsWith("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>"),
                 text.left(200));
        QVERIFY(first.isEmpty() || text == first);
        first = text;
    }
}

void TestPlatforms::questionsInVersions() {
    const ProgramRun run = exported("--format moodle --copies 3 --seed 5 -o v.xml");
    QCOMPARE(run.exitCode, 0);
    const QByteArray text = folder_.content("v.xml");
    QCOMPARE(text.count("<question type=\"cloze\">"), 3);
    for (const char* const each : {"A", "B", "C"}) {
        QVERIFY(run.out.contains(QByteArray("e1-") + each + ": 2 questions"));
        QVERIFY(text.contains(QByteArray("<idnumber>class.e1-") + each));
    }
}

void TestPlatforms::refusedQuestions() {
    ClassFolder other;
    other.setLesson(R"({"exercise": "e1", "tree": "[[3,12,8],[2,4,6],[14,5,2]]",
        "questions": [{"type": "values"}, {"type": "reorder"}]})");
    const ProgramRun run =
        runProgram({"export-questions", other.path("class.json"), "-o", other.path("out")});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains("class.json: e1.q2: the question reorder has no form in gaps"),
             run.err);
    QVERIFY(run.err.endsWith(": 1 question cannot be asked there; nothing is written\n"));
    QVERIFY(!QFile::exists(other.path("out")));
}

/// 6 points become 12.
void TestPlatforms::moodleGradebook() {
    const ProgramRun run = folder_.grade(
        {"s/bob.json", "--roster", "roster.csv", "--format", "moodle", "--max", "12"}, "s/ada");
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out, QByteArray("idnumber,email,Prunus A class,Prunus A class feedback\n"
                                 "ada,ada@a.org,12,\"e1.q1: 4 of 4; e1.q2: 2 of 2\"\n"
                                 "bob,b@b.org,7,\"e1.q1: 2 of 4; e1.q2: 1.5 of 2\"\n"));
    QCOMPARE(run.err, QByteArray("prunus: eve: there is no mark, and no row\n"));
    const ProgramRun semicolons =
        folder_.grade({"--format", "moodle", "--separator", "semicolon"}, "s/ada");
    QVERIFY(semicolons.out.startsWith("idnumber;email;"));
    const ProgramRun cut = folder_.grade({"s/ada.json", "--format", "moodle"}, "s/cut");
    QCOMPARE(cut.exitCode, 1);
    QCOMPARE(cut.out.count('\n'), 2);
}

void TestPlatforms::canvasGradebook() {
    const ProgramRun run =
        folder_.grade({"s/bob.json", "--roster", "roster.csv", "--format", "canvas"}, "s/ada");
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out, QByteArray("Student,ID,SIS Login ID,Section,Prunus A class\n"
                                 "    Points Possible,,,,6\n"
                                 "Ada <L>,,ada,,6\n'=Bob,,bob,,3.5\n"));
    QVERIFY(run.err.contains("ID is a number of Canvas's own and stays empty"));
}

void TestPlatforms::gradescope() {
    const ProgramRun run = folder_.grade({"--format", "gradescope", "--max", "12"}, "s/bob");
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(run.exitCode, 0);
    const QJsonObject results = jsonIn(run.out);
    QCOMPARE(results.keys(), (QStringList{"extra_data", "output", "score", "stdout_visibility",
                                          "tests", "visibility"}));
    QVERIFY(
        has(results, R"({"score": 7, "visibility": "visible", "stdout_visibility": "hidden"})"));
    QVERIFY(has(results["extra_data"].toObject(), R"({"student_id": "bob"})"));
    const QJsonArray tests = results["tests"].toArray();
    QCOMPARE(tests.size(), 2);
    const QJsonObject values = tests[1].toObject();
    QCOMPARE(values.keys(),
             (QStringList{"max_score", "name", "number", "output", "score", "tags", "visibility"}));
    QVERIFY(has(values, R"({"name": "e1.q2 values", "number": "2", "score": 3, "max_score": 4})"));
    QVERIFY(values["output"].toString().contains("\n- "));
    QCOMPARE(values["tags"][0].toString(), "values");
}

void TestPlatforms::prairieLearn() {
    const QJsonObject results = jsonIn(folder_.grade({"--format", "prairielearn"}, "s/bob").out);
    QCOMPARE(results.keys(),
             (QStringList{"gradable", "images", "message", "output", "score", "tests"}));
    QVERIFY(has(results, R"({"gradable": true})"));
    QCOMPARE(results["score"].toDouble(), 3.5 / 6);
    const QJsonObject values = results["tests"][1].toObject();
    QCOMPARE(values.keys(), (QStringList{"max_points", "message", "name", "output", "points"}));
    QVERIFY(has(values, R"({"points": 1.5, "max_points": 2})"));
    QVERIFY(
        has(jsonIn(folder_.grade({"--format", "prairielearn"}, "s/ada").out), R"({"score": 1})"));
}

/// Never 0 for what cannot be read.
void TestPlatforms::noMark() {
    const ProgramRun scope = folder_.grade({"--format", "gradescope", "-o", "none.json"}, "s/cut");
    QCOMPARE(scope.exitCode, 1);
    QVERIFY2(scope.err.contains("no mark: s/cut.json:1:"), scope.err);
    QVERIFY(!QFile::exists(folder_.path("none.json")));
    const ProgramRun learn = folder_.grade({"--format", "prairielearn"}, "s/cut");
    QCOMPARE(learn.exitCode, 1);
    const QJsonObject results = jsonIn(learn.out);
    QCOMPARE(results.keys(), (QStringList{"gradable", "message"}));
    QVERIFY(has(results, R"({"gradable": false})"));
    QVERIFY(results["message"].toString().startsWith("s/cut.json:1:"));
    const ProgramRun two = folder_.grade({"s/bob.json", "--format", "gradescope"}, "s/ada");
    QCOMPARE(two.exitCode, 1);
    QVERIFY(two.err.contains("these are answers of several students"));
}

/// As Gradescope would: its folders, a submission, and the script.
void TestPlatforms::autograder() {
    const QString base = folder_.path("autograder");
    QVERIFY(QDir(base).mkpath("source") && QDir(base).mkpath("submission"));
    folder_.write("autograder/source/class.prunus-lesson.json", folder_.content("class.json"));
    const auto run = [&] {
        return runShell("AUTOGRADER=\"$1\" PRUNUS=\"$0\" \"$2\"",
                        {base, QStringLiteral(PRUNUS_CONTRIB "/gradescope/run_autograder")});
    };
    const ProgramRun none = run();
    QCOMPARE(none.exitCode, 1);
    QVERIFY(none.out.contains("No attempt was submitted"));
    folder_.write("autograder/submission/a.prunus-attempt.json", folder_.content("s/bob.json"));
    QCOMPARE(run().exitCode, 0);
    QVERIFY(has(jsonIn(folder_.content("autograder/results/results.json")), R"({"score": 3.5})"));
    folder_.write("autograder/submission/a.prunus-attempt.json", folder_.content("s/cut.json"));
    const ProgramRun cut = run();
    QCOMPARE(cut.exitCode, 1);
    QVERIFY(!QFile::exists(base + "/results/results.json"));
    QVERIFY(cut.out.contains("no mark: "));
}

void TestPlatforms::usage_data() {
    const Refusals row;
    row("no lesson", "export-questions", "LESSON is required");
    row("no file", "export-questions x", "-o is required");
    row("another format", "export-questions x --format gift -o y",
        "--format: \"gift\" is not written; Moodle XML is (--format moodle): it has pictures, and "
        "a gap for each thing that is asked");
    row("no such lesson", "export-questions /no/such -o y", "/no/such: ", {}, 1);
    row("a separator of nothing", "grade x --lesson y --separator tab",
        "--separator is of --format moodle");
    row("a worksheet in a format", "grade x --lesson y --worksheet w --format csv",
        "--worksheet is written as it is");
}

QTEST_GUILESS_MAIN(TestPlatforms)
#include "tst_platforms.moc"
