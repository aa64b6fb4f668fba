#pragma once

#include "core/uct/uctmoment.h"
#include "tests/games/naivegame.h"
#include "tests/search/oracle/naivetree.h"

#include <functional>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <vector>

// UCT once more, from its contract alone: nodes that own their children, every event written down
// when it happens, every number added up where it is asked for.
namespace prunus::test {

/// Where a playout or a selection stands.
struct NaivePlace {
    bool maxMoves = true;
    /// From MAX's side, where play has ended.
    std::optional<double> result;
    std::size_t moves = 0;
    std::function<NaivePlace(std::size_t)> after;
    /// Which move is drawn in a playout, where not each is as likely as the other.
    std::function<std::size_t(std::mt19937_64&)> draw;
    /// Of how many moves a playout may be, and what it is worth as it stands; none for all.
    std::size_t mostPlies = 0;
    std::function<double()> asItStands;
};

[[nodiscard]] NaivePlace placeIn(const oracle::NaiveTree& tree);
[[nodiscard]] NaivePlace placeIn(std::shared_ptr<const NaiveGame> game);

/// With the playouts of Go: no own eye is filled, and after three moves a point they are given up.
[[nodiscard]] NaivePlace placeInGo(std::shared_ptr<const NaiveGame> game, int columns, int rows);

struct NaiveUctOptions {
    std::uint32_t iterations = 1000;
    double exploration = 1.4142135623730951;
    std::uint64_t seed = 1;
    bool byValue = false;
    double least = -1;
    double greatest = 1;
    /// Whether only who wins counts.
    bool signAlone = false;
};

/// Visits and rewards of a node.
using NaiveCount = std::pair<int, double>;

struct NaiveUct {
    /// One line each, in words of our own; the first is the start.
    std::vector<std::string> events;
    /// What every node of the tree has counted after each event, by its path; empty unless asked.
    std::vector<std::map<oracle::Path, NaiveCount>> counted;
    std::map<oracle::Path, NaiveCount> last;
    /// The least difference of the UCB1 that was chosen and another one, but for those that the
    /// last bit of a logarithm cannot change: of a child of as many visits that comes later.
    double margin = 1;
    /// The root's mean as a value after each iteration, and its leader by the final rule.
    std::vector<double> estimates;
    std::vector<int> leaders;
    /// How many playouts were given up.
    int capped = 0;
};

[[nodiscard]] NaiveUct naiveUct(const NaivePlace& start, const NaiveUctOptions& options,
                                bool keepCounts = false);

/// What a moment's event is in the same words.
[[nodiscard]] std::string eventLine(const UctMoment& moment);

/// How the moments of a trace differ from this, or nothing.
[[nodiscard]] std::string differenceOf(const UctTrace& trace, const NaiveUct& naive);

} // namespace prunus::test
