// Nodes of games' trees, found by the moves that they are called by.

#include "core/find/movepath.h"
#include "core/formats/importtree.h"
#include "core/games/unfold.h"
#include "core/notation/readtree.h"
#include "core/tree/displayname.h"

#include <QTest>

using namespace prunus;

class TestMovePath : public QObject {
    Q_OBJECT

  private slots:
    void findsWhatNamesSay_data();
    void findsWhatNamesSay();
    void finds_data();
    void finds();
};

void TestMovePath::findsWhatNamesSay_data() {
    QTest::addColumn<QString>("game");
    QTest::newRow("letters and digits") << "tic-tac-toe@xox/.o./..x:o";
    QTest::newRow("numbers") << "connect-four:3,2,2";
    QTest::newRow("heaps") << "nim:2:1,2";
    QTest::newRow("passes") << "reversi:4@xo../..../..../....:o";
}

/// Names of up to four moves hold them all.
void TestMovePath::findsWhatNamesSay() {
    QFETCH(const QString, game);
    UnfoldWish wish;
    wish.depth = 4;
    const GameTree tree = unfold(gameNamed(game.toStdString()).value(), wish).value().tree;
    const DisplayNames names(tree);
    QVERIFY(tree.nodeCount() > 1);
    for (std::uint32_t n = 1; n < tree.nodeCount(); ++n) {
        QCOMPARE(nodeByMoves(tree, names.of(NodeId{n})).value, n);
    }
}

void TestMovePath::finds_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<quint32>("node");
    const quint32 none = noNode.value;
    QTest::newRow("one move") << "e4" << 1U;
    QTest::newRow("capitals do not count") << "E4 C5" << 3U;
    QTest::newRow("more spaces") << "  e4   e5 " << 4U;
    QTest::newRow("the second child") << "d4" << 2U;
    QTest::newRow("a move that is not there") << "e4 d5" << none;
    QTest::newRow("a move beyond a leaf") << "d4 d5" << none;
    QTest::newRow("the beginning of a move") << "e" << none;
    QTest::newRow("the first is not there") << "c5" << none;
    QTest::newRow("nothing") << "" << none;
    QTest::newRow("a move with a blank") << "e4 stand pat" << 5U;
    QTest::newRow("a move behind one with a blank") << "stand pat e4" << none;
    QTest::newRow("the first word of two") << "e4 stand" << none;
    QTest::newRow("arrows alone") << "→ →" << none;
}

void TestMovePath::finds() {
    QFETCH(const QString, text);
    QFETCH(const quint32, node);
    const GameTree tree = readTree(R"({"format":"prunus-tree","version":1,"tree":[
        {"move":"e4","children":[{"move":"c5","value":1},{"move":"e5","value":2},
                                 {"move":"stand pat","value":4}]},
        {"move":"d4","value":3}]})")
                              .value();
    QCOMPARE(nodeByMoves(tree, text.toStdString()).value, node);
    QCOMPARE(nodeByMoves(readText("[1,2]").value(), text.toStdString()).value, noNode.value);
}

QTEST_APPLESS_MAIN(TestMovePath)
#include "tst_movepath.moc"
