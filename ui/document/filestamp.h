#pragma once

#include <QByteArray>
#include <QString>
#include <optional>

namespace prunus {

/// How a file was at some moment, to tell later whether it was changed. Of a file that is not large
/// what counts is what it holds, and not when it was written.
struct FileStamp {
    qint64 size = 0;
    /// Milliseconds since 1970.
    qint64 written = 0;
    /// Of what it holds; empty for a large file.
    QByteArray digest;

    /// None if there is no file, or it cannot be read. Follows links. O(size), up to a megabyte.
    [[nodiscard]] static std::optional<FileStamp> of(const QString& path);

    friend bool operator==(const FileStamp& a, const FileStamp& b) {
        const bool held = !a.digest.isEmpty() && !b.digest.isEmpty();
        return a.size == b.size && (held ? a.digest == b.digest : a.written == b.written);
    }
};

} // namespace prunus
