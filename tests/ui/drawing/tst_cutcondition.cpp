// The words under the window of the innermost open node: which value would cut off its other
// children. Worked out by hand from the windows.

#include "tests/search/oracle/randomtree.h"
#include "tests/ui/drawing/scene.h"
#include "ui/drawing/treelabels.h"

#include <QTest>
#include <algorithm>

using namespace prunus;

namespace {

const QRectF area(0, 0, 1010, 690);

struct Shown {
    QString text; ///< empty if there is none
    NodeId node = noNode;
};

Shown ruleIn(const TreePicture& picture) {
    Shown shown;
    for (const Label& label : layoutLabels(picture, area)) {
        if (label.kind == Label::Kind::rule) {
            shown = {shown.text + label.text(), label.node};
        }
    }
    return shown;
}

SearchOptions with(Algorithm algorithm, CutRule cut = CutRule::greaterOrEqual) {
    SearchOptions options;
    options.algorithm = algorithm;
    options.cut = cut;
    return options;
}

} // namespace

class TestCutCondition : public QObject {
    Q_OBJECT

  private slots:
    void figure52_data() {
        QTest::addColumn<int>("step");
        QTest::addColumn<QString>("text");
        QTest::addColumn<quint32>("node");
        const auto row = [](const char* name, int step, const char* text, NodeId node) {
            QTest::newRow(name) << step << QString::fromUtf8(text) << node.value;
        };
        row("before the start", 0, "", noNode);
        row("the root's window is open", 1, "", noNode);
        row("B has no α to cut at", 4, "", noNode);
        row("A has no β to cut at", 10, "", noNode);
        row("C is entered with α = 3", 11, "cut if ≤ 3", NodeId{2});
        row("it stays while a leaf of C is read", 12, "cut if ≤ 3", NodeId{2});
        row("and when it has come true", 13, "cut if ≤ 3", NodeId{2});
        row("at the cutoff the rule takes its place", 14, "✂ α ≥ β", NodeId{2});
        row("after C has returned A is innermost", 15, "", noNode);
        row("D reads 14", 18, "cut if ≤ 3", NodeId{3});
        row("D is told of 5 and has a child left", 21, "cut if ≤ 3", NodeId{3});
        row("no child of D is left to be cut", 22, "", noNode);
        row("at the end", 26, "", noNode);
    }
    void figure52() {
        QFETCH(int, step);
        QFETCH(quint32, node);
        Scene scene(prunus::figure52);
        const Shown shown = ruleIn(scene.at(Step{static_cast<std::uint32_t>(step)}, area));
        QTEST(shown.text, "text");
        QCOMPARE(shown.node.value, node);
    }

    void theStricterRuleNeedsMore() {
        Scene scene(prunus::figure52, with(Algorithm::alphaBeta, CutRule::greater));
        QCOMPARE(ruleIn(scene.at(Step{11}, area)).text, QString("cut if < 3"));
    }

    void maxCutsAtBeta() {
        // MIN at the root has 5 from B when C, a MAX node, is entered at step 9.
        SearchOptions options;
        options.root = Player::min;
        Scene scene("[[3,5],[7,9]]", options);
        QCOMPARE(ruleIn(scene.at(Step{9}, area)).text, QString("cut if ≥ 5"));
        options.cut = CutRule::greater;
        Scene strict("[[3,5],[7,9]]", options);
        QCOMPARE(ruleIn(strict.at(Step{9}, area)).text, QString("cut if > 5"));
    }

    void aNegamaxCallCutsAtItsOwnBeta() {
        Scene scene(prunus::figure52, with(Algorithm::alphaBetaNegamax));
        TreePicture picture = scene.at(Step{11}, area);
        picture.side = Side::mover;
        QCOMPARE(ruleIn(picture).text, QString("cut if ≥ −3"));
        picture.side = Side::max;
        QCOMPARE(ruleIn(picture).text, QString("cut if ≤ 3"));
    }

    void minimaxCutsNothing() {
        Scene scene(prunus::figure52, with(Algorithm::minimax));
        for (Step t{0}; t <= scene.trace->end(); ++t) {
            QVERIFY(ruleIn(scene.at(t, area)).text.isEmpty());
        }
    }

    void theFirstWindowCountsToo() {
        SearchOptions options;
        options.window = {-infinity, 10};
        Scene scene(prunus::figure52, options);
        QCOMPARE(ruleIn(scene.at(Step{1}, area)).text, QString("cut if ≥ 10"));
    }

    void itStandsThereBeforeEveryCutoff() {
        int seen = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            oracle::Draw draw(seed);
            Scene scene(oracle::gameTree(oracle::randomTree(draw, 4, 4)), {});
            for (const auto& cutoff : scene.trace->cutoffs()) {
                const Shown shown = ruleIn(scene.at(Step{cutoff.step.value - 1}, area));
                QVERIFY(shown.text.startsWith("cut if"));
                QCOMPARE(shown.node.value, scene.moment.currentNode().value);
                ++seen;
            }
        }
        QVERIFY2(seen > 20, qPrintable(QString::number(seen)));
    }

    void aSelectedNodeKeepsItsWindow() {
        Scene scene(prunus::figure52);
        TreePicture picture = scene.at(Step{13}, area);
        for (const NodeId n : {NodeId{0}, NodeId{2}}) {
            picture.selection = n;
            const auto labels = layoutLabels(picture, area);
            QVERIFY(std::ranges::any_of(labels, [&](const Label& label) {
                return label.kind == Label::Kind::window && label.node == n;
            }));
            QCOMPARE(ruleIn(picture).text, QString("cut if ≤ 3"));
        }
    }

    void aWitnesssNameStandsClearOfItsCircle() {
        Scene scene(prunus::figure52);
        TreePicture picture = scene.at(Step{14}, area);
        picture.witnesses = {NodeId{7}, NodeId{1}};
        const auto frame = labelledTree(picture, area);
        const auto& minNodes = frame.nodes.at(1);
        const auto nodeB = std::ranges::find_if(
            minNodes, [](const DrawnNode& node) { return node.where.node == NodeId{1}; });
        const auto name = std::ranges::find_if(frame.labels, [](const Label& label) {
            return label.kind == Label::Kind::name && label.node == NodeId{1};
        });
        QVERIFY(nodeB != minNodes.end() && name != frame.labels.end());
        const double radius = ringRadius(nodeB->shape) + 4;
        QVERIFY(name->rect.right() < nodeB->where.centre.x() - radius);
    }
};

QTEST_MAIN(TestCutCondition)
#include "tst_cutcondition.moc"
