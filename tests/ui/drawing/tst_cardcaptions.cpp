#include "tests/ui/drawing/gamescene.h"
#include "ui/drawing/cardroom.h"
#include "ui/drawing/treelabels.h"

#include <QTest>
#include <set>

using namespace prunus;

namespace {

const QRectF area(0, 0, 1200, 800);

} // namespace

/// What stands under the boards: how play ended, and passes.
class TestCardCaptions : public QObject {
    Q_OBJECT

  private slots:
    void endsOfGamesSayWhoWon() {
        GameScene game(lateGame);
        const TreePicture picture = game.at(game.end(), area);
        const GameTree& tree = game.scene.tree;
        QStringList captions;
        for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
            const QString caption = drawn(picture, NodeId{n}).card.caption;
            QCOMPARE(caption.isEmpty(), !tree.isLeaf(NodeId{n}));
            if (tree.isLeaf(NodeId{n})) {
                const Value value = tree.staticValue(NodeId{n});
                QCOMPARE(caption, value > 0 ? "X wins" : value < 0 ? "O wins" : "Draw");
            }
            captions << caption;
        }
        QVERIFY(captions.contains("X wins") && captions.contains("O wins") &&
                captions.contains("Draw"));
    }

    void whatAnUnreadLeafIsWorthIsNotTold() {
        GameScene game(lateGame);
        TreePicture picture = game.at(Step{0}, area);
        picture.hideUnreadLeaves = true;
        for (std::uint32_t n = 0; n < game.scene.tree.nodeCount(); ++n) {
            const NodeCard card = drawn(picture, NodeId{n}).card;
            QVERIFY(card.caption.isEmpty());
            QCOMPARE(card.showsResult, !game.scene.tree.isLeaf(NodeId{n}));
        }
    }

    void aPassSaysSo() {
        GameScene game("reversi:4@xo../..../..../....:o", 2);
        const NodeId passed = game.scene.tree.children(GameTree::root())[0];
        const NodeCard card = drawn(game.at(Step{0}, area, 3, passed), passed).card;
        QVERIFY(card.board->passed);
        QVERIFY(card.caption.contains("pass"));
    }

    void theMoveAfterAPassIsNamed() {
        GameScene game("reversi:4@ooo./xxox/xxx./xxxx:o");
        const NodeId passed = game.scene.tree.children(GameTree::root())[0];
        const NodeId next = game.scene.tree.children(passed)[0];
        for (double zoom = 1; zoom < 20; zoom *= 1.1) {
            const TreePicture picture = game.at(game.end(), area, zoom, passed);
            const NodeCard card = drawn(picture, passed).card;
            QVERIFY(card.board->passed && card.presence > 0);
            if (!area.contains(pixelOf(picture, next))) {
                continue;
            }
            const std::vector<Label> labels = layoutLabels(picture, area);
            const auto named = std::ranges::find_if(labels, [&](const Label& label) {
                return label.kind == Label::Kind::move && label.node == next;
            });
            QVERIFY2(named != labels.end(), qPrintable(QString::number(zoom)));
            QCOMPARE(named->text(), "d1");
        }
    }

    void aCaptionMakesACardNoDeeper() {
        GameScene game("reversi:4@ooo./xxox/xxx./xxxx:o");
        const NodeId passed = game.scene.tree.children(GameTree::root())[0];
        for (double gap = 60; gap < 1280; gap *= 1.03) {
            for (const bool exact : {false, true}) {
                TreePicture picture = game.at(game.end(), area);
                picture.view.rowGap = gap;
                picture.exactShapes = exact;
                const NodeCard with = drawn(picture, passed).card;
                const NodeCard without = drawn(picture, GameTree::root()).card;
                QVERIFY(with.rect.height() <= cardDepth(gap, 1) + 1e-9);
                QCOMPARE(with.presence, without.presence);
                QCOMPARE(with.usualSide, without.usualSide);
            }
        }
    }

    void aBoardWhereTheGameEndsIsAsLargeAsItsSiblings() {
        GameScene game(lateGame);
        for (double gap = 80; gap < 1280; gap *= 1.03) {
            TreePicture picture = game.at(game.end(), area);
            picture.view.rowGap = gap;
            std::set<double> widths;
            for (std::uint32_t n = 0; n < game.scene.tree.nodeCount(); ++n) {
                VisibleNode node = visibleNode(picture, NodeId{n});
                node.gap = 2 * gap;
                const NodeShape shape = naturalShape(node.kind, node.scale);
                widths.insert(cardOf(picture, node, shape).boardRect.width());
            }
            QCOMPARE(widths.size(), std::size_t(1));
        }
    }

    void captionsOfSiblingsLeaveMovesTheirNames() {
        GameScene game(lateGame);
        const QRectF small(0, 0, 847, 497);
        const std::vector<Label> labels = layoutLabels(game.at(Step{4}, small), small);
        const auto moves = std::ranges::count_if(
            labels, [](const Label& label) { return label.kind == Label::Kind::move; });
        QCOMPARE(moves, 33); // of all nodes but the root
    }

    void captionsShrinkToAMark() {
        GameScene game("reversi:4@xxxx/xxxx/xxxx/oxx.:o", 1);
        const NodeId end = game.scene.tree.children(GameTree::root())[0];
        QStringList seen;
        for (double zoom = 0.2; zoom < 40; zoom *= 1.1) {
            TreePicture picture = game.at(Step{0}, area);
            picture.view.rowGap = 160 * std::max(zoom, 1.0);
            const VisibleNode node = visibleNode(picture, end);
            VisibleNode narrow = node;
            narrow.gap = 60 * zoom;
            const NodeCard card = cardOf(picture, narrow, naturalShape(narrow.kind, narrow.scale));
            if (card.presence > 0 && (seen.empty() || seen.back() != card.caption)) {
                seen << card.caption;
            }
        }
        QVERIFY2(seen.size() >= 3, qPrintable(seen.join(" | ")));
        QVERIFY(seen.front().size() < seen.back().size());
        QVERIFY2(seen.back().contains("wins by"), qPrintable(seen.back()));
    }
};

QTEST_MAIN(TestCardCaptions)
#include "tst_cardcaptions.moc"
