#pragma once

#include "tests/ui/shownwindow.h"
#include "ui/files/recentfiles.h"

#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>

/// Settings that nobody else has, in a folder of their own, where a test may write its files, too.
class OwnSettings {
  public:
    OwnSettings() { QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, dir_.path()); }
    [[nodiscard]] QString path() const { return dir_.path(); }
    /// A file with this text, and where it is.
    [[nodiscard]] QString written(const QString& name, const QByteArray& text) const {
        QFile file(dir_.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
            qFatal("cannot write %s", qPrintable(name));
        }
        return file.fileName();
    }

  private:
    QTemporaryDir dir_;
};

/// The names in File ▸ Recent.
inline QStringList listed(const ShownWindow& shown) {
    QStringList names;
    for (const QString& path : shown.find<prunus::RecentFiles>("recentMenu").paths()) {
        names << QFileInfo(path).fileName();
    }
    return names;
}
