#pragma once

#include "core/tree/gametree.h"

#include <string>

namespace prunus {

/// Appends the key "notes" of a JSON document with all notes of the tree, one on a line; nothing if
/// the tree has none. O(nodes of the notes · depth).
void appendNotes(std::string& out, const GameTree& tree);

} // namespace prunus
