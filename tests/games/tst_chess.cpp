#include "core/games/board.h"
#include "core/games/offeredorders.h"
#include "core/games/playing.h"
#include "core/games/positionname.h"
#include "core/games/searchgame.h"
#include "core/games/unfold.h"

#include <QTest>

using namespace prunus;

namespace {

AnyGame named(const QString& name) {
    return gameNamed(name.toStdString()).value();
}

AnyGame played(const QString& name, const QString& moves) {
    AnyGame position = named(name);
    for (const QString& move : moves.split(u' ', Qt::SkipEmptyParts)) {
        position = after(position, moveNamed(position, move.toStdString()).value());
    }
    return position;
}

} // namespace

/// Chess: names of positions and moves, ends, values.
class TestChess : public QObject {
    Q_OBJECT

  private slots:
    void namesPositions_data();
    void namesPositions();
    void refusesNames_data();
    void refusesNames();
    void knowsMoves_data();
    void knowsMoves();
    void ends_data();
    void ends();
    void aPawnThatNobodyCanTakeInPassingIsNoOtherPosition();
    void judges_data();
    void judges();
    void offersWhatItHas();
    void namesTheMovesOfATree();
    void showsFromWhereAndWhereTo();
    void everyAlgorithmFindsTheSameValue_data();
    void everyAlgorithmFindsTheSameValue();
};

void TestChess::namesPositions_data() {
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("name");
    const auto row = [](const char* what, const char* start, const char* moves, const char* name) {
        QTest::newRow(what) << start << moves << name;
    };
    row("the start has the name of its game", "chess", "", "chess");
    row("the start, written out", "chess@rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "", "chess");
    row("nobody can capture on e3", "chess", "e4",
        "chess@rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR_b_KQkq_-");
    row("a pawn can capture on d6", "chess", "e4 a6 e5 d5",
        "chess@rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR_w_KQkq_d6");
    row("who has moved the king castles no more", "chess", "e4 e5 Ke2",
        "chess@rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPPKPPP/RNBQ1BNR_b_kq_-");
    row("blanks or strokes, and nothing behind the mover", "chess@4k3/8/8/8/8/8/8/4K3_b", "",
        "chess@4k3/8/8/8/8/8/8/4K3_b_-_-");
    row("a pawn is said to have passed, but none can capture",
        "chess@4k3/8/8/3p4/8/8/8/4K3 w - d6 0 12", "", "chess@4k3/8/8/3p4/8/8/8/4K3_w_-_-");
    row("Los Alamos", "chess:los-alamos", "a3 Nc4",
        "chess:los-alamos@r1qknr/pppppp/2n3/P5/1PPPPP/RNQKNR_w_-_-");
    row("Gardner", "chess:gardner@4k/5/5/5/K4 w - -", "", "chess:gardner@4k/5/5/5/K4_w_-_-");
}

void TestChess::namesPositions() {
    QFETCH(QString, start);
    QFETCH(QString, moves);
    const AnyGame position = played(start, moves);
    const std::string name = positionName(position);
    QTEST(QString::fromStdString(name), "name");
    QVERIFY(gameNamed(name).value() == position);
}

void TestChess::refusesNames_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("code");
    const auto row = [](const char* what, const char* name, int column, Code code) {
        QTest::newRow(what) << name << column << int(code);
    };
    row("no such board", "chess:nine", 7, Code::noChess);
    row("a colon and nothing", "chess:", 7, Code::noChess);
    row("nothing behind the sign", "chess@", 7, Code::noPosition);
    row("seven rows", "chess@4k3/8/8/8/8/8/4K3 w", 7, Code::rowCount);
    row("a row of nine squares", "chess@4k3/9/8/8/8/8/8/4K3 w", 11, Code::squareCount);
    row("a row of seven squares", "chess@4k3/8/7/8/8/8/8/4K3 w", 13, Code::squareCount);
    row("no such piece", "chess@4k3/8/3x4/8/8/8/8/4K3 w", 14, Code::noMan);
    row("no such piece, of two bytes", "chess@4k3/8/3é4/8/8/8/8/4K3 w", 14, Code::noMan);
    row("no bishops there", "chess:los-alamos@4k1/6/6/2b3/6/4K1 w", 27, Code::noManSmall);
    row("nobody to move", "chess@4k3/8/8/8/8/8/8/4K3", 26, Code::noSideToMoveGiven);
    row("a side that is none", "chess@4k3/8/8/8/8/8/8/4K3 x", 27, Code::noSideToMove);
    row("castling that is none", "chess@4k3/8/8/8/8/8/8/4K3 w KX", 29, Code::noCastling);
    row("castling twice", "chess@4k3/8/8/8/8/8/8/4K2R w KK", 30, Code::noCastling);
    row("castling on a small board", "chess:gardner@4k/5/5/5/K4 w K", 29, Code::noCastlingHere);
    row("castling without a rook", "chess@4k3/8/8/8/8/8/8/4K3 w K", 29, Code::castlingWithout);
    row("castling without the king on its square", "chess@r4k2/8/8/8/8/8/8/4K3 b q", 30,
        Code::castlingWithout);
    row("a square that is none", "chess@4k3/8/8/8/8/8/8/4K3 w - e9", 31, Code::noEnPassant);
    row("nothing has passed", "chess@4k3/8/8/8/8/8/8/4K3 w - e6", 31, Code::passedByNone);
    row("the own pawn has passed", "chess@4k3/8/8/8/4P3/8/8/4K3 w - e3", 33, Code::passedByNone);
    row("something stands where the pawn came from", "chess@4k3/3r4/8/3p4/8/8/8/4K3 w - d6", 35,
        Code::passedByNone);
    row("no white king", "chess@4k3/8/8/8/8/8/8/8 w", 7, Code::whiteKings);
    row("two black kings", "chess@4k2k/8/8/8/8/8/8/4K3 w", 7, Code::blackKings);
    row("a pawn on the last row", "chess@P3k3/8/8/8/8/8/8/4K3 w", 7, Code::pawnOnLastRow);
    row("nine pawns", "chess@4k3/8/8/8/8/P7/PPPPPPPP/4K3 w", 7, Code::whiteMen);
    row("seventeen pieces", "chess@4k3/8/8/8/8/nn6/nnnnnnnn/nnnnnn1K b", 7, Code::blackMen);
    row("the king could be captured", "chess@4k3/8/8/8/8/8/8/4RK2 w", 7, Code::whiteTakesKing);
    row("White's king could be", "chess@4k3/8/8/8/8/8/6p1/5K2 b", 7, Code::blackTakesKing);
    row("kings side by side", "chess@8/8/8/8/8/8/4k3/4K3 w", 7, Code::whiteTakesKing);
}

void TestChess::refusesNames() {
    QFETCH(QString, name);
    const auto found = gameNamed(name.toStdString());
    QVERIFY(!found);
    QTEST(int(found.error().message.code), "code");
    QTEST(int(found.error().column), "column");
}

void TestChess::knowsMoves_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("others"); // that are none
    const auto row = [](const char* what, const char* name, const char* moves,
                        const char* others = "") {
        QTest::newRow(what) << name << moves << others;
    };
    row("two knights on one rank: the file tells", "chess@4k3/8/8/8/8/5N2/8/1N2K3 w - -",
        "Nbd2 Nfd2", "Nd2");
    row("two rooks on one file: the rank tells", "chess@4k3/R7/8/8/8/8/8/R5K1 w - -", "R1a3 R7a3",
        "Ra3 Raa3");
    row("three queens: both tell", "chess@8/8/4k3/Q7/8/8/8/Q1Q3K1 w - -", "Qa1c3 Q5c3 Qcc3",
        "Qc3 Q1c3");
    row("a pinned piece is no rival", "chess@4k3/8/8/8/1b6/2N5/8/4K1N1 w - -", "Ne2", "Nge2 Nce2");
    row("mate", "chess@6k1/5ppp/8/8/8/8/8/R6K w", "Ra8#");
    row("promotion to a queen mates", "chess@7k/4P1pp/8/8/8/8/8/K7 w", "e8=Q# e8=R# e8=B e8=N",
        "e8");
    row("a pawn captures and becomes", "chess@k2r4/4P3/8/8/8/8/8/K7 w", "exd8=Q+ exd8=N e8=B");
    row("in passing", "chess@4k3/8/8/3pP3/8/8/8/4K3 w - d6", "exd6 e6", "dxe6");
    row("the pin on the row of both pawns", "chess@8/8/8/K2pP2r/8/8/8/4k3 w - d6", "e6", "exd6");
    row("castling both ways", "chess@r3k2r/8/8/8/8/8/8/R3K2R w KQkq", "O-O O-O-O");
    row("not through an attacked square", "chess@4kr2/8/8/8/8/8/8/R3K2R w KQ", "O-O-O", "O-O");
    row("a rook may pass one", "chess@1r2k3/8/8/8/8/8/8/R3K2R w KQ", "O-O-O O-O");
    row("not out of check", "chess@4k3/4r3/8/8/8/8/8/R3K2R w KQ", "Kd1", "O-O O-O-O");
    row("castling gives check", "chess@5k2/8/8/8/8/8/8/4K2R w K", "O-O+");
    row("no double step on the small boards", "chess:los-alamos", "a3", "a4");
    row("no promotion to a bishop in Los Alamos", "chess:los-alamos@6/2P3/6/1K1k2/6/6 w",
        "c6=Q c6=R c6=N", "c6=B");
}

void TestChess::knowsMoves() {
    QFETCH(QString, name);
    QFETCH(QString, moves);
    QFETCH(QString, others);
    const AnyGame position = named(name);
    for (const QString& move : moves.split(u' ')) {
        QVERIFY2(moveNamed(position, move.toStdString()), qPrintable(move));
    }
    for (const QString& move : others.split(u' ', Qt::SkipEmptyParts)) {
        QVERIFY2(!moveNamed(position, move.toStdString()), qPrintable(move));
    }
}

void TestChess::ends_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<double>("result");
    QTest::newRow("the fool's mate") << "chess"
                                     << "f3 e5 g4 Qh4#" << -1000.0;
    QTest::newRow("the scholar's mate") << "chess"
                                        << "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#" << 1000.0;
    QTest::newRow("stalemate") << "chess@k7/8/1K6/8/8/8/8/1Q6 w"
                               << "Qc1 Kb8 Qc7+ Ka8 Qc8#" << 1000.0;
    QTest::newRow("no move and no check") << "chess@7k/8/6K1/8/8/8/8/5Q2 w"
                                          << "Qf7" << 0.0;
}

void TestChess::ends() {
    QFETCH(QString, name);
    QFETCH(QString, moves);
    const AnyGame position = played(name, moves);
    QVERIFY(hasEnded(position));
    QTEST(resultOf(position), "result");
}

void TestChess::aPawnThatNobodyCanTakeInPassingIsNoOtherPosition() {
    QVERIFY(played("chess", "e4 e5 Nf3") == played("chess", "Nf3 e5 e4"));
    QVERIFY(!(played("chess", "e4 a6 e5 d5") == played("chess@rnbqkbnr/1pp1pppp/p7/3pP3/8/8/"
                                                       "PPPP1PPP/RNBQKBNR w KQkq -",
                                                       "")));
}

void TestChess::judges_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("which");
    QTest::addColumn<double>("value");
    const auto row = [](const char* what, const char* name, Evaluation which, double value) {
        QTest::newRow(what) << name << int(which) << value;
    };
    using enum Evaluation;
    for (const Evaluation which : {own, zero, material, shannon, simplified}) {
        row("the start is even", "chess", which, 0);
    }
    row("a queen against a rook", "chess@3rk3/8/8/8/8/8/8/3QK3 w", material, 9.0 - 5.0);
    row("seen from White's side", "chess@3qk3/8/8/8/8/8/8/3RK3 b", material, 5.0 - 9.0);
    // White: e4, d3, e2 … 5 king moves and e4; Black 5. One isolated pawn: 1 − 0.5 + 0.1.
    row("a lone pawn", "chess@4k3/8/8/8/8/4P3/8/4K3 w", shannon, 1 - 0.5 + 0.1 * (6 - 5));
    // Both isolated, one doubled: 3 × 0.5; e3 has no move, e4 one: 2 − 1.5 + 0.1.
    row("two on a file", "chess@4k3/8/8/8/4P3/4P3/8/4K3 w", shannon, 2 - 1.5 + 0.1 * (6 - 5));
    // In the end game the king counts by the other table: e1 -30 against e8 -30. e4: 20.
    row("a pawn on e4", "chess@4k3/8/8/8/4P3/8/8/4K3 w", simplified, 1.20);
    // g1: 20 less in the end game's table… g1 is -30, d4 40.
    row("the king in the middle at the end", "chess@6k1/8/8/8/3K4/8/8/8 w", simplified,
        0.40 - -0.30);
    row("the pawn on its seventh row on a smaller board", "chess:gardner@4k/P4/5/5/4K w",
        simplified, 1.50);
}

void TestChess::judges() {
    QFETCH(QString, name);
    QFETCH(int, which);
    const AnyGame position = named(name);
    QVERIFY(offers(position, Evaluation(which)));
    QTEST(staticValueOf(position, Evaluation(which)), "value");
}

void TestChess::offersWhatItHas() {
    using enum GameMoveOrder;
    const auto orders = offeredOrders(named("chess:gardner"));
    QVERIFY((std::vector(orders.begin(), orders.end()) == std::vector{capturesFirst, checksFirst}));
    QVERIFY(!offers(named("go:5"), Evaluation::material));
}

void TestChess::namesTheMovesOfATree() {
    const auto unfolded = [](const char* name, std::uint32_t depth, GameMoveOrder order) {
        UnfoldWish wish;
        wish.depth = depth;
        wish.order = order;
        return unfold(named(name), wish).value().tree;
    };
    const GameTree tree = unfolded("chess@6k1/5ppp/8/8/8/8/8/R6K w", 3, GameMoveOrder::own);
    QCOMPARE(tree.nodeCount(), 1U + 16 + 120 + 1998);
    for (std::uint32_t node = 1; node < tree.nodeCount(); ++node) {
        QVERIFY(!tree.moves().at(NodeId{node}).empty());
    }
    const auto first = [&](GameMoveOrder order) {
        const GameTree row = unfolded("chess@6k1/5ppp/8/8/8/P7/8/1R5K w", 1, order);
        return std::string(row.moves().at(row.children(GameTree::root())[0]));
    };
    QCOMPARE(first(GameMoveOrder::own), std::string("a4"));
    QCOMPARE(first(GameMoveOrder::checksFirst), std::string("Rb8#"));
}

void TestChess::showsFromWhereAndWhereTo() {
    const AnyGame before = named("chess@r3k2r/8/8/8/8/8/8/R3K2R w KQkq");
    const AnyGame castled = after(before, moveNamed(before, "O-O").value());
    const Board board = boardOf(castled, &before);
    QVERIFY((board.put == std::vector<std::uint8_t>{60, 61, 62, 63}));
    QVERIFY(!board.passed && !board.checked);
    const AnyGame taken = after(before, moveNamed(before, "Rxa8+").value());
    QVERIFY((boardOf(taken, &before).put == std::vector<std::uint8_t>{0, 56}));
    QCOMPARE(boardOf(taken).checked, std::optional<std::uint8_t>(4));
    QVERIFY(movesBetween(before, 60, 62) ==
            std::vector<std::uint32_t>{moveNamed(before, "O-O").value()});
    QCOMPARE(movesBetween(named("chess@k7/4P3/8/8/8/8/8/K7 w"), 12, 4).size(), std::size_t{4});
}

void TestChess::everyAlgorithmFindsTheSameValue_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("Gardner") << "chess:gardner";
    QTest::newRow("a mate in two") << "chess@1r4k1/5ppp/8/8/8/8/3R1PPP/3R2K1 w";
    QTest::newRow("pawns that pass, Black to move") << "chess@4k3/3p1p2/8/4P3/8/8/8/4K3 b";
}

void TestChess::everyAlgorithmFindsTheSameValue() {
    QFETCH(QString, name);
    SearchOptions options;
    options.depth = 3;
    options.algorithm = Algorithm::minimax;
    const Value value = searchGame(named(name), options, Evaluation::own)->summary.value;
    for (const AlgorithmTraits& each : everyAlgorithm) {
        options.algorithm = each.algorithm;
        for (const GameMoveOrder order : {GameMoveOrder::own, GameMoveOrder::checksFirst}) {
            const auto found = searchGame(named(name), options, Evaluation::own, order);
            QCOMPARE(found->summary.value, value);
        }
    }
}

QTEST_APPLESS_MAIN(TestChess)
#include "tst_chess.moc"
