#include "core/practice/asked.h"

#include <algorithm>

namespace prunus {

bool isInner(const GameTree& tree, const Sheet& sheet, NodeId n) {
    const auto depth = sheet.procedure.options.depth;
    return !tree.isLeaf(n) && (!depth || tree.rowOf(n).value < *depth);
}

std::vector<NodeId> innerNodes(const GameTree& tree, const Sheet& sheet) {
    std::vector<NodeId> inner;
    for (NodeId n{0}; n.value < tree.nodeCount(); ++n) {
        if (isInner(tree, sheet, n)) {
            inner.push_back(n);
        }
    }
    return inner;
}

std::vector<NodeId> nodesToLimit(const GameTree& tree, const Sheet& sheet) {
    std::vector<NodeId> nodes;
    const auto depth = sheet.procedure.options.depth;
    for (NodeId n{0}; n.value < tree.nodeCount(); ++n) {
        if (!depth || tree.rowOf(n).value <= *depth) {
            nodes.push_back(n);
        }
    }
    return nodes;
}

std::vector<NodeId> leavesUnder(const GameTree& tree, const Sheet& sheet, NodeId n) {
    std::vector<NodeId> leaves;
    const auto depth = sheet.procedure.options.depth;
    NodeRange row{n, n + 1};
    for (std::uint32_t at = tree.rowOf(n).value; !row.empty(); ++at) {
        const bool isLowest = depth && at >= *depth;
        for (const NodeId each : row) {
            if (isLowest || tree.isLeaf(each)) {
                leaves.push_back(each);
            }
        }
        row = isLowest ? NodeRange{} : tree.childrenOf(row);
    }
    return leaves;
}

std::optional<EvenShape> evenShapeOf(const GameTree& tree, const Sheet& sheet) {
    const std::uint32_t depth =
        std::min(sheet.procedure.options.depth.value_or(tree.height()), tree.height());
    const std::uint32_t children = depth == 0 ? 1 : tree.childCount(GameTree::root());
    for (std::uint32_t r = 0; r < depth; ++r) {
        for (const NodeId n : tree.row(Row{r})) {
            if (tree.childCount(n) != children) {
                return std::nullopt;
            }
        }
    }
    return EvenShape{children, depth};
}

std::vector<NodeId> readByOne(const GameTree& tree, const Sheet& one, const Sheet& other) {
    std::vector<bool> by(tree.nodeCount());
    std::vector<bool> byOther(tree.nodeCount());
    for (const NodeId leaf : one.leaves) {
        by[leaf.value] = true;
    }
    for (const NodeId leaf : other.leaves) {
        byOther[leaf.value] = true;
    }
    std::vector<NodeId> leaves;
    for (NodeId n; n.value < tree.nodeCount(); ++n) {
        if (by[n.value] != byOther[n.value]) {
            leaves.push_back(n);
        }
    }
    return leaves;
}

bool asksBound(const Profile& profile, Player mover, bool isAlpha) {
    return !profile.ownSideOnly || isAlpha == (mover == Player::max);
}

namespace {

WrittenWindows whole(const WrittenWindows& given, Profile::WindowShown shown) {
    const bool isAlpha = !given.onlyAlpha.empty();
    std::vector<Window> windows;
    for (const Value bound : isAlpha ? given.onlyAlpha : given.onlyBeta) {
        windows.push_back(isAlpha ? Window{bound, infinity} : Window{-infinity, bound});
    }
    WrittenWindows written;
    if (windows.empty()) {
        return given;
    }
    if (shown == Profile::WindowShown::history) {
        written.history = windows;
    } else {
        (shown == Profile::WindowShown::exit ? written.out : written.in) = windows.front();
    }
    return written;
}

} // namespace

Answer withWholeWindows(Answer answer, const Profile& profile) {
    for (auto& [n, windows] : answer.windows) {
        windows = profile.ownSideOnly ? whole(windows, profile.windowShown) : windows;
    }
    return answer;
}

std::vector<std::uint32_t> askedOf(std::vector<std::uint32_t> line, const Profile& profile) {
    const std::size_t most = profile.lineLength == Profile::LineLength::one   ? 1
                             : profile.lineLength == Profile::LineLength::two ? 2
                                                                              : line.size();
    line.resize(std::min(line.size(), most));
    return line;
}

WrittenValue written(Bounds proved) {
    using Relation = WrittenValue::Relation;
    if (proved.exact()) {
        return {Relation::equal, proved.lower, 0};
    }
    if (proved.lower == -infinity) {
        return {Relation::atMost, proved.upper, 0};
    }
    if (proved.upper == infinity) {
        return {Relation::atLeast, proved.lower, 0};
    }
    return {Relation::between, proved.lower, proved.upper};
}

Window asShown(const GameTree& tree, const Sheet& sheet, NodeId n, Window window,
               const Profile& profile) {
    return profile.crossed == Profile::Crossed::clamp ? uncrossed(tree, sheet, n, window) : window;
}

std::vector<Window> historyOf(const GameTree& tree, const Sheet& sheet, NodeId n,
                              const Profile& profile) {
    std::vector<Window> all = sheet.nodes[n.value].windows();
    for (Window& each : all) {
        each = asShown(tree, sheet, n, each, profile);
    }
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

Window uncrossed(const GameTree& tree, const Sheet& sheet, NodeId n, Window window) {
    if (window.alpha <= window.beta) {
        return window;
    }
    const bool movesAlpha =
        sheet.side == SheetSide::mover || playerAt(sheet.root, tree.rowOf(n)) == Player::max;
    const Value stays = movesAlpha ? window.beta : window.alpha;
    return {stays, stays};
}

} // namespace prunus
