#pragma once

#include "core/tree/value.h"

#include <array>
#include <cstdint>
#include <optional>
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

/// What a search is asked to do. The defaults are those of the command line.
struct SearchOptions {
    Algorithm algorithm = Algorithm::alphaBeta;
    /// Plies to search; none for the whole tree.
    std::optional<std::uint32_t> depth;
    /// Who moves at the root; none for what the tree says.
    std::optional<Player> root;
    FailMode fail = FailMode::hard;
    CutRule cut = CutRule::greaterOrEqual;
    /// The window of the first call, from MAX's side; alpha < beta.
    Window window;
    MoveOrder order = MoveOrder::asWritten;
    std::uint64_t seed = 1;
    /// Of iterative deepening: whether the best move of the iteration before is searched first.
    bool previousBestFirst = true;
    /// Of a transposition table, or of the best moves that iterative deepening keeps: how much
    /// memory it may take; none for as much as it needs. A limit that is reached changes counts,
    /// but no value.
    std::optional<std::uint64_t> tableBytes;

    friend bool operator==(const SearchOptions&, const SearchOptions&) = default;
};

/// The facts of an algorithm that callers need to know.
struct AlgorithmTraits {
    Algorithm algorithm;
    /// The name on the command line and in documents.
    std::string_view id;
    /// Whether it has alpha and beta at all; --fail and --cut concern these, but see
    /// fixedRules.
    bool windowed;
    /// Whether the first call can be given a window.
    bool takesWindow;
    /// Whether values are seen from the mover's side.
    bool negamaxForm;
    /// Whether it may visit a node again; its trace then keeps every call, see CallLog.
    bool repeats = false;
    /// Whether it keeps what it has found out about nodes in a transposition table.
    bool remembers = false;
    /// Whether it is fail-soft and cuts at alpha >= beta by its nature, so that --fail and --cut do
    /// not concern it.
    bool fixedRules = false;
};

/// The algorithms of the course, which visit no node twice: those that `prunus compare` lists
/// unless told otherwise.
inline constexpr std::array<AlgorithmTraits, 6> algorithms{{
    {Algorithm::minimax, "minimax", false, false, false},
    {Algorithm::negamax, "negamax", false, false, true},
    {Algorithm::alphaBetaFirstDraft, "alpha-beta-first-draft", true, false, false},
    {Algorithm::alphaBetaSecondDraft, "alpha-beta-second-draft", true, true, false},
    {Algorithm::alphaBeta, "alpha-beta", true, true, false},
    {Algorithm::alphaBetaNegamax, "alpha-beta-negamax", true, true, true},
}};

/// The algorithms that may visit a node again.
inline constexpr std::array<AlgorithmTraits, 6> repeatingAlgorithms{{
    {Algorithm::principalVariationSearch, "pvs", true, false, true, true},
    {Algorithm::negaScout, "negascout", true, false, true, true},
    {Algorithm::alphaBetaWithMemory, "alpha-beta-tt", true, false, false, true, true},
    {Algorithm::iterativeDeepening, "iterative-deepening", true, false, false, true},
    {Algorithm::mtdf, "mtdf", true, false, false, true, true, true},
    {Algorithm::sssStar, "sss-star", true, false, false, true, true, true},
}};

/// Both lists, one after the other, in the order of Algorithm.
inline constexpr auto everyAlgorithm = [] {
    std::array<AlgorithmTraits, algorithms.size() + repeatingAlgorithms.size()> all{};
    std::size_t k = 0;
    for (const AlgorithmTraits& each : algorithms) {
        all.at(k++) = each;
    }
    for (const AlgorithmTraits& each : repeatingAlgorithms) {
        all.at(k++) = each;
    }
    return all;
}();

[[nodiscard]] constexpr const AlgorithmTraits& traits(Algorithm a) {
    return everyAlgorithm.at(static_cast<std::size_t>(a));
}

/// What the options come to: nobody but the algorithms that take a window gets one, and those with
/// fixed rules keep to these.
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
    return a == Algorithm::iterativeDeepening || a == Algorithm::mtdf || a == Algorithm::sssStar;
}

/// Whether it searches with null windows, (v, the next number above v).
[[nodiscard]] constexpr bool usesNullWindows(Algorithm a) {
    return traits(a).repeats && a != Algorithm::alphaBetaWithMemory &&
           a != Algorithm::iterativeDeepening;
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
