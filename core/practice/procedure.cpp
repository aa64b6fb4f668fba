#include "core/practice/procedure.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace prunus {

std::uint8_t formsOf(Misconception m) {
    if (m == Misconception::leafFromWrongSide || m == Misconception::depthOffByOne) {
        return 3; // no colour, its negative, passed unchanged; a ply too few, too many, each side's
    }
    // Swapped, negated; without the root, without leaves; in PVS, in MTD(f).
    // Numbers and windows, numbers alone; minimax, alpha-beta without its test.
    const bool two = m == Misconception::windowHalfTurned ||
                     m == Misconception::countsWithoutRoot || m == Misconception::noResearch ||
                     m == Misconception::signNotTurned || m == Misconception::nothingPruned;
    return two ? 2 : 1;
}

Procedure procedureOf(Misconception m, Procedure right, std::uint8_t form) {
    Algorithm& algorithm = right.options.algorithm;
    const bool isWriting = traits(m).kind == MisconceptionKind::writing;
    const bool negamaxForm = isWriting ? traits(algorithm).negamaxForm : traits(m).negamaxForm;
    if (m == Misconception::noResearch) {
        algorithm = form == 0 ? Algorithm::principalVariationSearch : Algorithm::mtdf;
    } else if (m == Misconception::nothingPruned && form == 0) {
        algorithm = negamaxForm ? Algorithm::negamax : Algorithm::minimax;
    } else if (!isWriting || m == Misconception::nothingPruned) {
        algorithm = negamaxForm ? Algorithm::alphaBetaNegamax : Algorithm::alphaBeta;
    }
    right.misconception = m;
    right.form = form;
    return right;
}

Procedure procedureOf(Misconception m, SearchOptions options, std::uint8_t form) {
    Procedure right;
    right.options = options;
    return procedureOf(m, right, form);
}

std::optional<Procedure> exhaustiveProcedureOf(Misconception m, Procedure right,
                                               std::uint8_t form) {
    const bool ofValues =
        m == Misconception::signNotTurned ||
        (traits(m).isRun && m != Misconception::noResearch && m != Misconception::cutBeforeUndo &&
         (traits(m).kind == MisconceptionKind::value || traits(m).kind == MisconceptionKind::move));
    if (!ofValues) {
        return std::nullopt;
    }
    right.options.algorithm = traits(m).negamaxForm ? Algorithm::negamax : Algorithm::minimax;
    right.misconception = m;
    right.form = form;
    return right;
}

std::optional<Procedure> exhaustiveProcedureOf(Misconception m, SearchOptions options,
                                               std::uint8_t form) {
    Procedure right;
    right.options = options;
    return exhaustiveProcedureOf(m, right, form);
}

GameTree withValuesTurned(const GameTree& tree, Player root) {
    std::vector<Value> values = tree.ownValues();
    for (NodeId n; n.value < tree.nodeCount(); ++n) {
        if (playerAt(root, tree.rowOf(n)) == Player::min) {
            values[n.value] = 0 - values[n.value]; // never -0; what has none keeps none
        }
    }
    return {tree.offsets(), std::move(values), tree.header(), tree.names(), tree.moves()};
}

GameTree meantTree(const GameTree& tree, const Procedure& procedure) {
    return procedure.valuesFromMover
               ? withValuesTurned(tree, procedure.options.root.value_or(tree.header().root))
               : tree;
}

Player rootOf(const GameTree& tree, const Procedure& procedure) {
    const Player root = procedure.options.root.value_or(tree.header().root);
    return procedure.misconception == Misconception::playersSwapped ? opponent(root) : root;
}

SearchOptions optionsOf(const GameTree& tree, const Procedure& procedure) {
    SearchOptions options = settled(procedure.options);
    options.root = rootOf(tree, procedure);
    if (procedure.misconception == Misconception::equality) {
        options.cut = CutRule::greater;
    } else if (procedure.misconception == Misconception::equalityReversed) {
        options.cut = CutRule::greaterOrEqual;
    } else if (procedure.misconception == Misconception::failModesMixed) {
        options.fail = options.fail == FailMode::hard ? FailMode::soft : FailMode::hard;
    } else if (procedure.misconception == Misconception::depthOffByOne && options.depth) {
        const std::uint32_t depth = *options.depth;
        options.depth = procedure.form == 0   ? std::max(depth, 1U) - 1
                        : procedure.form == 1 ? depth + 1
                                              : depth * 2;
    }
    return options;
}

} // namespace prunus
