#pragma once

#include "core/practice/demands.h"
#include "tests/search/oracle/naivetree.h"

#include <set>

namespace prunus::oracle {

/// A cutoff as somebody finds it who writes down at every bound how far up it was set.
struct NaiveCut {
    bool atMax = false;
    bool deep = false;  ///< the bound was set above the parent
    bool equal = false; ///< α = β
    std::vector<const NaiveNode*> skipped;
};

/// Alpha-beta by hand, fail-hard or fail-soft, for what exams ask of trees. Knows nothing of the
/// program's own search.
struct NaiveRun {
    bool soft = false;
    bool atTies = true; ///< cuts where α = β
    bool fromRight = false;

    Value value = 0;
    std::size_t move = 0; ///< of the root's children
    std::vector<const NaiveNode*> reads;
    std::vector<NaiveCut> cuts;
    std::uint64_t entered = 0;
    std::uint64_t compared = 0;

    void carryOut(const NaiveTree& tree);
    [[nodiscard]] std::set<const NaiveNode*> unread(const NaiveTree& tree) const;

  private:
    struct Bound {
        Value value;
        int setAt; ///< depth of the node that set it; −1: it was given
    };
    Value search(const NaiveNode& node, bool max, Bound alpha, Bound beta, int depth);
};

/// Without bounds.
[[nodiscard]] Value naiveMinimax(const NaiveNode& node, bool max);
[[nodiscard]] std::vector<const NaiveNode*> leavesOf(const NaiveNode& node);
/// A tree of the program's as nested nodes.
[[nodiscard]] NaiveTree nested(const GameTree& tree);

/// What each of six gets for crossing out who has not searched, a point for each skipped subtree,
/// less one for each that is missed and for each parent of a leaf that was read; and the most.
[[nodiscard]] std::vector<double> guessCredits(const NaiveTree& tree, const NaiveRun& run);
[[nodiscard]] double bestGuess(const NaiveTree& tree, const NaiveRun& run);
/// As the table of difficulties defines it.
[[nodiscard]] std::uint64_t naiveDifficulty(const NaiveTree& tree, const NaiveRun& run);

/// How many cutoffs are so.
[[nodiscard]] std::uint64_t count(const std::vector<NaiveCut>& cuts, bool NaiveCut::*is);

// What the usual demands are not met in, each from its definition; empty if they are. The root is
// MAX's.
[[nodiscard]] std::string faultInShape(const NaiveTree& tree, const Demands& demands);
[[nodiscard]] std::string faultInAnswer(const NaiveTree& tree);
[[nodiscard]] std::string faultInCuts(const NaiveTree& tree, const NaiveRun& run,
                                      const Demands& demands);

} // namespace prunus::oracle
