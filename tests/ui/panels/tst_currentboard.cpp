// The board of the current node, beside what is said of the step.

#include "core/games/treeboards.h"
#include "tests/ui/panels/readygame.h"
#include "ui/panels/currentboard.h"
#include "ui/panels/paneldock.h"
#include "ui/panels/whathappened.h"

#include <QAction>
#include <QScrollArea>
#include <QStyle>

using namespace prunus;

namespace {

CurrentBoard& boardOf(const ShownWindow& shown) {
    return shown.find<CurrentBoard>("currentBoard");
}

/// Everything of the widget is in view: nothing scrolled away, nothing cut off.
bool isWhole(const QWidget& widget) {
    return widget.isVisible() && widget.visibleRegion().boundingRect() == widget.rect();
}

void gamesAndTextSizes() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("depth");
    QTest::addColumn<QString>("textSize");
    for (const char* const size : {"100", "150", "200"}) {
        QTest::addRow("tic-tac-toe, %s %%", size) << "tic-tac-toe" << 3 << size;
        QTest::addRow("Reversi, %s %%", size) << "reversi:6" << 3 << size;
        QTest::addRow("Connect Four, %s %%", size) << "connect-four" << 2 << size;
        QTest::addRow("ultimate, %s %%", size) << "ultimate-tic-tac-toe" << 1 << size;
        QTest::addRow("Nim, %s %%", size) << "nim:3:3,4,5" << 3 << size;
        QTest::addRow("a wide board, %s %%", size) << "mnk:7,1,3" << 3 << size;
    }
}

QString treeOfRow() {
    QFETCH(const QString, game);
    QFETCH(const int, depth);
    return unfoldedText(game.toStdString(), std::uint32_t(depth));
}

/// A window with a row's game, its texts as large as the row says.
struct RowsWindow : ReadyGame {
    RowsWindow() : ReadyGame(treeOfRow()) {
        QFETCH(const QString, textSize);
        find<QAction>(textSize.toLatin1().constData()).trigger();
    }
};

} // namespace

class TestCurrentBoard : public QObject {
    Q_OBJECT

  private slots:
    void itFollowsTheStep() {
        ReadyGame shown;
        const CurrentBoard& board = boardOf(shown);
        QVERIFY(isWhole(board));
        QCOMPARE(shown.text("boardCaption"), QString("O to move")); // before the first step
        QStringList captions;
        const auto last = static_cast<int>(shown.session().trace()->end().value);
        for (int step = 1; step <= last; ++step) {
            shown.press(Qt::Key_Right);
            QCOMPARE(shown.step(), step);
            const NodeId current = shown.session().moment().currentNode();
            QCOMPARE(board.node().value, current.value);
            QCOMPARE(board.board(), shown.session().boards()->at(current).get());
            captions << shown.text("boardCaption");
        }
        captions.removeDuplicates();
        captions.sort();
        QCOMPARE(captions, (QStringList{"Draw", "O to move", "O wins", "X to move", "X wins"}));
        QCOMPARE(board.node().value, GameTree::root().value);
        shown.press(Qt::Key_Left);
        QCOMPARE(board.node().value, shown.session().moment().currentNode().value);
    }

    void inANarrowPanelItStandsBelowTheText() {
        ReadyGame shown;
        shown.window.resize(800, 720);
        shown.window.resizeDocks({&shown.find<PanelDock>("whatHappenedPanel")}, {100},
                                 Qt::Horizontal);
        settle(shown.window);
        CurrentBoard& board = boardOf(shown);
        const auto& text = shown.find<QLabel>("happenedText");
        auto& card = shown.find<WhatHappened>("whatHappened");
        QTRY_VERIFY(!board.standsBeside());
        QVERIFY(board.geometry().top() > text.geometry().bottom());
        QVERIFY(board.geometry().right() <= card.width());
        QVERIFY(board.width() >= 100);
        // It can be scrolled to.
        auto& area = *shown.find<PanelDock>("whatHappenedPanel").findChild<QScrollArea*>();
        area.ensureWidgetVisible(&board);
        QVERIFY(isWhole(board) || board.height() > area.viewport()->height());
    }

    void nothingMovesFromStepToStep_data() { gamesAndTextSizes(); }
    void nothingMovesFromStepToStep() {
        RowsWindow shown;
        shown.window.resize(1280, 720);
        const CurrentBoard& board = boardOf(shown);
        const auto& caption = shown.find<QLabel>("boardCaption");
        settle(shown.window);
        // A sentence that is longer than the window is high has a scroll bar beside it.
        const int bar = shown.window.style()->pixelMetric(QStyle::PM_ScrollBarExtent);
        const QRect place(board.mapTo(&shown.window, QPoint()), board.size());
        for (int step = 0; step < 60; ++step) {
            shown.press(Qt::Key_Right);
            const auto moved = [&] {
                return place.topLeft() - board.mapTo(&shown.window, QPoint());
            };
            QTRY_VERIFY(moved().y() == 0 && moved().x() >= 0 && moved().x() <= bar);
            QTRY_COMPARE(board.size(), place.size());
            QVERIFY(caption.height() >= caption.heightForWidth(caption.width()));
        }
    }

    void itIsWholeAtEveryTextSize_data() { gamesAndTextSizes(); }
    void itIsWholeAtEveryTextSize() {
        RowsWindow shown;
        for (const QSize size : {QSize(1280, 720), QSize(1920, 1080), QSize(1280, 720)}) {
            shown.window.resize(size);
            QTRY_VERIFY(isWhole(boardOf(shown)));
            QVERIFY(std::max(boardOf(shown).width(), boardOf(shown).height()) >= 100);
        }
    }

    void theFrameOfABoardToMoveOnIsWhole() {
        ReadyGame shown(unfoldedText("ultimate-tic-tac-toe", 1));
        CurrentBoard& board = boardOf(shown);
        for (int step = 0; step < 2; ++step) { // to a1, which sends to the upper left board
            shown.press(Qt::Key_Right);
        }
        QVERIFY(board.board() != nullptr);
        QCOMPARE(board.board()->placement.sentTo, 0);
        const QImage image = board.grab().toImage();
        const QRgb around = image.pixel(image.width() - 1, 0);
        for (int k = 0; k < image.width() / 3; ++k) {
            QCOMPARE(image.pixel(k, 0), around);
        }
        for (int k = 0; k < image.height() / 3; ++k) {
            QCOMPARE(image.pixel(0, k), around);
        }
    }

    void switchedOffOrWithoutAGameItTakesNoRoom() {
        ReadyGame shown;
        auto& panel = shown.find<PanelDock>("whatHappenedPanel");
        settle(shown.window);
        const int with = panel.idealHeight();
        shown.find<QAction>("showBoards").trigger();
        QVERIFY(boardOf(shown).isHidden() && shown.find<QLabel>("boardCaption").isHidden());
        QTRY_VERIFY(panel.idealHeight() < with);
        const int without = panel.idealHeight();
        shown.find<QAction>("showBoards").trigger();
        QTRY_VERIFY(isWhole(boardOf(shown)));
        QTRY_COMPARE(panel.idealHeight(), with);
        shown.window.openText("[[3,12,8],[2,4,6],[14,5,2]]", "no game");
        QTRY_VERIFY(boardOf(shown).isHidden() && boardOf(shown).board() == nullptr);
        QVERIFY(shown.find<QLabel>("boardCaption").isHidden());
        QTRY_COMPARE(panel.idealHeight(), without);
    }

    void aScreenReaderIsToldThePosition() {
        ReadyGame shown;
        shown.press(Qt::Key_Right);
        shown.press(Qt::Key_Right);
        const CurrentBoard& board = boardOf(shown);
        QCOMPARE(board.accessibleName(), QString("Board of the current node"));
        QCOMPARE(board.accessibleDescription(), QString("O on a2. X to move"));
    }

    void itIsThereInFullScreen() {
        ReadyGame shown;
        shown.press(Qt::Key_F11);
        QTRY_VERIFY(shown.window.isFullScreen());
        QTRY_VERIFY(isWhole(boardOf(shown)));
        shown.press(Qt::Key_F11);
        QTRY_VERIFY(!shown.window.isFullScreen());
        QTRY_VERIFY(isWhole(boardOf(shown)));
    }
};

QTEST_MAIN(TestCurrentBoard)
#include "tst_currentboard.moc"
