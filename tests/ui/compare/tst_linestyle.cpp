// How lines of the growth chart look: apart from each other and from the background.

#include "core/games/offeredorders.h"
#include "ui/compare/linestyle.h"

#include <QImage>
#include <QTest>
#include <set>

using namespace prunus;

class TestLineStyle : public QObject {
    Q_OBJECT

  private slots:
    void noTwoLinesLookAlike();
    void ordersOfAGameLookDifferent();
    void linesStandOutInEveryTheme_data();
    void linesStandOutInEveryTheme();
};

/// Without its colour, a line is known by the shape of its marks and by its dashes.
void TestLineStyle::noTwoLinesLookAlike() {
    const Theme& theme = themeOf(ThemeKind::blackAndWhite);
    std::set<QByteArray> looks;
    for (const auto& each : everyAlgorithm) {
        for (const MoveOrder order : {MoveOrder::asWritten, MoveOrder::bestFirst,
                                      MoveOrder::worstFirst, MoveOrder::random}) {
            QImage image(100, 20, QImage::Format_Grayscale8);
            image.fill(Qt::white);
            QPainter painter(&image);
            const LineStyle style({each.algorithm, order}, theme);
            painter.setPen(style.pen());
            painter.drawLine(0, 10, 100, 10);
            style.paintMark(painter, {50, 10});
            painter.end();
            looks.insert(
                QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()));
        }
    }
    QCOMPARE(looks.size(), std::size_t{12 * 4});
}

void TestLineStyle::ordersOfAGameLookDifferent() {
    const AnyGame game = gameNamed("reversi:6").value();
    std::set<Qt::PenStyle> dashes{
        LineStyle({.algorithm = Algorithm::alphaBeta}, themeOf(ThemeKind::light)).pen().style()};
    for (const GameMoveOrder order : offeredOrders(game)) {
        const GrowthLine line{.algorithm = Algorithm::alphaBeta, .gameOrder = order};
        dashes.insert(LineStyle(line, themeOf(ThemeKind::light)).pen().style());
    }
    QCOMPARE(dashes.size(), offeredOrders(game).size() + 1);
}

void TestLineStyle::linesStandOutInEveryTheme_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<double>("least");
    QTest::newRow("light") << int(ThemeKind::light) << 3.0;
    QTest::newRow("dark") << int(ThemeKind::dark) << 3.0;
    QTest::newRow("high contrast") << int(ThemeKind::highContrast) << 7.0;
}

void TestLineStyle::linesStandOutInEveryTheme() {
    QFETCH(int, kind);
    QFETCH(double, least);
    const Theme& theme = themeOf(ThemeKind(kind));
    for (const auto& each : everyAlgorithm) {
        const LineStyle style({each.algorithm, MoveOrder::asWritten}, theme);
        QVERIFY(contrastRatio(style.pen().color(), theme.background) >= least);
    }
    QVERIFY(contrastRatio(theoryPen(Theory::all, theme).color(), theme.background) >= least);
}

QTEST_MAIN(TestLineStyle)
#include "tst_linestyle.moc"
