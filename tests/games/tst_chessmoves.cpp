// Chess against the same rules played on text, and against counts of move sequences that others
// have published: of 8 x 8 on the Chess Programming Wiki, "Perft Results"; of Los Alamos chess in
// Fairy-Stockfish, tests/perft.sh. Those of Gardner's and of the small positions were found by two
// other programs, Fairy-Stockfish and one written for that.

#include "core/games/perft.h"
#include "core/games/walk.h"
#include "tests/games/namedposition.h"
#include "tests/games/printedrules.h"
#include "tests/rows.h"

#include <QTest>

using namespace prunus;

/// Moves of chess, from positions in which all rules count.
class TestChessMoves : public QObject {
    Q_OBJECT

  private slots:
    void playsLikeThePrintedRules_data();
    void playsLikeThePrintedRules();
    void countsSequences_data();
    void countsSequences();
    void makesWhatItCounts_data();
    void makesWhatItCounts();
};

void TestChessMoves::playsLikeThePrintedRules_data() {
    const Rows<QString, int> row("name", "games");
    row("castling and pins",
        "chess@r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -", 8);
    row("pawns that pass", "chess@8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", 8);
    row("pawns alone, on both sides", "chess@4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - -", 10);
    row("promotions", "chess@n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - -", 10);
    row("many of a kind", "chess@k7/8/2N1N3/1N3N2/3R4/1N3N2/2R1N1R1/6K1 w - -", 8);
    row("rooks that castle and are taken", "chess@r3k2r/8/8/8/8/8/8/R3K2R w KQkq -", 10);
    row("Los Alamos", "chess:los-alamos", 8);
    row("Gardner", "chess:gardner", 10);
}

void TestChessMoves::playsLikeThePrintedRules() {
    QFETCH(QString, name);
    QFETCH(int, games);
    gamestest::playsLikeThePrintedRules(name.toStdString(), games);
}

void TestChessMoves::countsSequences_data() {
    const Rows<QString, QList<quint64>> row("name", "counts");
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
    row("Los Alamos, a pawn before its promotion, six plies",
        "chess:los-alamos@6/2P3/6/1K1k2/6/6 w", {0, 0, 0, 0, 0, 187431});
    row("Gardner", "chess:gardner", {7, 53, 506, 4775, 52512, 572874});
}

/// 0 where nothing is known.
void TestChessMoves::countsSequences() {
    QFETCH(QString, name);
    QFETCH(QList<quint64>, counts);
    const AnyGame start = gamestest::game(name);
    for (qsizetype d = 0; d < counts.size(); ++d) {
        if (counts[d] != 0) {
            QCOMPARE(quint64{perft(start, static_cast<std::uint32_t>(d + 1))}, counts[d]);
        }
    }
}

void TestChessMoves::makesWhatItCounts_data() {
    const Rows<QString, quint64> row("name", "count");
    row("position 2", "chess@r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -",
        97862);
    row("promotions on 6 x 6", "chess:los-alamos@6/2P3/6/1K1k2/6/6 w", 508);
    row("Gardner", "chess:gardner", 506);
}

/// Three plies, the last one made too.
void TestChessMoves::makesWhatItCounts() {
    QFETCH(QString, name);
    std::uint64_t made = 0;
    std::visit(
        [&](const auto& start) {
            walk(start, 3, [&](const auto& /*at*/, std::uint32_t ply, const auto& /*move*/) {
                made += ply == 3 ? 1U : 0U;
            });
        },
        gamestest::game(name));
    QTEST(quint64{made}, "count");
}

QTEST_APPLESS_MAIN(TestChessMoves)
#include "tst_chessmoves.moc"
