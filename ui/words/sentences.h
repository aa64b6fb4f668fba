#pragma once

#include "ui/words/provingmove.h"
#include "ui/words/sentencecontext.h"

namespace prunus {

/// What is said of a step: a title, and a few sentences beneath it.
struct Said {
    QString title;
    QString body;

    friend bool operator==(const Said&, const Said&) = default;
};

/// What stands above it: `What just happened`, and in a search that calls the root several times,
/// which of these calls is at work.
[[nodiscard]] QString happenedTitle(const Moment& moment);

/// Turns explanations into plain sentences: short, in the present tense, true of the step. They
/// word the step's claims and say nothing else of nodes and numbers.
class Sentences {
  public:
    /// Of the moment that `naming` is of; what it refers to must outlive this.
    explicit Sentences(const Naming& naming, Side side = Side::max)
        : naming_(naming), side_(side) {}

    [[nodiscard]] Said of(const Explanation& e) const;
    /// Who proves a cutoff of before: both moves, or the move and what asked for no more. In a pass
    /// with this number, where there are passes.
    [[nodiscard]] QString proof(const Refutation& r, std::uint32_t pass) const;
    /// The same moves as they are marked in the tree: what the opponent has already, if that is a
    /// move, and what refutes.
    [[nodiscard]] std::vector<ProvingMove> moves(const Refutation& r) const;

  private:
    Naming naming_;
    Side side_;
};

// How the search and its calls begin.
[[nodiscard]] Said tell(const SentenceContext& by, const NotStarted& e);
[[nodiscard]] Said tell(const SentenceContext& by, const Entered& e);
// What calls return, and what their parents do with it.
[[nodiscard]] Said tell(const SentenceContext& by, const LeafRead& e);
[[nodiscard]] Said tell(const SentenceContext& by, const Recalled& e);
[[nodiscard]] Said tell(const SentenceContext& by, const Improved& e);
[[nodiscard]] Said tell(const SentenceContext& by, const NotImproved& e);
[[nodiscard]] Said tell(const SentenceContext& by, const SearchedAgain& e);
[[nodiscard]] Said tell(const SentenceContext& by, const Returned& e);
// Cutoffs.
[[nodiscard]] Said tell(const SentenceContext& by, const CutOff& e);
[[nodiscard]] QString tellProof(const SentenceContext& by, const Refutation& r, std::uint32_t pass);
[[nodiscard]] std::vector<ProvingMove> provingMoves(const SentenceContext& by, const Refutation& r);
// What has been found in the end.
[[nodiscard]] Said tell(const SentenceContext& by, const PassOver& e);
[[nodiscard]] Said tell(const SentenceContext& by, const IterationOver& e);
[[nodiscard]] Said tell(const SentenceContext& by, const SearchOver& e);
// Steps of slips.
[[nodiscard]] Said tell(const SentenceContext& by, const SlipStep& e);

} // namespace prunus
