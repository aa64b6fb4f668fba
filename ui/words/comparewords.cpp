#include "ui/words/comparewords.h"

#include "ui/words/words.h"

#include <QCoreApplication>
#include <algorithm>

// TRANSLATOR CompareWords What is said of searches side by side.

namespace prunus {
namespace {

struct CompareWords {
    Q_DECLARE_TR_FUNCTIONS(CompareWords)
};

} // namespace

QString shownPace(Pace pace) {
    switch (pace) {
    case Pace::place:
        return CompareWords::tr("The same &place");
    case Pace::work:
        return CompareWords::tr("The same &work");
    case Pace::own:
        break;
    }
    return CompareWords::tr("&Steps of their own");
}

QString explainedPace(Pace pace) {
    switch (pace) {
    case Pace::place:
        return CompareWords::tr("All wait until each has dealt with the same node. While unread "
                                "leaves are hidden, searches that come back to nodes are kept "
                                "together by work.");
    case Pace::work:
        return CompareWords::tr("All have read the same number of leaves.");
    case Pace::own:
        break;
    }
    return CompareWords::tr("Each goes step by step to its end.");
}

SearchProgress progressOf(const Moment& moment, Side side, bool hidesUnreadLeaves) {
    const SearchTrace& trace = moment.trace();
    SearchProgress progress{side, moment.step().value};
    progress.counts = moment.counts();
    if (!hidesUnreadLeaves) {
        progress.steps = trace.end().value;
    }
    if (moment.step() == trace.end()) {
        progress.value = Viewpoint(trace, side).ofMax(trace.rootPlayer(), trace.value());
    }
    return progress;
}

/// Counts only grow, and the step before the last has as many digits as any; but `0 cutoffs` is
/// wider than `1 cutoff`.
std::vector<SearchProgress> widestProgress(const GameTree& tree, const SearchTrace& trace,
                                           Side side, bool hidesUnreadLeaves) {
    if (hidesUnreadLeaves) {
        SearchProgress most{side, 4 * std::uint64_t(tree.nodeCount())};
        most.counts.nodesVisited = tree.nodeCount();
        most.counts.leavesEvaluated = tree.leafCount();
        most.counts.cutoffs = tree.nodeCount();
        SearchProgress over = most;
        over.value = -99'999;
        return {{side}, most, over};
    }
    const std::uint32_t end = trace.end().value;
    std::vector<SearchProgress> all;
    for (const std::uint32_t step : {0U, std::max(end, 1U) - 1, end}) {
        all.push_back(progressOf(Moment(tree, trace, Step{step}), side, false));
    }
    return all;
}

QStringList shownProgress(const SearchProgress& progress) {
    const Counts& counts = progress.counts;
    const QString step = shownCount(progress.step);
    return {progress.side == Side::max ? CompareWords::tr("MAX’s side", "of numbers")
                                       : CompareWords::tr("mover’s side", "of numbers"),
            progress.value ? CompareWords::tr("value %1").arg(shownNumber(*progress.value))
            : progress.steps
                ? CompareWords::tr("step %1 of %2").arg(step, shownCount(*progress.steps))
                : CompareWords::tr("step %1").arg(step),
            CompareWords::tr("%Ln nodes", nullptr, static_cast<int>(counts.nodesVisited)),
            CompareWords::tr("%Ln leaves", nullptr, static_cast<int>(counts.leavesEvaluated)),
            CompareWords::tr("%Ln cutoffs", nullptr, static_cast<int>(counts.cutoffs))};
}

QString shownOnlyHere(bool shortly) {
    return shortly ? CompareWords::tr("only here", "visited")
                   : CompareWords::tr("visited here, cut elsewhere");
}

QString shownOnlyElsewhere(bool shortly) {
    return shortly ? CompareWords::tr("only elsewhere", "visited")
                   : CompareWords::tr("cut here, visited elsewhere");
}

} // namespace prunus
