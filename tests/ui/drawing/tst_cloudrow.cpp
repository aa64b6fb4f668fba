// How a row too full for shapes is drawn: what a bar shows, how much of its room a node takes, and
// that no zoom step gains or loses much ink at once.

#include "tests/rows.h"
#include "tests/ui/drawing/painted.h"
#include "tests/ui/drawing/scene.h"
#include "tests/ui/look/contrast.h"
#include "ui/drawing/cloudcolours.h"
#include "ui/drawing/cloudrow.h"
#include "ui/drawing/minimapview.h"
#include "ui/drawing/treelabels.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <map>

using namespace prunus;

class TestCloudRow : public QObject {
    Q_OBJECT

  private slots:
    void whatIsVisitedStandsOut_data() { inAllThemes(); }
    /// From the background and from what is not reached; so does the hatch of what is cut.
    void whatIsVisitedStandsOut() {
        QFETCH(const ThemeKind, kind);
        const Theme& theme = themeOf(kind);
        for (const CloudColours& row :
             {maxCloud(theme), minCloud(theme), leafCloud(theme), cloudOfBoth(theme)}) {
            QVERIFY(contrastRatio(row.visited, theme.background) >= 3);
            QVERIFY(contrastRatio(row.cut, theme.background) >= 3);
            QVERIFY(contrastRatio(row.notReachedLine, theme.background) >= 3);
            QVERIFY(contrastRatio(row.visited, row.notReached) >= 3);
            QVERIFY(contrastRatio(row.cut, row.betweenCut) >= 2);
        }
    }

    void whatIsNotReachedIsSeen_data() {
        QTest::addColumn<ThemeKind>("kind");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("zoom"); // 0: as in the minimap
        QTest::addColumn<double>("contrast");
        const std::map<const char*, ThemeKind> themes{
            {"light", ThemeKind::light},
            {"dark", ThemeKind::dark},
            {"high contrast", ThemeKind::highContrast},
            {"black and white", ThemeKind::blackAndWhite}};
        for (const auto& [name, kind] : themes) {
            const QSize canvas(900, 500);
            QTest::addRow("minimap, %s", name) << kind << QSize(180, 120) << 0.0 << 3.0;
            QTest::addRow("dense row, %s", name) << kind << canvas << 1.0 << 3.0;
            QTest::addRow("a few pixels a node, %s", name) << kind << canvas << 100.0 << 3.0;
            // Their outlines may fall between two pixels, which share the ink.
            QTest::addRow("narrow nodes, %s", name) << kind << canvas << 250.0 << 1.9;
        }
    }
    /// As it is painted, and apart from what is visited: all of that is dark, half of this at most.
    void whatIsNotReachedIsSeen() {
        QFETCH(const ThemeKind, kind);
        QFETCH(const QSize, size);
        QFETCH(const double, zoom);
        QFETCH(const double, contrast);
        SearchOptions options;
        options.algorithm = Algorithm::minimax;
        Scene scene(Scene::uniform(9, 3), options);
        const Ink before = inkOfLeaves(scene, kind, size, zoom, contrast, Step{0});
        const Ink after = inkOfLeaves(scene, kind, size, zoom, contrast, scene.trace->end());
        QVERIFY2(before.columns >= 0.25, qPrintable(QString::number(before.columns)));
        QVERIFY(after.pixels >= 1.4 * before.pixels);
    }

    void aBarShowsWhateverIsInItsColumn_data() {
        const Rows<double, double, double, QList<int>> row("visited", "cut", "notReached", "parts");
        row("all visited", 1.0, 0.0, 0.0, QList<int>{20, 0, 0});
        row("half and half", 0.5, 0.5, 0.0, QList<int>{10, 10, 0});
        row("one of a thousand visited", 0.001, 0.999, 0.0, QList<int>{1, 19, 0});
        row("one of a thousand cut", 0.5, 0.001, 0.499, QList<int>{9, 1, 10});
        row("a quarter of a lone node's room", 0.25, 0.0, 0.0, QList<int>{20, 0, 0});
        row("nothing", 0.0, 0.0, 0.0, QList<int>{0, 0, 0});
    }
    void aBarShowsWhateverIsInItsColumn() {
        QFETCH(double, visited);
        QFETCH(double, cut);
        QFETCH(double, notReached);
        QFETCH(QList<int>, parts);
        const BarParts bar = barParts({visited, cut, notReached, 0}, 20);
        QCOMPARE((QList<int>{bar.visited, bar.cut, bar.notReached}), parts);
    }

    void loneNodesTakeMostOfTheirRoomAndCrowdsFillTheirPixel() {
        VisibleRow row;
        StateCounts one;
        one.visited = 1;
        StateCounts crowd;
        crowd.visited = 1;
        crowd.cut = 3;
        crowd.cutoffs = 2;
        row.columns = {{4, 1, {NodeId{0}, NodeId{1}}, one, 4.5, 4},
                       {8, 1, {NodeId{1}, NodeId{5}}, crowd, 8.2, 0.3}};
        const CloudRow cloud = cloudOf(row, QRectF(0, 0, 12, 5));
        // Nine tenths of a room of 4 around 4.5: from 2.7 to 6.3.
        const QList<double> expected{0, 0, 0.3, 1, 1, 1, 0.3, 0, 0.25, 0, 0, 0};
        for (std::size_t k = 0; k < 12; ++k) {
            QVERIFY(std::abs(cloud.columns[k].visited - expected[qsizetype(k)]) < 1e-9);
            QVERIFY(std::abs(cloud.columns[k].cut - (k == 8 ? 0.75 : 0)) < 1e-9);
            QCOMPARE(cloud.columns[k].cutoffs, k == 8 ? 2U : 0U);
        }
    }

    /// Nodes grow out of bands and lines out of shades: from one zoom to the next, none of these
    /// gains or loses much of its ink at once. Only values come all at once, where they can be
    /// read.
    void zoomingInHasNoJump_data() {
        const Rows<int, double> row("algorithm", "part");
        row("before the search", int(Algorithm::minimax), 0.0);
        row("all visited", int(Algorithm::minimax), 1.0);
        row("much of it cut", int(Algorithm::alphaBeta), 1.0);
    }
    void zoomingInHasNoJump() {
        QFETCH(int, algorithm);
        QFETCH(double, part);
        SearchOptions options;
        options.algorithm = Algorithm(algorithm);
        Scene scene(Scene::uniform(9, 3), options);
        const QRectF area(0, 0, 900, 500);
        const Viewport port{area, scene.extent(), 1};
        const auto end = double(scene.trace->end().value);
        TreePicture picture = scene.at(Step{std::uint32_t(end * part)}, area);
        showNodesAlone(picture);
        picture.hideUnreadLeaves = true;
        const QPointF middle(scene.layout.width() * 0.31, scene.tree.height());
        const View fit = picture.view;
        double before = -1;
        bool hadValues = false;
        for (double zoom = 4; zoom < 4000; zoom *= 1.05) {
            picture.view = centredOn(zoomed(fit, zoom, area.center(), port), middle, port);
            const double ink = inkOfLastRow(picture, area);
            const bool values = showsValues(picture, area);
            const double change = before < 0 || values != hadValues ? 0 : std::abs(ink - before);
            QVERIFY2(change < 0.06, qPrintable(QStringLiteral("zoom %1, columns %2 apart: %3, %4")
                                                   .arg(zoom)
                                                   .arg(picture.view.columnGap)
                                                   .arg(before)
                                                   .arg(ink)));
            before = ink;
            hadValues = values;
        }
    }

  private:
    static bool showsValues(const TreePicture& picture, const QRectF& area) {
        const LabelledTree frame = labelledTree(picture, area);
        return std::ranges::any_of(frame.nodes.back(),
                                   [](const DrawnNode& node) { return !node.text.isEmpty(); });
    }

    /// What stands out so far from the background in the lower half of the leaves: in which part of
    /// the columns of pixels anything does, and which part of what is drawn.
    struct Ink {
        double columns = 0;
        double pixels = 0;
    };
    static Ink inkOfLeaves(Scene& scene, ThemeKind kind, QSize size, double zoom, double contrast,
                           Step step) {
        const QRectF area(QPointF(0, 0), size);
        const Viewport port{area, scene.extent(), 1};
        TreePicture picture = scene.at(step, area);
        picture.theme = &themeOf(kind);
        showNodesAlone(picture);
        picture.hideUnreadLeaves = true;
        const QPointF middleOfRow(scene.layout.width() * 0.31, scene.tree.height());
        picture.view =
            zoom > 0 ? centredOn(zoomed(picture.view, zoom, area.center(), port), middleOfRow, port)
                     : mapView(area, port.extent);
        const QImage image = paintedOnScreen(picture, area);
        const int middle = int(picture.view.pixelY(double(scene.tree.height())));
        const int left = size.width() / 4;
        Ink ink;
        int drawn = 0;
        for (int x = left; x < 3 * left; ++x) {
            int dark = 0;
            for (int y = middle - 3; y <= std::min(middle + 12, size.height() - 1); ++y) {
                const QColor pixel = image.pixelColor(x, y);
                drawn += pixel != picture.theme->background ? 1 : 0;
                dark += contrastRatio(pixel, picture.theme->background) >= contrast ? 1 : 0;
            }
            ink.columns += dark > 0 ? 0.5 / left : 0;
            ink.pixels += dark;
        }
        ink.pixels /= std::max(drawn, 1);
        return ink;
    }
    /// How far from the background the band of the leaves is, on average over its width: 0 to 1.
    static double inkOfLastRow(const TreePicture& picture, const QRectF& area) {
        const QImage image = paintedOnScreen(picture, area);
        const int y = int(picture.view.pixelY(double(picture.tree().height())));
        double ink = 0;
        int count = 0;
        for (int dy = -12; dy <= 12; ++dy) {
            for (int x = 100; x < 800; ++x, ++count) {
                ink += 255 - qGray(image.pixel(x, y + dy));
            }
        }
        return ink / 255 / count;
    }
};

QTEST_MAIN(TestCloudRow)
#include "tst_cloudrow.moc"
