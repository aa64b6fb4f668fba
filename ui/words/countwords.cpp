#include "ui/words/countwords.h"

#include "ui/words/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

// TRANSLATOR CountWords What a search has done, in numbers.

namespace prunus {

namespace {

struct CountWords {
    Q_DECLARE_TR_FUNCTIONS(CountWords)
};

} // namespace

CountRows countRows(const Counts& c) {
    return {c.nodesVisited, c.leavesEvaluated, c.cutoffs, c.leavesPruned, c.revisits, c.recalls};
}

std::array<QString, 6> countNames() {
    return {CountWords::tr("nodes visited"),   CountWords::tr("leaves read"),
            CountWords::tr("cutoffs"),         CountWords::tr("leaves skipped"),
            CountWords::tr("repeated visits"), CountWords::tr("answered by the table")};
}

bool isCounted(const SearchTrace& trace, std::size_t row) {
    if (row < firstOfRepeats) {
        return true;
    }
    return row == firstOfRepeats ? trace.traits().repeats || trace.totals().revisits > 0
                                 : trace.traits().remembers;
}

QString minimaxHeading() {
    //: Heading of a column of counts: what minimax needs for the whole tree.
    return CountWords::tr("minimax, whole tree");
}

QString minimaxHeading(const GameTree& tree, const SearchTrace& trace) {
    const std::optional<std::uint32_t> depth = trace.options().depth;
    return depth && *depth < tree.height() ? CountWords::tr("minimax, to depth %1").arg(*depth)
                                           : minimaxHeading();
}

QString savedByThen(const Counts& counts, const Counts& minimax) {
    const std::uint64_t all = minimax.leavesEvaluated;
    if (counts.leavesEvaluated > all) {
        return CountWords::tr(
                   "The search read %1 leaves, those read again counted; minimax reads %2.",
                   nullptr, pluralOf(counts.leavesEvaluated))
            .arg(shownCount(counts.leavesEvaluated), shownCount(all));
    }
    const std::uint64_t spared = all - counts.leavesEvaluated;
    if (counts.leavesPruned > spared) { // some of the others were read more than once
        return CountWords::tr(
                   "The search read leaves %1 times, and %2 of %3 not at all; minimax reads each "
                   "once.")
            .arg(shownCount(counts.leavesEvaluated), shownCount(counts.leavesPruned),
                 shownCount(all));
    }
    if (spared == 0) {
        return CountWords::tr("The search read every leaf that minimax reads.");
    }
    // Neither nothing nor everything, however it is rounded: some leaf is always read.
    const double part =
        std::clamp(100.0 * static_cast<double>(spared) / static_cast<double>(all), 0.1, 99.9);
    const int decimals = part < 10 || part > 99 ? 1 : 0;
    return CountWords::tr("Saved %1 of %2 leaves (%3 %).", nullptr, pluralOf(all))
        .arg(shownCount(spared), shownCount(all), QLocale().toString(part, 'f', decimals));
}

bool tellsSaved(const Moment& moment) {
    const SearchTrace& trace = moment.trace();
    return moment.step() == trace.end() && trace.traits().windowed && !trace.options().slip;
}

} // namespace prunus
