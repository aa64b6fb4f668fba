#include "ui/words/growthwords.h"

#include "core/tree/displayname.h"
#include "ui/words/gamewords.h"
#include "ui/words/lists.h"
#include "ui/words/words.h"

#include <QCoreApplication>

// TRANSLATOR GrowthWords Of a search at a depth, which stand before the colon.

namespace prunus {
namespace {

class GrowthWords {
    Q_DECLARE_TR_FUNCTIONS(GrowthWords)

  public:
    static QString order(MoveOrder order);
    static QString line(const GrowthLine& line);
    static QString point(const GrowthPoint& point, GrowthCount count);
    static QString gap(const GrowthGap& gap, const GrowthPlan& plan);

  private:
    static QString number(double n) {
        return n == double(std::uint64_t(n)) ? shownCount(std::uint64_t(n)) : shownNumber(n);
    }
};

QString GrowthWords::order(MoveOrder order) {
    switch (order) {
    case MoveOrder::asWritten:
        return tr("as written");
    case MoveOrder::bestFirst:
        return tr("best first");
    case MoveOrder::worstFirst:
        return tr("worst first");
    case MoveOrder::random:
        break;
    }
    //: An order of moves, as the three above.
    return tr("random order");
}

QString GrowthWords::line(const GrowthLine& line) {
    return listed({shownAlgorithm(line.algorithm), line.gameOrder == GameMoveOrder::own
                                                       ? order(line.order)
                                                       : shownGameOrder(line.gameOrder)});
}

QString GrowthWords::point(const GrowthPoint& point, GrowthCount count) {
    const Spread spread = spreadOf(point, count);
    const bool leaves = count == &GrowthSample::leavesEvaluated;
    //: A search and a depth.
    const QString where = tr("%1, depth %2").arg(line(point.line)).arg(point.depth);
    const QString middle = number(spread.median);
    if (point.samples.size() == 1) {
        const int form = pluralOf(static_cast<std::uint64_t>(spread.median));
        return (leaves ? tr("%1: %2 leaves read", nullptr, form)
                       : tr("%1: %2 nodes visited", nullptr, form))
            .arg(where, middle);
    }
    const int form = pluralOf(point.samples.size());
    return (leaves
                ? tr("%1: median %2 leaves read, quartiles %3 and %4, %5 samples", nullptr, form)
                : tr("%1: median %2 nodes visited, quartiles %3 and %4, %5 samples", nullptr, form))
        .arg(where, middle, number(spread.lowerQuartile), number(spread.upperQuartile),
             shownCount(point.samples.size()));
}

QString GrowthWords::gap(const GrowthGap& gap, const GrowthPlan& plan) {
    const QString where = tr("%1, depth %2").arg(line(gap.line)).arg(shownCount(gap.depth));
    switch (gap.reason) {
    case GrowthGap::Reason::tooManyNodes:
        return tr("At depth %1 a tree has %2 nodes; allowed are %3, so nothing deeper is measured.")
            .arg(shownCount(gap.depth))
            .arg(number(gap.nodes), shownCount(plan.maxNodes));
    case GrowthGap::Reason::tooManyVisits:
        return tr("%1: it visits more than %2 nodes; nothing deeper is tried.")
            .arg(where, shownCount(plan.maxNodes));
    case GrowthGap::Reason::missingStaticValue: {
        const DisplayNames names(*std::get<GivenTree>(plan.subject).tree);
        return tr("%1: node %2 has no static value to return.")
            .arg(where, shownName(names, gap.node));
    }
    case GrowthGap::Reason::outOfMemory:
        break;
    }
    return tr("%1: there is not enough memory; nothing deeper is tried.").arg(where);
}

} // namespace

QString shownLine(const GrowthLine& line) {
    return GrowthWords::line(line);
}

QString shownOrder(MoveOrder order) {
    return GrowthWords::order(order);
}

QString shownPoint(const GrowthPoint& point, GrowthCount count) {
    return GrowthWords::point(point, count);
}

QString shownGap(const GrowthGap& gap, const GrowthPlan& plan) {
    return GrowthWords::gap(gap, plan);
}

} // namespace prunus
