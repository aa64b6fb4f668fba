// How questions are answered: by mouse, in fields, as a list and by screen readers.

#include "tests/rows.h"
#include "tests/ui/practice/everyquestion.h"
#include "tests/ui/practice/practising.h"
#include "ui/practice/answering.h"
#include "ui/practice/written.h"

#include <QAccessible>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>

using namespace prunus;

namespace {

using Path = std::vector<std::uint32_t>;

} // namespace

class TestAnswering : public QObject {
    Q_OBJECT

  private slots:
    void answersByMouse_data() {
        const Rows<Question, QList<Path>, QString> row("question", "clicks", "state");
        using enum Question;
        row("a leaf is crossed out", crossOut, {{1, 1}}, "Crossed out: 1 leaf");
        row("and taken back", crossOut, {{1, 1}, {1, 1}}, "Crossed out: 0 leaves");
        row("an inner node stands for all below it", crossOut, {{1}}, "Crossed out: 3 leaves");
        row("of which one can be taken back", crossOut, {{1}, {1, 0}}, "Crossed out: 2 leaves");
        row("the root is visited by every search", crossOut, {Path{}}, "Crossed out: 0 leaves");
        row("leaves get numbers", leafOrder, {{0, 0}, {0, 1}, {2, 0}}, "Put in order: 3 leaves");
        row("an inner node is no leaf", leafOrder, {{0, 0}, {1}}, "Put in order: 1 leaf");
        row("a line goes on", move, {{0}, {0, 0}}, "Line of play: 2 moves");
        row("elsewhere it begins anew", move, {{0}, {0, 0}, {2}}, "Line of play: 1 move");
        row("a node beside it means nothing", move, {{0}, {2, 1}}, "Line of play: 1 move");
        row("a cutoff, and whose value makes it possible", cuts, {{1}, {0}}, "Named: 1 cutoff");
        row("and another one", cuts, {{1}, {0}, {2}, {0}}, "Named: 2 cutoffs");
        row("one is taken back", cuts, {{1}, {0}, {2}, {0}, {1}}, "Named: 1 cutoff");
        row("a leaf is no place for a cutoff", cuts, {{1, 0}}, "Named: 0 cutoffs");
        row("nodes and leaves have types", nodeTypes, {{}, {0}, {0, 0}}, "Marked: 3 nodes");
        row("after the last type comes none", nodeTypes, {{}, {0}, {0}, {0}, {0}},
            "Marked: 1 node");
    }

    void answersByMouse() {
        QFETCH(const Question, question);
        QFETCH(const QList<Path>, clicks);
        const Practising shown(question, twoCuts);
        for (const Path& each : clicks) {
            shown.clickNode(each);
        }
        QTEST(shown.text("answerState"), "state");
    }

    void theListIsEqual_data() {
        questionRows([](const QuestionTraits& each) {
            return !answersInCard(each.question) && !each.isPuzzle;
        });
    }

    void theListIsEqual() {
        QFETCH(const Question, question);
        Profile bounds;
        bounds.valueNotation = Profile::ValueNotation::bound;
        const Practising shown(question, twoCuts,
                               question == Question::windows ? enteredWith() : bounds);
        shown.trigger("asList");
        auto& list = shown.find<QTableWidget>("answerList");
        QTRY_VERIFY(list.isVisible() && list.hasFocus());
        const Task& task = shown.exercise().task();
        Answer key = keyOf(task);
        std::ranges::sort(key.marks);
        const auto pressRow = [&](NodeId n) {
            list.setCurrentCell(int(n.value), 4);
            QTest::keyClick(&list, Qt::Key_Space);
        };
        for (const auto& nodes : {key.marks, key.leaves, nodesOf(*task.tree, key.line)}) {
            for (const NodeId n : nodes) {
                pressRow(n);
            }
        }
        for (const auto& [n, value] : key.values) {
            list.item(int(n.value), 4)->setText(shownWritten(value));
        }
        for (const auto& [n, window] : key.windows) {
            list.item(int(n.value), 4)->setText(shownWritten({{}, window.in->alpha, 0}));
            list.item(int(n.value), 5)->setText(shownWritten({{}, window.in->beta, 0}));
        }
        for (const WrittenCut& cut : key.cuts) {
            pressRow(cut.at);
            QTest::keyClick(&list, cut.mover == Player::min ? Qt::Key_A : Qt::Key_B);
            QTest::keyClick(&list, *cut.deep ? Qt::Key_D : Qt::Key_S);
            pressRow(*cut.witness);
        }
        if (key.same) {
            auto& same = shown.find<QComboBox>("sameSaving");
            for (int downs = *key.same ? 2 : 1; downs > 0; --downs) {
                QTest::keyClick(&same, Qt::Key_Down);
            }
        }
        for (const auto& [n, type] : key.types) {
            list.setCurrentCell(int(n.value), 4);
            QTest::keyClick(&list,
                            std::array{Qt::Key_P, Qt::Key_C, Qt::Key_A}.at(std::size_t(type)));
        }
        QVERIFY(shown.answer() == key);
        shown.checkTells();
    }

    /// What is asked of the whole search, by keys alone from where the question begins.
    void aSearchIsSummedUp() {
        Profile window;
        window.window = {7, 8};
        Practising shown(Question::firstWindow, twoCuts, window);
        QCOMPARE(shown.text("prompt"), "Alpha-beta is called with the window [7, 8]. What does it "
                                       "return, and what does that prove of the root?");
        for (const auto* label :
             shown.window.findChildren<QLabel*>(QStringLiteral("outcomeName"))) {
            QVERIFY2(!label->text().endsWith(u':'), qPrintable(label->text())); // they end alike
        }
        shown.typeInto("returnedResult", "7");
        shown.press(Qt::Key_Tab);
        QCOMPARE(shown.focused(), "provedResult");
        shown.press(Qt::Key_Down);
        shown.enterTells("1 of 2 right.");
        QTest::keyClick(&shown.find<QComboBox>("provedResult"), Qt::Key_Down);
        shown.enterTells();
        shown.ask(Question::leafBounds, "[[1,2,3],[4,5,6],[7,8,9]]");
        shown.typeInto("leavesAtLeast", "5");
        shown.press(Qt::Key_Return);
        shown.typeInto("leavesAtMost", "9");
        shown.enterTells();
    }

    /// By keys alone from where the question begins, in the tree, too; or by mouse.
    void aMoveIsChosen() {
        Practising shown(Question::depthLimit, twoPlies);
        QCOMPARE(shown.text("prompt"),
                 "With a depth limit of 1, which move is chosen, and what is it worth?");
        auto& move = shown.find<QComboBox>("moveChosen");
        QVERIFY(shown.window.focusWidget() == &move);
        QCOMPARE(move.accessibleName(), "Move");
        for (int k = 0; k < 3; ++k) {
            QTest::keyClick(&move, Qt::Key_Down);
        }
        QCOMPARE(move.currentText(), "D");
        QTest::keyClick(&move, Qt::Key_Tab);
        shown.typeInto("worthOfMove", "9");
        QCOMPARE(shown.text("answerState"), "Move: D. Filled in: 1 number");
        shown.enterTells("1 of 2 right.");
        shown.press(Qt::Key_Backspace);
        shown.type("8");
        shown.enterTells();

        shown.ask(Question::budget, twoPlies); // seven evaluations: three, and four
        QVERIFY(shown.text("prompt").contains("has 7 evaluations in all"));
        shown.typeInto("depthReached", "2");
        shown.clickNode({1});
        QCOMPARE(move.currentText(), "C");
        QCOMPARE(shown.description({1}).section(". ", 0, 0),
                 "child 2 of A, which is MAX’s, static value 3, chosen move");
        shown.clickNode({1}); // the same again is none
        QCOMPARE(move.currentText(), "–");
        shown.clickNode({2, 0});
        QCOMPARE(shown.text("answerFault"),
                 "This is no move at the root: press one of its children.");
        shown.canvas().setFocus();
        shown.asked().select(GameTree::root()); // Tab goes on from there
        shown.press(Qt::Key_Tab);
        QCOMPARE(shown.asked().selection(), shown.at({0}));
        shown.press(Qt::Key_X);
        QCOMPARE(move.currentText(), "B");
        shown.enterTells();
    }

    void aMoveIsChosenInTheList() {
        Practising shown(Question::depthLimit, twoPlies);
        shown.trigger("asList");
        auto& list = shown.find<QTableWidget>("answerList");
        QTRY_VERIFY(list.isVisible());
        const int d = int(shown.at({2}).value);
        QCOMPARE(list.item(d, 3)->text(), "8");
        list.setCurrentCell(d, 4);
        QTest::keyClick(&list, Qt::Key_Space);
        QCOMPARE(list.item(d, 4)->text(), "chosen move");
        QVERIFY(shown.answer().move == 2U);
    }

    void whatIsNoDepthIsSaid() {
        Practising shown(Question::budget, twoPlies);
        auto& depth = shown.find<QLineEdit>("depthReached");
        for (const char* text : {"1.5", "-1", "one"}) {
            depth.clear();
            QTest::keyClicks(&depth, QLatin1String(text));
            QCOMPARE(shown.text("answerFault"), "This is no whole number from 0.");
            QVERIFY(!shown.answer().depth);
        }
        depth.clear();
        QVERIFY(shown.text("answerFault").isEmpty());
        QTest::keyClicks(&depth, QStringLiteral("0"));
        QVERIFY(shown.text("answerFault").isEmpty());
        QVERIFY(shown.answer().depth == 0U);
    }

    /// In the tree by keys alone, and beside it by mouse.
    void aCutoffIsNamed() {
        Practising shown(Question::cuts, twoCuts);
        const auto pressAt = [&](const Path& path) {
            while (shown.asked().selection() != shown.at(path)) {
                shown.press(Qt::Key_Tab);
            }
            shown.press(Qt::Key_X);
        };
        QVERIFY(!shown.find<QWidget>("cutsForm").isVisible());
        pressAt({1});
        QTest::keyClicks(&shown.canvas(), QStringLiteral("as"));
        shown.asked().select(GameTree::root()); // Tab goes on from there
        pressAt({0});
        const WrittenCut named{shown.at({1}), Player::min, false, shown.at({0})};
        QVERIFY(shown.answer().cuts == std::vector{named});
        QCOMPARE(shown.description({1}).section(". ", 0, 0),
                 "child 2 of A, which is MAX’s, α-cutoff, shallow, because of B");
        QVERIFY(shown.description({0}).contains("makes the cutoff at C possible"));
        auto& depth = shown.find<QComboBox>("cutDepth");
        QCOMPARE(depth.accessibleName(), "Cutoff at C: shallow or deep");
        QTest::keyClick(&depth, Qt::Key_Down);
        QVERIFY(shown.answer().cuts.front().deep == true);
        shown.find<QPushButton>("cutWitness").click();
        QVERIFY(!shown.answer().cuts.front().witness);
        shown.clickNode({2});
        QVERIFY(shown.answer().cuts.front().witness == shown.at({2}));
        shown.press(Qt::Key_Backspace);
        shown.press(Qt::Key_Backspace);
        QVERIFY(shown.answer().cuts.empty());
        QVERIFY(!shown.find<QWidget>("cutsForm").isVisible());
    }

    void oneKeyLeadsThroughThePage() {
        Practising shown("Cut or not?");
        for (const char* part : {"hintButton", "newTreeButton", "answerCanvas"}) {
            shown.press(Qt::Key_F6);
            QCOMPARE(shown.focused(), part);
        }
        shown.press(Qt::Key_Escape); // out of the tree, never out of practice
        QCOMPARE(shown.focused(), "hintButton");
        QVERIFY(shown.mode().practising());
    }

    /// Enter goes on, and a few Tabs lead to another tree; wherever the answer was given.
    void aRightAnswerOffersTheNextQuestion() {
        Practising shown("Cut or not?");
        shown.exercise().change(keyOf(shown.exercise().task()));
        shown.enterTells();
        QCOMPARE(shown.focused(), "nextQuestionButton");
        constexpr int aFew = 4;
        for (int tabs = 0; tabs < aFew && shown.focused() != "newTreeButton"; ++tabs) {
            shown.press(Qt::Key_Tab);
        }
        QCOMPARE(shown.focused(), "newTreeButton");
        shown.find<QPushButton>("nextQuestionButton").setFocus();
        const std::size_t before = shown.exercise().number();
        shown.press(Qt::Key_Return);
        QCOMPARE(shown.exercise().number(), before + 1);
    }

    void anAnswerIsUndoneAndRedone() {
        Practising shown(Question::crossOut, twoCuts);
        shown.clickNode({1, 1});
        shown.clickNode({2, 1});
        shown.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shown.text("answerState"), "Crossed out: 1 leaf");
        shown.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(shown.text("answerState"), "Crossed out: 2 leaves");
        shown.trigger("clearAnswer");
        QCOMPARE(shown.text("answerState"), "Crossed out: 0 leaves");
        shown.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shown.text("answerState"), "Crossed out: 2 leaves");
    }

    void aPressThatMeansNothingIsAnswered() {
        Practising shown(Question::move, twoCuts);
        for (const std::uint32_t child : {0U, 1U, 2U}) {
            shown.press(Qt::Key_Tab);
            QCOMPARE(shown.asked().selection(), shown.at({child}));
        }
        shown.clickNode({2, 1});
        QVERIFY(shown.text("answerFault").startsWith("The line of play cannot go on"));
        QVERIFY(!shown.description({2, 1}).contains(u'X'));
        shown.clickNode({2});
        QVERIFY(shown.text("answerFault").isEmpty());
        QVERIFY(shown.description({2, 1}).contains(u'X'));
    }

    void screenReadersAreTold() {
        Practising shown(Question::crossOut, twoCuts);
        QAccessibleInterface* tree = QAccessible::queryAccessibleInterface(&shown.canvas());
        QAccessibleInterface* leaf = tree->child(0)->child(1)->child(1);
        QCOMPARE(leaf->text(QAccessible::Name), "leaf 8");
        QCOMPARE(leaf->text(QAccessible::Description),
                 "child 2 of C, which is MIN’s, not crossed out. X crosses out, or takes back");
        QVERIFY(!leaf->actionInterface()->actionNames().contains("jump"));
        leaf->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(shown.text("answerState"), "Crossed out: 1 leaf");
        QVERIFY(leaf->text(QAccessible::Description).contains(", crossed out."));
        QTest::keyClicks(&shown.canvas(), QStringLiteral("?"));
        QVERIFY(shown.text("answerState").startsWith("Searched left to right"));
        const QString name = shown.find<QLabel>("answerState").accessibleName();
        QVERIFY(name.startsWith("Cross out every leaf"));
    }
};

QTEST_MAIN(TestAnswering)
#include "tst_answering.moc"
