#pragma once

#include "core/analysis/lockstep.h"
#include "ui/export/exportchoices.h"
#include "ui/figures/comparedsheet.h"

#include <QImage>
#include <QMimeData>
#include <memory>
#include <optional>

namespace prunus {

/// What a figure or handout is of. Stays as it is while the window goes on.
struct ShownStep {
    std::shared_ptr<const Document> document;
    std::shared_ptr<const SearchTrace> trace;
    Step step;
    /// All panes, where there are several.
    std::vector<ComparedSearch> panes = {};
    bool showsDifferences = false;
    /// Where somebody practises, the question instead.
    std::optional<FigureSheet> asked = {};
    /// How the panes go on together.
    Pace pace = Pace::place;
};

/// A picture in both forms, for whatever it is pasted into; or what is wrong.
struct Picture {
    QImage image;
    QByteArray svg;
    QString error;
};

// On any thread, and as was chosen.

/// What is drawn; valid as long as it is kept.
[[nodiscard]] FigureSheet sheetOf(const ShownStep& shown, const ExportChoices& chosen);
[[nodiscard]] Picture pictureOf(const ShownStep& shown, const ExportChoices& chosen);
[[nodiscard]] tl::expected<void, QString>
writeShown(const ShownStep& shown, const ExportChoices& chosen, const QString& path);
/// Why it cannot be drawn; empty if it can.
[[nodiscard]] QString faultOf(const ShownStep& shown, const ExportChoices& chosen);

} // namespace prunus
