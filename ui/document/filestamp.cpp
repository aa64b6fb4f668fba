#include "ui/document/filestamp.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>

namespace prunus {
namespace {

constexpr qint64 large = qint64{1} << 20U;

} // namespace

std::optional<FileStamp> FileStamp::of(const QString& path) {
    const QFileInfo info(path);
    if (!info.isFile() || !info.isReadable()) {
        return std::nullopt;
    }
    FileStamp stamp{info.size(), info.lastModified().toMSecsSinceEpoch(), {}};
    QFile file(path);
    if (stamp.size < large && file.open(QIODevice::ReadOnly)) {
        const QByteArray held = file.readAll();
        stamp.size = held.size();
        stamp.digest = QCryptographicHash::hash(held, QCryptographicHash::Sha1);
    }
    return stamp;
}

} // namespace prunus
