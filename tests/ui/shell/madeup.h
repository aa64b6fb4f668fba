#pragma once

#include "tests/search/oracle/randomtree.h"

#include <QString>
#include <functional>
#include <vector>

namespace prunus {

/// Which static values have been read.
using Read = std::vector<bool>;

/// The tree as a document, with other values where none has been read.
[[nodiscard]] QString documentOf(const GameTree& tree, const Read& read,
                                 const std::function<double()>& other);
/// Where all have been.
[[nodiscard]] QString documentOf(const GameTree& tree);
/// One of several ways to make up values that were not read. The draw must outlive it.
[[nodiscard]] std::function<double()> another(oracle::Draw& draw);

/// 12 × 12 × 12 leaves.
[[nodiscard]] QString wideTree();
/// A leaf beside each node of a long line.
[[nodiscard]] QString tallTree();

} // namespace prunus
