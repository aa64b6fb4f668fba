// Answers that are built: children moved, sets, values and trees typed, each by every way there is.

#include "tests/rows.h"
#include "tests/ui/practice/everyquestion.h"
#include "tests/ui/practice/practising.h"
#include "ui/practice/writtenset.h"
#include "ui/words/puzzlewords.h"

#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTableWidget>

using namespace prunus;

namespace {

using Path = std::vector<std::uint32_t>;

/// Read from left to right 7 leaves are evaluated, at best 5.
constexpr const char* poor = "[[14, 5, 2], [2, 4, 6], [3, 12, 8]]";
/// C is cut after x if x is at most 6.
constexpr const char* withX = "[[6, 9], [7, 8]]";

Terms wanting(Filling::Goal goal) {
    Terms terms;
    terms.filling.goal = goal;
    return terms;
}

} // namespace

class TestPuzzleAnswers : public QObject {
    Q_OBJECT

  private slots:
    void childrenAreMoved_data() {
        const Rows<QString> row("way");
        for (const char* way : {"keys", "mouse", "buttons", "list"}) {
            row(way, way);
        }
    }

    /// D before B, and the 8 before the 12 below it.
    void childrenAreMoved() {
        QFETCH(const QString, way);
        Practising shown(Question::reorder, poor);
        const auto built = [&](const Path& path) { return shown.exercise().tree()->at(path); };
        const auto walkTo = [&](const Path& path) {
            const NodeId n = built(path);
            while (shown.asked().selection() != n) {
                shown.press(Qt::Key_Tab);
            }
        };
        const auto centre = [&](const Path& path) {
            return shown.canvas().nodeRect(built(path)).center().toPoint();
        };
        const auto drag = [&](QPoint from, QPoint to) {
            QTest::mousePress(&shown.canvas(), Qt::LeftButton, Qt::NoModifier, from);
            QTest::mouseMove(&shown.canvas(), (from + to) / 2);
            QTest::mouseMove(&shown.canvas(), to);
            QTest::mouseRelease(&shown.canvas(), Qt::LeftButton, Qt::NoModifier, to);
        };
        if (way == "keys") {
            walkTo({2});
            shown.press(Qt::Key_Left, Qt::AltModifier);
            shown.press(Qt::Key_Left, Qt::AltModifier);
            shown.press(Qt::Key_Left, Qt::AltModifier); // it is the first already
            QCOMPARE(shown.asked().selection(), built({0}));
            walkTo({0, 2});
            shown.press(Qt::Key_Left, Qt::AltModifier);
        } else if (way == "mouse") {
            drag(centre({2}), centre({0}) - QPoint(8, 0));
            drag(centre({0, 2}), centre({0, 1}) - QPoint(4, 0));
        } else if (way == "buttons") {
            shown.asked().select(shown.at({2}));
            shown.find<QPushButton>("moveLeft").click();
            shown.find<QPushButton>("moveLeft").click();
            shown.asked().select(built({0, 1}));
            shown.find<QPushButton>("moveRight").click();
        } else {
            shown.trigger("asList");
            auto& list = shown.find<QTableWidget>("answerList");
            QTRY_VERIFY(list.isVisible() && list.hasFocus());
            list.setCurrentCell(3, 0);
            QTest::keyClick(&list, Qt::Key_Left, Qt::AltModifier);
            QTest::keyClick(&list, Qt::Key_Left, Qt::AltModifier);
            QCOMPARE(list.currentRow(), 1);
            list.setCurrentCell(5, 0);
            QTest::keyClick(&list, Qt::Key_Right, Qt::AltModifier);
            QCOMPARE(list.item(6, 0)->text(), "12");
        }
        QCOMPARE(shown.answer().order,
                 (ChildOrder{{GameTree::root(), {2, 0, 1}}, {shown.at({2}), {0, 2, 1}}}));
        QCOMPARE(shown.asked().document()->shared, shown.exercise().tree());
        QVERIFY(shown.asked().trace()->isUnsearched());
        // The node keeps its name.
        QCOMPARE(shown.asked().document()->names.of(NodeId{1}), std::string("D"));
    }

    void movesAreTakenBack() {
        Practising shown(Question::reorder, poor);
        const auto first = shown.exercise().tree();
        shown.asked().select(shown.at({2}));
        shown.find<QPushButton>("moveLeft").click();
        QVERIFY(shown.exercise().tree() != first);
        shown.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shown.answer(), Answer());
        QCOMPARE(shown.asked().document()->shared, first);
        shown.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(shown.answer().order.size(), 1U);
        shown.trigger("clearAnswer");
        QCOMPARE(shown.asked().document()->shared, first);
    }

    void anOrderIsTriedOut() {
        Practising shown(Question::reorder, poor);
        shown.press(Qt::Key_Return, Qt::ControlModifier); // as it is written
        QCOMPARE(shown.told(), "In this order 7 leaves are read; fewer are possible.");
        QVERIFY(!shown.find<QLabel>("why").isVisible());
        shown.exercise().move(shown.at({2}), 0);
        shown.trigger("giveUp");
        const QString why = shown.text("why");
        QVERIFY(why.contains("5 leaves are enough."));
        QVERIFY2(why.contains("For example: [D:["), qPrintable(why));
        shown.trigger("review"); // of the student's own tree
        QVERIFY(!shown.asked().trace()->isUnsearched());
        QCOMPARE(shown.asked().document()->tree.staticValue(NodeId{4}), 3.0);
    }

    void setsAreRead_data() {
        const Rows<QString> row("read");
        row("x > 5", "x > 5");
        row("x>=-5.5", "x ≥ −5.5");
        row("5 < x", "x > 5");
        row("2 < x <= 3", "2 < x ≤ 3");
        row("3 ≥ x > 2", "2 < x ≤ 3");
        row("[2, 3) or (5, inf)", "2 ≤ x < 3 or x > 5");
        row("]2;3]", "2 < x ≤ 3");
        row("(5, ∞) ∪ {2}", "x = 2 or x > 5");
        row("x != 5", "x < 5 or x > 5");
        row("x < 5 or x >= 5", "always");
        row("(-inf, inf)", "always");
        row("X = 7", "x = 7");
        row("Never", "never");
        row("always", "always");
        row("5 < x < 2", "");
        row("x >", "");
        row("x > 5 or", "");
        row("perhaps", "");
        row("(5, 5)", "");
    }

    void setsAreRead() {
        const auto set = readSet(QTest::currentDataTag());
        QTEST(set ? PuzzleWords::of(*set) : QString(), "read");
        if (set) {
            QVERIFY(readSet(PuzzleWords::of(*set)) == set);
        }
    }

    void aSetIsTyped() {
        Practising shown(Question::ranges, withX);
        QCOMPARE(shown.text("prompt"), "For which values of x does alpha-beta skip the leaf 8?");
        auto& field = shown.find<QLineEdit>("setField");
        QTRY_VERIFY(field.hasFocus());
        QTest::keyClicks(&field, QStringLiteral("x < 6"));
        QCOMPARE(shown.text("setRead"), "Read as: x < 6");
        shown.enterTells(
            "The numbers are right. Look again at which ends belong to the set: < or ≤, > or ≥.");
        shown.find<QPushButton>("alwaysButton").click();
        QCOMPARE(shown.answer().set->size(), 1U);
        shown.trigger("giveUp");
        QVERIFY(shown.text("why").contains("alpha-beta reads 8."));
        QVERIFY(shown.text("why").endsWith("Right is: x ≤ 6."));
    }

    /// Check and Undo lose nothing that was typed.
    void whatIsTypedStays() {
        Practising shown(Question::ranges, withX);
        auto& field = shown.find<QLineEdit>("setField");
        QTest::keyClicks(&field, QStringLiteral("6 >="));
        QVERIFY(!shown.find<QAction>("checkAnswer").isEnabled());
        QVERIFY(shown.find<QLabel>("answerFault").isVisible());
        QTest::keyClicks(&field, QStringLiteral("  x"));
        QVERIFY(!shown.find<QLabel>("answerFault").isVisible());
        shown.press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(field.text(), "6 >=  x");
        QCOMPARE(shown.told(), "All of it is right.");

        shown.ask(Question::trueOrFalse, withX);
        auto& tree = shown.find<QPlainTextEdit>("treeField");
        QVERIFY(
            !tree.isVisible()); // nothing is to be shown where it says that something can happen
        shown.ask(Question::trueOrFalse, withX, {}, saying(Statement::greaterSameLeaves));
        QTest::keyClicks(&tree, QStringLiteral("[2, [1, 3"));
        QVERIFY(shown.text("answerFault").startsWith("Line 1, column "));
        QCOMPARE(tree.toPlainText(), "[2, [1, 3");
        shown.exercise().undo();
        shown.exercise().redo();
        QCOMPARE(tree.toPlainText(), "[2, [1, 3");
        QTest::keyClicks(&tree, QStringLiteral("]]")); // appended, wherever the cursor was put
        QVERIFY(tree.toPlainText().contains("]]"));
    }

    void valuesAreFilledIn() {
        Practising shown(Question::fillIn, withX, {}, wanting(Filling::Goal::most));
        QVERIFY(shown.asked().hidesUnreadLeaves()); // whatever they had
        shown.press(Qt::Key_Tab);
        for (const char* value : {"5", "7", "3", "9"}) {
            shown.type(value);
            shown.press(Qt::Key_Return);
        }
        QCOMPARE(shown.answer().values.at(shown.at({1, 0})).value, 3.0);
        shown.enterTells();
        shown.ask(Question::fillIn, withX, {}, wanting(Filling::Goal::nothing));
        shown.exercise().giveUp();
        QVERIFY(shown.text("why").contains("For example: ["));
        QCOMPARE(shown.told(), "x1 has no value yet.");
    }

    void aBugIsFound() {
        Practising shown(Question::findTheBug, withX, {}, listing(Misconception::lastValueIsBound));
        auto& lines = shown.find<QListWidget>("bugListing");
        QCOMPARE(lines.count(), int(linesOfReference));
        QVERIFY(lines.item(8)->text().endsWith("α ← v"));
        auto& tree = shown.find<QPlainTextEdit>("treeField");
        QTRY_VERIFY(tree.hasFocus());
        QTest::keyClicks(&tree, QStringLiteral("[3, 1, [2, 4]]"));
        QCOMPARE(shown.asked().document()->tree.leafCount(), 4U); // it is drawn
        lines.setFocus();
        QVERIFY(!shown.answer().wrongLine);
        for (int k = 0; k < 7; ++k) {
            QTest::keyClick(&lines, Qt::Key_Down);
        }
        shown.checkTells("The mistake is in another line. Your tree shows the mistake.");
        QTest::mouseClick(lines.viewport(), Qt::LeftButton, Qt::NoModifier,
                          lines.visualItemRect(lines.item(8)).center());
        shown.checkTells();
        shown.trigger("review");
        QCOMPARE(shown.asked().document()->tree.leafCount(), 4U);
    }

    /// Without an ellipsis, when the window has become narrower, and wider again.
    void longLinesGoOnBelow() {
        Practising shown(Question::findTheBug, withX, {}, listing(Misconception::noDeepCutoffs));
        const auto& list = shown.find<QListWidget>("bugListing");
        for (const int width : {1280, 940, 1500, 940}) {
            shown.window.resize(width, 720);
            settle(shown.window);
            QTRY_VERIFY(list.sizeHintForColumn(0) <= list.viewport()->width());
            QCOMPARE(list.count(), int{linesOfReference});
        }
    }

    /// In a listing, and beside what is typed, there are none.
    void signsAreToldWhereTheyAre() {
        Practising shown(Question::findTheBug, withX, {}, listing(Misconception::lastValueIsBound));
        auto& tree = shown.find<QPlainTextEdit>("treeField");
        for (const char* typed : {"[1, 2]", "[2, 1]"}) {
            tree.setPlainText(QLatin1String(typed));
            shown.trigger("checkAnswer");
            QVERIFY(!shown.text("why").contains("✓ and ✗ stand"));
        }
        shown.ask(Question::values, withX);
        for (const double value : {30.0, 31.0}) {
            Answer answer;
            answer.values[GameTree::root()] = {WrittenValue::Relation::equal, value, 0};
            shown.exercise().change(answer);
            shown.trigger("checkAnswer");
        }
        QVERIFY(shown.text("why").contains("✓ and ✗ stand"));
    }

    void aStatementIsRefuted() {
        Practising shown(Question::trueOrFalse, withX, {}, saying(Statement::greaterSameLeaves));
        QVERIFY(!shown.find<QAction>("checkAnswer").isEnabled());
        shown.find<QRadioButton>("isTrue").click();
        shown.checkTells("It is the other way round.");
        shown.find<QRadioButton>("isFalse").click();
        shown.find<QPlainTextEdit>("treeField").setPlainText(QStringLiteral("[2, [1, 3]]"));
        shown.checkTells("It is false. Your tree does not show that it is false.");
        auto& tree = shown.find<QPlainTextEdit>("treeField");
        tree.setFocus();
        tree.setPlainText(QStringLiteral("[1, [1, 1]]"));
        QTest::keyClick(&tree, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(shown.told(), "All of it is right.");
    }

    void onTheOpenTree() {
        Practising shown;
        shown.window.openText(QLatin1String(poor), QStringLiteral("A tree"));
        for (const char* entry :
             {"Reorder for most pruning", "For which x?", "Fill in leaf values"}) {
            shown.choose("practiseOnThisTree", entry);
            const Task& task = shown.exercise().task();
            QVERIFY(task.isPuzzle());
            QCOMPARE(task.tree->leafCount(), 9U);
            shown.exercise().change(keyOf(task));
            shown.checkTells();
            shown.trigger("leavePractice");
        }
        QCOMPARE(shown.window.session().document()->tree.names().size(), std::size_t{0});
    }
};

QTEST_MAIN(TestPuzzleAnswers)
#include "tst_puzzleanswers.moc"
