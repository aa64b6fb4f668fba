#pragma once

#include "core/trace/moment.h"
#include "ui/panels/timescale.h"

#include <QCoreApplication>
#include <QPainter>
#include <QString>

namespace prunus {

/// A mark on a timeline where a search begins at the root again: at one of its iterations or
/// passes.
struct PassMark {
    double x = 0;
    QString text; ///< `depth 2` or `pass 2`, or as much of it as fits up to the next mark; may be
                  ///< empty
};

/// Returns marks for the iterations or passes that begin by this moment, as far as they can be told
/// apart; empty for an algorithm that begins at the root only once. `font` is the font of the
/// texts.
[[nodiscard]] std::vector<PassMark> passMarks(const Moment& until, const TimeScale& scale,
                                              const std::function<Beat(Step)>& firstBeatShowing,
                                              const QFont& font);
/// Returns `3 iterations` or `3 passes`, for those who do not see the marks; empty where there are
/// none.
[[nodiscard]] QString passesCounted(const Moment& until);
/// Paints lines across the track, which begins at `top`, down to the texts, which begin at `under`.
void paintPassMarks(QPainter& painter, const std::vector<PassMark>& marks, double top, double under,
                    const QColor& colour);

} // namespace prunus
