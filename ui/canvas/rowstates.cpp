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

/// The place in a family, from 0, of the child that a node descends from.
std::uint32_t placeIn(const MixedFamily& family, const GameTree& tree, NodeId n, Row row) {
    for (; row > family.row(); row = row - 1) {
        n = tree.parent(n, row);
    }
    return n.value - family.nodes().first.value;
}

/// Where, so many rows down, the descendants of a node begin, or would if it had any. Those of the
/// nodes before it end there.
NodeId descendantsFrom(const GameTree& tree, NodeId n, std::uint32_t rows) {
    for (; rows > 0; --rows) {
        n = NodeId{tree.offsets()[n.value]};
    }
    return n;
}

/// Below a mixed family: what descends from children that have returned, and what lies between,
/// in turn. O(children above the range).
template <class Visit>
void forEachStretch(const StateRun& run, const GameTree& tree, Row row, NodeId from, NodeId to,
                    Visit visit) {
    const MixedFamily& family = *run.family;
    const RankedBits& returned = family.returned();
    const std::uint32_t rows = row.value - family.row().value;
    const std::uint32_t end = placeIn(family, tree, to - 1, row) + 1;
    const auto startOf = [&](std::uint32_t place, NodeId least) {
        const NodeId at = descendantsFrom(tree, family.nodes().first + place, rows);
        return place == end ? to : std::clamp(at, least, to);
    };
    std::uint32_t place = placeIn(family, tree, from, row);
    for (NodeId at = from; at < to;) {
        const std::uint32_t start = returned.firstSet(place, end);
        place = returned.firstClear(start, end);
        const NodeId first = startOf(start, at);
        const NodeId last = startOf(place, first);
        visit(run.rest, at, first);
        visit(Kind::finished, first, last);
        at = last;
    }
}

/// Farther below, mixed runs are taken apart, so that no one need climb far.
constexpr std::uint32_t mostRowsMixed = 3;

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

void RowStates::appendMixed(const MixedFamily& family, Kind rest, NodeRange nodes) {
    if (!nodes.empty()) {
        runs_.push_back({Kind::mixed, nodes, &family, rest});
    }
}

void RowStates::appendBelowMixed(const StateRun& run, NodeRange nodes) {
    if (row_.value - run.family->row().value < mostRowsMixed) {
        appendMixed(*run.family, run.rest, nodes);
    } else if (!nodes.empty()) {
        forEachStretch(run, moment_->tree(), row_, nodes.first, nodes.last,
                       [this](Kind kind, NodeId first, NodeId last) {
                           append(kind, {first, last});
                       });
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
        const NodeRange below{tree.children(run.nodes.first).first,
                              tree.children(run.nodes.last - 1).last};
        if (run.kind == Kind::open) {
            appendFamily(run.nodes.first);
        } else if (run.kind == Kind::mixed) {
            appendBelowMixed(run, below);
        } else {
            append(run.kind, below);
        }
    }
}

void RowStates::descendTo(Row row) {
    if (row_ == row || leapTo(row)) {
        return;
    }
    const Row belowPath{static_cast<std::uint32_t>(path_->open.size())};
    for (Row at = std::min(row, belowPath); at > row_ && !leapTo(at) && !leapToFamily(at);) {
        at = at - 1;
    }
    while (row_ < row) {
        descend();
        const bool alike = runs_.size() == 1 && runs_.front().kind != Kind::open &&
                           runs_.front().kind != Kind::mixed;
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
    } else if (runs_.size() > 1 || kind == Kind::open || kind == Kind::mixed) {
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

bool RowStates::leapToFamily(Row row) {
    const NodeId parent = path_->open[row.value - 1];
    if (moment_->tree().row(row) != moment_->tree().children(parent)) {
        return false;
    }
    runs_.clear();
    row_ = row;
    appendFamily(parent);
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
    if (returned == 0 || family.size() < leastMixedFamily) {
        appendSmallFamily(family, returned, inside, rest);
        return;
    }
    const MixedFamily& mixed = path_->mixedFamily(*moment_, row_);
    const NodeId split = inside == noNode ? family.last : inside;
    appendMixed(mixed, rest, {family.first, split});
    if (inside != noNode) {
        append(Kind::open, {inside, inside + 1});
        appendMixed(mixed, rest, {inside + 1, family.last});
    }
}

void RowStates::appendSmallFamily(NodeRange family, std::uint32_t returned, NodeId inside,
                                  Kind rest) {
    if (returned == 0) {
        const NodeId split = inside == noNode ? family.last : inside;
        append(rest, {family.first, split});
        if (inside != noNode) {
            append(Kind::open, {inside, inside + 1});
            append(rest, {inside + 1, family.last});
        }
        return;
    }
    kinds_.assign(family.size(), rest);
    for (std::uint32_t k = 0; k < returned; ++k) {
        kinds_[moment_->trace().order().at(family, k).value - family.first.value] = Kind::finished;
    }
    if (inside != noNode) {
        kinds_[inside.value - family.first.value] = Kind::open;
    }
    for (std::uint32_t k = 0; k < family.size(); ++k) {
        append(kinds_[k], {family[k], family[k] + 1});
    }
}

namespace {

/// The row that runs lie in.
Row rowOf(const std::vector<StateRun>& runs, const GameTree& tree) {
    return tree.rowOf(runs.front().nodes.first);
}

std::uint32_t countOf(const RankedBits& bits, NodeId from, NodeId to) {
    return bits.rank(to.value) - bits.rank(from.value);
}

void addFinished(StateCounts& counts, const SearchTrace& trace, NodeId from, NodeId to) {
    const std::uint32_t visited = countOf(trace.visitedNodes(), from, to);
    counts.visited += visited;
    counts.cut += to.value - from.value - visited;
    counts.cutoffs += countOf(trace.firstCut(), from, to);
}

void addRest(StateCounts& counts, Kind kind, const SearchTrace& trace, NodeId from, NodeId to) {
    if (kind == Kind::cut) {
        counts.cut += to.value - from.value;
        counts.cutoffs += countOf(trace.firstCut(), from, to);
    } else {
        counts.notReached += to.value - from.value;
    }
}

/// Stretch by stretch of children that have returned, and those between them.
void addMixed(StateCounts& counts, const StateRun& run, const Moment& moment, Row row, NodeId from,
              NodeId to) {
    const GameTree& tree = moment.tree();
    const MixedFamily& family = *run.family;
    const RankedBits& returned = family.returned();
    const std::uint32_t rows = row.value - family.row().value;
    if (rows == 0) {
        const std::uint32_t place = from.value - family.nodes().first.value;
        const std::uint32_t size = to.value - from.value;
        const std::uint32_t back = returned.rank(place + size) - returned.rank(place);
        counts.visited += back;
        (run.rest == Kind::cut ? counts.cut : counts.notReached) += size - back;
        counts.cutoffs += run.rest == Kind::cut ? countOf(moment.trace().firstCut(), from, to) : 0;
        return;
    }
    forEachStretch(run, tree, row, from, to, [&](Kind kind, NodeId first, NodeId last) {
        if (kind == Kind::finished) {
            addFinished(counts, moment.trace(), first, last);
        } else {
            addRest(counts, kind, moment.trace(), first, last);
        }
    });
}

} // namespace

NodeState stateIn(const std::vector<StateRun>& runs, const Moment& moment, NodeId n) {
    const auto run = runOf(runs, n);
    Kind kind = run->kind;
    if (kind == Kind::mixed) {
        const std::uint32_t place =
            placeIn(*run->family, moment.tree(), n, rowOf(runs, moment.tree()));
        kind = run->family->returned().test(place) ? Kind::finished : run->rest;
    }
    switch (kind) {
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
    case Kind::mixed:
    case Kind::notReached:
        break;
    }
    return NodeState::notReached;
}

StateCounts countIn(const std::vector<StateRun>& runs, const Moment& moment, NodeRange nodes) {
    StateCounts counts;
    for (auto run = runOf(runs, nodes.first); run != runs.end() && run->nodes.first < nodes.last;
         ++run) {
        const NodeId from = std::max(run->nodes.first, nodes.first);
        const NodeId to = std::min(run->nodes.last, nodes.last);
        switch (run->kind) {
        case Kind::mixed:
            addMixed(counts, *run, moment, rowOf(runs, moment.tree()), from, to);
            break;
        case Kind::finished:
            addFinished(counts, moment.trace(), from, to);
            break;
        case Kind::open:
            counts.visited += to.value - from.value;
            break;
        case Kind::cut:
        case Kind::notReached:
        case Kind::belowLimit:
            addRest(counts, run->kind, moment.trace(), from, to);
            break;
        }
    }
    return counts;
}

} // namespace prunus
