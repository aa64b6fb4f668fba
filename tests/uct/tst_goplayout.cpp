// Go as playouts play it against the game itself, whose moves are held against a naive one in
// tests/games: on random games of seven measures, with every ko that comes.

#include "core/uct/goplayout.h"
#include "tests/rows.h"

#include <QTest>
#include <set>

using namespace prunus;

class TestGoPlayout : public QObject {
    Q_OBJECT

  private slots:
    void findsTheSquareWithSoManyBeforeIt();
    void playsAsTheGameDoes_data();
    void playsAsTheGameDoes();
    void endsWithTheThousandthBoard();
};

void TestGoPlayout::findsTheSquareWithSoManyBeforeIt() {
    std::mt19937_64 random(1);
    for (int round = 0; round < 2000; ++round) {
        Points set{random(), random()};
        for (int thin = round % 6; thin > 0; --thin) {
            set = set & Points{random(), random()};
        }
        std::uint32_t k = 0;
        for (std::uint32_t point = 0; point < 128; ++point) {
            if (set.has(point)) {
                QCOMPARE(squareNumber(set, k), Square(point));
                ++k;
            }
        }
    }
    QCOMPARE(squareNumber(~Squares{0}, 63), Square(63));
    QCOMPARE(squareNumber(squareBit(63), 0), Square(63));
}

void TestGoPlayout::playsAsTheGameDoes_data() {
    const Rows<std::uint32_t, std::uint32_t, int, bool> row("columns", "rows", "games", "repeats");
    row("one point", 1, 1, 2, false);
    row("a row of 5 points", 5, 1, 60, true);
    row("2 x 2 points", 2, 2, 100, true);
    row("3 x 2 points", 3, 2, 60, true);
    row("4 x 5 points", 4, 5, 30, true);
    row("9 x 7 points", 9, 7, 8, true);
    row("9 x 9 points", 9, 9, 8, true);
}

/// Own eyes are filled, too, so that groups die again and again; and every few plies a playout
/// begins anew, so that what it begins with is right.
void TestGoPlayout::playsAsTheGameDoes() {
    QFETCH(std::uint32_t, columns);
    QFETCH(std::uint32_t, rows);
    QFETCH(int, games);
    bool forbidden = false;
    std::mt19937_64 random(7);
    for (int game = 0; game < games; ++game) {
        Go at(columns, rows, 7);
        Go began = at;
        GoPlayout play(began);
        for (std::uint32_t ply = 0; ply < 6 * columns * rows && !at.terminal(); ++ply) {
            if (ply % 11 == 10) {
                began = at;
                play = GoPlayout(began);
            }
            QVERIFY(!play.terminal());
            const auto moves = at.moves();
            std::set<std::uint32_t> allowed;
            for (std::uint32_t k = 0; k < moves.size(); ++k) {
                allowed.insert(moves[k]);
            }
            for (std::uint32_t point = 0; point < at.board().points(); ++point) {
                GoPlayout tried = play;
                const bool free = !at.stones().all().has(point);
                QCOMPARE(free && tried.put(point), allowed.count(point) == 1);
                if (allowed.count(point) == 1) {
                    Go next = at;
                    static_cast<void>(next.apply(Go::Move(point)));
                    QVERIFY(tried.position().stones() == next.stones());
                }
            }
            forbidden = forbidden || !at.forbidden().empty();
            const Go::Move move = moves[std::uint32_t(randomBelow(random, moves.size()))];
            static_cast<void>(at.apply(move));
            if (move == at.pass()) {
                play.pass();
            } else {
                QVERIFY(play.put(move));
            }
            QVERIFY(play.position().stones() == at.stones());
            QCOMPARE(play.position().result(), at.result());
            QCOMPARE(play.position().toMove(), at.toMove());
        }
        QCOMPARE(play.terminal(), at.terminal());
    }
    QTEST(forbidden, "repeats");
}

/// After that a game has ended, however it came so far.
void TestGoPlayout::endsWithTheThousandthBoard() {
    Go at(9, 9, 0);
    std::uint32_t moved = 0;
    std::mt19937_64 random(3);
    for (; !at.terminal(); ++moved) {
        QVERIFY(!GoPlayout(at).terminal());
        const auto moves = at.moves();
        const std::uint32_t stones = std::max(moves.size() - 1, 1U); // only who must pass does
        static_cast<void>(at.apply(moves[std::uint32_t(randomBelow(random, stones))]));
    }
    QCOMPARE(at.boards(), Go::mostBoards);
    QVERIFY(moved <= Go::longestGame);
    QVERIFY(GoPlayout(at).terminal());
}

QTEST_APPLESS_MAIN(TestGoPlayout)
#include "tst_goplayout.moc"
