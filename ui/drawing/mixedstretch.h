#pragma once

#include "ui/drawing/rowstates.h"

#include <algorithm>

namespace prunus {

/// Returns the place in a family, from 0, of the child that a node descends from.
inline std::uint32_t placeIn(const MixedFamily& family, const GameTree& tree, NodeId n, Row row) {
    for (; row > family.row(); row = row - 1) {
        n = tree.parent(n, row);
    }
    return n.value - family.nodes().first.value;
}

/// Returns where the descendants of a node begin, `rows` rows down, or would begin if it had any.
/// The descendants of the nodes before it end there.
inline NodeId descendantsFrom(const GameTree& tree, NodeId n, std::uint32_t rows) {
    for (; rows > 0; --rows) {
        n = NodeId{tree.offsets()[n.value]};
    }
    return n;
}

/// Neighbours in a mixed run that are of one kind, up to but without `last`.
struct Stretch {
    StateRun::Kind kind;
    NodeId last;
};

/// Returns the stretch that begins at a node of the run. O(rows down from the family + children
/// above the stretch / 64).
inline Stretch stretchAt(const StateRun& run, const GameTree& tree, Row row, NodeId at) {
    const MixedFamily& family = *run.family;
    const std::uint32_t place = placeIn(family, tree, at, row);
    const bool back = family.returned().test(place);
    const std::uint32_t size = family.nodes().size();
    const std::uint32_t end =
        back ? family.returned().firstClear(place, size) : family.returned().firstSet(place, size);
    const std::uint32_t rows = row.value - family.row().value;
    const NodeId behind = descendantsFrom(tree, family.nodes().first + end, rows);
    return {back ? StateRun::Kind::finished : run.rest, std::min(behind, run.nodes.last)};
}

/// Visits a range below a mixed family in stretches: in turn the descendants of children that have
/// not returned, and the descendants of children that have. O(children above the range).
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
        visit(StateRun::Kind::finished, first, last);
        at = last;
    }
}

} // namespace prunus
