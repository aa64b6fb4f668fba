// While unread leaves are hidden, nothing that the window shows, says or copies may depend on what
// the search has not reached. So each tree is held against others of its shape in which the leaves
// that were not read by a step have other values: both searches have done the same by then, and go
// on differently. Exempt is what holds the tree as it is: the text pane, files, and a copied
// subtree, which is a text as well.

#include "tests/rows.h"
#include "tests/ui/shell/perceived.h"
#include "tests/ui/shell/rehearsed.h"
#include "ui/session/editing.h"

#include <QAction>

using namespace prunus;
using oracle::Draw;

class TestUnreadLeaves : public QObject {
    Q_OBJECT

  private slots:
    /// The first window of a program brings fonts and language along, the others find them there.
    void initTestCase() { const ShownWindow first; }

    void nothingDependsOnThem_data() {
        const Rows<QString, int> row("tree", "algorithm");
        const auto figure = QStringLiteral("[[3,12,8],[2,4,6],[14,5,2]]");
        row("figure 5.2 under alpha-beta", figure, int(Algorithm::alphaBeta));
        row("figure 5.2 under minimax", figure, int(Algorithm::minimax));
        row("figure 5.2 under the first draft", figure, int(Algorithm::alphaBetaFirstDraft));
        row("leaves of the same value, in negamax form", "[[2,2,[2,5]],[2,1,2],2]",
            int(Algorithm::alphaBetaNegamax));
        row("a deep cutoff", "[27,[[[22,1],[40,30]],[[50,60],[20,30]]]]",
            int(Algorithm::alphaBeta));
        row("static values of inner nodes, deepening",
            QStringLiteral(R"({"format":"prunus-tree","version":1,"tree":{"value":1,"children":[)"
                           R"({"value":4,"children":[3,5]},{"value":2,"children":[6,1]}]}})"),
            int(Algorithm::iterativeDeepening));
        row("a tree too wide for its leaves to be told apart", wideTree(),
            int(Algorithm::alphaBeta));
        row("the same, deepening", wideTree(), int(Algorithm::iterativeDeepening));
        row("a tall tree", tallTree(), int(Algorithm::alphaBeta));
        row("a lone leaf", "7", int(Algorithm::alphaBeta));
    }

    void nothingDependsOnThem() {
        QFETCH(QString, tree);
        QFETCH(int, algorithm);
        Pair pair;
        const Searches searches{optionsFor(Algorithm(algorithm))};
        pair.open(tree, searches);
        const std::uint32_t end = pair.shown.session().trace()->end().value;
        Draw draw(1);
        const std::uint64_t effort = oracle::enough(8);
        const std::uint32_t stride = end >= 100 ? end / 3 : effort > 8 ? 1 : effort == 8 ? 2 : 3;
        for (std::uint32_t t = 0; t <= end; t += stride) {
            const QString difference = pair.difference(tree, searches, Beat{t}, draw);
            QVERIFY2(difference.isEmpty(), qPrintable(difference));
        }
    }

    void norOnTheClipboard() {
        Rehearsed shown;
        Draw draw(3);
        const Searches searches{optionsFor(Algorithm::alphaBeta)};
        const auto tree = QStringLiteral("[[3,12,8],[2,4,6],[14,5,2]]");
        for (const Beat at : {Beat{0}, Beat{9}, Beat{14}, Beat{20}}) {
            shown.open(tree, searches);
            shown.go(at);
            const QString other =
                documentOf(shown.session().document()->tree, shown.read(), another(draw));
            const QList<QByteArray> before = shown.copied();
            QVERIFY(before.size() >= 4); // pixels and shapes
            shown.open(other, searches);
            shown.go(at);
            const QList<QByteArray> now = shown.copied();
            QCOMPARE(now.size(), before.size());
            for (qsizetype k = 0; k < now.size(); ++k) {
                QVERIFY2(now[k] == before[k], qPrintable(other));
            }
        }
    }

    void norWhatIsUndone() {
        Rehearsed shown;
        shown.open("[3,5]", {optionsFor(Algorithm::alphaBeta)});
        QVERIFY(!shown.session().editing().perform(SetValue{NodeId{2}, 9}));
        QCOMPARE(shown.find<QAction>("undo").text(), "&Undo");
        QVERIFY(shown.find<QAction>("undo").isEnabled());
        shown.session().setHideUnreadLeaves(false);
        QCOMPARE(shown.find<QAction>("undo").text(), "&Undo change of 5 to 9");
    }

    /// Whoever has been at the end and goes back finds no more than who never was there. Panels may
    /// have kept room for what they said.
    void nothingStaysOfWhatWasSeen() {
        const auto wordsOf = [](Rehearsed& shown) {
            shown.window.activateWindow();
            if (!QTest::qWaitForWindowActive(&shown.window)) {
                return QStringList();
            }
            settle(shown.window);
            QStringList words = writtenIn(shown.window);
            words.removeIf([](const QString& each) {
                const bool said = each.contains(" text: ") || each.contains(" accessible") ||
                                  each.contains("Tip: ");
                return !said || each.endsWith(": "); // nothing is no news
            });
            return words;
        };
        Pair pair;
        const auto tree = QStringLiteral("[[3,12,8],[2,4,6],[14,5,2]]");
        pair.open(tree, {optionsFor(Algorithm::alphaBeta)});
        for (Rehearsed* each : {&pair.shown, &pair.other}) {
            each->window.activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&each->window));
            if (each == &pair.other) {
                for (const std::uint32_t t : {8U, 14U, 26U}) {
                    each->go(Beat{t});
                    each->session().select(NodeId{2}); // C, which has a long story then
                    settle(each->window);
                    each->session().select(noNode);
                }
            }
            each->go(Beat{11});
            each->session().select(NodeId{9});
            settle(each->window);
            each->session().select(noNode);
        }
        const QStringList fresh = wordsOf(pair.shown);
        const QStringList rehearsed = wordsOf(pair.other);
        QVERIFY(!rehearsed.isEmpty());
        for (const QString& each : rehearsed) {
            QVERIFY2(fresh.contains(each), qPrintable(each));
        }
    }

    void whatIsSaidInstead() {
        ShownWindow shown;
        auto& canvas = shown.canvas();
        Session& session = shown.session();
        shown.find<QAction>("hideUnreadLeaves").trigger();
        session.setStep(Step{14});
        QVERIFY(shown.text("happenedText")
                    .endsWith("The last 2 children of C are skipped. They cannot change the "
                              "root’s value."));
        // Of D nothing is read; C's first leaf is, and says nothing of the other 2 under D.
        QCOMPARE(toolTipOver(canvas, session.document()->tree.at({2, 2})), "leaf (3rd child of D)");
        QCOMPARE(toolTipOver(canvas, session.document()->tree.at({1, 0})), "2 (1st child of C): 2");
        session.setStep(Step{12});
        QVERIFY(shown.text("variables")
                    .replace(QChar::Nbsp, u' ')
                    .startsWith("node 2 (1st child of C) "));
        shown.find<QAction>("hideUnreadLeaves").trigger();
        session.setStep(Step{14});
        QVERIFY(
            shown.text("happenedText")
                .endsWith("The last 2 children of C are skipped (leaf 4 and leaf 6). They cannot "
                          "change the root’s value."));
        QCOMPARE(toolTipOver(canvas, session.document()->tree.at({1, 1})), "4");
    }

    /// Not even a reader of what is out of sight finds it before.
    void whatTheSearchSavedWaitsForItsEnd() {
        ShownWindow shown;
        Session& session = shown.session();
        session.setStep(session.trace()->end());
        QCOMPARE(shown.text("saved"), "Saved 2 of 9 leaves (22 %).");
        const int height = shown.find<QLabel>("saved").minimumHeight();
        session.setStep(session.step() - 1);
        QCOMPARE(shown.text("saved"), QString());
        QCOMPARE(shown.find<QLabel>("saved").minimumHeight(), height);
        QVERIFY(toldOf(shown.window).filter("Saved").isEmpty());
    }
};

QTEST_MAIN(TestUnreadLeaves)
#include "tst_unreadleaves.moc"
