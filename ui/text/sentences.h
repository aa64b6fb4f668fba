#pragma once

#include "core/analysis/explanation.h"
#include "ui/text/naming.h"

#include <QCoreApplication>
#include <QString>

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

  private:
    [[nodiscard]] Said notStarted(const Explanation& e) const;
    [[nodiscard]] Said entered(const Explanation& e) const;
    [[nodiscard]] Said leafRead(const Explanation& e) const;
    [[nodiscard]] Said improved(const Explanation& e) const;
    [[nodiscard]] Said notImproved(const Explanation& e) const;
    [[nodiscard]] Said cutoff(const Explanation& e) const;
    [[nodiscard]] Said returned(const Explanation& e) const;
    [[nodiscard]] Said result(const Explanation& e) const;

    [[nodiscard]] QString improvement(const Explanation& e) const;
    [[nodiscard]] QString clamped(const Explanation& e) const;
    [[nodiscard]] QString clampedChild(const Explanation& e) const;
    [[nodiscard]] QString proven(const Explanation& e) const;
    [[nodiscard]] QString closing(const Explanation& e) const;
    [[nodiscard]] QString refuted(const Refutation& r, Player player) const;
    [[nodiscard]] QString rivalHas(const Refutation& r, Player player) const;
    [[nodiscard]] QString neverHere(const Refutation& r, Player player) const;
    [[nodiscard]] QString skippedChildren(const Explanation& e) const;
    [[nodiscard]] QString enumerated(const std::vector<NodeId>& children) const;
    [[nodiscard]] QString asTheCodeSees(const Explanation& e) const;

    /// A node's name. Wherever a leaf is mentioned, so is its parent.
    [[nodiscard]] QString name(NodeId n) const;

    Naming naming_;
    const GameTree& tree_;
    const SearchTrace& trace_;
};

} // namespace prunus
