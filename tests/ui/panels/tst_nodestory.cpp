// A node's story, asked for with real clicks on the nodes of figure 5.2. In its tree node 0 is A;
// 1 to 3 are B, C, D; 4 to 12 the leaves from left to right. What each story says is checked in
// the suite of its sentences.

#include "tests/ui/words/reading.h"

#include <QScopeGuard>
#include <QToolButton>

using namespace prunus;

namespace {

const std::vector twoMoves{leaf2, nodeB};

} // namespace

class TestNodeStory : public QObject {
    Q_OBJECT

  private slots:
    void withoutASelectionThereIsNoCard() {
        Reading shown(14);
        QVERIFY(!shown.card().isVisible());
        shown.clickNode(nodeC);
        QVERIFY(shown.card().isVisible());
        QTest::mouseClick(&shown.canvas(), Qt::LeftButton, {}, QPoint(5, 5));
        QVERIFY(!shown.card().isVisible());
    }

    void atTheCutoff() {
        Reading shown(14);
        shown.clickNode(nodeB);
        QCOMPARE(shown.card().title(), "B (MIN) · returned");
        QCOMPARE(shown.linkTexts(), QStringList({"Step 2", "Step 9"}));
        QVERIFY(!shown.offersProof());

        shown.clickNode(nodeC);
        QCOMPARE(shown.card().title(), "C (MIN) · being searched");
        QCOMPARE(shown.linkTexts(), QStringList({"Step 11", "Step 14"}));
        QVERIFY(shown.offersProof());

        shown.clickNode(leaf4);
        QCOMPARE(shown.card().title(), "Leaf 4 of C (MIN) · skipped");
        QCOMPARE(shown.linkTexts(), QStringList({"Step 14"}));
        QVERIFY(shown.offersProof());

        shown.clickNode(nodeD); // what is not reached yet tells nothing
        QCOMPARE(shown.card().title(), QStringLiteral("D (MIN) · not reached yet"));
        QVERIFY(shown.links().empty() && !shown.offersProof());
        QCOMPARE(shown.lineTexts(), QStringList({"The search has not come here yet."}));
    }

    void atTheEndLinksLeadToTheSteps() {
        Reading shown(26);
        shown.clickNode(nodeD);
        QCOMPARE(shown.card().title(), "D (MIN) · returned");
        QCOMPARE(shown.linkTexts(), QStringList({"Step 17", "Step 24"}));

        shown.clickNode(nodeC);
        QCOMPARE(shown.linkTexts(), QStringList({"Step 11", "Step 14", "Step 15"}));
        shown.follow("Step 15");
        QCOMPARE(shown.step(), 15);
        shown.follow("Step 14");
        QCOMPARE(shown.step(), 14);
        QCOMPARE(shown.text("happenedTitle"), "α-cutoff at C (MIN).");
        QCOMPARE(shown.linkTexts(), QStringList({"Step 11", "Step 14"})); // its return is to come
        shown.follow("Step 11");
        QCOMPARE(shown.step(), 11);
        QCOMPARE(shown.window.session().selection().value, nodeC.value);

        shown.press(Qt::Key_End);
        shown.clickNode(leaf4);
        shown.follow("Step 14");
        QCOMPARE(shown.step(), 14);
        shown.press(Qt::Key_Right); // a link takes no keys away
        QCOMPARE(shown.step(), 15);
    }

    void theTwoMovesAreShownOnTheCanvas() {
        Reading shown(26);
        shown.clickNode(leaf4);
        const QImage before = shown.canvas().grab().toImage();
        QVERIFY(shown.pointedAt().empty());
        shown.click("storyProof");
        // C to leaf 2 refutes; A has 3 from B.
        QVERIFY(shown.pointedAt() == twoMoves);
        const QImage after = shown.canvas().grab().toImage();
        const double ratio = after.devicePixelRatio();
        for (const NodeId n : twoMoves) {
            const QRectF around = shown.canvas().nodeRect(n).adjusted(-20, -20, 20, 20);
            const QRect area(QPointF(around.topLeft() * ratio).toPoint(),
                             QSizeF(around.size() * ratio).toSize());
            QVERIFY(before.copy(area) != after.copy(area));
        }
    }

    void bothCardsPointAtTheSameMoves() {
        Reading shown(14);
        shown.click("why");
        QVERIFY(shown.pointedAt() == twoMoves);
        shown.clickNode(nodeB); // its story can be read meanwhile
        QVERIFY(shown.pointedAt() == twoMoves);
        shown.press(Qt::Key_Escape);
        QVERIFY(shown.pointedAt().empty());
        shown.click("why");
        shown.press(Qt::Key_Escape); // without a selection too
        QVERIFY(shown.pointedAt().empty());
    }

    void aKeyAndASecondClickEndThePointing() {
        Reading shown(14);
        const auto& why = shown.find<QPushButton>("why");
        const auto& action = shown.find<QAction>("showProof");
        shown.press(Qt::Key_W);
        QVERIFY(shown.pointedAt() == twoMoves);
        QVERIFY(action.isChecked());
        QVERIFY(why.text().contains("hide the two moves"));
        shown.press(Qt::Key_W);
        QVERIFY(shown.pointedAt().empty() && !action.isChecked());
        QVERIFY(why.text().contains("show the two moves"));
        shown.click("why");
        QCOMPARE(shown.pointedAt().size(), 2U);
        shown.click("why");
        QVERIFY(shown.pointedAt().empty());
        shown.clickNode(leaf4);
        shown.click("storyProof");
        QCOMPARE(shown.find<QPushButton>("storyProof").text(), "▾ hide the two moves");
        shown.click("storyProof");
        QVERIFY(shown.pointedAt().empty());
        shown.press(Qt::Key_Left); // proves nothing
        QVERIFY(!action.isEnabled());
        shown.press(Qt::Key_W);
        QVERIFY(shown.pointedAt().empty());
    }

    void movesOutOfSightAreBroughtIntoView() {
        Reading shown(14);
        shown.clickNode(nodeC);
        for (int k = 0; k < 10; ++k) {
            shown.canvas().zoomIn();
        }
        const auto inView = [&](NodeId n) {
            return shown.canvas().rect().contains(shown.canvas().nodeRect(n).center().toPoint());
        };
        QVERIFY(!inView(nodeB));
        shown.click("storyProof");
        QVERIFY(inView(nodeB) && inView(leaf2));
    }

    void theNextStepEndsThePointing() {
        Reading shown(14);
        shown.clickNode(nodeC);
        shown.click("storyProof");
        QCOMPARE(shown.pointedAt().size(), 2U);
        shown.press(Qt::Key_Right);
        QVERIFY(shown.pointedAt().empty());
        QVERIFY(shown.card().isVisible());

        shown.click("storyProof");
        SearchOptions options = shown.window.session().options();
        options.fail = FailMode::soft;
        shown.window.session().setOptions(options);
        QVERIFY(shown.pointedAt().empty());
    }

    void escapeAndTheCrossClearTheSelection() {
        Reading shown(14);
        const auto& clear = shown.find<QAction>("clearSelection");
        QVERIFY(!clear.isEnabled());
        shown.clickNode(nodeC);
        QVERIFY(clear.isEnabled());
        shown.press(Qt::Key_Escape);
        QVERIFY(!shown.card().isVisible() && !clear.isEnabled());
        QCOMPARE(shown.window.session().selection().value, noNode.value);

        shown.clickNode(nodeB);
        QTest::mouseClick(shown.card().header().findChild<QToolButton*>(), Qt::LeftButton);
        QVERIFY(!shown.card().isVisible());
        QCOMPARE(shown.window.session().selection().value, noNode.value);
    }

    void theStoryFollowsTheStep() {
        Reading shown(0);
        shown.clickNode(nodeC);
        QCOMPARE(shown.card().title(), "C (MIN) · not reached yet");
        shown.go(12);
        QCOMPARE(shown.linkTexts(), QStringList({"Step 11"}));
        shown.press(Qt::Key_End);
        QCOMPARE(shown.linkTexts(), QStringList({"Step 11", "Step 14", "Step 15"}));
        shown.press(Qt::Key_Home);
        QVERIFY(shown.links().empty());
        QCOMPARE(shown.lineTexts().size(), 1);
    }

    void hiddenLeavesStayHidden() {
        Reading shown(14);
        shown.clickNode(leaf4);
        shown.find<QAction>("hideUnreadLeaves").trigger();
        QCOMPARE(shown.card().title(), "A leaf of C (MIN) · skipped");
        shown.find<QAction>("hideUnreadLeaves").trigger();
        QCOMPARE(shown.card().title(), "Leaf 4 of C (MIN) · skipped");
    }

    void numbersFromBothSides() {
        Reading shown(13);
        auto& fromMax = shown.find<QAction>("numbersFromMax");
        auto& fromMover = shown.find<QAction>("numbersFromMover");
        QVERIFY(fromMax.isChecked() && !fromMover.isChecked());
        SearchOptions options = shown.window.session().options();
        options.algorithm = Algorithm::alphaBetaNegamax;
        shown.window.session().setOptions(options);
        QVERIFY(!fromMax.isChecked() && fromMover.isChecked());
        shown.go(13); // C, called with (−∞, −3), has heard 2 from its first leaf: −2 as MIN sees it
        shown.clickNode(nodeC);
        QCOMPARE(shown.stack(), QStringList({"C MIN −2 −3 −2 leaf 2", "A MAX 3 +∞ 3 B"}));
        QCOMPARE(shown.variables(), "node C   depth all   v = −2   α = −2   β = −3");
        QCOMPARE(shown.labelOf(Label::Kind::window, nodeC), "α−∞−2β−3");
        QCOMPARE(shown.labelOf(Label::Kind::rule, nodeC), "cut if ≥ −3");
        QVERIFY(shown.lineTexts().first().startsWith("Entered with the window [−∞, −3]."));

        fromMax.trigger();
        QCOMPARE(shown.stack(), QStringList({"C MIN 3 2 2 leaf 2", "A MAX 3 +∞ 3 B"}));
        QCOMPARE(shown.variables(), "node C   depth all   v = −2   α = −2   β = −3   "
                                    "(from MIN’s side)");
        QCOMPARE(shown.labelOf(Label::Kind::window, nodeC), "α3β+∞2");
        QCOMPARE(shown.labelOf(Label::Kind::rule, nodeC), "cut if ≤ 3");
        QCOMPARE(shown.lineTexts().first(), "Entered with the window [3, +∞].");

        shown.go(12); // a leaf's value and what a call returns
        QVERIFY(shown.variables().endsWith("value = 2   (from MAX’s side)"));
        shown.go(15);
        QVERIFY(shown.variables().endsWith("returns −3   (from MIN’s side)"));
        fromMover.trigger();
        QVERIFY(shown.variables().endsWith("returns −3"));

        // Each algorithm has a choice of its own.
        options.algorithm = Algorithm::alphaBeta;
        shown.window.session().setOptions(options);
        QVERIFY(fromMax.isChecked());
        fromMover.trigger();
        shown.go(13);
        QCOMPARE(shown.stack(), QStringList({"C MIN −2 −3 −2 leaf 2", "A MAX 3 +∞ 3 B"}));
        QCOMPARE(shown.variables(), "node C   depth all   v = 2   α = 3   β = 2   "
                                    "(from MAX’s side)");
        QCOMPARE(shown.labelOf(Label::Kind::window, nodeC), "α−∞−2β−3");
        QCOMPARE(shown.labelOf(Label::Kind::value, nodeC), "≥−2");
    }

    void noTextIsClipped_data() {
        QTest::addColumn<bool>("large");
        QTest::newRow("at a text size of 100 %") << false;
        QTest::newRow("at a text size of 200 %") << true;
    }
    void noTextIsClipped() {
        QFETCH(bool, large);
        Reading shown(26);
        const QList<QAction*> sizes = shown.find<QMenu>("textSizeMenu").actions();
        const auto restore = qScopeGuard([&] { sizes.constFirst()->trigger(); });
        (large ? sizes.constLast() : sizes.constFirst())->trigger();
        shown.clickNode(nodeC);
        for (const QSize size : {QSize(1440, 900), QSize(1280, 720), QSize(900, 560)}) {
            shown.window.resize(size);
            settle(shown.window);
            for (const auto* each : shown.card().findChildren<QLabel*>()) {
                QVERIFY2(each->height() >= each->heightForWidth(each->width()),
                         qPrintable(each->text()));
                QVERIFY(shown.card().contentsRect().contains(each->geometry()));
            }
            for (const QPushButton* each : shown.links()) {
                QVERIFY(each->width() >= each->sizeHint().width());
            }
            const auto* cross = shown.card().header().findChild<QToolButton*>();
            QVERIFY(shown.card().header().rect().contains(cross->geometry()));
        }
    }
};

QTEST_MAIN(TestNodeStory)
#include "tst_nodestory.moc"
