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

/// What all sentences about a moment share: the names of nodes, the side that numbers are from, the
/// search, and the phrases for what is proved. No phrase begins with a name that could be a leaf's,
/// so that names need no other form at the beginning of a sentence. The moment and the names must
/// outlive this.
struct SentenceContext {
    Q_DECLARE_TR_FUNCTIONS(Sentences)

  public:
    /// The context is that of the naming's moment. Leaves that are named are added to `leaves`,
    /// unless it is null.
    SentenceContext(const Naming& names, Side side, std::vector<NodeId>* leaves = nullptr)
        : naming(names), tree(naming.moment().tree()), trace(naming.moment().trace()),
          view(trace, side), leavesNamed(leaves) {}

    // Facts have all numbers from MAX's side. These functions turn a number about a node to the
    // side that is shown.
    [[nodiscard]] Value turned(NodeId of, Value v) const { return view.ofMax(playerAt(of), v); }
    [[nodiscard]] Window turned(NodeId of, Window w) const { return view.ofMax(playerAt(of), w); }
    [[nodiscard]] Bounds turned(NodeId of, Bounds b) const { return view.ofMax(playerAt(of), b); }
    [[nodiscard]] bool isTurned(NodeId of) const { return view.asMinSeesIt(playerAt(of)); }
    [[nodiscard]] bool fromMover() const { return view.side() == Side::mover; }
    /// Whether a greater number at a node, as it is shown, is better for the player who moves
    /// there.
    [[nodiscard]] bool rises(NodeId at) const { return playerAt(at) == Player::max || fromMover(); }
    [[nodiscard]] Player playerAt(NodeId n) const { return trace.playerAt(tree.rowOf(n)); }

    [[nodiscard]] QString held(Value v) const { return shownHeld(trace.options().algorithm, v); }
    [[nodiscard]] QString shown(NodeId of, Value v) const { return held(turned(of, v)); }
    [[nodiscard]] QString shown(NodeId of, Window w) const {
        return shownWindow(trace.options().algorithm, turned(of, w));
    }
    /// A node's name beside its parent's: sentences that name a leaf also name its parent.
    [[nodiscard]] QString name(NodeId n) const;

    /// Whether the tree goes on below the depth limit of the search or of the current iteration.
    /// Then all that is said about values is about the tree down to that depth.
    [[nodiscard]] bool isLimited() const;
    [[nodiscard]] QString worth(NodeId n, Bounds bounds) const;
    /// What is proved of a node that has just been named: "Its value is at least 3."
    [[nodiscard]] QString itsWorth(NodeId n, Bounds bounds) const;
    /// What the transposition table holds about a node that has just been named. Needs a node about
    /// which it holds something.
    [[nodiscard]] QString tableHolds(NodeId n, Bounds bounds) const;
    /// Says which value a player is sure of: "MAX is sure of at least 3 at A, by moving to B."
    [[nodiscard]] QString isSure(const Alternative& a) const;
    /// Says the same of a value that was found before the current call: "MAX is already sure of at
    /// least 3 at A, by moving to B."
    [[nodiscard]] QString isAlreadySure(const Alternative& a) const;
    [[nodiscard]] QString probeQuestion(NodeId n, Window window) const;
    /// Says what 3⁺ and 0⁻ mean, for the place where such a number first appears.
    [[nodiscard]] QString signsNextToNumbers() const;

    Naming naming;
    const GameTree& tree;
    const SearchTrace& trace;
    Viewpoint view;
    std::vector<NodeId>* leavesNamed;
};

/// Joins sentences, without the empty ones.
[[nodiscard]] QString joined(const QStringList& sentences);

} // namespace prunus
