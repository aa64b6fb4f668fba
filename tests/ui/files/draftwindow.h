#pragma once

#include "tests/ui/noticebutton.h"
#include "tests/ui/texteditor/textwindow.h"

using prunus::MainWindow;
using prunus::NoticeBar;

/// A window that shows a broken file, and has no tree.
struct DraftWindow {
    MainWindow window;

    explicit DraftWindow(const QString& path = {}) {
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        if (!path.isEmpty()) {
            window.openFile(path);
        }
    }
    template <class Part> Part& find(const char* name) const { return part<Part>(window, name); }
    [[nodiscard]] prunus::TextEditor& editor() const {
        return find<prunus::TextEditor>("treeText");
    }
    [[nodiscard]] prunus::Session& session() { return window.session(); }
    [[nodiscard]] QString below() const { return find<QLabel>("textStatus").text(); }
    /// Where there is no text yet, or the text pane is closed.
    void openPane() { QTest::keyClick(&window, Qt::Key_T, Qt::ControlModifier); }
    void type(const QString& keys) const { QTest::keyClicks(&editor(), keys); }
    /// Behind what stands in the text.
    void typeMore(const QString& keys) const {
        QTest::keyClick(&editor(), Qt::Key_End, Qt::ControlModifier);
        type(keys);
    }
    void save() const {
        find<QAction>("save").trigger();
        waitUntilSaved(window);
    }
};

inline int faultsIn(const prunus::TextEditor& editor) {
    int found = 0;
    for (const QTextEdit::ExtraSelection& each : editor.extraSelections()) {
        found += each.format.underlineStyle() == QTextCharFormat::WaveUnderline ? 1 : 0;
    }
    return found;
}
