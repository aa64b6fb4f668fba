#pragma once

#include "core/base/enumtable.h"
#include "core/tree/value.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace prunus {

enum class Algorithm : std::uint8_t {
    minimax,
    negamax,
    alphaBetaFirstDraft,
    alphaBetaSecondDraft,
    alphaBeta,
    alphaBetaNegamax,
    principalVariationSearch,
    negaScout,
    alphaBetaWithMemory,
    iterativeDeepening,
    mtdf,
    sssStar,
};

enum class FailMode : std::uint8_t { hard, soft };
/// When a window counts as closed: at alpha >= beta, or only at alpha > beta.
enum class CutRule : std::uint8_t { greaterOrEqual, greater };
enum class MoveOrder : std::uint8_t { asWritten, bestFirst, worstFirst, random };

/// A way to carry out a search other than the usual one: a misconception in one of its forms; and
/// whether the search is called once for each child of the root, each time with an open window, as
/// some courses do it. See core/practice/sliptrace.h.
struct SlipId {
    /// The misconception of a search that goes a course's own way and makes no mistake.
    static constexpr std::uint8_t none = 255;
    std::uint8_t misconception = 0;
    std::uint8_t form = 0;
    bool callPerRootChild = false;

    friend bool operator==(const SlipId&, const SlipId&) = default;
};

/// The options of a search. Their defaults are those of the command line.
struct SearchOptions {
    Algorithm algorithm = Algorithm::alphaBeta;
    /// The number of plies to search; none for the whole tree.
    std::optional<std::uint32_t> depth;
    /// The player who moves at the root; none for the player that the tree names.
    std::optional<Player> root;
    FailMode fail = FailMode::hard;
    CutRule cut = CutRule::greaterOrEqual;
    /// The window of the first call, from MAX's side; alpha < beta.
    Window window;
    MoveOrder order = MoveOrder::asWritten;
    std::uint64_t seed = 1;
    /// Whether the children are searched from the last to the first of `order`.
    bool backwards = false;
    /// Whether iterative deepening searches the best move of the previous iteration first.
    bool previousBestFirst = true;
    /// How many bytes of memory a transposition table, or the map of best moves of iterative
    /// deepening, may take; none for as many as it needs. A limit that is reached changes counts,
    /// but no value.
    std::optional<std::uint64_t> tableBytes;
    /// The slip of the search; none for the right search. The searches in core/search and
    /// core/trace ignore it and carry out the right search.
    std::optional<SlipId> slip = {};

    friend bool operator==(const SearchOptions&, const SearchOptions&) = default;
};

/// The alpha and beta that a child is given.
enum class HandsDown : std::uint8_t {
    stands, ///< the call's alpha and beta as narrowed so far: a cutoff can come from anywhere above
    given,  ///< the alpha and beta that the call was given itself, whatever it has found
    best,   ///< the best value that the call has found, and nothing from further up
};

/// The facts of an algorithm that callers need to know.
struct AlgorithmTraits {
    Algorithm algorithm;
    /// The name on the command line and in documents.
    std::string_view id;
    /// Whether it has alpha and beta at all; --fail and --cut apply only to such algorithms, but
    /// see fixedRules.
    bool windowed = false;
    HandsDown handsDown = HandsDown::stands;
    /// Whether the first call can be given a window.
    bool takesWindow = false;
    /// Whether values are seen from the mover's side.
    bool negamaxForm = false;
    /// Whether it may visit a node again; its trace then keeps every call, see CallLog.
    bool repeats = false;
    /// Whether it keeps what it has found out about nodes in a transposition table.
    bool remembers = false;
    /// Whether it is fail-soft and cuts at alpha >= beta by its nature, so that --fail and --cut do
    /// not concern it.
    bool fixedRules = false;
    /// Whether it finds out by null-window searches which children are worth a search.
    bool probes = false;
    /// Whether a child that is searched again starts from what its probe has found.
    bool startsFromProbe = false;
    /// Whether it searches to depth 1, then to depth 2, and so on.
    bool deepens = false;
    /// The value at which a driver starts that closes in on the result by null-window searches from
    /// the root; none for an algorithm without such a driver.
    std::optional<Value> firstGuess = std::nullopt;
};

/// All algorithms, in the order of Algorithm: first those of the course, which visit no node twice,
/// then those that may visit one again.
inline constexpr std::array everyAlgorithm{
    AlgorithmTraits{.algorithm = Algorithm::minimax, .id = "minimax"},
    AlgorithmTraits{.algorithm = Algorithm::negamax, .id = "negamax", .negamaxForm = true},
    AlgorithmTraits{.algorithm = Algorithm::alphaBetaFirstDraft,
                    .id = "alpha-beta-first-draft",
                    .windowed = true,
                    .handsDown = HandsDown::best},
    AlgorithmTraits{.algorithm = Algorithm::alphaBetaSecondDraft,
                    .id = "alpha-beta-second-draft",
                    .windowed = true,
                    .handsDown = HandsDown::given,
                    .takesWindow = true},
    AlgorithmTraits{.algorithm = Algorithm::alphaBeta,
                    .id = "alpha-beta",
                    .windowed = true,
                    .takesWindow = true},
    AlgorithmTraits{.algorithm = Algorithm::alphaBetaNegamax,
                    .id = "alpha-beta-negamax",
                    .windowed = true,
                    .takesWindow = true,
                    .negamaxForm = true},
    AlgorithmTraits{.algorithm = Algorithm::principalVariationSearch,
                    .id = "pvs",
                    .windowed = true,
                    .negamaxForm = true,
                    .repeats = true,
                    .probes = true},
    AlgorithmTraits{.algorithm = Algorithm::negaScout,
                    .id = "negascout",
                    .windowed = true,
                    .negamaxForm = true,
                    .repeats = true,
                    .probes = true,
                    .startsFromProbe = true},
    AlgorithmTraits{.algorithm = Algorithm::alphaBetaWithMemory,
                    .id = "alpha-beta-tt",
                    .windowed = true,
                    .repeats = true,
                    .remembers = true},
    AlgorithmTraits{.algorithm = Algorithm::iterativeDeepening,
                    .id = "iterative-deepening",
                    .windowed = true,
                    .repeats = true,
                    .deepens = true},
    AlgorithmTraits{.algorithm = Algorithm::mtdf,
                    .id = "mtdf",
                    .windowed = true,
                    .repeats = true,
                    .remembers = true,
                    .fixedRules = true,
                    .firstGuess = 0},
    AlgorithmTraits{.algorithm = Algorithm::sssStar,
                    .id = "sss-star",
                    .windowed = true,
                    .repeats = true,
                    .remembers = true,
                    .fixedRules = true,
                    .firstGuess = infinity},
};
static_assert(isEnumTable<everyAlgorithm, &AlgorithmTraits::algorithm>());
static_assert(std::ranges::is_sorted(everyAlgorithm, {}, &AlgorithmTraits::repeats));

/// The algorithms of the course, which `prunus compare` lists unless others are named.
inline constexpr auto algorithms =
    std::span(everyAlgorithm)
        .first(std::size_t(std::ranges::count(everyAlgorithm, false, &AlgorithmTraits::repeats)));
/// The algorithms that may visit a node again.
inline constexpr auto repeatingAlgorithms = std::span(everyAlgorithm).subspan(algorithms.size());

[[nodiscard]] constexpr const AlgorithmTraits& traits(Algorithm a) {
    return everyAlgorithm.at(static_cast<std::size_t>(a));
}

/// Returns the options as the algorithm applies them: only algorithms that take a window get one,
/// and those with fixed rules keep their rules.
[[nodiscard]] constexpr SearchOptions settled(SearchOptions options) {
    if (!traits(options.algorithm).takesWindow) {
        options.window = {};
    }
    if (traits(options.algorithm).fixedRules) {
        options.fail = FailMode::soft;
        options.cut = CutRule::greaterOrEqual;
    }
    return options;
}

/// Whether a driver above the search calls the root, perhaps several times.
[[nodiscard]] constexpr bool makesPasses(Algorithm a) {
    return traits(a).deepens || traits(a).firstGuess;
}

/// Whether the algorithm searches with null windows, (v, the next number above v).
[[nodiscard]] constexpr bool usesNullWindows(Algorithm a) {
    return traits(a).probes || traits(a).firstGuess;
}

/// The algorithm with this id, or none.
[[nodiscard]] constexpr std::optional<Algorithm> algorithmFromId(std::string_view id) {
    for (const AlgorithmTraits& each : everyAlgorithm) {
        if (each.id == id) {
            return each.algorithm;
        }
    }
    return std::nullopt;
}

} // namespace prunus
