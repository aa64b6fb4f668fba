// What a picture shows beside its numbers, worked out by hand: the words under the window of the
// innermost open node, which say which value would cut off its other children; the worth of leaves
// and the change of sign from the mover's side; the best of the second draft, and what a probe
// answered.

#include "tests/rows.h"
#include "tests/search/oracle/randomtree.h"
#include "tests/ui/drawing/labelchecks.h"
#include "tests/ui/drawing/scene.h"

#include <QSet>
#include <algorithm>
#include <map>

using namespace prunus;

namespace {

using Kind = Label::Kind;

const QRectF area(0, 0, 1010, 690);
const QRectF wide(0, 0, 1400, 900);

/// The label of this kind at a node, from this side.
QString shownAt(Scene& scene, Step t, Side side, Kind kind, NodeId n) {
    return textAt(labelsOf(scene, t, wide, side), kind, n);
}

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

} // namespace

class TestLabelsByHand : public QObject {
    Q_OBJECT

  private slots:
    void whichValueWouldCut_data() {
        const Rows<std::uint32_t, QString, NodeId> row("step", "text", "node");
        row("before the start", 0U, "", noNode);
        row("the root's window is open", 1U, "", noNode);
        row("B has no α to cut at", 4U, "", noNode);
        row("A has no β to cut at", 10U, "", noNode);
        row("C is entered with α = 3", 11U, "cut if ≤ 3", NodeId{2});
        row("it stays while a leaf of C is read", 12U, "cut if ≤ 3", NodeId{2});
        row("and when it has come true", 13U, "cut if ≤ 3", NodeId{2});
        row("at the cutoff the rule takes its place", 14U, "✂ α ≥ β", NodeId{2});
        row("after C has returned A is innermost", 15U, "", noNode);
        row("D reads 14", 18U, "cut if ≤ 3", NodeId{3});
        row("D is told of 5 and has a child left", 21U, "cut if ≤ 3", NodeId{3});
        row("no child of D is left to be cut", 22U, "", noNode);
        row("at the end", 26U, "", noNode);
    }
    void whichValueWouldCut() {
        QFETCH(std::uint32_t, step);
        QFETCH(NodeId, node);
        Scene scene(figure52);
        const Shown shown = ruleIn(scene.at(Step{step}, area));
        QTEST(shown.text, "text");
        QCOMPARE(shown.node, node);
    }

    void theStricterRuleNeedsMore() {
        SearchOptions options;
        options.cut = CutRule::greater;
        Scene scene(figure52, options);
        QCOMPARE(ruleIn(scene.at(Step{11}, area)).text, "cut if < 3");
    }

    void maxCutsAtBeta() {
        // MIN at the root has 5 from B when C, a MAX node, is entered at step 9.
        SearchOptions options;
        options.root = Player::min;
        Scene scene("[[3,5],[7,9]]", options);
        QCOMPARE(ruleIn(scene.at(Step{9}, area)).text, "cut if ≥ 5");
        options.cut = CutRule::greater;
        Scene strict("[[3,5],[7,9]]", options);
        QCOMPARE(ruleIn(strict.at(Step{9}, area)).text, "cut if > 5");
    }

    void minimaxCutsNothing() {
        Scene scene(figure52, Algorithm::minimax);
        for (Step t{0}; t <= scene.trace->end(); ++t) {
            QVERIFY(ruleIn(scene.at(t, area)).text.isEmpty());
        }
    }

    void theFirstWindowCountsToo() {
        SearchOptions options;
        options.window = {-infinity, 10};
        Scene scene(figure52, options);
        QCOMPARE(ruleIn(scene.at(Step{1}, area)).text, "cut if ≥ 10");
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
        Scene scene(figure52);
        TreePicture picture = scene.at(Step{13}, area);
        for (const NodeId n : {NodeId{0}, NodeId{2}}) {
            picture.selection = n;
            QVERIFY(!textAt(layoutLabels(picture, area), Kind::window, n).isEmpty());
            QCOMPARE(ruleIn(picture).text, "cut if ≤ 3");
        }
    }

    void aWitnesssNameStandsClearOfItsCircle() {
        Scene scene(figure52);
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

    void labelsStayApartAndInPlace() {
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            oracle::Draw draw(seed);
            Scene scene(oracle::gameTree(oracle::randomTree(draw, 5, 4)), {});
            std::map<NodeId, QRectF> worths;
            for (Step t{0}; t <= scene.trace->end(); ++t) {
                TreePicture picture = scene.at(t, wide);
                picture.side = Side::mover;
                const LabelledTree frame = labelledTree(picture, wide);
                const QString overlap = firstOverlap(frame.labels) + firstOnANode(frame);
                QVERIFY2(overlap.isEmpty(), qPrintable(overlap));
                for (const Label& label : frame.labels) {
                    if (label.kind == Kind::worth) {
                        QCOMPARE(worths.try_emplace(label.node, label.rect).first->second,
                                 label.rect);
                    }
                }
            }
        }
    }

    void aLeafIsWorthItsValueToWhoeverMoves() {
        Scene scene("[[3,12,8],7]", Algorithm::alphaBetaNegamax);
        const NodeId seven{2};
        const NodeId three{3};
        QVERIFY(textsOf(labelsOf(scene, Step{2}, wide, Side::mover), Kind::worth).isEmpty());
        QCOMPARE(textsOf(labelsOf(scene, Step{3}, wide, Side::mover), Kind::worth),
                 QStringList{"MAX 3"});
        const auto last = labelsOf(scene, scene.trace->end(), wide, Side::mover);
        QCOMPARE(textAt(last, Kind::worth, seven), "MIN −7");
        QCOMPARE(textAt(last, Kind::value, seven), "7");
        QCOMPARE(textAt(last, Kind::worth, three), "MAX 3");
        const auto fromMax = labelsOf(scene, scene.trace->end(), wide, Side::max);
        QVERIFY(textsOf(fromMax, Kind::worth).isEmpty() && textsOf(fromMax, Kind::sign).isEmpty());
    }

    void anEdgeShowsTheChangeOfSign() {
        Scene scene(figure52, Algorithm::negamax);
        // 3: leaf 3 is read; 4: B, where MIN moves, compares -(3); 9: B returns -3; 10: A hears 3.
        QVERIFY(shownAt(scene, Step{3}, Side::mover, Kind::sign, NodeId{4}).endsWith(u')'));
        QCOMPARE(shownAt(scene, Step{4}, Side::mover, Kind::sign, NodeId{4}), QString("3 → −3"));
        QCOMPARE(shownAt(scene, Step{10}, Side::mover, Kind::sign, NodeId{1}), QString("−3 → 3"));
        QCOMPARE(shownAt(scene, Step{11}, Side::mover, Kind::sign, NodeId{1}), QString("×(−1)"));
        QVERIFY(shownAt(scene, Step{11}, Side::mover, Kind::sign, NodeId{2}).isEmpty());
    }

    void hiddenLeavesHaveNoWorth() {
        Scene one(figure52, Algorithm::negamax);
        Scene other("[[3,12,8],[2,4,-66666],[14,5,2]]", Algorithm::negamax);
        const Step t{12}; // neither has read the leaf that differs
        for (Scene* scene : {&one, &other}) {
            TreePicture picture = scene->at(t, wide);
            picture.side = Side::mover;
            picture.hideUnreadLeaves = true;
            const auto worths = textsOf(layoutLabels(picture, wide), Kind::worth);
            QCOMPARE(worths, QStringList({"MAX 3", "MAX 12", "MAX 8", "MAX 2"}));
        }
    }

    void theSecondDraftKeepsItsParameters() {
        Scene scene(figure52, Algorithm::alphaBetaSecondDraft);
        QCOMPARE(shownAt(scene, Step{10}, Side::max, Kind::window, NodeId{0}),
                 QString("α−∞β+∞best3"));
        QCOMPARE(shownAt(scene, Step{11}, Side::max, Kind::window, NodeId{2}),
                 QString("α−∞β+∞best+∞"));
    }

    void aProbesAnswerStandsBesideTheWindow() {
        // B is worth 1. The probe of C, which is worth 5, answers no more than that it is above 1.
        Scene scene("[[1,9],[5,7]]", Algorithm::principalVariationSearch);
        QStringList shown;
        for (Step t{0}; t <= scene.trace->end(); ++t) {
            const Event event = Moment(scene.tree, *scene.trace, t).event();
            const QString window = shownAt(scene, t, Side::max, Kind::window, NodeId{0});
            if (window.contains("probe")) {
                shown << window;
            } else if (!shown.isEmpty()) {
                // It stays until the second search has been compared.
                QVERIFY(event.kind == EventKind::back && event.node == GameTree::root());
                QVERIFY(!event.again);
                break;
            }
        }
        // C to be searched again, entered, 5 and 7 read and compared, left.
        QCOMPARE(shown.size(), 7);
        QCOMPARE(QSet<QString>(shown.begin(), shown.end()), QSet<QString>{"α−∞1β+∞probe1⁺"});
    }
};

QTEST_MAIN(TestLabelsByHand)
#include "tst_labelsbyhand.moc"
