// Practice in the window: how it begins and ends, what is told of an answer, and that nothing tells
// it before.

#include "core/practice/answer.h"
#include "core/practice/answerjson.h"
#include "core/practice/sheet.h"
#include "tests/ui/practice/practising.h"
#include "tests/ui/shell/perceived.h"
#include "ui/figures/figurefile.h"
#include "ui/practice/answering.h"
#include "ui/session/panes.h"

#include <QClipboard>
#include <QMenuBar>
#include <QMimeData>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTableWidget>

using namespace prunus;

namespace {

using Path = std::vector<std::uint32_t>;

} // namespace

class TestPracticeWindow : public QObject {
    Q_OBJECT

  private slots:
    void twoClicksLeadToAQuestion_data();
    void twoClicksLeadToAQuestion();
    void theRulesStandOnEveryQuestion();
    void whatIsToldOfAnAnswerIsTrueOfIt_data();
    void whatIsToldOfAnAnswerIsTrueOfIt();
    void checkingTellsHowManyThenWhereThenWhy();
    void givingUpShowsWhatIsRight_data();
    void givingUpShowsWhatIsRight();
    void nodesWithOneWindowAreOneSentence();
    void rightAtTheFirstTry();
    void hintsNeverTellTheAnswer();
    void reviewStopsWhereBothDifferFirst();
    void reviewIsOfTheCoursesSearch();
    void reviewEndsWithTheLastDepth();
};

void TestPracticeWindow::twoClicksLeadToAQuestion_data() {
    QTest::addColumn<QString>("set");
    ShownWindow shown;
    for (const QAction* each : shown.find<QMenu>("startPractice").actions()) {
        QTest::newRow(qPrintable(each->text().remove(u'&'))) << each->text().remove(u'&');
    }
}

void TestPracticeWindow::twoClicksLeadToAQuestion() {
    QFETCH(const QString, set);
    Practising shown;
    QVERIFY(shown.active);
    shown.choose("startPractice", qPrintable(set));
    QVERIFY(shown.mode().practising());
    QVERIFY(shown.text("practiceWhere").startsWith(set + QStringLiteral(" · question 1 of ")));
    QVERIFY(!shown.text("prompt").isEmpty());
    QVERIFY(shown.canvas().isVisible());
    QVERIFY(shown.canvas().hasFocus() || traits(shown.exercise().task().question).isTyped);
    QVERIFY(!shown.find<QWidget>("timeline").isVisible());
    QVERIFY(!shown.find<QWidget>("whatHappenedPanel").isVisible());
    // Each of its questions can be answered: what the key says is right.
    for (std::size_t k = 0; k < shown.exercise().outcomes().size(); ++k) {
        const Task task = shown.exercise().task();
        shown.exercise().change(keyOf(task));
        shown.trigger("checkAnswer");
        QCOMPARE(shown.told(), QStringLiteral("All of it is right."));
        shown.trigger("nextQuestion");
    }
    QVERIFY(!shown.signs().contains(u'○'));
    QVERIFY(!shown.signs().contains(u'◐'));
}

void TestPracticeWindow::theRulesStandOnEveryQuestion() {
    Profile course;
    course.cut = CutRule::greater;
    course.fail = FailMode::soft;
    course.root = Player::min;
    course.title = "Week 3";
    Practising shown(Question::crossOut, twoCuts, course);
    QCOMPARE(shown.text("practiceRules"),
             QStringLiteral("Searched left to right, MIN at the root. Graded under: cut when "
                            "α > β · fail-soft · course profile “Week 3”."));
    shown.ask(Question::values, twoCuts);
    QCOMPARE(shown.text("practiceRules"),
             QStringLiteral("Searched left to right, MAX at the root. Graded under: every leaf is "
                            "evaluated · what follows from a mistake counts 50 %."));
    shown.ask(Question::crossOut, twoCuts); // under ≥ what a closed window returns changes no cross
    QCOMPARE(shown.text("practiceRules"),
             QStringLiteral("Searched left to right, MAX at the root. Graded under: cut when "
                            "α ≥ β."));
    Profile open; // the course's own material says neither
    open.unverified = {"cut", "tieMove"};
    shown.ask(Question::crossOut, twoCuts, open);
    QVERIFY(shown.text("practiceRules")
                .endsWith(QStringLiteral("cut when α ≥ β, or throughout cut when α > β.")));
    shown.ask(Question::move, twoCuts, open);
    QVERIFY(shown.text("practiceRules")
                .endsWith(QStringLiteral("every leaf is evaluated · of equal moves the first, or "
                                         "throughout of equal moves the last.")));
}

void TestPracticeWindow::whatIsToldOfAnAnswerIsTrueOfIt_data() {
    QTest::addColumn<int>("question");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("told");
    const auto row = [](const char* name, Question question, const char* answer, const char* told) {
        QTest::newRow(name) << int(question) << QString(answer) << QString(told);
    };
    row("a line that is right and not finished", Question::move, R"({"move": 0, "line": [0]})",
        "The move is right, and so is the line of play so far. It is not finished.");
    row("a line that goes wrong", Question::move, R"({"move": 0, "line": [0, 1]})",
        "The move is right. The line of play is not.");
    row("another move", Question::move, R"({"move": 1, "line": [1, 0]})",
        "Neither the move nor the line of play is right.");
    row("no cross where nothing is skipped", Question::mirror, R"({"same": true})",
        "Your crosses are right: no leaf is skipped. Your answer about the other side is not "
        "right.");
    row("a cross where nothing is skipped", Question::mirror, R"({"marks": [[0, 1]]})",
        "1 leaf that is read is crossed out. Your answer about the other side is missing.");
}

/// By hand: the best line is B and 6; from the right 5 and 2, then 7, 8 and 4, then 9 and 6 are
/// read, since each move is better for MAX than those before it; from the left 6, 9, 4 and 2.
void TestPracticeWindow::whatIsToldOfAnAnswerIsTrueOfIt() {
    QFETCH(const int, question);
    QFETCH(const QString, answer);
    QFETCH(const QString, told);
    Practising shown(static_cast<Question>(question), twoCuts);
    QVERIFY(shown.active);
    const auto read = readAnswer(answer.toStdString(), *shown.exercise().task().tree,
                                 static_cast<Question>(question));
    QVERIFY(read);
    shown.exercise().change(*read);
    shown.trigger("checkAnswer");
    QCOMPARE(shown.told(), told);
}

void TestPracticeWindow::checkingTellsHowManyThenWhereThenWhy() {
    Practising shown(Question::crossOut, twoCuts);
    QVERIFY(shown.active);
    shown.clickNode({1, 2}); // 7, and not 8
    shown.clickNode({0, 1}); // 9, which is read
    shown.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(shown.told(), QStringLiteral("1 of 3 skipped subtrees are crossed out. 1 leaf that "
                                          "is read is crossed out."));
    QVERIFY(!shown.find<QLabel>("why").isVisible());
    QVERIFY(!shown.find<QAction>("checkAnswer").isEnabled()); // it is the same answer still
    shown.clickNode({1, 1});
    shown.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(shown.text("why"), QStringLiteral("✓ and ✗ stand beside what is right and wrong."));
    const AnswerCanvas& canvas = shown.canvas();
    QVERIFY(canvas.description(shown.at({0, 1})).contains(QStringLiteral("wrong")));
    QVERIFY(canvas.description(shown.at({1, 1})).contains(QStringLiteral("right")));
    // What was missed is not told where it is.
    QVERIFY(!canvas.description(shown.at({2, 1})).contains(QStringLiteral("missing")));
    shown.clickNode({0, 0});
    shown.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(shown.text("why").contains(
        QStringLiteral("9 is read, because values of B less than 6 still mattered then.")));
    QVERIFY(!shown.text("why").contains(QStringLiteral("not read")));
    shown.trigger("giveUp");
    QCOMPARE(shown.text("checkHeading"), QStringLiteral("Shown"));
    QVERIFY(shown.text("why").contains(QStringLiteral(
        "After 2, D is worth 2 or less. MAX has 6 already, by B, so the rest of D is "
        "not read: 5.")));
    QCOMPARE(shown.signs(), QStringLiteral("◌"));
}

void TestPracticeWindow::givingUpShowsWhatIsRight_data() {
    QTest::addColumn<int>("question");
    QTest::addColumn<Path>("node");
    QTest::addColumn<QString>("right");
    QTest::newRow("a cross") << int(Question::crossOut) << Path{1, 1}
                             << QStringLiteral("crossed out");
    QTest::newRow("a value") << int(Question::values) << Path{1} << QStringLiteral("4");
    QTest::newRow("a window") << int(Question::windows) << Path{2} << QStringLiteral("[6, +∞]");
    QTest::newRow("a move") << int(Question::move) << Path{0, 0}
                            << QStringLiteral("on the line of play");
    QTest::newRow("a place in the order")
        << int(Question::leafOrder) << Path{2, 0} << QStringLiteral("read as number 4");
    QTest::newRow("a cutoff") << int(Question::cuts) << Path{1}
                              << QStringLiteral("α-cutoff, shallow, because of B");
    QTest::newRow("a move to a depth")
        << int(Question::depthLimit) << Path{2} << QStringLiteral("chosen move");
    QTest::newRow("a move within a budget")
        << int(Question::budget) << Path{0} << QStringLiteral("chosen move");
    QTest::newRow("a type") << int(Question::nodeTypes) << Path{1} << QStringLiteral("Cut node");
}

void TestPracticeWindow::givingUpShowsWhatIsRight() {
    QFETCH(const int, question);
    QFETCH(const Path, node);
    QFETCH(const QString, right);
    Practising shown(Question(question), cutsFor(Question(question)), enteredWith());
    QVERIFY(shown.active);
    shown.trigger("asList");
    const auto& list = shown.find<QTableWidget>("answerList");
    const auto told = [&] {
        return list.item(int(shown.at(node).value), list.columnCount() - 1)->text();
    };
    QCOMPARE(told(), QString());
    const QImage before = shown.canvas().grab().toImage();
    shown.trigger("giveUp");
    QVERIFY(told().endsWith(right));
    QVERIFY(
        shown.canvas().description(shown.at(node)).contains(QStringLiteral("right is: ") + right));
    QVERIFY(shown.canvas().grab().toImage() != before);
}

void TestPracticeWindow::nodesWithOneWindowAreOneSentence() {
    Practising shown(Question::windows, twoCuts, enteredWith());
    QVERIFY(shown.active);
    shown.trigger("giveUp");
    QVERIFY(shown.text("why").endsWith(
        QStringLiteral("Entered with [−∞, +∞]: A, B.\nEntered with [6, +∞]: C, D.\nBounds come "
                       "down from every ancestor.")));
}

void TestPracticeWindow::rightAtTheFirstTry() {
    Practising shown(Question::crossOut, twoCuts);
    QVERIFY(shown.active);
    for (const Path& each : {Path{1, 1}, Path{1, 2}, Path{2, 1}}) {
        shown.clickNode(each);
    }
    shown.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(shown.text("checkHeading"), QStringLiteral("Right at the first try"));
    QCOMPARE(shown.signs(), QStringLiteral("●"));
    shown.clickNode({0, 0}); // it is closed
    QCOMPARE(shown.text("answerState"), QStringLiteral("Crossed out: 3 leaves"));
}

void TestPracticeWindow::hintsNeverTellTheAnswer() {
    Practising shown(Question::crossOut, twoCuts);
    QVERIFY(shown.active);
    QVERIFY(shown.text("costs").endsWith(QStringLiteral("The next hint is free.")));
    shown.press(Qt::Key_H, Qt::ControlModifier);
    QVERIFY(shown.text("hints").contains(QStringLiteral("α ≥ β")));
    QCOMPARE(shown.text("costs"), QStringLiteral("Worth 100 % now. The next hint costs 20 %."));
    shown.press(Qt::Key_H, Qt::ControlModifier);
    QVERIFY(shown.text("hints").endsWith(QStringLiteral("Look at the children of C.")));
    shown.press(Qt::Key_H, Qt::ControlModifier);
    QVERIFY(shown.text("hints").endsWith(
        QStringLiteral("When 4 has returned to C, the window there is [6, 4]. What does that mean "
                       "for the rest?")));
    QVERIFY(shown.text("costs").startsWith(QStringLiteral("Worth 60 % now. ")));
    QVERIFY(shown.answer() == Answer{});
}

void TestPracticeWindow::reviewStopsWhereBothDifferFirst() {
    Practising shown(Question::crossOut, twoCuts);
    QVERIFY(shown.active);
    shown.clickNode({2, 1});
    shown.trigger("giveUp");
    shown.trigger("review");
    QVERIFY(shown.find<QWidget>("reviewTimeline").isVisible());
    QVERIFY(!shown.asked().trace()->isUnsearched());
    // The cut at B, which was not crossed out.
    QCOMPARE(shown.asked().moment().event().kind, EventKind::cutoff);
    QCOMPARE(shown.asked().moment().event().node, shown.at({1}));
    QCOMPARE(shown.answer().marks, std::vector<NodeId>{shown.at({2, 1})}); // beside it
    const Step step = shown.asked().step();
    shown.press(Qt::Key_Left);
    QCOMPARE(shown.asked().step(), step - 1);
    shown.trigger("review");
    shown.ask(Question::cuts, twoCuts);
    shown.trigger("giveUp");
    shown.trigger("review");
    QCOMPARE(shown.asked().moment().event().kind, EventKind::cutoff); // and not the return
    QCOMPARE(shown.asked().moment().event().node, shown.at({1}));
}

/// Where the course searches each root move with an open window, C and D are read as a whole.
void TestPracticeWindow::reviewIsOfTheCoursesSearch() {
    Profile apart;
    apart.rootCalls = Profile::RootCalls::perChild;
    Practising shown(Question::crossOut, twoCuts, apart);
    QVERIFY(shown.active);
    shown.trigger("giveUp");
    QVERIFY(shown.exercise().marking()->key->marks.empty());
    shown.trigger("review");
    shown.press(Qt::Key_End);
    QCOMPARE(shown.asked().moment().counts().leavesEvaluated, 7U);
    QCOMPARE(shown.asked().moment().counts().leavesPruned, 0U);
    shown.press(Qt::Key_Home);
    QVERIFY(shown.text("happenedTitle").contains(QStringLiteral("called once for each root move")));
}

/// Of a budget, with all depths before; depth 3 would be the whole tree.
void TestPracticeWindow::reviewEndsWithTheLastDepth() {
    for (const Question question : {Question::depthLimit, Question::budget}) {
        Practising shown(question, R"({"format": "prunus-tree", "version": 1, "tree": [
            {"value": 1, "children": [{"value": 2, "children": [3, 4]}, 5]},
            {"value": 6, "children": [7, {"value": 8, "children": [9, 10]}]}]})");
        QVERIFY(shown.active);
        shown.trigger("giveUp");
        shown.trigger("review");
        shown.press(Qt::Key_End);
        QCOMPARE(shown.asked().options().depth, 2U);
        // Two values to depth 1, and four to depth 2; depth 3 would take five more.
        const bool isBudget = question == Question::budget;
        QCOMPARE(shown.asked().moment().counts().leavesEvaluated, isBudget ? 6U : 4U);
        const Task& task = shown.exercise().task();
        QCOMPARE(task.terms.budget.most, isBudget ? 10U : 0U);
        QCOMPARE(task.terms.depth.value_or(0), isBudget ? 0U : 2U);
    }
}

QTEST_MAIN(TestPracticeWindow)
#include "tst_practicewindow.moc"
