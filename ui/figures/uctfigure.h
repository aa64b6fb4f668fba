#pragma once

#include "core/uct/uctmoment.h"
#include "ui/document/document.h"
#include "ui/drawing/uctpainter.h"
#include "ui/figures/sheet.h"
#include "ui/look/theme.h"

#include <memory>

namespace prunus {

/// A step of a Monte Carlo tree search, and how it is looked at.
struct UctShown {
    std::shared_ptr<const Document> document; ///< of the tree of the trace
    std::shared_ptr<const UctTrace> trace;
    Step step;
    UctLook look;
    const Theme* theme = nullptr; ///< must outlive the sheet
    QString title = {};           ///< of the tree; empty if it has none
};

/// As its window shows it, in a size of its own, which is the same at all steps: the tree with the
/// numbers at its nodes, and of a game the board at which the playout ended, beneath it.
[[nodiscard]] FigureSheet uctSheet(const UctShown& shown);

} // namespace prunus
