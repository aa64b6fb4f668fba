#include "tests/app/programrun.h"

#include <QProcess>
#include <QtTest>

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

bool hasSanitizers() {
#ifdef __SANITIZE_ADDRESS__
    return true;
#else
    return false;
#endif
}
