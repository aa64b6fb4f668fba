#pragma once

#include "core/trace/run.h"
#include "tests/search/oracle/naivesearch.h"
#include "tests/search/oracle/randomtree.h"

#include <QTest>
#include <string>
#include <utility>

namespace prunus::oracle {

/// Adds a row for each algorithm: for all of them, or for those of which a trait is what is said.
inline void algorithmRows(bool AlgorithmTraits::*trait = nullptr, bool wanted = true) {
    QTest::addColumn<Algorithm>("algorithm");
    for (const AlgorithmTraits& each : everyAlgorithm) {
        if (trait == nullptr || each.*trait == wanted) {
            QTest::newRow(each.id.data()) << each.algorithm;
        }
    }
}

/// The usual options with another algorithm, or another order too.
[[nodiscard]] inline SearchOptions optionsOf(Algorithm algorithm,
                                             MoveOrder order = MoveOrder::asWritten) {
    SearchOptions options;
    options.algorithm = algorithm;
    options.order = order;
    return options;
}

/// A tree, and how it is searched.
struct RandomSearch {
    NaiveTree naive;
    SearchOptions options;
    GameTree tree;
    std::string about; ///< all of that in words, for messages

    RandomSearch(NaiveTree drawn, const SearchOptions& how, std::uint64_t seed)
        : naive(std::move(drawn)), options(how), tree(gameTree(naive)),
          about("seed " + std::to_string(seed) + ": " + text(naive) + " " + text(options) + ": ") {}
};

/// Which trees and options are drawn for a test.
struct Wanted {
    std::uint64_t deepOneIn = 0; ///< of so many trees, one may have nine rows; 0 for none
    bool whole = false;          ///< without a depth limit
    bool asWritten = false;      ///< children are searched in their order
};

/// Any tree under any options of the algorithm.
[[nodiscard]] inline RandomSearch randomSearch(std::uint64_t seed, Algorithm algorithm,
                                               Wanted wanted = {}) {
    Draw draw(seed);
    const bool deep = wanted.deepOneIn != 0 && seed % wanted.deepOneIn == 0;
    NaiveTree tree = deep ? randomTree(draw, 8, 3) : randomTree(draw);
    SearchOptions options = randomOptions(draw, algorithm);
    if (wanted.whole) {
        options.depth.reset();
    }
    if (wanted.asWritten) {
        options.order = MoveOrder::asWritten;
    }
    return {std::move(tree), options, seed};
}

/// A search that the program has carried out, and the log of the oracle's.
struct SearchedTwice : RandomSearch {
    std::shared_ptr<const SearchTrace> trace;
    Orders orders;
    Log log;
};

/// Carries out the search by both; nullopt where a static value is missing.
[[nodiscard]] inline std::optional<SearchedTwice> searchedTwice(RandomSearch drawn) {
    const RecordedSearch search = recordSearch(drawn.tree, drawn.options);
    if (!search) {
        return std::nullopt;
    }
    Orders orders = naiveOrders(drawn.naive, drawn.options);
    Log log = std::get<Log>(naiveSearch(drawn.naive, drawn.options, orders));
    return SearchedTwice{std::move(drawn), *search, std::move(orders), std::move(log)};
}

} // namespace prunus::oracle
