#include "ui/words/comparewords.h"

#include "ui/words/words.h"

#include <QCoreApplication>

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

QStringList shownProgress(const Moment& moment, Side side, bool hidesUnreadLeaves) {
    const SearchTrace& trace = moment.trace();
    const Counts counts = moment.counts();
    const QString step = shownCount(moment.step().value);
    const bool over = moment.step() == trace.end();
    const Value value = Viewpoint(trace, side).ofMax(trace.rootPlayer(), trace.value());
    return {side == Side::max ? CompareWords::tr("MAX’s side", "of numbers")
                              : CompareWords::tr("mover’s side", "of numbers"),
            over ? CompareWords::tr("value %1").arg(shownNumber(value))
            : hidesUnreadLeaves
                ? CompareWords::tr("step %1").arg(step)
                : CompareWords::tr("step %1 of %2").arg(step, shownCount(trace.end().value)),
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
