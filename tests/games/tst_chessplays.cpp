#include "core/games/choosemove.h"
#include "core/games/playing.h"

#include <QTest>

using namespace prunus;

/// Chess played by iterative deepening to depth 4: what anybody sees who looks at these positions.
class TestChessPlays : public QObject {
    Q_OBJECT

  private slots:
    void findsTheMove_data();
    void findsTheMove();
    void matesInTheFewestMoves();
};

void TestChessPlays::findsTheMove_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("wanted"); ///< one of these
    QTest::addColumn<QString>("wrong");
    const auto row = [](const char* what, const char* name, const char* wanted,
                        const char* wrong = "") { QTest::newRow(what) << name << wanted << wrong; };
    row("mate in one on the back rank", "chess@6k1/5ppp/8/8/8/8/8/R6K w", "Ra8#");
    row("mate in one, smothered", "chess@6rk/6pp/7N/8/8/8/8/7K w", "Nf7#");
    row("the scholar's mate", "chess@r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq",
        "Qxf7#");
    row("the fool's mate, by Black",
        "chess@rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq", "Qh4#");
    row("mate in one by a new queen", "chess@7k/4P1pp/8/8/8/8/8/K7 w", "e8=Q#");
    row("mate in one by rook and knight, by Black", "chess@7k/8/8/8/8/5n2/r7/7K b", "Rh2#");
    row("mate in one by two rooks", "chess@6k1/R7/8/8/8/8/8/1R4K1 w", "Rb8#");
    row("mate in one on 5 x 5", "chess:gardner@4k/R4/5/5/1R2K w", "Rb5#");
    row("mate in two, king and rook", "chess@7k/8/5K2/8/8/8/8/R7 w", "Kf7 Kg6");
    row("mate in two, the queen is given", "chess@5r1k/6pp/7N/8/8/1Q6/8/6K1 w", "Qg8+");
    row("mate in two, the guard of the back rank is exchanged",
        "chess@1r4k1/5ppp/8/8/8/8/3R1PPP/3R2K1 w", "Rd8+");
    row("a queen to be taken", "chess@4k3/8/8/3q4/8/4N3/8/4K3 w", "Nxd5");
    row("a knight to be taken back", "chess@4k3/pp6/8/8/8/2n5/1P6/4K3 w", "bxc3");
    row("a fork of king and rook", "chess@r3k3/8/8/1N6/8/8/8/4K3 w", "Nc7+");
    row("a queen behind the king", "chess@4q3/8/8/4k3/8/8/8/K6R w", "Re1+");
    row("a pawn attacks two rooks", "chess@4k3/8/8/2r1r3/8/8/3P4/5K2 w", "d4");
    row("a pawn becomes a queen", "chess@8/P6k/8/8/8/8/8/K7 w", "a8=Q");
    row("a rook that would be lost: shut the line", "chess@6k1/6b1/8/8/8/1P6/P1P5/RN4K1 w", "c3");
    row("a pinned knight that would be lost: guard it", "chess@4r1k1/8/8/8/8/4N3/8/4K3 w",
        "Kd2 Ke2 Kf2");
    row("a rook that would be lost for a guarded pawn", "chess@4k3/8/2p5/3p4/8/8/3R4/4K3 w", "",
        "Rxd5");
}

void TestChessPlays::findsTheMove() {
    QFETCH(QString, name);
    QFETCH(QString, wanted);
    QFETCH(QString, wrong);
    GameQuestion question;
    question.position = gameNamed(name.toStdString()).value();
    question.options.algorithm = Algorithm::alphaBeta;
    question.options.depth = 4;
    question.order = GameMoveOrder::capturesFirst;
    question.time = std::chrono::minutes(5); // the depth ends it
    Progress progress;
    const auto chosen = chooseMove(question, progress);
    QVERIFY(chosen.has_value());
    const QString move = QString::fromStdString(moveNames(question.position).at(chosen->move));
    QVERIFY2(wanted.isEmpty() || wanted.split(u' ').contains(move), qPrintable(move));
    QVERIFY2(move != wrong, qPrintable(move));
}

/// A longer mate is worth as much: the distance tells.
void TestChessPlays::matesInTheFewestMoves() {
    GameQuestion question;
    question.position = gameNamed("chess@7k/8/5K2/8/8/8/8/R7 w").value();
    question.options.algorithm = Algorithm::alphaBeta;
    question.options.depth = 5;
    Progress progress;
    const ChosenMove chosen = chooseMove(question, progress).value();
    QCOMPARE(chosen.search.summary.value, 1000.0);
    QCOMPARE(chosen.pliesToEnd, std::optional<std::uint32_t>(3));
    QCOMPARE(chosen.line.size(), std::size_t{3});
    QVERIFY(isForced(question.position, 1000));
    QVERIFY(!isForced(question.position, 1)); // a pawn
}

QTEST_APPLESS_MAIN(TestChessPlays)
#include "tst_chessplays.moc"
