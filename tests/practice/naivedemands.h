#pragma once

#include "core/practice/demands.h"
#include "tests/practice/naiveexam.h"

#include <map>
#include <optional>
#include <set>

namespace prunus::oracle {

/// By how much a tree misses each demand, from what demands say and by searches of nested nodes
/// alone, for a question that crosses out. None for the hidden answer where several leaves are the
/// best of all, so that it is not said which of them shows the way.
[[nodiscard]] std::map<Demand, std::optional<std::uint64_t>> naiveLacks(const NaiveTree& tree,
                                                                        const Demands& demands);

/// Which leaves the right search reads, and each slip; those that are the same once.
[[nodiscard]] std::set<std::set<std::uint32_t>> readSets(const NaiveTree& tree,
                                                         const std::vector<Misconception>& slips);

} // namespace prunus::oracle
