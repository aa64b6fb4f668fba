#include "core/practice/statement.h"

#include "core/base/unreachable.h"
#include "core/practice/eventlog.h"

#include <algorithm>
#include <map>

namespace prunus {

namespace {

EventLog runOf(const GameTree& tree, const SearchOptions& options, bool rightToLeft = false) {
    Procedure procedure;
    procedure.options = options;
    procedure.rightToLeft = rightToLeft;
    return carryOut(tree, procedure).value_or(EventLog{});
}

SearchOptions with(Algorithm algorithm, CutRule cut = CutRule::greaterOrEqual,
                   FailMode fail = FailMode::hard) {
    SearchOptions options;
    options.algorithm = algorithm;
    options.cut = cut;
    options.fail = fail;
    return options;
}

/// Where the search was cut short, and behind which child.
std::vector<std::pair<NodeId, NodeId>> cutsIn(const EventLog& log) {
    std::vector<std::pair<NodeId, NodeId>> cuts;
    for (const Event& event : log.events) {
        if (event.kind == EventKind::cutoff) {
            cuts.emplace_back(event.node, event.child);
        }
    }
    return cuts;
}

std::vector<NodeId> readIn(const EventLog& log) {
    std::vector<NodeId> leaves;
    for (const Event& event : log.events) {
        if (event.kind == EventKind::leaf) {
            leaves.push_back(event.node);
        }
    }
    return leaves;
}

std::map<NodeId, Value> returnedBy(const EventLog& log) {
    std::map<NodeId, Value> returned;
    for (const Event& event : log.events) {
        if (event.kind == EventKind::leave) {
            returned[event.node] = event.value;
        }
    }
    return returned;
}

/// Of the nodes that are entered, whether the first child of one is not visited.
bool skipsAFirstChild(const GameTree& tree, const EventLog& log) {
    std::vector<bool> visited(tree.nodeCount());
    for (const Event& event : log.events) {
        visited[event.node.value] = true;
    }
    return std::ranges::any_of(log.events, [&](const Event& event) {
        return event.kind == EventKind::enter && !visited[tree.children(event.node).first.value];
    });
}

/// The same tree with other values of its leaves.
template <class Change> GameTree changed(const GameTree& tree, Player root, Change change) {
    std::vector<Value> values = tree.ownValues();
    for (NodeId n{0}; n.value < tree.nodeCount(); ++n) {
        values[n.value] = tree.isLeaf(n) ? change(tree.staticValue(n)) : values[n.value];
    }
    TreeHeader header = tree.header();
    header.root = root;
    return {tree.offsets(), std::move(values), std::move(header)};
}

} // namespace

bool isShownBy(Statement statement, const GameTree& tree) {
    const SearchOptions usual = with(Algorithm::alphaBeta);
    const SearchOptions greater = with(Algorithm::alphaBeta, CutRule::greater);
    const SearchOptions soft = with(Algorithm::alphaBeta, CutRule::greaterOrEqual, FailMode::soft);
    const EventLog log = runOf(tree, usual);
    const Player root = tree.header().root;
    const auto cutsOtherwise = [&](Player first, auto change) {
        return cutsIn(log) != cutsIn(runOf(changed(tree, first, change), usual));
    };
    const auto negative = [](Value v) { return 0 - v; };
    switch (statement) {
    case Statement::otherValue:
        return log.value != runOf(tree, with(Algorithm::minimax)).value;
    case Statement::cubesKeepCuts:
        return cutsOtherwise(root, [](Value v) { return v * v * v; });
    case Statement::firstChildRead:
        return skipsAFirstChild(tree, log);
    case Statement::sevenKeepsCuts:
        return cutsOtherwise(root, [](Value v) { return v + 7; });
    case Statement::greaterOtherValue:
        return log.value != runOf(tree, greater).value;
    case Statement::mirrorKeepsCuts:
        return cutsOtherwise(opponent(root), negative);
    case Statement::softReadsNoMore:
        return readIn(runOf(tree, soft)).size() > readIn(log).size();
    case Statement::greaterSameLeaves:
        return readIn(log) != readIn(runOf(tree, greater));
    case Statement::negationKeepsCuts:
        return cutsOtherwise(root, negative);
    case Statement::backwardsAsMany:
        return readIn(runOf(tree, usual, true)).size() != readIn(log).size();
    case Statement::hardReturnsAsSoft:
        return returnedBy(log) != returnedBy(runOf(tree, soft));
    }
    unreachable();
}

} // namespace prunus
