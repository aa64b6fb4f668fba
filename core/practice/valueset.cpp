#include "core/practice/valueset.h"

#include "core/practice/eventlog.h"
#include "core/practice/smalltrees.h"

#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

bool isEmpty(const ValueRange& range) {
    return range.low > range.high ||
           (range.low == range.high && !(range.withLow && range.withHigh));
}

/// Whether no value lies between them, the first of which begins no later.
bool touch(const ValueRange& first, const ValueRange& then) {
    return then.low < first.high || (then.low == first.high && (first.withHigh || then.withLow));
}

/// A number and all numbers up to the next one are told apart.
struct Cell {
    Value v;      ///< one of them
    bool isPoint; ///< whether it is the only one
};

/// The points, ascending, with what lies before, between and behind them.
std::vector<Cell> cellsOf(std::vector<Value> points) {
    std::ranges::sort(points);
    points.erase(std::unique(points.begin(), points.end()), points.end());
    std::vector<Cell> cells{{-infinity, false}};
    for (const Value point : points) {
        cells.push_back({point, true});
        cells.push_back({std::nextafter(point, infinity), false});
    }
    cells.front().v = points.empty() ? 0 : std::nextafter(points.front(), -infinity);
    return cells;
}

void addEnds(std::vector<Value>& points, const ValueSet& set) {
    for (const ValueRange& range : set) {
        for (const Value end : {range.low, range.high}) {
            if (std::isfinite(end)) {
                points.push_back(end);
            }
        }
    }
}

/// The cells in which something is so, as pieces.
template <class Holds> ValueSet setWhere(const std::vector<Value>& points, Holds holds) {
    std::vector<ValueRange> pieces;
    const std::vector<Cell> cells = cellsOf(points);
    for (std::size_t k = 0; k < cells.size(); ++k) {
        if (!holds(cells[k].v)) {
            continue;
        }
        if (cells[k].isPoint) {
            pieces.push_back({cells[k].v, cells[k].v, true, true});
        } else {
            pieces.push_back({k == 0 ? -infinity : cells[k - 1].v,
                              k + 1 == cells.size() ? infinity : cells[k + 1].v});
        }
    }
    return setOf(std::move(pieces));
}

bool holdsIn(const GameTree& tree, const EventLog& log, const AboutX& about) {
    switch (about.asks) {
    case AboutX::Asks::pruned:
        return std::ranges::none_of(log.events, [&](const Event& event) {
            return event.kind == EventKind::leaf && event.node == about.node;
        });
    case AboutX::Asks::best:
        return !log.line.empty() && tree.children(GameTree::root())[log.line.front()] == about.node;
    case AboutX::Asks::worth:
        break;
    }
    return log.value == about.worth;
}

/// What can be asked about this leaf, in the order of Asks.
std::vector<AboutX> questionsAbout(const GameTree& tree, NodeId x, Value worth) {
    std::vector<AboutX> questions;
    for (const NodeId leaf : leavesAsWritten(tree)) {
        if (leaf != x) {
            questions.push_back({x, AboutX::Asks::pruned, leaf, 0});
        }
    }
    for (const NodeId move : tree.children(GameTree::root())) {
        questions.push_back({x, AboutX::Asks::best, move, 0});
    }
    questions.push_back({x, AboutX::Asks::worth, noNode, worth});
    return questions;
}

} // namespace

ValueSet setOf(std::vector<ValueRange> pieces) {
    std::erase_if(pieces, isEmpty);
    std::ranges::sort(pieces, [](const ValueRange& a, const ValueRange& b) {
        return a.low < b.low || (a.low == b.low && a.withLow && !b.withLow);
    });
    ValueSet set;
    for (const ValueRange& piece : pieces) {
        if (set.empty() || !touch(set.back(), piece)) {
            set.push_back(piece);
        } else if (piece.high > set.back().high) {
            set.back().high = piece.high;
            set.back().withHigh = piece.withHigh;
        } else if (piece.high == set.back().high) {
            set.back().withHigh = set.back().withHigh || piece.withHigh;
        }
    }
    return set;
}

bool contains(const ValueSet& set, Value v) {
    return std::ranges::any_of(set, [v](const ValueRange& each) { return each.contains(v); });
}

bool differInEndsAlone(const ValueSet& a, const ValueSet& b) {
    return a != b && std::ranges::equal(a, b, [](const ValueRange& one, const ValueRange& other) {
               return one.low == other.low && one.high == other.high;
           });
}

std::optional<Value> valueBetween(const ValueSet& a, const ValueSet& b) {
    std::vector<Value> points;
    addEnds(points, a);
    addEnds(points, b);
    std::vector<Cell> cells = cellsOf(points);
    std::stable_partition(cells.begin(), cells.end(),
                          [](const Cell& each) { return each.isPoint; });
    for (const Cell& each : cells) {
        if (contains(a, each.v) != contains(b, each.v)) {
            return each.v;
        }
    }
    return std::nullopt;
}

GameTree withLeaf(const GameTree& tree, NodeId leaf, Value v) {
    std::vector<Value> values = tree.ownValues();
    values[leaf.value] = v;
    return {tree.offsets(), std::move(values), tree.header(), tree.names(), tree.moves()};
}

bool holdsFor(const GameTree& tree, const Procedure& procedure, const AboutX& about, Value x) {
    const auto log = carryOut(withLeaf(tree, about.x, x), procedure);
    return log && holdsIn(tree, *log, about);
}

ValueSet valuesFor(const GameTree& tree, const Procedure& procedure, const AboutX& about) {
    std::vector<Value> points;
    for (NodeId n{0}; n.value < tree.nodeCount(); ++n) {
        if (tree.isLeaf(n) && n != about.x) {
            points.push_back(tree.staticValue(n));
        }
    }
    const Window& window = procedure.options.window;
    addEnds(points, {{window.alpha, window.beta}, {about.worth, about.worth}});
    return setWhere(points, [&](Value x) { return holdsFor(tree, procedure, about, x); });
}

AboutX somethingAboutX(const GameTree& tree, const Procedure& procedure) {
    const std::vector<NodeId> leaves = leavesAsWritten(tree);
    const auto now = carryOut(tree, procedure);
    const Value worth = now ? now->value : 0;
    std::optional<AboutX> best;
    for (const NodeId x : leaves) {
        std::vector<EventLog> logs;
        for (const Cell& cell : cellsOf(leafValues(tree))) {
            if (auto log = carryOut(withLeaf(tree, x, cell.v), procedure)) {
                logs.push_back(*std::move(log));
            }
        }
        for (const AboutX& about : questionsAbout(tree, x, worth)) {
            const auto holds = std::ranges::count_if(
                logs, [&](const EventLog& log) { return holdsIn(tree, log, about); });
            const bool decides = holds > 0 && holds < std::ssize(logs);
            if (decides && (!best || about.asks < best->asks)) {
                best = about;
            }
        }
        if (best && best->asks == AboutX::Asks::pruned) {
            break;
        }
    }
    return best.value_or(AboutX{leaves.front(), AboutX::Asks::worth, noNode, worth});
}

} // namespace prunus
