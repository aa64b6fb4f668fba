// A hint in Game ▸ Play: in words, and as a mark on the board.

#include "core/games/positionname.h"
#include "tests/rows.h"
#include "tests/ui/look/pixels.h"
#include "tests/ui/play/playwindow.h"

using namespace prunus;

namespace {

/// Without colours: what is left must be told by its shape.
QImage pictureOf(BoardWidget& board) {
    return board.grab().toImage().convertToFormat(QImage::Format_Grayscale8);
}

/// How many pixels of the place differ much, or with `outside` of all else.
int differing(const QImage& a, const QImage& b, const std::vector<QRectF>& places, bool outside) {
    return pixelsWhere(a.rect(), [&](int x, int y) {
        const bool inside = std::ranges::any_of(places, [&](const QRectF& place) {
            return place.adjusted(-6, -6, 6, 6).contains(x, y);
        });
        const int by = std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
        return inside != outside && by > 40;
    });
}

} // namespace

class TestHint : public QObject {
    Q_OBJECT

  private slots:
    void itMovesNothing() {
        const PlayWindow shown;
        shown.begin(0);
        shown.click("playHint");
        QTRY_VERIFY2(shown.noted().startsWith(QStringLiteral("Hint: ")), qPrintable(shown.noted()));
        QVERIFY(shown.noted().contains(QStringLiteral(", value 0 for X. ")));
        QCOMPARE(shown.length(), std::size_t{2});
        const auto hinted = shown.board().hint();
        QVERIFY(hinted);
        const std::string move = moveNames(shown.dialog->record().position()).at(*hinted);
        QVERIFY(shown.noted().startsWith(
            QStringLiteral("Hint: %1,").arg(QString::fromStdString(move))));
    }

    void itVanishesWithTheNextMoveAndGame() {
        const PlayWindow shown;
        shown.chooseIn("playSecond", 0); // two users
        for (const std::uint32_t square : {0U, 3U, 1U, 8U}) {
            clickSquare(shown.board(), square); // X is to move, and wins on c1 only
        }
        shown.click("playHint");
        QTRY_VERIFY(shown.noted().startsWith(QStringLiteral("Hint: c1, value 1 for X.")));
        const AnyGame position = shown.dialog->record().position();
        QVERIFY(shown.board().hint() == moveNamed(position, "c1"));
        QVERIFY(shown.noted().endsWith(QStringLiteral("In 1 ply X can force a win.")));
        clickSquare(shown.board(), 7);
        QVERIFY(!shown.board().hint());
        QCOMPARE(shown.noted(), QString());
        QTest::keyClick(&shown.board(), Qt::Key_Backspace);
        QVERIFY(!shown.board().hint());
        shown.click("playHint");
        QTRY_VERIFY(shown.board().hint());
        shown.click("newGame");
        QVERIFY(!shown.board().hint());
    }

    void itIsMarkedWhereTheMoveGoes_data() {
        const Rows<QString, QString, QList<int>> row(
            "game", "move",
            "places"); // squares, or the counters of heap B
        row("a cross", "tic-tac-toe@xo./.../...:x", "b2", QList{4});
        row("a nought", "tic-tac-toe@x../.../...:o", "c3", QList{8});
        row("a disc falls onto what lies there", "connect-four:4,3,3@..../.o../.x.x:o", "4",
            QList{7});
        row("a full disc", "reversi:4", "b1", QList{1});
        row("on a small board", "ultimate-tic-tac-toe", "e5", QList{40});
        row("two of four counters, the upper ones", "nim:3:3,4,5", "B-2", QList{2, 3});
    }
    void itIsMarkedWhereTheMoveGoes() {
        QFETCH(QString, game);
        QFETCH(QString, move);
        QFETCH(QList<int>, places);
        BoardWidget board;
        board.resize(600, 500);
        const AnyGame position = gameNamed(game.toStdString()).value();
        board.setPosition(position, nullptr, roomFor(position));
        const QImage before = pictureOf(board);
        board.setHint(moveNamed(position, move.toStdString()));
        const QImage with = pictureOf(board);
        std::vector<QRectF> marked;
        for (const int place : places) {
            const auto number = std::uint32_t(place);
            marked.push_back(board.rectOf({number, {1, number}}));
            QVERIFY(differing(before, with, {marked.back()}, false) > 40);
        }
        QCOMPARE(differing(before, with, marked, true), 0);
        board.setPosition(position, nullptr, roomFor(position));
        QCOMPARE(pictureOf(board), before);
    }

    void aPassIsNotMarked() {
        BoardWidget board;
        board.resize(400, 400);
        const AnyGame position = gameNamed("reversi:4@xo../..../..../....:o").value();
        board.setPosition(position, nullptr, roomFor(position));
        const QImage before = pictureOf(board);
        board.setHint(moveNamed(position, "pass"));
        QCOMPARE(pictureOf(board), before);
    }
};

QTEST_MAIN(TestHint)
#include "tst_hint.moc"
