#pragma once

#include "core/practice/demands.h"

#include <string>

namespace prunus {

/// Says what a tree lacks, as a predicate: "has one best move that ..., and ...".
[[nodiscard]] std::string lacking(const std::vector<UnmetDemand>& unmet);

} // namespace prunus
