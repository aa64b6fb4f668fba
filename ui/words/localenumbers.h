#pragma once

#include <QString>
#include <cstdint>
#include <optional>

namespace prunus {

/// A number, written as in C, as the locale writes it, with a true minus sign; whatever else stands
/// in the text stays.
[[nodiscard]] QString inLocale(QString number);
/// The other way round: what was typed for a number, in digits of any script and with the locale's
/// point, as C has it.
[[nodiscard]] QString typedNumber(const QString& text);
/// A whole number that was typed, with or without the separators of the locale; none for no number.
[[nodiscard]] std::optional<std::uint64_t> typedCount(const QString& text);

} // namespace prunus
