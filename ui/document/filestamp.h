#pragma once

#include <QByteArray>
#include <QString>
#include <optional>

namespace prunus {

/// The state of a file at some moment, for finding out later whether the file was changed. If the
/// file is not large, its content is compared, and not the time when it was written.
struct FileStamp {
    qint64 size = 0;
    /// When the file was last written, in milliseconds since 1970.
    qint64 written = 0;
    /// The digest of the file's content; empty for a large file.
    QByteArray digest;

    /// The present state of a file; none if there is no file, or it cannot be read. Follows links.
    /// O(size), up to a megabyte.
    [[nodiscard]] static std::optional<FileStamp> of(const QString& path);

    friend bool operator==(const FileStamp& a, const FileStamp& b) {
        const bool held = !a.digest.isEmpty() && !b.digest.isEmpty();
        return a.size == b.size && (held ? a.digest == b.digest : a.written == b.written);
    }
};

} // namespace prunus
