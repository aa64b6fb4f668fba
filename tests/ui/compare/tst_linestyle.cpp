// How lines of the growth chart look: apart from each other and from the background; and where the
// labels at their ends stand.

#include "core/games/offeredorders.h"
#include "tests/rows.h"
#include "ui/compare/growthcurves.h"

#include <QImage>
#include <QTest>
#include <random>
#include <set>

using namespace prunus;

namespace {

constexpr double tiny = 1e-6;

/// How far labels stand from their wishes.
double distance(const std::vector<LabelWish>& wishes, const std::vector<double>& tops) {
    double sum = 0;
    for (std::size_t i = 0; i < wishes.size(); ++i) {
        sum += std::pow(tops[i] + wishes[i].height / 2 - wishes[i].centre, 2);
    }
    return sum;
}

/// What is wrong with the places of labels that were given in the order of their wishes; empty for
/// nothing.
QString faultOf(const std::vector<LabelWish>& wishes, const std::vector<double>& tops, double top,
                double bottom) {
    for (std::size_t i = 0; i < wishes.size(); ++i) {
        const double above = i == 0 ? top : tops[i - 1] + wishes[i - 1].height;
        if (tops[i] < above - tiny || tops[i] + wishes[i].height > bottom + tiny) {
            return QStringLiteral("label %1 has no room of its own").arg(i);
        }
    }
    return {};
}

/// Random trees of three children, of which one line has been measured to depth 6.
std::vector<GrowthCurve> curvesOf(const GrowthLine& line) {
    GrowthPlan plan;
    plan.subject = RandomTrees{{.branching = 3}};
    plan.lines = {line};
    std::vector<GrowthPoint> points;
    for (const unsigned leaves : {3U, 7U, 20U, 52U, 130U, 300U}) {
        const auto depth = std::uint32_t(points.size() + 1);
        points.push_back({line, depth, {{1, 2 * leaves, leaves}}});
    }
    return growthCurves(plan, points, &GrowthSample::leavesEvaluated);
}

QString atRandom(std::mt19937& random, const QString& letters, std::size_t most) {
    QString text;
    for (std::size_t left = random() % (most + 1); left > 0; --left) {
        text += letters[qsizetype(random() % std::size_t(letters.size()))];
    }
    return text;
}

} // namespace

class TestLineStyle : public QObject {
    Q_OBJECT

  private slots:
    /// Without its colour, a line is known by the shape of its marks and by its dashes.
    void noTwoLinesLookAlike() {
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
                looks.insert(QByteArray(reinterpret_cast<const char*>(image.constBits()),
                                        image.sizeInBytes()));
            }
        }
        QCOMPARE(looks.size(), std::size_t{12 * 4});
    }

    void ordersOfAGameLookDifferent() {
        const AnyGame game = gameNamed("reversi:6").value();
        std::set<Qt::PenStyle> dashes{
            LineStyle({.algorithm = Algorithm::alphaBeta}, themeOf(ThemeKind::light))
                .pen()
                .style()};
        for (const GameMoveOrder order : offeredOrders(game)) {
            const GrowthLine line{.algorithm = Algorithm::alphaBeta, .gameOrder = order};
            dashes.insert(LineStyle(line, themeOf(ThemeKind::light)).pen().style());
        }
        QCOMPARE(dashes.size(), offeredOrders(game).size() + 1);
    }

    void linesStandOutInEveryTheme_data() {
        const Rows<int, double> row("kind", "least");
        row("light", int(ThemeKind::light), 3.0);
        row("dark", int(ThemeKind::dark), 3.0);
        row("high contrast", int(ThemeKind::highContrast), 7.0);
    }
    void linesStandOutInEveryTheme() {
        QFETCH(int, kind);
        QFETCH(double, least);
        const Theme& theme = themeOf(ThemeKind(kind));
        for (const auto& each : everyAlgorithm) {
            const LineStyle style({each.algorithm, MoveOrder::asWritten}, theme);
            QVERIFY(contrastRatio(style.pen().color(), theme.background) >= least);
        }
        QVERIFY(contrastRatio(theoryPen(Theory::all, theme).color(), theme.background) >= least);
    }

    void labelsStandWhereTheyWish() {
        QCOMPARE(stackedTops({{50, 10}, {20, 20}}, 0, 100), (std::vector<double>{45, 10}));
        QCOMPARE(stackedTops({{50, 10}, {50, 10}}, 0, 100), (std::vector<double>{40, 50}));
        QCOMPARE(stackedTops({{98, 10}, {97, 10}, {3, 10}}, 0, 100),
                 (std::vector<double>{90, 80, 0}));
        QCOMPARE(stackedTops({}, 0, 100), std::vector<double>{});
    }

    /// No label stands in another or outside, all keep their order, and no row of neighbours could
    /// move up or down and be nearer to its wishes: so none can stand better (the sum of squares is
    /// convex).
    void labelsStandAsNearAsOthersAllow() {
        std::mt19937 random(1);
        const auto upTo = [&](double most) {
            return std::uniform_real_distribution<double>(0, most)(random);
        };
        for (int round = 0; round < 5'000; ++round) {
            std::vector<LabelWish> wishes(1 + random() % 12);
            double heights = 0;
            for (LabelWish& each : wishes) {
                each = {random() % 4 == 0 ? 50 : upTo(140) - 20, 1 + upTo(20)};
                heights += each.height;
            }
            std::stable_sort(wishes.begin(), wishes.end(),
                             [](auto& a, auto& b) { return a.centre < b.centre; });
            const double top = upTo(10);
            const double bottom = top + heights + (random() % 3 == 0 ? 0 : upTo(100));
            const std::vector<double> tops = stackedTops(wishes, top, bottom);
            QCOMPARE(faultOf(wishes, tops, top, bottom), QString());
            for (std::size_t from = 0; from < wishes.size(); ++from) {
                for (std::size_t to = from + 1; to <= wishes.size(); ++to) {
                    for (const double step : {-0.01, 0.01}) {
                        std::vector<double> moved = tops;
                        std::for_each(moved.begin() + std::ptrdiff_t(from),
                                      moved.begin() + std::ptrdiff_t(to),
                                      [&](double& each) { each += step; });
                        QVERIFY(!faultOf(wishes, moved, top, bottom).isEmpty() ||
                                distance(wishes, moved) > distance(wishes, tops) - tiny);
                    }
                }
            }
        }
    }

    void wordsOfLabelsAreShortenedNeverNumbers() {
        std::mt19937 random(2);
        for (const int size : {9, 14, 20}) {
            const QFontMetricsF metrics(QFont(QStringLiteral("DejaVu Sans"), size));
            for (int round = 0; round < 1'000; ++round) {
                const QString letters = QStringLiteral("abcdefghiW ,-√^()");
                const LabelText text{QLatin1Char('N') + atRandom(random, letters, 30),
                                     atRandom(random, letters, 20),
                                     atRandom(random, QStringLiteral("×.0123456789"), 7)};
                const double width = double(random() % 400);
                const int most = 1 + int(random() % 2);
                const QStringList rows = labelRows(text, width, most, metrics);
                QVERIFY(rows.size() == 1 || (rows.size() == most && !text.rest.isEmpty()));
                QVERIFY(rows.back().endsWith(text.number));
                QVERIFY(rows.front() == text.number || rows.front().startsWith(u'N') ||
                        rows.front().isEmpty());
                for (const QString& row : rows) {
                    const bool fits = metrics.horizontalAdvance(row) <= width;
                    QVERIFY2(fits || row == text.number,
                             qPrintable(QStringLiteral("%1 > %2").arg(row).arg(width)));
                }
                const bool whole = metrics.horizontalAdvance(inOneRow(text)) <= width;
                QCOMPARE(rows == QStringList{inOneRow(text)}, whole);
            }
        }
    }

    /// From half the depth on it rises by the rate that is published for three children.
    void pearlsSlopeBeginsAtWhatWasMeasured() {
        for (const MoveOrder order : {MoveOrder::asWritten, MoveOrder::random}) {
            const GrowthCurve slope = curvesOf({Algorithm::alphaBeta, order}).back();
            QCOMPARE(slope.of, CurveOf(Theory::pearl));
            QCOMPARE(slope.spreads.size(), std::size_t{4});
            QCOMPARE(slope.spreads.at(3).median, 20.0);
            for (std::uint32_t depth = 4; depth <= 6; ++depth) {
                const double rise =
                    slope.spreads.at(depth).median / slope.spreads.at(depth - 1).median;
                QVERIFY(std::abs(rise - 2.1479) < 1e-4);
            }
        }
    }

    void withoutRandomOrderThereIsNoSlope() {
        for (const GrowthLine& line : {GrowthLine{Algorithm::alphaBeta, MoveOrder::bestFirst},
                                       GrowthLine{Algorithm::minimax, MoveOrder::asWritten}}) {
            const std::vector<GrowthCurve> curves = curvesOf(line);
            // One of the two theories is that line itself.
            QCOMPARE(curves.size(), std::size_t{2});
            const bool isAlphaBeta = line.algorithm == Algorithm::alphaBeta;
            QVERIFY(curves.front().isOf(isAlphaBeta ? Theory::minimal : Theory::all));
            QCOMPARE(curves.back().of, CurveOf(isAlphaBeta ? Theory::all : Theory::minimal));
            QCOMPARE(curves.back().spreads.at(6).median, isAlphaBeta ? 729.0 : 27.0 + 27 - 1);
        }
    }

    /// Minimax was given up behind depth 2, alpha-beta behind depth 3: 3^3 leaves are all.
    void theorySetsInWhereAMeasurementEnds() {
        const GrowthLine all{Algorithm::minimax, MoveOrder::asWritten};
        const GrowthLine some{Algorithm::alphaBeta, MoveOrder::asWritten};
        GrowthPlan plan;
        plan.subject = RandomTrees{{.branching = 3}};
        plan.lines = {all, some};
        const std::vector<GrowthPoint> points{{all, 1, {{1, 4, 3}}},
                                              {all, 2, {{1, 13, 9}}},
                                              {some, 1, {{1, 4, 3}}},
                                              {some, 2, {{1, 11, 7}}},
                                              {some, 3, {{1, 30, 20}}}};
        const std::vector<GrowthCurve> curves =
            growthCurves(plan, points, &GrowthSample::leavesEvaluated);
        const auto theory = std::find_if(curves.begin(), curves.end(), [](const GrowthCurve& each) {
            return each.of == CurveOf(Theory::all);
        });
        QVERIFY(theory != curves.end());
        QCOMPARE(theory->spreads.begin()->first, 2U);
        QCOMPARE(theory->spreads.rbegin()->second.median, 27.0);
    }
};

QTEST_MAIN(TestLineStyle)
#include "tst_linestyle.moc"
