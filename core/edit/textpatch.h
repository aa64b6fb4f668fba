#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace prunus {

/// A change of a text in one place: what was removed at a byte offset, and what was inserted there.
/// It holds both, so that the change can be made and taken back.
struct TextPatch {
    std::size_t offset = 0;
    std::string removed;
    std::string inserted;

    friend bool operator==(const TextPatch&, const TextPatch&) = default;
};

/// The smallest patch that turns one text into the other without splitting a character of UTF-8.
/// O(length).
[[nodiscard]] TextPatch patchBetween(std::string_view before, std::string_view after);

/// Returns, like patchBetween(), a smallest patch, but of several the one that adds or removes
/// whole nodes: `[9],` before the first child of `[[3],4]`, where `9],[` behind that child's
/// bracket would be as small. O(length).
[[nodiscard]] TextPatch changeBetween(std::string_view before, std::string_view after);

/// Returns the one patch that does what two patches do, one after the other; the text that lies
/// between them counts as changed. `before` and `after` are the texts before and after both.
[[nodiscard]] TextPatch joined(const TextPatch& first, const TextPatch& second,
                               std::string_view before, std::string_view after);

/// applyPatch() changes the text that the patch was made for, revertPatch() takes the change back.
/// O(length).
void applyPatch(std::string& text, const TextPatch& patch);
void revertPatch(std::string& text, const TextPatch& patch);

} // namespace prunus
