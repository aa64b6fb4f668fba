#include "tests/ui/board/playedgame.h"
#include "tests/ui/look/contrast.h"
#include "tests/ui/look/pixels.h"
#include "ui/board/boardpainter.h"
#include "ui/board/boardpieces.h"

#include <QImage>
#include <QTest>

using namespace prunus;

namespace {

const QRectF area(10, 10, 280, 280);

QImage painted(const Board& board, ThemeKind kind, const BoardLook& look = {},
               const QRectF& where = area) {
    QImage image(300, 300, QImage::Format_RGB32);
    image.fill(themeOf(kind).background);
    QPainter painter(&image);
    paintBoard(painter, board, where, themeOf(kind), look);
    return image;
}

BoardGeometry placesOf(const Board& board) {
    return {roomFor(board), area};
}

QColor colourAt(const QImage& image, QPointF at) {
    return image.pixelColor(at.toPoint());
}

/// How many pixels of the part differ.
int differing(const QImage& a, const QImage& b, const QRectF& part) {
    return pixelsWhere(part.toAlignedRect() & a.rect(),
                       [&](int x, int y) { return a.pixel(x, y) != b.pixel(x, y); });
}

std::vector<Pair> boardPairs(const Theme& theme) {
    const BoardColours c = boardColours(theme, BoardTone::full);
    // Inside or about it.
    const QColor piece = theme.background.lightness() < 128 ? c.white : c.black;
    return {{"a cross", c.first.line, c.paper, false},
            {"a nought", c.second.line, c.paper, false},
            {"a cross just put", c.first.line, c.lastFill, false},
            {"a nought just put", c.second.line, c.lastFill, false},
            {"the frame of the last move", c.lastLine, c.paper, false},
            {"the frame of the last move on felt", c.lastLine, c.felt, false},
            {"a full disc", c.first.line, c.felt, false},
            {"a ring", c.second.line, c.felt, false},
            {"a ring's line and its inside", c.second.line, c.second.fill, false},
            {"a white piece's outline", c.black, c.white, false},
            {"a piece of chess on a dark square", piece, c.darkSquare, false},
            {"a piece of chess on a light square", piece, c.lightSquare, false},
            {"the grid", c.grid, c.paper, false},
            {"names", c.text, theme.background, true}};
}

} // namespace

/// Pictures of boards, looked at pixel by pixel.
class TestBoardPainter : public QObject {
    Q_OBJECT

  private slots:
    void everythingStandsOutFromWhatIsBehindIt_data() {
        themesWithContrast();
        QTest::newRow("black and white: both 7") << ThemeKind::blackAndWhite << 7.0 << 7.0;
    }
    void everythingStandsOutFromWhatIsBehindIt() {
        QFETCH(ThemeKind, kind);
        const QString lines = faint(boardPairs(themeOf(kind)));
        QVERIFY2(lines.isEmpty(), qPrintable(lines));
    }

    void crossesMeetInTheMiddleAndNoughtsDoNot_data() { inAllThemes(); }
    void crossesMeetInTheMiddleAndNoughtsDoNot() {
        QFETCH(ThemeKind, kind);
        const Board board = playedGame("tic-tac-toe", {"a1", "b2", "c3"}).board();
        const BoardGeometry places = placesOf(board);
        const QImage image = painted(board, kind);
        const QColor paper = themeOf(kind).background;
        QVERIFY(colourAt(image, places.square(0).center()) != paper);
        QCOMPARE(colourAt(image, places.square(4).center()), paper);
        // A nought has its line to the left of its middle, a cross has nothing there.
        const auto leftOf = [&](std::uint32_t square) {
            QImage column =
                image.copy(QRectF(places.square(square).left() + 4,
                                  places.square(square).center().y(), places.cell() / 2 - 20, 1)
                               .toRect());
            QImage plain(column.size(), column.format());
            plain.fill(paper);
            return differing(column, plain, column.rect());
        };
        QVERIFY(leftOf(4) > 0);
        QCOMPARE(leftOf(0), 0);
    }

    void fullDiscsAndRingsDifferWithoutColour() {
        const Board board = playedGame("connect-four", {"4", "5"}).board();
        const BoardGeometry places = placesOf(board);
        const QImage image = painted(board, ThemeKind::blackAndWhite);
        QCOMPARE(colourAt(image, places.square(5 * 7 + 3).center()), QColor(Qt::black));
        QCOMPARE(colourAt(image, places.square(5 * 7 + 4).center()), QColor(Qt::white));
    }

    /// At 5 pixels a square.
    void piecesOfChessDiffer_data() { inAllThemes(); }
    void piecesOfChessDiffer() {
        QFETCH(ThemeKind, kind);
        const Board board = boardOf(gameNamed("chess").value());
        const QRectF small(10, 10, 40, 40);
        const BoardGeometry places(roomFor(board), small);
        const QImage image = painted(board, kind, {}, small);
        // Rook, knight, bishop, queen, king and a pawn behind them.
        const std::vector<std::uint32_t> squares{0, 1, 2, 3, 4, 8};
        for (const std::uint32_t a : squares) {
            for (const std::uint32_t b : squares) {
                const QImage one = image.copy(places.square(a).toRect());
                const QImage other = image.copy(places.square(b).toRect());
                QVERIFY(a == b || differing(one, other, one.rect()) > 2);
            }
        }
        Board changed = board;
        changed.placement.squares[0] = Mark::second;
        changed.placement.squares[63] = Mark::second; // Black's rook for White's
        QVERIFY(differing(image, painted(changed, kind, {}, small), places.square(63)) > 4);
        QCOMPARE(differing(image, painted(changed, kind, {}, small), places.square(0)), 0);
    }

    void marksTheLastMove_data() { inAllThemes(); }
    void marksTheLastMove() {
        QFETCH(ThemeKind, kind);
        const PlayedGame played = playedGame("tic-tac-toe", {"a1", "b2"});
        const Board marked = played.board();
        const QImage with = painted(marked, kind);
        const QImage without = painted(boardOf(played.position), kind);
        const BoardGeometry places = placesOf(marked);
        QVERIFY(differing(with, without, places.square(4)) > 100);
        for (const std::uint32_t other : {0U, 2U, 6U, 8U}) {
            QCOMPARE(differing(with, without, places.square(other)), 0);
        }
    }

    void marksTurnedDiscsWhereThereIsRoom() {
        const PlayedGame played = playedGame("reversi:4", {"b1"});
        const Board board = played.board();
        QCOMPARE(board.turned.size(), std::size_t(1));
        Board unmarked = board;
        unmarked.turned.clear();
        const QRectF place = placesOf(board).square(board.turned.front());
        QVERIFY(differing(painted(board, ThemeKind::light), painted(unmarked, ThemeKind::light),
                          place) > 10);
        const QRectF little(10, 10, 24, 24);
        QCOMPARE(painted(board, ThemeKind::light, {}, little),
                 painted(unmarked, ThemeKind::light, {}, little));
    }

    void strikesTheWinningLine_data() { inAllThemes(); }
    void strikesTheWinningLine() {
        QFETCH(ThemeKind, kind);
        const Board won = boardOf(gameNamed("tic-tac-toe@ooo/xx./x..:x").value());
        Board unstruck = won;
        unstruck.line.clear();
        const BoardGeometry places = placesOf(won);
        const QImage with = painted(won, kind);
        QVERIFY(differing(with, painted(unstruck, kind), places.square(1)) > 50);
        // Through the empty middle of the nought.
        QCOMPARE(colourAt(with, places.square(1).center()), themeOf(kind).min.text);
        QCOMPARE(differing(with, painted(unstruck, kind), places.square(7)), 0);
    }

    void showsWonSmallBoardsLarge() {
        Board board = boardOf(gameNamed("ultimate-tic-tac-toe").value());
        const QImage before = painted(board, ThemeKind::blackAndWhite);
        board.small.at(4) = Mark::second;
        board.closed.at(4) = true;
        const QImage after = painted(board, ThemeKind::blackAndWhite);
        const BoardGeometry places = placesOf(board);
        QVERIFY(differing(before, after, places.smallBoard(4)) > 500);
        QCOMPARE(differing(before, after, places.smallBoard(0)), 0);
    }

    void framesTheSmallBoardToMoveOn() {
        // Onto the upper right square of the middle board: so to the upper right board.
        const PlayedGame played = playedGame("ultimate-tic-tac-toe", {"f4"});
        const Board board = played.board();
        QCOMPARE(int(board.placement.sentTo), 2);
        Board anywhere = board;
        anywhere.placement.sentTo = UltimateTicTacToe::anyBoard;
        anywhere.closed.fill(true);
        Board closed = board;
        closed.closed.fill(true);
        const BoardGeometry places = placesOf(board);
        const QImage framed = painted(closed, ThemeKind::light);
        const QImage plain = painted(anywhere, ThemeKind::light);
        QVERIFY(differing(framed, plain, places.smallBoard(2).adjusted(-3, -3, 3, 3)) > 100);
        QCOMPARE(differing(framed, plain, places.smallBoard(6)), 0);
    }

    void showsTakenCountersAsGhosts() {
        const PlayedGame played = playedGame("nim:3:3,4,5", {"C-2"});
        BoardLook look;
        look.room = roomFor(played.start);
        const QImage image = painted(played.board(), ThemeKind::light, look);
        const QImage without = painted(boardOf(played.position), ThemeKind::light, look);
        const BoardGeometry places(*look.room, area);
        QCOMPARE(colourAt(image, places.counter({2, 2}).center()),
                 themeOf(ThemeKind::light).mutedText);
        for (const std::uint32_t ghost : {3U, 4U}) {
            const QRectF place = places.counter({2, ghost});
            QVERIFY(differing(image, without, place) > 50);
            QCOMPARE(colourAt(image, place.center()), themeOf(ThemeKind::light).background);
        }
        QCOMPARE(differing(image, without, places.heap(0)), 0);
    }

    void whatTheSearchHasNotReachedIsGrey() {
        const Board board = playedGame("tic-tac-toe", {"a1", "b2"}).board();
        BoardLook look;
        look.tone = BoardTone::notReached;
        const QImage grey = painted(board, ThemeKind::light, look);
        const Theme& theme = themeOf(ThemeKind::light);
        const QColor middle = colourAt(grey, placesOf(board).square(0).center());
        QCOMPARE(middle, theme.notReached.line);
        look.tone = BoardTone::cut;
        QCOMPARE(
            colourAt(painted(board, ThemeKind::light, look), placesOf(board).square(0).center()),
            theme.cut.line);
    }

    void paintsNothingOutsideItsArea_data() {
        QTest::addColumn<QString>("game");
        for (const char* const game : {"tic-tac-toe", "connect-four", "reversi:8",
                                       "ultimate-tic-tac-toe", "nim:3:3,4,5", "nim:9:255,200"}) {
            QTest::newRow(game) << game;
        }
    }
    void paintsNothingOutsideItsArea() {
        QFETCH(QString, game);
        const Board board = boardOf(gameNamed(game.toStdString()).value());
        QImage empty(300, 300, QImage::Format_RGB32);
        empty.fill(themeOf(ThemeKind::light).background);
        for (const double side : {20.0, 47.0, 150.0, 220.0}) {
            for (const bool names : {false, true}) {
                const QRectF where(30, 30, side, side);
                const QImage image =
                    painted(board, ThemeKind::light, {.names = names ? 1.0 : 0.0}, where);
                const QRectF near = where.adjusted(-3, -3, 3, 3); // half of a line's width
                QVERIFY(differing(image, empty, where) > 10);
                QCOMPARE(differing(image, empty, image.rect()), differing(image, empty, near));
            }
        }
    }
};

QTEST_MAIN(TestBoardPainter)
#include "tst_boardpainter.moc"
