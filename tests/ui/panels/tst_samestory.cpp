// Nodes of a game's tree that are the same position, and where a table's answer comes from.

#include "core/analysis/story.h"
#include "core/games/findsamepositions.h"
#include "tests/ui/panels/readygame.h"
#include "ui/canvas/treecanvas.h"

#include <QPushButton>

using namespace prunus;

namespace {

/// A small Nim in a window, of which all positions come back.
struct NimWindow : ReadyGame {
    NimWindow() : ReadyGame(unfoldedText("nim:2:2,2", 4)) {}

    [[nodiscard]] std::vector<QPushButton*> links() const {
        std::vector<QPushButton*> seen;
        for (auto* each : window.findChildren<QPushButton*>(QStringLiteral("samePosition"))) {
            if (each->isVisible()) {
                seen.push_back(each);
            }
        }
        return seen;
    }
    /// The first node that has another one of its position.
    [[nodiscard]] NodeId nodeWithAnother() const {
        const GameTree& tree = session().document()->tree;
        const auto same = findSamePositions(tree);
        NodeId n{1};
        while (same->alike(n).size() < 2) {
            ++n;
        }
        return n;
    }
    /// Searches with a table, and goes to the first step in which it answers for another node.
    NodeId goToRecall() {
        SearchOptions options = session().options();
        options.algorithm = Algorithm::alphaBetaWithMemory;
        session().setOptions(options);
        for (Step t{1}; t <= session().trace()->end(); ++t) {
            const NodeId from =
                recalledFrom(Moment(session().document()->tree, *session().trace(), t));
            if (from != noNode) {
                session().setStep(t);
                return from;
            }
        }
        return noNode;
    }
};

} // namespace

class TestSameStory : public QObject {
    Q_OBJECT

  private slots:
    void linksLeadFromOneNodeToTheNext() {
        NimWindow shown;
        QVERIFY(shown.links().empty());
        const NodeId n = shown.nodeWithAnother();
        shown.session().select(n);
        const std::vector<QPushButton*> links = shown.links();
        QVERIFY(!links.empty());
        QVERIFY(links.front()->text().startsWith("▸ same position as "));
        const auto same = findSamePositions(shown.session().document()->tree);
        QTest::mouseClick(links.front(), Qt::LeftButton);
        const NodeId other = shown.session().selection();
        QVERIFY(other != n);
        QCOMPARE(same->of(other).value, same->of(n).value);
        // And back.
        QTest::mouseClick(shown.links().front(), Qt::LeftButton);
        QCOMPARE(shown.session().selection().value, n.value);
    }

    void aNodeOfItsOwnPositionHasNone() {
        NimWindow shown;
        shown.session().select(GameTree::root());
        QVERIFY(shown.links().empty());
    }

    void anAnswerIsNamedAndLit() {
        NimWindow shown;
        const NodeId from = shown.goToRecall();
        QVERIFY(from != noNode);
        const Moment moment = shown.session().moment();
        const NodeId here = moment.currentNode();
        QVERIFY(shown.text("happenedText").contains("is the same position as"));
        TreeCanvas& canvas = shown.canvas();
        QCOMPARE(canvas.picture(moment).witnesses, std::vector<NodeId>{from});
        // The story of the node names it, too.
        shown.session().select(here);
        bool named = false;
        for (const QLabel* line : shown.window.findChildren<QLabel*>("storyLine")) {
            named = named || line->text().contains("with what was found at");
        }
        QVERIFY(named);
    }

    void whyShowsWhereItWasFound() {
        NimWindow shown;
        const NodeId from = shown.goToRecall();
        auto& why = shown.find<QPushButton>("why");
        QVERIFY(why.isVisible());
        QTest::mouseClick(&why, Qt::LeftButton);
        QCOMPARE(shown.session().witnesses(), std::vector<NodeId>{from});
        QVERIFY(shown.session().showsProof());
        QTest::mouseClick(&why, Qt::LeftButton);
        QVERIFY(shown.session().witnesses().empty());
    }

    void anotherAlgorithmHasNothingToSay() {
        NimWindow shown;
        for (Step t; t <= shown.session().trace()->end(); ++t) {
            QVERIFY(recalledFrom(Moment(shown.session().document()->tree, *shown.session().trace(),
                                        t)) == noNode);
        }
    }
};

QTEST_MAIN(TestSameStory)
#include "tst_samestory.moc"
