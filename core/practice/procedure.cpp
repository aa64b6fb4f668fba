#include "core/practice/procedure.h"

#include <algorithm>

namespace prunus {

std::uint8_t formsOf(Misconception m) {
    if (m == Misconception::leafFromWrongSide || m == Misconception::depthOffByOne) {
        return 3; // no colour, its negative, passed unchanged; a ply too few, too many, each side's
    }
    // Swapped, negated; without the root, without leaves; in PVS, in MTD(f).
    const bool two = m == Misconception::windowHalfTurned ||
                     m == Misconception::countsWithoutRoot || m == Misconception::noResearch;
    return two ? 2 : 1;
}

Procedure procedureOf(Misconception m, SearchOptions options, std::uint8_t form) {
    options.algorithm = traits(m).negamaxForm ? Algorithm::alphaBetaNegamax : Algorithm::alphaBeta;
    if (m == Misconception::noResearch) {
        options.algorithm = form == 0 ? Algorithm::principalVariationSearch : Algorithm::mtdf;
    }
    return {.options = options, .misconception = m, .form = form};
}

std::optional<Procedure> exhaustiveProcedureOf(Misconception m, SearchOptions options,
                                               std::uint8_t form) {
    const bool ofValues =
        traits(m).isRun && m != Misconception::noResearch && m != Misconception::cutBeforeUndo &&
        (traits(m).kind == MisconceptionKind::value || traits(m).kind == MisconceptionKind::move);
    if (!ofValues) {
        return std::nullopt;
    }
    options.algorithm = traits(m).negamaxForm ? Algorithm::negamax : Algorithm::minimax;
    return Procedure{.options = options, .misconception = m, .form = form};
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
