#pragma once

#include <QString>
#include <cstdint>
#include <optional>

namespace prunus {

/// Converts a number from C's form to the locale's, with a true minus sign. Everything else in the
/// text stays as it is.
[[nodiscard]] QString inLocale(QString number);
/// Converts a typed number, in digits of any script and with the locale's decimal point, to C's
/// form.
[[nodiscard]] QString typedNumber(const QString& text);
/// Reads a typed whole number, with or without the locale's separators; nullopt if it is no number.
[[nodiscard]] std::optional<std::uint64_t> typedCount(const QString& text);

} // namespace prunus
