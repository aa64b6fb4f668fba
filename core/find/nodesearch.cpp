#include "core/find/nodesearch.h"

#include "core/base/ascii.h"
#include "core/find/movepath.h"

#include <algorithm>
#include <utility>

namespace prunus {
namespace {

bool alike(char a, char b) {
    return lowerCase(a) == lowerCase(b);
}

bool isCalled(std::string_view name, std::string_view sought) {
    return name.size() == sought.size() &&
           std::equal(name.begin(), name.end(), sought.begin(), alike);
}

bool contains(std::string_view name, std::string_view sought) {
    return std::search(name.begin(), name.end(), sought.begin(), sought.end(), alike) != name.end();
}

template <class Matches>
void addNamed(const Labels& names, const Matches& matching, std::vector<NodeId>& found) {
    for (std::size_t k = 0; k < names.size(); ++k) {
        if (matching(names.text(k))) {
            found.push_back(names.nodes()[k]);
        }
    }
}

} // namespace

NodeSearch::NodeSearch(const GameTree& tree, const DisplayNames& names, SoughtText sought,
                       std::optional<ReadBy> shown)
    : tree_(&tree), sought_(std::move(sought)), shown_(shown) {
    if (sought_.empty()) {
        return;
    }
    gatherNames(names);
    const NodeId atPath = sought_.path ? tree.at(*sought_.path) : noNode;
    if (atPath != noNode) {
        listed_.push_back(atPath);
    }
    std::ranges::sort(listed_);
    listed_.erase(std::unique(listed_.begin(), listed_.end()), listed_.end());
}

void NodeSearch::gatherNames(const DisplayNames& names) {
    const std::string_view sought = sought_.name;
    addNamed(
        tree_->names(), [&](std::string_view name) { return isCalled(name, sought); }, listed_);
    const NodeId lettered = names.nodeOfLetters(sought);
    if (lettered != noNode) {
        listed_.push_back(lettered);
    }
    const NodeId moved = nodeByMoves(*tree_, sought);
    if (moved != noNode) {
        listed_.push_back(moved);
    }
    if (listed_.empty() && !sought_.value && !sought_.path) {
        addNamed(
            tree_->names(), [&](std::string_view name) { return contains(name, sought); }, listed_);
    }
}

bool NodeSearch::hasValue(NodeId n) const {
    if (tree_->staticValue(n) != *sought_.value) {
        return false;
    }
    if (!shown_) {
        return true;
    }
    const SearchTrace& trace = *shown_->trace;
    return n < trace.belowHorizon() && trace.visited(n) && trace.isSearchLeaf(*tree_, n) &&
           visitOf(*tree_, trace, n)->first <= shown_->step;
}

bool NodeSearch::matches(NodeId n) const {
    return std::ranges::binary_search(listed_, n) || (sought_.value && hasValue(n));
}

NodeRange NodeSearch::all() const {
    return {GameTree::root(), NodeId{tree_->nodeCount()}};
}

NodeId NodeSearch::firstIn(NodeRange range) const {
    const auto listed = std::ranges::lower_bound(listed_, range.first);
    const bool any = listed != listed_.end() && *listed < range.last;
    if (sought_.value) {
        for (const NodeId n : NodeRange{range.first, any ? *listed : range.last}) {
            if (hasValue(n)) {
                return n;
            }
        }
    }
    return any ? *listed : noNode;
}

NodeId NodeSearch::lastIn(NodeRange range) const {
    const auto behind = std::ranges::lower_bound(listed_, range.last);
    const bool any = behind != listed_.begin() && *std::prev(behind) >= range.first;
    const NodeId listed = any ? *std::prev(behind) : noNode;
    if (sought_.value) {
        const std::uint32_t stop = any ? listed.value + 1 : range.first.value;
        for (std::uint32_t n = range.last.value; n > stop; --n) {
            if (hasValue(NodeId{n - 1})) {
                return NodeId{n - 1};
            }
        }
    }
    return listed;
}

NodeId NodeSearch::next(NodeId after) const {
    const NodeRange every = all();
    const NodeId from = after == noNode ? every.first : after + 1;
    const NodeId found = firstIn({from, every.last});
    return found != noNode ? found : firstIn({every.first, from});
}

NodeId NodeSearch::previous(NodeId before) const {
    const NodeRange every = all();
    const NodeId to = before == noNode ? every.first : before;
    const NodeId found = lastIn({every.first, to});
    return found != noNode ? found : lastIn({to, every.last});
}

std::uint32_t NodeSearch::count(NodeRange range, const Progress* progress) const {
    const auto first = std::ranges::lower_bound(listed_, range.first);
    const auto last = std::ranges::lower_bound(listed_, range.last);
    auto found = static_cast<std::uint32_t>(last - first);
    if (!sought_.value) {
        return found;
    }
    constexpr std::uint32_t lookEvery = 1U << 20U;
    for (NodeId from = range.first; from < range.last;) {
        if (progress != nullptr) {
            progress->stopIfCancelled();
        }
        const NodeId to =
            std::min(range.last, from + std::min(lookEvery, range.last.value - from.value));
        for (const NodeId n : NodeRange{from, to}) {
            found += hasValue(n) ? 1U : 0U;
        }
        from = to;
    }
    // Those that are listed were counted above.
    for (auto each = first; each != last; ++each) {
        found -= hasValue(*each) ? 1U : 0U;
    }
    return found;
}

} // namespace prunus
