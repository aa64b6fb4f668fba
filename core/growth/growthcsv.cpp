#include "core/growth/growthcsv.h"

#include "core/growth/reference.h"
#include "core/notation/number.h"

#include <cmath>

namespace prunus {

namespace {

void writeSpread(std::ostream& out, const Spread& spread) {
    for (const double each : {spread.lowerQuartile, spread.median, spread.upperQuartile}) {
        out << ',' << formatNumber(each);
    }
}

void writeTheory(std::ostream& out, const RandomTrees* random, std::uint32_t depth) {
    for (const auto theory : {uniformNodes, uniformLeaves, minimalNodes, minimalLeaves}) {
        out << ',';
        if (random != nullptr) {
            out << formatNumber(theory(random->shape.branching, depth));
        }
    }
}

} // namespace

double rateOf(const GrowthPoint& point) {
    return std::pow(spreadOf(point, &GrowthSample::leavesEvaluated).median, 1.0 / point.depth);
}

void writeGrowthCsv(std::ostream& out, const GrowthPlan& plan,
                    const std::vector<GrowthPoint>& points) {
    constexpr double digits = 1e6;
    const auto* random = std::get_if<RandomTrees>(&plan.subject);
    out << "algorithm,order,depth,samples,nodesLowerQuartile,nodesMedian,nodesUpperQuartile,"
           "leavesLowerQuartile,leavesMedian,leavesUpperQuartile,rate,typicalSeed,"
           "allNodes,allLeaves,minimalNodes,minimalLeaves\n";
    for (const GrowthPoint& point : points) {
        out << traits(point.line.algorithm).id << ',' << orderIdOf(point.line) << ',' << point.depth
            << ',' << point.samples.size();
        writeSpread(out, spreadOf(point, &GrowthSample::nodesVisited));
        writeSpread(out, spreadOf(point, &GrowthSample::leavesEvaluated));
        out << ',' << formatNumber(std::round(rateOf(point) * digits) / digits) << ','
            << typicalSample(point, &GrowthSample::nodesVisited).seed;
        writeTheory(out, random, point.depth);
        out << '\n';
    }
}

} // namespace prunus
