#include "core/edit/textpatch.h"

#include "core/notation/characters.h"

#include <algorithm>
#include <cassert>

namespace prunus {

namespace {

/// Whether a character of UTF-8 starts at this place, or the text ends.
bool isBoundary(std::string_view text, std::size_t at) {
    return at == text.size() || !isContinuation(text[at]);
}

} // namespace

TextPatch patchBetween(std::string_view before, std::string_view after) {
    const std::size_t shorter = std::min(before.size(), after.size());
    std::size_t front = 0;
    while (front < shorter && before[front] == after[front]) {
        ++front;
    }
    while (!isBoundary(before, front) || !isBoundary(after, front)) {
        --front;
    }
    std::size_t back = 0;
    while (back < shorter - front &&
           before[before.size() - 1 - back] == after[after.size() - 1 - back]) {
        ++back;
    }
    while (!isBoundary(before, before.size() - back) || !isBoundary(after, after.size() - back)) {
        --back;
    }
    return {front, std::string(before.substr(front, before.size() - back - front)),
            std::string(after.substr(front, after.size() - back - front))};
}

void applyPatch(std::string& text, const TextPatch& patch) {
    assert(text.compare(patch.offset, patch.removed.size(), patch.removed) == 0);
    text.replace(patch.offset, patch.removed.size(), patch.inserted);
}

void revertPatch(std::string& text, const TextPatch& patch) {
    assert(text.compare(patch.offset, patch.inserted.size(), patch.inserted) == 0);
    text.replace(patch.offset, patch.inserted.size(), patch.removed);
}

} // namespace prunus
