#pragma once

#include "core/analysis/explanation.h"
#include "ui/text/naming.h"

#include <QCoreApplication>
#include <QString>
#include <optional>

namespace prunus {

/// What is said of a step: a title, and one or two sentences beneath it.
struct Said {
    QString title;
    QString body;

    friend bool operator==(const Said&, const Said&) = default;
};

/// Turns explanations into plain sentences: short, in the present tense, true of the step.
class Sentences {
    Q_DECLARE_TR_FUNCTIONS(Sentences)

  public:
    /// Of the moment that `naming` is of; what it refers to must outlive this.
    explicit Sentences(const Naming& naming)
        : naming_(naming), tree_(naming.moment().tree()), trace_(naming.moment().trace()) {}

    [[nodiscard]] Said of(const Explanation& e) const;
    /// Who proves a cutoff, made by this player: one sentence with both moves.
    [[nodiscard]] QString proof(const Refutation& r, Player player) const;

    /// The same text as the beginning of a sentence.
    [[nodiscard]] static QString opening(const QString& text);

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

    [[nodiscard]] QString improvement(const Improved& e) const;
    [[nodiscard]] QString clamped(const Returned& e) const;
    [[nodiscard]] QString clampedChild(NodeId child, Value value, Bounds proven) const;
    [[nodiscard]] QString proven(const Returned& e) const;
    [[nodiscard]] QString closing(const Improved& e) const;
    [[nodiscard]] QString refuted(const Refutation& r, Player player) const;
    [[nodiscard]] QString rivalHas(const Refutation& r, Player player) const;
    [[nodiscard]] QString neverHere(const Refutation& r, Player player) const;
    [[nodiscard]] QString skippedChildren(const CutOff& e) const;
    [[nodiscard]] QString enumerated(const std::vector<NodeId>& children) const;
    [[nodiscard]] QString asTheCodeSees(Player player, Value value) const;

    // Where nodes are visited again.
    [[nodiscard]] Said plain(const Entered& e) const;
    [[nodiscard]] Said probe(const Entered& e) const;
    [[nodiscard]] Said again(const Entered& e) const;
    [[nodiscard]] Said pass(const Entered& e) const;
    [[nodiscard]] Said iteration(const Entered& e) const;
    /// With which visit it is, and what is known from those before.
    [[nodiscard]] Said withVisit(const CallFacts& call, Said said) const;
    [[nodiscard]] QString passAsks(Window window) const;
    [[nodiscard]] QString calledForLess(const Refutation& r, Player player) const;

    /// A number that a call holds.
    [[nodiscard]] QString held(Value v) const;
    /// A node's name. Wherever a leaf is mentioned, so is its parent.
    [[nodiscard]] QString name(NodeId n) const;

    Naming naming_;
    const GameTree& tree_;
    const SearchTrace& trace_;
};

} // namespace prunus
