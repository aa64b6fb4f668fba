#pragma once

#include "tests/ui/texteditor/textwindow.h"
#include "ui/widgets/noticebar.h"

#include <QAction>

using prunus::MainWindow;
using prunus::NoticeBar;

/// A window that shows a broken file, and has no tree.
struct DraftWindow {
    MainWindow window;
    bool active = false;

    explicit DraftWindow(const QString& path) {
        window.show();
        window.activateWindow();
        active = QTest::qWaitForWindowActive(&window);
        if (!path.isEmpty()) {
            window.openFile(path);
        }
    }
    template <class Part> Part& find(const char* name) const { return part<Part>(window, name); }
    [[nodiscard]] prunus::TextEditor& editor() const {
        return find<prunus::TextEditor>("treeText");
    }
    [[nodiscard]] QString below() const { return find<QLabel>("textStatus").text(); }
    void save() const {
        find<QAction>("save").trigger();
        waitUntilSaved(window);
    }
};

inline void press(const NoticeBar& bar, const QString& word) {
    for (auto* each : bar.findChildren<QPushButton*>()) {
        if (each->isVisible() && each->text().remove(u'&') == word) {
            QTest::mouseClick(each, Qt::LeftButton);
            return;
        }
    }
    qFatal("there is no %s in: %s", qPrintable(word), qPrintable(bar.text()));
}

inline int faultsIn(const prunus::TextEditor& editor) {
    int found = 0;
    for (const QTextEdit::ExtraSelection& each : editor.extraSelections()) {
        found += each.format.underlineStyle() == QTextCharFormat::WaveUnderline ? 1 : 0;
    }
    return found;
}
