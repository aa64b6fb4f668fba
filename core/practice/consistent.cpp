#include "core/practice/consistent.h"

#include "core/practice/asked.h"

#include <algorithm>

namespace prunus {

namespace {

/// What somebody holds for proved who wrote this.
Bounds boundsOf(const WrittenValue& value) {
    switch (value.relation) {
    case WrittenValue::Relation::equal:
        return {value.value, value.value};
    case WrittenValue::Relation::atMost:
        return {-infinity, value.value};
    case WrittenValue::Relation::atLeast:
        return {value.value, infinity};
    case WrittenValue::Relation::between:
        break;
    }
    return {value.value, value.upper};
}

/// A window of the player's after a child that returned v.
Window afterChild(Window w, Player player, Value v) {
    return player == Player::max ? Window{std::max(w.alpha, v), w.beta}
                                 : Window{w.alpha, std::min(w.beta, v)};
}

/// What a node returned according to the window that was written at its exit: the right one, unless
/// that window is wrong.
Value returnedAsWritten(const GameTree& tree, const Sheet& right, const Answer& answer, NodeId n) {
    const SheetNode& node = right.nodes[n.value];
    const auto written = answer.windows.find(n);
    if (written == answer.windows.end() || !written->second.out ||
        *written->second.out == node.out()) {
        return node.returned;
    }
    const bool isMax = playerAt(right.root, tree.rowOf(n)) == Player::max;
    return isMax ? written->second.out->alpha : written->second.out->beta;
}

} // namespace

bool followsFromChildren(const GameTree& tree, Question question, const Sheet& right,
                         const Answer& answer, const Profile& profile, NodeId n) {
    const bool all = question == Question::values;
    const bool asBound = !all && profile.valueNotation != Profile::ValueNotation::plain;
    const bool maximises = playerAt(right.root, tree.rowOf(n)) == Player::max;
    const Value worst = maximises ? -infinity : infinity;
    Bounds proved{worst, worst};
    for (const NodeId child : tree.children(n)) {
        const SheetNode& node = right.nodes[child.value];
        Bounds bounds{node.minimax, node.minimax};
        if (!all && !node.reached) {
            if (!asBound) {
                continue;
            }
            bounds = {};
        } else if (isInner(tree, right, child)) {
            const auto given = answer.values.find(child);
            if (given == answer.values.end()) {
                return false;
            }
            bounds = boundsOf(given->second);
        }
        proved = combined(maximises, proved, bounds);
    }
    const SearchOptions& options = right.procedure.options;
    const bool clamps =
        !all && !asBound && options.fail == FailMode::hard && traits(options.algorithm).windowed;
    if (clamps) {
        const Window w = right.nodes[n.value].in;
        proved.lower = proved.upper = std::clamp(proved.lower, w.alpha, w.beta);
    }
    return answer.values.at(n) == written(proved);
}

std::optional<Window> windowFrom(const GameTree& tree, const Sheet& right, const Answer& answer,
                                 NodeId n, bool atExit) {
    const NodeId from = atExit ? n : tree.parent(n);
    const auto written = answer.windows.find(from);
    if (written == answer.windows.end() || !written->second.in ||
        traits(right.procedure.options.algorithm).handsDown != HandsDown::stands) {
        return std::nullopt;
    }
    Window window = *written->second.in;
    const Player player = playerAt(right.root, tree.rowOf(from));
    const NodeRange family = tree.children(from);
    for (std::uint32_t k = 0; k < family.size(); ++k) {
        const NodeId child = right.order.at(family, k);
        if (child == n || !right.nodes[child.value].reached) {
            break;
        }
        window = afterChild(window, player, returnedAsWritten(tree, right, answer, child));
    }
    return window;
}

} // namespace prunus
