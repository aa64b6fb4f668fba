#include "app/cli/notasked.h"

#include "app/cli/search.h"
#include "core/practice/asked.h"
#include "core/practice/deepening.h"
#include "core/practice/leaffilling.h"
#include "core/tree/displayname.h"
#include "ui/words/messagetext.h"

namespace prunus {

namespace {

/// Why not all searches can be carried out that a budget lasts for; empty if they can.
std::string notDeepened(const GameTree& tree, const Procedure& procedure, const Terms& terms) {
    const auto made = deepenWithin(tree, procedure, terms.budget);
    if (made || made.error().kind != SearchError::Kind::missingStaticValue) {
        return made ? "" : describe(made.error(), tree);
    }
    const DisplayNames names(tree, Letters::single);
    const NodeId without = made.error().node;
    return "budget searches to one depth after the other, and node " + names.of(without) + " at " +
           names.path(without) + " has no static value to stop at; give it one";
}

} // namespace

std::string whyNotAsked(const GameTree& tree, Question question, const Sheet& sheet,
                        const Terms& terms) {
    if (question == Question::leafBounds && !evenShapeOf(tree, sheet)) {
        return "leaf-bounds needs a tree whose inner nodes all have as many children, and whose "
               "leaves all lie at one depth";
    }
    if (question == Question::knownRange && sheet.procedure.options.cut == CutRule::greater) {
        return "known-range needs a search that cuts at alpha >= beta: --cut ge";
    }
    return question == Question::budget ? notDeepened(tree, sheet.procedure, terms) : "";
}

std::string whyNoSample(const Puzzle& puzzle) {
    if (isImpossible(puzzle)) {
        return "there are no such values, of which each leaf has another whole number of the range";
    }
    if (puzzle.question == Question::findTheBug) {
        return "no tree with up to " + std::to_string(puzzle.terms.listing.mostLeaves) +
               " leaves is known on which this slip shows so";
    }
    return puzzle.question == Question::reorder
               ? "what the best order is cannot be told here: under these rules all orders would "
                 "have to be tried, and there are more than " +
                     std::to_string(static_cast<int>(mostOrdersTried))
               : "no such values are known: they are looked for on trees of up to " +
                     std::to_string(mostNodesFilled) +
                     " nodes, for alpha-beta that cuts at alpha >= beta or is fail-soft, from an "
                     "open window";
}

} // namespace prunus
