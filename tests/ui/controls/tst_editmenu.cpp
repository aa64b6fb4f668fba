// The Edit menu: what it does to the tree, what it calls that, and what it offers when.

#include "core/base/portablerandom.h"
#include "tests/rows.h"
#include "tests/ui/editedwindow.h"
#include "tests/ui/questions.h"

#include <QClipboard>
#include <QDialog>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <array>
#include <random>

using namespace prunus;

namespace {

Edit someEdit(const GameTree& tree, std::mt19937_64& random) {
    const auto below = [&random](std::uint32_t n) {
        return static_cast<std::uint32_t>(randomBelow(random, n));
    };
    const NodeId n{below(tree.nodeCount())};
    const std::array<Edit, 9> edits{
        InsertChild{n, below(tree.childCount(n) + 1), Value(below(20))},
        InsertSibling{n, below(2) == 0, Value(below(20))},
        SetName{n, "n" + std::to_string(below(9))},
        MoveSubtree{n, NodeId{below(tree.nodeCount())}, 0},
        ReverseChildren{{n, below(2) == 0}},
        SortChildren{{n, true}, SortKey::bestFirst},
        FlipRoot{},
        SetValue{n, Value(below(20))},
        DeleteSubtree{n},
    };
    return edits.at(below(tree.nodeCount() > 60 ? 9 : 8));
}

} // namespace

class TestEditMenu : public QObject {
    Q_OBJECT

  private slots:
    void undoAndRedoHaveTheNameOfTheEdit() {
        EditedWindow shown;
        const QString before = shown.tree();
        QVERIFY(!shown.action("undo").isEnabled());
        shown.select(4);
        shown.press(Qt::Key_F2);
        shown.type("5");
        QCOMPARE(shown.action("undo").text(), "&Undo change of 3 to 5");
        QVERIFY(!shown.action("redo").isEnabled());
        shown.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shown.tree(), before);
        QVERIFY(!shown.action("undo").isEnabled());
        QCOMPARE(shown.action("redo").text(), "&Redo change of 3 to 5");
        shown.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(shown.tree(), "[[5,12,8],[2,4,6],[14,5,2]]");
    }

    void deleteRemovesTheSubtree() {
        EditedWindow shown;
        shown.select(2);
        shown.press(Qt::Key_Delete);
        QCOMPARE(shown.tree(), "[[3,12,8],[14,5,2]]");
        QCOMPARE(shown.action("undo").text(), "&Undo deletion of C");
    }

    void theRootStays() {
        EditedWindow shown;
        const QString before = shown.tree();
        shown.select(0);
        shown.press(Qt::Key_Delete);
        QCOMPARE(shown.tree(), before);
        QVERIFY2(shown.message().startsWith("The root"), qPrintable(shown.message()));
        QVERIFY(!shown.action("insertSibling").isEnabled());
        QVERIFY(shown.action("insertSibling").toolTip().contains("root"));
    }

    void commandsNeedANode() {
        EditedWindow shown;
        for (const char* name : {"editNode", "insertChild", "insertSibling", "deleteSubtree"}) {
            QVERIFY2(!shown.action(name).isEnabled(), name);
            QCOMPARE(shown.action(name).toolTip(), "Select a node first.");
        }
        shown.select(4);
        for (const char* name : {"editNode", "insertChild", "insertSibling", "deleteSubtree"}) {
            QVERIFY2(shown.action(name).isEnabled(), name);
        }
    }

    void aSubtreeGoesOverTheClipboard() {
        EditedWindow shown;
        shown.select(1);
        QVERIFY(!shown.session.editing().perform(SetMove{NodeId{4}, "e4"}));
        shown.select(1);
        shown.press(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), "[3,12,8]");
        QCOMPARE(shown.tree(), "[[2,4,6],[14,5,2]]");
        shown.select(2);
        shown.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(shown.tree(), "[[2,4,6],[14,5,2,[3,12,8]]]");
        const GameTree& tree = shown.session.document()->tree;
        QCOMPARE(std::string(tree.moves().at(tree.at({1, 3, 0}))), std::string("e4"));
    }

    void whatIsNoTreeIsToldWithItsPlace() {
        EditedWindow shown;
        const QString before = shown.tree();
        QGuiApplication::clipboard()->setText("[1, 2");
        shown.select(3);
        shown.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(shown.tree(), before);
        QVERIFY2(shown.message().contains("Line 1, column "), qPrintable(shown.message()));
    }

    void wholeLevels_data() {
        const Rows<QString, unsigned, QString> row("action", "selected", "tree");
        // The values of B, C, D are 3, 2, 2.
        row("a family reversed", "orderChildrenReverse", 0, "[[14,5,2],[2,4,6],[3,12,8]]");
        row("a family ascending", "orderChildrenAscending", 1, "[[3,8,12],[2,4,6],[14,5,2]]");
        row("best for MIN first", "orderChildrenBestFirst", 3, "[[3,12,8],[2,4,6],[2,5,14]]");
        row("all reversed", "orderBelowReverse", 0, "[[2,5,14],[6,4,2],[8,12,3]]");
        row("all below, without a selection", "orderBelowDescending", noNode.value,
            "[[12,8,3],[6,4,2],[14,5,2]]");
        row("negated", "negateValues", noNode.value, "[[-3,-12,-8],[-2,-4,-6],[-14,-5,-2]]");
    }

    void wholeLevels() {
        QFETCH(QString, action);
        QFETCH(unsigned, selected);
        EditedWindow shown;
        shown.select(selected);
        shown.action(qPrintable(action)).trigger();
        QTEST(shown.tree(), "tree");
    }

    void leavesFromAList() {
        EditedWindow shown;
        shown.action("leavesFromList").trigger();
        auto* dialog = shown.window.findChild<QDialog*>("leavesDialog");
        QVERIFY(dialog != nullptr);
        auto* field = dialog->findChild<QPlainTextEdit*>();
        auto* count = dialog->findChild<QLabel*>("leavesCount");
        auto* apply = dialog->findChild<QPushButton*>("leavesApply");
        QCOMPARE(field->toPlainText(), "3 12 8 2 4 6 14 5 2");
        field->selectAll();
        QTest::keyClicks(field, "1 2 3 4 5 6 7 8");
        QCOMPARE(count->text(), "Leaves of the tree: 9. Numbers given: 8.");
        QVERIFY(!apply->isEnabled());
        QTest::keyClicks(field, " 9");
        QTest::mouseClick(apply, Qt::LeftButton);
        QCOMPARE(shown.tree(), "[[1,2,3],[4,5,6],[7,8,9]]");
    }

    void flippingGoesByTheRootShown() {
        EditedWindow shown;
        QCOMPARE(shown.action("flipRoot").text(), "Ma&ke the root MIN");
        shown.action("flipRoot").trigger();
        QVERIFY(shown.session.document()->tree.header().root == Player::min);
        QCOMPARE(shown.action("flipRoot").text(), "Ma&ke the root MAX");
        SearchOptions options = shown.session.options();
        options.root = Player::max; // for the search alone
        shown.session.setOptions(options);
        shown.action("flipRoot").trigger();
        QVERIFY(!shown.session.options().root);
        QVERIFY(shown.session.document()->tree.header().root == Player::min);
    }

    void aTitleThatNobodyTouchedStays() {
        EditedWindow shown;
        shown.session.openText(QStringLiteral(R"({"format":"prunus-tree","version":1,)"
                                              R"("title":"  Exam  1,\nTask & 2 ","tree":[1,2]})"),
                               "exam");
        shown.action("editTitle").trigger();
        part<QPushButton>(shown.window, "titleApply").click();
        QVERIFY(!shown.session.editing().history().canUndo());
        QVERIFY(!shown.window.isWindowModified());
    }

    void whatIsAboutTheWholeTreeKeepsTheSelection() {
        EditedWindow shown;
        for (const unsigned node : {5U, noNode.value}) {
            shown.select(node);
            for (const Edit& edit : {Edit(SetTitle{"Exam " + std::to_string(node)}),
                                     Edit(FlipRoot{}), Edit(NegateValues{})}) {
                QVERIFY(!shown.session.editing().perform(edit));
                QCOMPARE(shown.selected(), node);
                shown.session.editing().undo();
                QCOMPARE(shown.selected(), node);
                shown.session.editing().redo();
                QCOMPARE(shown.selected(), node);
            }
        }
    }

    void aHiddenValueIsNotChanged() {
        EditedWindow shown;
        const QString before = shown.tree();
        shown.session.setHideUnreadLeaves(true);
        shown.select(4);
        QVERIFY(!shown.action("raiseByOne").isEnabled());
        shown.press(Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(shown.tree(), before);
        while (shown.session.moment().state(NodeId{4}) != NodeState::evaluated) {
            shown.press(Qt::Key_Right);
        }
        shown.press(Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(shown.tree(), "[[4,12,8],[2,4,6],[14,5,2]]");
    }

    void nothingIsOfferedWithoutATree() {
        MainWindow window;
        for (const char* menu : {"changeValue", "orderChildren", "orderBelow"}) {
            QVERIFY2(!part<QMenu>(window, menu).menuAction()->isEnabled(), menu);
        }
    }

    void aHugeTreeSaysWhyItIsNotEdited() {
        EditedWindow shown;
        QString leaves;
        for (std::uint32_t k = 0; k < Editing::mostNodes; ++k) {
            leaves += QStringLiteral("1,");
        }
        shown.session.openText(u'[' + leaves + QStringLiteral("1]"), "huge");
        QTRY_VERIFY(!shown.session.busy());
        QVERIFY(!shown.session.editing().possible());
        shown.select(4);
        QVERIFY(!shown.action("editNode").isEnabled());
        QVERIFY(shown.action("editNode").toolTip().contains("too large"));
        QVERIFY(shown.action("whyNoEdit").isVisible() && !shown.action("whyNoEdit").isEnabled());
        QCOMPARE(shown.action("whyNoEdit").text(),
                 "The tree is too large: one of up to 200,000 nodes can be edited.");
        QVERIFY(!shown.action("cutSubtree").isEnabled());
        shown.action("copySubtree").trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), "1");
        // Who moves first can still be said; the tree is opened anew.
        shown.session.editing().setRoot(Player::min);
        QTRY_VERIFY(!shown.session.busy());
        QVERIFY(shown.session.document()->tree.header().root == Player::min);
        QVERIFY(shown.window.isWindowModified());
        shown.window.openExample();
        if (asks(shown.window, "unsavedQuestion")) {
            answer(shown.window, "unsavedQuestion", "Discard");
        }
        QVERIFY(!shown.action("whyNoEdit").isVisible());
    }

    void aThousandEditsAreUndone() {
        Session session;
        session.openText("[[3, 12, 8],\n [2, 4, 6],\n [14, 5, 2]]", "figure");
        const Editing& editing = session.editing();
        const auto state = [&session, &editing] {
            std::ostringstream out;
            writeJson(out, session.document()->tree);
            return out.str() + editing.history().text().value();
        };
        std::mt19937_64 random(5);
        const std::string first = state();
        std::size_t done = 0;
        for (int k = 0; k < 1000; ++k) {
            const Edit edit = someEdit(session.document()->tree, random);
            done += session.editing().perform(edit) ? 0 : 1;
        }
        QVERIFY2(done > 500, qPrintable(QString::number(done)));
        QCOMPARE(editing.history().size(), done);
        const std::string last = state();
        for (std::size_t k = 0; k < done; ++k) {
            session.editing().undo();
        }
        QVERIFY(state() == first);
        for (std::size_t k = 0; k < done; ++k) {
            session.editing().redo();
        }
        QVERIFY(state() == last);
    }
};

QTEST_MAIN(TestEditMenu)
#include "tst_editmenu.moc"
