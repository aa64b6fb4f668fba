#include "core/lessons/shippedlessons.h"
#include "tests/app/classfolder.h"

#include <QtTest>

namespace {

constexpr const char* exercise =
    R"({"exercise": "%1", "tree": "%2", "attempts": 2, "questions": [
          {"type": "cross-out", "points": 4, "named": ["cut"]}]})";

const QByteArray nothing = R"({"marks": []})";
const QByteArray allRight = R"({"marks": [[1, 1]]})";

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
    void usage() { QVERIFY(isRefused()); }
    void lessonsAreChecked();

  private:
    [[nodiscard]] QByteArray crosses(const QString& student, const QByteArray& marks,
                                     int instance = 1) const {
        return folder_.attempt(student, {ClassFolder::taken({marks}, instance)});
    }
    /// With "submitted" as JSON; empty for none.
    static QByteArray at(const QByteArray& time, QByteArray attempt) {
        return time.isEmpty()
                   ? attempt
                   : attempt.replace("\"version\"", "\"submitted\": " + time + ", \"version\"");
    }
    /// The first row of a table of the files named so.
    [[nodiscard]] QMap<QString, QString> firstRow(const QString& files,
                                                  const QStringList& more) const {
        const ProgramRun run = folder_.grade(QStringList{"--format", "csv"} + more, files);
        return run.exitCode == 0 ? rowsOf(run.out).front() : QMap<QString, QString>();
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
    const QByteArray odd = at(time, crosses("odd", R"({"marks": [[0]]})"));
    const auto changed = [&](const char* student, const QByteArray& from, const QByteArray& to) {
        folder_.write(QString("f-%1.json").arg(student),
                      QByteArray(odd).replace(from, to).replace("odd", student));
    };
    changed("odd", "\"e1.q1\"", "\"e1.q9\"");
    changed("bad", "marks", "merks");
    changed("tree", "\"instance\"", "\"tree\": [1,2], \"instance\"");
    changed("hash", folder_.lessonHash().toUtf8(), "00");
    changed("shown", "\"answer\"", "\"shown\": {\"points\": 4}, \"answer\"");
    changed("late", "2026-03-02", "2026-03-03");
    changed("log", "\"version\"", "\"log\": [{\"n\": 1, \"t\": 2}], \"version\"");
    const ProgramRun run =
        folder_.grade({"--format", "csv", "--due", "2026-03-02T10:15:00Z"}, "f*");
    QCOMPARE(run.exitCode, 1);
    QVERIFY(run.err.endsWith("not read: 2 of 10 files; each has a row without a mark\n"));
    QMap<QString, QString> points;
    QMap<QString, QString> flags; // of the first question, by file
    for (const auto& row : rowsOf(run.out)) {
        const QString file = row["file"].chopped(5); // without its ending
        if (!flags.contains(file)) {
            flags[file] = row["flags"];
            points[file] = row["points"];
        }
    }
    QVERIFY(flags["f-cut"].contains("unreadable: "));
    QVERIFY(flags["f-deep"].contains("within more than 80"));
    QCOMPARE(points["f-cut"], "");
    QCOMPARE(flags["f-none"], "no-answer");
    QCOMPARE(points["f-none"], "0");
    QCOMPARE(flags["f-odd"], "unknown-question; no-answer");
    QVERIFY(flags["f-bad"].contains("not-marked: the answer cannot be read: unknown key"));
    QCOMPARE(points["f-bad"], "");
    QVERIFY(flags["f-tree"].startsWith("tree-differs; not-marked: taken on another tree"));
    QCOMPARE(points["f-tree"], "");
    QVERIFY(flags["f-hash"].startsWith("lesson-differs; same-as:f-late.json"));
    QVERIFY(flags["f-shown"].startsWith("score-differs; "));
    QVERIFY(flags["f-late"].startsWith("late; same-as:f-hash.json"));
    QVERIFY(flags["f-log"].startsWith("log-broken; "));
    QCOMPARE(points["f-log"], points["f-hash"]);
    // Nothing is skipped in [1,2], and 1 is crossed out.
    QCOMPARE(firstRow("f-tree", {"--trust-trees"})["points"], "0");
}

/// Nothing is right the first time, all the second, and the third does not count.
void TestGradedFiles::severalAttempts_data() {
    const Rows<QString, QString> row("policy", "points");
    row("the best", "best", "4");
    row("the first", "first", "0");
    row("the last that counts", "last", "4");
}

void TestGradedFiles::severalAttempts() {
    QFETCH(QString, policy);
    QFETCH(QString, points);
    folder_.write("a1.json", crosses("a", nothing, 1));
    folder_.write("a2.json", crosses("a", allRight, 2));
    folder_.write("a3.json", crosses("a", nothing, 3));
    const auto row = firstRow("a*", {"--summary", "--policy", policy});
    QCOMPARE(row["points"], points);
    QVERIFY(row["flags"].contains("not-counted"));
}

/// By hand: which moment is before which; what times mean is tested in tests/lessons. z1 comes
/// before z2 by name, and all of z1 is wrong.
void TestGradedFiles::attemptsByTime_data() {
    // When each was submitted, and the points of the first and of the last.
    const Rows<QByteArray, QByteArray, QString, QString, QString> row("wrong", "right", "first",
                                                                      "last", "flags");
    row("the right one an hour before", R"("2026-03-02T10:00:00Z")", R"("2026-03-02T09:00:00Z")",
        "4", "0", "");
    row("10 o'clock in Rome is before half past 9 in London", R"("2026-03-02T10:00:00+01:00")",
        R"("2026-03-02T09:30:00Z")", "0", "4", "");
    row("one moment in two places: the order of files", R"("2026-03-02T10:00:00+01:00")",
        R"("2026-03-02T09:00:00.0Z")", "0", "4", "");
    row("one time is missing: the order of files", R"("2026-03-02T10:00:00Z")", "", "0", "4",
        "no-time");
}

void TestGradedFiles::attemptsByTime() {
    QFETCH(const QByteArray, wrong);
    QFETCH(const QByteArray, right);
    QFETCH(const QString, first);
    QFETCH(const QString, last);
    QFETCH(const QString, flags);
    folder_.write("z1.json", at(wrong, crosses("z", nothing)));
    folder_.write("z2.json", at(right, crosses("z", allRight)));
    for (const auto& [policy, points] : {std::pair{"first", first}, std::pair{"last", last}}) {
        const auto row = firstRow("z?", {"--summary", "--policy", policy});
        QCOMPARE(row["points"], points);
        QCOMPARE(row["flags"], flags);
    }
}

/// Against a time with an offset of its own: half past 10 in Rome is half past 9 in London.
void TestGradedFiles::late_data() {
    const Rows<QByteArray, QString> row("submitted", "flags");
    row("a second later", R"("2026-03-02T09:30:01Z")", "late");
    row("just then", R"("2026-03-02T09:30:00Z")", "");
    row("5 in New York, which is after", R"("2026-03-02T05:00:00-05:00")", "late");
    row("nobody knows when", "", "no-time");
    row("null", "null", "no-time");
}

void TestGradedFiles::late() {
    QFETCH(const QByteArray, submitted);
    QFETCH(const QString, flags);
    folder_.write("l1.json", at(submitted, crosses("l", allRight)));
    const auto row = firstRow("l1", {"--due", "2026-03-02T10:30:00+01:00"});
    QCOMPARE(row["flags"], flags);
    QCOMPARE(row["points"], "4");
}

/// A file with three attempts at the first exercise, of which two count: what is to be looked at in
/// one of them stands in its row alone.
void TestGradedFiles::hintsOnAttempts() {
    QJsonObject elsewhere = ClassFolder::taken({allRight}, 2);
    elsewhere["tree"] = "[1,2]";
    QByteArray text = folder_.attempt(
        "n", {ClassFolder::taken({nothing}, 1), elsewhere, ClassFolder::taken({allRight}, 3)});
    const qsizetype last = text.lastIndexOf("\"answer\"");
    folder_.write("n1.json", text.insert(last, "\"shown\": {\"points\": 1}, "));
    QStringList flags;
    for (const auto& row : rowsOf(folder_.grade({"--format", "csv"}, "n1").out)) {
        flags << row["question"] + '#' + row["instance"] + ": " + row["flags"].section(": ", 0, 0);
    }
    QCOMPARE(flags, (QStringList{"e1.q1#1: ", "e1.q1#2: tree-differs; not-marked",
                                 "e1.q1#3: score-differs; not-counted", "e2.q1#1: no-answer"}));
    QCOMPARE(firstRow("n1", {"--summary"})["flags"], "tree-differs; score-differs; not-counted");
}

void TestGradedFiles::usage_data() {
    const Refusals row;
    row("no files", "grade --lesson x", "FILES are required");
    row("no lesson", "grade x", "--lesson is required");
    row("no such format", "grade x --format moodel", "--format: \"moodel\" is not among");
    row("a share above 1", "grade x --partial perError:2", "--partial: \"perError:2\" must");
    row("a time that is none", "grade x --due tomorrow", "--due: \"tomorrow\" is no time");
    row("a report of another kind", "grade x --lesson y --report r.doc",
        "--report: the name of the file must end in");
    row("nothing to do", "lesson", "lesson needs to be told what to do");
    row("something else to do", "lesson bake x", "\"bake\" cannot be done");
    row("a lesson without a format", "lesson check -",
        "<stdin>:1:1: the key \"format\" is needed here", {}, 1, "{}");
    for (const char* const line : {"lesson check -", "lesson page - -o FOLDER/none.html"}) {
        row(line, line, "<stdin>:1:2: this is a tree (\"format\": \"prunus-tree\"), and no ", {}, 1,
            R"({"format": "prunus-tree", "version": 1, "tree": [1, 2]})");
    }
}

void TestGradedFiles::lessonsAreChecked() {
    const auto checked = [](const QByteArray& lesson) { return runLine("lesson check -", lesson); };
    const ProgramRun good = checked(folder_.content("class.json"));
    QCOMPARE(good.err, QByteArray());
    QCOMPARE(good.exitCode, 0);
    QVERIFY(good.out.startsWith("class: 2 steps, 2 exercises, 2 questions, at most 8 points\n"));
    const ProgramRun bad = checked(folder_.content("class.json").replace(R"(["cut"])", "[]"));
    QCOMPARE(bad.exitCode, 1);
    QVERIFY(bad.err.contains("<stdin>: e2.q1: under > instead of >= the key is different"));
    QVERIFY(!bad.err.contains("e1.q"));
    // As the window counts them, alpha-beta on the book's figure 5.2 has steps 0 to 26.
    const QByteArray moment =
        R"({"format": "prunus-lesson", "version": 1, "id": "last", "title": "Last", "steps": [
            {"show": {"tree": "[[3,12,8],[2,4,6],[14,5,2]]", "algorithm": "alpha-beta", "at": 26}}]})";
    const ProgramRun last = checked(moment);
    QCOMPARE(last.err, QByteArray());
    QCOMPARE(last.exitCode, 0);
    for (const prunus::ShippedLesson& each : prunus::shippedLessons()) {
        const ProgramRun shipped =
            checked({each.text.data(), static_cast<qsizetype>(each.text.size())});
        QVERIFY2(shipped.exitCode == 0 && shipped.err.isEmpty(), shipped.err);
    }
}

QTEST_GUILESS_MAIN(TestGradedFiles)
#include "tst_gradedfiles.moc"
