#include "app/cli/compare.h"

#include "app/cli/comparegame.h"
#include "app/cli/gameargument.h"
#include "app/cli/search.h"
#include "app/cli/treeargument.h"
#include "core/trace/moment.h"

namespace prunus {

namespace {

std::vector<std::uint32_t> variation(const GameTree& tree, const SearchTrace& trace) {
    std::vector<std::uint32_t> moves;
    NodeId parent = noNode;
    for (const NodeId node : Moment(tree, trace, trace.end()).bestLine()) {
        if (parent != noNode) {
            moves.push_back(node.value - tree.children(parent).first.value);
        }
        parent = node;
    }
    return moves;
}

ComparedSearch summarise(const GameTree& tree, const SearchTrace& trace) {
    ComparedSearch result;
    result.algorithm = trace.options().algorithm;
    result.value = trace.value();
    result.variation = variation(tree, trace);
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
    const auto tree = readTreeArgument(argument);
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

Outcome compare(const CompareRequest& request) {
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
