// What a frame shows of a tree with more rows than pixels, against every node and every cutoff
// taken by itself: random tall trees, algorithms, orders, steps and views, the window's and the
// minimap's.

#include "tests/search/oracle/randomtree.h"
#include "tests/ui/drawing/nodebynode.h"
#include "tests/ui/drawing/painted.h"
#include "ui/drawing/minimapview.h"
#include "ui/drawing/visibletree.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

using namespace prunus;
using oracle::Draw;

namespace {

const std::uint64_t trees = std::max<std::uint64_t>(oracle::enough(60), 7);

constexpr std::array cutting{Algorithm::alphaBeta, Algorithm::alphaBetaNegamax,
                             Algorithm::alphaBetaFirstDraft};

/// By row of the frame and column of pixels.
using Lines = std::map<std::pair<std::uint32_t, int>, std::array<std::uint32_t, 4>>;

/// Visited, cut, not reached, and cutoffs that begin.
std::array<std::uint32_t, 4> numbersOf(const StateCounts& counts) {
    return {counts.visited, counts.cut, counts.notReached, counts.cutoffs};
}

/// A path down with small subtrees beside it, MAX to move at the root. What hangs on it is no good
/// for the side to move, so that the search goes deep before much is cut; then the end of the path
/// cuts the way back up.
GameTree tallTree(Draw& draw, bool forMinimap) {
    // Few enough for a trace to keep nothing for tall trees, or any number.
    const bool few = forMinimap && draw.oneIn(3);
    const std::uint32_t rows = few ? 102 + draw.below(25) : 150 + draw.below(1400);
    const std::uint32_t widest = draw.oneIn(4) ? 60 : 3 + draw.below(9);
    const Value atEnd = draw.oneIn(2) ? -1 : 101;
    std::vector<std::uint32_t> offsets{1};
    std::vector<Value> values{noStaticValue};
    std::vector<bool> low{false}; // of the nodes of a row, in what hangs on a MAX node of the path
    std::uint32_t onPath = 0;
    for (std::uint32_t row = 0; row < rows; ++row) {
        std::vector<bool> below;
        std::uint32_t next = 0;
        for (std::uint32_t n = 0; n < low.size(); ++n) {
            // Room for three is kept for the node of the path.
            const auto used = std::uint32_t(below.size()) + (n < onPath ? 3 : 0);
            std::uint32_t size = draw.oneIn(3) ? std::min(draw.below(4), widest - used) : 0;
            if (n == onPath) {
                size = 1 + draw.below(3);
                next = std::uint32_t(below.size()) + draw.below(size);
            }
            below.insert(below.end(), size, n == onPath ? row % 2 == 0 : low[n]);
            offsets.push_back(offsets.back() + size);
        }
        low = std::move(below);
        onPath = next;
        for (std::uint32_t n = 0; n < low.size(); ++n) {
            const Value leaf = draw.below(50) + (low[n] ? 0 : 50);
            values.push_back(n == onPath && row + 1 == rows ? atEnd : leaf);
        }
    }
    offsets.insert(offsets.end(), low.size(), offsets.back());
    return {std::move(offsets), std::move(values)};
}

/// A tree, an algorithm and an order, drawn by lot, to be seen at many steps and views.
struct Sights {
    Draw draw;
    Scene scene;
    std::map<NodeId, Step> skipped;
    QRectF area;
    TreePicture picture;

    Sights(std::uint64_t seed, bool ofMinimap)
        : draw(seed), scene(tallTree(draw, ofMinimap), options()),
          skipped(firstSkipped(scene, scene.trace->end())),
          area(ofMinimap ? QRectF(0, 0, 180, 120) : QRectF(0, 0, 200 + draw.below(400), 300)),
          ofMinimap_(ofMinimap) {}

    /// Whether the next view has rows nearer than a pixel.
    bool drawNext() {
        const std::uint32_t end = scene.trace->end().value;
        picture = scene.at(Step{draw.oneIn(3) ? end : draw.below(end + 1)}, area);
        if (ofMinimap_) {
            picture.view = mapView(area, scene.extent());
            picture.textScale = 0.1;
        } else {
            const Viewport port{area, scene.extent(), 1};
            picture.view = zoomed(picture.view, std::pow(1.3, draw.below(6)), area.center(), port);
            picture.view = centredOn(picture.view,
                                     {scene.layout.width() * draw.below(100) / 99.0,
                                      scene.tree.height() * draw.below(100) / 99.0},
                                     port);
        }
        showNodesAlone(picture);
        return picture.view.rowGap < 1;
    }

    [[nodiscard]] Lines expected(const VisibleTree& visible) const {
        std::map<std::pair<std::uint32_t, int>, StateCounts> sums;
        for (std::uint32_t row = 0; row <= scene.tree.height(); ++row) {
            const std::uint32_t line = row - row % visible.rowStride;
            if (!isInView(picture.view.pixelY(line))) {
                continue;
            }
            for (const NodeId n : scene.tree.row(Row{row})) {
                const double x = pixelOf(picture, n).x();
                if (x < area.left() || x >= area.right()) {
                    continue;
                }
                StateCounts& counts = sums[{line, static_cast<int>(std::floor(x))}];
                counts += countsOf(scene.moment, n);
                const auto cutoff = skipped.find(n);
                const bool cutByNow =
                    cutoff != skipped.end() && cutoff->second <= scene.moment.step();
                counts.cutoffs += cutByNow ? 1U : 0U;
            }
        }
        Lines lines;
        for (const auto& [place, counts] : sums) {
            lines[place] = numbersOf(counts);
        }
        return lines;
    }

    [[nodiscard]] bool isInView(double y) const {
        return y > area.top() - 2 && y < area.bottom() + 2;
    }

  private:
    SearchOptions options() {
        SearchOptions drawn = oracle::randomOptions(
            draw, draw.oneIn(6) ? algorithms[draw.below(6)].algorithm : cutting[draw.below(3)]);
        drawn.depth.reset();
        if (draw.oneIn(4)) {
            drawn.depth = 20 + draw.below(400);
        }
        drawn.root = Player::max;
        return drawn;
    }
    bool ofMinimap_;
};

} // namespace

class TestTallTrees : public QObject {
    Q_OBJECT

  private slots:
    void everyNodeAndCutoffIsCountedWhereverRowsShareALineOfPixels_data() { onCanvasAndMinimap(); }
    void everyNodeAndCutoffIsCountedWhereverRowsShareALineOfPixels() {
        QFETCH(bool, ofMinimap);
        std::uint64_t cutoffs = 0;
        for (std::uint64_t seed = 1; seed <= trees; ++seed) {
            Sights sights(seed, ofMinimap);
            for (int look = 0; look < 12; ++look) {
                if (!sights.drawNext()) {
                    continue;
                }
                const VisibleTree visible = findVisible(sights.picture, sights.area);
                QVERIFY(visible.rowStride > 1);
                const Lines shown = linesOf(visible);
                for (const auto& [place, counts] : shown) {
                    cutoffs += counts[3];
                }
                QVERIFY2(shown == sights.expected(visible), qPrintable(QString::number(seed)));
            }
        }
        QVERIFY2(cutoffs > oracle::enough(14000), qPrintable(QString::number(cutoffs)));
    }

    void aPixelHasTheColourOfCutsExactlyWhereACutoffBegins_data() { onCanvasAndMinimap(); }
    void aPixelHasTheColourOfCutsExactlyWhereACutoffBegins() {
        QFETCH(bool, ofMinimap);
        std::size_t ticks = 0;
        for (std::uint64_t seed = 1; seed <= trees; ++seed) {
            Sights sights(seed, ofMinimap);
            for (int look = 0; look < 4; ++look) {
                if (!sights.drawNext()) {
                    continue;
                }
                const VisibleTree visible = findVisible(sights.picture, sights.area);
                const double height = bandHeight(visible.greatestScale);
                std::set<std::pair<int, int>> expected;
                for (const auto& [place, counts] : sights.expected(visible)) {
                    if (counts[3] == 0) {
                        continue;
                    }
                    const double y = sights.picture.view.pixelY(place.first);
                    const int top = static_cast<int>(std::round(y - height / 2));
                    if (top >= 0 && top < sights.area.height()) {
                        expected.emplace(place.second, top);
                    }
                }
                ticks += expected.size();
                sights.picture.exactShapes = look % 2 == 1;
                QVERIFY2(ticksIn(sights) == expected, qPrintable(QString::number(seed)));
            }
        }
        QVERIFY2(ticks > oracle::enough(5000), qPrintable(QString::number(ticks)));
    }

    void aTallTreeIsAFewThingsAPixel() {
        Scene scene(ladder(200'000), {});
        const QRectF area(0, 0, 1000, 600);
        const VisibleTree visible = findVisible(scene.at(scene.trace->end(), area), area);
        QVERIFY(visible.rowStride > 1 && visible.rows.size() < 1000);
        std::size_t things = 0;
        std::size_t cutoffs = 0;
        for (const VisibleRow& row : visible.rows) {
            things += row.nodes.size() + row.columns.size() + row.shared.size();
            for (const LineColumn& column : row.shared) {
                cutoffs += column.counts.cutoffs;
            }
        }
        QVERIFY(things < 600 * 20);
        QCOMPARE(cutoffs, scene.trace->cutoffs().size());
        QVERIFY(cutoffs > 90'000);
    }

  private:
    static Lines linesOf(const VisibleTree& visible) {
        Lines lines;
        for (const VisibleRow& row : visible.rows) {
            for (const LineColumn& column : row.shared) {
                lines[{row.row.value, column.x}] = numbersOf(column.counts);
            }
        }
        return lines;
    }

    static std::set<std::pair<int, int>> ticksIn(const Sights& sights) {
        const QImage image = paintedOnScreen(sights.picture, sights.area);
        std::set<std::pair<int, int>> ticks;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixel(x, y) == sights.picture.theme->cutMark.rgb()) {
                    ticks.emplace(x, y);
                }
            }
        }
        return ticks;
    }
};

QTEST_MAIN(TestTallTrees)
#include "tst_talltrees.moc"
