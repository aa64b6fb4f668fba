// Sets of questions in the window: what is asked next, how a set is left, goes on and ends.

#include "core/practice/answer.h"
#include "core/practice/sliptrace.h"
#include "tests/rows.h"
#include "tests/ui/practice/everyquestion.h"
#include "tests/ui/practice/practising.h"
#include "tests/ui/shell/perceived.h"
#include "ui/practice/answering.h"

#include <QAbstractButton>
#include <QMessageBox>
#include <QPointer>
#include <QRegularExpression>
#include <algorithm>

using namespace prunus;

class TestPracticeSets : public QObject {
    Q_OBJECT

  private slots:
    /// Who looks only at the parent, and says so at the third check; before, nothing is named.
    void whatIsNamedIsShownOnAnotherTree() {
        Practising shown(Question::crossOut, "[[5,[6,2],[2,5]],[[[4,[3,6]],[5,7],4],2]]");
        const Task& task = shown.exercise().task();
        auto& action = shown.find<QAction>("showDifference");
        const Procedure wrong = procedureOf(Misconception::noDeepCutoffs, task.search());
        const Answer answer =
            answerOf(*task.tree, task.question, *makeSheet(*task.tree, wrong), task.profile);
        for (const NodeId marked : {shown.at({0, 0}), shown.at({0, 1})}) {
            Answer other;
            other.marks = {marked};
            shown.exercise().change(other);
            shown.trigger("checkAnswer");
            QVERIFY(!action.isEnabled());
        }
        shown.exercise().change(answer);
        shown.trigger("checkAnswer");
        QVERIFY(action.isEnabled());
        std::optional<Difference> wanted;
        connect(&shown.window, &MainWindow::differenceWanted, this,
                [&wanted](const Difference& difference) { wanted = difference; });
        action.trigger();
        QTRY_VERIFY_WITH_TIMEOUT(wanted, 60000);
        const Difference& difference = *wanted;
        const auto& named = shown.exercise().marking()->diagnosis.named;
        QVERIFY(std::ranges::find(named, Misconception::noDeepCutoffs) != named.end());
        QVERIFY(misconceptionOf(*difference.searches[1].slip) == shown.exercise().named());
        QVERIFY(!difference.searches[0].slip);
        QVERIFY(shown.answer() == answer);
        MainWindow beside;
        beside.openDifference(difference);
        const Panes& panes = beside.session().panes();
        QTRY_VERIFY(panes.count() == 2 && panes.at(1).trace);
        QTRY_VERIFY(panes.beat() > Beat{0});
        QCOMPARE(beside.session().document()->tree.nodeCount(), difference.tree->nodeCount());
    }

    void nothingUncheckedIsLostUnasked_data() {
        const Rows<QString, QString> row("command", "said");
        row("when one leaves", "leavePractice", "kept until the window is closed");
        row("when the window closes", "quit", "lost");
        row("when another tree is taken", "newTree", "lost");
        row("when the set begins again", "beginAgain", "lost");
    }

    void nothingUncheckedIsLostUnasked() {
        QFETCH(const QString, command);
        QFETCH(const QString, said);
        Practising shown("Cut or not?");
        shown.clickNode({0});
        const Answer answer = shown.answer();
        QVERIFY(answer != Answer{});
        const auto asked = [&]() -> QMessageBox& {
            shown.trigger(qPrintable(command));
            return shown.find<QMessageBox>("practiceQuestion");
        };
        auto& question = asked();
        QTRY_VERIFY(question.isVisible());
        QVERIFY(question.informativeText().contains(said));
        QTest::keyClick(&question, Qt::Key_Return); // stays
        QVERIFY(shown.window.isVisible() && shown.mode().practising());
        QVERIFY(shown.answer() == answer);
        auto& again = asked();
        QTRY_VERIFY(again.isVisible());
        again.buttons().first()->click();
        if (command == "leavePractice") {
            QVERIFY(!shown.mode().practising());
        } else if (command == "quit") {
            QTRY_VERIFY(!shown.window.isVisible());
        } else {
            QVERIFY(shown.answer() == Answer{});
        }
    }

    void whatIsCheckedIsLeftUnasked() {
        Practising shown(Question::crossOut, twoCuts);
        shown.clickNode({0, 1}); // which is read
        shown.trigger("checkAnswer");
        shown.trigger("leavePractice");
        QVERIFY(!shown.mode().practising());
    }

    void aSetGoesOnWhereItWasLeft() {
        Practising shown("Cut or not?");
        shown.trigger("giveUp");
        shown.trigger("nextQuestion");
        const QString signs = shown.signs();
        shown.trigger("checkAnswer"); // that nothing is skipped
        shown.trigger("hint");
        shown.clickNode({0});
        const Answer answer = shown.answer();
        const auto tree = shown.exercise().task().tree;
        shown.choose("startPractice", "Order"); // nothing is lost by that
        QCOMPARE(shown.text("answerState"), "Put in order: 0 leaves");
        shown.trigger("leavePractice");
        shown.choose("startPractice", "Cut or not?");
        QCOMPARE(shown.signs(), signs);
        QCOMPARE(shown.exercise().task().tree, tree);
        QVERIFY(shown.answer() == answer);
        QCOMPARE(shown.exercise().checks(), 1);
        QVERIFY(shown.find<QLabel>("hints").isVisible());
        shown.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(shown.answer() == Answer{});
    }

    void anotherTreeOfTheSameSkill() {
        Practising shown("Mixed");
        QCOMPARE(shown.signs(), "○ ○ ○ ○ ○ ○ ○ ○ ○ ○");
        for (int k = 0; k < 2; ++k) { // both of its first skill
            QCOMPARE(shown.exercise().task().question, Question::move);
            shown.exercise().change(keyOf(shown.exercise().task()));
            shown.trigger("checkAnswer");
            shown.trigger(k == 0 ? "nextQuestion" : "newTree");
        }
        QCOMPARE(shown.exercise().task().question, Question::move);
        QCOMPARE(shown.signs(), "● ● ○ ○ ○ ○ ○ ○ ○ ○ ○");
    }

    void aSetThatIsFinishedSaysSo() {
        Practising shown(Question::crossOut, twoCuts);
        QVERIFY(!shown.find<QLabel>("setFinished").isVisible());
        QVERIFY(shown.find<QMenu>("practiseOnThisTree").menuAction()->isVisible());
        shown.trigger("giveUp");
        QVERIFY(shown.find<QLabel>("setFinished").isVisible());
        QVERIFY(!shown.find<QWidget>("nextQuestionButton").isVisible());
        shown.find<QAbstractButton>("beginAgainButton").click();
        QVERIFY(!shown.find<QLabel>("setFinished").isVisible());
        QCOMPARE(shown.signs(), "○");
    }

    void whatWasNotRightIsAskedAgain() {
        Practising shown("Order");
        QCOMPARE(shown.signs(), "○ ○ ○ ○");
        const auto first = shown.exercise().task().tree;
        shown.trigger("giveUp");
        QCOMPARE(shown.signs(), "◌ ○ ○ ○ ○");
        shown.trigger("nextQuestion");
        QVERIFY(shown.exercise().task().tree != first);
        QCOMPARE(shown.exercise().task().question, Question::leafOrder);
        const auto second = shown.exercise().task().tree;
        shown.press(Qt::Key_R, Qt::ControlModifier); // the same question, another tree
        QVERIFY(shown.exercise().task().tree != second);
        QCOMPARE(shown.signs(), "◌ ○ ○ ○ ○");
    }

    /// Four questions become six, whatever goes wrong, and the student is told.
    void aSetGrowsByHalfAtMost() {
        Practising shown("Order");
        for (int asked = 1;; ++asked) {
            QVERIFY(!shown.find<QLabel>("why").isVisible());
            shown.trigger("giveUp");
            const QString grown = asked == 1 ? "1 question, as not" : "2 questions, as not";
            QVERIFY(
                shown.text("why").contains("This set has grown by " + grown + " all were right"));
            if (shown.exercise().isFinished()) {
                QCOMPARE(asked, 6);
                break;
            }
            shown.trigger("nextQuestion");
        }
        QCOMPARE(shown.signs(), "◌ ◌ ◌ ◌ ◌ ◌");
    }

    void emptyFieldsAreNotRight_data() {
        questionRows([](const QuestionTraits& each) { return !each.isPuzzle; });
    }

    /// The signs of the question before are not said of the empty fields of the next one.
    void emptyFieldsAreNotRight() {
        QFETCH(const Question, question);
        const char* const tree = question == Question::leafBounds ? "[[3,5],[2,9]]" : twoPlies;
        Skill skill = skillOf(sharedTree(tree), question, {});
        skill.trees.push_back(sharedTree(tree));
        Practising shown;
        shown.mode().begin({QStringLiteral("A set"), {skill}});
        settle(shown.window);
        const auto isRight = [&shown] { // of a sign, a field or a node
            static const QRegularExpression alone(QStringLiteral("(\"|, |and )right[\",.]"));
            return !toldOf(shown.window).filter(alone).isEmpty();
        };
        shown.exercise().change(keyOf(shown.exercise().task()));
        shown.trigger("checkAnswer");
        QVERIFY(shown.exercise().marking()->allRight());
        QVERIFY(isRight() || !(answersInFields(question) || question == Question::counts));
        shown.trigger("nextQuestion");
        settle(shown.window);
        QVERIFY(shown.exercise().isOpen());
        QVERIFY(!isRight());
    }

    void theKeysAreThoseOfPractice() {
        Practising shown(Question::crossOut, twoCuts);
        shown.press(Qt::Key_F1);
        const auto& list = shown.find<QWidget>("keysList");
        QTRY_VERIFY(list.isVisible());
        QStringList keys;
        for (const QLabel* each : list.findChildren<QLabel*>(QStringLiteral("keys"))) {
            keys << each->text();
        }
        QCOMPARE(keys.first(), "X");
        QCOMPARE(keys.count("Ctrl+N"), 1); // the next question, and no new tree
        QVERIFY(!keys.contains("W"));      // would tell why
        QVERIFY(!keys.contains("Ctrl+G")); // there is no step to go to
    }

    /// One of the two cuts of the tree: half of it counts nothing then.
    void theFourthHintDoesAStep() {
        Practising shown(Question::crossOut, twoCuts);
        for (int k = 0; k < 3; ++k) {
            shown.trigger("hint");
        }
        QVERIFY(shown.text("costs").endsWith(
            "The next hint does one step for you, which then does not count."));
        QVERIFY(shown.answer() == Answer{});
        shown.trigger("hint");
        QVERIFY(shown.answer().marks == std::vector<NodeId>{shown.at({1, 1})});
        QCOMPARE(shown.exercise().helpedAt(), shown.at({1, 1}));
        QVERIFY(shown.canvas().description(shown.at({1, 1})).contains("done for you"));
        QVERIFY(!shown.find<QAction>("hint").isEnabled());
        QCOMPARE(shown.exercise().worth(), 60); // less two hints
        const Answer key = keyOf(shown.exercise().task());
        shown.exercise().change(key);
        shown.trigger("checkAnswer");
        const int places = int(key.marks.size());
        QCOMPARE(shown.exercise().earned(), 60 * (places - 1) / places);
    }

    /// It checks, and does nothing where there is nothing to check yet.
    void controlEnterPressesNoButton() {
        Practising shown(Question::crossOut, "[[1, 2], [0, 3]]");
        const QPointer leave = &shown.find<QAbstractButton>("leavePracticeButton");
        leave->setFocus(Qt::TabFocusReason);
        QTest::keyClick(leave, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(leave && leave->isVisible());
        QTest::keyClick(leave, Qt::Key_Return);
        QTRY_VERIFY(!leave || !leave->isVisible());
    }

    /// The search is the one that was asked about.
    void theMirrorIsReviewedFromTheRight() {
        Practising shown(Question::mirror, twoCuts);
        QVERIFY(shown.text("practiceRules").startsWith("Searched right to left"));
        shown.review();
        shown.asked().setStep(Step{3});
        QCOMPARE(shown.asked().moment().event().node, shown.at({2, 1}));
    }

    void whatCannotBeAskedSaysWhy_data() {
        QTest::addColumn<QString>("tree");
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QString>("why"); // empty where it can
        const auto row = [](const char* name, const char* tree, const char* entry,
                            const char* why) {
            QTest::addRow("%s: %s", entry, name) << QString(tree) << QString(entry) << QString(why);
        };
        row("a uniform tree", "[[1,2],[3,4]]", "Leaves at least and at most", "");
        row("another one", "[[1,2],3]", "Leaves at least and at most", "all lie at one depth");
        row("values that differ", "[1,2]", "Known range of values", "");
        row("values that do not", "[1,1]", "Known range of values", "different values");
        for (const char* each : {"Depth limit", "Budget of evaluations"}) {
            row("static values", twoPlies, each, "");
            row("leaves alone", twoCuts, each, "inner node");
            row("one ply", "[1,2]", each, "two plies or more");
        }
        // A search can stop at depth 1, and not at depth 2.
        const char* const high = R"({"format": "prunus-tree", "version": 1, "tree": [
        {"value": 1, "children": [[2, 3]]}, {"value": 4, "children": [5]}]})";
        row("where it can be", high, "Depth limit", "");
        row("needs all depths", high, "Budget of evaluations", "inner node");
    }

    void whatCannotBeAskedSaysWhy() {
        QFETCH(const QString, tree);
        QFETCH(const QString, entry);
        QFETCH(const QString, why);
        Practising shown;
        shown.window.openText(tree, QStringLiteral("A tree"));
        auto& menu = shown.find<QMenu>("practiseOnThisTree");
        emit menu.aboutToShow();
        for (const QAction* each : menu.actions()) {
            if (each->text().remove(u'&') == entry) {
                QCOMPARE(each->isEnabled(), why.isEmpty());
                QVERIFY(why.isEmpty() || each->toolTip().contains(why));
            }
        }
    }
};

QTEST_MAIN(TestPracticeSets)
#include "tst_practicesets.moc"
