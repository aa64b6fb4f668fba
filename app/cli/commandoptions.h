#pragma once

#include "app/cli/escapearguments.h"
#include "app/cli/optionvalues.h"

#include <CLI/CLI.hpp>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace prunus {

// What several subcommands are asked with.

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

/// And the notation that it is said to be in.
void addTree(CLI::App& command, std::optional<std::string>& tree, std::optional<Notation>& notation,
             const std::string& help);
void addEvaluation(CLI::App& command, std::optional<Evaluation>& evaluation);
void addQuiescence(CLI::App& command, std::optional<Quiescence>& quiescence);
/// Of trees and games.
void addOrder(CLI::App& command, SearchFlags& search);
/// Of games alone.
void addGameOrder(CLI::App& command, GameMoveOrder& order);
/// Root player, --fail and --cut.
void addRules(CLI::App& command, SearchOptions& options);
/// Depth, rules, window, order, seed, evaluation and quiescence.
void addSearchOptions(CLI::App& command, SearchFlags& search);
void addPreviousBest(CLI::App& command, SearchOptions& options);
void addFormat(CLI::App& command, CompareFormat& format);

/// The long names of the options that were given.
[[nodiscard]] std::set<std::string> optionsGiven(const CLI::App& command);

/// Whether the algorithm takes a window, if one was given; empty if it does.
[[nodiscard]] std::string contradictionInWindow(Algorithm algorithm, const SearchFlags& search);
/// What the options of a search mean for a TREE that is a game or not; empty if they make sense.
[[nodiscard]] std::string contradictionInGame(const std::string& tree, const SearchFlags& search);
/// Whether the TREE is a game that offers this evaluation; empty if it does.
[[nodiscard]] std::string contradictionInEvaluation(const std::string& tree,
                                                    std::optional<Evaluation> evaluation);
/// Whether the TREE is a game that offers this quiescence, and there is a depth behind which it
/// begins; empty if so.
[[nodiscard]] std::string contradictionInQuiescence(const std::string& tree,
                                                    std::optional<Quiescence> quiescence,
                                                    bool hasDepth);
/// Whether the TREE is a game that offers this order; empty if it does.
[[nodiscard]] std::string contradictionInOrder(const std::string& option, const std::string& tree,
                                               GameMoveOrder order);

} // namespace prunus
