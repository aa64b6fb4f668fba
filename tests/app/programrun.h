#pragma once

#include <QByteArray>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStringList>

/// How a run of the program ended. The exit code is -1 if it crashed or did not end.
struct ProgramRun {
    int exitCode = -1;
    QByteArray out;
    QByteArray err;
};

/// Runs the program as someone without a display would.
ProgramRun runProgram(const QStringList& arguments, const QByteArray& input = {},
                      const QStringList& extraEnvironment = {});

/// Runs a line of shell in which "$0" is the program, and "$1" and so on are the arguments.
ProgramRun runShell(const QString& line, const QStringList& arguments = {});

/// Whether the run failed as it should: this exit code, nothing on standard output, and one line
/// on standard error that starts with `prunus: ` and this text. Otherwise says what there was.
bool failedWith(const ProgramRun& run, int exitCode, const QByteArray& start);

/// Waits until a program that was started listens for Ctrl+C, and sends it that. Returns false if
/// the program ends before that.
bool interrupt(QProcess& program);

/// Whether sanitizers are built in, under which memory limits cannot be tested.
bool hasSanitizers();
