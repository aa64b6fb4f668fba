#pragma once

#include <string>

namespace prunus {

/// For --help: the algorithms that may visit a node again, and what is counted of them.
[[nodiscard]] std::string algorithmNotes();

/// For --help: UCT.
[[nodiscard]] std::string uctNotes();

/// For --help: what the claims of --explain say.
[[nodiscard]] std::string claimNotes();

} // namespace prunus
