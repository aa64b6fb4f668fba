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
    void attemptsByTime_data();
    void attemptsByTime();
    void late_data();
    void late();
    void hintsOnAttempts();
    void usage_data();
    void usage();
    void lessonsAreChecked();

  private:
    [[nodiscard]] static QJsonObject taken(const QJsonArray& marks, int instance) {
        const QJsonObject question{{"id", "e1.q1"}, {"answer", QJsonObject{{"marks", marks}}}};
        return {{"exercise", "e1"}, {"instance", instance}, {"questions", QJsonArray{question}}};
    }
    [[nodiscard]] QByteArray crosses(const QString& student, const QJsonArray& marks,
                                     int instance = 1) const {
        return folder_.attempt(student, {taken(marks, instance)});
    }
    /// With "submitted" as JSON; empty for none.
    static QByteArray at(const QByteArray& time, QByteArray attempt) {
        return time.isEmpty()
                   ? attempt
                   : attempt.replace("\"version\"", "\"submitted\": " + time + ", \"version\"");
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
    const QByteArray time = R"("2026-03-02T10:00:00Z")";
    folder_.write("f-none.json", at(time, folder_.attempt("none", {})));
    const QByteArray odd = at(time, crosses("odd", mark({0})));
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
    folder_.write("f-late.json",
                  QByteArray(odd).replace("2026-03-02", "2026-03-03").replace("odd", "late"));
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

/// By hand: which moment is before which, whatever the clocks' offsets. z1 comes before z2 by name,
/// and all of z1 is wrong.
void TestGradedFiles::attemptsByTime_data() {
    QTest::addColumn<QByteArray>("wrong"); // when it was submitted
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("last");
    QTest::addColumn<QString>("flags");
    const auto row = [](const char* name, const char* wrong, const char* right, const char* first,
                        const char* last, const char* flags = "") {
        QTest::newRow(name) << QByteArray(wrong) << QByteArray(right) << QString(first)
                            << QString(last) << QString(flags);
    };
    row("the right one an hour before", R"("2026-03-02T10:00:00Z")", R"("2026-03-02T09:00:00Z")",
        "4", "0");
    row("10 o'clock in Rome is before half past 9 in London", R"("2026-03-02T10:00:00+01:00")",
        R"("2026-03-02T09:30:00Z")", "0", "4");
    row("the evening before in Chicago is after midnight in London", R"("2026-03-02T00:00:00Z")",
        R"("2026-03-01T22:00:00-06:00")", "0", "4");
    row("one moment in two places: the order of files", R"("2026-03-02T10:00:00+01:00")",
        R"("2026-03-02T09:00:00.0Z")", "0", "4");
    row("one time is missing: the order of files", R"("2026-03-02T10:00:00Z")", "", "0", "4",
        "no-time");
    row("one time is none: the order of files", R"("2026-03-02T10:00:00Z")", R"("yesterday")", "0",
        "4", "no-time");
    row("one time has no offset: the order of files", R"("2026-03-02T10:00:00")",
        R"("2026-03-02T09:00:00Z")", "0", "4", "no-time");
}

void TestGradedFiles::attemptsByTime() {
    QFETCH(const QByteArray, wrong);
    QFETCH(const QByteArray, right);
    QFETCH(const QString, first);
    QFETCH(const QString, last);
    QFETCH(const QString, flags);
    folder_.write("z1.json", at(wrong, crosses("z", {})));
    folder_.write("z2.json", at(right, crosses("z", mark({1, 1}))));
    for (const auto& [policy, points] : {std::pair{"first", first}, std::pair{"last", last}}) {
        const ProgramRun run =
            folder_.grade({"--format", "csv", "--summary", "--policy", policy}, "z?");
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(rowsOf(run.out).front()["points"], points);
        QCOMPARE(rowsOf(run.out).front()["flags"], flags);
    }
}

/// Against a time with an offset of its own: half past 10 in Rome is half past 9 in London.
void TestGradedFiles::late_data() {
    QTest::addColumn<QByteArray>("submitted");
    QTest::addColumn<QString>("flags");
    QTest::newRow("a second later") << QByteArray(R"("2026-03-02T09:30:01Z")") << "late";
    QTest::newRow("just then") << QByteArray(R"("2026-03-02T09:30:00Z")") << "";
    QTest::newRow("11 in Athens, which is before")
        << QByteArray(R"("2026-03-02T11:00:00+02:00")") << "";
    QTest::newRow("5 in New York, which is after")
        << QByteArray(R"("2026-03-02T05:00:00-05:00")") << "late";
    QTest::newRow("nobody knows when") << QByteArray() << "no-time";
    QTest::newRow("no time at all") << QByteArray(R"("late")") << "no-time";
    QTest::newRow("null") << QByteArray("null") << "no-time";
}

void TestGradedFiles::late() {
    QFETCH(const QByteArray, submitted);
    QFETCH(const QString, flags);
    folder_.write("l1.json", at(submitted, crosses("l", mark({1, 1}))));
    const ProgramRun run =
        folder_.grade({"--format", "csv", "--due", "2026-03-02T10:30:00+01:00"}, "l1");
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(rowsOf(run.out).front()["flags"], flags);
    QCOMPARE(rowsOf(run.out).front()["points"], "4");
}

/// A file with three attempts at the first exercise, of which two count: what is to be looked at in
/// one of them stands in its row alone.
void TestGradedFiles::hintsOnAttempts() {
    QJsonObject elsewhere = taken(mark({1, 1}), 2);
    elsewhere["tree"] = "[1,2]";
    QByteArray text = folder_.attempt("n", {taken({}, 1), elsewhere, taken(mark({1, 1}), 3)});
    const qsizetype last = text.lastIndexOf("\"answer\"");
    folder_.write("n1.json", text.insert(last, "\"shown\": {\"points\": 1}, "));
    const auto rows = rowsOf(folder_.grade({"--format", "csv"}, "n1").out);
    QStringList flags;
    for (const auto& row : rows) {
        flags << row["question"] + '#' + row["instance"] + ": " + row["flags"].section(": ", 0, 0);
    }
    QCOMPARE(flags, (QStringList{"e1.q1#1: ", "e1.q1#2: tree-differs; not-marked",
                                 "e1.q1#3: score-differs; not-counted", "e2.q1#1: no-answer"}));
    const ProgramRun summary = folder_.grade({"--format", "csv", "--summary"}, "n1");
    QCOMPARE(rowsOf(summary.out).front()["flags"], "tree-differs; score-differs; not-counted");
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
