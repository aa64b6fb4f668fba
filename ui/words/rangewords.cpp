#include "ui/words/rangewords.h"

#include "ui/words/words.h"

namespace prunus {

QString RangeWords::of(const ValueRange& range) {
    const QString low = shownNumber(range.low);
    const QString high = shownNumber(range.high);
    const bool noLow = range.low == -infinity;
    const bool noHigh = range.high == infinity;
    if (noLow && noHigh) {
        return tr("every value");
    }
    if (noLow) {
        return range.withHigh ? tr("values ≤ %1").arg(high) : tr("values < %1").arg(high);
    }
    if (noHigh) {
        return range.withLow ? tr("values ≥ %1").arg(low) : tr("values > %1").arg(low);
    }
    if (range.low == range.high) {
        return tr("the value %1 alone").arg(low);
    }
    if (range.withLow) {
        return (range.withHigh ? tr("values ≥ %1 and ≤ %2") : tr("values ≥ %1 and < %2"))
            .arg(low, high);
    }
    return (range.withHigh ? tr("values > %1 and ≤ %2") : tr("values > %1 and < %2"))
        .arg(low, high);
}

QStringList RangeWords::around(const LeafRanges& ranges, Value value, const DisplayNames& names,
                               bool turned, bool window) {
    const RootPiece& root = pieceAt(ranges.root, value);
    const MovePiece& move = pieceAt(ranges.bestMove, value);
    const PrunedPiece& pruned = pieceAt(ranges.pruned, value);
    QStringList said;
    if (root.constant) {
        said << (window ? tr("The search returns %1 for %2.")
                        : tr("The root’s value stays %1 for %2."))
                    .arg(shownNumber(turned ? 0 - *root.constant : *root.constant), of(root.range));
    } else {
        said << (window
                     ? (turned ? tr("The search returns this leaf’s value with the other sign "
                                    "for %1.")
                               : tr("The search returns this leaf’s value for %1."))
                     : (turned ? tr("The root’s value is this leaf’s with the other sign for %1.")
                               : tr("The root’s value is this leaf’s for %1.")))
                    .arg(of(root.range));
    }
    said << (move.move == noNode ? tr("The search names no best move for %1.").arg(of(move.range))
                                 : tr("The best move stays %1 for %2.")
                                       .arg(shownName(names, move.move), of(move.range)));
    said << (pruned.leaves.empty()
                 ? tr("No leaf is skipped for %1.").arg(of(pruned.range))
                 : tr("The same leaves are skipped for %1.").arg(of(pruned.range)));
    return said;
}

} // namespace prunus
