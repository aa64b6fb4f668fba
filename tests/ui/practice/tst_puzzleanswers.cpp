// Answers that are built: children moved, sets, values and trees typed, each by every way there is.

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
    void childrenAreMoved_data();
    void childrenAreMoved();
    void movesAreTakenBack();
    void anOrderIsTriedOut();
    void setsAreRead_data();
    void setsAreRead();
    void aSetIsTyped();
    void whatIsTypedStays();
    void valuesAreFilledIn();
    void aBugIsFound();
    void aBugIsInItsListing_data();
    void aBugIsInItsListing();
    void theMannerIsThatOfTheQuestion_data();
    void theMannerIsThatOfTheQuestion();
    void longLinesGoOnBelow();
    void signsAreToldWhereTheyAre();
    void aStatementIsRefuted();
    void onTheOpenTree();
};

void TestPuzzleAnswers::childrenAreMoved_data() {
    QTest::addColumn<QString>("way");
    for (const char* way : {"keys", "mouse", "buttons", "list"}) {
        QTest::newRow(way) << way;
    }
}

/// D before B, and the 8 before the 12 below it.
void TestPuzzleAnswers::childrenAreMoved() {
    QFETCH(const QString, way);
    Practising shown(Question::reorder, poor);
    QVERIFY(shown.active);
    const auto walkTo = [&](const std::vector<std::uint32_t>& path) {
        const NodeId n = shown.exercise().tree()->at(path);
        while (shown.asked().selection() != n) {
            shown.press(Qt::Key_Tab);
        }
    };
    const auto centre = [&](const std::vector<std::uint32_t>& path) {
        return shown.canvas().nodeRect(shown.exercise().tree()->at(path)).center().toPoint();
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
        QCOMPARE(shown.asked().selection(), shown.exercise().tree()->at({0}));
        walkTo({0, 2});
        shown.press(Qt::Key_Left, Qt::AltModifier);
    } else if (way == "mouse") {
        drag(centre({2}), centre({0}) - QPoint(8, 0));
        drag(centre({0, 2}), centre({0, 1}) - QPoint(4, 0));
    } else if (way == "buttons") {
        shown.asked().select(shown.at({2}));
        shown.find<QPushButton>("moveLeft").click();
        shown.find<QPushButton>("moveLeft").click();
        shown.asked().select(shown.exercise().tree()->at({0, 1}));
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
        QCOMPARE(list.item(6, 0)->text(), QStringLiteral("12"));
    }
    QCOMPARE(shown.answer().order,
             (ChildOrder{{GameTree::root(), {2, 0, 1}}, {shown.at({2}), {0, 2, 1}}}));
    QCOMPARE(shown.asked().document()->shared, shown.exercise().tree());
    QVERIFY(shown.asked().trace()->isUnsearched());
    // The node keeps its name.
    QCOMPARE(shown.asked().document()->names.of(NodeId{1}), std::string("D"));
}

void TestPuzzleAnswers::movesAreTakenBack() {
    Practising shown(Question::reorder, poor);
    QVERIFY(shown.active);
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

void TestPuzzleAnswers::anOrderIsTriedOut() {
    Practising shown(Question::reorder, poor);
    QVERIFY(shown.active);
    shown.press(Qt::Key_Return, Qt::ControlModifier); // as it is written
    QCOMPARE(shown.told(), QStringLiteral("In this order 7 leaves are read; fewer are possible."));
    QVERIFY(!shown.find<QLabel>("why").isVisible());
    shown.exercise().move(shown.at({2}), 0);
    shown.trigger("giveUp");
    const QString why = shown.text("why");
    QVERIFY(why.contains(QStringLiteral("5 leaves are enough.")));
    QVERIFY2(why.contains(QStringLiteral("For example: [D:[")), qPrintable(why));
    shown.trigger("review"); // of the student's own tree
    QVERIFY(!shown.asked().trace()->isUnsearched());
    QCOMPARE(shown.asked().document()->tree.staticValue(NodeId{4}), 3.0);
}

void TestPuzzleAnswers::setsAreRead_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("read");
    const auto row = [](const char* typed, const char* read) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(read);
    };
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

void TestPuzzleAnswers::setsAreRead() {
    QFETCH(const QString, typed);
    QFETCH(const QString, read);
    const auto set = readSet(typed);
    QCOMPARE(set ? PuzzleWords::of(*set) : QString(), read);
    if (set) {
        QVERIFY(readSet(PuzzleWords::of(*set)) == set);
    }
}

void TestPuzzleAnswers::aSetIsTyped() {
    Practising shown(Question::ranges, withX);
    QVERIFY(shown.active);
    QCOMPARE(shown.text("prompt"),
             QStringLiteral("For which values of x does alpha-beta skip the leaf 8?"));
    auto& field = shown.find<QLineEdit>("setField");
    QTRY_VERIFY(field.hasFocus());
    QTest::keyClicks(&field, QStringLiteral("x < 6"));
    QCOMPARE(shown.text("setRead"), QStringLiteral("Read as: x < 6"));
    shown.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(
        shown.told(),
        QStringLiteral(
            "The numbers are right. Look again at which ends belong to the set: < or ≤, > or ≥."));
    shown.find<QPushButton>("alwaysButton").click();
    QCOMPARE(shown.answer().set->size(), 1U);
    shown.trigger("giveUp");
    QVERIFY(shown.text("why").contains(QStringLiteral("At x = 7 alpha-beta reads 8.")) ||
            shown.text("why").contains(QStringLiteral("alpha-beta reads 8.")));
    QVERIFY(shown.text("why").endsWith(QStringLiteral("Right is: x ≤ 6.")));
}

/// Check and Undo lose nothing that was typed.
void TestPuzzleAnswers::whatIsTypedStays() {
    Practising shown(Question::ranges, withX);
    QVERIFY(shown.active);
    auto& field = shown.find<QLineEdit>("setField");
    QTest::keyClicks(&field, QStringLiteral("6 >="));
    QVERIFY(!shown.find<QAction>("checkAnswer").isEnabled());
    QVERIFY(shown.find<QLabel>("answerFault").isVisible());
    QTest::keyClicks(&field, QStringLiteral("  x"));
    QVERIFY(!shown.find<QLabel>("answerFault").isVisible());
    shown.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(field.text(), QStringLiteral("6 >=  x"));
    QCOMPARE(shown.told(), QStringLiteral("All of it is right."));

    shown.ask(Question::trueOrFalse, withX);
    auto& tree = shown.find<QPlainTextEdit>("treeField");
    QVERIFY(!tree.isVisible()); // nothing is to be shown where it says that something can happen
    Terms terms;
    terms.statement = Statement::greaterSameLeaves;
    shown.ask(Question::trueOrFalse, withX, {}, terms);
    QTest::keyClicks(&tree, QStringLiteral("[2, [1, 3"));
    QVERIFY(shown.text("answerFault").startsWith(QStringLiteral("Line 1, column ")));
    QCOMPARE(tree.toPlainText(), QStringLiteral("[2, [1, 3"));
    shown.exercise().undo();
    shown.exercise().redo();
    QCOMPARE(tree.toPlainText(), QStringLiteral("[2, [1, 3"));
    QTest::keyClicks(&tree, QStringLiteral("]]")); // appended, wherever the cursor was put
    QVERIFY(tree.toPlainText().contains(QStringLiteral("]]")));
}

void TestPuzzleAnswers::valuesAreFilledIn() {
    Practising shown;
    QVERIFY(shown.active);
    shown.ask(Question::fillIn, withX, {}, wanting(Filling::Goal::most));
    QVERIFY(shown.asked().hidesUnreadLeaves()); // whatever they had
    shown.press(Qt::Key_Tab);
    for (const char* value : {"5", "7", "3", "9"}) {
        QTest::keyClicks(shown.window.focusWidget(), QLatin1String(value));
        QTest::keyClick(shown.window.focusWidget(), Qt::Key_Return);
    }
    QCOMPARE(shown.answer().values.at(shown.at({1, 0})).value, 3.0);
    QTest::keyClick(shown.window.focusWidget(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(shown.told(), QStringLiteral("All of it is right."));
    shown.ask(Question::fillIn, withX, {}, wanting(Filling::Goal::nothing));
    shown.exercise().giveUp();
    QVERIFY(shown.text("why").contains(QStringLiteral("For example: [")));
    QCOMPARE(shown.told(), QStringLiteral("x1 has no value yet."));
}

void TestPuzzleAnswers::aBugIsFound() {
    Terms terms;
    terms.listing = {Misconception::lastValueIsBound, Aspect::leaves, 6};
    Practising shown;
    QVERIFY(shown.active);
    shown.ask(Question::findTheBug, withX, {}, terms);
    auto& lines = shown.find<QListWidget>("bugListing");
    QCOMPARE(lines.count(), int(linesOfReference));
    QVERIFY(lines.item(8)->text().endsWith(QStringLiteral("α ← v")));
    auto& tree = shown.find<QPlainTextEdit>("treeField");
    QTRY_VERIFY(tree.hasFocus());
    QTest::keyClicks(&tree, QStringLiteral("[3, 1, [2, 4]]"));
    QCOMPARE(shown.asked().document()->tree.leafCount(), 4U); // it is drawn
    lines.setFocus();
    QVERIFY(!shown.answer().wrongLine);
    for (int k = 0; k < 7; ++k) {
        QTest::keyClick(&lines, Qt::Key_Down);
    }
    shown.trigger("checkAnswer");
    QCOMPARE(shown.told(),
             QStringLiteral("The mistake is in another line. Your tree shows the mistake."));
    QTest::mouseClick(lines.viewport(), Qt::LeftButton, Qt::NoModifier,
                      lines.visualItemRect(lines.item(8)).center());
    shown.trigger("checkAnswer");
    QCOMPARE(shown.told(), QStringLiteral("All of it is right."));
    shown.trigger("review");
    QCOMPARE(shown.asked().document()->tree.leafCount(), 4U);
}

void TestPuzzleAnswers::aBugIsInItsListing_data() {
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("wrong");
    QTest::newRow("M02") << 10 << "    if α ≥ β: return best";
    QTest::newRow("M05") << 6 << "    v ← mini(c, best, +∞)";
    QTest::newRow("M12") << 10 << "    // no test here, but in maxi";
    QTest::newRow("M19") << 3 << "  best ← 0; move ← none";
    QTest::newRow("M21") << 2 << "  if leaf or depth = 0: return −static(n)";
    QTest::newRow("M23") << 8 << "    if v ≥ best: best ← v; move ← c; pv ← c·pv(c)";
    QTest::newRow("M29") << 6 << "    v ← nega(c, −β, −α, −colour)";
    QTest::newRow("M30") << 6 << "    v ← −nega(c, β, α, −colour)";
    QTest::newRow("M31") << 6 << "    v ← −nega(c, α, β, −colour)";
}

/// Also of slips that one of two functions has, or that are of negamax.
void TestPuzzleAnswers::aBugIsInItsListing() {
    QFETCH(const int, line);
    QFETCH(const QString, wrong);
    const auto slip = misconceptionFromId(QTest::currentDataTag());
    QVERIFY(slip);
    Profile course; // in which a tie does not cut, and children are searched from the right
    course.cut = CutRule::greater;
    course.order = Profile::Order::reversed;
    const QStringList others = PuzzleWords::listing(*slip, course);
    QCOMPARE(others[line - 1], wrong);
    QVERIFY(line == 10 || others[9] == QStringLiteral("    if α > β: return best"));
    QVERIFY(line == 4 || others[3] == QStringLiteral("  for child c, right to left:"));
    const QStringList lines = PuzzleWords::listing(*slip, {});
    QVERIFY(line == 10 || lines[9] == QStringLiteral("    if α ≥ β: return best"));
    QCOMPARE(lines.size(), qsizetype{linesOfReference});
    QCOMPARE(lines[line - 1], wrong);
    QCOMPARE(int{traits(*slip).deltaLine}, line);
}

void TestPuzzleAnswers::theMannerIsThatOfTheQuestion_data() {
    QTest::addColumn<bool>("bug");
    QTest::addColumn<int>("of");
    QTest::addColumn<QString>("says");
    QTest::addColumn<QString>("doesNotSay");
    const auto statement = [](const char* name, Statement of, const char* says,
                              const char* notSaid) {
        QTest::newRow(name) << false << int(of) << QString(says) << QString(notSaid);
    };
    const auto bug = [](const char* name, Misconception of, const char* says, const char* notSaid) {
        QTest::newRow(name) << true << int(of) << QString(says) << QString(notSaid);
    };
    statement("a tree is wanted against what is said of all trees", Statement::greaterSameLeaves,
              "give a tree that shows it", "a tree can show it");
    statement("also where it is true", Statement::cubesKeepCuts, "give a tree that shows it",
              "a tree can show it");
    statement("none against what is said to be possible", Statement::otherValue,
              "starts with the window", "give a tree");
    bug("a bug of maxi is in mini, too", Misconception::lastValueIsBound, "mirror image of maxi",
        "maxi is right");
    bug("a bug of mini is in mini alone", Misconception::noAlphaCutoffs, "MAX moves at the root",
        "mirror image");
    bug("negamax has one function", Misconception::lostMinus, "MAX moves at the root", "maxi");
}

/// What is said of trees and functions that the question has not would only confuse.
void TestPuzzleAnswers::theMannerIsThatOfTheQuestion() {
    QFETCH(const bool, bug);
    QFETCH(const int, of);
    QFETCH(const QString, says);
    QFETCH(const QString, doesNotSay);
    Terms terms;
    terms.statement = bug ? terms.statement : static_cast<Statement>(of);
    terms.listing.slip = bug ? static_cast<Misconception>(of) : terms.listing.slip;
    const QString manner =
        PuzzleWords::manner(bug ? Question::findTheBug : Question::trueOrFalse, {}, terms);
    QVERIFY2(manner.contains(says), qPrintable(manner));
    QVERIFY2(!manner.contains(doesNotSay), qPrintable(manner));
}

/// Without an ellipsis, when the window has become narrower, and wider again.
void TestPuzzleAnswers::longLinesGoOnBelow() {
    Terms terms;
    terms.listing = {Misconception::noDeepCutoffs, Aspect::leaves, 6};
    Practising shown;
    QVERIFY(shown.active);
    shown.ask(Question::findTheBug, withX, {}, terms);
    const auto& list = shown.find<QListWidget>("bugListing");
    for (const int width : {1280, 940, 1500, 940}) {
        shown.window.resize(width, 720);
        settle(shown.window);
        QTRY_VERIFY(list.sizeHintForColumn(0) <= list.viewport()->width());
        QCOMPARE(list.count(), int{linesOfReference});
    }
}

/// In a listing, and beside what is typed, there are none.
void TestPuzzleAnswers::signsAreToldWhereTheyAre() {
    Terms terms;
    terms.listing = {Misconception::lastValueIsBound, Aspect::leaves, 6};
    Practising shown;
    QVERIFY(shown.active);
    shown.ask(Question::findTheBug, withX, {}, terms);
    auto& tree = shown.find<QPlainTextEdit>("treeField");
    for (const char* typed : {"[1, 2]", "[2, 1]"}) {
        tree.setPlainText(QLatin1String(typed));
        shown.trigger("checkAnswer");
        QVERIFY(!shown.text("why").contains(QStringLiteral("✓ and ✗ stand")));
    }
    shown.ask(Question::values, withX);
    for (const double value : {30.0, 31.0}) {
        Answer answer;
        answer.values[GameTree::root()] = {WrittenValue::Relation::equal, value, 0};
        shown.exercise().change(answer);
        shown.trigger("checkAnswer");
    }
    QVERIFY(shown.text("why").contains(QStringLiteral("✓ and ✗ stand")));
}

void TestPuzzleAnswers::aStatementIsRefuted() {
    Terms terms;
    terms.statement = Statement::greaterSameLeaves;
    Practising shown;
    QVERIFY(shown.active);
    shown.ask(Question::trueOrFalse, withX, {}, terms);
    QVERIFY(!shown.find<QAction>("checkAnswer").isEnabled());
    shown.find<QRadioButton>("isTrue").click();
    shown.trigger("checkAnswer");
    QCOMPARE(shown.told(), QStringLiteral("It is the other way round."));
    shown.find<QRadioButton>("isFalse").click();
    shown.find<QPlainTextEdit>("treeField").setPlainText(QStringLiteral("[2, [1, 3]]"));
    shown.trigger("checkAnswer");
    QCOMPARE(shown.told(),
             QStringLiteral("It is false. Your tree does not show that it is false."));
    auto& tree = shown.find<QPlainTextEdit>("treeField");
    tree.setFocus();
    tree.setPlainText(QStringLiteral("[1, [1, 1]]"));
    QTest::keyClick(&tree, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(shown.told(), QStringLiteral("All of it is right."));
}

void TestPuzzleAnswers::onTheOpenTree() {
    Practising shown;
    QVERIFY(shown.active);
    shown.window.openText(QLatin1String(poor), QStringLiteral("A tree"));
    for (const char* entry : {"Reorder for most pruning", "For which x?", "Fill in leaf values"}) {
        shown.choose("practiseOnThisTree", entry);
        const Task& task = shown.exercise().task();
        QVERIFY(task.isPuzzle());
        QCOMPARE(task.tree->leafCount(), 9U);
        shown.exercise().change(sampleAnswer(task.puzzle()).value());
        shown.trigger("checkAnswer");
        QCOMPARE(shown.told(), QStringLiteral("All of it is right."));
        shown.trigger("leavePractice");
    }
    QCOMPARE(shown.window.session().document()->tree.names().size(), std::size_t{0});
}

QTEST_MAIN(TestPuzzleAnswers)
#include "tst_puzzleanswers.moc"
