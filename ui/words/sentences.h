#pragma once

#include "ui/words/provingmove.h"
#include "ui/words/sentencecontext.h"

namespace prunus {

/// What is said about a step: a title, and a few sentences below it.
struct Said {
    QString title;
    QString body;

    friend bool operator==(const Said&, const Said&) = default;
};

/// The heading above what is said about a step: `What just happened`, and in a search that calls
/// the root several times, which of these calls is current.
[[nodiscard]] QString happenedTitle(const Moment& moment);

/// Turns explanations into plain sentences: short, in the present tense, and true of the step. The
/// sentences put the step's claims into words, and say nothing else about nodes and numbers.
class Sentences {
  public:
    /// The sentences are about the moment of `naming`; what `naming` refers to must outlive this.
    explicit Sentences(const Naming& naming, Side side = Side::max)
        : naming_(naming), side_(side) {}

    [[nodiscard]] Said of(const Explanation& e) const;
    /// Says what proves a cutoff of an earlier step: the moves of both players, or one move and the
    /// reason why no more was asked for. `pass` is the number of the pass in which it was, if the
    /// search makes passes.
    [[nodiscard]] QString proof(const Refutation& r, std::uint32_t pass) const;
    /// The same moves as they are marked in the tree: what the opponent already has, if that is a
    /// move, and the move that refutes.
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
