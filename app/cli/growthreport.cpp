#include "app/cli/growthreport.h"

#include "app/cli/gameargument.h"
#include "app/cli/table.h"
#include "app/cli/treeargument.h"
#include "core/growth/growthcsv.h"
#include "core/growth/reference.h"
#include "core/notation/number.h"
#include "core/search/moveorderid.h"
#include "core/tree/displayname.h"

#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

/// A number with so many digits behind the point at most.
std::string rounded(double number, int digits) {
    const double unit = std::pow(10, digits);
    return formatNumber(std::round(number * unit) / unit);
}

std::string idOf(Algorithm algorithm) {
    return std::string(traits(algorithm).id);
}

std::string orderOf(const GrowthLine& line) {
    return std::string(orderIdOf(line));
}

/// A row's three numbers of one count; the middle alone where one search is like another.
void addSpread(std::vector<std::string>& row, const Spread& spread, bool quartiles) {
    if (quartiles) {
        row.push_back(formatNumber(spread.lowerQuartile));
    }
    row.push_back(formatNumber(spread.median));
    if (quartiles) {
        row.push_back(formatNumber(spread.upperQuartile));
    }
}

void writeJsonSpread(std::ostream& out, const Spread& spread) {
    out << "{\"lowerQuartile\": " << formatNumber(spread.lowerQuartile)
        << ", \"median\": " << formatNumber(spread.median)
        << ", \"upperQuartile\": " << formatNumber(spread.upperQuartile) << '}';
}

const char* word(GrowthGap::Reason reason) {
    switch (reason) {
    case GrowthGap::Reason::tooManyNodes:
        return "tooManyNodes";
    case GrowthGap::Reason::tooManyVisits:
        return "tooManyVisits";
    case GrowthGap::Reason::missingStaticValue:
        return "missingStaticValue";
    case GrowthGap::Reason::outOfMemory:
        break;
    }
    return "outOfMemory";
}

} // namespace

GrowthReport::GrowthReport(const Growth& growth, std::string tree)
    : plan_(growth.plan()), points_(growth.points()), gaps_(growth.gaps()), tree_(std::move(tree)) {
}

const UniformShape* GrowthReport::shape() const {
    const auto* random = std::get_if<RandomTrees>(&plan_.subject);
    return random == nullptr ? nullptr : &random->shape;
}

std::uint32_t GrowthReport::deepest() const {
    std::uint32_t depth = 0;
    for (const GrowthPoint& each : points_) {
        depth = std::max(depth, each.depth);
    }
    return depth;
}

std::vector<std::string> GrowthReport::gaps() const {
    std::vector<std::string> lines;
    for (auto gap = gaps_.begin(); gap != gaps_.end(); ++gap) {
        const auto alike = [&](const GrowthGap& other) {
            return other.reason == gap->reason && other.line == gap->line;
        };
        if (gap->reason != GrowthGap::Reason::missingStaticValue) {
            lines.push_back(told(*gap));
        } else if (std::none_of(gaps_.begin(), gap, alike)) {
            const auto more = std::count_if(gap + 1, gaps_.end(), alike);
            lines.push_back(told(*gap) +
                            (more == 0   ? ""
                             : more == 1 ? "; one more depth is left out for the same reason"
                                         : "; " + std::to_string(more) +
                                               " more depths are left out for the same reason"));
        }
    }
    return lines;
}

std::string GrowthReport::told(const GrowthGap& gap) const {
    const std::string depth = std::to_string(gap.depth);
    const std::string line = idOf(gap.line.algorithm) + ", " + orderOf(gap.line);
    switch (gap.reason) {
    case GrowthGap::Reason::tooManyNodes:
        return "depth " + depth + ": a tree has " + formatNumber(gap.nodes) +
               " nodes, which are too many; nothing deeper is measured (see --max-nodes)";
    case GrowthGap::Reason::tooManyVisits:
        return line + ": to depth " + depth + " it visits more than " +
               std::to_string(plan_.maxNodes) + " nodes; nothing deeper is tried (see --max-nodes)";
    case GrowthGap::Reason::missingStaticValue: {
        const GameTree& tree = *std::get<GivenTree>(plan_.subject).tree;
        const DisplayNames names(tree, Letters::single);
        return line + ": at depth " + depth + " node " + names.of(gap.node) + " at " +
               names.path(gap.node) + " has no static value";
    }
    case GrowthGap::Reason::outOfMemory:
        break;
    }
    return line + ": there is not enough memory for depth " + depth + "; nothing deeper is tried";
}

void GrowthReport::write(std::ostream& out, CompareFormat format) const {
    switch (format) {
    case CompareFormat::table:
        return writeTable(out);
    case CompareFormat::csv:
        return writeGrowthCsv(out, plan_, points_);
    case CompareFormat::json:
        return writeJson(out);
    }
}

std::string GrowthReport::described() const {
    if (const UniformShape* random = shape()) {
        return "random trees: " + std::to_string(random->branching) +
               (random->branching == 1 ? " child" : " children") + " a node, values " +
               std::to_string(random->low) + " to " + std::to_string(random->high) +
               (random->distinct ? ", no two alike" : "") + ", seeds from " +
               std::to_string(random->seed);
    }
    if (const auto* game = std::get_if<GivenGame>(&plan_.subject)) {
        return "game: " + gameName(tree_) +
               (game->quiescence == Quiescence::none
                    ? ""
                    : ", each depth and its " + std::string(quiescenceId(game->quiescence)));
    }
    return "tree: " + onOneLine(treeArgumentName(tree_));
}

void GrowthReport::writeTable(std::ostream& out) const {
    out << described() << "\n\n";
    const bool quartiles =
        std::any_of(plan_.lines.begin(), plan_.lines.end(),
                    [this](const GrowthLine& line) { return samplesOf(plan_, line) > 1; });
    Table table;
    table.addColumn("algorithm", Table::Align::left);
    table.addColumn("order", Table::Align::left);
    table.addColumn("depth", Table::Align::right);
    const std::vector<std::string> headings =
        quartiles ? std::vector<std::string>{"samples",     "nodes 25 %", "median", "75 %",
                                             "leaves 25 %", "median",     "75 %"}
                  : std::vector<std::string>{"nodes", "leaves"};
    for (const std::string& each : headings) {
        table.addColumn(each, Table::Align::right);
    }
    table.addColumn("rate", Table::Align::right);
    for (const GrowthPoint& point : points_) {
        std::vector<std::string> row{idOf(point.line.algorithm), orderOf(point.line),
                                     std::to_string(point.depth)};
        if (quartiles) {
            row.push_back(std::to_string(point.samples.size()));
        }
        addSpread(row, spreadOf(point, &GrowthSample::nodesVisited), quartiles);
        addSpread(row, spreadOf(point, &GrowthSample::leavesEvaluated), quartiles);
        row.push_back(formatRounded(rateOf(point)));
        table.addRow(std::move(row));
    }
    table.write(out);
    if (shape() != nullptr) {
        writeTheory(out);
    }
}

void GrowthReport::writeTheory(std::ostream& out) const {
    const std::uint32_t b = shape()->branching;
    Table table;
    for (const char* heading :
         {"depth", "all nodes", "all leaves", "minimal nodes", "minimal leaves", "rate"}) {
        table.addColumn(heading, Table::Align::right);
    }
    for (std::uint32_t d = 1; d <= deepest(); ++d) {
        table.addRow({std::to_string(d), formatNumber(uniformNodes(b, d)),
                      formatNumber(uniformLeaves(b, d)), formatNumber(minimalNodes(b, d)),
                      formatNumber(minimalLeaves(b, d)),
                      formatRounded(std::pow(minimalLeaves(b, d), 1.0 / d))});
    }
    out << "\ntheory: Pearl's rate for random order is " << formatRounded(randomOrderRate(b))
        << "\n\n";
    table.write(out);
}

void GrowthReport::writeJson(std::ostream& out) const {
    out << "{\"subject\": ";
    writeJsonSubject(out);
    out << ",\n \"points\": [";
    writeJsonPoints(out);
    out << "],\n \"missing\": [";
    const char* separator = "";
    for (const GrowthGap& gap : gaps_) {
        out << separator << "{\"depth\": " << gap.depth;
        if (gap.reason != GrowthGap::Reason::tooManyNodes) {
            out << ", \"algorithm\": \"" << idOf(gap.line.algorithm) << "\", \"order\": \""
                << orderOf(gap.line) << '"';
        }
        out << ", \"reason\": \"" << word(gap.reason) << "\"}";
        separator = ",\n  ";
    }
    out << ']';
    if (shape() != nullptr) {
        writeJsonTheory(out);
    }
    out << "}\n";
}

void GrowthReport::writeJsonSubject(std::ostream& out) const {
    if (const UniformShape* random = shape()) {
        out << "{\"kind\": \"random\", \"branching\": " << random->branching << ", \"values\": ["
            << random->low << ", " << random->high
            << "], \"distinct\": " << (random->distinct ? "true" : "false")
            << ", \"samples\": " << plan_.samples << ", \"seed\": " << random->seed << '}';
    } else if (const auto* given = std::get_if<GivenTree>(&plan_.subject)) {
        out << "{\"kind\": \"tree\", \"nodes\": " << given->tree->nodeCount()
            << ", \"leaves\": " << given->tree->leafCount()
            << ", \"depth\": " << given->tree->height() << '}';
    } else {
        // A name is letters, digits and punctuation that JSON takes as it is.
        const Quiescence quiescence = std::get<GivenGame>(plan_.subject).quiescence;
        out << "{\"kind\": \"game\", \"game\": \"" << gameName(tree_) << '"';
        if (quiescence != Quiescence::none) {
            out << ", \"quiescence\": \"" << quiescenceId(quiescence) << '"';
        }
        out << '}';
    }
}

void GrowthReport::writeJsonPoints(std::ostream& out) const {
    const char* separator = "";
    for (const GrowthPoint& point : points_) {
        out << separator << "{\"algorithm\": \"" << idOf(point.line.algorithm)
            << "\", \"order\": \"" << orderOf(point.line) << "\", \"depth\": " << point.depth
            << ", \"samples\": " << point.samples.size() << ",\n   \"nodesVisited\": ";
        writeJsonSpread(out, spreadOf(point, &GrowthSample::nodesVisited));
        out << ",\n   \"leavesEvaluated\": ";
        writeJsonSpread(out, spreadOf(point, &GrowthSample::leavesEvaluated));
        out << ",\n   \"rate\": " << rounded(rateOf(point), 6)
            << ", \"typicalSeed\": " << typicalSample(point, &GrowthSample::nodesVisited).seed
            << '}';
        separator = ",\n  ";
    }
}

void GrowthReport::writeJsonTheory(std::ostream& out) const {
    const std::uint32_t b = shape()->branching;
    out << ",\n \"theory\": {\"pearlRate\": " << rounded(randomOrderRate(b), 6)
        << ", \"depths\": [";
    for (std::uint32_t d = 1; d <= deepest(); ++d) {
        out << (d == 1 ? "" : ",\n  ") << "{\"depth\": " << d
            << ", \"allNodes\": " << formatNumber(uniformNodes(b, d))
            << ", \"allLeaves\": " << formatNumber(uniformLeaves(b, d))
            << ", \"minimalNodes\": " << formatNumber(minimalNodes(b, d))
            << ", \"minimalLeaves\": " << formatNumber(minimalLeaves(b, d)) << '}';
    }
    out << "]}";
}

} // namespace prunus
