#include "ui/words/comparewords.h"

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

QString shownOnlyHere(bool shortly) {
    return shortly ? CompareWords::tr("only here", "visited")
                   : CompareWords::tr("visited here, cut elsewhere");
}

QString shownOnlyElsewhere(bool shortly) {
    return shortly ? CompareWords::tr("only elsewhere", "visited")
                   : CompareWords::tr("cut here, visited elsewhere");
}

} // namespace prunus
