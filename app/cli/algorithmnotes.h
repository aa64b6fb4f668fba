#pragma once

#include <string>

namespace prunus {

/// The text for --help about the algorithms that may visit a node again, and about what is counted
/// of them.
[[nodiscard]] std::string algorithmNotes();

/// The text for --help about UCT.
[[nodiscard]] std::string uctNotes();

/// The text for --help about the meaning of the claims of --explain.
[[nodiscard]] std::string claimNotes();

} // namespace prunus
