#pragma once

#include "tests/ui/shownwindow.h"
#include "ui/canvas/paneview.h"
#include "ui/compare/paneheader.h"
#include "ui/session/panes.h"

namespace prunus {

/// Alpha-beta in the first pane, picked; minimax in the second.
struct TwoPanes : ShownWindow {
    Panes& panes = window.session().panes();
    TreeCanvas& canvas = *window.findChild<TreeCanvas*>();

    TwoPanes() { press(Qt::Key_M, Qt::ControlModifier); }
    [[nodiscard]] PaneView& view(int pane) const {
        return find<PaneView>(qPrintable(QStringLiteral("paneView%1").arg(pane)));
    }
    [[nodiscard]] PaneHeader& header(int pane) const {
        return find<PaneHeader>(qPrintable(QStringLiteral("paneHeader%1").arg(pane)));
    }
    [[nodiscard]] QString search(int pane) const {
        return part<QLabel>(header(pane), "paneSearch").text();
    }
    [[nodiscard]] QString counts(int pane) const {
        return part<QLabel>(header(pane), "paneCounts").text().replace(u'\n', " · ");
    }
};

} // namespace prunus
