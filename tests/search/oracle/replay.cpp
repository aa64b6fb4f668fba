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
        ++step_;
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
    case EventKind::recall:
        return recall(event);
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
    NodeStory& story = stories_[event.node];
    const bool wasCut = story.state == NodeState::cut;
    counts_.nodesVisited += 1;
    counts_.revisits += wasCut || story.state == NodeState::notReached ? 0 : 1;
    counts_.nodesPruned -= wasCut ? 1 : 0;
    counts_.leavesPruned -= wasCut && isSearchLeaf(tree_, options_, event.node) ? 1 : 0;
    story.visits.push_back({step_, std::nullopt, event.window.value_or(Window{}), std::nullopt,
                            event.known.value_or(Bounds{})});
    if (open_.empty() && (stage_ == 0 || limit_ != event.depthLeft)) {
        limit_ = event.depthLeft;
        ++stage_;
    }
    story.stage = stage_;
    if (!open_.empty()) {
        stories_[open_.back()].through = event.node;
        stories_[open_.back()].called.push_back(event.node);
    }
}

void Replay::returned(const LoggedEvent& event) {
    const bool negated = traits(options_.algorithm).negamaxForm && event.player == Player::min;
    NodeStory& story = stories_[event.node];
    story.returned = negated ? 0 - event.value : event.value;
    story.visits.back().left = step_;
    story.visits.back().returned = story.returned;
    if (!open_.empty()) {
        NodeStory& parent = stories_[open_.back()];
        parent.childrenReturned += parent.lastReturned == event.node ? 0 : 1;
        parent.lastReturned = event.node;
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
    story.bestChild.reset();
    story.through.reset();
    story.lastReturned.reset();
    story.childrenReturned = 0;
    story.called.clear();
    // Before the first comparison: alpha (or MIN's beta) where that is what `best` means, else
    // the value that every child improves on.
    const bool maximises = event.player == Player::max || traits(options_.algorithm).negamaxForm;
    const bool bestIsBound =
        traits(options_.algorithm).windowed && !traits(options_.algorithm).fixedRules &&
        options_.fail == FailMode::hard && options_.algorithm != Algorithm::alphaBetaFirstDraft;
    const Value bound = maximises ? story.window.alpha : story.window.beta;
    story.best = bestIsBound ? bound : (maximises ? -infinity : infinity);
}

void Replay::leaf(const LoggedEvent& event) {
    called(event);
    ++counts_.leavesEvaluated;
    stories_[event.node].state = NodeState::evaluated;
    returned(event);
}

void Replay::recall(const LoggedEvent& event) {
    called(event);
    ++counts_.recalls;
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
    for (const NaiveNode& child : tree_.nodes[event.node]->children) {
        if (std::ranges::count(stories_[event.node].called, child.id) == 0) {
            prune(child);
        }
    }
}

void Replay::leave(const LoggedEvent& event) {
    open_.pop_back();
    stories_[event.node].state = NodeState::returned;
    returned(event);
}

void Replay::prune(const NaiveNode& node) {
    const bool isLeaf = isSearchLeaf(tree_, options_, node.id);
    if (stories_[node.id].state == NodeState::notReached) {
        stories_[node.id].state = NodeState::cut;
        counts_.nodesPruned += 1;
        counts_.leavesPruned += isLeaf ? 1 : 0;
    }
    if (isLeaf) {
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
    if (story.stage != stage_) {
        return story.proven;
    }
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

std::vector<std::uint32_t> Replay::provenLine() const {
    const Bounds value = stories_[0].proven;
    std::vector<std::uint32_t> line;
    for (std::uint32_t at = 0;;) {
        line.push_back(at);
        const NaiveNode& node = *tree_.nodes[at];
        const auto first = std::ranges::find_if(orders_[at], [&](std::uint32_t c) {
            return stories_[node.children[c].id].proven == value;
        });
        if (first == orders_[at].end()) {
            return line;
        }
        at = node.children[*first].id;
    }
}

std::vector<std::uint32_t> Replay::bestLine() const {
    if (traits(options_.algorithm).repeats && stories_[0].proven.exact()) {
        return provenLine();
    }
    std::vector<std::uint32_t> line{0};
    while (stories_[line.back()].bestChild) {
        line.push_back(*stories_[line.back()].bestChild);
    }
    return line;
}

} // namespace prunus::oracle
