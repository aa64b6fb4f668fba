#pragma once

#include "ui/figures/figurefile.h"
#include "ui/figures/handout.h"

#include <QSettings>

namespace prunus {

/// What a figure shows.
enum class Subject : std::uint8_t { step, question, panes };

/// The choices made for the last figure and the last handout. Whether unread leaves are hidden and
/// from whose side numbers are shown is not kept: both are as on the canvas.
struct ExportChoices {
    FigureStyle style;
    Subject subject = Subject::step;
    Blanks blanks; ///< the empty boxes of a question
    FigureFormat format = FigureFormat::svg;
    double pngScale = 2; ///< the usual 2 is sharp on slides and in print
    StepChoice::Kind steps = StepChoice::Kind::all;
    int perPage = 2;
    bool showProofs = false; ///< whether a handout or a web page shows the proofs of cutoffs
    QPageSize::PageSizeId paper = QPageSize::A4;
};

/// Returns the style of a figure of this subject.
[[nodiscard]] FigureStyle styleOf(const ExportChoices& choices, Subject subject);

/// Returns the choices in the settings. A choice that is missing there or not understood is taken
/// from `otherwise`.
[[nodiscard]] ExportChoices readExportChoices(const QSettings& settings, ExportChoices otherwise);
void writeExportChoices(QSettings& settings, const ExportChoices& choices);

} // namespace prunus
