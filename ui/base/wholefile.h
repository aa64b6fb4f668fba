#pragma once

#include <QByteArray>
#include <QString>
#include <functional>
#include <ostream>

namespace prunus {

/// Writes a file whole or not at all: on failure the old file stays, and on success the new one is
/// on the disk under its name. Anything but a regular file (a device, a pipe) is written to
/// directly. Can run on any thread. Returns what went wrong, or an empty string.
[[nodiscard]] QString writeWhole(const QString& path,
                                 const std::function<void(std::ostream&)>& write);
[[nodiscard]] QString writeWhole(const QByteArray& bytes, const QString& path);
/// Writes a file where there is none, whole or not at all. Returns what went wrong, or an empty
/// string.
[[nodiscard]] QString writeNew(const QByteArray& bytes, const QString& path);

} // namespace prunus
