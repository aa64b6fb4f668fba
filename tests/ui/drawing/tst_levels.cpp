// Where there is little room, things are left out by kind and row: all of a row have them or none.

#include "core/generate/randomtree.h"
#include "tests/ui/drawing/scene.h"
#include "ui/drawing/treelabels.h"
#include "ui/words/language.h"

#include <QtTest>
#include <set>

using namespace prunus;

namespace {

/// 24 nodes, as three panes side by side show them to a class.
constexpr std::string_view lesson = "[a: [parried: [3,-12,8], queened: [2,104,6], 5], b: [14, r: "
                                    "[5,-7]], c: [s: [1,9], -25, t: [6,0.5]]]";

GameTree uneven(std::uint32_t number) {
    RandomShape shape;
    shape.seed = number + 1;
    shape.maxDepth = 2 + number % 4;
    shape.maxBranching = 2 + number % 4;
    shape.low = -150;
    shape.high = 150;
    shape.maxNodes = 10 + number % 30;
    return generateRandom(shape);
}

struct Level {
    std::set<double> scales;
    std::set<int> pixels; ///< of texts inside
    std::size_t nodes = 0;
    std::size_t texts = 0; ///< nodes that have one
    std::size_t shown = 0; ///< whose text is shown
};

/// What of a frame's rows is not alike; nothing where all is.
QString unlike(const TreePicture& picture, const QRectF& area) {
    const LabelledTree frame = labelledTree(picture, area);
    for (std::size_t k = 0; k < frame.nodes.size(); ++k) {
        for (const bool leaves : {false, true}) {
            Level level;
            for (const DrawnNode& node : frame.nodes[k]) {
                if ((node.where.kind == ShapeKind::leafBox) != leaves) {
                    continue;
                }
                level.scales.insert(node.where.scale);
                ++level.nodes;
                if (!nodeText(picture, node.where.node, node.where.state).isEmpty()) {
                    ++level.texts;
                    level.shown += node.text.isEmpty() ? 0 : 1;
                    level.pixels.insert(node.textPixels);
                }
            }
            const bool alike = level.scales.size() <= 1 && level.pixels.size() <= 1 &&
                               (level.shown == 0 || level.shown == level.texts);
            if (!alike) {
                return QStringLiteral("row %1, %2: %3 sizes, %4 heights, %5 of %6 texts")
                    .arg(k)
                    .arg(leaves ? QStringLiteral("leaves") : QStringLiteral("inner nodes"))
                    .arg(level.scales.size())
                    .arg(level.pixels.size())
                    .arg(level.shown)
                    .arg(level.texts);
            }
        }
    }
    return {};
}

/// How many inner nodes of each row have a name.
std::vector<std::size_t> namesOf(const TreePicture& picture, const QRectF& area) {
    const LabelledTree frame = labelledTree(picture, area);
    std::vector<std::size_t> counts(frame.nodes.size());
    for (const Label& label : frame.labels) {
        if (label.kind == Label::Kind::name) {
            ++counts[picture.tree().rowOf(label.node).value];
        }
    }
    return counts;
}

} // namespace

class TestLevels : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installLanguage(); }

    void allOfARowHaveOneSizeAndTheirValuesOrNone_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("in one of three panes at 1920 × 1080") << QSize(600, 760);
        QTest::newRow("in one of three panes at 1280 × 720") << QSize(400, 420);
        QTest::newRow("where there is hardly room") << QSize(330, 300);
    }
    void allOfARowHaveOneSizeAndTheirValuesOrNone() {
        QFETCH(QSize, size);
        const QRectF area({0, 0}, QSizeF(size));
        const auto check = [&](Scene& scene) {
            for (Step t{0}; t <= scene.trace->end(); t = t + 3) {
                const TreePicture picture = scene.at(t, area);
                // So near that a row cannot be read, whoever has room takes it.
                if (picture.view.columnGap < readableScale * 64) {
                    continue;
                }
                if (const QString found = unlike(picture, area); !found.isEmpty()) {
                    return found;
                }
            }
            return QString();
        };
        Scene known(lesson, SearchOptions{});
        QCOMPARE(known.tree.nodeCount(), 24U);
        QCOMPARE(check(known), QString());
        for (std::uint32_t number = 0; number < 60; ++number) {
            Scene scene(uneven(number), SearchOptions{});
            const QString found = check(scene);
            QVERIFY2(found.isEmpty(), qPrintable(QStringLiteral("tree %1: ").arg(number) + found));
        }
    }

    /// At every width; before the first step, where no window covers any.
    void allOfARowHaveTheirNamesOrNone() {
        Scene scene(lesson, SearchOptions{});
        std::set<std::size_t> seen;
        for (int width = 200; width <= 1300; width += 20) {
            const QRectF area(0, 0, width, 700);
            TreePicture picture = scene.at(Step{0}, area);
            if (picture.view.columnGap < readableScale * 64) {
                continue;
            }
            const std::vector<std::size_t> names = namesOf(picture, area);
            QVERIFY2(names[1] == 0 || names[1] == 3, qPrintable(QString::number(width)));
            QVERIFY2(names[2] == 0 || names[2] == 5, qPrintable(QString::number(width)));
            seen.insert(names[2]);
        }
        QCOMPARE(QList<std::size_t>(seen.begin(), seen.end()),
                 QList<std::size_t>({0, 5})); // both occur
    }

    /// At the first cutoff: MAX can play the leaf beside B, and MIN answers with the leaf beside F.
    void namesStayWhereAProofIsLit() {
        Scene scene("[-2,[-6,[-6,6,-6],3],[[5,7,2],-2,[-7,-4]],[4,[-2,9],8],[1,2,3,4,5,6,7,8]]",
                    SearchOptions{});
        const QRectF area(0, 0, 850, 500);
        TreePicture picture = scene.at(Step{7}, area);
        const std::vector<std::size_t> before = namesOf(picture, area);
        QCOMPARE(before, (std::vector<std::size_t>{1, 4, 4, 0}));
        picture.witnesses = {NodeId{1}, NodeId{6}};
        picture.proof = {{NodeId{0}, NodeId{1}, prunus::Player::max, QStringLiteral("-2")},
                         {NodeId{2}, NodeId{6}, prunus::Player::min, QStringLiteral("-6")}};
        QCOMPARE(namesOf(picture, area), before);
    }

    /// Of a tree with static values at all inner nodes, as a game has them.
    void staticValuesOfInnerNodesWaitForADepthLimit() {
        constexpr std::string_view tree =
            R"({"format": "prunus-tree", "version": 1, "tree": {"value": 7, "children": [)"
            R"({"value": 4, "children": [3, 5]}, {"value": 2, "children": [6, 1]}]}})";
        const QRectF area(0, 0, 1280, 720);
        const auto statics = [&](const SearchOptions& options, NodeId selected = noNode) {
            Scene scene(tree, options);
            TreePicture picture = scene.at(Step{0}, area);
            picture.selection = selected;
            QStringList found;
            for (const Label& label : layoutLabels(picture, area)) {
                if (label.text().contains(QStringLiteral("static"))) {
                    found << label.text().section(QStringLiteral("static "), 1);
                }
            }
            found.sort();
            return found.join(u' ');
        };
        QCOMPARE(statics({}), QString());
        QCOMPARE(statics({}, NodeId{1}), QStringLiteral("4")); // on request
        SearchOptions limited;
        limited.depth = 2;
        QCOMPARE(statics(limited), QStringLiteral("2 4 7"));
        limited.depth = 1; // B and C have theirs inside
        QCOMPARE(statics(limited), QStringLiteral("7"));
    }
};

QTEST_MAIN(TestLevels)
#include "tst_levels.moc"
