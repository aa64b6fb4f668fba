#include "core/tree/gametree.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace prunus {

GameTree::GameTree(std::vector<std::uint32_t> offsets, std::vector<Value> values, TreeHeader header,
                   Labels names, Labels moves)
    : offsets_(std::move(offsets)), values_(std::move(values)),
      failureValue_(header.failureValue.value_or(std::numeric_limits<Value>::quiet_NaN())),
      header_(std::move(header)), names_(std::move(names)), moves_(std::move(moves)) {
    assert(!values_.empty() && offsets_.size() == values_.size() + 1);
    assert(offsets_.front() == 1 && offsets_.back() == values_.size());
    rowStarts_ = {NodeId{0}, NodeId{1}};
    while (rowStarts_.back().value < values_.size()) {
        rowStarts_.emplace_back(offsets_[rowStarts_.back().value]);
    }
    ancestry_ = Ancestry(offsets_, rowStarts_);
    for (std::size_t n = 0; n < values_.size(); ++n) {
        leafCount_ += offsets_[n] == offsets_[n + 1] ? 1U : 0U;
    }
}

GameTree GameTree::withNotes(std::vector<Note> notes) && {
    header_.notes = std::move(notes);
    return std::move(*this);
}

Row GameTree::rowOf(NodeId n) const {
    const auto next = std::upper_bound(rowStarts_.begin(), rowStarts_.end(), n);
    return Row{static_cast<std::uint32_t>(next - rowStarts_.begin()) - 1};
}

NodeId GameTree::parent(NodeId n) const {
    if (n == root()) {
        return noNode;
    }
    // Offsets rise with the node; the last one that is not beyond n belongs to the parent.
    const auto next = std::upper_bound(offsets_.begin(), offsets_.end(), n.value);
    return NodeId{static_cast<std::uint32_t>(next - offsets_.begin()) - 1};
}

NodeId GameTree::parent(NodeId n, Row row) const {
    if (row.value == 0) {
        return noNode;
    }
    const auto start = offsets_.begin();
    const NodeRange above = this->row(row - 1);
    const auto next =
        std::upper_bound(start + above.first.value, start + above.last.value, n.value);
    return NodeId{static_cast<std::uint32_t>(next - start) - 1};
}

std::uint32_t GameTree::childNumber(NodeId n) const {
    return n == root() ? 0 : n.value - offsets_[parent(n).value];
}

std::vector<std::uint32_t> GameTree::path(NodeId n) const {
    Row row = rowOf(n);
    std::vector<std::uint32_t> numbers;
    numbers.reserve(row.value);
    for (; row.value > 0; row = row - 1) {
        const NodeId up = parent(n, row);
        numbers.push_back(n.value - offsets_[up.value]);
        n = up;
    }
    std::ranges::reverse(numbers);
    return numbers;
}

NodeId GameTree::ancestor(NodeId n, Row row) const {
    return nearestUp(n, [row](NodeId /*node*/, Row at) { return at <= row; });
}

NodeId GameTree::at(const std::vector<std::uint32_t>& path) const {
    NodeId n = root();
    for (const std::uint32_t child : path) {
        if (child >= childCount(n)) {
            return noNode;
        }
        n = children(n)[child];
    }
    return n;
}

} // namespace prunus
