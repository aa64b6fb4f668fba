#include "core/uct/ucttrace.h"

#include "core/base/memory.h"
#include "core/games/playing.h"

#include <algorithm>
#include <utility>

namespace prunus {

namespace {

/// The numbers of these points among the moves of each position in turn.
std::vector<std::uint32_t> numbersOf(const std::vector<std::uint32_t>& points, Go at) {
    std::vector<std::uint32_t> numbers;
    for (const std::uint32_t point : points) {
        const auto moves = at.moves();
        std::uint32_t k = 0;
        while (moves[k] != point) {
            ++k;
        }
        numbers.push_back(k);
        at.apply(static_cast<Square>(point));
    }
    return numbers;
}

} // namespace

UctTrace::UctTrace(std::shared_ptr<const GameTree> tree, const UctOptions& options,
                   const RewardScale& scale, UctLog log, std::vector<NodeId> nodes,
                   Player rootPlayer)
    : tree_(std::move(tree)), options_(options), scale_(scale), log_(std::move(log)),
      rootPlayer_(rootPlayer), nodes_(std::move(nodes)), numbers_(tree_->nodeCount()) {
    for (UctNumber number = 0; number < nodes_.size(); ++number) {
        numbers_[nodes_[number].value] = number + 1;
    }
    listPasses();
    nodesAfter_ = {1};
    nodesAfter_.reserve(log_.iterations().size() + 1);
    for (const UctLog::Iteration& each : log_.iterations()) {
        nodesAfter_.push_back(nodesAfter_.back() + (each.expanded ? 1 : 0));
    }
}

UctTrace::UctTrace(const std::shared_ptr<const GameTree>& tree, const UctOptions& options,
                   const RewardScale& scale, UctLog log, std::vector<NodeId> nodes,
                   std::vector<NodeId> leaves)
    : UctTrace(tree, options, scale, std::move(log), std::move(nodes),
               options.root.value_or(tree->header().root)) {
    leaves_ = std::move(leaves);
    countDifferent();
}

UctTrace::UctTrace(std::shared_ptr<const GameTree> grown, const UctOptions& options,
                   const RewardScale& scale, UctLog log, std::vector<NodeId> nodes,
                   const AnyGame& start)
    : UctTrace(std::move(grown), options, scale, std::move(log), std::move(nodes), toMove(start)) {
    start_ = start;
}

/// Counts how many pass through each node, then puts each pass at its place.
void UctTrace::listPasses() {
    const std::vector<UctLog::Node>& nodes = log_.nodes();
    passStarts_.resize(nodes.size() + 1);
    // Children come after their parents, so that from the last on all of a node's are there.
    for (const UctLog::Iteration& each : log_.iterations()) {
        ++passStarts_[each.node + 1];
    }
    for (auto number = static_cast<UctNumber>(nodes.size()); --number > 0;) {
        passStarts_[nodes[number].parent + 1] += passStarts_[number + 1];
    }
    for (std::size_t k = 1; k < passStarts_.size(); ++k) {
        passStarts_[k] += passStarts_[k - 1];
    }
    const std::size_t all = passStarts_.back();
    if (all > availableMemory() / (sizeof(std::uint32_t) + sizeof(double))) {
        throw std::bad_alloc();
    }
    passes_ = ZeroedArray<std::uint32_t>(all);
    rewards_ = ZeroedArray<double>(all);
    std::vector<std::size_t> next(passStarts_.begin(), passStarts_.end() - 1);
    for (std::uint32_t k = 0; k < log_.iterations().size(); ++k) {
        const UctLog::Iteration& iteration = log_.iterations()[k];
        for (UctNumber at = iteration.node; at != noUctNumber; at = nodes[at].parent) {
            const std::size_t place = next[at]++;
            passes_[place] = k;
            rewards_[place] =
                (place == passStarts_[at] ? 0 : rewards_[place - 1]) + iteration.reward;
        }
    }
}

void UctTrace::countDifferent() {
    ZeroedArray<bool> seen(tree_->nodeCount());
    differentAfter_ = {0};
    differentAfter_.reserve(leaves_.size() + 1);
    for (const NodeId leaf : leaves_) {
        differentAfter_.push_back(differentAfter_.back() +
                                  (std::exchange(seen[leaf.value], true) ? 0 : 1));
    }
}

std::uint32_t UctTrace::iterationAt(Step t) const {
    if (t == end()) {
        return iterations() + 1;
    }
    const auto after = std::upper_bound(
        log_.iterations().begin(), log_.iterations().end(), t,
        [](Step step, const UctLog::Iteration& each) { return step < each.firstStep; });
    return static_cast<std::uint32_t>(after - log_.iterations().begin());
}

std::vector<NodeId> UctTrace::path(std::uint32_t iteration) const {
    std::vector<NodeId> nodes;
    for (UctNumber at = of(iteration).node; at != noUctNumber; at = log_.nodes()[at].parent) {
        nodes.push_back(nodes_[at]);
    }
    std::reverse(nodes.begin(), nodes.end());
    return nodes;
}

std::vector<std::uint32_t> UctTrace::drawn(std::uint32_t iteration) const {
    std::vector<std::uint32_t> numbers = log_.drawn(iteration - 1);
    const auto* const go = start_ ? std::get_if<Go>(&*start_) : nullptr;
    if (go == nullptr) {
        return numbers;
    }
    return numbersOf(numbers, std::get<Go>(positionAt(playoutNode(iteration))));
}

std::vector<std::uint32_t> UctTrace::movesTo(NodeId n) const {
    std::vector<std::uint32_t> moves;
    while (n != GameTree::root()) {
        const NodeId parent = tree_->parent(n);
        moves.push_back(n.value - tree_->children(parent).first.value);
        n = parent;
    }
    std::reverse(moves.begin(), moves.end());
    return moves;
}

AnyGame UctTrace::positionAt(NodeId n) const {
    AnyGame at = *start_;
    for (const std::uint32_t move : movesTo(n)) {
        at = prunus::after(at, move);
    }
    return at;
}

UctTrace::PlayedOut UctTrace::playedOut(std::uint32_t iteration) const {
    std::vector<std::uint32_t> moves = movesTo(playoutNode(iteration));
    const std::vector<std::uint32_t> drawn = this->drawn(iteration);
    moves.insert(moves.end(), drawn.begin(), drawn.end());
    PlayedOut played{*start_, std::nullopt, {}};
    for (const std::uint32_t move : moves) {
        AnyGame next = prunus::after(played.end, move);
        played.before = std::exchange(played.end, std::move(next));
    }
    if (played.before) {
        played.move = moveNames(*played.before)[moves.back()];
    }
    return played;
}

std::uint32_t UctTrace::moveCount(NodeId n) const {
    const std::uint32_t number = numbers_[n.value];
    return number == 0 ? tree_->childCount(n) : log_.nodes()[number - 1].moves;
}

std::span<const std::uint32_t> UctTrace::passes(NodeId n) const {
    const std::uint32_t number = numbers_[n.value];
    if (number == 0) {
        return {};
    }
    const std::size_t first = passStarts_[number - 1];
    return {passes_.begin() + first, passStarts_[number] - first};
}

UctStatistics UctTrace::after(NodeId n, std::uint32_t passes) const {
    if (passes == 0) {
        return {};
    }
    return {passes, rewards_[passStarts_[numbers_[n.value] - 1] + passes - 1]};
}

UctCounts UctTrace::countsAfter(std::uint32_t iterations) const {
    return {iterations, nodesAfter_[iterations],
            iterations, log_.pliesAfter(iterations),
            iterations, differentAfter_.empty() ? 0 : differentAfter_[iterations]};
}

std::size_t UctTrace::bytes() const {
    return log_.bytes() + nodes_.capacity() * sizeof(NodeId) + leaves_.capacity() * sizeof(NodeId) +
           numbers_.size() * 4 + passStarts_.capacity() * 8 + passes_.size() * 12 +
           (nodesAfter_.capacity() + differentAfter_.capacity()) * 4;
}

} // namespace prunus
