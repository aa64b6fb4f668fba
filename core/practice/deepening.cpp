#include "core/practice/deepening.h"

#include "core/practice/eventlog.h"

#include <algorithm>

namespace prunus {

namespace {

std::uint64_t takenBy(const EventLog& log, Budget::Unit unit) {
    const auto counts = [unit](const Event& event) {
        return event.kind == EventKind::leaf ||
               (unit == Budget::Unit::nodes &&
                (event.kind == EventKind::enter || event.kind == EventKind::recall));
    };
    return static_cast<std::uint64_t>(std::ranges::count_if(log.events, counts));
}

} // namespace

tl::expected<Deepened, SearchError> deepenWithin(const GameTree& tree, Procedure procedure,
                                                 const Budget& budget) {
    Deepened made;
    const GameTree meant = meantTree(tree, procedure);
    // Iterative deepening has been to all lesser depths itself.
    const bool isSum = traits(procedure.options.algorithm).deepens;
    std::uint64_t before = 0;
    for (std::uint32_t depth = 1;; ++depth) {
        procedure.options.depth = depth;
        const auto log = carryOut(meant, procedure);
        if (!log) {
            return tl::unexpected(log.error());
        }
        const std::uint64_t taken = takenBy(*log, budget.unit) - (isSum ? before : 0);
        made.iterations.push_back({depth, taken, before + taken});
        before += taken;
        if (before > budget.most) {
            break;
        }
        made.depth = depth;
        if (*optionsOf(tree, procedure).depth >= tree.height()) {
            break;
        }
    }
    if (made.depth > 0) {
        procedure.options.depth = made.depth;
        made.sheet = *makeSheet(tree, procedure);
    }
    return made;
}

bool isBestMove(const GameTree& tree, const Sheet& sheet, std::uint32_t move) {
    const NodeRange moves = tree.children(GameTree::root());
    return move < moves.size() &&
           sheet.nodes[moves[move].value].minimax == sheet.nodes[GameTree::root().value].minimax;
}

} // namespace prunus
