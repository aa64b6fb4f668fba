#pragma once

#include "core/analysis/leafranges.h"
#include "core/tree/displayname.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace prunus {

/// Says for which values of a leaf the result of a search stays the same.
class RangeWords {
    Q_DECLARE_TR_FUNCTIONS(RangeWords)

  public:
    /// A range in words: `values ≤ 3`, `values ≥ 4 and < 14`, `the value 3 alone`, `every value`.
    [[nodiscard]] static QString of(const ValueRange& range);
    /// Three sentences, on the root's value, on the best move and on the skipped leaves, each for
    /// the range around the leaf's present `value`. The leaf's values are static ones, from MAX's
    /// side; the root's value is shown from MIN's side if `turned`. If the search has a first
    /// `window`, it returns a number that need not be the root's value.
    [[nodiscard]] static QStringList around(const LeafRanges& ranges, Value value,
                                            const DisplayNames& names, bool turned, bool window);
};

} // namespace prunus
