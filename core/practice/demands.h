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

/// The demands that a good tree for a question meets.
enum class Demand : std::uint8_t {
    fewRepeats,      ///< no value stands twice, apart from the ties that are wanted
    prunes,          ///< a quarter to half of the leaves are pruned, in two subtrees or more
    bothSides,       ///< a node of each player is cut short
    depthsOfCuts,    ///< cuts by a bound of the parent, by one of further up, and of an inner node
    answer,          ///< one best move, which no short cut leads to: see unmetDemands()
    ties,            ///< as many cuts with alpha = beta as wanted, if a tie cuts
    difficulty,      ///< the difficulty is in the range that is wanted
    shows,           ///< each misconception to watch for answers otherwise than the key
    separates,       ///< each of them answers otherwise than the others
    robust,          ///< one more or less at a read leaf changes neither the move nor what is cut
    noShortCut,      ///< guessing gets no more than half the credit
    conventionProof, ///< the key does not depend on a convention that another course has
};

/// What a tree for questions should be like; the defaults are those of a small exam.
struct Demands {
    std::vector<Question> questions{Question::crossOut};
    Profile profile;
    std::vector<Misconception> watch;
    std::uint32_t leastLeaves = 8;
    std::uint32_t mostLeaves = 12;
    std::uint32_t mostDepth = 4;
    std::uint32_t mostChildren = 3;
    /// The least and the greatest value of a leaf; leaves are whole numbers.
    std::pair<std::int32_t, std::int32_t> values{0, 20};
    std::uint32_t ties = 0;
    /// The demands that the tree is to meet.
    std::vector<Demand> demands = usualDemands();
    std::optional<std::pair<std::uint64_t, std::uint64_t>> difficulty;
    std::uint64_t seed = 1;

    [[nodiscard]] static std::vector<Demand> usualDemands() {
        return {Demand::fewRepeats, Demand::prunes,         Demand::bothSides, Demand::answer,
                Demand::ties,       Demand::difficulty,     Demand::shows,     Demand::separates,
                Demand::noShortCut, Demand::conventionProof};
    }
};

/// A demand that a tree does not meet, and how far the tree is from meeting it.
struct UnmetDemand {
    Demand demand = Demand::prunes;
    std::uint64_t by = 0;
    std::optional<Misconception> misconception; ///< the one that fails shows or separates

    friend bool operator==(const UnmetDemand&, const UnmetDemand&) = default;
};

/// The demands that the tree does not meet; empty if it meets all. Demand::answer is met if the
/// best move is not the first child, every other child is worth less by 1 or more, the best leaf of
/// all stands below another child, and the root is not worth what the greatest, the least or the
/// first leaf is worth.
///
/// Demands that take one run come first; those that take a run for every misconception are examined
/// only if the others are met, or if `all` is set.
[[nodiscard]] std::vector<UnmetDemand> unmetDemands(const GameTree& tree, const Demands& demands,
                                                    bool all = true);

} // namespace prunus
