#pragma once

#include "core/practice/misconception.h"
#include "core/practice/profile.h"
#include "core/practice/question.h"
#include "core/tree/gametree.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace prunus {

/// What a good tree for a question is like.
enum class Demand : std::uint8_t {
    fewRepeats,      ///< no value stands twice, but for wanted ties
    prunes,          ///< a quarter to half of the leaves, by two cut subtrees or more
    bothSides,       ///< a node of each player is cut short
    depthsOfCuts,    ///< by a bound of the parent, by one of further up, and of a whole inner node
    answer,          ///< one best move, which no short cut leads to: see unmetDemands()
    ties,            ///< as many cuts with alpha = beta as wanted, where these cut
    difficulty,      ///< within the range that is wanted
    shows,           ///< a misconception to watch for answers otherwise
    separates,       ///< and otherwise than another one
    robust,          ///< one more or less at a leaf that is read changes neither move nor cuts
    noShortCut,      ///< guessing gets no more than half the credit
    conventionProof, ///< the key does not depend on a convention that another course has
};

/// What is looked for in a tree for questions; the defaults are those of a small exam.
struct Demands {
    std::vector<Question> questions{Question::crossOut};
    Profile profile;
    std::vector<Misconception> watch;
    std::uint32_t leastLeaves = 8;
    std::uint32_t mostLeaves = 12;
    std::uint32_t mostDepth = 4;
    std::uint32_t mostChildren = 3;
    /// Whole numbers.
    std::pair<std::int32_t, std::int32_t> values{0, 20};
    std::uint32_t ties = 0;
    /// Those that are asked of the tree.
    std::vector<Demand> demands = usualDemands();
    std::optional<std::pair<std::uint64_t, std::uint64_t>> difficulty;
    std::uint64_t seed = 1;

    [[nodiscard]] static std::vector<Demand> usualDemands() {
        return {Demand::fewRepeats, Demand::prunes,         Demand::bothSides, Demand::answer,
                Demand::ties,       Demand::difficulty,     Demand::shows,     Demand::separates,
                Demand::noShortCut, Demand::conventionProof};
    }
};

/// A demand that a tree does not meet, and how far it is from it.
struct UnmetDemand {
    Demand demand = Demand::prunes;
    std::uint64_t by = 0;
    std::optional<Misconception> misconception; ///< of shows and separates: the first one

    friend bool operator==(const UnmetDemand&, const UnmetDemand&) = default;
};

/// What the tree lacks; empty if it meets all demands. The answer is hidden where the best move is
/// not the first child, no other child comes as near as less than 1, the best leaf of all stands
/// below another child, and the value is neither the greatest, nor the least, nor the first leaf.
///
/// Demands that take one run come first; those that take one for every misconception are only
/// looked at where these are met, or `all` is asked for.
[[nodiscard]] std::vector<UnmetDemand> unmetDemands(const GameTree& tree, const Demands& demands,
                                                    bool all = true);

} // namespace prunus
