#pragma once

#include "tests/contentof.h"

#include <QByteArray>
#include <QFile>
#include <QString>
#include <QTemporaryDir>

/// A folder of a test's own, and the files in it.
class FilesOfTest {
  public:
    [[nodiscard]] QString path(const char* name = "") const {
        return dir_.filePath(QLatin1String(name));
    }
    QString write(const char* name, const QByteArray& text) const {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
            qFatal("cannot write %s", name);
        }
        return file.fileName();
    }
    [[nodiscard]] QByteArray content(const char* name) const { return contentOf(path(name)); }

  private:
    QTemporaryDir dir_;
};
