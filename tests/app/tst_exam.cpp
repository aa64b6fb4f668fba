// `prunus exam`: what it writes, and what it refuses to.

#include "tests/app/classfolder.h"

#include <QDir>
#include <QStandardPaths>
#include <QtTest>

namespace {

/// Of one exercise about this tree.
QByteArray lessonAbout(const QString& tree, const QByteArray& questions) {
    return R"({"format": "prunus-lesson", "version": 1, "id": "week3", "title": "Midterm",
        "mode": "exam", "profile": "aima", "steps": [{"text": "Read *this*."},
        {"exercise": "e1", "tree": ")" +
           tree.toUtf8() + R"(", "questions": [)" + questions + "]}]}";
}

const QByteArray crossing = R"({"type": "cross-out", "points": 4})";

QStringList filesIn(const QString& folder) {
    return QDir(folder).entryList(QDir::Files | QDir::Hidden, QDir::Name);
}

/// The text of a PDF; none where there is no program to read it.
QString textOf(const QString& pdf) {
    QProcess reader;
    reader.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), pdf, "-"});
    return reader.waitForFinished() ? QString::fromUtf8(reader.readAllStandardOutput()) : QString();
}

} // namespace

class TestExam : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void everyVersionHasItsFiles();
    void theSameBytes();
    void versionAndSeedStandInThePdf();
    void latexForAPaperOfOnesOwn();
    void versionsCanBeGraded();
    void faults_data();
    void faults();
    void whatIsThereStays();
    void aLessonThatIsRefused_data();
    void aLessonThatIsRefused();
    void allOrNothing();
    void itCanBeStopped();

  private:
    /// In the folder of the lessons.
    [[nodiscard]] ProgramRun exam(const QString& words, const QString& before = {}) const {
        return runShell("cd \"$1\" && " + before + "\"$0\" exam " + words, {folder_.path({})});
    }

    ClassFolder folder_;
};

void TestExam::initTestCase() {
    folder_.write("week3.json", lessonAbout(textbook, crossing + R"(, {"type": "values"})"));
}

void TestExam::everyVersionHasItsFiles() {
    const ProgramRun run = exam("week3.json --copies 3 --seed 7 -o new/out");
    QVERIFY2(run.exitCode == 0, run.err);
    QVERIFY(run.err.isEmpty());
    QCOMPARE(filesIn(folder_.path("new/out")),
             (QStringList{"week3-A-key.pdf", "week3-A.pdf", "week3-A.prunus-lesson.json",
                          "week3-B-key.pdf", "week3-B.pdf", "week3-B.prunus-lesson.json",
                          "week3-C-key.pdf", "week3-C.pdf", "week3-C.prunus-lesson.json"}));
    QVERIFY(run.out.startsWith("A: week3-A.pdf, week3-A-key.pdf, week3-A.prunus-lesson.json; e1 "
                               "difficulty 17\nB: week3-B.pdf"));
    for (const QString& each : filesIn(folder_.path("new/out"))) {
        const QByteArray content = folder_.content("new/out/" + each);
        QVERIFY(content.startsWith(each.endsWith(".pdf") ? "%PDF-" : "{"));
    }
}

void TestExam::theSameBytes() {
    for (const char* const folder : {"same1", "same2"}) {
        QCOMPARE(exam(QString("week3.json --copies 2 --seed 3 --tikz -o ") + folder).exitCode, 0);
        QTest::qSleep(1100); // the clock of a PDF has seconds
    }
    const QStringList files = filesIn(folder_.path("same1"));
    QCOMPARE(files.size(), 18);
    QCOMPARE(filesIn(folder_.path("same2")), files);
    for (const QString& each : files) {
        QVERIFY2(folder_.content("same1/" + each) == folder_.content("same2/" + each),
                 qPrintable(each));
    }
    QCOMPARE(exam("week3.json --copies 2 --seed 4 --tikz -o other").exitCode, 0);
    QVERIFY(folder_.content("same1/week3-B.pdf") != folder_.content("other/week3-B.pdf"));
}

void TestExam::versionAndSeedStandInThePdf() {
    QVERIFY2(qEnvironmentVariableIsEmpty("CI") ||
                 !QStandardPaths::findExecutable("pdftotext").isEmpty(),
             "install poppler-utils");
    if (QStandardPaths::findExecutable("pdftotext").isEmpty()) {
        QSKIP("there is no pdftotext");
    }
    QCOMPARE(exam("week3.json --copies 2 --seed 41 --paper letter -o letter").exitCode, 0);
    for (const char version : {'A', 'B'}) {
        const QString file = folder_.path(QString("letter/week3-") + version);
        const QString foot = QString("Version %1 · seed 41").arg(version);
        const QString sheet = textOf(file + ".pdf");
        QVERIFY2(sheet.contains(foot) && sheet.contains("Name: ____"), qPrintable(sheet));
        QVERIFY(!sheet.contains("not read") && !sheet.contains("Key"));
        const QString key = textOf(file + "-key.pdf");
        QVERIFY2(key.contains("Key · " + foot) && key.contains("e1.q1"), qPrintable(key));
    }
    QProcess reader;
    reader.start("pdfinfo", {folder_.path("letter/week3-A.pdf")});
    QVERIFY(reader.waitForFinished());
    QVERIFY(reader.readAllStandardOutput().contains("612 x 792 pts"));
}

void TestExam::latexForAPaperOfOnesOwn() {
    QCOMPARE(exam("week3.json --tikz -o tex").exitCode, 0);
    QCOMPARE(filesIn(folder_.path("tex")),
             (QStringList{"week3-A-key.e1.q1.tex", "week3-A-key.e1.q2.tex", "week3-A-key.pdf",
                          "week3-A-key.tex", "week3-A.e1.q1.tex", "week3-A.e1.q2.tex",
                          "week3-A.pdf", "week3-A.prunus-lesson.json", "week3-A.tex"}));
    const QByteArray sheet = folder_.content("tex/week3-A.e1.q1.tex");
    QVERIFY(sheet.contains("\\begin{tikzpicture}"));
    QVERIFY(!sheet.contains("not read"));
    QVERIFY(folder_.content("tex/week3-A-key.e1.q1.tex").contains("not read"));
    const QByteArray whole = folder_.content("tex/week3-A.tex");
    QVERIFY(whole.contains("\\begin{tikzpicture}") && whole.contains("seed 1"));
    QVERIFY(!whole.contains("not read"));
    QVERIFY(folder_.content("tex/week3-A-key.tex").contains("not read"));
}

/// What is right in a version gets all points by its own lesson file, and a warning by another's.
void TestExam::versionsCanBeGraded() {
    QCOMPARE(exam("week3.json --copies 3 --seed 7 -o graded").exitCode, 0);
    for (const char version : {'A', 'B', 'C'}) {
        const QByteArray file = QByteArray("graded/week3-") + version + ".prunus-lesson.json";
        const ProgramRun check = runProgram({"lesson", "check", folder_.path(file)});
        QVERIFY2(check.exitCode == 0, check.err);
        const QJsonObject read = jsonIn(folder_.content(file));
        const QString tree = read["steps"].toArray().last().toObject()["tree"].toString();
        QVERIFY(!tree.isEmpty());
        QByteArrayList right;
        for (const char* const type : {"cross-out", "values"}) {
            const QJsonObject key =
                jsonOf("answer \"" + tree + "\" --profile aima --question " + type);
            right << QJsonDocument(key["answer"].toObject()).toJson();
        }
        folder_.write("attempt.json", folder_.attempt("s1", {ClassFolder::taken(right)}));
        const ProgramRun marks = runProgram({"grade", folder_.path("attempt.json"), "--lesson",
                                             folder_.path(file), "--format", "csv", "--summary"});
        QVERIFY2(marks.exitCode == 0, marks.err);
        QCOMPARE(rowsOf(marks.out).front()["points"], QString("5"));
    }
}

void TestExam::faults_data() {
    const Rows<QString, int, QByteArray> row("words", "exitCode", "said"); // from the beginning
    row("no lesson", "-o none", 2, "LESSON is required");
    row("no folder", "week3.json", 2, "-o is required");
    row("no version", "week3.json --copies 0 -o none", 2,
        "--copies: \"0\" is no number of versions from 1 to 26");
    row("more versions than letters", "week3.json --copies 27 -o none", 2,
        "--copies: \"27\" is no number of versions from 1 to 26");
    row("a version and a half", "week3.json --copies 1.5 -o none", 2,
        "--copies: \"1.5\" is no number of versions from 1 to 26");
    row("no seed", "week3.json --seed x -o none", 2, "--seed: \"x\" is no seed");
    row("other paper", "week3.json --paper a3 -o none", 2, "--paper: \"a3\"");
    row("no such lesson", "week9.json -o none", 1, "week9.json: ");
    row("no lesson in the file", "text.json -o none", 1, "text.json:1:1: ");
    row("no question", "text-only.json -o none", 1,
        "text-only.json: nothing is asked in it; give it an exercise with a question");
    row("what paper has no words for", "puzzle.json -o none", 1,
        "puzzle.json: e1.q1: the question reorder cannot be put on paper; leave it out");
    row("no other tree", "ones.json --copies 2 -o none", 1,
        "ones.json: e1 (e1.q1): of 2 versions that are equally hard, 1 was found; give it a larger "
        "tree or one with more values to choose from, or ask for fewer copies");
    const char* const tooLarge =
        "wide.json: e1: its tree is too large for this paper; ask about a smaller one";
    row("a tree that is too large", "wide.json -o none", 1, tooLarge);
    row("versions of one", "wide.json --copies 3 -o none", 1, tooLarge);
    row("a file and no folder", "week3.json -o week3.json", 1, "week3.json");
    row("in a file", "week3.json -o week3.json/none", 1, "week3.json/none");
    row("where nobody can write", "week3.json -o /proc/none", 1, "/proc/none");
}

void TestExam::faults() {
    folder_.write("text.json", "no lesson");
    folder_.write("text-only.json", R"({"format": "prunus-lesson", "version": 1, "id": "w",
                                        "steps": [{"text": "Read."}]})");
    folder_.write("puzzle.json", lessonAbout(textbook, R"({"type": "reorder"})"));
    folder_.write("ones.json", lessonAbout("[1,1]", R"({"type": "values"})"));
    QStringList wide;
    for (int k = 0; k < 60; ++k) {
        wide << QString::number(k);
    }
    folder_.write("wide.json", lessonAbout('[' + wide.join(',') + ']', crossing));
    QFETCH(const QString, words);
    QFETCH(const int, exitCode);
    QFETCH(const QByteArray, said);
    const QStringList before = filesIn(folder_.path({}));
    const ProgramRun run = exam(words);
    QVERIFY2(failedWith(run, exitCode, said), run.err + run.out);
    QVERIFY(!QFileInfo::exists(folder_.path("none")));
    QCOMPARE(filesIn(folder_.path({})), before);
}

void TestExam::whatIsThereStays() {
    QVERIFY(QDir(folder_.path({})).mkdir("there"));
    folder_.write("there/week3-B-key.pdf", "mine");
    folder_.write("there/week3-A.prunus-lesson.json", "mine, too");
    const ProgramRun run = exam("week3.json --copies 2 -o there");
    QVERIFY2(failedWith(run, 1,
                        "there/week3-A.prunus-lesson.json, week3-B-key.pdf: are there already, and "
                        "nothing is written; name another folder"),
             run.err);
    QCOMPARE(filesIn(folder_.path("there")).size(), 2);
    QCOMPARE(folder_.content("there/week3-B-key.pdf"), QByteArray("mine"));
    // One that is not among them is in nobody's way.
    QCOMPARE(exam("week3.json --paper letter -o letters").exitCode, 0);
    folder_.write("letters/week3-B.pdf", "mine");
    QVERIFY(failedWith(exam("week3.json -o letters"), 1, "letters/week3-A"));
}

void TestExam::aLessonThatIsRefused_data() {
    const Rows<QString, QByteArray, QByteArray> row("command", "lesson", "reason");
    const QByteArray tie = lessonAbout("[[3,12],[3,4]]", crossing);
    const QByteArray ambiguous = "e1.q1: under > instead of >= the key is different";
    const char* const page = "lesson page tie.json -o none.html";
    row("an ambiguous key on paper", "exam tie.json -o none", tie, ambiguous);
    row("an ambiguous key on a page", page, QByteArray(tie).replace("\"exam\"", "\"lesson\""),
        ambiguous);
    // Of two leaves: the root is entered and left, and each is read and compared.
    const auto moment = [](const QByteArray& at) {
        return R"({"format": "prunus-lesson", "version": 1, "id": "late", "steps": [
                    {"show": {"tree": "[3,12]", "at": )" +
               at + "}}]}";
    };
    row("a moment behind the end on a page", page, moment("99"),
        "step 1: this search has no step 99; its last one is 6");
    row("a moment by an event to which the search never comes", page,
        moment(R"({"event": "cutoff"})"),
        "step 1: \"at\" names an event to which this search never comes");
}

/// With the same lines as lesson check.
void TestExam::aLessonThatIsRefused() {
    QFETCH(const QString, command);
    QFETCH(const QByteArray, lesson);
    QFETCH(const QByteArray, reason);
    folder_.write("tie.json", lesson);
    const QStringList before = filesIn(folder_.path({}));
    const auto run = [&](const QString& arguments) {
        return runShell("cd \"$1\" && \"$0\" " + arguments, {folder_.path({})});
    };
    const ProgramRun check = run("lesson check tie.json");
    const ProgramRun refused = run(command);
    QCOMPARE(check.exitCode, 1);
    QCOMPARE(refused.exitCode, 1);
    QVERIFY2(check.err.contains(reason), check.err);
    QCOMPARE(refused.err, check.err);
    QVERIFY(refused.out.isEmpty());
    QVERIFY(!QFileInfo::exists(folder_.path("none")));
    QCOMPARE(filesIn(folder_.path({})), before);
}

/// A disk that is full after the first file takes that one back.
void TestExam::allOrNothing() {
    folder_.write("long.json",
                  lessonAbout("[[16,11],[[15,[9,[10,7]]],[[5,[6,3]],[19,[18,2]]]]]",
                              R"({"type": "cuts", "named": ["cut"]}, {"type": "node-types"},
                                 {"type": "leaf-order"}, {"type": "negamax"})"));
    QCOMPARE(exam("long.json -o whole").exitCode, 0);
    const qint64 sheet = QFileInfo(folder_.path("whole/week3-A.pdf")).size();
    const qint64 key = QFileInfo(folder_.path("whole/week3-A-key.pdf")).size();
    QVERIFY(key > sheet + 2048);
    const QString limit = QString("ulimit -f %1 && ").arg(sheet / 1024 + 1);
    const ProgramRun run = exam("long.json -o full/er", limit);
    QVERIFY2(failedWith(run, 1, "full/er/week3-A-key.pdf: "), run.err);
    QVERIFY(!QFileInfo::exists(folder_.path("full")));
    QVERIFY(QDir(folder_.path({})).mkdir("kept"));
    QVERIFY(failedWith(exam("long.json -o kept", limit), 1, "kept/week3-A-key.pdf: "));
    QVERIFY(filesIn(folder_.path("kept")).isEmpty());
}

/// Of this tree there are few other keys, and each version takes long to look for them.
void TestExam::itCanBeStopped() {
    folder_.write("ties.json",
                  lessonAbout("[[7,[[[9,2],[7,2]],7]],[[[7,[3,3]],6],7]]",
                              R"({"type": "cross-out", "named": ["cut", "fail", "tieMove"]})"));
    QProcess program;
    program.start(PRUNUS_PROGRAM, {"exam", folder_.path("ties.json"), "--copies", "26", "-o",
                                   folder_.path("stopped")});
    QVERIFY(program.waitForStarted());
    QVERIFY(interrupt(program));
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitCode(), 130);
    QCOMPARE(program.readAllStandardOutput(), QByteArray());
    QVERIFY(program.readAllStandardError().endsWith(
        ": stopped before there were all versions; nothing is written\n"));
    QVERIFY(!QFileInfo::exists(folder_.path("stopped")));
}

QTEST_GUILESS_MAIN(TestExam)
#include "tst_exam.moc"
