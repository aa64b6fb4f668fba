#pragma once

#include "app/cli/request.h"
#include "core/notation/notation.h"
#include "core/tree/gametree.h"

#include <optional>
#include <string>
#include <tl/expected.hpp>

namespace prunus {

/// Whether an argument is the text of a tree itself.
[[nodiscard]] bool isTreeText(const std::string& argument);

/// Returns the name that messages use for the TREE of the command line: `<literal>`, `<stdin>`, or
/// the file.
[[nodiscard]] std::string treeArgumentName(const std::string& argument);

/// Reads the TREE of the command line: a literal if it starts with `[` or `(`, or is no file and
/// has MAX or MIN at every list; standard input if it is `-`; a game to unfold if it starts with
/// `game:`; otherwise a file. `notation` says what it is written in; nullopt if its text decides.
/// The error is one line with place and remedy. Notices about how it was read go to standard error,
/// one line each.
[[nodiscard]] tl::expected<GameTree, std::string>
readTreeArgument(const std::string& argument, const GameFlags& game = {},
                 std::optional<Notation> notation = {});

} // namespace prunus
