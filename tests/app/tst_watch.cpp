#include "tests/app/commandline.h"

#include <QtTest>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace {

/// A terminal that nobody sees, for standard error.
class Terminal {
  public:
    Terminal() : master_(::posix_openpt(O_RDWR | O_NOCTTY)) {
        ::grantpt(master_);
        ::unlockpt(master_);
        ::fcntl(master_, F_SETFL, O_NONBLOCK);
        slave_ = ::open(::ptsname(master_), O_RDWR | O_NOCTTY);
    }
    ~Terminal() {
        ::close(slave_);
        ::close(master_);
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    [[nodiscard]] int slave() const { return slave_; }
    /// All that was written so far.
    const QByteArray& seen() {
        char bytes[4096];
        for (ssize_t n = 1; n > 0;) {
            n = ::read(master_, bytes, sizeof bytes);
            seen_.append(bytes, n > 0 ? static_cast<int>(n) : 0);
        }
        return seen_;
    }

  private:
    int master_;
    int slave_ = -1;
    QByteArray seen_;
};

void startAt(Terminal& terminal, QProcess& program, const QString& words,
             const QString& kind = "xterm") {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("TERM", kind);
    program.setProcessEnvironment(environment);
    program.setChildProcessModifier([&terminal] { ::dup2(terminal.slave(), STDERR_FILENO); });
    program.start(PRUNUS_PROGRAM, QProcess::splitCommand(words));
}

/// Alpha-beta visits three million nodes, minimax thousands of millions.
const QString twoSearches = "compare game:connect-four --depth 12 --evaluation zero "
                            "--algorithms alpha-beta,minimax";

} // namespace

/// What somebody at a terminal sees of a long count, and that Ctrl+C ends it.
class TestWatch : public QObject {
    Q_OBJECT

  private slots:
    void interruptsAtATerminal();
    void keepsWhatIsFinished();
    void leavesNothingBehind();
    void silentElsewhere();
    void aDumbTerminalGetsNoCodes_data();
    void aDumbTerminalGetsNoCodes();
    void keepsWhatIsFinishedWithoutATerminal_data();
    void keepsWhatIsFinishedWithoutATerminal();
    void whatIsIgnoredStaysSo();
};

void TestWatch::interruptsAtATerminal() {
    Terminal terminal;
    QProcess program;
    startAt(terminal, program, "compare game:reversi:8 --depth 40 --algorithms alpha-beta");
    QTRY_VERIFY_WITH_TIMEOUT(terminal.seen().contains(" nodes, "), 60'000);
    QVERIFY(terminal.seen().contains("\ralpha-beta: ") ||
            terminal.seen().contains("\x1b[Kalpha-beta: "));
    ::kill(static_cast<pid_t>(program.processId()), SIGINT);
    QVERIFY(program.waitForFinished(60'000));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 130);
    QVERIFY(program.readAllStandardOutput().isEmpty());
    QVERIFY(terminal.seen().contains("\r\x1b[Kprunus: stopped before alpha-beta had ended\r\n"));
}

void TestWatch::keepsWhatIsFinished() {
    Terminal terminal;
    QProcess program;
    startAt(terminal, program, twoSearches);
    QTRY_VERIFY_WITH_TIMEOUT(terminal.seen().contains("minimax: "), 60'000);
    ::kill(static_cast<pid_t>(program.processId()), SIGINT);
    QVERIFY(program.waitForFinished(60'000));
    QCOMPARE(program.exitCode(), 130);
    const QByteArray table = program.readAllStandardOutput();
    QVERIFY(table.contains("\nalpha-beta ") && !table.contains("minimax"));
    QVERIFY(terminal.seen().contains("prunus: note: stopped before minimax had ended; only what is "
                                     "finished is shown\r\n"));
}

void TestWatch::leavesNothingBehind() {
    Terminal terminal;
    QProcess program;
    startAt(terminal, program, "compare game:tic-tac-toe --algorithms minimax");
    QVERIFY(program.waitForFinished(60'000));
    QCOMPARE(program.exitCode(), 0);
    QVERIFY(terminal.seen().endsWith("\r\x1b[K"));
    QVERIFY(!terminal.seen().contains('\n'));
}

void TestWatch::silentElsewhere() {
    const ProgramRun run = runLine("compare game:connect-four --depth 9 --algorithms minimax");
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.err.isEmpty());
}

void TestWatch::aDumbTerminalGetsNoCodes_data() {
    const Rows<QString> row("words");
    row("compare", "compare game:connect-four --depth 9 --algorithms minimax");
    row("growth", "growth --branching 3 --depth 9");
}

void TestWatch::aDumbTerminalGetsNoCodes() {
    QFETCH(QString, words);
    Terminal terminal;
    QProcess program;
    startAt(terminal, program, words, "dumb");
    QVERIFY(program.waitForFinished(60'000));
    QCOMPARE(program.exitCode(), 0);
    QCOMPARE(terminal.seen(), QByteArray());
}

void TestWatch::keepsWhatIsFinishedWithoutATerminal_data() {
    const Rows<int> row("signal");
    row("Ctrl+C", SIGINT);
    row("kill", SIGTERM);
    row("the terminal is closed", SIGHUP);
}

void TestWatch::keepsWhatIsFinishedWithoutATerminal() {
    QFETCH(int, signal);
    QProcess program;
    program.start(PRUNUS_PROGRAM, QProcess::splitCommand(twoSearches + " --format csv"));
    // Its row comes as soon as alpha-beta has ended.
    QByteArray out;
    QTRY_VERIFY_WITH_TIMEOUT((out += program.readAllStandardOutput()).contains("\nalpha-beta,"),
                             60'000);
    ::kill(static_cast<pid_t>(program.processId()), signal);
    QVERIFY(program.waitForFinished(60'000));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 128 + signal);
    out += program.readAllStandardOutput();
    QCOMPARE(out.count('\n'), 2);
    QCOMPARE(program.readAllStandardError(),
             QByteArray("prunus: note: stopped before minimax had ended; only what is finished is "
                        "shown\n"));
}

void TestWatch::whatIsIgnoredStaysSo() {
    const ProgramRun run =
        runShell("trap '' HUP; \"$0\" compare game:connect-four --depth 9 --algorithms minimax & "
                 "kill -HUP $!; wait $!");
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.contains("\nminimax "));
}

QTEST_GUILESS_MAIN(TestWatch)
#include "tst_watch.moc"
