// What a picture shows beside its numbers: the worth of leaves and the change of sign from the
// mover's side, the best of the second draft, and what a probe answered. Worked out by hand.

#include "tests/search/oracle/randomtree.h"
#include "tests/ui/drawing/labelchecks.h"
#include "tests/ui/drawing/scene.h"

#include <QSet>
#include <QTest>
#include <map>

using namespace prunus;

namespace {

using Kind = Label::Kind;

const QRectF area(0, 0, 1400, 900);

SearchOptions with(Algorithm algorithm) {
    SearchOptions options;
    options.algorithm = algorithm;
    return options;
}

std::vector<Label> labelsOf(Scene& scene, Step t, Side side) {
    TreePicture picture = scene.at(t, area);
    picture.side = side;
    return layoutLabels(picture, area);
}

QString textAt(const std::vector<Label>& labels, Kind kind, NodeId n) {
    for (const Label& label : labels) {
        if (label.kind == kind && label.node == n) {
            return label.text();
        }
    }
    return {};
}

} // namespace

class TestSignLabels : public QObject {
    Q_OBJECT

  private slots:
    void labelsStayApartAndInPlace();
    void aLeafIsWorthItsValueToWhoeverMoves();
    void anEdgeShowsTheChangeOfSign();
    void hiddenLeavesHaveNoWorth();
    void theSecondDraftKeepsItsParameters();
    void aProbesAnswerStandsBesideTheWindow();
};

void TestSignLabels::labelsStayApartAndInPlace() {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        oracle::Draw draw(seed);
        Scene scene(oracle::gameTree(oracle::randomTree(draw, 5, 4)), {});
        std::map<NodeId, QRectF> worths;
        for (Step t{0}; t <= scene.trace->end(); ++t) {
            TreePicture picture = scene.at(t, area);
            picture.side = Side::mover;
            const LabelledTree frame = labelledTree(picture, area);
            const QString overlap = firstOverlap(frame.labels) + firstOnANode(frame);
            QVERIFY2(overlap.isEmpty(), qPrintable(overlap));
            for (const Label& label : frame.labels) {
                if (label.kind == Kind::worth) {
                    QCOMPARE(worths.try_emplace(label.node, label.rect).first->second, label.rect);
                }
            }
        }
    }
}

void TestSignLabels::aLeafIsWorthItsValueToWhoeverMoves() {
    Scene scene("[[3,12,8],7]", with(Algorithm::alphaBetaNegamax));
    const NodeId seven{2};
    const NodeId three{3};
    QVERIFY(textsOf(labelsOf(scene, Step{2}, Side::mover), Kind::worth).isEmpty());
    QCOMPARE(textsOf(labelsOf(scene, Step{3}, Side::mover), Kind::worth), QStringList{"MAX 3"});
    const auto last = labelsOf(scene, scene.trace->end(), Side::mover);
    QCOMPARE(textAt(last, Kind::worth, seven), QString("MIN −7"));
    QCOMPARE(textAt(last, Kind::value, seven), QString("7"));
    QCOMPARE(textAt(last, Kind::worth, three), QString("MAX 3"));
    const auto fromMax = labelsOf(scene, scene.trace->end(), Side::max);
    QVERIFY(textsOf(fromMax, Kind::worth).isEmpty() && textsOf(fromMax, Kind::sign).isEmpty());
}

void TestSignLabels::anEdgeShowsTheChangeOfSign() {
    Scene scene(figure52, with(Algorithm::negamax));
    // 3: leaf 3 is read; 4: B, where MIN moves, compares -(3); 9: B returns -3; 10: A hears 3.
    QVERIFY(textAt(labelsOf(scene, Step{3}, Side::mover), Kind::sign, NodeId{4}).endsWith(u')'));
    QCOMPARE(textAt(labelsOf(scene, Step{4}, Side::mover), Kind::sign, NodeId{4}),
             QString("3 → −3"));
    QCOMPARE(textAt(labelsOf(scene, Step{10}, Side::mover), Kind::sign, NodeId{1}),
             QString("−3 → 3"));
    QCOMPARE(textAt(labelsOf(scene, Step{11}, Side::mover), Kind::sign, NodeId{1}),
             QString("×(−1)"));
    QVERIFY(textAt(labelsOf(scene, Step{11}, Side::mover), Kind::sign, NodeId{2}).isEmpty());
}

void TestSignLabels::hiddenLeavesHaveNoWorth() {
    Scene one(figure52, with(Algorithm::negamax));
    Scene other("[[3,12,8],[2,4,-66666],[14,5,2]]", with(Algorithm::negamax));
    const Step t{12}; // neither has read the leaf that differs
    for (Scene* scene : {&one, &other}) {
        TreePicture picture = scene->at(t, area);
        picture.side = Side::mover;
        picture.hideUnreadLeaves = true;
        const auto worths = textsOf(layoutLabels(picture, area), Kind::worth);
        QCOMPARE(worths, QStringList({"MAX 3", "MAX 12", "MAX 8", "MAX 2"}));
    }
}

void TestSignLabels::theSecondDraftKeepsItsParameters() {
    Scene scene(figure52, with(Algorithm::alphaBetaSecondDraft));
    QCOMPARE(textAt(labelsOf(scene, Step{10}, Side::max), Kind::window, NodeId{0}),
             QString("α−∞β+∞best3"));
    QCOMPARE(textAt(labelsOf(scene, Step{11}, Side::max), Kind::window, NodeId{2}),
             QString("α−∞β+∞best+∞"));
}

void TestSignLabels::aProbesAnswerStandsBesideTheWindow() {
    // B is worth 1. The probe of C, which is worth 5, answers no more than that it is above 1.
    Scene scene("[[1,9],[5,7]]", with(Algorithm::principalVariationSearch));
    QStringList shown;
    for (Step t{0}; t <= scene.trace->end(); ++t) {
        const Event event = Moment(scene.tree, *scene.trace, t).event();
        const QString window = textAt(labelsOf(scene, t, Side::max), Kind::window, NodeId{0});
        if (window.contains("probe")) {
            shown << window;
        } else if (!shown.isEmpty()) {
            // It stays until the second search has been compared.
            QVERIFY(event.kind == EventKind::back && event.node == GameTree::root());
            QVERIFY(!event.again);
            break;
        }
    }
    QCOMPARE(shown.size(), 7); // C to be searched again, entered, 5 and 7 read and compared, left
    QCOMPARE(QSet<QString>(shown.begin(), shown.end()), QSet<QString>{"α−∞1β+∞probe1⁺"});
}

QTEST_MAIN(TestSignLabels)
#include "tst_signlabels.moc"
