#pragma once

#include "tests/contentof.h"
#include "tests/ui/shownwindow.h"
#include "ui/export/figureactions.h"
#include "ui/session/panes.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <functional>

namespace prunus {

/// The window, and what leaves it: files in a folder of its own, and what is copied.
struct Exporting : ShownWindow {
    Exporting() = default;
    /// At a step of figure 5.2.
    explicit Exporting(Step step) : Exporting() { session.setStep(step); }

    Session& session = window.session();
    FigureActions& actions = find<FigureActions>("figureActions");
    QTemporaryDir folder;

    /// A dialog that was asked for.
    template <class Dialog> [[nodiscard]] Dialog& opened(const char* name) const {
        auto& dialog = find<Dialog>(name);
        if (!QTest::qWaitForWindowExposed(&dialog)) {
            qFatal("the dialog does not open");
        }
        return dialog;
    }
    void openMinimaxBeside() const {
        SearchOptions minimax = session.options();
        minimax.algorithm = Algorithm::minimax;
        session.panes().open(minimax);
        QTRY_VERIFY(!session.panes().busy());
    }
    [[nodiscard]] QString path(const QString& name) const { return folder.filePath(name); }
    /// The file that the dialog for its name suggests.
    [[nodiscard]] QString suggested() const {
        return find<QFileDialog>("exportDialog").selectedFiles().value(0);
    }
    /// Types a file's name into the dialog and presses Enter; returns what is in the file then, to
    /// whose name an ending may have been added.
    [[nodiscard]] QByteArray exported(const QString& name, const QString& ending = {}) const {
        const QSignalSpy written(&actions, &FigureActions::written);
        auto* line = find<QFileDialog>("exportDialog").findChild<QLineEdit*>();
        line->setText(path(name));
        QTest::keyClick(line, Qt::Key_Return);
        if (!QTest::qWaitFor([&written] { return written.size() == 1; })) {
            qFatal("nothing is written");
        }
        return contentOf(path(name + ending));
    }
    /// What is on the clipboard once a command has copied it.
    [[nodiscard]] const QMimeData& copiedBy(const std::function<void()>& command) const {
        const QSignalSpy copied(&actions, &FigureActions::copied);
        command();
        if (!QTest::qWaitFor([&copied] { return copied.size() == 1; })) {
            qFatal("nothing is copied");
        }
        return *QGuiApplication::clipboard()->mimeData();
    }
};

/// The drawing in what was copied.
inline QByteArray svgIn(const QMimeData& copied) {
    return copied.data(QStringLiteral("image/svg+xml"));
}

inline void clickIn(const QWidget& dialog, const char* button) {
    QTest::mouseClick(&part<QPushButton>(dialog, button), Qt::LeftButton);
}

/// Chooses an entry with the keyboard.
inline void choose(QComboBox& box, const QString& text) {
    box.setFocus();
    QTest::keyClick(&box, Qt::Key_Home);
    while (box.currentText() != text && box.currentIndex() + 1 < box.count()) {
        QTest::keyClick(&box, Qt::Key_Down);
    }
    QCOMPARE(box.currentText(), text);
}

/// Writes over the number in a field.
inline void typeOver(QSpinBox& field, const QString& number) {
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, number);
    QTest::keyClick(&field, Qt::Key_Tab);
}

} // namespace prunus
