#pragma once

#include "core/trace/moment.h"
#include "ui/panels/timescale.h"

#include <QCoreApplication>
#include <QPainter>
#include <QString>

namespace prunus {

/// Where on a timeline a search begins at the root again: its iterations, or its passes.
struct PassMark {
    double x = 0;
    QString text; ///< `depth 2` or `pass 2`, or as much of it as fits up to the next mark; may be
                  ///< empty
};

/// Of those that begin by this moment, the ones that can be told apart; none where a search begins
/// but once. `font` is that of the texts.
[[nodiscard]] std::vector<PassMark> passMarks(const Moment& until, const TimeScale& scale,
                                              const std::function<Beat(Step)>& firstBeatShowing,
                                              const QFont& font);
/// `3 iterations` or `3 passes`, for those who do not see the marks; empty where there are none.
[[nodiscard]] QString passesCounted(const Moment& until);
/// Lines across the track, which begins at `top`, down to the texts, which begin at `under`.
void paintPassMarks(QPainter& painter, const std::vector<PassMark>& marks, double top, double under,
                    const QColor& colour);

} // namespace prunus
