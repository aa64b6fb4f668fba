#pragma once

#include <QByteArray>
#include <QString>
#include <cstdint>
#include <vector>

namespace prunus {

// JSON that can stand in a script of a page: no text in it ends the script.

[[nodiscard]] QByteArray jsonOf(const QString& text);
[[nodiscard]] QByteArray jsonOf(const std::vector<std::uint32_t>& numbers);
[[nodiscard]] QByteArray jsonOf(const std::vector<QByteArray>& texts);

/// Returns a JSON list of values that are JSON already.
[[nodiscard]] QByteArray jsonList(const std::vector<QByteArray>& values);

} // namespace prunus
