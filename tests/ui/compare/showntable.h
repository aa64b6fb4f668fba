#pragma once

#include "tests/ui/shownwindow.h"
#include "ui/compare/tallydialog.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>

namespace prunus {

/// The window with its table of all algorithms, and what a hand does there.
struct ShownTable : ShownWindow {
    TallyDialog* dialog = nullptr;

    ShownTable() {
        find<QAction>("showTally").trigger();
        dialog = window.findChild<TallyDialog*>();
        QVERIFY(ready());
    }
    [[nodiscard]] QTableView& table() const { return part<QTableView>(*dialog, "tallyTable"); }
    /// Only what has the focus of an active window can lose it, and so take what is typed.
    [[nodiscard]] bool ready() const {
        return QTest::qWaitForWindowActive(dialog) && QTest::qWaitFor([this] {
                   return table().model()->rowCount() == int(everyAlgorithm.size()) + 1;
               });
    }
    /// The row that begins with this name, without times, its cells with spaces between them.
    [[nodiscard]] QString row(const QString& name) const {
        return cells(name).first(int(TallyColumn::time)).join(u' ');
    }
    [[nodiscard]] QStringList cells(const QString& name) const {
        for (const QString& line : dialog->copied().split(u'\n')) {
            if (line.startsWith(name + u'\t')) {
                return line.split(u'\t');
            }
        }
        return QStringList(tallyColumns);
    }
    void chooseGame(const QString& game, int depth) const {
        part<QComboBox>(*dialog, "tallyKind").setCurrentIndex(1);
        part<QSpinBox>(*dialog, "tallyDepth").setValue(depth);
        auto& field = part<QComboBox>(*dialog, "tallyGame");
        field.setFocus();
        // The window manager may still be about to give the focus to the main window.
        const auto focused = [&] {
            dialog->activateWindow();
            return field.hasFocus();
        };
        if (!QTest::qWaitFor(focused)) {
            qFatal("the dialog does not get the focus");
        }
        field.lineEdit()->selectAll();
        QTest::keyClicks(field.lineEdit(), game);
        QTest::keyClick(field.lineEdit(), Qt::Key_Tab);
    }
    [[nodiscard]] bool ended() const {
        return QTest::qWaitFor(
            [this] { return !part<QPushButton>(*dialog, "stopTally").isVisible(); }, 60'000);
    }
    [[nodiscard]] QString said() const { return part<QLabel>(*dialog, "tallySaid").text(); }
    [[nodiscard]] QLabel& fault() const { return part<QLabel>(*dialog, "tallyFault"); }
    [[nodiscard]] QString about() const { return part<QLabel>(*dialog, "tallyAbout").text(); }
    void click(int row) const {
        const QRect cell = table().visualRect(table().model()->index(row, 0));
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, cell.center());
    }
};

} // namespace prunus
