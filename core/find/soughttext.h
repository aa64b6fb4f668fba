#pragma once

#include "core/tree/value.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace prunus {

/// What a text that someone types to find a node may mean: a value (`-3`, `3.5`), a path (`0 2 1`,
/// `[0,2,1]`, `0.2.1`, or with the leaf's value before it, as leaves are shown: `7 [0,2]`), or a
/// name. Whatever else the text is, it may also be a name, since `"3"` is one.
struct SoughtText {
    std::optional<Value> value;
    std::optional<std::vector<std::uint32_t>> path;
    std::string name;

    [[nodiscard]] bool empty() const { return name.empty(); }
    friend bool operator==(const SoughtText&, const SoughtText&) = default;
};

/// Reads what a text may mean. One number alone is a value and no path; in brackets it is a path.
/// White space around the text does not count. Needs valid UTF-8. O(length).
[[nodiscard]] SoughtText readSought(std::string_view text);

} // namespace prunus
