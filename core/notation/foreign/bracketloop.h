#pragma once

#include "core/notation/fault.h"

#include <optional>
#include <string_view>
#include <vector>

namespace prunus {

/// Reads parts with `readPart` until the outermost bracket is closed, skipping with `skip` behind
/// each; `open` holds the places of those that are open. The first part must open one.
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
