#include "core/games/board.h"
#include "core/games/gamerecord.h"
#include "tests/games/namedposition.h"
#include "tests/rows.h"

#include <QTest>

using namespace prunus;
using namespace prunus::gamestest;

namespace {

void play(GameRecord& record, const QString& moves) {
    for (const QString& each : moves.split(u' ', Qt::SkipEmptyParts)) {
        const auto k = moveNamed(record.position(), each.toStdString());
        QVERIFY2(k.has_value(), qPrintable(each));
        record.play(*k);
    }
}

} // namespace

/// Chess: names of moves, ends, what the board shows of a move; that a game goes back as it came,
/// when the same position has come how often, and that a draw can be claimed then.
class TestChess : public QObject {
    Q_OBJECT

  private slots:
    void knowsMoves_data();
    void knowsMoves();
    void ends_data();
    void ends();
    void showsFromWhereAndWhereTo();
    void aRecordGoesBackAsItCame();
    void countsWhatIsTheSame_data();
    void countsWhatIsTheSame();
    void aClaimEndsTheGameAndIsTakenBack();
};

void TestChess::knowsMoves_data() {
    const Rows<QString, QString, QString> row("name", "moves", "others");
    row("two knights on one rank: the file tells", "chess@4k3/8/8/8/8/5N2/8/1N2K3 w - -",
        "Nbd2 Nfd2", "Nd2");
    row("two rooks on one file: the rank tells", "chess@4k3/R7/8/8/8/8/8/R5K1 w - -", "R1a3 R7a3",
        "Ra3 Raa3");
    row("three queens: both tell", "chess@8/8/4k3/Q7/8/8/8/Q1Q3K1 w - -", "Qa1c3 Q5c3 Qcc3",
        "Qc3 Q1c3");
    row("a pinned piece is no rival", "chess@4k3/8/8/8/1b6/2N5/8/4K1N1 w - -", "Ne2", "Nge2 Nce2");
    row("mate", "chess@6k1/5ppp/8/8/8/8/8/R6K w", "Ra8#", "");
    row("promotion to a queen mates", "chess@7k/4P1pp/8/8/8/8/8/K7 w", "e8=Q# e8=R# e8=B e8=N",
        "e8");
    row("a pawn captures and becomes", "chess@k2r4/4P3/8/8/8/8/8/K7 w", "exd8=Q+ exd8=N e8=B", "");
    row("in passing", "chess@4k3/8/8/3pP3/8/8/8/4K3 w - d6", "exd6 e6", "dxe6");
    row("the pin on the row of both pawns", "chess@8/8/8/K2pP2r/8/8/8/4k3 w - d6", "e6", "exd6");
    row("castling both ways", "chess@r3k2r/8/8/8/8/8/8/R3K2R w KQkq", "O-O O-O-O", "");
    row("not through an attacked square", "chess@4kr2/8/8/8/8/8/8/R3K2R w KQ", "O-O-O", "O-O");
    row("a rook may pass one", "chess@1r2k3/8/8/8/8/8/8/R3K2R w KQ", "O-O-O O-O", "");
    row("not out of check", "chess@4k3/4r3/8/8/8/8/8/R3K2R w KQ", "Kd1", "O-O O-O-O");
    row("castling gives check", "chess@5k2/8/8/8/8/8/8/4K2R w K", "O-O+", "");
    row("no double step on the small boards", "chess:los-alamos", "a3", "a4");
    row("no promotion to a bishop in Los Alamos", "chess:los-alamos@6/2P3/6/1K1k2/6/6 w",
        "c6=Q c6=R c6=N", "c6=B");
}

void TestChess::knowsMoves() {
    QFETCH(QString, name);
    QFETCH(QString, moves);
    QFETCH(QString, others);
    const AnyGame position = game(name);
    for (const QString& move : moves.split(u' ')) {
        QVERIFY2(moveNamed(position, move.toStdString()), qPrintable(move));
    }
    for (const QString& move : others.split(u' ', Qt::SkipEmptyParts)) {
        QVERIFY2(!moveNamed(position, move.toStdString()), qPrintable(move));
    }
}

void TestChess::ends_data() {
    const Rows<QString, QString, double> row("name", "moves", "result");
    row("the fool's mate", "chess", "f3 e5 g4 Qh4#", -1000);
    row("the scholar's mate", "chess", "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#", 1000);
    row("stalemate", "chess@k7/8/1K6/8/8/8/8/1Q6 w", "Qc1 Kb8 Qc7+ Ka8 Qc8#", 1000);
    row("no move and no check", "chess@7k/8/6K1/8/8/8/8/5Q2 w", "Qf7", 0);
}

void TestChess::ends() {
    QFETCH(QString, name);
    QFETCH(QString, moves);
    const AnyGame position = played(name, moves);
    QVERIFY(hasEnded(position));
    QTEST(resultOf(position), "result");
}

void TestChess::showsFromWhereAndWhereTo() {
    const AnyGame before = game("chess@r3k2r/8/8/8/8/8/8/R3K2R w KQkq");
    const AnyGame castled = after(before, moveNamed(before, "O-O").value());
    const Board board = boardOf(castled, &before);
    QVERIFY((board.put == std::vector<std::uint8_t>{60, 61, 62, 63}));
    QVERIFY(!board.passed && !board.checked);
    const AnyGame taken = after(before, moveNamed(before, "Rxa8+").value());
    QVERIFY((boardOf(taken, &before).put == std::vector<std::uint8_t>{0, 56}));
    QCOMPARE(boardOf(taken).checked, std::optional<std::uint8_t>(4));
    QVERIFY(movesBetween(before, 60, 62) ==
            std::vector<std::uint32_t>{moveNamed(before, "O-O").value()});
    QCOMPARE(movesBetween(game("chess@k7/4P3/8/8/8/8/8/K7 w"), 12, 4).size(), std::size_t{4});
}

/// A move made and taken back leaves the position that there was.
void TestChess::aRecordGoesBackAsItCame() {
    GameRecord record(game("tic-tac-toe"));
    QVERIFY(record.before() == nullptr);
    record.takeBack(); // nothing there
    record.play(4);
    const AnyGame one = record.position();
    record.play(0);
    QCOMPARE(record.length(), std::size_t{2});
    QCOMPARE(record.move(0), std::string("b2"));
    QCOMPARE(record.move(1), std::string("a1"));
    QVERIFY(*record.before() == one);
    record.takeBack();
    QVERIFY(record.position() == one);
    QVERIFY(*record.before() == record.start());
}

/// FIDE, Laws of Chess, 9.2: the same side to move, the same pieces on the same squares, and the
/// same moves of all of them, castling and capturing in passing among them.
void TestChess::countsWhatIsTheSame_data() {
    const Rows<QString, QString, int, bool> row("name", "moves", "times", "draw");
    row("the start counts", "chess", "", 1, false);
    row("twice is too little", "chess", "Nf3 Nf6 Ng1 Ng8", 2, false);
    row("the third time", "chess", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8", 3, true);
    row("by another way", "chess", "Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nb8", 3, true);
    row("another side to move", "chess@7k/8/8/8/8/8/8/K7_w", "Ka2 Kh7 Kb1 Kh8 Ka1", 1, false);
    row("castling is lost by the first move of the king", "chess@4k3/8/8/8/8/8/8/4K2R_w_K",
        "Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8", 2, false);
    row("and then it is the same", "chess@4k3/8/8/8/8/8/8/4K2R_w_K",
        "Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8", 3, true);
    row("a pawn may be captured in passing once", "chess@4k3/8/8/8/4p3/8/3P4/4K3_w",
        "d4 Kd8 Kd1 Ke8 Ke1 Kd8 Kd1 Ke8 Ke1", 2, false);
    row("where it may not, that makes no other position", "chess@4k3/8/8/8/8/8/3P4/4K3_w",
        "d4 Kd8 Kd1 Ke8 Ke1 Kd8 Kd1 Ke8 Ke1", 3, true);
    row("in Reversi nobody claims", "reversi:4", "", 1, false);
}

void TestChess::countsWhatIsTheSame() {
    QFETCH(QString, name);
    QFETCH(QString, moves);
    GameRecord record(game(name));
    play(record, moves);
    QTEST(int(record.occurrences()), "times");
    QTEST(record.canClaimDraw(), "draw");
}

void TestChess::aClaimEndsTheGameAndIsTakenBack() {
    GameRecord record(game("chess"));
    play(record, QStringLiteral("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8"));
    QVERIFY(!record.isOver());
    record.claimDraw();
    QVERIFY(record.isOver() && record.isClaimed() && !record.canClaimDraw());
    record.takeBack();
    QVERIFY(!record.isOver() && record.canClaimDraw());
    QCOMPARE(record.length(), std::size_t{8});
    record.takeBack();
    QCOMPARE(record.length(), std::size_t{7});
    QVERIFY(!record.canClaimDraw());
}

QTEST_APPLESS_MAIN(TestChess)
#include "tst_chess.moc"
