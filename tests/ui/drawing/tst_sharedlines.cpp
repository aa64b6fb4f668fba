// Lines of pixels that many rows share, in trees larger than a frame can look at node by node, and
// the colours of such lines; tst_talltrees compares smaller ones with every node.

#include "tests/rows.h"
#include "tests/ui/drawing/nodebynode.h"
#include "ui/drawing/cloudcolours.h"
#include "ui/drawing/sharedlines.h"
#include "ui/drawing/treelabels.h"
#include "ui/drawing/visibletree.h"

#include <cmath>
#include <map>
#include <optional>

using namespace prunus;

namespace {

const QRectF area(0, 0, 1000, 600);

/// Rows of families of so many, of which the child in the middle goes on: one below the other.
GameTree wideRows(std::uint32_t rows, std::uint32_t width) {
    std::vector<std::uint32_t> offsets{1, 1 + width};
    std::vector<Value> values{noStaticValue};
    for (std::uint32_t row = 1; row <= rows; ++row) {
        for (std::uint32_t k = 0; k < width; ++k) {
            const bool goesOn = k == width / 2 && row < rows;
            values.push_back(goesOn ? noStaticValue : Value((row * 31 + k * 17) % 1009));
            offsets.push_back(offsets.back() + (goesOn ? width : 0));
        }
    }
    return {std::move(offsets), std::move(values)};
}

struct Shares {
    double nodes = 0;
    double visited = 0;
    double cut = 0;
    std::uint64_t cutoffs = 0;

    void add(const StateCounts& counts) {
        nodes += counts.visited + counts.cut + counts.notReached;
        visited += counts.visited;
        cut += counts.cut;
        cutoffs += counts.cutoffs;
    }
};

/// By column of pixels, over all rows or each so-many-th, from the state of every node by itself.
std::map<int, Shares> sharesByNode(const Scene& scene, const TreePicture& picture,
                                   std::uint32_t rows = 1) {
    std::map<int, Shares> shares;
    for (std::uint32_t r = 0; r <= scene.tree.height(); r += rows) {
        for (const NodeId n : scene.tree.row(Row{r})) {
            const double x = picture.view.pixelX(scene.layout.x(n));
            if (x < area.left() || x >= area.right()) {
                continue;
            }
            shares[int(std::floor(x))].add(countsOf(scene.moment, n));
        }
    }
    return shares;
}

std::map<int, Shares> sharesOf(const VisibleTree& visible) {
    std::map<int, Shares> shares;
    for (const VisibleRow& row : visible.rows) {
        for (const LineColumn& column : row.shared) {
            shares[column.x].add(column.counts);
        }
    }
    return shares;
}

// AddressSanitizer takes half a minute for each search of two million nodes.
#if defined(__SANITIZE_ADDRESS__)
constexpr std::uint32_t wideFamily = 400;
#else
constexpr std::uint32_t wideFamily = 3000;
#endif

} // namespace

class TestSharedLines : public QObject {
    Q_OBJECT

  private slots:
    void aTreeTooLargeToCountIsSampledButNoCutoffIsLeftOut() {
        Scene scene(ladder(600'000), {});
        QVERIFY(scene.tree.nodeCount() > SharedLines::mostNodes);
        for (const std::uint32_t part : {6U, 10U}) {
            const Step t{std::uint32_t(std::uint64_t{scene.trace->end().value} * part / 10)};
            const TreePicture picture = scene.at(t, area);
            const auto shown = sharesOf(findVisible(picture, area));
            std::uint64_t cutoffs = 0;
            double nodes = 0;
            for (const auto& [x, every] : sharesByNode(scene, picture, 13)) {
                const Shares& some = shown.at(x);
                nodes += some.nodes;
                QVERIFY(std::abs(some.visited / some.nodes - every.visited / every.nodes) < 0.01);
                QVERIFY(std::abs(some.cut / some.nodes - every.cut / every.nodes) < 0.01);
                cutoffs += some.cutoffs;
            }
            QVERIFY(nodes < scene.tree.nodeCount() / 2.0);
            QCOMPARE(cutoffs, scene.moment.counts().cutoffs);
        }
    }

    void whatIsKeptOfALineIsCountedAsWhatIsFoundAnew_data() {
        const Rows<std::uint32_t, std::uint32_t> row("rows", "width");
        row("all of a tall tree", 900U, 0U);
        row("some rows of a tree too large", 280'000U, 0U);
        row("some of many wide rows", 640U, wideFamily);
    }
    void whatIsKeptOfALineIsCountedAsWhatIsFoundAnew() {
        QFETCH(std::uint32_t, rows);
        QFETCH(std::uint32_t, width);
        const auto places = std::make_shared<PlacesInView>();
        const auto tree = [&] { return width == 0 ? ladder(rows) : wideRows(rows, width); };
        SearchOptions again;
        again.algorithm = Algorithm::mtdf;
        // Of one tree, where that is small: one search visits its nodes once, the other again.
        Scene first(tree(), {});
        std::vector<Scene*> scenes{&first};
        std::optional<Scene> second;
        if (rows == 900) {
            scenes.push_back(&second.emplace(tree(), again));
        }
        for (const std::uint32_t part : {9U, 2U, 6U}) {
            for (Scene* const scene : scenes) {
                const std::uint64_t end = scene->trace->end().value;
                TreePicture picture = scene->at(Step{std::uint32_t(end * part / 10)}, area);
                const VisibleTree fresh = findVisible(picture, area);
                picture.places = places;
                picture.layout = &first.layout; // alike, and what places are kept for
                const VisibleTree kept = findVisible(picture, area);
                QVERIFY(fresh.rowStride > 1);
                QVERIFY(places->sight.layout == &first.layout);
                QCOMPARE(kept.rows.size(), fresh.rows.size());
                for (std::size_t k = 0; k < fresh.rows.size(); ++k) {
                    const auto& here = kept.rows[k].shared;
                    const auto& there = fresh.rows[k].shared;
                    QCOMPARE(here.size(), there.size());
                    for (std::size_t c = 0; c < here.size(); ++c) {
                        QCOMPARE(here[c].x, there[c].x);
                        QCOMPARE(statesOf(here[c].counts), statesOf(there[c].counts));
                        QCOMPARE(here[c].counts.cutoffs, there[c].counts.cutoffs);
                    }
                }
            }
        }
        QVERIFY(!places->lines.empty());
    }

    void searchesThatVisitNodesAgainAreCountedNodeByNode_data() {
        QTest::addColumn<int>("algorithm");
        for (const AlgorithmTraits& each : repeatingAlgorithms) {
            QTest::newRow(each.id.data()) << int(each.algorithm);
        }
    }
    void searchesThatVisitNodesAgainAreCountedNodeByNode() {
        QFETCH(int, algorithm);
        SearchOptions options;
        options.algorithm = Algorithm(algorithm);
        Scene scene(ladder(900), options);
        bool anyCut = false;
        const auto places = std::make_shared<PlacesInView>(); // found once for all steps
        for (const std::uint32_t part : {1U, 4U, 7U, 10U}) {
            const Step t{std::uint32_t(std::uint64_t{scene.trace->end().value} * part / 10)};
            TreePicture picture = scene.at(t, area);
            picture.places = places;
            const VisibleTree visible = findVisible(picture, area);
            QVERIFY(visible.rowStride > 1);
            const auto shown = sharesOf(visible);
            const auto every = sharesByNode(scene, picture);
            QCOMPARE(shown.size(), every.size());
            for (const auto& [x, all] : every) {
                QCOMPARE(shown.at(x).nodes, all.nodes);
                QCOMPARE(shown.at(x).visited, all.visited);
                QCOMPARE(shown.at(x).cut, all.cut);
                QVERIFY(all.cut > 0 || shown.at(x).cutoffs == 0);
                anyCut = anyCut || shown.at(x).cutoffs > 0;
            }
        }
        QVERIFY(anyCut);
    }

    void wideRowsAreCountedPixelByPixel_data() {
        const Rows<int, bool> row("order", "forFile");
        row("as written, for a file", int(MoveOrder::asWritten), true);
        row("random order, for a file", int(MoveOrder::random), true);
        row("random order, on the screen", int(MoveOrder::random), false);
    }
    void wideRowsAreCountedPixelByPixel() {
        QFETCH(int, order);
        QFETCH(bool, forFile);
        SearchOptions options;
        options.order = MoveOrder(order);
        Scene scene(wideRows(640, wideFamily), options);
        const Step t{scene.trace->end().value / 10 * 6};
        TreePicture picture = scene.at(t, area);
        picture.exactShapes = forFile;
        const VisibleTree visible = findVisible(picture, area);
        QVERIFY(visible.rowStride > 1);
        const auto shown = sharesOf(visible);
        const auto every = sharesByNode(scene, picture);
        QCOMPARE(shown.size(), every.size());
        for (const auto& [x, all] : every) {
            const Shares& some = shown.at(x);
            if (forFile) {
                QCOMPARE(some.nodes, all.nodes);
                QCOMPARE(some.visited, all.visited);
                QCOMPARE(some.cut, all.cut);
            } else {
                QVERIFY(std::abs(some.visited / some.nodes - all.visited / all.nodes) < 0.1);
            }
        }
    }

    void theNodeAtWorkIsRingedInWhicheverRowOfItsLine() {
        const std::uint32_t length = 50'000;
        Scene scene(std::string(length, '[') + "1" + std::string(length, ']'));
        for (std::uint32_t t = 20'000; t < 20'200; t += 7) {
            const TreePicture picture = scene.at(Step{t}, area);
            const LabelledTree frame = labelledTree(picture, area);
            QVERIFY(frame.visible.rowStride > 100);
            int rings = 0;
            for (const auto& row : frame.nodes) {
                for (const DrawnNode& node : row) {
                    if (node.where.node == scene.moment.currentNode()) {
                        ++rings;
                        QCOMPARE(node.where.centre, pixelOf(picture, node.where.node));
                    }
                }
            }
            QCOMPARE(rings, 1);
        }
    }

    void aPixelIsTheMixtureOfItsStates_data() {
        const Rows<double, double, double, QColor, QColor> row("visited", "cut", "notReached",
                                                               "between", "onStroke");
        const auto mix = [](int v, int c, int r) {
            return QColor((v * 160 + c * 80 + r * 0 + 8) / 16, 0, (c * 16 + r * 240 + 8) / 16);
        };
        const auto stroke = [](int v, int c, int r) {
            return QColor((v * 160 + c * 240 + r * 0 + 8) / 16, 0, (c * 32 + r * 240 + 8) / 16);
        };
        row("all visited", 5.0, 0.0, 0.0, QColor(160, 0, 0), QColor(160, 0, 0));
        row("nothing reached", 0.0, 0.0, 7.0, QColor(0, 0, 240), QColor(0, 0, 240));
        row("all cut", 0.0, 3.0, 0.0, QColor(80, 0, 16), QColor(240, 0, 32));
        row("half visited, half cut", 2.0, 2.0, 0.0, mix(8, 8, 0), stroke(8, 8, 0));
        row("one of a thousand visited", 1.0, 0.0, 999.0, mix(1, 0, 15), mix(1, 0, 15));
        row("a quarter, a quarter and a half", 1.0, 1.0, 2.0, mix(4, 4, 8), stroke(4, 4, 8));
    }
    void aPixelIsTheMixtureOfItsStates() {
        QFETCH(double, visited);
        QFETCH(double, cut);
        QFETCH(double, notReached);
        QFETCH(QColor, between);
        QFETCH(QColor, onStroke);
        const MixedInk ink({QColor(160, 0, 0), QColor(240, 0, 32), QColor(80, 0, 16),
                            QColor(0, 0, 240), QColor(0, 0, 240)});
        QCOMPARE(QColor(ink.of({visited, cut, notReached, 0}, 5)), between);
        QCOMPARE(QColor(ink.of({visited, cut, notReached, 0}, 2 * hatchSpacing)), onStroke);
    }
};

QTEST_MAIN(TestSharedLines)
#include "tst_sharedlines.moc"
