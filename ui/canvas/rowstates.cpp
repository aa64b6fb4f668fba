#include "ui/canvas/rowstates.h"

#include <algorithm>

namespace prunus {

namespace {

using Kind = StateRun::Kind;

Kind kindOf(NodeState state) {
    switch (state) {
    case NodeState::open:
        return Kind::open;
    case NodeState::evaluated:
    case NodeState::returned:
        return Kind::finished;
    case NodeState::cut:
        return Kind::cut;
    case NodeState::belowLimit:
        return Kind::belowLimit;
    case NodeState::notReached:
        break;
    }
    return Kind::notReached;
}

std::vector<StateRun>::const_iterator runOf(const std::vector<StateRun>& runs, NodeId n) {
    return std::partition_point(runs.begin(), runs.end(),
                                [n](const StateRun& run) { return run.nodes.last <= n; });
}

} // namespace

RowStates::RowStates(const Moment& moment, const StepPath& path) : moment_(&moment), path_(&path) {
    append(kindOf(moment.state(GameTree::root())), {GameTree::root(), GameTree::root() + 1});
}

void RowStates::append(Kind kind, NodeRange nodes) {
    if (nodes.empty()) {
        return;
    }
    if (!runs_.empty() && runs_.back().kind == kind && kind != Kind::open) {
        runs_.back().nodes.last = nodes.last;
    } else {
        runs_.push_back({kind, nodes});
    }
}

void RowStates::descend() {
    const GameTree& tree = moment_->tree();
    ++row_;
    above_.swap(runs_);
    runs_.clear();
    if (tree.row(row_).first >= moment_->trace().belowHorizon()) {
        append(Kind::belowLimit, tree.row(row_));
        return;
    }
    for (const StateRun& run : above_) {
        if (run.kind == Kind::open) {
            appendFamily(run.nodes.first);
        } else {
            append(run.kind,
                   {tree.children(run.nodes.first).first, tree.children(run.nodes.last - 1).last});
        }
    }
}

void RowStates::descendTo(Row row) {
    if (row_ == row || leapTo(row)) {
        return;
    }
    while (row_ < row) {
        descend();
        const bool alike = runs_.size() == 1 && runs_.front().kind != Kind::open;
        if (alike && leapTo(row)) {
            return;
        }
    }
}

bool RowStates::leapTo(Row row) {
    const GameTree& tree = moment_->tree();
    const NodeRange nodes = tree.row(row);
    const bool onPath = row.value < path_->open.size();
    const NodeId open = onPath ? path_->open[row.value] : noNode;
    Kind kind = runs_.front().kind;
    if (nodes.first >= moment_->trace().belowHorizon()) {
        kind = Kind::belowLimit;
    } else if (runs_.size() > 1 || kind == Kind::open) {
        // On the open path as written, all to the left is done with and nothing to the right begun.
        if (!onPath || !(moment_->trace().order().asWritten() || nodes.size() == 1)) {
            return false;
        }
        runs_.clear();
        append(Kind::finished, {nodes.first, open});
        append(Kind::open, {open, open + 1});
        append(Kind::notReached, {open + 1, nodes.last});
        row_ = row;
        return true;
    }
    runs_.assign(1, {kind, nodes});
    row_ = row;
    return true;
}

void RowStates::appendFamily(NodeId open) {
    const NodeRange family = moment_->tree().children(open);
    const SearchOrder& order = moment_->trace().order();
    const std::uint32_t returned = moment_->childrenReturned(open);
    const NodeId inside = row_.value < path_->open.size() ? path_->open[row_.value] : noNode;
    // A cutoff and the leave after it are neighbours: only in the step between them is a node open
    // whose last children are cut.
    const bool cutting = path_->event.kind == EventKind::cutoff && path_->event.node == open;
    const Kind rest = cutting ? Kind::cut : Kind::notReached;
    if (order.asWritten()) {
        const NodeId next = family.first + returned;
        const NodeId behind = inside == noNode ? next : next + 1;
        append(Kind::finished, {family.first, next});
        append(Kind::open, {next, behind});
        append(rest, {behind, family.last});
        return;
    }
    kinds_.assign(family.size(), rest);
    for (std::uint32_t k = 0; k < returned; ++k) {
        kinds_[order.at(family, k).value - family.first.value] = Kind::finished;
    }
    if (inside != noNode) {
        kinds_[inside.value - family.first.value] = Kind::open;
    }
    for (std::uint32_t k = 0; k < family.size(); ++k) {
        append(kinds_[k], {family[k], family[k] + 1});
    }
}

NodeState stateIn(const std::vector<StateRun>& runs, const Moment& moment, NodeId n) {
    const auto run = runOf(runs, n);
    switch (run->kind) {
    case Kind::finished:
        if (!moment.trace().visited(n)) {
            return NodeState::cut;
        }
        return moment.trace().isSearchLeaf(moment.tree(), n) ? NodeState::evaluated
                                                             : NodeState::returned;
    case Kind::open:
        return NodeState::open;
    case Kind::cut:
        return NodeState::cut;
    case Kind::belowLimit:
        return NodeState::belowLimit;
    case Kind::notReached:
        break;
    }
    return NodeState::notReached;
}

StateCounts countIn(const std::vector<StateRun>& runs, const SearchTrace& trace, NodeRange nodes) {
    StateCounts counts;
    const auto inRange = [](const RankedBits& bits, NodeId from, NodeId to) {
        return bits.rank(to.value) - bits.rank(from.value);
    };
    for (auto run = runOf(runs, nodes.first); run != runs.end() && run->nodes.first < nodes.last;
         ++run) {
        const NodeId from = std::max(run->nodes.first, nodes.first);
        const NodeId to = std::min(run->nodes.last, nodes.last);
        const std::uint32_t size = to.value - from.value;
        switch (run->kind) {
        case Kind::finished: {
            const std::uint32_t visited = inRange(trace.visitedNodes(), from, to);
            counts.visited += visited;
            counts.cut += size - visited;
            counts.cutoffs += inRange(trace.firstCut(), from, to);
            break;
        }
        case Kind::open:
            counts.visited += size;
            break;
        case Kind::cut:
            counts.cut += size;
            counts.cutoffs += inRange(trace.firstCut(), from, to);
            break;
        case Kind::notReached:
        case Kind::belowLimit:
            counts.notReached += size;
            break;
        }
    }
    return counts;
}

} // namespace prunus
