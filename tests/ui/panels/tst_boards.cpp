// Boards in the window: shown, switched off, told in words, and in figures.

#include "core/games/treeboards.h"
#include "tests/rows.h"
#include "tests/ui/panels/readygame.h"
#include "ui/canvas/minimap.h"
#include "ui/figures/figure.h"
#include "ui/session/editing.h"
#include "ui/session/positionwords.h"

#include <QAccessible>
#include <QAction>
#include <QEnterEvent>
#include <QImage>
#include <QPainter>

using namespace prunus;

namespace {

QImage drawn(const Figure& figure) {
    QImage image(figure.size(), QImage::Format_RGB32);
    QPainter painter(&image);
    figure.paint(painter);
    return image;
}

} // namespace

class TestBoards : public QObject {
    Q_OBJECT

  private slots:
    void theWindowShowsThemAndSwitchesThemOff() {
        ReadyGame shown;
        auto& action = shown.find<QAction>("showBoards");
        QVERIFY(action.isEnabled() && action.isChecked());
        QVERIFY(shown.showsBoard(GameTree::root()));
        const QImage with = shown.canvas().grab().toImage();
        action.trigger();
        QVERIFY(!shown.showsBoard(GameTree::root()));
        QVERIFY(shown.canvas().grab().toImage() != with);
        action.trigger();
        QCOMPARE(shown.canvas().grab().toImage(), with);
    }

    void theMinimapDoesNotCoverTheCurrentBoard_data() {
        QTest::addColumn<int>("zoom");
        QTest::newRow("a small one") << 3;
        QTest::newRow("a large one") << 8;
    }
    void theMinimapDoesNotCoverTheCurrentBoard() {
        QFETCH(int, zoom);
        ReadyGame shown;
        TreeCanvas& canvas = shown.canvas();
        canvas.setSmooth(false);
        for (int k = 0; k < zoom; ++k) {
            shown.press(Qt::Key_Plus, Qt::ControlModifier);
        }
        int boards = 0;
        const auto last = static_cast<int>(shown.session().trace()->end().value);
        for (int step = 1; step <= last; ++step) {
            shown.press(Qt::Key_Right);
            const NodeId current = shown.session().moment().currentNode();
            QVERIFY(canvas.minimap().isVisible());
            QVERIFY(!canvas.nodeArea(current).intersects(QRectF(canvas.minimap().geometry())));
            boards += shown.showsBoard(current) ? 1 : 0;
        }
        QVERIFY(boards > last / 2);
    }

    void aStepBringsTheWholeBoardIntoView() {
        ReadyGame shown;
        TreeCanvas& canvas = shown.canvas();
        canvas.setSmooth(false);
        canvas.setMinimap(false);
        const QRectF area(canvas.rect());
        while (canvas.nodeArea(GameTree::root()).height() < 0.6 * area.height()) {
            shown.press(Qt::Key_Plus, Qt::ControlModifier);
        }
        int moves = 0;
        const auto last = static_cast<int>(shown.session().trace()->end().value);
        for (int step = 1; step <= last; ++step) {
            const View before = canvas.view();
            shown.press(Qt::Key_Right);
            const NodeId current = shown.session().moment().currentNode();
            const QRectF whole = canvas.nodeArea(current);
            QVERIFY(shown.showsBoard(current));
            QVERIFY2(area.contains(whole), qPrintable(QString::number(step)));
            const QPointF by = canvas.view().origin - before.origin;
            moves += by.isNull() ? 0 : 1;
            // With its ring, which stands out farthest above, it was not whole in view before.
            const QRectF ringed = whole.translated(-by).adjusted(-20, -80, 20, 20);
            QVERIFY(by.isNull() || !area.contains(ringed));
        }
        QVERIFY(moves > 2 && moves < last);
    }

    void aClosedMinimapShowsWhatLiesBelowAndIsBroughtBack() {
        ReadyGame shown;
        shown.canvas().setSmooth(false);
        shown.press(Qt::Key_Plus, Qt::ControlModifier);
        shown.press(Qt::Key_Plus, Qt::ControlModifier);
        Minimap& map = shown.canvas().minimap();
        QTRY_VERIFY(map.isVisible());
        QEnterEvent enter({10, 10}, {10, 10}, map.mapToGlobal(QPointF(10, 10)));
        QCoreApplication::sendEvent(&map, &enter);
        QTest::mouseClick(&part<QToolButton>(map, "closeMinimap"), Qt::LeftButton);
        QVERIFY(!map.isVisible());
        QVERIFY(!shown.find<QAction>("showMinimap").isChecked());
        shown.find<QAction>("showMinimap").trigger();
        QVERIFY(map.isVisible());
    }

    void otherTreesHaveNoneAndNothingToSwitch() {
        ShownWindow shown;
        QVERIFY(!shown.find<QAction>("showBoards").isEnabled());
        QVERIFY(shown.window.findChild<TreeCanvas*>()->session().boards() == nullptr);
    }

    void aClickOnABoardSelectsItsNode() {
        ReadyGame shown;
        for (const std::uint32_t n : {0U, 3U, 9U, 33U}) {
            const QRectF whole = shown.canvas().nodeArea(NodeId{n});
            QVERIFY(QRectF(shown.canvas().rect()).contains(whole));
            QTest::mouseClick(&shown.canvas(), Qt::LeftButton, {},
                              QPointF(whole.center().x(), whole.bottom() - 6).toPoint());
            QCOMPARE(shown.session().selection().value, n);
        }
    }

    void positionsAreSpoken() {
        ReadyGame shown;
        const Session& session = shown.session();
        QCOMPARE(positionWords(session, GameTree::root()), QString("O to move"));
        const NodeId first = session.document()->tree.at(std::vector<std::uint32_t>{0});
        QCOMPARE(positionWords(session, first), QString("O on a2. X to move"));
        const NodeId won = session.document()->tree.at(std::vector<std::uint32_t>{0, 0});
        QCOMPARE(positionWords(session, won), QString("X on c2. X wins"));
        QCOMPARE(QString::fromStdString(session.document()->names.of(first)), QString("a2"));
        shown.session().select(first);
        QCOMPARE(shown.text("storyLine"), QString("O on a2. X to move"));
        shown.session().setHideUnreadLeaves(true);
        QCOMPARE(positionWords(session, won), QString("X on c2"));
        QAccessibleInterface* tree = QAccessible::queryAccessibleInterface(&shown.canvas());
        QVERIFY(tree != nullptr && tree->childCount() > 0);
        QVERIFY(tree->child(0)->text(QAccessible::Description).contains("O to move"));
    }

    /// There O on a2 loses to X on c2. Other values are the user's business, and told.
    void aValueThatTheBoardContradictsIsTold() {
        ReadyGame shown;
        const NodeId won = shown.session().document()->tree.at(std::vector<std::uint32_t>{0, 0});
        QVERIFY(!shown.session().editing().perform(SetValue{won, -5}));
        QCOMPARE(positionWords(shown.session(), won),
                 QString("X on c2. X wins. That is worth 1, but its value here is −5"));
        QCOMPARE(shown.session().selection(), won);
        QCOMPARE(shown.text("storyLine"), positionWords(shown.session(), won));
        QVERIFY(shown.session().boards() != nullptr); // which stay
        shown.session().setHideUnreadLeaves(true);
        QCOMPARE(positionWords(shown.session(), won), QString("X on c2"));
        shown.session().setHideUnreadLeaves(false);
        QVERIFY(!shown.session().editing().perform(SetValue{won, 1}));
        QCOMPARE(positionWords(shown.session(), won), QString("X on c2. X wins"));
    }

    void anUnknownGameIsSaidAndShowsNoBoards_data() {
        const Rows<QString, QString> row("game", "said");
        row("no game", "shogi", "is not known");
        row("another's move", "tic-tac-toe@x../.../...:o", "is not the one who moves at the root");
    }
    void anUnknownGameIsSaidAndShowsNoBoards() {
        QFETCH(QString, game);
        QFETCH(QString, said);
        ReadyGame shown(QStringLiteral(R"({"format": "prunus-tree", "version": 1, "game": "%1",
            "tree": [[3, 12, 8], [2, 4, 6], [14, 5, 2]]})")
                            .arg(game));
        QVERIFY(shown.session().boards() == nullptr);
        QVERIFY(!shown.showsBoard(GameTree::root()));
        QCOMPARE(shown.session().document()->notices.size(), 1);
        QVERIFY(shown.session().document()->notices.front().contains(said));
    }

    void figuresHoldThem() {
        ReadyGame shown;
        const Session& session = shown.session();
        FigureStyle style;
        const Figure with(*session.document(), *session.trace(), session.trace()->end(), style);
        style.showBoards = false;
        const Figure without(*session.document(), *session.trace(), session.trace()->end(), style);
        QVERIFY(with.picture().boards != nullptr && without.picture().boards == nullptr);
        QVERIFY(with.size().height() > without.size().height() + 30);
        // The last row's boards lie within the figure, and nothing touches its lower edge.
        const QImage image = drawn(with);
        for (int x = 0; x < image.width(); ++x) {
            QCOMPARE(image.pixel(x, image.height() - 1), QColor(Qt::white).rgb());
        }
        QVERIFY(image != drawn(without));
    }
};

QTEST_MAIN(TestBoards)
#include "tst_boards.moc"
