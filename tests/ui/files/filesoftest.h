#pragma once

#include "tests/contentof.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QStringList>
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
    /// A folder for unsaved work, and the files in it.
    [[nodiscard]] QString unsaved() const { return path("unsaved"); }
    [[nodiscard]] QStringList kept() const { return QDir(unsaved()).entryList({"*.json"}); }

  private:
    QTemporaryDir dir_;
};
