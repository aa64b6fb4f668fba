#include "ui/compare/growthcurves.h"

#include "core/growth/reference.h"
#include "ui/words/gamewords.h"
#include "ui/words/growthwords.h"
#include "ui/words/lists.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

namespace prunus {
namespace {

class GrowthCurves {
    Q_DECLARE_TR_FUNCTIONS(GrowthCurves)

  public:
    static LabelText nameOf(const GrowthLine& line) {
        return {shownAlgorithm(line.algorithm),
                line.gameOrder == GameMoveOrder::own ? shownOrder(line.order)
                                                     : shownGameOrder(line.gameOrder),
                {}};
    }

    static LabelText nameOf(Theory theory, bool leaves) {
        switch (theory) {
        case Theory::all:
            return leaves ? LabelText{tr("all leaves"), tr("b^d"), {}}
                          : LabelText{tr("all nodes"), tr("O(b^d)"), {}};
        case Theory::minimal:
            return {leaves ? tr("fewest leaves") : tr("fewest nodes"), tr("O(b^(d/2))"), {}};
        case Theory::pearl:
            return {tr("Pearl’s rate"), {}, {}};
        case Theory::rootOfMinimax:
            break;
        }
        //: The square root of what minimax needs: it is to that as b^(d/2) to b^d.
        return {tr("√minimax"), tr("b^(d/2) to b^d"), {}};
    }

    static QString title(const GrowthPlan& plan, std::size_t samples, bool leaves) {
        const QString counted = leaves ? tr("Leaves read") : tr("Nodes visited");
        if (const auto* random = std::get_if<RandomTrees>(&plan.subject)) {
            return tr("%1 by depth: random uniform trees, b = %2, medians of up to %n samples",
                      nullptr, static_cast<int>(samples))
                .arg(counted)
                .arg(random->shape.branching);
        }
        const auto* game = std::get_if<GivenGame>(&plan.subject);
        const QString tree =
            game == nullptr
                ? QString::fromStdString(std::get<GivenTree>(plan.subject).tree->header().title)
                : QString();
        return tree.isEmpty() && game == nullptr
                   ? tr("%1 by depth limit, in one tree").arg(counted)
                   : tr("%1 by depth limit: %2")
                         .arg(counted, game == nullptr ? tree
                                                       : shownGame(game->start, game->evaluation,
                                                                   game->quiescence));
    }
};

bool isMinimax(const GrowthLine& line) {
    return line.algorithm == Algorithm::minimax || line.algorithm == Algorithm::negamax;
}

bool isAlphaBeta(const GrowthLine& line) {
    return line.algorithm == Algorithm::alphaBeta || line.algorithm == Algorithm::alphaBetaNegamax;
}

double theoryAt(Theory theory, std::uint32_t branching, std::uint32_t depth, bool leaves) {
    if (theory == Theory::all) {
        return leaves ? uniformLeaves(branching, depth) : uniformNodes(branching, depth);
    }
    return leaves ? minimalLeaves(branching, depth) : minimalNodes(branching, depth);
}

Spread exactly(double number) {
    return {number, number, number};
}

/// The first of the lines that is so and of which something is measured.
template <class Condition>
const GrowthCurve* firstMeasured(const std::vector<GrowthCurve>& curves, Condition&& condition) {
    const auto found = std::find_if(curves.begin(), curves.end(), [&](const GrowthCurve& each) {
        const auto* line = std::get_if<GrowthLine>(&each.of);
        return line != nullptr && !each.spreads.empty() && condition(*line);
    });
    return found == curves.end() ? nullptr : &*found;
}

/// From the middle of what alpha-beta needs in random order, as the leaves of random trees stand as
/// written.
GrowthCurve slopeOfPearl(const std::vector<GrowthCurve>& curves, std::uint32_t branching) {
    GrowthCurve slope{Theory::pearl};
    const GrowthCurve* measured = firstMeasured(curves, [](const GrowthLine& line) {
        return isAlphaBeta(line) &&
               (line.order == MoveOrder::asWritten || line.order == MoveOrder::random);
    });
    if (measured == nullptr || measured->spreads.size() < 3) {
        return slope;
    }
    const std::uint32_t deepest = measured->spreads.rbegin()->first;
    const auto& [from, start] = *measured->spreads.lower_bound(deepest / 2);
    for (std::uint32_t depth = from; depth <= deepest; ++depth) {
        slope.spreads[depth] =
            exactly(start.median * std::pow(randomOrderRate(branching), depth - from));
    }
    return slope;
}

GrowthCurve rootOfMinimax(const std::vector<GrowthCurve>& curves) {
    GrowthCurve root{Theory::rootOfMinimax};
    const GrowthCurve* minimax = firstMeasured(curves, isMinimax);
    if (minimax != nullptr) {
        for (const auto& [depth, spread] : minimax->spreads) {
            root.spreads[depth] = exactly(std::sqrt(spread.median));
        }
    }
    return root;
}

/// Whether both visit the same nodes of every tree.
bool visitTheSame(const GrowthLine& a, const GrowthLine& b) {
    return (isMinimax(a) && isMinimax(b)) ||
           (isAlphaBeta(a) && isAlphaBeta(b) && a.order == b.order && a.gameOrder == b.gameOrder);
}

/// Whether a search visits what theory counts, in every uniform tree.
bool visits(const GrowthLine& line, Theory theory, CutRule cut) {
    return (theory == Theory::all && isMinimax(line)) ||
           (theory == Theory::minimal && isAlphaBeta(line) && line.order == MoveOrder::bestFirst &&
            cut == CutRule::greaterOrEqual);
}

/// Takes out of the theory what the curve shows, and says of the curve that it shows it if nothing
/// is left.
void takeOver(GrowthCurve& curve, GrowthCurve& theory) {
    if (curve.spreads.empty()) {
        return;
    }
    const std::uint32_t last = curve.spreads.rbegin()->first;
    if (last >= theory.spreads.rbegin()->first) {
        curve.also.push_back(theory.of);
        theory.spreads.clear();
        return;
    }
    theory.spreads.erase(theory.spreads.begin(), theory.spreads.find(last));
}

std::vector<GrowthCurve> measuredCurves(const GrowthPlan& plan,
                                        const std::vector<GrowthPoint>& points, GrowthCount count) {
    std::vector<GrowthCurve> curves;
    for (const GrowthLine& line : plan.lines) {
        const auto same = std::find_if(curves.begin(), curves.end(), [&](const GrowthCurve& each) {
            return visitTheSame(std::get<GrowthLine>(each.of), line);
        });
        if (same == curves.end()) {
            curves.push_back({line});
        } else {
            same->also.emplace_back(line);
        }
    }
    for (const GrowthPoint& each : points) {
        const auto at = std::find_if(curves.begin(), curves.end(), [&](const GrowthCurve& curve) {
            return curve.isOf(each.line);
        });
        at->spreads[each.depth] = spreadOf(each, count);
    }
    return curves;
}

void addTheory(std::vector<GrowthCurve>& curves, std::uint32_t branching, bool leaves,
               CutRule cut) {
    std::uint32_t deepest = 2;
    for (const GrowthCurve& each : curves) {
        deepest = std::max(deepest, each.spreads.empty() ? 0U : each.spreads.rbegin()->first);
    }
    const GrowthCurve pearl = slopeOfPearl(curves, branching);
    for (const Theory theory : {Theory::all, Theory::minimal}) {
        GrowthCurve curve{theory};
        for (std::uint32_t depth = 1; depth <= deepest; ++depth) {
            curve.spreads[depth] = exactly(theoryAt(theory, branching, depth, leaves));
        }
        for (GrowthCurve& each : curves) {
            const auto* line = std::get_if<GrowthLine>(&each.of);
            if (line != nullptr && visits(*line, theory, cut)) {
                takeOver(each, curve);
            }
        }
        curves.push_back(curve);
    }
    curves.push_back(pearl);
}

/// Its lines, with their order if they have one in common, and the theory that is the same.
LabelText nameOf(const GrowthCurve& curve, bool leaves) {
    const auto* first = std::get_if<GrowthLine>(&curve.of);
    if (first == nullptr) {
        return GrowthCurves::nameOf(std::get<Theory>(curve.of), leaves);
    }
    LabelText label = GrowthCurves::nameOf(*first);
    QStringList names{label.name};
    QString theory;
    for (const CurveOf& each : curve.also) {
        if (const auto* line = std::get_if<GrowthLine>(&each)) {
            const LabelText other = GrowthCurves::nameOf(*line);
            names << other.name;
            label.rest = other.rest == label.rest ? label.rest : QString();
        } else {
            const LabelText other = GrowthCurves::nameOf(std::get<Theory>(each), leaves);
            theory = listed({other.name, other.rest});
        }
    }
    names.removeDuplicates();
    label.name = listed(names);
    return theory.isEmpty() ? label : LabelText{listed({label.name, label.rest}), theory, {}};
}

} // namespace

std::vector<GrowthCurve> growthCurves(const GrowthPlan& plan,
                                      const std::vector<GrowthPoint>& points, GrowthCount count) {
    const bool leaves = count == &GrowthSample::leavesEvaluated;
    std::vector<GrowthCurve> curves = measuredCurves(plan, points, count);
    if (const auto* random = std::get_if<RandomTrees>(&plan.subject)) {
        addTheory(curves, random->shape.branching, leaves, plan.search.cut);
    } else {
        curves.push_back(rootOfMinimax(curves));
    }
    std::erase_if(curves, [](const GrowthCurve& each) {
        return std::holds_alternative<Theory>(each.of) && each.spreads.empty();
    });
    for (GrowthCurve& each : curves) {
        each.label = nameOf(each, leaves);
        std::map<std::uint32_t, double> medians;
        for (const auto& [depth, spread] : each.spreads) {
            medians[depth] = spread.median;
        }
        if (const auto growth = growthAPly(medians)) {
            each.label.number = u'×' + QLocale().toString(*growth, 'f', 2);
        }
    }
    return curves;
}

QString growthTitle(const GrowthPlan& plan, const std::vector<GrowthPoint>& points,
                    GrowthCount count) {
    std::size_t samples = 0;
    for (const GrowthPoint& each : points) {
        samples = std::max(samples, each.samples.size());
    }
    return GrowthCurves::title(plan, samples, count == &GrowthSample::leavesEvaluated);
}

} // namespace prunus
