// How questions are answered: by mouse, in fields, as a list and by screen readers.

#include "core/practice/answer.h"
#include "core/practice/sheet.h"
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

Profile asBounds() {
    Profile profile;
    profile.valueNotation = Profile::ValueNotation::bound;
    return profile;
}

} // namespace

class TestAnswering : public QObject {
    Q_OBJECT

  private slots:
    void answersByMouse_data();
    void answersByMouse();
    void theListIsEqual_data();
    void theListIsEqual();
    void aSearchIsSummedUp();
    void aMoveIsChosen();
    void aMoveIsChosenInTheList();
    void whatIsNoDepthIsSaid();
    void aCutoffIsNamed();
    void oneKeyLeadsThroughThePage();
    void aRightAnswerOffersTheNextQuestion();
    void anAnswerIsUndoneAndRedone();
    void aPressThatMeansNothingIsAnswered();
    void screenReadersAreTold();
};

void TestAnswering::answersByMouse_data() {
    QTest::addColumn<int>("question");
    QTest::addColumn<QList<Path>>("clicks");
    QTest::addColumn<QString>("state");
    const int cross = int(Question::crossOut);
    const int order = int(Question::leafOrder);
    const int move = int(Question::move);
    QTest::newRow("a leaf is crossed out")
        << cross << QList<Path>{{1, 1}} << QStringLiteral("Crossed out: 1 leaf");
    QTest::newRow("and taken back")
        << cross << QList<Path>{{1, 1}, {1, 1}} << QStringLiteral("Crossed out: 0 leaves");
    QTest::newRow("an inner node stands for all below it")
        << cross << QList<Path>{{1}} << QStringLiteral("Crossed out: 3 leaves");
    QTest::newRow("of which one can be taken back")
        << cross << QList<Path>{{1}, {1, 0}} << QStringLiteral("Crossed out: 2 leaves");
    QTest::newRow("the root is visited by every search")
        << cross << QList<Path>{{}} << QStringLiteral("Crossed out: 0 leaves");
    QTest::newRow("leaves get numbers")
        << order << QList<Path>{{0, 0}, {0, 1}, {2, 0}} << QStringLiteral("Put in order: 3 leaves");
    QTest::newRow("an inner node is no leaf")
        << order << QList<Path>{{0, 0}, {1}} << QStringLiteral("Put in order: 1 leaf");
    QTest::newRow("a line goes on")
        << move << QList<Path>{{0}, {0, 0}} << QStringLiteral("Line of play: 2 moves");
    QTest::newRow("elsewhere it begins anew")
        << move << QList<Path>{{0}, {0, 0}, {2}} << QStringLiteral("Line of play: 1 move");
    QTest::newRow("a node beside it means nothing")
        << move << QList<Path>{{0}, {2, 1}} << QStringLiteral("Line of play: 1 move");
    const int cuts = int(Question::cuts);
    QTest::newRow("a cutoff, and whose value makes it possible")
        << cuts << QList<Path>{{1}, {0}} << QStringLiteral("Named: 1 cutoff");
    QTest::newRow("and another one")
        << cuts << QList<Path>{{1}, {0}, {2}, {0}} << QStringLiteral("Named: 2 cutoffs");
    QTest::newRow("one is taken back")
        << cuts << QList<Path>{{1}, {0}, {2}, {0}, {1}} << QStringLiteral("Named: 1 cutoff");
    QTest::newRow("a leaf is no place for a cutoff")
        << cuts << QList<Path>{{1, 0}} << QStringLiteral("Named: 0 cutoffs");
    const int types = int(Question::nodeTypes);
    QTest::newRow("nodes and leaves have types")
        << types << QList<Path>{{}, {0}, {0, 0}} << QStringLiteral("Marked: 3 nodes");
    QTest::newRow("after the last type comes none")
        << types << QList<Path>{{}, {0}, {0}, {0}, {0}} << QStringLiteral("Marked: 1 node");
}

void TestAnswering::answersByMouse() {
    QFETCH(const int, question);
    QFETCH(const QList<Path>, clicks);
    QFETCH(const QString, state);
    Practising shown(Question(question), twoCuts);
    QVERIFY(shown.active);
    for (const Path& each : clicks) {
        shown.clickNode(each);
    }
    QCOMPARE(shown.text("answerState"), state);
}

void TestAnswering::theListIsEqual_data() {
    QTest::addColumn<int>("question");
    for (const Question each : askedQuestions) {
        if (!answersInCard(each) && !traits(each).isPuzzle) {
            QTest::newRow(std::string(traits(each).id).c_str()) << int(each);
        }
    }
}

void TestAnswering::theListIsEqual() {
    QFETCH(const int, question);
    const Profile profile = Question(question) == Question::windows ? enteredWith() : asBounds();
    Practising shown(Question(question), twoCuts, profile);
    QVERIFY(shown.active);
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
    for (const NodeId n : key.marks) {
        pressRow(n);
    }
    for (const NodeId n : key.leaves) {
        pressRow(n);
    }
    NodeId end = GameTree::root();
    for (const std::uint32_t child : key.line) {
        end = task.tree->children(end)[child];
        pressRow(end);
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
        QTest::keyClick(&list, std::array{Qt::Key_P, Qt::Key_C, Qt::Key_A}.at(std::size_t(type)));
    }
    QVERIFY(shown.answer() == key);
    shown.trigger("checkAnswer");
    QCOMPARE(shown.told(), QStringLiteral("All of it is right."));
}

/// What is asked of the whole search, by keys alone from where the question begins.
void TestAnswering::aSearchIsSummedUp() {
    Profile window;
    window.window = {7, 8};
    Practising shown(Question::firstWindow, twoCuts, window);
    QVERIFY(shown.active);
    QCOMPARE(shown.text("prompt"),
             QStringLiteral("Alpha-beta is called with the window [7, 8]. What does it return, and "
                            "what does that prove of the root?"));
    for (const auto* label : shown.window.findChildren<QLabel*>(QStringLiteral("outcomeName"))) {
        QVERIFY2(!label->text().endsWith(u':'), qPrintable(label->text())); // they end alike
    }
    QCOMPARE(shown.window.focusWidget()->objectName(), QStringLiteral("returnedResult"));
    QTest::keyClicks(shown.window.focusWidget(), QStringLiteral("7"));
    QTest::keyClick(shown.window.focusWidget(), Qt::Key_Tab);
    QCOMPARE(shown.window.focusWidget()->objectName(), QStringLiteral("provedResult"));
    QTest::keyClick(shown.window.focusWidget(), Qt::Key_Down);
    shown.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(shown.told(), QStringLiteral("1 of 2 right."));
    QTest::keyClick(&shown.find<QComboBox>("provedResult"), Qt::Key_Down);
    shown.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(shown.told(), QStringLiteral("All of it is right."));
    shown.ask(Question::leafBounds, "[[1,2,3],[4,5,6],[7,8,9]]");
    QCOMPARE(shown.window.focusWidget()->objectName(), QStringLiteral("leavesAtLeast"));
    QTest::keyClicks(shown.window.focusWidget(), QStringLiteral("5"));
    QTest::keyClick(shown.window.focusWidget(), Qt::Key_Return);
    QCOMPARE(shown.window.focusWidget()->objectName(), QStringLiteral("leavesAtMost"));
    QTest::keyClicks(shown.window.focusWidget(), QStringLiteral("9"));
    shown.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(shown.told(), QStringLiteral("All of it is right."));
}

/// By keys alone from where the question begins, in the tree, too; or by mouse.
void TestAnswering::aMoveIsChosen() {
    Practising shown(Question::depthLimit, twoPlies);
    QVERIFY(shown.active);
    QCOMPARE(
        shown.text("prompt"),
        QStringLiteral("With a depth limit of 1, which move is chosen, and what is it worth?"));
    auto& move = shown.find<QComboBox>("moveChosen");
    QVERIFY(shown.window.focusWidget() == &move);
    QCOMPARE(move.accessibleName(), QStringLiteral("Move"));
    for (int k = 0; k < 3; ++k) {
        QTest::keyClick(&move, Qt::Key_Down);
    }
    QCOMPARE(move.currentText(), QStringLiteral("D"));
    QTest::keyClick(&move, Qt::Key_Tab);
    QCOMPARE(shown.window.focusWidget()->objectName(), QStringLiteral("worthOfMove"));
    QTest::keyClicks(shown.window.focusWidget(), QStringLiteral("9"));
    QCOMPARE(shown.text("answerState"), QStringLiteral("Move: D. Filled in: 1 number"));
    shown.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(shown.told(), QStringLiteral("1 of 2 right."));
    shown.press(Qt::Key_Backspace);
    QTest::keyClicks(shown.window.focusWidget(), QStringLiteral("8"));
    shown.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(shown.told(), QStringLiteral("All of it is right."));

    shown.ask(Question::budget, twoPlies); // seven evaluations: three, and four
    QVERIFY(shown.text("prompt").contains(QStringLiteral("has 7 evaluations in all")));
    QCOMPARE(shown.window.focusWidget()->objectName(), QStringLiteral("depthReached"));
    QTest::keyClicks(shown.window.focusWidget(), QStringLiteral("2"));
    shown.clickNode({1});
    QCOMPARE(move.currentText(), QStringLiteral("C"));
    QCOMPARE(shown.canvas().description(shown.at({1})).section(QStringLiteral(". "), 0, 0),
             QStringLiteral("child 2 of A, which is MAX’s, static value 3, chosen move"));
    shown.clickNode({1}); // the same again is none
    QCOMPARE(move.currentText(), QStringLiteral("–"));
    shown.clickNode({2, 0});
    QCOMPARE(shown.text("answerFault"),
             QStringLiteral("This is no move at the root: press one of its children."));
    shown.canvas().setFocus();
    shown.asked().select(GameTree::root()); // Tab goes on from there
    shown.press(Qt::Key_Tab);
    QCOMPARE(shown.asked().selection(), shown.at({0}));
    shown.press(Qt::Key_X);
    QCOMPARE(move.currentText(), QStringLiteral("B"));
    shown.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(shown.told(), QStringLiteral("All of it is right."));
}

void TestAnswering::aMoveIsChosenInTheList() {
    Practising shown(Question::depthLimit, twoPlies);
    QVERIFY(shown.active);
    shown.trigger("asList");
    auto& list = shown.find<QTableWidget>("answerList");
    QTRY_VERIFY(list.isVisible());
    QCOMPARE(list.item(int(shown.at({2}).value), 3)->text(), QStringLiteral("8"));
    list.setCurrentCell(int(shown.at({2}).value), 4);
    QTest::keyClick(&list, Qt::Key_Space);
    QCOMPARE(list.item(int(shown.at({2}).value), 4)->text(), QStringLiteral("chosen move"));
    QVERIFY(shown.answer().move == 2U);
}

void TestAnswering::whatIsNoDepthIsSaid() {
    Practising shown(Question::budget, twoPlies);
    QVERIFY(shown.active);
    auto& depth = shown.find<QLineEdit>("depthReached");
    for (const char* text : {"1.5", "-1", "one"}) {
        depth.clear();
        QTest::keyClicks(&depth, QLatin1String(text));
        QCOMPARE(shown.text("answerFault"), QStringLiteral("This is no whole number from 0."));
        QVERIFY(!shown.answer().depth);
    }
    depth.clear();
    QVERIFY(shown.text("answerFault").isEmpty());
    QTest::keyClicks(&depth, QStringLiteral("0"));
    QVERIFY(shown.text("answerFault").isEmpty());
    QVERIFY(shown.answer().depth == 0U);
}

/// In the tree by keys alone, and beside it by mouse.
void TestAnswering::aCutoffIsNamed() {
    Practising shown(Question::cuts, twoCuts);
    QVERIFY(shown.active);
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
    QCOMPARE(shown.canvas().description(shown.at({1})).section(QStringLiteral(". "), 0, 0),
             QStringLiteral("child 2 of A, which is MAX’s, α-cutoff, shallow, because of B"));
    QVERIFY(shown.canvas()
                .description(shown.at({0}))
                .contains(QStringLiteral("makes the cutoff at C possible")));
    auto& depth = shown.find<QComboBox>("cutDepth");
    QCOMPARE(depth.accessibleName(), QStringLiteral("Cutoff at C: shallow or deep"));
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

void TestAnswering::oneKeyLeadsThroughThePage() {
    Practising shown;
    QVERIFY(shown.active);
    shown.choose("startPractice", "Cut or not?");
    for (const char* part : {"hintButton", "newTreeButton", "answerCanvas"}) {
        shown.press(Qt::Key_F6);
        QCOMPARE(shown.window.focusWidget()->objectName(), QLatin1String(part));
    }
    shown.press(Qt::Key_Escape); // out of the tree, never out of practice
    QCOMPARE(shown.window.focusWidget()->objectName(), QStringLiteral("hintButton"));
    QVERIFY(shown.mode().practising());
}

/// Enter goes on, and a few Tabs lead to another tree; wherever the answer was given.
void TestAnswering::aRightAnswerOffersTheNextQuestion() {
    Practising shown;
    QVERIFY(shown.active);
    shown.choose("startPractice", "Cut or not?");
    shown.exercise().change(keyOf(shown.exercise().task()));
    shown.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(shown.told(), QStringLiteral("All of it is right."));
    const auto focused = [&shown] { return shown.window.focusWidget()->objectName(); };
    QCOMPARE(focused(), QStringLiteral("nextQuestionButton"));
    constexpr int aFew = 4;
    for (int tabs = 0; tabs < aFew && focused() != QStringLiteral("newTreeButton"); ++tabs) {
        QTest::keyClick(shown.window.focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(focused(), QStringLiteral("newTreeButton"));
    shown.find<QPushButton>("nextQuestionButton").setFocus();
    const int before = int(shown.exercise().number());
    QTest::keyClick(shown.window.focusWidget(), Qt::Key_Return);
    QCOMPARE(int(shown.exercise().number()), before + 1);
}

void TestAnswering::anAnswerIsUndoneAndRedone() {
    Practising shown(Question::crossOut, twoCuts);
    QVERIFY(shown.active);
    shown.clickNode({1, 1});
    shown.clickNode({2, 1});
    shown.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(shown.text("answerState"), QStringLiteral("Crossed out: 1 leaf"));
    shown.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(shown.text("answerState"), QStringLiteral("Crossed out: 2 leaves"));
    shown.trigger("clearAnswer");
    QCOMPARE(shown.text("answerState"), QStringLiteral("Crossed out: 0 leaves"));
    shown.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(shown.text("answerState"), QStringLiteral("Crossed out: 2 leaves"));
}

void TestAnswering::aPressThatMeansNothingIsAnswered() {
    Practising shown(Question::move, twoCuts);
    for (const char* child : {"B", "C", "D"}) {
        shown.press(Qt::Key_Tab);
        QCOMPARE(shown.asked().selection(),
                 shown.exercise().task().tree->at({quint32(*child - 'B')}));
    }
    shown.clickNode({2, 1});
    QVERIFY(shown.text("answerFault").startsWith(QStringLiteral("The line of play cannot go on")));
    QVERIFY(!shown.canvas().description(shown.at({2, 1})).contains(u'X'));
    shown.clickNode({2});
    QVERIFY(shown.text("answerFault").isEmpty());
    QVERIFY(shown.canvas().description(shown.at({2, 1})).contains(u'X'));
}

void TestAnswering::screenReadersAreTold() {
    Practising shown(Question::crossOut, twoCuts);
    QVERIFY(shown.active);
    QAccessibleInterface* tree = QAccessible::queryAccessibleInterface(&shown.canvas());
    QAccessibleInterface* leaf = tree->child(0)->child(1)->child(1);
    QCOMPARE(leaf->text(QAccessible::Name), QStringLiteral("leaf 8"));
    QCOMPARE(
        leaf->text(QAccessible::Description),
        QStringLiteral("child 2 of C, which is MIN’s, not crossed out. X crosses out, or takes "
                       "back"));
    QVERIFY(!leaf->actionInterface()->actionNames().contains(QStringLiteral("jump")));
    leaf->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(shown.text("answerState"), QStringLiteral("Crossed out: 1 leaf"));
    QVERIFY(leaf->text(QAccessible::Description).contains(QStringLiteral(", crossed out.")));
    QTest::keyClicks(&shown.canvas(), QStringLiteral("?"));
    QVERIFY(shown.text("answerState").startsWith(QStringLiteral("Searched left to right")));
    QVERIFY(shown.find<QLabel>("answerState")
                .accessibleName()
                .startsWith(QStringLiteral("Cross out every leaf")));
}

QTEST_MAIN(TestAnswering)
#include "tst_answering.moc"
