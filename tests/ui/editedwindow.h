#pragma once

#include "core/notation/writetree.h"
#include "tests/ui/shownwindow.h"
#include "ui/canvas/nodeeditor.h"
#include "ui/canvas/treecanvas.h"
#include "ui/session/editing.h"
#include "ui/shell/errorbanner.h"

#include <sstream>

/// Figure 5.2 to be edited. Level order: A 0; B, C, D 1 to 3; 3 12 8, 2 4 6, 14 5 2 are 4 to 12.
struct EditedWindow : ShownWindow {
    EditedWindow() { canvas.setSmooth(false); }

    prunus::TreeCanvas& canvas = *window.findChild<prunus::TreeCanvas*>();
    prunus::Session& session = window.session();
    prunus::NodeEditor& editor = canvas.nodeEditor();

    [[nodiscard]] QString tree() const {
        std::ostringstream out;
        prunus::writeText(out, session.document()->tree);
        return QString::fromStdString(out.str());
    }
    void select(unsigned node) { session.select(prunus::NodeId{node}); }
    [[nodiscard]] unsigned selected() const { return session.selection().value; }
    [[nodiscard]] QPoint at(unsigned node) const {
        return canvas.nodeRect(prunus::NodeId{node}).center().toPoint();
    }
    /// Types over the node that is being edited, and ends with a key.
    void type(const QString& text, Qt::Key end = Qt::Key_Return) {
        editor.selectAll();
        QTest::keyClick(&editor, Qt::Key_Backspace);
        QTest::keyClicks(&editor, text);
        QTest::keyClick(&editor, end);
    }
    [[nodiscard]] QString message() const {
        return find<prunus::ErrorBanner>("errorBanner").message();
    }
    [[nodiscard]] QAction& action(const char* name) const { return find<QAction>(name); }
};
