// Every subcommand under limits of memory: an end with one line of explanation, whatever it was
// about to do, and no file left half written. And trees that are so deep that the paths of their
// nodes are most of what is written of them.

#include "tests/app/commandline.h"

#include <QDir>
#include <QtTest>

namespace {

/// Fonts as the system has them, but with a cache of its own in the folder: who cannot read it, for
/// want of memory, writes another, which lacks fonts.
constexpr auto fonts =
    R"(<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>/usr/share/fonts</dir><cachedir>%1</cachedir></fontconfig>)";

/// `[[…[1]…]]`: so many nodes above a leaf, each with one child.
QByteArray chain(int plies) {
    return QByteArray(plies, '[') + '1' + QByteArray(plies, ']');
}

} // namespace

class TestLittleMemory : public QObject {
    Q_OBJECT

  private slots:
    void whoeverHasTooLittleSaysSo_data();
    void whoeverHasTooLittleSaysSo();
    void anEndlessInputIsRefused_data();
    void anEndlessInputIsRefused();
    void anAbortLeavesNothingBehind();
    void whatWouldBeTooMuchIsRefused_data();
    void whatWouldBeTooMuchIsRefused();
    void whatIsWrittenIsAsLongAsCounted_data();
    void whatIsWrittenIsAsLongAsCounted();
    void memoryDoesNotGrowWithTheOutput();
};

void TestLittleMemory::whoeverHasTooLittleSaysSo_data() {
    const Rows<QString> row("line");
    row("generate", R"("$0" generate --depth 9 --branching 5 -o big.txt)");
    row("compare", R"("$0" compare "$2"/big.txt)");
    row("trace", R"("$0" trace "$2"/big.txt --algorithm minimax | wc -c)");
    row("trace with sentences",
        R"("$0" trace "$2"/small.txt --algorithm alpha-beta --explain --format jsonl | wc -c)");
    row("playouts", R"("$0" trace "$2"/small.txt --algorithm uct --iterations 300000 | wc -c)");
    row("convert", R"("$0" convert "$2"/big.txt -o big.json)");
    row("render", R"("$0" render "$2"/small.txt --algorithm alpha-beta -o p.svg)");
    row("render many", R"("$0" render "$2"/small.txt --algorithm alpha-beta --at all -o p.pdf)");
    row("render a picture",
        R"("$0" render "$2"/small.txt --algorithm alpha-beta --scale 8 -o p.png)");
    row("growth", R"("$0" growth --branching 4 --depth 8 --samples 2)");
    row("answer", R"("$0" answer "$2"/big.txt --question windows | wc -c)");
    row("check",
        R"(echo '{"values":{}}' | "$0" check "$2"/big.txt --question values --answer - | wc -c)");
    row("find", R"("$0" find --right alpha-beta --wrong alpha-beta:cut=gt --aspect leaves)");
    row("a game", R"("$0" compare game:tic-tac-toe --algorithms alpha-beta-tt)");
    row("lesson check", R"("$0" lesson check "$3"/window.prunus-lesson.json)");
    row("lesson page", R"("$0" lesson page "$3"/window.prunus-lesson.json -o l.html)");
    row("exam", R"("$0" exam "$2"/l.json -o .)");
    row("export-questions", R"("$0" export-questions "$2"/l.json --format moodle -o q.xml)");
    row("grade",
        R"("$0" grade "$2"/small.txt --lesson "$3"/window.prunus-lesson.json --format csv)");
    row("manual", R"("$0" manual -o m.pdf)");
}

/// What it ends with must be what was meant or one line; the loader alone says it in words of its
/// own, before the program begins.
void TestLittleMemory::whoeverHasTooLittleSaysSo() {
    QFETCH(const QString, line);
    if (hasSanitizers()) {
        QSKIP("sanitizers need more memory than a limited process has");
    }
    const QTemporaryDir given;
    QCOMPARE(runShell(R"(cd "$1" && "$0" generate --depth 8 --branching 5 -o big.txt && )"
                      R"("$0" generate --depth 4 --branching 4 -o small.txt)",
                      {given.path()})
                 .exitCode,
             0);
    fileIn(given, "l.json", examLesson);
    fileIn(given, "fonts.conf", QString(fonts).arg(given.filePath("fonts")).toUtf8());
    int begins = 0;
    for (int megabytes = 60; megabytes < 900; megabytes += megabytes / 2) {
        const QTemporaryDir folder;
        const QString limited = QString("export FONTCONFIG_FILE=\"$2\"/fonts.conf; "
                                        "ulimit -v %1; cd \"$1\" && set -o pipefail; ")
                                    .arg(megabytes * 1024);
        const QStringList places{folder.path(), given.path(), PRUNUS_LESSONS};
        if (runShell(limited + "\"$0\" --version", places).exitCode != 0) {
            continue; // the loader's
        }
        ++begins;
        const ProgramRun run = runShell(limited + line, places);
        const QByteArray told = QByteArray::number(megabytes) + " MB: exit " +
                                QByteArray::number(run.exitCode) + ", " + run.err.left(300);
        QVERIFY2(run.exitCode == 0 || run.exitCode == 1, told);
        QVERIFY2(run.exitCode == 0 || run.err.startsWith("prunus: "), told);
        QVERIFY2(!run.err.contains("terminate"), told);
        for (const QString& name : QDir(folder.path()).entryList(QDir::Files | QDir::Hidden)) {
            static const QRegularExpression half("\\.[A-Za-z0-9]{6}$");
            QVERIFY2(!name.contains(half), qPrintable(name));
        }
    }
    QVERIFY(begins > 3);
}

void TestLittleMemory::anEndlessInputIsRefused_data() {
    const Rows<QString, QByteArray> row("line", "said");
    row("zeros for a tree", R"(cat /dev/zero | "$0" compare -)", "<stdin>:1:1: this is not text");
    row("zeros in a file", R"("$0" compare /dev/zero)", "/dev/zero:1:1: this is not text");
    row("brackets for a tree", R"(tr '\0' '[' < /dev/zero | (ulimit -v 400000; "$0" compare -))",
        "<stdin>: this is too large for this machine's memory");
    row("brackets in a pipe that has a name",
        R"((ulimit -v 400000; "$0" compare <(tr '\0' '[' < /dev/zero)))", "/dev/fd/");
    row("zeros for an answer", R"(cat /dev/zero | "$0" check '[1,2]' --question values --answer -)",
        "<stdin>:");
    row("brackets for an answer",
        R"(tr '\0' '[' < /dev/zero | "$0" check '[1,2]' --question values --answer -)",
        "<stdin>: ");
}

/// With little memory, and before much is read.
void TestLittleMemory::anEndlessInputIsRefused() {
    QFETCH(const QString, line);
    QFETCH(const QByteArray, said);
    const QString limit = hasSanitizers() ? QString() : QString("ulimit -v 900000; ");
    QVERIFY(failedWith(runShell(limit + line), 1, said));
}

/// As where memory fails in a place that cannot say so.
void TestLittleMemory::anAbortLeavesNothingBehind() {
    const QTemporaryDir folder;
    const ProgramRun run = runShell(
        R"(cd "$1"; "$0" generate --depth 10 --branching 5 -o big.txt & )"
        R"sh(until [ -n "$(ls -A)" ] || ! kill -0 $!; do sleep 0.01; done; kill -ABRT $!; wait $!; echo $?; ls -A)sh",
        {folder.path()});
    QCOMPARE(run.out, QByteArray("134\n"));
}

/// The sum of the lengths by hand: `0.0.…` of k numbers has 2k − 1 characters and `[0, 0, …]` has
/// 3k, and these numbers from 1 to n − 1 come to (n − 1)² and to 3n(n − 1)/2. For 40,000 nodes:
/// 39,999² and 7 more for each, `"": 1, `, are 1,600,200,001. A line of JSON is an event, with the
/// path of the node once; of each node two events and the comparison of its child are told, for
/// 30,000 nodes 3 × 3 × 30,000 × 29,999 / 2 = 4,049,865,000, and about 100 characters more for each
/// of 90,001 lines.
void TestLittleMemory::whatWouldBeTooMuchIsRefused_data() {
    const Rows<QString, int, int, int> row("line", "plies", "least", "most"); // in MB
    row("a key of values", "answer - --question values", 40'000, 1601, 1601);
    row("what would be right", "check - --question values --answer /dev/null", 40'000, 1600, 1602);
    row("a trace", "trace - --algorithm minimax --format jsonl", 30'000, 4050, 4070);
    row("a trace that is explained", "trace - --algorithm minimax --format jsonl --explain", 12'000,
        1001, 10'000);
}

void TestLittleMemory::whatWouldBeTooMuchIsRefused() {
    QFETCH(const QString, line);
    QFETCH(const int, plies);
    QFETCH(const int, least);
    QFETCH(const int, most);
    const ProgramRun run = runLine(line, chain(plies));
    QVERIFY(failedWith(run, 1, "<stdin>: this would write "));
    const int told =
        run.err.mid(int(qstrlen("prunus: <stdin>: this would write "))).split(' ')[0].toInt();
    QVERIFY2(least <= told && told <= most, run.err);
}

void TestLittleMemory::whatIsWrittenIsAsLongAsCounted_data() {
    // The sum of the lengths of the paths of 2,000 nodes, as above.
    const Rows<QString, qsizetype> row("line", "paths");
    row("a key of values", "answer - --question values", 1'999 * 1'999);
    row("a trace", "trace - --algorithm minimax --format jsonl", 3 * 3 * 2'000 * 1'999 / 2);
}

void TestLittleMemory::whatIsWrittenIsAsLongAsCounted() {
    QFETCH(const QString, line);
    QFETCH(const qsizetype, paths);
    const ProgramRun run = runLine(line, chain(2'000));
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.size() > paths);
    QVERIFY(run.out.size() < paths + 2'000 * 400);
}

/// 400 MB of paths, which were once held three times over.
void TestLittleMemory::memoryDoesNotGrowWithTheOutput() {
    if (hasSanitizers()) {
        QSKIP("sanitizers need more memory than a limited process has");
    }
    const ProgramRun run = runShell(
        "printf '%s' \"$(printf '[%.0s' {1..20000})1$(printf ']%.0s' {1..20000})\" | "
        "(ulimit -v 700000; \"$0\" answer - --question values) | wc -c; exit ${PIPESTATUS[1]}");
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.out.toLongLong() > qint64(19'999) * 19'999, run.out);
}

QTEST_GUILESS_MAIN(TestLittleMemory)
#include "tst_littlememory.moc"
