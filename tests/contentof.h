#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

/// All that is in a file.
inline QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(no such file)");
}
