#pragma once

#include "core/notation/fault.h"

#include <optional>
#include <string_view>
#include <vector>

namespace prunus {

/// Reads parts with `readPart` until the outermost bracket is closed; `skip` goes from the end of a
/// part to the next one. `open` holds the offsets of the brackets that are open. The first part
/// must open a bracket. Returns the first fault, or nullopt.
template <class ReadPart, class Skip>
std::optional<Fault> readBracketed(std::string_view text, std::size_t& at,
                                   const std::vector<std::size_t>& open, ReadPart readPart,
                                   Skip skip) {
    do {
        if (auto fault = readPart()) {
            return fault;
        }
        at = skip(text, at);
    } while (!open.empty() && at < text.size());
    return open.empty() ? std::nullopt : std::optional(unclosedBracket(text, open.back()));
}

} // namespace prunus
