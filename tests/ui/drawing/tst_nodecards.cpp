#include "tests/rows.h"
#include "tests/ui/drawing/gamescene.h"
#include "tests/ui/drawing/painted.h"
#include "tests/ui/look/pixels.h"
#include "ui/drawing/cardroom.h"
#include "ui/drawing/edgerow.h"
#include "ui/drawing/joinedring.h"
#include "ui/drawing/treelabels.h"

#include <QTest>
#include <set>

using namespace prunus;

namespace {

const QRectF area(0, 0, 1200, 800);

std::vector<DrawnNode> nodesOf(const LabelledTree& frame) {
    std::vector<DrawnNode> all;
    for (const auto& row : frame.nodes) {
        all.insert(all.end(), row.begin(), row.end());
    }
    return all;
}

std::size_t cardsIn(const LabelledTree& frame) {
    return static_cast<std::size_t>(std::ranges::count_if(
        nodesOf(frame), [](const DrawnNode& node) { return node.card.presence > 0; }));
}

bool overlap(const QRectF& a, const QRectF& b) {
    return a.adjusted(0.5, 0.5, -0.5, -0.5).intersects(b);
}

/// A card that lies on another, on another node's shape, or under a label.
QString firstCollision(const LabelledTree& frame) {
    const std::vector<DrawnNode> all = nodesOf(frame);
    for (const DrawnNode& node : all) {
        if (node.card.presence == 0) {
            continue;
        }
        for (const DrawnNode& other : all) {
            if (other.where.node != node.where.node && overlap(node.card.rect, wholeOf(other))) {
                return QStringLiteral("cards of %1 and %2")
                    .arg(node.where.node.value)
                    .arg(other.where.node.value);
            }
        }
        for (const Label& label : frame.labels) {
            if (label.kind != Label::Kind::band && overlap(node.card.rect, label.rect)) {
                return label.text() +
                       QStringLiteral(" on the card of %1").arg(node.where.node.value);
            }
        }
    }
    return {};
}

int pixelsOf(const QImage& image, const QRectF& rect, const QColor& colour) {
    return pixelsWhere(rect.toAlignedRect() & image.rect(),
                       [&](int x, int y) { return image.pixel(x, y) == colour.rgb(); });
}

} // namespace

/// Boards under the nodes of games' trees.
class TestNodeCards : public QObject {
    Q_OBJECT

  private slots:
    void everyNodeShowsItsBoardWhereThereIsRoom() {
        GameScene game(lateGame);
        QCOMPARE(game.scene.tree.nodeCount(), 34U);
        const LabelledTree frame = labelledTree(game.at(game.end(), area), area);
        QCOMPARE(cardsIn(frame), std::size_t(34));
        for (const DrawnNode& node : nodesOf(frame)) {
            QVERIFY(area.contains(node.card.rect));
            QVERIFY(node.card.rect.width() > 26);
        }
    }

    void noneIsShownWithoutRoomOrWhenSwitchedOff() {
        GameScene game(lateGame);
        const QRectF small(0, 0, 420, 300);
        TreePicture picture = game.at(game.end(), small);
        QCOMPARE(cardsIn(labelledTree(picture, small)), std::size_t(0));
        picture = game.at(game.end(), area);
        picture.boards = nullptr;
        QCOMPARE(cardsIn(labelledTree(picture, area)), std::size_t(0));
    }

    void aTreeThatIsNoGamesHasNone() {
        Scene scene(figure52);
        TreeBoards boards({std::shared_ptr<const GameTree>(), &scene.tree});
        QVERIFY(!boards.any());
        QVERIFY(boards.at(NodeId{1}) == nullptr);
    }

    void nothingLiesOnABoard_data() {
        const Rows<QString, int> row("game", "depth");
        row("a late game of tic-tac-toe", QString::fromStdString(lateGame), 9);
        row("tic-tac-toe", "tic-tac-toe", 4);
        row("Connect Four", "connect-four", 3);
        row("Reversi", "reversi:6", 4);
        row("ultimate", "ultimate-tic-tac-toe", 2);
        row("Nim", "nim:3:2,3", 9);
        row("a wide board", "mnk:7,1,3", 3);
    }
    void nothingLiesOnABoard() {
        QFETCH(QString, game);
        QFETCH(int, depth);
        GameScene shown(game.toStdString(), depth);
        const std::uint32_t nodes = shown.scene.tree.nodeCount();
        std::size_t cards = 0;
        for (double zoom = 1; zoom < 200; zoom *= 1.17) {
            for (const std::uint32_t step : {7U, shown.end().value / 3, shown.end().value}) {
                for (const std::uint32_t n : {0U, nodes / 3, nodes - 1}) {
                    const TreePicture picture = shown.at(Step{step}, area, zoom, NodeId{n});
                    const LabelledTree frame = labelledTree(picture, area);
                    const QString collision = firstCollision(frame);
                    QVERIFY2(collision.isEmpty(), qPrintable(QStringLiteral("zoom %1, step %2: %3")
                                                                 .arg(zoom)
                                                                 .arg(step)
                                                                 .arg(collision)));
                    cards += cardsIn(frame);
                }
            }
        }
        QVERIFY(cards > 100);
    }

    void boardsGrowEvenlyWithTheZoom() {
        GameScene game("tic-tac-toe", 4);
        double last = 0;
        double lastPresence = 0;
        for (double zoom = 1; zoom < 3000; zoom *= 1.02) {
            const TreePicture picture = game.at(Step{9}, area, zoom, NodeId{30});
            const NodeCard card = drawn(picture, NodeId{30}).card;
            const double width = card.presence > 0 ? card.rect.width() : 0;
            QVERIFY(width >= last - 1e-9);
            // It appears while it is small and faint, and has no leap from there on.
            QVERIFY(last > 0 ? width < last * 1.1 : width < 29);
            QVERIFY(card.presence >= lastPresence);
            QVERIFY(card.presence - lastPresence < 0.35);
            last = width;
            lastPresence = card.presence;
        }
        QVERIFY(last > 300);
        QCOMPARE(lastPresence, 1.0);
    }

    void shapesLeaveBoardsMoreOfTheRoom() {
        double last = 0;
        for (double gap = 20; gap < 1280; gap *= 1.01) {
            const double scale = greatestScaleWithBoards(gap, 1);
            QVERIFY(scale >= last);
            QVERIFY(last == 0 || scale - last < 0.03);
            last = scale;
        }
        QCOMPARE(greatestScaleWithBoards(fullRowGap, 1), 1.0);
        QVERIFY(last < 3);
    }

    void nothingMovesFromStepToStep() {
        GameScene game(lateGame);
        const TreePicture first = game.at(Step{0}, area);
        std::vector<QRectF> rects;
        for (std::uint32_t n = 0; n < 34; ++n) {
            rects.push_back(drawn(first, NodeId{n}).card.rect);
        }
        for (std::uint32_t t = 1; t <= game.end().value; ++t) {
            const TreePicture picture = game.at(Step{t}, area);
            for (std::uint32_t n = 0; n < 34; ++n) {
                QCOMPARE(drawn(picture, NodeId{n}).card.rect, rects[n]);
            }
        }
    }

    void theRingGoesAroundShapeAndBoard() {
        GameScene game(lateGame);
        const DrawnNode node = drawn(game.at(Step{1}, area), GameTree::root());
        const QPainterPath ring = ringAround(node, 0);
        QVERIFY(ring.contains(outline(node.shape).translated(node.where.centre)));
        QVERIFY(ring.contains(node.card.rect.adjusted(1, 1, -1, -1)));
        QCOMPARE(ring.toSubpathPolygons().size(), 1); // one line, without an inner one
    }

    void aRingIsTheUnionOfItsParts_data() {
        const Rows<QRectF, QRectF> row("shape", "card");
        const QRectF shape(60, 20, 80, 60);
        row("a wide card", shape, QRectF(30, 70, 140, 120));
        row("one as wide as the shape", shape, QRectF(60, 70, 80, 100));
        row("a narrow one", shape, QRectF(75, 60, 50, 120));
        row("one whose corner is crossed", shape, QRectF(64, 62, 72, 90));
        row("one that barely touches", shape, QRectF(30, 79, 140, 80));
        row("a low one", shape, QRectF(0, 70, 200, 14));
        row("a circle above", QRectF(70, 20, 60, 60), QRectF(40, 70, 120, 100));
    }
    void aRingIsTheUnionOfItsParts() {
        QFETCH(QRectF, shape);
        QFETCH(QRectF, card);
        constexpr double round = 8;
        const QPainterPath ring = joinedRing(shape, card, round);
        QPainterPath upper;
        upper.addRoundedRect(shape, shape.height() / 2, shape.height() / 2);
        QPainterPath lower;
        lower.addRoundedRect(card, round, round);
        const QPainterPath expected = upper.united(lower);
        QCOMPARE(ring.toSubpathPolygons().size(), 1);
        int inside = 0;
        for (double y = 5.5; y < 220; y += 1) {
            for (double x = -4.5; x < 210; x += 1) {
                // Curves become lines in the union: what lies within half a pixel is either.
                const QRectF around(x - 0.5, y - 0.5, 1, 1);
                if (expected.contains(around) || !expected.intersects(around)) {
                    QCOMPARE(ring.contains(QPointF(x, y)), expected.contains(QPointF(x, y)));
                    inside += expected.contains(around) ? 1 : 0;
                }
            }
        }
        QVERIFY(inside > 2000);
    }

    void cardsOfNearlyOneSizeAreOfOneSize() {
        GameScene game(lateGame);
        const TreePicture picture = game.at(game.end(), area);
        VisibleNode node = visibleNode(picture, NodeId{1});
        const NodeShape shape = naturalShape(node.kind, node.scale);
        std::set<double> widths;
        for (node.gap = 52; node.gap < 72; node.gap += 0.1) {
            const NodeCard card = cardOf(picture, node, shape);
            const double cell = card.boardRect.width() / 3;
            QCOMPARE(2 * cell, std::round(2 * cell));
            QVERIFY(card.rect.width() <= 0.9 * node.gap);
            QVERIFY(card.rect.width() > 0.9 * node.gap - 11);
            widths.insert(card.rect.width());
        }
        QVERIFY(widths.size() > 3 && widths.size() < 10);
    }

    void everyStateColoursTheBoard() {
        GameScene game(lateGame);
        // At the fourth step: A, B and a leaf are searched, the rest is not reached.
        const TreePicture picture = game.at(Step{4}, area, 2, GameTree::root());
        const QImage image = painted(picture, area);
        const Theme& theme = *picture.theme;
        const QRectF root = drawn(picture, GameTree::root()).card.rect;
        QVERIFY(pixelsOf(image, root, theme.max.line) > 20);
        const NodeId later = game.scene.tree.children(GameTree::root())[1];
        const QRectF grey = drawn(picture, later).card.rect;
        QVERIFY(pixelsOf(image, grey, theme.notReached.line) > 20);
        QCOMPARE(pixelsOf(image, grey, theme.max.line), 0);
    }

    void aCutBoardIsHatched() {
        GameScene game(lateGame);
        const TreePicture picture = game.at(game.end(), area);
        const QImage image = painted(picture, area);
        int cut = 0;
        for (const DrawnNode& node : nodesOf(labelledTree(picture, area))) {
            if (node.where.state == NodeState::cut) {
                ++cut;
                QVERIFY(pixelsOf(image, node.card.rect, picture.theme->cutHatch) > 10);
                QVERIFY(pixelsOf(image, node.card.rect, picture.theme->cut.line) > 10);
            }
        }
        QVERIFY(cut > 2);
    }

    void slashesAreClearOfBoards() {
        for (double gap = 40; gap < 1280; gap *= 1.05) {
            if (cardDepth(gap, 1) == 0) {
                QCOMPARE(clearOfCards(0.5, gap, 1), 0.5);
                continue;
            }
            const double at = clearOfCards(0.5, gap, 1) * gap;
            const double head = 26 * greatestScaleWithBoards(gap, 1);
            // Once a card is whole, the slash is below it and above the next shape.
            if (cardPresence(cardDepth(gap, 1)) == 1) {
                QVERIFY(at > head + cardDepth(gap, 1));
                QVERIFY(at < gap - head);
            }
        }
    }
};

QTEST_MAIN(TestNodeCards)
#include "tst_nodecards.moc"
