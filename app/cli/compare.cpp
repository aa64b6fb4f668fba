#include "app/cli/compare.h"

#include "app/cli/comparegame.h"
#include "app/cli/gameargument.h"
#include "app/cli/run.h"
#include "app/cli/search.h"
#include "app/cli/treeargument.h"
#include "app/cli/uctarguments.h"
#include "app/cli/watch.h"
#include "core/games/findsamepositions.h"
#include "core/trace/countsearch.h"
#include "core/uct/recorduct.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace prunus {

namespace {

void addVariation(const GameTree& tree, const std::vector<NodeId>& line, ComparedSearch& result) {
    NodeId parent = GameTree::root();
    for (const NodeId node : line) {
        if (node != GameTree::root()) {
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

ComparedSearch summarise(const GameTree& tree, const SearchOptions& options,
                         const CountedSearch& found) {
    ComparedSearch result;
    result.algorithm = {options.algorithm};
    result.value = found.value;
    addVariation(tree, found.bestLine, result);
    result.counts = found.counts;
    result.bound = boundUnder(options.window, found.value);
    return result;
}

std::vector<AnyAlgorithm> usualAlgorithms() {
    std::vector<AnyAlgorithm> usual;
    usual.reserve(algorithms.size());
    for (const AlgorithmTraits& each : algorithms) {
        usual.push_back({each.algorithm});
    }
    return usual;
}

tl::expected<Comparing, std::string> comparingTree(const CompareRequest& request) {
    auto read = readTreeArgument(*request.tree, {}, request.notation);
    if (!read) {
        return tl::make_unexpected(read.error());
    }
    const auto tree = std::make_shared<const GameTree>(*std::move(read));
    const SearchFlags& flags = request.search;
    Comparing comparing;
    comparing.about.nodes = tree->nodeCount();
    comparing.about.leaves = tree->leafCount();
    comparing.about.depth = tree->height();
    comparing.about.root = flags.options.root.value_or(tree->header().root);
    comparing.search = [tree, uct = uctOptionsOf(request.uct, flags.options),
                        &flags](AnyAlgorithm algorithm,
                                Progress& progress) -> tl::expected<ComparedSearch, std::string> {
        if (algorithm.isUct()) {
            const auto trace = recordUct(tree, uct, &progress);
            return trace ? tl::expected<ComparedSearch, std::string>(summarised(**trace))
                         : tl::make_unexpected(describe(trace.error(), *tree));
        }
        const SearchOptions options = optionsFor(*algorithm.exact, flags);
        const auto found = countSearch(*tree, options, &progress, findTablePositions);
        if (!found) {
            return tl::make_unexpected(describe(found.error(), *tree));
        }
        return summarise(*tree, options, *found);
    };
    return comparing;
}

/// Which columns the searches of these algorithms take.
void addColumns(ComparedOn& about, const std::vector<AnyAlgorithm>& which,
                const SearchFlags& flags) {
    for (const AnyAlgorithm& each : which) {
        if (each.isUct()) {
            about.withUct = true;
            continue;
        }
        about.withDifferent = about.withDifferent || traits(*each.exact).repeats;
        about.withRecalled = about.withRecalled || traits(*each.exact).remembers;
        about.withBound = about.withBound || optionsFor(*each.exact, flags).window != Window{};
    }
}

/// Those that left no result, and why.
using Failures = std::vector<std::pair<AnyAlgorithm, std::string>>;

/// Where nothing worked, and all for the same reason, one line says it; otherwise each its own.
std::vector<std::string> told(const std::string& name, const Failures& failures, bool nothing) {
    const bool alike = std::ranges::all_of(
        failures, [&](const auto& each) { return each.second == failures.front().second; });
    if (nothing && alike && !failures.empty()) {
        return {name + ": " + failures.front().second};
    }
    std::vector<std::string> lines;
    for (const auto& [algorithm, what] : failures) {
        std::string& line = lines.emplace_back(name);
        line.append(": ").append(algorithm.id()).append(": ").append(what);
    }
    return lines;
}

std::string stoppedAt(const AnyAlgorithm& algorithm, bool nothing) {
    const std::string before = "stopped before " + std::string(algorithm.id()) + " had ended";
    return nothing ? before : "note: " + before + "; only what is finished is shown";
}

/// The last line is the outcome, which is told as the others are.
CommandOutcome outcomeOf(const std::vector<std::string>& lines) {
    if (lines.empty()) {
        return {};
    }
    std::for_each(lines.begin(), lines.end() - 1, complain);
    return tl::make_unexpected(lines.back());
}

/// Searches with one after the other; that one fails is no reason to go without the others.
CommandOutcome compareAll(const Comparing& comparing, const std::vector<AnyAlgorithm>& which,
                          const std::string& name, CompareFormat format) {
    const SignalsNoted noted;
    StandardOutput out;
    ComparisonWriter writer(out.stream(), comparing.about, format);
    Failures failures;
    std::optional<AnyAlgorithm> stopped;
    for (auto each = which.begin(); each != which.end() && !stopped && out.stream(); ++each) {
        Progress progress;
        tl::expected<ComparedSearch, std::string> found;
        watch(
            progress, std::string(each->id()), [&] { found = comparing.search(*each, progress); },
            each->isUct() ? "iterations" : "nodes");
        if (found) {
            writer.add(*std::move(found));
        } else if (progress.cancelled()) {
            stopped = *each;
        } else {
            failures.emplace_back(*each, found.error());
        }
    }
    writer.finish();
    if (!writer.empty()) {
        if (CommandOutcome written = out.finish(); !written) {
            return written;
        }
    }
    std::vector<std::string> lines = told(name, failures, writer.empty() && !stopped);
    if (stopped) {
        lines.push_back(stoppedAt(*stopped, writer.empty()));
    }
    return outcomeOf(lines);
}

} // namespace

CommandOutcome compare(const CompareRequest& request) {
    const std::vector<AnyAlgorithm> which =
        request.algorithms.empty() ? usualAlgorithms() : request.algorithms;
    const bool game = isGame(*request.tree);
    auto comparing = game ? comparingGame(request) : comparingTree(request);
    if (!comparing) {
        return tl::make_unexpected(comparing.error());
    }
    addColumns(comparing->about, which, request.search);
    return compareAll(*comparing, which, treeArgumentName(*request.tree), request.format);
}

} // namespace prunus
