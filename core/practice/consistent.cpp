#include "core/practice/consistent.h"

#include "core/practice/asked.h"
#include "core/search/rules.h"

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

/// What is written of a node: a window, or the windows from entry to exit.
const WrittenWindows* writtenAt(const Answer& answer, NodeId n) {
    const auto written = answer.windows.find(n);
    return written == answer.windows.end() ? nullptr : &written->second;
}

std::optional<Window> writtenEntry(const WrittenWindows& written) {
    return written.history && !written.history->empty() ? written.history->front() : written.in;
}

std::optional<Window> writtenExit(const WrittenWindows& written) {
    return written.history && !written.history->empty() ? written.history->back() : written.out;
}

bool isClosed(const Sheet& right, Window w) {
    const SearchOptions& options = right.procedure.options;
    return Rules{options.fail, options.cut}.closed(w.alpha, w.beta);
}

/// What a node returned according to the window that was written at its exit: the right one, unless
/// that window is wrong.
Value returnedAsWritten(const GameTree& tree, const Sheet& right, const Answer& answer, NodeId n) {
    const SheetNode& node = right.nodes[n.value];
    const WrittenWindows* const written = writtenAt(answer, n);
    const auto exit = written == nullptr ? std::nullopt : writtenExit(*written);
    if (!exit || *exit == node.out() || *exit == uncrossed(tree, right, n, node.out()) ||
        tree.isLeaf(n)) {
        return node.returned;
    }
    const bool isMax = playerAt(right.root, tree.rowOf(n)) == Player::max;
    return isMax ? exit->alpha : exit->beta;
}

/// The windows of a node that follow from the first of them and from what was written at its
/// children, up to one of these or to all that are visited. No child is visited once one is closed.
Derived narrowed(const GameTree& tree, const Sheet& right, const Answer& answer, NodeId n,
                 const Derived& entry, NodeId upTo) {
    Derived all{{entry.windows.back()}, entry.from};
    const Player player = playerAt(right.root, tree.rowOf(n));
    const NodeRange family = tree.children(n);
    for (std::uint32_t k = 0; k < family.size(); ++k) {
        const NodeId child = right.order.at(family, k);
        if (!right.nodes[child.value].reached) {
            break;
        }
        if (isClosed(right, all.windows.back())) {
            return {};
        }
        if (child == upTo) {
            break;
        }
        const Value returned = returnedAsWritten(tree, right, answer, child);
        all.windows.push_back(afterChild(all.windows.back(), player, returned));
        if (returned != right.nodes[child.value].returned) {
            all.from.push_back(child);
        }
    }
    return all;
}

} // namespace

std::optional<std::vector<NodeId>> childrenFollowedFrom(const GameTree& tree, Question question,
                                                        const Sheet& right, const Answer& answer,
                                                        const Profile& profile, NodeId n) {
    const bool all = question == Question::values;
    const bool asBound = !all && profile.valueNotation != Profile::ValueNotation::plain;
    const bool maximises = playerAt(right.root, tree.rowOf(n)) == Player::max;
    const Value worst = maximises ? -infinity : infinity;
    Bounds proved{worst, worst};
    std::vector<NodeId> from;
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
                return std::nullopt;
            }
            bounds = boundsOf(given->second);
            from.push_back(child);
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
    return answer.values.at(n) == written(proved) ? std::optional(std::move(from)) : std::nullopt;
}

Derived windowFrom(const GameTree& tree, const Sheet& right, const Answer& answer,
                   const Profile& profile, NodeId n, bool atExit) {
    const Procedure& procedure = right.procedure;
    // Of one side alone nothing follows: what a node hands down of it comes from further up.
    if (traits(procedure.options.algorithm).handsDown != HandsDown::stands || profile.ownSideOnly) {
        return {};
    }
    const NodeId from = atExit ? n : tree.parent(n);
    const auto asGiven = [&right](NodeId at) { return Derived{{right.nodes[at.value].in}, {}}; };
    if (from == noNode) {
        return asGiven(n);
    }
    if (!atExit && procedure.callPerRootChild && from == GameTree::root()) {
        return asGiven(n); // each call begins anew
    }
    const WrittenWindows* const written = writtenAt(answer, from);
    const auto own = written == nullptr ? std::nullopt : writtenEntry(*written);
    Derived entry = own ? Derived{{*own}, {}} : Derived();
    if (own && *own != right.nodes[from.value].in) {
        entry.from.push_back(from);
    }
    if (from == GameTree::root() && profile.windowShown == Profile::WindowShown::edge) {
        entry = asGiven(from); // no branch leads there
    } else if (!own && written != nullptr && written->out) {
        entry = windowFrom(tree, right, answer, profile, from, false); // that is not asked for
    }
    return entry.windows.empty() ? entry
                                 : narrowed(tree, right, answer, from, entry, atExit ? noNode : n);
}

Derived historyFrom(const GameTree& tree, const Sheet& right, const Answer& answer,
                    const Profile& profile, NodeId n) {
    const Derived entry = windowFrom(tree, right, answer, profile, n, false);
    return entry.windows.empty() ? entry : narrowed(tree, right, answer, n, entry, noNode);
}

} // namespace prunus
