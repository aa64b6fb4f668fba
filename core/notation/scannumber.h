#pragma once

#include "core/notation/fault.h"
#include "core/tree/value.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <tl/expected.hpp>

namespace prunus {

struct ScannedNumber {
    Value value = 0;
    std::size_t end = 0;
};

/// Whether something that is meant as a number starts here: a digit, a sign (also U+2212) or a
/// point.
[[nodiscard]] bool startsNumber(std::string_view text, std::size_t offset);

/// Reads the number that starts at `start`: one optional sign, then a JSON number, then the end of
/// the token (white space, separator, bracket, end of text). -0 reads as 0. Each departure from the
/// grammar has a fault of its own. O(length of the number).
[[nodiscard]] tl::expected<ScannedNumber, Fault> scanNumber(std::string_view text,
                                                            std::size_t start);

/// The message of what is wrong with a word that means "not finite", with or without sign; nullopt
/// for other words.
[[nodiscard]] std::optional<Message> explainNotFinite(std::string_view word);

} // namespace prunus
