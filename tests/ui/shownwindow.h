#pragma once

#include "tests/ui/settled.h"
#include "ui/canvas/treecanvas.h"
#include "ui/files/documentfile.h"
#include "ui/files/examples.h"
#include "ui/panels/callstack.h"
#include "ui/panels/pseudocode.h"
#include "ui/shell/mainwindow.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <cstdlib>

/// A named part of a window or dialog.
template <class Part> Part& part(const QObject& whole, const char* name) {
    auto* found = whole.findChild<Part*>(QLatin1String(name));
    if (found == nullptr) {
        qFatal("%s has no %s", qPrintable(whole.objectName()), name);
    }
    return *found;
}

/// Until what is being saved is on the disk.
inline void waitUntilSaved(const QObject& window) {
    const QPointer file = window.findChild<prunus::DocumentFile*>(); // it may close with the window
    QTRY_VERIFY(!file || !file->isSaving());
}

/// A window with figure 5.2 open, and what it shows, as a reader sees it. A test fails whose window
/// does not become the active one.
class ShownWindow {
  public:
    ShownWindow() {
        window.openExample();
        window.show();
        window.activateWindow();
        // Shortcuts fire only in the active window.
        active = QTest::qWaitForWindowExposed(&window) && QTest::qWaitForWindowActive(&window);
        QVERIFY(active);
    }

    prunus::MainWindow window;
    bool active = false;

    [[nodiscard]] prunus::Session& session() { return window.session(); }
    [[nodiscard]] prunus::TreeCanvas& canvas() const {
        return *window.findChild<prunus::TreeCanvas*>();
    }

    template <class Widget> [[nodiscard]] Widget& find(const char* name) const {
        return part<Widget>(window, name);
    }
    [[nodiscard]] QString text(const char* label) const { return find<QLabel>(label).text(); }
    [[nodiscard]] int step() const { return find<QSpinBox>("stepNumber").value(); }
    [[nodiscard]] QString litLine() const {
        const auto& listing = find<prunus::ListingView>("listing");
        return listing.lit() ? listing.line(*listing.lit()).trimmed() : QString();
    }
    [[nodiscard]] QStringList stack() const {
        const auto& stack = find<prunus::CallStack>("callStack").model();
        QStringList rows;
        for (int i = 0; i < stack.rowCount(); ++i) {
            const auto cells = stack.row(std::size_t(i));
            rows << QStringList(cells.begin(), cells.end()).join(u' ').trimmed();
        }
        return rows;
    }
    [[nodiscard]] QString counts() const {
        return QStringList{text("nodesVisited"), text("leavesEvaluated"), text("cutoffs"),
                           text("leavesPruned")}
            .join(u' ');
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QWidget* focus = window.focusWidget();
        QTest::keyClick(focus != nullptr ? focus : &window, key, modifiers);
        waitUntilSaved(window);
    }
    /// Pastes as from the menu: under the node that is selected, or else over the whole tree.
    void pasteFromMenu(const QString& copied) const {
        QGuiApplication::clipboard()->setText(copied);
        find<QAction>("pasteSubtree").trigger();
    }
    /// Saves as from the menu, which needs no focus.
    void save() const {
        find<QAction>("save").trigger();
        waitUntilSaved(window);
    }
    /// Gives a choice the keyboard and presses Down so often, or Up where the number is negative.
    QComboBox& moveChoice(const char* box, int down) const {
        auto& choice = find<QComboBox>(box);
        choice.setFocus();
        for (int k = 0; k < std::abs(down); ++k) {
            QTest::keyClick(&choice, down > 0 ? Qt::Key_Down : Qt::Key_Up);
        }
        return choice;
    }
    /// Searches the tree with this algorithm, as the window searches in all else.
    void search(prunus::Algorithm algorithm) {
        prunus::SearchOptions options = session().options();
        options.algorithm = algorithm;
        session().setOptions(options);
    }
    /// One of the examples, by its file.
    void openExample(const QString& file) {
        for (const prunus::Example& each : prunus::bundledExamples()) {
            if (each.file == file) {
                window.openText(textOf(each), each.title, each.rules);
            }
        }
    }
    void click(const char* button) const {
        QTest::mouseClick(&find<QPushButton>(button), Qt::LeftButton);
    }
};

/// As a user does, from the menu.
inline void setTextSize(const ShownWindow& shown, int percent) {
    part<QAction>(shown.window, QByteArray::number(percent)).trigger();
}
