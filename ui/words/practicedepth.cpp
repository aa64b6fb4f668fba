// Where searches stop at a depth limit: why they come to what they do, and hints.

#include "core/practice/deepening.h"
#include "ui/words/lists.h"
#include "ui/words/practicereasons.h"
#include "ui/words/words.h"

namespace prunus {
namespace {

/// Of depth 2 behind others: `depth 2 takes 5, 8 in all`.
QString takenBy(const Iteration& iteration) {
    return iteration.depth == 1
               ? PracticeReasons::tr("depth 1 takes %1").arg(iteration.taken)
               //: A depth, what a search to it takes, and the sum with those before.
               : PracticeReasons::tr("depth %1 takes %2, which makes %3 in all")
                     .arg(shownCount(iteration.depth))
                     .arg(iteration.taken)
                     .arg(iteration.total);
}

} // namespace

QString PracticeReasons::ofDepthLimit() const {
    const auto worth = [this](NodeId n) { return right_.nodes[n.value].minimax; };
    QStringList moves;
    for (const NodeId child : tree_.children(GameTree::root())) {
        //: A node and what it is worth.
        moves << tr("%1 %2").arg(name(child), shownNumber(worth(child)));
    }
    const auto depth = right_.procedure.options.depth.value_or(tree_.height());
    const QString best = shownNumber(worth(GameTree::root()));
    //: %1 is a depth, %2 a list of moves with what they are worth, %3 the best of that.
    return (playerAt(GameTree::root()) == Player::max
                ? tr("To depth %1 the moves are worth this: %2. MAX takes the greatest, %3.")
                : tr("To depth %1 the moves are worth this: %2. MIN takes the least, %3."))
        .arg(shownCount(depth))
        .arg(listed(moves), best);
}

QString PracticeReasons::ofBudget() const {
    const auto made = deepenWithin(tree_, right_.procedure, terms_.budget);
    if (!made) {
        return {};
    }
    QStringList taken;
    for (const Iteration& each : made->iterations) {
        taken << takenBy(each);
    }
    const bool isAll = made->iterations.size() == made->depth;
    //: %1 is made of "depth 1 takes 3" and "depth 2 takes 5, with those before 8".
    const QString sum =
        (terms_.budget.unit == Budget::Unit::nodes ? tr("In nodes that are visited: %1.")
                                                   : tr("In evaluations: %1."))
            .arg(taken.join(QStringLiteral("; ")));
    const QString most = shownCount(terms_.budget.most);
    if (made->depth == 0) {
        //: %1 is sentences, %2 a number of evaluations.
        return tr("%1 The budget is %2: not even depth 1 can be finished, and there is no move.")
            .arg(sum, most);
    }
    const Answer key = answerOf(tree_, question_, right_, profile_, terms_);
    const QString move =
        key.move ? name(tree_.children(GameTree::root())[*key.move]) : QStringLiteral("–");
    //: %1 is sentences, %2 a number of evaluations, %3 a depth, %4 a move.
    return (isAll ? tr("%1 The budget is %2: the whole tree, of depth %3, can be searched, and the "
                       "move is %4.")
                  : tr("%1 The budget is %2: depth %3 is the last that can be finished, and the "
                       "move is %4."))
        .arg(sum, most)
        .arg(shownCount(made->depth))
        .arg(move);
}

/// Where to look, or what the case is there.
QString PracticeReasons::hintOfDepth(bool condition) const {
    if (question_ == Question::budget) {
        const auto made = deepenWithin(tree_, right_.procedure, terms_.budget);
        const int first =
            !made || !condition ? 0 : static_cast<int>(made->iterations.front().taken);
        return first == 0 ? tr("Carry the searches out one by one, beginning with depth 1, and add "
                               "up what they take.")
               : terms_.budget.unit == Budget::Unit::nodes
                   ? tr("A search to depth 1 visits %n nodes. What do those after it add?", nullptr,
                        first)
                   : tr("A search to depth 1 takes %n evaluations. What do those after it add?",
                        nullptr, first);
    }
    const auto depth = right_.procedure.options.depth.value_or(tree_.height());
    const int below = static_cast<int>(depth);
    if (!condition) {
        return tr("Look at the nodes %n moves below the root: the search goes no deeper.", nullptr,
                  below);
    }
    NodeId inner = GameTree::root();
    for (const NodeId child : tree_.children(GameTree::root())) {
        inner = inner == GameTree::root() && below > 1 && !tree_.isLeaf(child) ? child : inner;
    }
    //: %1 is a node, %2 a player.
    return tr("Begin with %1: %2 moves there, and the search goes at most %n moves further.",
              nullptr, below - (inner == GameTree::root() ? 0 : 1))
        .arg(name(inner), shownPlayer(playerAt(inner)));
}

} // namespace prunus
