// Trees that are so deep that the paths of their nodes are most of what is written of them.

#include "tests/app/commandline.h"

#include <QtTest>

namespace {

/// `[[…[1]…]]`: so many nodes above a leaf, each with one child.
QByteArray chain(int plies) {
    return QByteArray(plies, '[') + '1' + QByteArray(plies, ']');
}

} // namespace

class TestLongPaths : public QObject {
    Q_OBJECT

  private slots:
    void whatWouldBeTooMuchIsRefused_data();
    void whatWouldBeTooMuchIsRefused();
    void whatIsWrittenIsAsLongAsCounted_data();
    void whatIsWrittenIsAsLongAsCounted();
    void memoryDoesNotGrowWithTheOutput();
};

/// The sum of the lengths by hand: `0.0.…` of k numbers has 2k − 1 characters and `[0, 0, …]` has
/// 3k, and these numbers from 1 to n − 1 come to (n − 1)² and to 3n(n − 1)/2. For 40,000 nodes:
/// 39,999² and 7 more for each, `"": 1, `, are 1,600,200,001. A line of JSON is an event, with the
/// path of the node once; of each node two events and the comparison of its child are told, for
/// 30,000 nodes 3 × 3 × 30,000 × 29,999 / 2 = 4,049,865,000, and about 100 characters more for each
/// of 90,001 lines.
void TestLongPaths::whatWouldBeTooMuchIsRefused_data() {
    const Rows<QString, int, int, int> row("line", "plies", "least", "most"); // in MB
    row("a key of values", "answer - --question values", 40'000, 1601, 1601);
    row("what would be right", "check - --question values --answer /dev/null", 40'000, 1600, 1602);
    row("a trace", "trace - --algorithm minimax --format jsonl", 30'000, 4050, 4070);
    row("a trace that is explained", "trace - --algorithm minimax --format jsonl --explain", 12'000,
        1001, 10'000);
}

void TestLongPaths::whatWouldBeTooMuchIsRefused() {
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

void TestLongPaths::whatIsWrittenIsAsLongAsCounted_data() {
    // The sum of the lengths of the paths of 2,000 nodes, as above.
    const Rows<QString, qsizetype> row("line", "paths");
    row("a key of values", "answer - --question values", 1'999 * 1'999);
    row("a trace", "trace - --algorithm minimax --format jsonl", 3 * 3 * 2'000 * 1'999 / 2);
}

void TestLongPaths::whatIsWrittenIsAsLongAsCounted() {
    QFETCH(const QString, line);
    QFETCH(const qsizetype, paths);
    const ProgramRun run = runLine(line, chain(2'000));
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.size() > paths);
    QVERIFY(run.out.size() < paths + 2'000 * 400);
}

/// 400 MB of paths, which were once held three times over.
void TestLongPaths::memoryDoesNotGrowWithTheOutput() {
    if (hasSanitizers()) {
        QSKIP("sanitizers need more memory than a limited process has");
    }
    const ProgramRun run = runShell(
        "printf '%s' \"$(printf '[%.0s' {1..20000})1$(printf ']%.0s' {1..20000})\" | "
        "(ulimit -v 700000; \"$0\" answer - --question values) | wc -c; exit ${PIPESTATUS[1]}");
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.out.toLongLong() > qint64(19'999) * 19'999, run.out);
}

QTEST_GUILESS_MAIN(TestLongPaths)
#include "tst_longpaths.moc"
