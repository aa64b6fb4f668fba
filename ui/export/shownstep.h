#pragma once

#include "core/analysis/lockstep.h"
#include "ui/export/exportchoices.h"
#include "ui/figures/comparedsheet.h"

#include <QImage>
#include <QMimeData>
#include <memory>
#include <optional>

namespace prunus {

/// The step, or the question, that a figure or handout shows. It stays as it is while the window
/// goes on.
struct ShownStep {
    std::shared_ptr<const Document> document;
    std::shared_ptr<const SearchTrace> trace;
    Step step;
    /// The searches of all panes, where there are several.
    std::vector<ComparedSearch> panes = {};
    bool showsDifferences = false;
    /// The sheet shown instead of the step, such as the question while somebody practises.
    std::optional<FigureSheet> asked = {};
    /// How the panes wait for each other.
    Pace pace = Pace::place;
};

/// A picture as an image and as SVG, for whatever program it is pasted into; or what is wrong.
struct Picture {
    QImage image;
    QByteArray svg;
    QString error;
};

// These functions can run on any thread, and follow what was chosen.

/// Returns the sheet to be drawn, which is valid as long as it is kept.
[[nodiscard]] FigureSheet sheetOf(const ShownStep& shown, const ExportChoices& chosen);
[[nodiscard]] Picture pictureOf(const ShownStep& shown, const ExportChoices& chosen);
[[nodiscard]] tl::expected<void, QString>
writeShown(const ShownStep& shown, const ExportChoices& chosen, const QString& path);
/// Returns why the figure cannot be drawn; empty if it can.
[[nodiscard]] QString faultOf(const ShownStep& shown, const ExportChoices& chosen);

} // namespace prunus
