#include "ui/figures/wholefile.h"

#include <QFileInfo>
#include <QSaveFile>

namespace prunus {

namespace {

/// Unbuffered and to the end: a flush that fails at the end goes unnoticed by QSaveFile, and a disk
/// that is full in the middle has no error before the next try.
bool writeAll(QFileDevice& file, const QByteArray& bytes) {
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) {
        return false;
    }
    for (qsizetype done = 0; done < bytes.size();) {
        const qint64 more = file.write(bytes.constData() + done, bytes.size() - done);
        if (more <= 0) {
            return false;
        }
        done += more;
    }
    return true;
}

} // namespace

QString writeWhole(const QByteArray& bytes, const QString& path) {
    const QFileInfo there(path);
    // QSaveFile would put a regular file in the place of a device, even behind a link.
    if (there.exists() && !there.isFile()) {
        QFile file(path);
        return writeAll(file, bytes) ? QString() : file.errorString();
    }
    QSaveFile file(path);
    return writeAll(file, bytes) && file.commit() ? QString() : file.errorString();
}

} // namespace prunus
