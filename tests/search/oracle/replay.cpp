#include "tests/search/oracle/replay.h"

#include <algorithm>

namespace prunus::oracle {

namespace {

void appendIfNew(std::vector<Value>& values, Value v) {
    if (values.empty() || values.back() != v) {
        values.push_back(v);
    }
}

} // namespace

Replay::Replay(const NaiveTree& tree, const SearchOptions& options, const Orders& orders,
               const Log& log, std::size_t t)
    : tree_(tree), options_(options), orders_(orders), stories_(tree.nodes.size()) {
    markBelowLimit();
    for (std::size_t i = 0; i < t; ++i) {
        apply(log[i]);
    }
    prove(tree.root, rootPlayer(tree, options));
}

void Replay::apply(const LoggedEvent& event) {
    switch (event.kind) {
    case EventKind::start:
        break;
    case EventKind::enter:
        return enter(event);
    case EventKind::leaf:
        return leaf(event);
    case EventKind::back:
        return back(event);
    case EventKind::cutoff:
        return cutoff(event);
    case EventKind::leave:
        return leave(event);
    }
}

/// The parent, if any, is now searching in this node.
void Replay::called(const LoggedEvent& event) {
    ++counts_.nodesVisited;
    if (!open_.empty()) {
        stories_[open_.back()].through = event.node;
    }
}

void Replay::returned(const LoggedEvent& event) {
    const bool negated = traits(options_.algorithm).negamaxForm && event.player == Player::min;
    stories_[event.node].returned = negated ? 0 - event.value : event.value;
    if (!open_.empty()) {
        ++stories_[open_.back()].childrenReturned;
    }
}

void Replay::enter(const LoggedEvent& event) {
    called(event);
    ++counts_.interiorVisited;
    open_.push_back(event.node);
    NodeStory& story = stories_[event.node];
    story.state = NodeState::open;
    story.window = event.window.value_or(Window{});
    story.alphas = {story.window.alpha};
    story.betas = {story.window.beta};
    // Before the first comparison: alpha (or MIN's beta) where that is what `best` means, else
    // the value that every child improves on.
    const bool maximises = event.player == Player::max || traits(options_.algorithm).negamaxForm;
    const bool bestIsBound =
        traits(options_.algorithm).takesWindow && options_.fail == FailMode::hard;
    const Value bound = maximises ? story.window.alpha : story.window.beta;
    story.best = bestIsBound ? bound : (maximises ? -infinity : infinity);
}

void Replay::leaf(const LoggedEvent& event) {
    called(event);
    ++counts_.leavesEvaluated;
    stories_[event.node].state = NodeState::evaluated;
    returned(event);
}

void Replay::back(const LoggedEvent& event) {
    NodeStory& story = stories_[event.node];
    story.window = event.window.value_or(Window{});
    appendIfNew(story.alphas, story.window.alpha);
    appendIfNew(story.betas, story.window.beta);
    story.best = event.best;
    if (event.improved) {
        story.bestChild = tree_.nodes[event.node]->children[event.child].id;
    }
}

void Replay::cutoff(const LoggedEvent& event) {
    ++counts_.cutoffs;
    const std::vector<std::uint32_t>& order = orders_[event.node];
    for (std::size_t k = order.size() - event.skipped; k < order.size(); ++k) {
        prune(tree_.nodes[event.node]->children[order[k]]);
    }
}

void Replay::leave(const LoggedEvent& event) {
    open_.pop_back();
    stories_[event.node].state = NodeState::returned;
    returned(event);
}

void Replay::prune(const NaiveNode& node) {
    stories_[node.id].state = NodeState::cut;
    ++counts_.nodesPruned;
    if (isSearchLeaf(tree_, options_, node.id)) {
        ++counts_.leavesPruned;
        return;
    }
    for (const NaiveNode& child : node.children) {
        prune(child);
    }
}

void Replay::markBelowLimit() {
    for (const NaiveNode* node : tree_.nodes) {
        if (options_.depth && tree_.paths[node->id].size() > *options_.depth) {
            stories_[node->id].state = NodeState::belowLimit;
        }
    }
}

/// A leaf that was read is [v, v], a node not reached says nothing, MAX has the greatest of its
/// children's ends and MIN the least.
Bounds Replay::prove(const NaiveNode& node, Player player) {
    NodeStory& story = stories_[node.id];
    if (story.state == NodeState::evaluated) {
        story.proven = {*story.returned, *story.returned};
        return story.proven;
    }
    if (story.state != NodeState::open && story.state != NodeState::returned) {
        return story.proven;
    }
    const bool max = player == Player::max;
    Bounds bounds = max ? Bounds{-infinity, -infinity} : Bounds{infinity, infinity};
    for (const NaiveNode& child : node.children) {
        const Bounds b = prove(child, opponent(player));
        bounds.lower = max ? std::max(bounds.lower, b.lower) : std::min(bounds.lower, b.lower);
        bounds.upper = max ? std::max(bounds.upper, b.upper) : std::min(bounds.upper, b.upper);
    }
    story.proven = bounds;
    return bounds;
}

std::vector<std::uint32_t> Replay::stack() const {
    return {open_.rbegin(), open_.rend()};
}

std::vector<std::uint32_t> Replay::bestLine() const {
    std::vector<std::uint32_t> line{0};
    while (stories_[line.back()].bestChild) {
        line.push_back(*stories_[line.back()].bestChild);
    }
    return line;
}

} // namespace prunus::oracle
