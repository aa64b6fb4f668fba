#include "tests/ui/board/playedgame.h"
#include "ui/board/boardgeometry.h"
#include "ui/board/winninglines.h"

#include <QTest>

using namespace prunus;

namespace {

constexpr double tolerance = 1e-6;

/// Whether the inner one lies in the outer one, but for rounding.
bool inside(const QRectF& outer, const QRectF& inner) {
    return outer.adjusted(-tolerance, -tolerance, tolerance, tolerance).contains(inner);
}

/// Whether they share more than an edge.
bool overlap(const QRectF& a, const QRectF& b) {
    const QRectF both = a.intersected(b);
    return both.width() > tolerance && both.height() > tolerance;
}

std::vector<QRectF> squaresOf(const BoardGeometry& places) {
    std::vector<QRectF> squares;
    for (std::uint32_t k = 0; k < places.squares(); ++k) {
        squares.push_back(places.square(k));
    }
    return squares;
}

std::vector<QRectF> namesOf(const BoardGeometry& places) {
    std::vector<QRectF> names;
    for (std::uint32_t k = 0; k < places.room().measures.columns; ++k) {
        names.push_back(places.columnName(k));
    }
    for (std::uint32_t k = 0; k < places.room().measures.rows; ++k) {
        if (!places.rowName(k).isEmpty()) {
            names.push_back(places.rowName(k));
        }
    }
    return names;
}

void inAreasOfAllShapes() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QRectF>("area");
    QTest::addColumn<bool>("names");
    for (const char* const game : {"tic-tac-toe", "mnk:5,3,3", "connect-four", "reversi:8",
                                   "ultimate-tic-tac-toe", "nim:3:3,4,5", "nim:9:255", "nim:2:1"}) {
        for (const QRectF& area : {QRectF(0, 0, 20, 20), QRectF(-7, 3, 600, 600),
                                   QRectF(5, 5, 400, 90), QRectF(5, 5, 60, 500)}) {
            for (const bool names : {false, true}) {
                QTest::addRow("%s in %gx%g%s", game, area.width(), area.height(),
                              names ? ", with names" : "")
                    << QString(game) << area << names;
            }
        }
    }
}

BoardGeometry placesOf(const QString& game, const QRectF& area, bool names = false) {
    return {roomFor(gameNamed(game.toStdString()).value()), area, names ? 1.0 : 0.0};
}

} // namespace

/// Where squares and counters lie in a picture of a board.
class TestBoardGeometry : public QObject {
    Q_OBJECT

  private slots:
    void squaresLieBesideEachOtherInsideTheArea_data() { inAreasOfAllShapes(); }
    void squaresLieBesideEachOtherInsideTheArea() {
        QFETCH(QString, game);
        QFETCH(QRectF, area);
        QFETCH(bool, names);
        const BoardGeometry places = placesOf(game, area, names);
        QVERIFY(inside(area, places.frame()));
        const std::vector<QRectF> squares = squaresOf(places);
        for (std::size_t k = 0; k < squares.size(); ++k) {
            QVERIFY(inside(places.frame(), squares[k]));
            QVERIFY(qAbs(squares[k].width() - squares[k].height()) < tolerance);
            QCOMPARE(places.squareAt(squares[k].center()), std::optional<std::uint32_t>(k));
            for (std::size_t other = 0; other < k; ++other) {
                QVERIFY(!overlap(squares[k], squares[other]));
            }
        }
        QCOMPARE(places.squareAt(area.topLeft() - QPointF(1, 1)), std::nullopt);
    }

    void namesStandOutsideTheBoardInsideTheArea_data() { inAreasOfAllShapes(); }
    void namesStandOutsideTheBoardInsideTheArea() {
        QFETCH(QString, game);
        QFETCH(QRectF, area);
        QFETCH(bool, names);
        const BoardGeometry places = placesOf(game, area, names);
        if (!names) {
            QVERIFY(places.columnName(0).isEmpty());
            QVERIFY(places.rowName(0).isEmpty());
            return;
        }
        const std::vector<QRectF> all = namesOf(places);
        QVERIFY(all.size() >= places.room().measures.columns);
        for (std::size_t k = 0; k < all.size(); ++k) {
            QVERIFY(inside(area, all[k]));
            QVERIFY(!overlap(all[k], places.frame()));
            for (std::size_t other = 0; other < k; ++other) {
                QVERIFY(!overlap(all[k], all[other]));
            }
        }
    }

    void namesAreClearOfTheFrameOfTheBoardToMoveOn() {
        for (const double side : {100.0, 240.0, 700.0}) {
            const BoardGeometry places =
                placesOf("ultimate-tic-tac-toe", QRectF(0, 0, side, side), true);
            // The frame lies a tenth of a square outside, its line is at most an eighth wide.
            const double out = (0.1 + 0.125 / 2) * places.cell();
            for (std::uint32_t small = 0; small < 9; ++small) {
                const QRectF framed = places.smallBoard(small).adjusted(-out, -out, out, out);
                for (const QRectF& name : namesOf(places)) {
                    QVERIFY(!framed.intersects(name));
                }
            }
        }
    }

    void countersLieInTheirHeaps_data() {
        QTest::addColumn<QString>("game");
        QTest::newRow("three heaps") << "nim:3:3,4,5";
        QTest::newRow("the most counters") << "nim:9:255,1";
        QTest::newRow("the most heaps") << "nim:3:1,2,3,4,5,6,7,8";
    }
    void countersLieInTheirHeaps() {
        QFETCH(QString, game);
        const BoardGeometry places = placesOf(game, QRectF(10, 20, 300, 300));
        for (std::uint32_t heap = 0; heap < places.room().measures.columns; ++heap) {
            QVERIFY(inside(places.frame(), places.heap(heap)));
            for (std::uint32_t k = 0; k < places.room().tallest; ++k) {
                const QRectF counter = places.counter({heap, k});
                QVERIFY(inside(places.heap(heap), counter));
                QCOMPARE(places.counterAt(counter.center()),
                         std::optional<CounterPlace>({heap, k}));
                QVERIFY(k == 0 || !overlap(counter, places.counter({heap, k - 1})));
            }
            QVERIFY(heap == 0 || !overlap(places.heap(heap), places.heap(heap - 1)));
        }
        QCOMPARE(places.counterAt({0, 0}), std::nullopt);
    }

    void theSmallBoardsHoldTheirSquares() {
        const BoardGeometry places = placesOf("ultimate-tic-tac-toe", QRectF(0, 0, 300, 300));
        // The fifth column and sixth row lie on the middle board, at its lower middle.
        QVERIFY(inside(places.smallBoard(4), places.square(5 * 9 + 4)));
        QVERIFY(inside(places.smallBoard(0), places.square(2 * 9 + 2)));
        QVERIFY(inside(places.smallBoard(8), places.square(6 * 9 + 6)));
        QVERIFY(!overlap(places.smallBoard(3), places.smallBoard(4)));
        // Between the boards there is no square.
        const double middle = (places.smallBoard(0).right() + places.smallBoard(1).left()) / 2;
        QCOMPARE(places.squareAt({middle, 10}), std::nullopt);
    }

    void aPictureHasRoomForWhatWasTaken() {
        const Board board = playedGame("nim:3:2,1,3", {"C-3"}).board();
        QCOMPARE(board.measures.columns, 2U);
        const BoardRoom alone = roomFor(board);
        QCOMPARE(alone.measures.columns, 3U);
        QCOMPARE(alone.tallest, 3U);
        // The start's room holds all that follows.
        QVERIFY(roomFor(gameNamed("nim:3:2,1,3").value()) == alone);
    }

    void strikesTheLinesThatWin() {
        const auto lines = [](const char* name) {
            return winningLines(boardOf(gameNamed(name).value()));
        };
        using List = std::vector<WinningLine>;
        QCOMPARE(lines("tic-tac-toe@xoo/.xo/..x:o"), (List{{0, 8}}));
        QCOMPARE(lines("tic-tac-toe@oox/.x./x..:o"), (List{{2, 6}}));
        // A move can close two: the left column and the upper row.
        QCOMPARE(lines("tic-tac-toe@xxx/xoo/xoo:o"), (List{{0, 2}, {0, 6}}));
        QCOMPARE(lines("tic-tac-toe@xox/xoo/oxx:o"), List{});
        // Longer than needed: struck as a whole, once.
        QCOMPARE(lines("mnk:5,2,3@xxxx./oo.o.:o"), (List{{0, 3}}));
        QCOMPARE(lines("tic-tac-toe@x../.../...:o"), List{});
    }

    void strikesTheSmallBoardsThatWin() {
        Board board = boardOf(gameNamed("ultimate-tic-tac-toe").value());
        for (std::uint8_t square = 0; square < 27; ++square) { // the upper three
            board.line.push_back(square);
        }
        QCOMPARE(winningLines(board), (std::vector<WinningLine>{{0, 2}}));
    }
};

QTEST_APPLESS_MAIN(TestBoardGeometry)
#include "tst_boardgeometry.moc"
