// Sets of questions in the window: what is asked next, how a set is left, goes on and ends.

#include "core/practice/answer.h"
#include "core/practice/generator.h"
#include "core/practice/grade.h"
#include "core/practice/sheet.h"
#include "core/practice/sliptrace.h"
#include "tests/ui/practice/practising.h"
#include "tests/ui/shell/perceived.h"
#include "ui/practice/answering.h"
#include "ui/words/practicewords.h"

#include <QAbstractButton>
#include <QElapsedTimer>
#include <QMessageBox>
#include <QPointer>
#include <QRegularExpression>
#include <algorithm>

using namespace prunus;

class TestPracticeSets : public QObject {
    Q_OBJECT

  private slots:
    void controlEnterPressesNoButton();
    void nothingUncheckedIsLostUnasked_data();
    void nothingUncheckedIsLostUnasked();
    void whatIsCheckedIsLeftUnasked();
    void aSetGoesOnWhereItWasLeft();
    void anotherTreeOfTheSameSkill();
    void aSetThatIsFinishedSaysSo();
    void whatWasNotRightIsAskedAgain();
    void aSetGrowsByHalfAtMost();
    void emptyFieldsAreNotRight();
    void theKeysAreThoseOfPractice();
    void theFourthHintDoesAStep();
    void whatIsNamedIsShownOnAnotherTree();
    void theMirrorIsReviewedFromTheRight();
    void whatCannotBeAskedSaysWhy_data();
    void whatCannotBeAskedSaysWhy();
    void rulesThatMatterAreNamed();
    void aFreshTreeIsSoonThere_data();
    void aFreshTreeIsSoonThere();
};

/// Who looks only at the parent, and says so at the third check; before, nothing is named.
void TestPracticeSets::whatIsNamedIsShownOnAnotherTree() {
    Practising shown(Question::crossOut, "[[5,[6,2],[2,5]],[[[4,[3,6]],[5,7],4],2]]");
    QVERIFY(shown.active);
    const Task& task = shown.exercise().task();
    const auto action = [&]() -> QAction& { return shown.find<QAction>("showDifference"); };
    const Procedure wrong = procedureOf(Misconception::noDeepCutoffs, task.search());
    const Answer answer =
        answerOf(*task.tree, task.question, *makeSheet(*task.tree, wrong), task.profile);
    for (const NodeId marked : {shown.at({0, 0}), shown.at({0, 1})}) {
        Answer other;
        other.marks = {marked};
        shown.exercise().change(other);
        shown.trigger("checkAnswer");
        QVERIFY(!action().isEnabled());
    }
    shown.exercise().change(answer);
    shown.trigger("checkAnswer");
    QVERIFY(action().isEnabled());
    std::optional<Difference> wanted;
    connect(&shown.window, &MainWindow::differenceWanted, this,
            [&wanted](const Difference& difference) { wanted = difference; });
    action().trigger();
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

void TestPracticeSets::nothingUncheckedIsLostUnasked_data() {
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("said");
    QTest::newRow("when one leaves")
        << QStringLiteral("leavePractice") << QStringLiteral("kept until the window is closed");
    QTest::newRow("when the window closes") << QStringLiteral("quit") << QStringLiteral("lost");
    QTest::newRow("when another tree is taken")
        << QStringLiteral("newTree") << QStringLiteral("lost");
    QTest::newRow("when the set begins again")
        << QStringLiteral("beginAgain") << QStringLiteral("lost");
}

void TestPracticeSets::nothingUncheckedIsLostUnasked() {
    QFETCH(const QString, command);
    QFETCH(const QString, said);
    Practising shown;
    QVERIFY(shown.active);
    shown.choose("startPractice", "Cut or not?");
    shown.clickNode({0});
    const Answer answer = shown.answer();
    QVERIFY(answer != Answer{});
    shown.trigger(qPrintable(command));
    auto& question = shown.find<QMessageBox>("practiceQuestion");
    QTRY_VERIFY(question.isVisible());
    QVERIFY(question.informativeText().contains(said));
    QTest::keyClick(&question, Qt::Key_Return); // stays
    QVERIFY(shown.window.isVisible() && shown.mode().practising());
    QVERIFY(shown.answer() == answer);
    shown.trigger(qPrintable(command));
    auto& again = shown.find<QMessageBox>("practiceQuestion");
    QTRY_VERIFY(again.isVisible());
    again.buttons().first()->click();
    if (command == QStringLiteral("leavePractice")) {
        QVERIFY(!shown.mode().practising());
    } else if (command == QStringLiteral("quit")) {
        QTRY_VERIFY(!shown.window.isVisible());
    } else {
        QVERIFY(shown.answer() == Answer{});
    }
}

void TestPracticeSets::whatIsCheckedIsLeftUnasked() {
    Practising shown(Question::crossOut, twoCuts);
    QVERIFY(shown.active);
    shown.clickNode({0, 1}); // which is read
    shown.trigger("checkAnswer");
    shown.trigger("leavePractice");
    QVERIFY(!shown.mode().practising());
}

void TestPracticeSets::aSetGoesOnWhereItWasLeft() {
    Practising shown;
    QVERIFY(shown.active);
    shown.choose("startPractice", "Cut or not?");
    shown.trigger("giveUp");
    shown.trigger("nextQuestion");
    const QString signs = shown.signs();
    shown.trigger("checkAnswer"); // that nothing is skipped
    shown.trigger("hint");
    shown.clickNode({0});
    const Answer answer = shown.answer();
    const auto tree = shown.exercise().task().tree;
    shown.choose("startPractice", "Order"); // nothing is lost by that
    QCOMPARE(shown.text("answerState"), QStringLiteral("Put in order: 0 leaves"));
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

void TestPracticeSets::anotherTreeOfTheSameSkill() {
    Practising shown;
    QVERIFY(shown.active);
    shown.choose("startPractice", "Mixed");
    QCOMPARE(shown.signs(), QStringLiteral("○ ○ ○ ○ ○ ○ ○ ○ ○ ○"));
    for (int k = 0; k < 2; ++k) { // both of its first skill
        const Task& task = shown.exercise().task();
        QCOMPARE(task.question, Question::move);
        shown.exercise().change(keyOf(task));
        shown.trigger("checkAnswer");
        shown.trigger(k == 0 ? "nextQuestion" : "newTree");
    }
    QCOMPARE(shown.exercise().task().question, Question::move);
    QCOMPARE(shown.signs(), QStringLiteral("● ● ○ ○ ○ ○ ○ ○ ○ ○ ○"));
}

void TestPracticeSets::aSetThatIsFinishedSaysSo() {
    Practising shown(Question::crossOut, twoCuts);
    QVERIFY(shown.active);
    QVERIFY(!shown.find<QLabel>("setFinished").isVisible());
    QVERIFY(shown.find<QMenu>("practiseOnThisTree").menuAction()->isVisible());
    shown.trigger("giveUp");
    QVERIFY(shown.find<QLabel>("setFinished").isVisible());
    QVERIFY(!shown.find<QWidget>("nextQuestionButton").isVisible());
    shown.find<QAbstractButton>("beginAgainButton").click();
    QVERIFY(!shown.find<QLabel>("setFinished").isVisible());
    QCOMPARE(shown.signs(), QStringLiteral("○"));
}

void TestPracticeSets::whatWasNotRightIsAskedAgain() {
    Practising shown;
    QVERIFY(shown.active);
    shown.choose("startPractice", "Order");
    QCOMPARE(shown.signs(), QStringLiteral("○ ○ ○ ○"));
    const auto first = shown.exercise().task().tree;
    shown.trigger("giveUp");
    QCOMPARE(shown.signs(), QStringLiteral("◌ ○ ○ ○ ○"));
    shown.trigger("nextQuestion");
    QVERIFY(shown.exercise().task().tree != first);
    QCOMPARE(shown.exercise().task().question, Question::leafOrder);
    const auto second = shown.exercise().task().tree;
    shown.press(Qt::Key_R, Qt::ControlModifier); // the same question, another tree
    QVERIFY(shown.exercise().task().tree != second);
    QCOMPARE(shown.signs(), QStringLiteral("◌ ○ ○ ○ ○"));
}

/// Four questions become six, whatever goes wrong, and the student is told.
void TestPracticeSets::aSetGrowsByHalfAtMost() {
    Practising shown;
    QVERIFY(shown.active);
    shown.choose("startPractice", "Order");
    for (int asked = 1;; ++asked) {
        QVERIFY(!shown.find<QLabel>("why").isVisible());
        shown.trigger("giveUp");
        const QString grown = asked == 1 ? QStringLiteral("by 1 question, as not all were right")
                                         : QStringLiteral("by 2 questions, as not all were right");
        QVERIFY(shown.text("why").contains("This set has grown " + grown));
        if (shown.exercise().isFinished()) {
            QCOMPARE(asked, 6);
            break;
        }
        shown.trigger("nextQuestion");
    }
    QCOMPARE(shown.signs(), QStringLiteral("◌ ◌ ◌ ◌ ◌ ◌"));
}

/// The signs of the question before are not said of the empty fields of the next one.
void TestPracticeSets::emptyFieldsAreNotRight() {
    const auto two = [](Question question) {
        const auto tree = [](const char* text) {
            return std::make_shared<const GameTree>(readTree(text).value());
        };
        const auto* text = question == Question::leafBounds ? "[[3,5],[2,9]]" : twoPlies;
        return Skill{question, {}, {tree(text), tree(text)}, {}, {}};
    };
    for (const Question question : askedQuestions) {
        if (traits(question).isPuzzle) {
            continue;
        }
        Practising shown;
        QVERIFY(shown.active);
        Skill skill = two(question);
        const Skill one = skillOf(skill.trees.front(), question, {});
        skill.profile = one.profile;
        skill.terms = one.terms;
        shown.mode().begin({QStringLiteral("A set"), {skill}});
        settle(shown.window);
        const auto isRight = [&shown] { // of a sign, a field or a node
            static const QRegularExpression alone(QStringLiteral("(\"|, |and )right[\",.]"));
            return toldOf(shown.window).filter(alone).size() > 0;
        };
        shown.exercise().change(keyOf(shown.exercise().task()));
        shown.trigger("checkAnswer");
        QVERIFY2(shown.exercise().marking()->allRight(), traits(question).id.data());
        const bool inFields = answersInFields(question) || question == Question::counts;
        QVERIFY2(isRight() || !inFields, traits(question).id.data());
        shown.trigger("nextQuestion");
        settle(shown.window);
        QVERIFY(shown.exercise().isOpen());
        QVERIFY2(!isRight(), traits(question).id.data());
    }
}

void TestPracticeSets::theKeysAreThoseOfPractice() {
    Practising shown(Question::crossOut, twoCuts);
    QVERIFY(shown.active);
    shown.press(Qt::Key_F1);
    const auto& list = shown.find<QWidget>("keysList");
    QTRY_VERIFY(list.isVisible());
    QStringList keys;
    for (const QLabel* each : list.findChildren<QLabel*>(QStringLiteral("keys"))) {
        keys << each->text();
    }
    QCOMPARE(keys.first(), QStringLiteral("X"));
    QCOMPARE(keys.count(QStringLiteral("Ctrl+N")), 1); // the next question, and no new tree
    QVERIFY(!keys.contains(QStringLiteral("W")));      // would tell why
    QVERIFY(!keys.contains(QStringLiteral("Ctrl+G"))); // there is no step to go to
}

/// Wherever another course takes something else for right, what is asked reads otherwise there.
void TestPracticeSets::rulesThatMatterAreNamed() {
    int differing = 0;
    const auto look = [&](const Skill& skill, const Profile& other) {
        const Profile& profile = skill.profile;
        for (const auto& tree : skill.trees) {
            const auto right = makeSheet(*tree, procedureUnder(profile, skill.question));
            const auto wrong = makeSheet(*tree, procedureUnder(other, skill.question));
            const Answer answer = answerOf(*tree, skill.question, *wrong, other, skill.terms);
            const auto asked = [&](const Profile& under) {
                return PracticeWords::prompt(skill.question, under, Player::max, skill.terms) +
                       PracticeWords::manner(skill.question, under) +
                       PracticeWords::gradedUnder(skill.question, under, skill.terms);
            };
            if (gradeAnswer(*tree, skill.question, *right, answer, profile, false, skill.terms)
                    .credit < 1) {
                ++differing;
                QVERIFY2(asked(profile) != asked(other), traits(skill.question).id.data());
            }
        }
    };
    for (int set = 0; set < static_cast<int>(readySets); ++set) {
        for (const Skill& skill : QuestionSets::of(static_cast<ReadySet>(set)).skills) {
            if (traits(skill.question).isPuzzle) {
                continue;
            }
            Profile other = skill.profile;
            other.cut = other.cut == CutRule::greater ? CutRule::greaterOrEqual : CutRule::greater;
            look(skill, other);
            other = skill.profile;
            other.fail = FailMode::soft; // the sets are fail-hard
            look(skill, other);
            other = skill.profile;
            other.tieMove = Profile::Ties::last;
            look(skill, other);
        }
    }
    QVERIFY(differing > 10); // those of ties, and what fail-soft returns
}

void TestPracticeSets::aFreshTreeIsSoonThere_data() {
    QTest::addColumn<int>("set");
    for (int set = 0; set < static_cast<int>(readySets); ++set) {
        QTest::addRow("%s", qPrintable(QuestionSets::menuName(static_cast<ReadySet>(set)))) << set;
    }
}

/// Under a second in the median, for each of its skills.
void TestPracticeSets::aFreshTreeIsSoonThere() {
    QFETCH(const int, set);
    for (const Skill& skill : QuestionSets::of(static_cast<ReadySet>(set)).skills) {
        if (!skill.demands) {
            continue;
        }
        std::vector<qint64> took;
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            Demands demands = *skill.demands;
            demands.seed = seed;
            QElapsedTimer timer;
            timer.start();
            QVERIFY(generateFor(demands).has_value());
            took.push_back(timer.elapsed());
        }
        std::ranges::sort(took);
        qInfo("%s: median %lld ms, longest %lld ms", traits(skill.question).id.data(), took[2],
              took.back());
#ifndef __SANITIZE_ADDRESS__
        QVERIFY(took[2] < 1000);
#endif
    }
}

/// One of the two cuts of the tree: half of it counts nothing then.
void TestPracticeSets::theFourthHintDoesAStep() {
    Practising shown(Question::crossOut, twoCuts);
    QVERIFY(shown.active);
    for (int k = 0; k < 3; ++k) {
        shown.trigger("hint");
    }
    QVERIFY(shown.text("costs").endsWith(
        QStringLiteral("The next hint does one step for you, which then does not count.")));
    QVERIFY(shown.answer() == Answer{});
    shown.trigger("hint");
    QVERIFY(shown.answer().marks == std::vector<NodeId>{shown.at({1, 1})});
    QCOMPARE(shown.exercise().helpedAt(), shown.at({1, 1}));
    QVERIFY(shown.canvas().description(shown.at({1, 1})).contains(QStringLiteral("done for you")));
    QVERIFY(!shown.find<QAction>("hint").isEnabled());
    QCOMPARE(shown.exercise().worth(), 60); // less two hints
    const Task& task = shown.exercise().task();
    const auto sheet = makeSheet(*task.tree, task.procedure());
    const Answer key = answerOf(*task.tree, task.question, *sheet, task.profile);
    shown.exercise().change(key);
    shown.trigger("checkAnswer");
    const int places = int(key.marks.size());
    QCOMPARE(shown.exercise().earned(), 60 * (places - 1) / places);
}

/// It checks, and does nothing where there is nothing to check yet.
void TestPracticeSets::controlEnterPressesNoButton() {
    Practising shown(Question::crossOut, "[[1, 2], [0, 3]]");
    QVERIFY(shown.active);
    const QPointer leave = &shown.find<QAbstractButton>("leavePracticeButton");
    leave->setFocus(Qt::TabFocusReason);
    QTest::keyClick(leave, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(leave && leave->isVisible());
    QTest::keyClick(leave, Qt::Key_Return);
    QTRY_VERIFY(!leave || !leave->isVisible());
}

/// The search is the one that was asked about.
void TestPracticeSets::theMirrorIsReviewedFromTheRight() {
    Practising shown(Question::mirror, twoCuts);
    QVERIFY(shown.active);
    QVERIFY(shown.text("practiceRules").startsWith(QStringLiteral("Searched right to left")));
    shown.trigger("giveUp");
    shown.trigger("review");
    shown.asked().setStep(Step{3});
    QCOMPARE(shown.asked().moment().event().node, shown.at({2, 1}));
}

void TestPracticeSets::whatCannotBeAskedSaysWhy_data() {
    QTest::addColumn<QString>("tree");
    QTest::addColumn<QString>("entry");
    QTest::addColumn<QString>("why"); // empty where it can
    const QString bounds = QStringLiteral("Leaves at least and at most");
    const QString range = QStringLiteral("Known range of values");
    QTest::newRow("a uniform tree") << QStringLiteral("[[1,2],[3,4]]") << bounds << QString();
    QTest::newRow("another one") << QStringLiteral("[[1,2],3]") << bounds
                                 << QStringLiteral("all lie at one depth");
    QTest::newRow("values that differ") << QStringLiteral("[1,2]") << range << QString();
    QTest::newRow("values that do not")
        << QStringLiteral("[1,1]") << range << QStringLiteral("different values");
    const QString limit = QStringLiteral("Depth limit");
    const QString budget = QStringLiteral("Budget of evaluations");
    const QString none = QStringLiteral("inner node");
    for (const QString& each : {limit, budget}) {
        QTest::addRow("%s, static values", qPrintable(each))
            << QString(twoPlies) << each << QString();
        QTest::addRow("%s, leaves alone", qPrintable(each)) << QString(twoCuts) << each << none;
        QTest::addRow("%s, one ply", qPrintable(each))
            << QStringLiteral("[1,2]") << each << QStringLiteral("two plies or more");
    }
    // A search can stop at depth 1, and not at depth 2.
    const QString high = QString(R"({"format": "prunus-tree", "version": 1, "tree": [
        {"value": 1, "children": [[2, 3]]}, {"value": 4, "children": [5]}]})");
    QTest::newRow("a depth limit where it can be") << high << limit << QString();
    QTest::newRow("a budget that needs all depths") << high << budget << none;
}

void TestPracticeSets::whatCannotBeAskedSaysWhy() {
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

QTEST_MAIN(TestPracticeSets)
#include "tst_practicesets.moc"
