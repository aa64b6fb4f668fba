#pragma once

#include <QByteArray>
#include <QString>
#include <functional>
#include <ostream>

namespace prunus {

/// Writes a file whole or not at all: without success the old one stays, and with it the new one is
/// on the disk under its name. What is no regular file (a device, a pipe) is written to. Can run on
/// any thread. What went wrong, or nothing.
[[nodiscard]] QString writeWhole(const QString& path,
                                 const std::function<void(std::ostream&)>& write);
[[nodiscard]] QString writeWhole(const QByteArray& bytes, const QString& path);
/// Writes a file where there is none, whole or not at all. What went wrong, or nothing.
[[nodiscard]] QString writeNew(const QByteArray& bytes, const QString& path);

} // namespace prunus
