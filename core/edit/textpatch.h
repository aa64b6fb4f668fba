#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace prunus {

/// A change of a text in one place: what was removed at a byte offset, and what came there. Holds
/// both, so that it can be made and taken back.
struct TextPatch {
    std::size_t offset = 0;
    std::string removed;
    std::string inserted;

    friend bool operator==(const TextPatch&, const TextPatch&) = default;
};

/// The smallest patch that turns one text into the other without splitting a character of UTF-8.
/// O(length).
[[nodiscard]] TextPatch patchBetween(std::string_view before, std::string_view after);

/// Likewise, but of several smallest patches the one that adds or removes whole nodes: `[9],`
/// before the first child of `[[3],4]`, where its brackets alone could be `9],[` as well.
/// O(length).
[[nodiscard]] TextPatch changeBetween(std::string_view before, std::string_view after);

/// The change that comes of two, one after the other; what lies between them counts as changed.
[[nodiscard]] TextPatch joined(const TextPatch& first, const TextPatch& second,
                               std::string_view before, std::string_view after);

/// Needs the text that the patch was made for; O(length).
void applyPatch(std::string& text, const TextPatch& patch);
void revertPatch(std::string& text, const TextPatch& patch);

} // namespace prunus
