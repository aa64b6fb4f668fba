#include "app/cli/compare.h"

#include "app/cli/comparison.h"
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

/// None under an open window.
std::optional<Bound> boundUnder(Window window, Value value) {
    if (window == Window{}) {
        return std::nullopt;
    }
    if (value <= window.alpha) {
        return Bound::upper;
    }
    return value >= window.beta ? Bound::lower : Bound::exact;
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

void write(std::ostream& out, const Comparison& comparison, CompareFormat format) {
    switch (format) {
    case CompareFormat::table:
        return writeTable(out, comparison);
    case CompareFormat::csv:
        return writeCsv(out, comparison);
    case CompareFormat::json:
        return writeJson(out, comparison);
    }
}

} // namespace

Outcome compare(const CompareRequest& request) {
    const std::string& argument = request.tree.value();
    const auto tree = readTreeArgument(argument);
    if (!tree) {
        return tl::make_unexpected(tree.error());
    }
    Comparison comparison;
    comparison.nodes = tree->nodeCount();
    comparison.leaves = tree->leafCount();
    comparison.depth = tree->height();
    comparison.root = request.search.options.root.value_or(tree->header().root);

    const std::string name = treeArgumentName(argument);
    for (const Algorithm algorithm :
         request.algorithms.empty() ? usualAlgorithms() : request.algorithms) {
        const auto trace = search(*tree, name, algorithm, request.search);
        if (!trace) {
            return tl::make_unexpected(trace.error());
        }
        comparison.searches.push_back(summarise(*tree, **trace));
    }
    StandardOutput out;
    write(out.stream(), comparison, request.format);
    return out.finish();
}

} // namespace prunus
