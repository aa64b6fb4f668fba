#pragma once

#include "ui/figures/figurefile.h"
#include "ui/figures/handout.h"

#include <QSettings>

namespace prunus {

/// What a figure is of.
enum class Subject : std::uint8_t { step, question, panes };

/// What was chosen for the last figure and the last handout. Whether unread leaves are hidden and
/// whose numbers are shown is not kept: that is as on the canvas.
struct ExportChoices {
    FigureStyle style;
    Subject subject = Subject::step;
    Blanks blanks; ///< of a question
    FigureFormat format = FigureFormat::svg;
    double pngScale = 2; ///< sharp on slides and in print
    StepChoice::Kind steps = StepChoice::Kind::all;
    int perPage = 2;
    bool showProofs = false; ///< of a handout
    QPageSize::PageSizeId paper = QPageSize::A4;
};

/// How a figure of a subject looks.
[[nodiscard]] FigureStyle styleOf(const ExportChoices& choices, Subject subject);

/// What the settings do not say, or say in a way that is not understood, is as in `otherwise`.
[[nodiscard]] ExportChoices readExportChoices(const QSettings& settings, ExportChoices otherwise);
void writeExportChoices(QSettings& settings, const ExportChoices& choices);

} // namespace prunus
