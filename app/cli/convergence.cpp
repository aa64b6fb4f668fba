#include "app/cli/convergence.h"

#include "app/cli/search.h"
#include "app/cli/table.h"
#include "app/cli/treeargument.h"
#include "app/cli/uctarguments.h"
#include "app/cli/watch.h"
#include "core/growth/convergence.h"
#include "core/notation/number.h"

#include <cmath>

namespace prunus {

namespace {

constexpr std::uint32_t usualSeeds = 20;

std::string roundedNumber(double number) {
    constexpr double digits = 1000;
    return formatNumber(std::round(number * digits) / digits);
}

void writeConvergenceTable(std::ostream& out, const Convergence& found, std::uint32_t seeds) {
    out << "uct, " << seeds << (seeds == 1 ? " seed" : " seeds") << "; the value is "
        << formatNumber(found.value) << ", which alpha-beta proves with " << found.leavesAsWritten
        << " leaves as written, " << found.leavesBestFirst << " best first\n\n";
    Table table;
    for (const char* const heading :
         {"leaves", "lower quartile", "estimate", "upper quartile", "best move"}) {
        table.addColumn(heading, Table::Align::right);
    }
    for (const ConvergencePoint& each : found.points) {
        table.addRow({std::to_string(each.leaves), "≈" + roundedNumber(each.estimate.lowerQuartile),
                      "≈" + roundedNumber(each.estimate.median),
                      "≈" + roundedNumber(each.estimate.upperQuartile),
                      roundedNumber(100 * each.bestShare) + " %"});
    }
    table.write(out);
}

void writeConvergenceCsv(std::ostream& out, const Convergence& found) {
    out << "leaves,estimateLowerQuartile,estimateMedian,estimateUpperQuartile,bestMoveShare,"
           "value,alphaBetaLeavesAsWritten,alphaBetaLeavesBestFirst\n";
    for (const ConvergencePoint& each : found.points) {
        out << each.leaves << ',' << formatNumber(each.estimate.lowerQuartile) << ','
            << formatNumber(each.estimate.median) << ','
            << formatNumber(each.estimate.upperQuartile) << ',' << formatNumber(each.bestShare)
            << ',' << formatNumber(found.value) << ',' << found.leavesAsWritten << ','
            << found.leavesBestFirst << '\n';
    }
}

void writeConvergenceJson(std::ostream& out, const Convergence& found, std::uint32_t seeds) {
    out << "{\"algorithm\": \"" << uctId << "\", \"samples\": " << seeds
        << ", \"value\": " << formatJsonNumber(found.value)
        << ", \"alphaBetaLeavesAsWritten\": " << found.leavesAsWritten
        << ", \"alphaBetaLeavesBestFirst\": " << found.leavesBestFirst << ",\n \"points\": [";
    for (const ConvergencePoint& each : found.points) {
        out << (&each == found.points.data() ? "" : ",\n  ") << "{\"leaves\": " << each.leaves
            << ", \"estimate\": {\"lowerQuartile\": "
            << formatJsonNumber(each.estimate.lowerQuartile)
            << ", \"median\": " << formatJsonNumber(each.estimate.median)
            << ", \"upperQuartile\": " << formatJsonNumber(each.estimate.upperQuartile)
            << "}, \"bestMoveShare\": " << formatJsonNumber(each.bestShare) << '}';
    }
    out << "]}\n";
}

} // namespace

CommandOutcome convergence(const GrowthRequest& request) {
    auto read = readTreeArgument(*request.tree, {}, request.notation);
    if (!read) {
        return tl::make_unexpected(read.error());
    }
    const auto tree = std::make_shared<const GameTree>(*std::move(read));
    const std::string name = treeArgumentName(*request.tree);
    if (tree->height() == 0) {
        return tl::make_unexpected(name +
                                   ": there is no move to choose; give a tree with children");
    }
    UctOptions options = uctOptionsOf(request.uct, request.search.options);
    options.seed = request.seed.value_or(1);
    const std::uint32_t seeds = request.samples.value_or(usualSeeds);
    Progress progress;
    tl::expected<Convergence, SearchError> found;
    watch(
        progress, name, [&] { found = measureConvergence(tree, options, seeds, &progress); },
        "iterations");
    if (!found) {
        return tl::make_unexpected(name + ": " + describe(found.error(), *tree));
    }
    StandardOutput out;
    if (request.format == CompareFormat::table) {
        writeConvergenceTable(out.stream(), *found, seeds);
    } else if (request.format == CompareFormat::csv) {
        writeConvergenceCsv(out.stream(), *found);
    } else {
        writeConvergenceJson(out.stream(), *found, seeds);
    }
    return out.finish();
}

} // namespace prunus
