#pragma once

#include <QByteArray>
#include <QString>

namespace prunus {

/// Writes a file whole or not at all: without success the old one stays. What is no regular file (a
/// device, a pipe) is written to. What went wrong, or nothing.
[[nodiscard]] QString writeWhole(const QByteArray& bytes, const QString& path);

} // namespace prunus
