#pragma once

#include "app/cli/request.h"
#include "core/games/namedgame.h"
#include "core/tree/gametree.h"

namespace prunus {

/// Whether the TREE of the command line names a game: `game:NAME`.
[[nodiscard]] bool isGame(const std::string& argument);

/// The NAME as it was typed; where that is more than a line with a name, the position's own. Needs
/// isGame().
[[nodiscard]] std::string gameName(const std::string& argument);

/// The position that it names. The error is one line with place and remedy. Needs isGame().
[[nodiscard]] tl::expected<NamedGame, std::string> readNamedGame(const std::string& argument);
[[nodiscard]] tl::expected<AnyGame, std::string> readGame(const std::string& argument);

/// The same, and notes what is left out on standard error: for what a command does, once.
[[nodiscard]] tl::expected<AnyGame, std::string> readGameWithNote(const std::string& argument);

/// How these options unfold a game.
[[nodiscard]] inline GameFlags gameFlagsOf(const SearchFlags& search) {
    return {search.options.depth, search.evaluation, search.gameOrder, search.quiescence};
}

/// The tree of the game, as deep as asked or else to its end; an error if that is too large. Needs
/// isGame().
[[nodiscard]] tl::expected<GameTree, std::string> readGameTree(const std::string& argument,
                                                               const GameFlags& flags);

} // namespace prunus
