#pragma once

#include "core/tree/gametree.h"

#include <string>

namespace prunus {

/// Appends the key "notes" of a JSON document with what it holds, a note a line; nothing if the
/// tree has none. O(their nodes · depth).
void appendNotes(std::string& out, const GameTree& tree);

} // namespace prunus
