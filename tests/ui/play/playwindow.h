#pragma once

#include "core/games/namedgame.h"
#include "core/games/playing.h"
#include "tests/ui/play/boardtouch.h"
#include "tests/ui/shownwindow.h"
#include "ui/play/playdialog.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

/// A window with Game ▸ Play open.
struct PlayWindow : ShownWindow {
    prunus::PlayDialog* dialog = nullptr;

    PlayWindow() {
        press(Qt::Key_J, Qt::ControlModifier);
        dialog = window.findChild<prunus::PlayDialog*>();
        QVERIFY(dialog != nullptr && QTest::qWaitForWindowActive(dialog));
    }
    /// The game begins here; the user moves, and the program replies or is another user.
    explicit PlayWindow(const QString& game, bool programReplies = true) : PlayWindow() {
        playFrom(game, programReplies);
    }
    void playFrom(const QString& game, bool programReplies = true) const {
        dialog->playFrom(prunus::gameNamed(game.toStdString()).value(), false, programReplies);
    }
    [[nodiscard]] prunus::BoardWidget& board() const { return boardIn(*dialog); }
    [[nodiscard]] QString said() const { return part<QLabel>(*dialog, "playSaid").text(); }
    [[nodiscard]] QString noted() const { return part<QLabel>(*dialog, "playNoted").text(); }
    [[nodiscard]] prunus::PlayedMoves& moves() const {
        return part<prunus::PlayedMoves>(*dialog, "moveList");
    }
    [[nodiscard]] QString cell(int row, int column) const {
        return plain(moves().item(row, column)->text());
    }
    [[nodiscard]] std::size_t length() const { return dialog->record().length(); }
    void click(const char* button) const {
        QTest::mouseClick(&part<QPushButton>(*dialog, button), Qt::LeftButton);
    }
    void chooseIn(const char* box, int index) const {
        choose(part<QComboBox>(*dialog, box), index);
    }
    void setDepth(int depth) const {
        typeNumber(part<QSpinBox>(*dialog, "playDepthSecond"), depth);
    }
    void type(const QString& move) const {
        board().setFocus();
        QTest::keyClicks(&board(), move);
    }
    /// The first move of a game is made, and the program has answered it.
    void begin(std::uint32_t square) const {
        clickSquare(board(), square);
        QTRY_COMPARE_WITH_TIMEOUT(length(), std::size_t{2}, 30'000);
    }
    [[nodiscard]] bool isUsersTurn() const {
        return board().use() == prunus::BoardWidget::Use::play ||
               prunus::hasEnded(dialog->record().position());
    }
};

/// A search that does not end while anyone waits.
inline void beginALongSearch(const PlayWindow& shown) {
    shown.chooseIn("gameKind", 2); // Connect Four
    shown.chooseIn("playAlgorithmSecond", int(prunus::Algorithm::minimax));
    shown.setDepth(40);
    clickSquare(shown.board(), 3);
    QTRY_VERIFY(shown.dialog->thinks());
}
