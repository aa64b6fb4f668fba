#pragma once

#include "core/practice/demands.h"
#include "tests/practice/naiveexam.h"

#include <map>
#include <set>
#include <string>

namespace prunus::oracle {

/// By how much a tree misses each demand, from what demands say and by searches of nested nodes
/// alone, for a question that crosses out. Two numbers for the hidden answer where several leaves
/// are the best of all, as it is not said which of them shows the way.
[[nodiscard]] std::map<Demand, std::set<std::uint64_t>> naiveLacks(const NaiveTree& tree,
                                                                   const Demands& demands);

/// What the tree does not meet of all that is asked for, in a few words; empty if it meets all.
[[nodiscard]] std::string naiveFault(const NaiveTree& tree, const Demands& demands);

} // namespace prunus::oracle
