#include "core/lessons/shippedlessons.h"
#include "tests/app/classfolder.h"

#include <QDir>
#include <QtTest>

namespace {

constexpr const char* exercise =
    R"({"exercise": "%1", "tree": "%2", "attempts": 2, "questions": [
          {"type": "cross-out", "points": 4, "named": ["cut"]}]})";

/// A list with one mark.
QJsonArray mark(std::initializer_list<QJsonValue> path) {
    QJsonArray marks;
    marks.append(QJsonArray(path));
    return marks;
}

} // namespace

/// Files of students as they come: changed, damaged, late, of several attempts. Every one has its
/// row, and no mark is 0 for another reason than what was answered.
class TestGradedFiles : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void flags();
    void severalAttempts_data();
    void severalAttempts();
    void byHand();
    void worksheets_data();
    void worksheets();
    void usage_data();
    void usage();
    void lessonsAreChecked();

  private:
    [[nodiscard]] QByteArray crosses(const QString& student, const QJsonArray& marks,
                                     int instance = 1) const {
        const QJsonObject question{{"id", "e1.q1"}, {"answer", QJsonObject{{"marks", marks}}}};
        return folder_.attempt(student, {QJsonObject{{"exercise", "e1"},
                                                     {"instance", instance},
                                                     {"questions", QJsonArray{question}}}});
    }

    ClassFolder folder_;
};

/// In the first tree one leaf is skipped; in the second, too, but only where a tie cuts.
void TestGradedFiles::initTestCase() {
    folder_.setLesson(
        (QString(exercise).arg("e1", "[2,[1,3]]") + ',' + QString(exercise).arg("e2", "[1,[1,3]]"))
            .toUtf8());
}

void TestGradedFiles::flags() {
    folder_.write("f-cut.json", folder_.attempt("cut", {}).left(40));
    folder_.write(
        "f-deep.json",
        folder_.attempt("deep", {}).replace("[]", QByteArray(100, '[') + QByteArray(100, ']')));
    folder_.write("f-none.json", folder_.attempt("none", {}));
    QByteArray odd = crosses("odd", mark({0}));
    folder_.write("f-odd.json", QByteArray(odd).replace("\"e1.q1\"", "\"e1.q9\""));
    folder_.write("f-bad.json", QByteArray(odd).replace("marks", "merks").replace("odd", "bad"));
    folder_.write("f-tree.json", QByteArray(odd)
                                     .replace("\"instance\"", "\"tree\": [1,2], \"instance\"")
                                     .replace("odd", "tree"));
    folder_.write(
        "f-hash.json",
        QByteArray(odd).replace(folder_.lessonHash().toUtf8(), "00").replace("odd", "hash"));
    folder_.write("f-shown.json",
                  QByteArray(odd)
                      .replace("\"answer\"", "\"shown\": {\"points\": 4}, \"answer\"")
                      .replace("odd", "shown"));
    folder_.write(
        "f-late.json",
        QByteArray(odd)
            .replace("\"version\"", "\"submitted\": \"2026-03-03T00:00:00Z\", \"version\"")
            .replace("odd", "late"));
    folder_.write("f-log.json",
                  QByteArray(odd)
                      .replace("\"version\"", "\"log\": [{\"n\": 1, \"t\": 2}], \"version\"")
                      .replace("odd", "log"));
    const ProgramRun run =
        folder_.grade({"--format", "csv", "--due", "2026-03-02T10:15:00Z"}, "f*");
    QCOMPARE(run.exitCode, 1);
    QVERIFY(run.err.endsWith("not read: 2 of 10 files; each has a row without a mark\n"));
    QMap<QString, QString> points;
    QMap<QString, QString> flags; // of the first question, by file
    for (const auto& row : rowsOf(run.out)) {
        if (!flags.contains(row["file"])) {
            flags[row["file"]] = row["flags"];
            points[row["file"]] = row["points"];
        }
    }
    QVERIFY(flags["f-cut.json"].contains("unreadable: "));
    QVERIFY(flags["f-deep.json"].contains("within more than 80"));
    QCOMPARE(points["f-cut.json"], "");
    QCOMPARE(flags["f-none.json"], "no-answer");
    QCOMPARE(points["f-none.json"], "0");
    QCOMPARE(flags["f-odd.json"], "unknown-question; no-answer");
    QVERIFY(flags["f-bad.json"].contains("not-marked: the answer cannot be read: unknown key"));
    QCOMPARE(points["f-bad.json"], "");
    QVERIFY(flags["f-tree.json"].startsWith("tree-differs; not-marked: taken on another tree"));
    QCOMPARE(points["f-tree.json"], "");
    QVERIFY(flags["f-hash.json"].startsWith("lesson-differs; same-as:f-late.json"));
    QVERIFY(flags["f-shown.json"].startsWith("score-differs; "));
    QVERIFY(flags["f-late.json"].startsWith("late; same-as:f-hash.json"));
    QVERIFY(flags["f-log.json"].startsWith("log-broken; "));
    QCOMPARE(points["f-log.json"], points["f-hash.json"]);
    const auto trusted = rowsOf(folder_.grade({"--format", "csv", "--trust-trees"}, "f-tree").out);
    QCOMPARE(trusted.front()["points"], "0"); // nothing is skipped in [1,2], and 1 is crossed out
}

/// Nothing is right the first time, all the second, and the third does not count.
void TestGradedFiles::severalAttempts_data() {
    QTest::addColumn<QString>("policy");
    QTest::addColumn<QString>("points");
    QTest::newRow("the best") << "best"
                              << "4";
    QTest::newRow("the first") << "first"
                               << "0";
    QTest::newRow("the last that counts") << "last"
                                          << "4";
}

void TestGradedFiles::severalAttempts() {
    QFETCH(QString, policy);
    QFETCH(QString, points);
    folder_.write("a1.json", crosses("a", {}, 1));
    folder_.write("a2.json", crosses("a", mark({1, 1}), 2));
    folder_.write("a3.json", crosses("a", {}, 3));
    const ProgramRun run =
        folder_.grade({"--format", "csv", "--summary", "--policy", policy}, "a*");
    QCOMPARE(rowsOf(run.out).front()["points"], points);
    QVERIFY(rowsOf(run.out).front()["flags"].contains("not-counted"));
}

void TestGradedFiles::byHand() {
    folder_.write("h1.json", crosses("h", {}, 1));
    folder_.write("overrides.csv",
                  "student_id,question,points,reason\nh,e1.q1,2.5,\"Right, on paper\"\n"
                  "nobody,e1.q1,1,typo\n");
    const ProgramRun run = folder_.grade(
        {"--format", "csv", "--summary", "--overrides", "overrides.csv", "--feedback-dir", "hand"},
        "h*");
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.err, "prunus: overrides.csv: row 3: nobody has no question e1.q1 here\n");
    QCOMPARE(rowsOf(run.out).front()["points"], "2.5");
    QCOMPARE(rowsOf(run.out).front()["flags"], "override:e1.q1");
    QVERIFY(folder_.content("hand/h.txt")
                .contains("e1.q1: 2.5 of 4\n  Given by hand: Right, on paper\n"));
}

/// As the manuals of both show their downloads; marks go where they belong, and every other byte
/// stays.
void TestGradedFiles::worksheets_data() {
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<QByteArray>("sheet");
    QTest::addColumn<QByteArray>("filled");
    QTest::addColumn<QByteArray>("told");
    QTest::newRow("Moodle's, by address and participant")
        << QStringList{"--roster", "w-roster.csv"}
        << QByteArray(
               "\xEF\xBB\xBFIdentifier,\"Full name\",\"Email address\",Grade,\"Last, modified\"\r\n"
               "\"Participant 4711\",\"Ada \"\"L\"\"\",x@b.org,,-\r\n"
               "\"Participant 12\",Bob,B@c.org,\"3,5\",\r\n"
               "\"Participant 13\",Cy,c@c.org,1,\r\n")
        << QByteArray(
               "\xEF\xBB\xBFIdentifier,\"Full name\",\"Email address\",Grade,\"Last, modified\"\r\n"
               "\"Participant 4711\",\"Ada \"\"L\"\"\",x@b.org,4,-\r\n"
               "\"Participant 12\",Bob,B@c.org,0,\r\n"
               "\"Participant 13\",Cy,c@c.org,1,\r\n")
        << QByteArray("prunus: sheet.csv: row 4: nobody's answers belong to it\n");
    QTest::newRow("Canvas's, by id")
        << QStringList{"--grade-column", "Week 3 (77)"}
        << QByteArray("Student,ID,SIS Login ID,Section,Week 3 (77)\n"
                      "    Points Possible,,,,8\nAda,901,ada,A,1\nBob,902,bob,A,EX\n")
        << QByteArray("Student,ID,SIS Login ID,Section,Week 3 (77)\n"
                      "    Points Possible,,,,8\nAda,901,ada,A,4\nBob,902,bob,A,EX\n")
        << QByteArray("prunus: sheet.csv: row 2: nobody's answers belong to it\n"
                      "prunus: sheet.csv: row 4: bob is excused (EX)\n");
}

void TestGradedFiles::worksheets() {
    QFETCH(QStringList, more);
    QFETCH(QByteArray, sheet);
    QFETCH(QByteArray, filled);
    QFETCH(QByteArray, told);
    QVERIFY(QDir(folder_.path("")).mkpath("w/Ada L_4711_assignsubmission_file_"));
    folder_.write("w/Ada L_4711_assignsubmission_file_/a.json", crosses("ada", mark({1, 1})));
    folder_.write("w/bob.json", crosses("bob", {}));
    folder_.write("w-roster.csv", "student_id,email\nbob,b@c.org\nada,\n");
    folder_.write("sheet.csv", sheet);
    const ProgramRun run =
        folder_.grade(QStringList{"--worksheet", "sheet.csv", "w/bob.json"} + more, "w/*/a");
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out, filled);
    QCOMPARE(run.err, told);
}

void TestGradedFiles::usage_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("error");
    const auto row = [](const char* name, const QStringList& arguments, const char* error) {
        QTest::newRow(name) << arguments << QByteArray(error);
    };
    row("no files", {"grade", "--lesson", "x"}, "FILES are required");
    row("no lesson", {"grade", "x"}, "--lesson is required");
    row("no such format", {"grade", "x", "--format", "moodel"},
        "--format: \"moodel\" is not among");
    row("a share above 1", {"grade", "x", "--partial", "perError:2"},
        "--partial: \"perError:2\" must");
    row("a time that is none", {"grade", "x", "--due", "tomorrow"},
        "--due: \"tomorrow\" is no time");
    row("a report of another kind", {"grade", "x", "--lesson", "y", "--report", "r.doc"},
        "--report: the name of the file must end in");
    row("nothing to do", {"lesson"}, "lesson needs to be told what to do");
    row("something else to do", {"lesson", "bake", "x"}, "\"bake\" cannot be done");
}

void TestGradedFiles::usage() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, error);
    QVERIFY(failedWith(runProgram(arguments), 2, error));
}

void TestGradedFiles::lessonsAreChecked() {
    const ProgramRun good = runProgram({"lesson", "check", folder_.path("class.json")});
    QCOMPARE(good.err, QByteArray());
    QCOMPARE(good.exitCode, 0);
    QVERIFY(good.out.startsWith("class: 2 steps, 2 exercises, 2 questions, at most 8 points\n"));
    const ProgramRun bad = runProgram({"lesson", "check", "-"},
                                      folder_.content("class.json").replace(R"(["cut"])", "[]"));
    QCOMPARE(bad.exitCode, 1);
    QVERIFY(bad.err.contains("<stdin>: e2.q1: under > instead of >= the key is different"));
    QVERIFY(!bad.err.contains("e1.q"));
    QVERIFY(failedWith(runProgram({"lesson", "check", "-"}, "{}"), 1,
                       "<stdin>:1:1: the key \"format\" is needed here"));
    for (const QStringList& each :
         {QStringList{"check", "-"}, QStringList{"page", "-", "-o", folder_.path("none.html")}}) {
        QVERIFY(failedWith(runProgram(QStringList{"lesson"} + each,
                                      R"({"format": "prunus-tree", "version": 1, "tree": [1, 2]})"),
                           1,
                           "<stdin>:1:2: this is a tree (\"format\": \"prunus-tree\"), and no "));
    }
    // As the window counts them, alpha-beta on the book's figure 5.2 has steps 0 to 26.
    const QByteArray moment =
        R"({"format": "prunus-lesson", "version": 1, "id": "last", "title": "Last", "steps": [
            {"show": {"tree": "[[3,12,8],[2,4,6],[14,5,2]]", "algorithm": "alpha-beta", "at": 26}}]})";
    const ProgramRun last = runProgram({"lesson", "check", "-"}, moment);
    QCOMPARE(last.err, QByteArray());
    QCOMPARE(last.exitCode, 0);
    const ProgramRun beyond =
        runProgram({"lesson", "check", "-"}, QByteArray(moment).replace("26}", "27}"));
    QCOMPARE(beyond.exitCode, 1);
    QVERIFY2(beyond.err.contains("this search has no step 27; its last one is 26"), beyond.err);
    for (const prunus::ShippedLesson& each : prunus::shippedLessons()) {
        const ProgramRun shipped =
            runProgram({"lesson", "check", "-"},
                       QByteArray(each.text.data(), static_cast<qsizetype>(each.text.size())));
        QVERIFY2(shipped.exitCode == 0 && shipped.err.isEmpty(), shipped.err);
    }
}

QTEST_GUILESS_MAIN(TestGradedFiles)
#include "tst_gradedfiles.moc"
