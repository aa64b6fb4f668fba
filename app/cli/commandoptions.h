#pragma once

#include "app/cli/escapearguments.h"
#include "app/cli/optionvalues.h"

#include <CLI/CLI.hpp>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace prunus {

// The options that several subcommands have.

/// Adds an option whose text `read` turns into the target's value.
template <class Target, class Read>
void addOption(CLI::App& command, const std::string& flag, const std::string& values,
               Target& target, Read read, const std::string& help) {
    const auto store = [&target, flag, read](const std::string& text) {
        auto value = read(restored(text));
        if (!value) {
            throw CLI::ValidationError(flag, value.error());
        }
        target = *std::move(value);
    };
    command.add_option_function<std::string>(flag, store, help)->type_name(values);
}

inline constexpr const char* treeRequired =
    "TREE is required: a tree such as '[[3,12],[2]]', a file, a game such as game:tic-tac-toe, or "
    "- for standard input";
inline constexpr const char* treeHelp =
    "A tree such as '[[3,12],[2]]', a file, a game such as game:tic-tac-toe, or - for standard "
    "input";

/// Adds TREE, and the option for the notation that it is written in.
void addTree(CLI::App& command, std::optional<std::string>& tree, std::optional<Notation>& notation,
             const std::string& help);
void addEvaluation(CLI::App& command, std::optional<Evaluation>& evaluation);
void addQuiescence(CLI::App& command, std::optional<Quiescence>& quiescence);
/// Adds --order, with the orders of trees and of games.
void addOrder(CLI::App& command, SearchFlags& search);
/// Adds --order, with the orders of games alone.
void addGameOrder(CLI::App& command, GameMoveOrder& order);
/// Adds --root, --fail and --cut.
void addRules(CLI::App& command, SearchOptions& options);
/// Adds the options for depth, rules, window, order, seed, evaluation and quiescence.
void addSearchOptions(CLI::App& command, SearchFlags& search);
void addPreviousBest(CLI::App& command, SearchOptions& options);
void addFormat(CLI::App& command, CompareFormat& format);

/// The long names of the options that were given, such as `--depth`.
[[nodiscard]] std::set<std::string> optionsGiven(const CLI::App& command);

/// Says that a window was given but the algorithm takes none; empty if that is not so.
[[nodiscard]] std::string contradictionInWindow(Algorithm algorithm, const SearchFlags& search);
/// Says what is wrong with the options of a search for this TREE, be it a game or not; empty if
/// they make sense.
[[nodiscard]] std::string contradictionInGame(const std::string& tree, const SearchFlags& search);
/// Says that the game in TREE does not offer this evaluation; empty if it does, or if TREE is no
/// game.
[[nodiscard]] std::string contradictionInEvaluation(const std::string& tree,
                                                    std::optional<Evaluation> evaluation);
/// Says that TREE is no game that offers this quiescence, or that there is no depth behind which it
/// could begin; empty if neither is so.
[[nodiscard]] std::string contradictionInQuiescence(const std::string& tree,
                                                    std::optional<Quiescence> quiescence,
                                                    bool hasDepth);
/// Says that TREE is no game that offers this order; empty if it is. `option` is the name of the
/// option.
[[nodiscard]] std::string contradictionInOrder(const std::string& option, const std::string& tree,
                                               GameMoveOrder order);

} // namespace prunus
