#include "tests/app/commandline.h"

#include <QDir>
#include <QtTest>

ProgramRun runLine(const QString& line, const QByteArray& input) {
    return runProgram(QProcess::splitCommand(line), input);
}

QList<QByteArray> linesIn(const QByteArray& text) {
    QList<QByteArray> lines = text.split('\n');
    lines.removeLast();
    return lines;
}

QJsonObject jsonIn(const QByteArray& text) {
    return QJsonDocument::fromJson(text).object();
}

QJsonObject jsonOf(const QString& line, const QByteArray& input) {
    const ProgramRun run = runLine(line, input);
    if (run.exitCode != 0) {
        qWarning() << line << "ended with" << run.exitCode << run.err;
        return {};
    }
    return jsonIn(run.out);
}

bool has(const QJsonObject& told, const QByteArray& members) {
    const QJsonObject wanted = jsonIn(members);
    bool all = !wanted.isEmpty();
    for (const QString& key : wanted.keys()) {
        if (told[key] != wanted[key]) {
            qWarning() << key << "is" << told[key] << "and not" << wanted[key];
            all = false;
        }
    }
    return all;
}

QString fileIn(const QTemporaryDir& folder, const QString& name, const QByteArray& content) {
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) {
        qFatal("cannot be written: %s", qPrintable(name));
    }
    return file.fileName();
}

bool isRefused() {
    QFETCH(const QString, line);
    QFETCH(const QByteArray, start);
    QFETCH(const QByteArray, remedy);
    QFETCH(const int, exitCode);
    QFETCH(const QByteArray, input);
    const QTemporaryDir folder;
    const ProgramRun run =
        runLine(QString(line).replace("FOLDER", '"' + folder.path() + '"'), input);
    if (!run.err.contains(remedy)) {
        qWarning() << "there is no" << remedy << "in" << run.err;
        return false;
    }
    return failedWith(run, exitCode,
                      QByteArray(start).replace("FOLDER", folder.path().toLocal8Bit())) &&
           QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
}
