#pragma once

#include "core/edit/edit.h"
#include "core/tree/gametree.h"

#include <memory>
#include <random>

/// Draws any edit for a tree, now and then an impossible one. `other` is what a paste brings along.
[[nodiscard]] prunus::Edit randomEdit(std::mt19937_64& random, const prunus::GameTree& tree,
                                      std::shared_ptr<const prunus::GameTree> other);
