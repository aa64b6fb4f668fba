#pragma once

#include "core/analysis/explanation.h"
#include "core/analysis/viewpoint.h"
#include "ui/words/naming.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace prunus {

/// What is said of a step: a title, and a few sentences beneath it.
struct Said {
    QString title;
    QString body;

    friend bool operator==(const Said&, const Said&) = default;
};

/// Turns explanations into plain sentences: short, in the present tense, true of the step. They
/// word the step's claims and say nothing else of nodes and numbers. No sentence begins with a
/// name that could be a leaf's, so that none has to be written otherwise there.
class Sentences {
    Q_DECLARE_TR_FUNCTIONS(Sentences)

  public:
    /// Of the moment that `naming` is of; what it refers to must outlive this.
    explicit Sentences(const Naming& naming, Side side = Side::max)
        : naming_(naming), tree_(naming.moment().tree()), trace_(naming.moment().trace()),
          view_(trace_, side) {}

    [[nodiscard]] Said of(const Explanation& e) const;
    /// Who proves a cutoff of before: both moves, or the move and what asked for no more. In a pass
    /// with this number, where there are passes.
    [[nodiscard]] QString proof(const Refutation& r, std::uint32_t pass) const;
    /// What is proved of a node that has just been named: "It is worth at least 3."
    [[nodiscard]] QString itsWorth(NodeId n, Bounds bounds) const;
    /// What the transposition table holds of such a node, if it holds anything.
    [[nodiscard]] QString tableHolds(NodeId n, Bounds bounds) const;

  private:
    [[nodiscard]] Said say(const NotStarted& e) const;
    [[nodiscard]] Said say(const Entered& e) const;
    [[nodiscard]] Said say(const LeafRead& e) const;
    [[nodiscard]] Said say(const Recalled& e) const;
    [[nodiscard]] Said say(const Improved& e) const;
    [[nodiscard]] Said say(const NotImproved& e) const;
    [[nodiscard]] Said say(const SearchedAgain& e) const;
    [[nodiscard]] Said say(const CutOff& e) const;
    [[nodiscard]] Said say(const Returned& e) const;
    [[nodiscard]] Said say(const PassOver& e) const;
    [[nodiscard]] Said say(const IterationOver& e) const;
    [[nodiscard]] Said say(const SearchOver& e) const;

    // Facts have all numbers from MAX's side. What is said of a node goes through here.
    [[nodiscard]] Value turned(NodeId of, Value v) const { return view_.ofMax(playerAt(of), v); }
    [[nodiscard]] Window turned(NodeId of, Window w) const { return view_.ofMax(playerAt(of), w); }
    [[nodiscard]] Bounds turned(NodeId of, Bounds b) const { return view_.ofMax(playerAt(of), b); }
    [[nodiscard]] bool isTurned(NodeId of) const { return view_.asMinSeesIt(playerAt(of)); }
    [[nodiscard]] bool fromMover() const { return view_.side() == Side::mover; }
    /// Whether a number said of a node is the better for who moves there the greater it is.
    [[nodiscard]] bool rises(NodeId at) const { return playerAt(at) == Player::max || fromMover(); }

    [[nodiscard]] QString held(Value v) const { return shownHeld(trace_.options().algorithm, v); }
    [[nodiscard]] QString shown(NodeId of, Value v) const { return held(turned(of, v)); }
    [[nodiscard]] QString shown(NodeId of, Window w) const {
        return shownWindow(trace_.options().algorithm, turned(of, w));
    }

    /// A node's name. Wherever a leaf is mentioned, so is its parent.
    [[nodiscard]] QString name(NodeId n) const;
    [[nodiscard]] bool hasNamedTwoAlike() const;
    [[nodiscard]] Player playerAt(NodeId n) const { return trace_.playerAt(tree_.rowOf(n)); }

    [[nodiscard]] QString worth(NodeId n, Bounds bounds) const;
    /// "MAX is sure of at least 3 at A, by moving to B."
    [[nodiscard]] QString isSure(const Alternative& a) const;
    /// The same where it is older than the call at work.
    [[nodiscard]] QString isAlreadySure(const Alternative& a) const;
    /// What a child has returned: as it sees it, and where that differs, as its parent does.
    [[nodiscard]] QString fromChild(NodeId child, Value value) const;
    [[nodiscard]] QString aim(NodeId n) const;
    [[nodiscard]] QString goesBack(const LeafRead& e) const;

    // Of the call of a node.
    [[nodiscard]] Said plain(const Entered& e) const;
    [[nodiscard]] QString handedDown(const Entered& e) const;
    [[nodiscard]] QString roseTo(const Improved& e, const QString& own) const;
    [[nodiscard]] QString byFirstDraft(const Entered& e) const;
    [[nodiscard]] QString bySecondDraft(const Entered& e) const;
    [[nodiscard]] QString notHandedDown(const Entered& e) const;

    // Of what a child returned, and what its parent does.
    [[nodiscard]] QString improvement(const Improved& e) const;
    [[nodiscard]] QString noImprovement(const NotImproved& e) const;
    [[nodiscard]] QString ofClampedChild(NodeId child, Value value, Bounds proven) const;
    [[nodiscard]] QString clamped(const Returned& e) const;
    [[nodiscard]] QString isOver(const SearchOver& e) const;
    [[nodiscard]] QString fails(const QString& value, bool low) const;
    /// Where it leaves nodes of the tree unread.
    [[nodiscard]] std::optional<QString> depthLimit() const;
    [[nodiscard]] QString aloneAnswers(NodeId root) const;
    [[nodiscard]] QString bestMove(const SearchOver& e) const;

    // Of a cutoff.
    [[nodiscard]] QString rivals(const Refutation& r) const;
    [[nodiscard]] QString rivalFoundByProbe(const Refutation& r) const;
    [[nodiscard]] QString asksNoMore(const Refutation& r) const;
    [[nodiscard]] QString askedNoMore(const Refutation& r, std::uint32_t pass) const;
    [[nodiscard]] QString notInFirstWindow(const NotImproved& e) const;
    [[nodiscard]] QString firstWindowAsks(const Refutation& r) const;
    [[nodiscard]] QString thisPassAsks(const Refutation& r) const;
    [[nodiscard]] Window askedByPass(const Refutation& r) const;
    [[nodiscard]] QString probeAsks(const Refutation& r) const;
    [[nodiscard]] bool probeAsksForMore(const Refutation& r) const;
    [[nodiscard]] QString askedByProbe(const Refutation& r) const;
    [[nodiscard]] QString skippedChildren(const CutOff& e) const;
    [[nodiscard]] QString cannotChange(const CutOff& e) const;
    [[nodiscard]] QString cannotChangeAnswer(const CutOff& e) const;
    [[nodiscard]] QString enumerated(const std::vector<NodeId>& children) const;

    // Where nodes are visited again.
    [[nodiscard]] Said probe(const Entered& e) const;
    [[nodiscard]] QString probeQuestion(NodeId n, Window window) const;
    [[nodiscard]] Said again(const Entered& e) const;
    [[nodiscard]] QString whyAgain(const SearchedAgain& e) const;
    [[nodiscard]] Said pass(const Entered& e) const;
    [[nodiscard]] Said iteration(const Entered& e) const;
    [[nodiscard]] QString fromBefore(const Entered& e) const;
    [[nodiscard]] QString passAsks(const Entered& e) const;
    [[nodiscard]] QString whyThisDepth(const CallFacts& call) const;
    [[nodiscard]] QString signsNextToNumbers() const;

    Naming naming_;
    const GameTree& tree_;
    const SearchTrace& trace_;
    Viewpoint view_;
    mutable std::vector<NodeId> named_; ///< the leaves that the last sentences named
};

/// Sentences one after the other, without those that are empty.
[[nodiscard]] QString joined(const QStringList& sentences);

} // namespace prunus
