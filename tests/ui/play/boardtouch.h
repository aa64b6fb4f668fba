#pragma once

#include "tests/ui/shownwindow.h"
#include "ui/play/boardwidget.h"

/// The board of a dialog, as hands touch it.
inline prunus::BoardWidget& boardIn(const QObject& dialog) {
    return part<prunus::BoardWidget>(dialog, "board");
}

inline void clickSquare(prunus::BoardWidget& board, std::uint32_t square) {
    QTest::mouseClick(&board, Qt::LeftButton, {}, board.rectOf({square, {}}).center().toPoint());
}

inline void clickCounter(prunus::BoardWidget& board, std::uint32_t heap, std::uint32_t counter) {
    QTest::mouseClick(&board, Qt::LeftButton, {},
                      board.rectOf({0, {heap, counter}}).center().toPoint());
}

/// What lies on the board: `x`, `o` and `.` row by row; in Nim the heaps.
inline QString lying(const prunus::BoardWidget& board) {
    QString text;
    for (const prunus::Mark mark : board.board().placement.squares) {
        text += mark == prunus::Mark::first ? u'x' : mark == prunus::Mark::second ? u'o' : u'.';
    }
    QStringList heaps;
    for (const std::uint8_t heap : board.board().placement.heaps) {
        heaps << QString::number(heap);
    }
    return text + heaps.join(u',');
}

/// A count without the separators of the locale.
inline QString plain(QString text) {
    return text.remove(u',');
}

/// Chooses a box's entry with the keyboard.
inline void choose(QComboBox& box, int index) {
    box.setFocus();
    QTest::keyClick(&box, Qt::Key_Home);
    for (int i = 0; i < index; ++i) {
        QTest::keyClick(&box, Qt::Key_Down);
    }
}

/// Types a number into a field.
inline void typeNumber(QSpinBox& box, int number) {
    box.setFocus();
    box.selectAll();
    QTest::keyClicks(&box, QString::number(number));
    QTest::keyClick(&box, Qt::Key_Tab);
}
