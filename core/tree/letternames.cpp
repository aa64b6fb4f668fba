#include "core/tree/letternames.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <limits>

namespace prunus {
namespace {

constexpr std::uint32_t alphabet = 26;
constexpr std::uint32_t blockSize = 64;
/// They count 321 million nodes, and at 64 bytes a node no machine has room for more.
constexpr std::size_t mostLetters = 6;

std::string lettersOf(std::uint32_t number) {
    std::string text;
    for (std::uint32_t rest = number + 1; rest > 0; rest = (rest - 1) / alphabet) {
        text.insert(text.begin(), static_cast<char>('A' + (rest - 1) % alphabet));
    }
    return text;
}

/// The number of capital letters.
std::optional<std::uint32_t> numberOf(std::string_view name) {
    if (name.empty() || name.size() > mostLetters) {
        return std::nullopt;
    }
    std::uint32_t number = 0;
    for (const char c : name) {
        if (c < 'A' || c > 'Z') {
            return std::nullopt;
        }
        number = number * alphabet + static_cast<std::uint32_t>(c - 'A') + 1;
    }
    return number - 1;
}

std::vector<std::uint32_t> numbersInUse(const Labels& names) {
    std::vector<std::uint32_t> used;
    for (std::size_t k = 0; k < names.size(); ++k) {
        if (const auto number = numberOf(names.text(k))) {
            used.push_back(*number);
        }
    }
    std::ranges::sort(used);
    used.erase(std::unique(used.begin(), used.end()), used.end());
    return used;
}

} // namespace

LetterNames::LetterNames(const GameTree& tree, Letters letters)
    : tree_(&tree), end_(tree.header().game.empty() ? tree.nodeCount() : 1),
      most_(letters == Letters::single ? alphabet : std::numeric_limits<std::uint32_t>::max()),
      used_(numbersInUse(tree.names())) {
    std::uint32_t count = 0;
    before_.reserve(end_ / blockSize + 2);
    for (std::uint32_t n = 0; n < end_; ++n) {
        if (n % blockSize == 0) {
            before_.push_back(count);
        }
        count += isLettered(NodeId{n}) ? 1U : 0U;
    }
    before_.push_back(count);
}

bool LetterNames::isLettered(NodeId n) const {
    return n.value < end_ && !tree_->isLeaf(n) && tree_->names().at(n).empty();
}

std::uint32_t LetterNames::rankOf(NodeId n) const {
    std::uint32_t rank = before_[n.value / blockSize];
    for (NodeId before{n.value / blockSize * blockSize}; before < n; ++before) {
        rank += isLettered(before) ? 1U : 0U;
    }
    return rank;
}

NodeId LetterNames::atRank(std::uint32_t rank) const {
    if (rank >= before_.back()) {
        return noNode;
    }
    const auto block = std::ranges::upper_bound(before_, rank) - before_.begin() - 1;
    NodeId n{static_cast<std::uint32_t>(block) * blockSize};
    for (std::uint32_t left = rank - before_[static_cast<std::size_t>(block)];; ++n) {
        if (isLettered(n) && left-- == 0) {
            return n;
        }
    }
}

std::string LetterNames::of(NodeId n) const {
    if (!isLettered(n)) {
        return {};
    }
    const std::uint32_t rank = rankOf(n);
    const auto skipped = std::partition_point(used_.begin(), used_.end(), [&](const auto& used) {
        return used <= rank + static_cast<std::uint32_t>(&used - used_.data());
    });
    const std::uint32_t number = rank + static_cast<std::uint32_t>(skipped - used_.begin());
    return number < most_ ? lettersOf(number) : std::string();
}

NodeId LetterNames::node(std::string_view name) const {
    std::string capitals(name);
    std::ranges::transform(capitals, capitals.begin(), upperCase);
    const auto number = numberOf(capitals);
    const auto used = std::ranges::lower_bound(used_, number.value_or(0));
    const bool own = used != used_.end() && number && *used == *number;
    return number && *number < most_ && !own
               ? atRank(*number - static_cast<std::uint32_t>(used - used_.begin()))
               : noNode;
}

} // namespace prunus
