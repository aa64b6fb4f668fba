#include "ui/drawing/rowstates.h"

#include "ui/drawing/mixedstretch.h"

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

/// Farther below, mixed runs are taken apart, so that no one need climb far.
constexpr std::uint32_t mostRowsMixed = 3;

} // namespace

RowStates::RowStates(const Moment& moment, const StepPath& path) : moment_(&moment), path_(&path) {
    append(kindOf(moment.state(GameTree::root())), {GameTree::root(), GameTree::root() + 1});
    leapTo(Row{0});
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
    if (leapTo(row_ + 1)) {
        return;
    }
    const GameTree& tree = moment_->tree();
    ++row_;
    above_.swap(runs_);
    runs_.clear();
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
    while (row_ < row && !leapTo(row)) {
        descend();
    }
}

bool RowStates::leapTo(Row row) {
    const SearchTrace& trace = moment_->trace();
    const NodeRange nodes = moment_->tree().row(row);
    const bool below = nodes.first >= trace.belowHorizon();
    const bool called = trace.repeats();
    // Where a slip leaves moves on the board, not every node above the innermost one is open.
    const bool onPath = row.value < path_->open.size() && trace.plain() == nullptr;
    const Kind kind = runs_.front().kind;
    const bool alike = runs_.size() == 1 && kind != Kind::open && kind != Kind::mixed;
    if (below || (alike && !called)) {
        runs_.assign(1, {below ? Kind::belowLimit : kind, nodes});
    } else if (called || (onPath && (trace.order().asWritten() || nodes.size() == 1))) {
        // On the open path as written, all to the left is done with and nothing to the right begun.
        const NodeId open = onPath ? path_->open[row.value] : nodes.last;
        const NodeId behind = std::min(open + 1, nodes.last);
        runs_.clear();
        append(called ? Kind::called : Kind::finished, {nodes.first, open});
        append(Kind::open, {open, behind});
        append(called ? Kind::called : Kind::notReached, {behind, nodes.last});
    } else {
        return false;
    }
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

} // namespace prunus
