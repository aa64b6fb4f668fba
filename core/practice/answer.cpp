#include "core/practice/answer.h"

#include "core/analysis/minimaltree.h"
#include "core/practice/asked.h"
#include "core/practice/crosses.h"
#include "core/practice/deepening.h"

#include <algorithm>

namespace prunus {

namespace {

WrittenValue exactly(Value v) {
    return {WrittenValue::Relation::equal, v, 0};
}

/// Whether the sheet is of somebody who gets this wrong.
bool shows(const Sheet& sheet, Misconception m) {
    return sheet.procedure.misconception == m;
}

std::map<NodeId, WrittenValue> minimaxValuesOf(const GameTree& tree, const Sheet& sheet) {
    const auto slip = sheet.procedure.misconception;
    std::map<NodeId, WrittenValue> values;
    for (const NodeId n : innerNodes(tree, sheet)) {
        const SheetNode& node = sheet.nodes[n.value];
        if (!slip || !traits(*slip).isRun) {
            values[n] = exactly(node.minimax);
        } else if (node.reached) {
            values[n] = exactly(node.returned);
        }
    }
    return values;
}

std::map<NodeId, WrittenValue> returnedValues(const GameTree& tree, const Sheet& sheet,
                                              const Profile& profile) {
    const bool asBound = profile.valueNotation != Profile::ValueNotation::plain;
    std::map<NodeId, WrittenValue> values;
    for (const NodeId n : innerNodes(tree, sheet)) {
        const SheetNode& node = sheet.nodes[n.value];
        if (!node.reached) {
            continue;
        }
        if (shows(sheet, Misconception::minimaxAfterPruning)) {
            values[n] = exactly(node.minimax);
        } else if (asBound) {
            const WrittenValue bound = written(node.proved);
            const bool isTaken = shows(sheet, Misconception::boundAsValue) &&
                                 bound.relation != WrittenValue::Relation::between;
            values[n] = isTaken ? exactly(bound.value) : bound;
        } else {
            values[n] = exactly(node.returned);
        }
    }
    return values;
}

/// Through the children that come last of those that are worth as much as their parents.
std::vector<std::uint32_t> lastBestLine(const GameTree& tree, const Sheet& sheet) {
    const auto value = [&](NodeId n) { return sheet.nodes[n.value].minimax; };
    std::vector<std::uint32_t> line;
    for (NodeId n = GameTree::root(); isInner(tree, sheet, n);) {
        const NodeRange family = tree.children(n);
        std::uint32_t k = family.size();
        while (k > 0 && value(sheet.order.at(family, k - 1)) != value(n)) {
            --k;
        }
        if (k == 0) {
            break;
        }
        n = sheet.order.at(family, k - 1);
        line.push_back(n.value - family.first.value);
    }
    return line;
}

void writeMove(const GameTree& tree, const Sheet& sheet, const Profile& profile, Answer& answer) {
    const bool last = profile.tieMove == Profile::Ties::last && !sheet.procedure.misconception &&
                      sheet.move && sheet.bound == Sheet::Bound::exact;
    answer.line = last ? lastBestLine(tree, sheet) : sheet.line;
    if (!answer.line.empty()) {
        answer.move = answer.line.front();
    }
    answer.line = askedOf(std::move(answer.line), profile);
}

/// What is written of a window by somebody who exchanges its bounds, or who is on the wrong side.
Window writtenAt(const GameTree& tree, const Sheet& sheet, NodeId n, Window window) {
    if (playerAt(sheet.root, tree.rowOf(n)) == Player::max) {
        return window;
    }
    return shows(sheet, Misconception::boundsExchanged) ? Window{window.beta, window.alpha}
           : shows(sheet, Misconception::signNotTurned) && sheet.procedure.form == 0
               ? negated(window)
               : window;
}

void writeWindows(const GameTree& tree, const Sheet& sheet, const Profile& profile,
                  Answer& answer) {
    using Shown = Profile::WindowShown;
    const Shown shown = profile.windowShown;
    for (NodeId n{0}; n.value < tree.nodeCount() && shown != Shown::none; ++n) {
        const SheetNode& node = sheet.nodes[n.value];
        const bool onEdge = shown == Shown::edge;
        if (!node.reached || (!profile.leafBounds && !isInner(tree, sheet, n)) ||
            (onEdge && n == GameTree::root())) {
            continue;
        }
        WrittenWindows& windows = answer.windows[n];
        const Window out = asShown(tree, sheet, n, node.out(), profile);
        if (shown != Shown::exit) {
            const bool late = shows(sheet, Misconception::exitForEntry);
            windows.in = writtenAt(tree, sheet, n, late ? out : node.in);
        }
        if (shown == Shown::exit || shown == Shown::history) {
            const bool early = shows(sheet, Misconception::entryForExit);
            windows.out = writtenAt(tree, sheet, n, early ? node.in : out);
        }
    }
    const auto asked = profile.leafBounds ? nodesToLimit(tree, sheet) : innerNodes(tree, sheet);
    for (const NodeId n : asked) {
        if (!sheet.nodes[n.value].reached) {
            answer.notVisited.push_back(n);
        }
    }
}

void writeCounts(const Sheet& sheet, const Profile& profile, Answer& answer) {
    const bool flips = shows(sheet, Misconception::countsWithoutRoot);
    const bool root = profile.countRoot != (flips && sheet.procedure.form == 0);
    const bool leaves = profile.countLeavesAsNodes != (flips && sheet.procedure.form == 1);
    const Counts& counts = sheet.counts;
    const std::uint64_t visited =
        leaves ? counts.nodesVisited : counts.nodesVisited - counts.leavesEvaluated;
    answer.counts["nodesVisited"] = root || visited == 0 ? visited : visited - 1;
    answer.counts["leavesEvaluated"] = counts.leavesEvaluated;
    answer.counts["cutoffs"] = counts.cutoffs + (profile.lateEdge ? sheet.lateCuts.size() : 0U);
    answer.counts["nodesPruned"] = counts.nodesPruned - (leaves ? 0U : counts.leavesPruned);
    answer.counts["leavesPruned"] = counts.leavesPruned;
}

void writeNegamax(const GameTree& tree, const Sheet& sheet, const Profile& profile,
                  Answer& answer) {
    for (const NodeId n : innerNodes(tree, sheet)) {
        if (sheet.nodes[n.value].reached) {
            const bool turned = shows(sheet, Misconception::signNotTurned) &&
                                playerAt(sheet.root, tree.rowOf(n)) == Player::min;
            const Value v = sheet.nodes[n.value].returned;
            answer.values[n] = exactly(turned ? 0 - v : v);
        }
    }
    if (traits(sheet.procedure.options.algorithm).windowed) {
        writeWindows(tree, sheet, profile, answer);
        answer.notVisited.clear();
    }
}

void writeTypes(const GameTree& tree, const Sheet& sheet, Answer& answer) {
    const auto minimal =
        minimalTree(meantTree(tree, sheet.procedure), optionsOf(tree, sheet.procedure));
    for (NodeId n{0}; minimal && n.value < tree.nodeCount(); ++n) {
        switch (minimal->typeOf(n)) {
        case CriticalType::pv:
            answer.types[n] = NodeType::pv;
            break;
        case CriticalType::cut:
            answer.types[n] = NodeType::cut;
            break;
        case CriticalType::all:
            answer.types[n] = NodeType::all;
            break;
        case CriticalType::none:
            break;
        }
    }
}

/// Knuth and Moore's least number of leaves, and all of them, where the tree is uniform to its
/// depth limit.
void writeLeafBounds(const GameTree& tree, const Sheet& sheet, Answer& answer) {
    if (const auto shape = evenShapeOf(tree, sheet)) {
        const auto power = [&](std::uint32_t exponent) {
            std::uint64_t product = 1;
            for (; exponent > 0; --exponent) {
                product *= shape->children;
            }
            return product;
        };
        answer.counts["leavesAtLeast"] =
            power(shape->depth / 2) + power((shape->depth + 1) / 2) - 1;
        answer.counts["leavesAtMost"] = power(shape->depth);
    }
}

void writeDepthLimit(const GameTree& tree, const Sheet& sheet, const Profile& profile,
                     Answer& answer) {
    writeMove(tree, sheet, profile, answer);
    answer.line.clear();
    answer.result = sheet.value;
}

/// Nothing where a search cannot be carried out for want of a static value.
void writeBudget(const GameTree& tree, const Sheet& sheet, const Profile& profile,
                 const Budget& budget, Answer& answer) {
    const auto made = deepenWithin(tree, sheet.procedure, budget);
    if (!made) {
        return;
    }
    answer.depth = made->depth;
    if (made->sheet) {
        writeMove(tree, *made->sheet, profile, answer);
        answer.line.clear();
    }
}

void writeCuts(const std::vector<SheetCut>& cuts, Answer& answer) {
    for (const SheetCut& cut : cuts) {
        answer.cuts.push_back({cut.at, cut.mover, cut.deep, cut.witness});
    }
}

/// With those that a course counts beside them.
void writeCuts(const Sheet& sheet, const Profile& profile, Answer& answer) {
    writeCuts(sheet.cuts, answer);
    if (profile.lateEdge) {
        writeCuts(sheet.lateCuts, answer);
    }
}

void writeTwoRules(const GameTree& tree, const Sheet& sheet, const Terms& terms, Answer& answer) {
    const auto other =
        terms.other ? makeSheet(tree, *terms.other) : tl::expected<Sheet, SearchError>(sheet);
    if (other) {
        answer.marks = readByOne(tree, sheet, *other);
    }
}

/// Whether from the other side as many leaves are read.
std::optional<bool> sameFromOtherSide(const GameTree& tree, const Sheet& sheet) {
    Procedure turned = sheet.procedure;
    turned.rightToLeft = !turned.rightToLeft;
    const auto other = makeSheet(tree, turned);
    return other ? std::optional(other->leaves.size() == sheet.leaves.size()) : std::nullopt;
}

/// Of a question that asks for what a whole search comes to.
void writeOutcome(const GameTree& tree, Question question, const Sheet& sheet,
                  const Profile& profile, const Terms& terms, Answer& answer) {
    switch (question) {
    case Question::firstWindow:
        answer.result = sheet.value;
        answer.proves = sheet.bound;
        break;
    case Question::leafBounds:
        writeLeafBounds(tree, sheet, answer);
        break;
    case Question::depthLimit:
        writeDepthLimit(tree, sheet, profile, answer);
        break;
    default:
        writeBudget(tree, sheet, profile, terms.budget, answer);
    }
}

} // namespace

Answer answerOf(const GameTree& tree, Question question, const Sheet& sheet, const Profile& profile,
                const Terms& terms) {
    const SheetSide side = question == Question::negamax ? SheetSide::mover : SheetSide::max;
    if (sheet.side != side) {
        return answerOf(tree, question, seenFrom(tree, sheet, side), profile, terms);
    }
    Answer answer;
    switch (question) {
    case Question::values:
        answer.values = minimaxValuesOf(tree, sheet);
        break;
    case Question::move:
        writeMove(tree, sheet, profile, answer);
        break;
    case Question::mirror:
        answer.same = sameFromOtherSide(tree, sheet);
        [[fallthrough]];
    case Question::crossOut:
    case Question::knownRange:
        answer.marks = crossesOf(tree, sheet);
        break;
    case Question::leafOrder:
        answer.leaves = sheet.leaves;
        break;
    case Question::windows:
        writeWindows(tree, sheet, profile, answer);
        break;
    case Question::returned:
        answer.values = returnedValues(tree, sheet, profile);
        break;
    case Question::counts:
        writeCounts(sheet, profile, answer);
        break;
    case Question::negamax:
        writeNegamax(tree, sheet, profile, answer);
        break;
    case Question::cuts:
        writeCuts(sheet, profile, answer);
        break;
    case Question::reorder:
    case Question::ranges:
    case Question::fillIn:
    case Question::findTheBug:
    case Question::trueOrFalse:
        break; // see Puzzle
    case Question::nodeTypes:
        writeTypes(tree, sheet, answer);
        break;
    case Question::twoRules:
        writeTwoRules(tree, sheet, terms, answer);
        break;
    case Question::firstWindow:
    case Question::leafBounds:
    case Question::depthLimit:
    case Question::budget:
        writeOutcome(tree, question, sheet, profile, terms, answer);
        break;
    }
    return answer;
}

} // namespace prunus
