// Practice in the window: how it begins, what is told of an answer, and how it is reviewed.

#include "core/practice/answerjson.h"
#include "tests/rows.h"
#include "tests/ui/practice/practising.h"
#include "ui/session/panes.h"

#include <QTableWidget>

using namespace prunus;

namespace {

using Path = std::vector<std::uint32_t>;

} // namespace

class TestPracticeWindow : public QObject {
    Q_OBJECT

  private slots:
    void twoClicksLeadToAQuestion_data() {
        const Rows<QString> row("set");
        ShownWindow shown;
        for (const QAction* each : shown.find<QMenu>("startPractice").actions()) {
            row(qPrintable(each->text().remove(u'&')), each->text().remove(u'&'));
        }
    }

    /// That each of its questions can be answered rightly is told by tst_wholesets.
    void twoClicksLeadToAQuestion() {
        QFETCH(const QString, set);
        Practising shown(qPrintable(set));
        QVERIFY(shown.mode().practising());
        QVERIFY(shown.text("practiceWhere").startsWith(set + QStringLiteral(" · question 1 of ")));
        QVERIFY(!shown.text("prompt").isEmpty());
        QVERIFY(shown.canvas().isVisible());
        QVERIFY(shown.canvas().hasFocus() || traits(shown.exercise().task().question).isTyped);
        QVERIFY(!shown.find<QWidget>("timeline").isVisible());
        QVERIFY(!shown.find<QWidget>("whatHappenedPanel").isVisible());
    }

    void theRulesStandOnEveryQuestion() {
        Profile course;
        course.cut = CutRule::greater;
        course.fail = FailMode::soft;
        course.root = Player::min;
        course.title = "Week 3";
        Practising shown;
        const auto rules = [&](Question question, const Profile& profile = {}) {
            shown.ask(question, twoCuts, profile);
            return shown.text("practiceRules");
        };
        QCOMPARE(rules(Question::crossOut, course),
                 "Searched left to right, MIN at the root. Graded under: cut when α > β · "
                 "fail-soft · course profile “Week 3”.");
        QCOMPARE(rules(Question::values),
                 "Searched left to right, MAX at the root. Graded under: every leaf is evaluated · "
                 "what follows from a mistake counts 50 %.");
        // Under ≥ what a closed window returns changes no cross.
        QCOMPARE(rules(Question::crossOut),
                 "Searched left to right, MAX at the root. Graded under: cut when α ≥ β.");
        Profile open; // the course's own material says neither
        open.unverified = {"cut", "tieMove"};
        QVERIFY(rules(Question::crossOut, open)
                    .endsWith("cut when α ≥ β, or throughout cut when α > β."));
        QVERIFY(rules(Question::move, open)
                    .endsWith("every leaf is evaluated · of equal moves the first, or throughout "
                              "of equal moves the last."));
    }

    void whatIsToldOfAnAnswerIsTrueOfIt_data() {
        const Rows<Question, QString, QString> row("question", "answer", "told");
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
    void whatIsToldOfAnAnswerIsTrueOfIt() {
        QFETCH(const Question, question);
        QFETCH(const QString, answer);
        Practising shown(question, twoCuts);
        const auto read = readAnswer(answer.toStdString(), *shown.exercise().task().tree, question);
        QVERIFY(read);
        shown.exercise().change(*read);
        shown.trigger("checkAnswer");
        QTEST(shown.told(), "told");
    }

    void checkingTellsHowManyThenWhereThenWhy() {
        Practising shown(Question::crossOut, twoCuts);
        shown.clickNode({1, 2}); // 7, and not 8
        shown.clickNode({0, 1}); // 9, which is read
        shown.enterTells(
            "1 of 3 skipped subtrees are crossed out. 1 leaf that is read is crossed out.");
        QVERIFY(!shown.find<QLabel>("why").isVisible());
        QVERIFY(!shown.find<QAction>("checkAnswer").isEnabled()); // it is the same answer still
        shown.clickNode({1, 1});
        shown.press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(shown.text("why"), "✓ and ✗ stand beside what is right and wrong.");
        QVERIFY(shown.description({0, 1}).contains("wrong"));
        QVERIFY(shown.description({1, 1}).contains("right"));
        // What was missed is not told where it is.
        QVERIFY(!shown.description({2, 1}).contains("missing"));
        shown.clickNode({0, 0});
        shown.press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(shown.text("why").contains(
            "9 is read, because values of B less than 6 still mattered then."));
        QVERIFY(!shown.text("why").contains("not read"));
        shown.trigger("giveUp");
        QCOMPARE(shown.text("checkHeading"), "Shown");
        QVERIFY(shown.text("why").contains("After 2, D is worth 2 or less. MAX has 6 already, by "
                                           "B, so the rest of D is not read: 5."));
        QCOMPARE(shown.signs(), "◌");
    }

    void givingUpShowsWhatIsRight_data() {
        const Rows<Question, Path, QString> row("question", "node", "right");
        row("a cross", Question::crossOut, {1, 1}, "crossed out");
        row("a value", Question::values, {1}, "4");
        row("a window", Question::windows, {2}, "[6, +∞]");
        row("a move", Question::move, {0, 0}, "on the line of play");
        row("a place in the order", Question::leafOrder, {2, 0}, "read as number 4");
        row("a cutoff", Question::cuts, {1}, "α-cutoff, shallow, because of B");
        row("a move to a depth", Question::depthLimit, {2}, "chosen move");
        row("a move within a budget", Question::budget, {0}, "chosen move");
        row("a type", Question::nodeTypes, {1}, "Cut node");
    }

    void givingUpShowsWhatIsRight() {
        QFETCH(const Question, question);
        QFETCH(const Path, node);
        QFETCH(const QString, right);
        Practising shown(question, cutsFor(question), enteredWith());
        shown.trigger("asList");
        const auto& list = shown.find<QTableWidget>("answerList");
        const auto told = [&] {
            return list.item(int(shown.at(node).value), list.columnCount() - 1)->text();
        };
        QCOMPARE(told(), QString());
        const QImage before = shown.canvas().grab().toImage();
        shown.trigger("giveUp");
        QVERIFY(told().endsWith(right));
        QVERIFY(shown.description(node).contains("right is: " + right));
        QVERIFY(shown.canvas().grab().toImage() != before);
    }

    void nodesWithOneWindowAreOneSentence() {
        Practising shown(Question::windows, twoCuts, enteredWith());
        shown.trigger("giveUp");
        QVERIFY(
            shown.text("why").endsWith("Entered with [−∞, +∞]: A, B.\nEntered with [6, +∞]: C, D.\n"
                                       "Bounds come down from every ancestor."));
    }

    void rightAtTheFirstTry() {
        Practising shown(Question::crossOut, twoCuts);
        for (const Path& each : {Path{1, 1}, Path{1, 2}, Path{2, 1}}) {
            shown.clickNode(each);
        }
        shown.press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(shown.text("checkHeading"), "Right at the first try");
        QCOMPARE(shown.signs(), "●");
        shown.clickNode({0, 0}); // it is closed
        QCOMPARE(shown.text("answerState"), "Crossed out: 3 leaves");
    }

    void hintsNeverTellTheAnswer() {
        Practising shown(Question::crossOut, twoCuts);
        QVERIFY(shown.text("costs").endsWith("The next hint is free."));
        shown.press(Qt::Key_H, Qt::ControlModifier);
        QVERIFY(shown.text("hints").contains("α ≥ β"));
        QCOMPARE(shown.text("costs"), "Worth 100 % now. The next hint costs 20 %.");
        shown.press(Qt::Key_H, Qt::ControlModifier);
        QVERIFY(shown.text("hints").endsWith("Look at the children of C."));
        shown.press(Qt::Key_H, Qt::ControlModifier);
        QVERIFY(shown.text("hints").endsWith("When 4 has returned to C, the window there is [6, "
                                             "4]. What does that mean for the rest?"));
        QVERIFY(shown.text("costs").startsWith("Worth 60 % now. "));
        QVERIFY(shown.answer() == Answer{});
    }

    void reviewStopsWhereBothDifferFirst() {
        Practising shown(Question::crossOut, twoCuts);
        shown.clickNode({2, 1});
        shown.review();
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
        shown.review();
        QCOMPARE(shown.asked().moment().event().kind, EventKind::cutoff); // and not the return
        QCOMPARE(shown.asked().moment().event().node, shown.at({1}));
    }

    /// Where the course searches each root move with an open window, C and D are read as a whole.
    void reviewIsOfTheCoursesSearch() {
        Profile apart;
        apart.rootCalls = Profile::RootCalls::perChild;
        Practising shown(Question::crossOut, twoCuts, apart);
        shown.trigger("giveUp");
        QVERIFY(shown.exercise().marking()->key->marks.empty());
        shown.trigger("review");
        shown.press(Qt::Key_End);
        QCOMPARE(shown.asked().moment().counts().leavesEvaluated, 7U);
        QCOMPARE(shown.asked().moment().counts().leavesPruned, 0U);
        shown.press(Qt::Key_Home);
        QVERIFY(shown.text("happenedTitle").contains("called once for each root move"));
    }

    /// Of a budget, with all depths before; depth 3 would be the whole tree.
    void reviewEndsWithTheLastDepth() {
        for (const Question question : {Question::depthLimit, Question::budget}) {
            Practising shown(question, R"({"format": "prunus-tree", "version": 1, "tree": [
            {"value": 1, "children": [{"value": 2, "children": [3, 4]}, 5]},
            {"value": 6, "children": [7, {"value": 8, "children": [9, 10]}]}]})");
            shown.review();
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
};

QTEST_MAIN(TestPracticeWindow)
#include "tst_practicewindow.moc"
