#include "tests/app/programrun.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QtTest>
#include <csignal>

namespace {

ProgramRun run(const QString& command, const QStringList& arguments, const QByteArray& input,
               const QStringList& extraEnvironment) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* const name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        environment.remove(name);
    }
    for (const QString& pair : extraEnvironment) {
        environment.insert(pair.section('=', 0, 0), pair.section('=', 1));
    }
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(command, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(120'000)) {
        process.kill();
        process.waitForFinished();
        return {};
    }
    const bool ended = process.exitStatus() == QProcess::NormalExit;
    return {ended ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

} // namespace

ProgramRun runProgram(const QStringList& arguments, const QByteArray& input,
                      const QStringList& extraEnvironment) {
    return run(PRUNUS_PROGRAM, arguments, input, extraEnvironment);
}

ProgramRun runShell(const QString& line, const QStringList& arguments) {
    return run("/bin/bash", QStringList{"-c", line, PRUNUS_PROGRAM} + arguments, {}, {});
}

bool failedWith(const ProgramRun& run, int exitCode, const QByteArray& start) {
    const bool oneLine = run.err.count('\n') == 1 && run.err.endsWith('\n');
    if (run.exitCode == exitCode && run.out.isEmpty() && oneLine &&
        run.err.startsWith("prunus: " + start)) {
        return true;
    }
    qWarning() << "expected exit" << exitCode << "and" << start << "but got exit" << run.exitCode
               << "with" << run.err.left(500) << "and output" << run.out.left(500);
    return false;
}

bool interrupt(QProcess& program) {
    static const QRegularExpression caught("SigCgt:\\s*([0-9a-f]+)");
    const qint64 id = program.processId();
    quint64 listens = 0;
    while ((listens >> (SIGINT - 1) & 1U) == 0) {
        if (program.waitForFinished(10) || program.state() == QProcess::NotRunning) {
            return false;
        }
        QFile status(QStringLiteral("/proc/%1/status").arg(id));
        static_cast<void>(status.open(QIODevice::ReadOnly));
        listens =
            caught.match(QString::fromLatin1(status.readAll())).captured(1).toULongLong({}, 16);
    }
    return ::kill(static_cast<pid_t>(id), SIGINT) == 0;
}

bool hasSanitizers() {
#ifdef __SANITIZE_ADDRESS__
    return true;
#else
    return false;
#endif
}
