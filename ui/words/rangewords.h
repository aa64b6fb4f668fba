#pragma once

#include "core/analysis/leafranges.h"
#include "core/tree/displayname.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace prunus {

/// Says for which values of a leaf a search comes to the same.
class RangeWords {
    Q_DECLARE_TR_FUNCTIONS(RangeWords)

  public:
    /// `values ≤ 3`, `4 … 14 (without 14)`, `3 alone`, `every value`.
    [[nodiscard]] static QString of(const ValueRange& range);
    /// Three sentences: on the root's value, the best move, and the leaves that are pruned, each
    /// for the range around the leaf's present value.
    /// The leaf's values are static ones, from MAX's side; the root's is turned round if so asked.
    /// Under a first `window` a search returns a number that need not be the root's value.
    [[nodiscard]] static QStringList around(const LeafRanges& ranges, Value value,
                                            const DisplayNames& names, bool turned, bool window);
};

} // namespace prunus
