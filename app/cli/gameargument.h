#pragma once

#include "app/cli/request.h"
#include "core/games/namedgame.h"
#include "core/tree/gametree.h"

namespace prunus {

/// Whether the TREE of the command line names a game: `game:NAME`.
[[nodiscard]] bool isGame(const std::string& argument);

/// Returns the NAME as it was typed, or the position's own name if more was typed than a name on
/// one line. Needs isGame().
[[nodiscard]] std::string gameName(const std::string& argument);

/// Reads the position that the argument names. The error is one line with place and remedy. Needs
/// isGame().
[[nodiscard]] tl::expected<NamedGame, std::string> readNamedGame(const std::string& argument);
[[nodiscard]] tl::expected<AnyGame, std::string> readGame(const std::string& argument);

/// Reads the position that the argument names, and notes on standard error what was left out of the
/// text. A command calls this only once.
[[nodiscard]] tl::expected<AnyGame, std::string> readGameWithNote(const std::string& argument);

/// Returns the flags by which the options of a search unfold a game.
[[nodiscard]] inline GameFlags gameFlagsOf(const SearchFlags& search) {
    return {search.options.depth, search.evaluation, search.gameOrder, search.quiescence};
}

/// Returns the tree of the game, to the depth in `flags`, or else to its end; fails if that tree is
/// too large. Needs isGame().
[[nodiscard]] tl::expected<GameTree, std::string> readGameTree(const std::string& argument,
                                                               const GameFlags& flags);

} // namespace prunus
