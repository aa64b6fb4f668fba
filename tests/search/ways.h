#pragma once

#include "core/search/options.h"

#include <QByteArray>
#include <vector>

namespace prunus {

/// All ways of searching from an open window that differ: the algorithms that are wanted, each
/// under all rules that concern it.
template <class Wanted> std::vector<SearchOptions> waysToSearch(const Wanted& wanted) {
    std::vector<SearchOptions> ways;
    for (const AlgorithmTraits& each : everyAlgorithm) {
        for (const FailMode fail : {FailMode::hard, FailMode::soft}) {
            for (const CutRule cut : {CutRule::greaterOrEqual, CutRule::greater}) {
                SearchOptions options;
                options.algorithm = each.algorithm;
                options.fail = fail;
                options.cut = cut;
                const bool usual = fail == FailMode::hard && cut == CutRule::greaterOrEqual;
                if (wanted(each) && settled(options) == options && (each.windowed || usual)) {
                    ways.push_back(options);
                }
            }
        }
    }
    return ways;
}

inline std::vector<SearchOptions> waysToSearch() {
    return waysToSearch([](const AlgorithmTraits& /*each*/) { return true; });
}

/// Those with a transposition table.
inline std::vector<SearchOptions> waysWithATable() {
    return waysToSearch([](const AlgorithmTraits& each) { return each.remembers; });
}

/// `alpha-beta, hard, gt`
inline QByteArray named(const SearchOptions& options) {
    return QByteArray(traits(options.algorithm).id.data()) +
           (options.fail == FailMode::hard ? ", hard" : ", soft") +
           (options.cut == CutRule::greater ? ", gt" : ", ge");
}

} // namespace prunus
