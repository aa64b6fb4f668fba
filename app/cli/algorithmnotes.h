#pragma once

#include <string>

namespace prunus {

/// For --help: the algorithms that may visit a node again, and what is counted of them.
[[nodiscard]] std::string algorithmNotes();

} // namespace prunus
