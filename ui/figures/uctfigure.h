#pragma once

#include "core/uct/uctmoment.h"
#include "ui/document/document.h"
#include "ui/drawing/uctpainter.h"
#include "ui/figures/sheet.h"
#include "ui/look/theme.h"

#include <memory>

namespace prunus {

/// A step of a Monte Carlo tree search, and how it is shown.
struct UctShown {
    std::shared_ptr<const Document> document; ///< the document of the trace's tree
    std::shared_ptr<const UctTrace> trace;
    Step step;
    UctLook look;
    const Theme* theme = nullptr; ///< must outlive the sheet
    QString title = {};           ///< the title of the tree; empty if it has none
};

/// Returns the step as its window shows it, in a size that is the same at all steps: the tree with
/// the numbers at its nodes and, for a game, beneath it the board at which the playout ended.
[[nodiscard]] FigureSheet uctSheet(const UctShown& shown);

} // namespace prunus
