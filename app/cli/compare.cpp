#include "app/cli/compare.h"

#include "app/cli/comparegame.h"
#include "app/cli/gameargument.h"
#include "app/cli/search.h"
#include "app/cli/treeargument.h"
#include "core/trace/moment.h"

#include <algorithm>

namespace prunus {

namespace {

void addVariation(const GameTree& tree, const SearchTrace& trace, ComparedSearch& result) {
    NodeId parent = noNode;
    for (const NodeId node : Moment(tree, trace, trace.end()).bestLine()) {
        if (parent != noNode) {
            result.variation.push_back(node.value - tree.children(parent).first.value);
            result.moves.emplace_back(tree.moves().at(node));
        }
        parent = node;
    }
    // Unless every move of a game is there under its name, child numbers say more.
    if (tree.header().game.empty() || std::ranges::count(result.moves, "") != 0) {
        result.moves.clear();
    }
}

ComparedSearch summarise(const GameTree& tree, const SearchTrace& trace) {
    ComparedSearch result;
    result.algorithm = trace.options().algorithm;
    result.value = trace.value();
    addVariation(tree, trace, result);
    result.counts = trace.totals();
    result.bound = boundUnder(trace.options().window, trace.value());
    return result;
}

std::vector<Algorithm> usualAlgorithms() {
    std::vector<Algorithm> usual;
    usual.reserve(algorithms.size());
    for (const AlgorithmTraits& each : algorithms) {
        usual.push_back(each.algorithm);
    }
    return usual;
}

void write(std::ostream& out, const ComparedSearches& comparison, CompareFormat format) {
    switch (format) {
    case CompareFormat::table:
        return writeTable(out, comparison);
    case CompareFormat::csv:
        return writeCsv(out, comparison);
    case CompareFormat::json:
        return writeJson(out, comparison);
    }
}

tl::expected<ComparedSearches, std::string> compareOnTree(const CompareRequest& request,
                                                          const std::vector<Algorithm>& which) {
    const std::string& argument = request.tree.value();
    const auto tree = readTreeArgument(argument, {}, request.notation);
    if (!tree) {
        return tl::make_unexpected(tree.error());
    }
    ComparedSearches comparison;
    comparison.nodes = tree->nodeCount();
    comparison.leaves = tree->leafCount();
    comparison.depth = tree->height();
    comparison.root = request.search.options.root.value_or(tree->header().root);

    const std::string name = treeArgumentName(argument);
    for (const Algorithm algorithm : which) {
        const auto trace = search(*tree, name, algorithm, request.search);
        if (!trace) {
            return tl::make_unexpected(trace.error());
        }
        comparison.searches.push_back(summarise(*tree, **trace));
    }
    return comparison;
}

} // namespace

CommandOutcome compare(const CompareRequest& request) {
    const std::vector<Algorithm> which =
        request.algorithms.empty() ? usualAlgorithms() : request.algorithms;
    const auto comparison = isGame(request.tree.value()) ? compareOnGame(request, which)
                                                         : compareOnTree(request, which);
    if (!comparison) {
        return tl::make_unexpected(comparison.error());
    }
    StandardOutput out;
    write(out.stream(), *comparison, request.format);
    return out.finish();
}

} // namespace prunus
