#pragma once

#include "core/practice/demands.h"
#include "tests/search/oracle/naivetree.h"

#include <array>
#include <deque>
#include <map>
#include <set>
#include <string>

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
/// The values of the leaves, and how many of them stand there before.
[[nodiscard]] std::multiset<Value> valuesIn(const NaiveTree& tree);
[[nodiscard]] std::uint64_t repeatsIn(const std::multiset<Value>& values);
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

/// What somebody finds out of a tree with a pencil. Nodes are told by their paths.
struct ByHand {
    explicit ByHand(const GameTree& game);
    ByHand(const ByHand&) = delete; // naive nodes point at each other
    ByHand& operator=(const ByHand&) = delete;

    /// Whether the question has the same key there; counts are those of leaves that are read.
    [[nodiscard]] bool hasKeyOf(const ByHand& other, Question question) const;

    NaiveTree tree;
    NaiveRun run;
    std::map<Path, Value> values; ///< of inner nodes
    Path line;                    ///< of play
    std::vector<Path> reads;
    std::set<Path> skipped;
    std::multiset<std::array<bool, 3>> cuts; ///< by MAX or not, deep or not, at a tie or not
    std::uint64_t difficulty = 0;
};

/// In what versions of one tree are not equally hard, or are no versions of it; or nothing.
[[nodiscard]] std::string faultInVersions(const std::deque<ByHand>& versions);
/// Whether the key to the question is that of the version before, or in the last of the first.
[[nodiscard]] bool hasKeyOfNeighbour(const std::deque<ByHand>& versions, std::size_t k,
                                     Question question);

} // namespace prunus::oracle
