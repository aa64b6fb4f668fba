#pragma once

// What frames of trees too large for shapes must show, from every node and every event by itself.

#include "tests/ui/drawing/scene.h"
#include "ui/drawing/rowstates.h"

#include <QList>
#include <QTest>
#include <limits>
#include <map>

namespace prunus {

/// What a node by itself adds to the counts of what holds it; but not the cutoffs.
inline StateCounts countsOf(const Moment& moment, NodeId n) {
    StateCounts counts;
    switch (moment.state(n)) {
    case NodeState::open:
    case NodeState::evaluated:
    case NodeState::returned:
        counts.visited = 1;
        break;
    case NodeState::cut:
        counts.cut = 1;
        break;
    case NodeState::notReached:
    case NodeState::belowLimit:
        counts.notReached = 1;
        break;
    }
    return counts;
}

/// How many are visited, cut and not reached, to be compared.
inline QList<std::uint32_t> statesOf(const StateCounts& counts) {
    return {counts.visited, counts.cut, counts.notReached};
}

/// The first child that each cutoff up to a step skipped, and when, from the events themselves.
inline std::map<NodeId, Step> firstSkipped(const Scene& scene, Step last) {
    std::map<NodeId, Step> skipped;
    for (Step s{1}; s <= last; ++s) {
        const Moment moment(scene.tree, *scene.trace, s);
        const Event event = moment.event();
        if (event.kind == EventKind::cutoff) {
            skipped.emplace(scene.trace->order().at(scene.tree.children(event.node),
                                                    moment.childrenReturned(event.node)),
                            s);
        }
    }
    return skipped;
}

/// The value of an inner node that has none.
inline constexpr Value noStaticValue = std::numeric_limits<Value>::quiet_NaN();

/// A path with a leaf on either side of every node: from its end up, every second node is cut.
inline GameTree ladder(std::uint32_t rows) {
    std::vector<std::uint32_t> offsets{1, 4};
    std::vector<Value> values{noStaticValue};
    for (std::uint32_t row = 1; row < rows; ++row) {
        const Value leaf = row % 2 == 1 ? 10 : 90;
        values.insert(values.end(), {leaf, noStaticValue, leaf});
        offsets.insert(offsets.end(), {offsets.back(), offsets.back() + 3, offsets.back() + 3});
    }
    values.insert(values.end(), {0, 0, 0});
    offsets.insert(offsets.end(), 3, offsets.back());
    return {std::move(offsets), std::move(values)};
}

/// Rows of those who draw such frames.
inline void onCanvasAndMinimap() {
    QTest::addColumn<bool>("ofMinimap");
    QTest::newRow("the canvas") << false;
    QTest::newRow("the minimap") << true;
}

} // namespace prunus
