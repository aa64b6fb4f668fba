#pragma once

#include "core/practice/counterexample.h"
#include "core/practice/statement.h"

#include <optional>

namespace prunus {

/// What is asked about a leaf called x, which may have any value.
struct AboutX {
    enum class Asks : std::uint8_t {
        pruned, ///< whether the leaf `node` is not evaluated
        best,   ///< whether the child `node` of the root is played
        worth,  ///< whether the root is worth `worth`
    };
    NodeId x = noNode;
    Asks asks = Asks::pruned;
    NodeId node = noNode;
    Value worth = 0;

    friend bool operator==(const AboutX&, const AboutX&) = default;
};

/// What values of the leaves are to bring about; the values are whole numbers, each used once.
struct Filling {
    enum class Goal : std::uint8_t {
        most,    ///< as many leaves as possible are pruned
        nothing, ///< no leaf is pruned
        exactly, ///< `count` leaves are pruned
        leaf,    ///< the leaf `leaf` is pruned
    };
    Goal goal = Goal::most;
    std::uint32_t count = 0;
    NodeId leaf = noNode;
    std::int32_t least = 0;
    std::int32_t greatest = 15;

    friend bool operator==(const Filling&, const Filling&) = default;
};

/// A listing with the wrong line of a misconception, and the aspect in which it is to be shown to
/// be wrong.
struct WrongListing {
    Misconception slip = Misconception::lastChildWins;
    Aspect aspect = Aspect::value;
    std::uint32_t mostLeaves = usualMostLeaves;

    friend bool operator==(const WrongListing&, const WrongListing&) = default;
};

/// The limit of a search that goes one ply deeper again and again, each time from scratch.
struct Budget {
    enum class Unit : std::uint8_t {
        evaluations, ///< static values that are read, at leaves and at the depth limit
        nodes,       ///< nodes that are visited, the root and the leaves included
    };
    std::uint64_t most = 0;
    Unit unit = Unit::evaluations;

    friend bool operator==(const Budget&, const Budget&) = default;
};

/// What a question says beside the tree and the course's conventions; each member is for the
/// questions that need it.
struct Terms {
    /// For two rules on one tree: the procedure with the other rule.
    std::optional<Procedure> other = {};
    AboutX aboutX = {};
    Filling filling = {};
    WrongListing listing = {};
    Statement statement = Statement::otherValue;
    /// For a depth limit: the number of plies. The procedure has it, too.
    std::optional<std::uint32_t> depth = {};
    Budget budget = {};

    friend bool operator==(const Terms&, const Terms&) = default;
};

} // namespace prunus
