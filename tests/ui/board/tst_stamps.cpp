#include "tests/rows.h"
#include "tests/ui/board/playedgame.h"
#include "ui/board/boardpainter.h"
#include "ui/board/stamps.h"

#include <QImage>
#include <QTest>

using namespace prunus;

namespace {

QImage paper(double ratio = 1) {
    QImage image((QSizeF(300, 300) * ratio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::white);
    return image;
}

QImage painted(const Board& board, const QRectF& area, const BoardLook& look, double ratio = 1) {
    QImage image = paper(ratio);
    QPainter painter(&image);
    paintBoard(painter, board, area, themeOf(ThemeKind::light), look);
    return image;
}

/// The greatest difference of a colour's part, of all pixels.
int greatestDifference(const QImage& a, const QImage& b) {
    int greatest = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QColor one = a.pixelColor(x, y);
            const QColor other = b.pixelColor(x, y);
            greatest = std::max({greatest, std::abs(one.red() - other.red()),
                                 std::abs(one.green() - other.green()),
                                 std::abs(one.blue() - other.blue())});
        }
    }
    return greatest;
}

/// Puts a blue square by a stamp; returns whether it had to be painted.
bool putSquare(Stamps& stamps, QPainter& painter, const QRectF& place,
               const QColor& colour = Qt::blue) {
    bool painted = false;
    stamps.put(painter, place, 0, {Motif::counter, colour}, [&](QPainter& own, const QRectF& at) {
        painted = true;
        own.fillRect(at, colour);
    });
    return painted;
}

} // namespace

/// Pictures of pieces that are kept for the next board.
class TestStamps : public QObject {
    Q_OBJECT

  private slots:
    void aSecondOneOfTheSameSizeAndColourIsNotPaintedAgain() {
        Stamps stamps;
        QImage image = paper();
        QPainter painter(&image);
        QVERIFY(putSquare(stamps, painter, {10, 10, 20, 20}));
        QVERIFY(!putSquare(stamps, painter, {50, 10, 20, 20}));
        QVERIFY(putSquare(stamps, painter, {90, 10, 20, 21}));
        QVERIFY(putSquare(stamps, painter, {130, 10, 20, 20}, Qt::red));
        QVERIFY(putSquare(stamps, painter, {170.5, 10, 20, 20}));
        painter.end();
        QCOMPARE(image.pixelColor(50, 10), QColor(Qt::blue));
        QCOMPARE(image.pixelColor(69, 29), QColor(Qt::blue));
        QCOMPARE(image.pixelColor(49, 10), QColor(Qt::white));
        QCOMPARE(image.pixelColor(70, 29), QColor(Qt::white));
        QCOMPARE(image.pixelColor(140, 20), QColor(Qt::red));
    }

    void aLargeOneIsPaintedWhereItLies() {
        Stamps stamps;
        QImage image = paper();
        QPainter painter(&image);
        QVERIFY(putSquare(stamps, painter, {10, 10, 250, 250}));
        QVERIFY(putSquare(stamps, painter, {10, 10, 250, 250}));
        painter.end();
        QCOMPARE(image.pixelColor(259, 259), QColor(Qt::blue));
    }

    void boardsLookAsWithRealShapes_data() {
        const Rows<QString, QStringList> row("game", "moves");
        row("tic-tac-toe, won", "tic-tac-toe@ooo/xx./x..:x", QStringList());
        row("tic-tac-toe", "tic-tac-toe", QStringList{"a1", "b2", "c3"});
        row("Connect Four", "connect-four", QStringList{"4", "5", "4"});
        row("Reversi", "reversi:6", QStringList{"c2"});
        row("ultimate", "ultimate-tic-tac-toe", QStringList{"f4"});
        row("Nim", "nim:3:3,4,5", QStringList{"C-2"});
    }
    void boardsLookAsWithRealShapes() {
        QFETCH(QString, game);
        QFETCH(QStringList, moves);
        std::vector<std::string> played;
        for (const QString& move : moves) {
            played.push_back(move.toStdString());
        }
        const Board board = playedGame(game.toStdString(), played).board();
        Stamps stamps;
        for (const double ratio : {1.0, 2.0}) {
            for (const BoardTone tone : {BoardTone::full, BoardTone::notReached, BoardTone::cut}) {
                for (const double side : {36.0, 72.0, 126.0, 252.0}) {
                    BoardLook look;
                    look.tone = tone;
                    const QRectF area(20, 24, side, side);
                    const QImage real = painted(board, area, look, ratio);
                    look.stamps = &stamps;
                    const QImage first = painted(board, area, look, ratio);
                    QCOMPARE(painted(board, area, look, ratio), first);
                    // An eighth of a pixel at most: a part of a contrast, never a line.
                    QVERIFY2(greatestDifference(real, first) < 60,
                             qPrintable(QString::number(greatestDifference(real, first))));
                    QVERIFY(real != paper(ratio));
                }
            }
        }
    }

    void movedPaintersPutThemWhereShapesWouldBe() {
        Stamps stamps;
        for (const double ratio : {1.0, 1.5, 2.0}) {
            QImage stamped = paper(ratio);
            QImage real = paper(ratio);
            QPainter painter(&stamped);
            painter.translate(30, 20);
            putSquare(stamps, painter, {10, 10, 20, 20});
            putSquare(stamps, painter, {60, 10, 20, 20});
            painter.end();
            QPainter plain(&real);
            plain.translate(30, 20);
            plain.fillRect(QRectF(10, 10, 20, 20), Qt::blue);
            plain.fillRect(QRectF(60, 10, 20, 20), Qt::blue);
            plain.end();
            QCOMPARE(greatestDifference(stamped, real), 0);
        }
    }
};

QTEST_MAIN(TestStamps)
#include "tst_stamps.moc"
