// Chess against counts of move sequences that others have published: of 8 x 8 on the Chess
// Programming Wiki, "Perft Results"; of Los Alamos chess in Fairy-Stockfish, tests/perft.sh. Those
// of Gardner's and of the small positions were found by two other programs, Fairy-Stockfish and one
// written for that.

#include "core/games/chess.h"
#include "core/games/perft.h"
#include "core/games/walk.h"

#include <QTest>

using namespace prunus;

/// Moves of chess, counted.
class TestChessPerft : public QObject {
    Q_OBJECT

  private slots:
    void countsSequences_data();
    void countsSequences();
    void makesWhatItCounts_data();
    void makesWhatItCounts();
};

void TestChessPerft::countsSequences_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QList<quint64>>("counts");
    const auto row = [](const char* what, const char* name, const QList<quint64>& counts) {
        QTest::newRow(what) << name << counts;
    };
    row("the start", "chess", {20, 400, 8902, 197281, 4865609});
    row("castling, pins and promotions, position 2",
        "chess@r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -",
        {48, 2039, 97862, 4085603});
    row("pawns that pass, position 3", "chess@8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -",
        {14, 191, 2812, 43238, 674624});
    row("checks, position 4",
        "chess@r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        {6, 264, 9467, 422333});
    row("position 5", "chess@rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        {44, 1486, 62379, 2103487});
    row("a middle game, position 6",
        "chess@r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        {46, 2079, 89890, 3894594});
    row("king and pawn against king", "chess@4k3/4P3/3K4/8/8/8/8/8 w", {6, 13, 115, 680, 6676});
    row("king and rook against king", "chess@7k/8/5K2/8/8/8/8/R7 w", {21, 41, 819, 2866});
    row("a mate on the back rank", "chess@6k1/5ppp/8/8/8/8/8/R6K w", {16, 120, 1998});
    row("Los Alamos", "chess:los-alamos", {10, 100, 1212, 14332, 191846});
    QTest::newRow("Los Alamos, a pawn before its promotion, six plies")
        << "chess:los-alamos@6/2P3/6/1K1k2/6/6 w" << QList<quint64>{0, 0, 0, 0, 0, 187431};
    row("Gardner", "chess:gardner", {7, 53, 506, 4775, 52512, 572874});
}

/// 0 where nothing is known.
void TestChessPerft::countsSequences() {
    QFETCH(QString, name);
    QFETCH(QList<quint64>, counts);
    const auto game = gameNamed(name.toStdString());
    QVERIFY(game.has_value());
    for (qsizetype d = 0; d < counts.size(); ++d) {
        if (counts[d] != 0) {
            QCOMPARE(quint64{perft(*game, static_cast<std::uint32_t>(d + 1))}, counts[d]);
        }
    }
}

void TestChessPerft::makesWhatItCounts_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<quint64>("count");
    QTest::newRow("position 2")
        << "chess@r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -"
        << quint64{97862};
    QTest::newRow("promotions on 6 x 6") << "chess:los-alamos@6/2P3/6/1K1k2/6/6 w" << quint64{508};
    QTest::newRow("Gardner") << "chess:gardner" << quint64{506};
}

/// Three plies, the last one made too.
void TestChessPerft::makesWhatItCounts() {
    QFETCH(QString, name);
    std::uint64_t made = 0;
    std::visit(
        [&](const auto& game) {
            walk(game, 3, [&](const auto& /*at*/, std::uint32_t ply, const auto& /*move*/) {
                made += ply == 3 ? 1U : 0U;
            });
        },
        gameNamed(name.toStdString()).value());
    QTEST(quint64{made}, "count");
}

QTEST_APPLESS_MAIN(TestChessPerft)
#include "tst_chessperft.moc"
