#pragma once

#include "core/analysis/explanation.h"
#include "core/analysis/viewpoint.h"
#include "ui/words/naming.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <vector>

namespace prunus {

/// What all sentences about a moment share: who names nodes, from whose side numbers are, of which
/// search, and the phrases for what is proved. None begins with a name that could be a leaf's, so
/// that none has to be written otherwise there. Moment and names must outlive it.
struct SentenceContext {
    Q_DECLARE_TR_FUNCTIONS(Sentences)

  public:
    /// Of the moment that the naming is of. Leaves that are named go into `leaves`, if asked for.
    SentenceContext(const Naming& names, Side side, std::vector<NodeId>* leaves = nullptr)
        : naming(names), tree(naming.moment().tree()), trace(naming.moment().trace()),
          view(trace, side), leavesNamed(leaves) {}

    // Facts have all numbers from MAX's side. What is said of a node goes through here.
    [[nodiscard]] Value turned(NodeId of, Value v) const { return view.ofMax(playerAt(of), v); }
    [[nodiscard]] Window turned(NodeId of, Window w) const { return view.ofMax(playerAt(of), w); }
    [[nodiscard]] Bounds turned(NodeId of, Bounds b) const { return view.ofMax(playerAt(of), b); }
    [[nodiscard]] bool isTurned(NodeId of) const { return view.asMinSeesIt(playerAt(of)); }
    [[nodiscard]] bool fromMover() const { return view.side() == Side::mover; }
    /// Whether a number said of a node is the better for who moves there the greater it is.
    [[nodiscard]] bool rises(NodeId at) const { return playerAt(at) == Player::max || fromMover(); }
    [[nodiscard]] Player playerAt(NodeId n) const { return trace.playerAt(tree.rowOf(n)); }

    [[nodiscard]] QString held(Value v) const { return shownHeld(trace.options().algorithm, v); }
    [[nodiscard]] QString shown(NodeId of, Value v) const { return held(turned(of, v)); }
    [[nodiscard]] QString shown(NodeId of, Window w) const {
        return shownWindow(trace.options().algorithm, turned(of, w));
    }
    /// A node's name. Wherever a leaf is mentioned, so is its parent.
    [[nodiscard]] QString name(NodeId n) const;

    /// Whether the tree goes on behind the depth to which the search or the iteration at work
    /// looks: all that is said of values is of the tree to there.
    [[nodiscard]] bool isLimited() const;
    [[nodiscard]] QString worth(NodeId n, Bounds bounds) const;
    /// What is proved of a node that has just been named: "It is worth at least 3."
    [[nodiscard]] QString itsWorth(NodeId n, Bounds bounds) const;
    /// What the transposition table holds of such a node, if it holds anything.
    [[nodiscard]] QString tableHolds(NodeId n, Bounds bounds) const;
    /// "MAX is sure of at least 3 at A, by moving to B."
    [[nodiscard]] QString isSure(const Alternative& a) const;
    /// The same where it is older than the call at work.
    [[nodiscard]] QString isAlreadySure(const Alternative& a) const;
    [[nodiscard]] QString probeQuestion(NodeId n, Window window) const;
    /// What 3⁺ and 0⁻ mean, for the first time that one is said.
    [[nodiscard]] QString signsNextToNumbers() const;

    Naming naming;
    const GameTree& tree;
    const SearchTrace& trace;
    Viewpoint view;
    std::vector<NodeId>* leavesNamed;
};

/// Sentences one after the other, without those that are empty.
[[nodiscard]] QString joined(const QStringList& sentences);

} // namespace prunus
