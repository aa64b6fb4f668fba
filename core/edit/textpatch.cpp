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

/// How much a piece of text looks like whole nodes with their separators.
int wholeness(std::string_view piece) {
    int depth = 0;
    int least = 0;
    for (const char c : piece) {
        depth += isOpening(c) ? 1 : isClosing(c) ? -1 : 0;
        least = std::min(least, depth);
    }
    const bool balanced = depth == 0 && least == 0;
    const auto parts = [](char c) { return isSeparator(c) || isSpace(c); };
    return (balanced ? 2 : 0) + (parts(piece.front()) || parts(piece.back()) ? 1 : 0);
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

TextPatch changeBetween(std::string_view before, std::string_view after) {
    TextPatch patch = patchBetween(before, after);
    if (patch.removed.empty() == patch.inserted.empty()) {
        return patch;
    }
    const bool inserts = patch.removed.empty();
    const std::string_view longer = inserts ? after : before;
    const std::size_t length = inserts ? patch.inserted.size() : patch.removed.size();
    std::size_t best = patch.offset;
    int most = wholeness(longer.substr(best, length));
    for (std::size_t at = patch.offset; at > 0 && longer[at - 1] == longer[at - 1 + length];) {
        --at;
        if (!isBoundary(before, at) || !isBoundary(after, at)) {
            continue;
        }
        if (const int now = wholeness(longer.substr(at, length)); now > most) {
            most = now;
            best = at;
        }
        if (patch.offset - at > length) {
            break; // the same pieces again
        }
    }
    const std::string piece(longer.substr(best, length));
    return inserts ? TextPatch{best, {}, piece} : TextPatch{best, piece, {}};
}

TextPatch joined(const TextPatch& first, const TextPatch& second, std::string_view before,
                 std::string_view after) {
    const std::size_t start = std::min(first.offset, second.offset);
    const std::size_t end =
        std::max(first.offset + first.inserted.size(), second.offset + second.removed.size());
    const std::size_t removed = end - start - first.inserted.size() + first.removed.size();
    const std::size_t inserted = end - start - second.removed.size() + second.inserted.size();
    return {start, std::string(before.substr(start, removed)),
            std::string(after.substr(start, inserted))};
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
