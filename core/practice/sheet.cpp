#include "core/practice/sheet.h"

#include "core/practice/proof.h"

#include <algorithm>

namespace prunus {

namespace {

/// A call that has not returned; from MAX's side.
struct OpenCall {
    NodeId node = noNode;
    Window window;
    NodeId alphaBy = noNode; ///< the child that moved alpha last, if one did
    NodeId betaBy = noNode;
    NodeId closedBy = noNode; ///< the child that closed the window last, if nothing came of it yet
};

/// Reads a log from its first event to its last.
class LogReader {
  public:
    LogReader(const GameTree& tree, const EventLog& log, Sheet& sheet)
        : tree_(tree), log_(log), sheet_(sheet),
          negamaxForm_(traits(log.procedure.options.algorithm).negamaxForm),
          cut_(optionsOf(tree, log.procedure).cut), listed_(tree.nodeCount(), false) {}

    void read() {
        for (const Event& event : log_.events) {
            if (event.kind == EventKind::enter || event.kind == EventKind::leaf ||
                event.kind == EventKind::recall) {
                call(event);
            }
        }
        for (const Event& event : log_.events) {
            switch (event.kind) {
            case EventKind::enter:
                open_.push_back({event.node, windowOf(event), noNode, noNode});
                break;
            case EventKind::back:
                compare(event);
                break;
            case EventKind::cutoff:
                cut(event);
                break;
            case EventKind::leave:
                if (open_.back().closedBy != noNode) {
                    sheet_.lateCuts.push_back(cutAt(event, open_.back().closedBy));
                }
                open_.pop_back();
                sheet_.nodes[event.node.value].returned = ofMax(event, event.value);
                skipChildren(event.node);
                break;
            case EventKind::start:
            case EventKind::leaf:
            case EventKind::recall:
                break;
            }
        }
        // What was left out below a node that an iteration took for a leaf.
        const auto depth = optionsOf(tree_, log_.procedure).depth.value_or(tree_.height());
        for (std::uint32_t r = 0; r < std::min(depth, tree_.height()); ++r) {
            for (const NodeId n : tree_.row(Row{r})) {
                if (sheet_.nodes[n.value].reached) {
                    skipChildren(n);
                }
            }
        }
    }

  private:
    [[nodiscard]] Value ofMax(const Event& event, Value v) const {
        return negamaxForm_ ? fromSideOf(event.player, v) : v;
    }
    [[nodiscard]] Window windowOf(const Event& event) const {
        const Window w = event.window.value_or(Window{});
        return negamaxForm_ && event.player == Player::min ? negated(w) : w;
    }

    void call(const Event& event) {
        SheetNode& node = sheet_.nodes[event.node.value];
        Counts& counts = sheet_.counts;
        ++counts.nodesVisited;
        counts.interiorVisited += event.kind == EventKind::enter ? 1U : 0U;
        counts.leavesEvaluated += event.kind == EventKind::leaf ? 1U : 0U;
        counts.recalls += event.kind == EventKind::recall ? 1U : 0U;
        counts.revisits += node.reached ? 1U : 0U;
        if (event.kind == EventKind::leaf) {
            sheet_.leaves.push_back(event.node);
        }
        if (event.kind != EventKind::enter) {
            node.returned = ofMax(event, event.value);
        }
        if (!node.reached) {
            node.reached = true;
            node.in = windowOf(event);
        }
    }

    void compare(const Event& event) {
        OpenCall& at = open_.back();
        const Window after = event.window ? windowOf(event) : at.window;
        if (after.alpha != at.window.alpha) {
            at.alphaBy = event.child;
        }
        if (after.beta != at.window.beta) {
            at.betaBy = event.child;
        }
        at.closedBy = !isClosed(at.window) && isClosed(after) ? event.child : noNode;
        at.window = after;
        SheetNode& node = sheet_.nodes[event.node.value];
        if (node.history.empty()) {
            node.history.push_back(node.in);
        }
        node.history.push_back(after);
    }

    [[nodiscard]] bool isClosed(Window w) const {
        return w.alpha > w.beta || (w.alpha == w.beta && cut_ == CutRule::greaterOrEqual);
    }

    void cut(const Event& event) {
        ++sheet_.counts.cutoffs;
        SheetCut cut = cutAt(event, event.child);
        const NodeRange family = tree_.children(event.node);
        for (std::uint32_t left = event.skipped; left > 0; --left) {
            cut.skipped.push_back(log_.order.at(family, family.size() - left));
        }
        sheet_.cuts.push_back(std::move(cut));
        open_.back().closedBy = noNode;
    }

    /// Of the node at hand, whose window this child closed.
    [[nodiscard]] SheetCut cutAt(const Event& event, NodeId after) const {
        SheetCut cut;
        cut.at = event.node;
        cut.after = after;
        cut.mover = event.player;
        const Window closed = open_.back().window;
        cut.equal = closed.alpha == closed.beta;
        const bool isAlpha = cut.mover == Player::min;
        for (std::size_t levels = 1; levels < open_.size() && cut.witness == noNode; ++levels) {
            const OpenCall& above = open_[open_.size() - 1 - levels];
            const bool sameBound =
                isAlpha ? above.window.alpha == closed.alpha : above.window.beta == closed.beta;
            if (sameBound) {
                cut.witness = isAlpha ? above.alphaBy : above.betaBy;
                cut.deep = levels > 1 && cut.witness != noNode;
            }
        }
        return cut;
    }

    void skipChildren(NodeId n) {
        const NodeRange family = tree_.children(n);
        for (std::uint32_t k = 0; k < family.size(); ++k) {
            const NodeId child = log_.order.at(family, k);
            if (!sheet_.nodes[child.value].reached && !listed_[child.value]) {
                listed_[child.value] = true;
                sheet_.skippedRoots.push_back(child);
            }
        }
    }

    const GameTree& tree_;
    const EventLog& log_;
    Sheet& sheet_;
    bool negamaxForm_;
    CutRule cut_;
    std::vector<OpenCall> open_;
    std::vector<bool> listed_;
};

/// Nodes and leaves of the skipped subtrees, to the depth limit.
void countSkipped(const GameTree& tree, std::optional<std::uint32_t> depth, Sheet& sheet) {
    for (const NodeId skipped : sheet.skippedRoots) {
        NodeRange row{skipped, skipped + 1};
        for (std::uint32_t at = tree.rowOf(skipped).value; !row.empty(); ++at) {
            const bool isLowest = depth && at >= *depth;
            sheet.counts.nodesPruned += row.size();
            for (const NodeId n : row) {
                sheet.counts.leavesPruned += isLowest || tree.isLeaf(n) ? 1U : 0U;
            }
            row = isLowest ? NodeRange{} : tree.childrenOf(row);
        }
    }
}

Sheet::Bound boundOf(const SearchOptions& options, Value value) {
    const Window first = options.window;
    if (first.alpha != -infinity && value <= first.alpha) {
        return Sheet::Bound::failLow;
    }
    return first.beta != infinity && value >= first.beta ? Sheet::Bound::failHigh
                                                         : Sheet::Bound::exact;
}

/// From MAX's side to the mover's, or back.
void turn(const GameTree& tree, Sheet& sheet) {
    sheet.value = fromSideOf(sheet.root, sheet.value);
    for (std::uint32_t r = 0; r <= tree.height(); ++r) {
        if (playerAt(sheet.root, Row{r}) == Player::max) {
            continue;
        }
        for (const NodeId n : tree.row(Row{r})) {
            SheetNode& node = sheet.nodes[n.value];
            node.in = negated(node.in);
            std::ranges::transform(node.history, node.history.begin(),
                                   [](Window w) { return negated(w); });
            node.returned = 0 - node.returned;
            node.proved = negated(node.proved);
            node.minimax = 0 - node.minimax;
        }
    }
}

} // namespace

Sheet sheetOf(const GameTree& tree, const EventLog& log, SheetSide side) {
    Sheet sheet;
    sheet.procedure = log.procedure;
    sheet.root = log.root;
    sheet.order = log.order;
    sheet.value = log.value;
    sheet.line = log.line;
    if (!log.line.empty()) {
        sheet.move = log.line.front();
    }
    sheet.nodes.resize(tree.nodeCount());
    LogReader(tree, log, sheet).read();
    const SearchOptions options = optionsOf(tree, log.procedure);
    sheet.bound = boundOf(options, log.value);
    countSkipped(tree, options.depth, sheet);
    const std::vector<Bounds> proved = provedBounds(tree, log.root, log.events);
    const std::vector<Value> values = minimaxValues(
        tree, log.procedure.options.root.value_or(tree.header().root), log.procedure.options.depth);
    for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
        sheet.nodes[n].proved = proved[n];
        sheet.nodes[n].minimax = values[n];
    }
    return seenFrom(tree, std::move(sheet), side);
}

Sheet seenFrom(const GameTree& tree, Sheet sheet, SheetSide side) {
    if (sheet.side != side) {
        turn(tree, sheet);
        sheet.side = side;
    }
    return sheet;
}

tl::expected<Sheet, SearchError> makeSheet(const GameTree& tree, const Procedure& procedure,
                                           SheetSide side) {
    if (procedure.valuesFromMover) {
        Procedure ofMax = procedure;
        ofMax.valuesFromMover = false;
        auto sheet = makeSheet(meantTree(tree, procedure), ofMax, side);
        if (sheet) {
            sheet->procedure = procedure;
        }
        return sheet;
    }
    return carryOut(tree, procedure).map([&](const EventLog& log) {
        return sheetOf(tree, log, side);
    });
}

} // namespace prunus
