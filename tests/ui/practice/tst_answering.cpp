// How questions are answered: by mouse, by keys alone, in fields, as a list and by screen readers.

#include "core/practice/answer.h"
#include "core/practice/sheet.h"
#include "tests/ui/practice/practising.h"
#include "ui/practice/nodefields.h"
#include "ui/practice/written.h"

#include <QAccessible>
#include <QLineEdit>
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
    void fieldsAreTypedInto();
    void oneBoundIsKept();
    void infinityIsSpelled_data();
    void infinityIsSpelled();
    void numbersAsPeopleWriteThem_data();
    void numbersAsPeopleWriteThem();
    void aSetIsDoneByKeysAlone();
    void theListIsEqual_data();
    void theListIsEqual();
    void oneKeyLeadsThroughThePage();
    void anAnswerIsUndoneAndRedone();
    void aSmallerTreeFollows();
    void countsAreTypedFromTheTree();
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

void TestAnswering::fieldsAreTypedInto() {
    Practising shown(Question::values, twoCuts);
    QVERIFY(shown.active);
    shown.clickNode({1});
    auto* field = qobject_cast<QLineEdit*>(shown.window.focusWidget());
    QVERIFY(field != nullptr);
    QCOMPARE(field->accessibleName(), QStringLiteral("Value of C, MIN, depth 1"));
    QTest::keyClicks(field, QStringLiteral("4"));
    QCOMPARE(shown.answer().values.at(shown.at({1})).value, 4.0);
    QTest::keyClicks(field, QStringLiteral("x")); // is no number
    QVERIFY(field->property("wrong").toBool());
    QCOMPARE(shown.text("answerFault"),
             QStringLiteral("This is no number. Write one like 3, -3, 2.5 or ∞."));
    QVERIFY(!shown.answer().values.contains(shown.at({1})));
    QTest::keyClick(field, Qt::Key_Backspace);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(shown.window.focusWidget()->accessibleName(),
             QStringLiteral("Value of D, MIN, depth 1"));
    QTest::keyClick(shown.window.focusWidget(), Qt::Key_Escape);
    QVERIFY(shown.canvas().hasFocus());
    QTest::keyClick(&shown.canvas(), Qt::Key_Minus); // begins a number at the node in focus
    QTest::keyClicks(shown.window.focusWidget(), QStringLiteral("2"));
    QCOMPARE(shown.answer().values.at(shown.at({2})).value, -2.0);
}

void TestAnswering::oneBoundIsKept() {
    Practising shown(Question::windows, twoCuts, enteredWith());
    shown.clickNode({0});
    QTest::keyClicks(shown.window.focusWidget(), QStringLiteral("3"));
    shown.press(Qt::Key_H, Qt::ControlModifier);
    QCOMPARE(shown.find<QLineEdit>("alphaOf1").text(), QStringLiteral("3"));
    shown.clickNode({1});
    QTest::keyClicks(shown.window.focusWidget(), QStringLiteral("4"));
    QTest::keyClick(shown.window.focusWidget(), Qt::Key_N);
    QCOMPARE(shown.find<QLineEdit>("alphaOf1").text(), QStringLiteral("3"));
    QVERIFY(!shown.answer().windows.contains(shown.at({1})));
    shown.exercise().undo();
    QCOMPARE(shown.find<QLineEdit>("alphaOf2").text(), QStringLiteral("4"));
    QCOMPARE(shown.text("answerState"), QStringLiteral("Filled in: 0 nodes"));
    QTest::keyClicks(&shown.find<QLineEdit>("betaOf1"), QStringLiteral("5"));
    QCOMPARE(shown.text("answerState"), QStringLiteral("Filled in: 1 node"));
    QVERIFY((shown.answer().windows.at(shown.at({0})).in == Window{3, 5}));
}

void TestAnswering::infinityIsSpelled_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("shows");
    QTest::newRow("with a sign") << QStringLiteral("-inf") << QStringLiteral("-∞");
    QTest::newRow("without") << QStringLiteral("inf") << QStringLiteral("∞");
    QTest::newRow("and then called not visited") << QStringLiteral("infn") << QString();
}

void TestAnswering::infinityIsSpelled() {
    QFETCH(const QString, typed);
    QFETCH(const QString, shows);
    for (const bool fromTheTree : {false, true}) {
        Practising shown(Question::windows, twoCuts, enteredWith());
        shown.asked().select(shown.at({0}));
        if (!fromTheTree) {
            shown.clickNode({0});
        }
        for (const QChar each : typed) {
            QTest::keyClick(shown.window.focusWidget(), each.toLatin1());
        }
        QCOMPARE(shown.find<QLineEdit>("alphaOf1").text(), shows);
        QCOMPARE(shown.answer().notVisited.empty(), !shows.isEmpty());
    }
}

void TestAnswering::numbersAsPeopleWriteThem_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("taken"); // as it is shown; empty for nothing
    QTest::newRow("whole") << QStringLiteral("3") << QStringLiteral("3");
    QTest::newRow("with a sign") << QStringLiteral("+3") << QStringLiteral("3");
    QTest::newRow("negative") << QStringLiteral("-3") << QStringLiteral("−3");
    QTest::newRow("with a true minus") << QStringLiteral(" −3 ") << QStringLiteral("−3");
    QTest::newRow("with a point") << QStringLiteral("3.0") << QStringLiteral("3");
    QTest::newRow("with a comma") << QStringLiteral("3,5") << QStringLiteral("3.5");
    QTest::newRow("infinity as a word") << QStringLiteral("inf") << QStringLiteral("+∞");
    QTest::newRow("as two letters") << QStringLiteral("-oo") << QStringLiteral("−∞");
    QTest::newRow("at most") << QStringLiteral("<=3") << QStringLiteral("≤3");
    QTest::newRow("at least") << QStringLiteral("≥ 3") << QStringLiteral("≥3");
    QTest::newRow("between") << QStringLiteral("2...5") << QStringLiteral("2…5");
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("a word") << QStringLiteral("three") << QString();
    QTest::newRow("two numbers") << QStringLiteral("3 4") << QString();
    QTest::newRow("no number") << QStringLiteral("nan") << QString();
}

void TestAnswering::numbersAsPeopleWriteThem() {
    QFETCH(const QString, typed);
    QFETCH(const QString, taken);
    const auto written = readWritten(typed, true);
    QCOMPARE(written ? shownWritten(*written) : QString(), taken);
}

void TestAnswering::aSetIsDoneByKeysAlone() {
    Practising shown;
    QVERIFY(shown.active);
    shown.choose("startPractice", "Order");
    while (shown.exercise().isOpen()) {
        const Task task = shown.exercise().task();
        const auto sheet = makeSheet(*task.tree, Procedure{task.search(), std::nullopt, 0});
        for (const NodeId leaf : sheet->leaves) {
            while (shown.asked().selection() != leaf) {
                const NodeId before = shown.asked().selection();
                shown.press(Qt::Key_Tab);
                QVERIFY(shown.asked().selection() != before);
            }
            shown.press(Qt::Key_X);
        }
        shown.press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(shown.told(), QStringLiteral("All of it is right."));
        shown.press(Qt::Key_N, Qt::ControlModifier);
    }
    QCOMPARE(shown.signs(), QStringLiteral("● ● ● ●"));
    QCOMPARE(shown.text("practiceCounts"),
             QStringLiteral("first try 4 · later 0 · shown 0 · open 0"));
}

void TestAnswering::theListIsEqual_data() {
    QTest::addColumn<int>("question");
    for (const Question each : askedQuestions) {
        if (each != Question::counts) {
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
    const auto sheet = makeSheet(*task.tree, Procedure{task.search(), std::nullopt, 0});
    const Answer key = answerOf(*task.tree, task.question, *sheet, task.profile);
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
    QVERIFY(shown.answer() == key);
    shown.trigger("checkAnswer");
    QCOMPARE(shown.told(), QStringLiteral("All of it is right."));
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

void TestAnswering::aSmallerTreeFollows() {
    Practising shown(Question::windows, "[[[1,2],[3,4]],[[5,6],[7,8]]]", enteredWith());
    shown.trigger("giveUp");
    shown.ask(Question::values, "[1,2]");
    QCOMPARE(shown.window.findChildren<NodeField*>().size(), 1);
    shown.trigger("giveUp");
    shown.trigger("review"); // beside the search no field hides what it shows
    settle(shown.window);
    QVERIFY(shown.window.findChildren<NodeField*>().isEmpty());
}

void TestAnswering::countsAreTypedFromTheTree() {
    Practising shown(Question::counts, twoCuts);
    QCOMPARE(shown.window.focusWidget()->objectName(), QStringLiteral("nodesVisited"));
    shown.canvas().setFocus();
    QTest::keyClick(&shown.canvas(), Qt::Key_Tab);
    QCOMPARE(shown.window.focusWidget()->objectName(), QStringLiteral("nodesVisited"));
    shown.canvas().setFocus();
    QTest::keyClicks(&shown.canvas(), QStringLiteral("9"));
    QCOMPARE(shown.answer().counts.at("nodesVisited"), 9U);
    QTest::keyClicks(shown.window.focusWidget(), QStringLiteral("x"));
    QTest::keyClick(shown.window.focusWidget(), Qt::Key_Return);
    QCOMPARE(shown.window.focusWidget()->objectName(), QStringLiteral("leavesEvaluated"));
    QTest::keyClicks(shown.window.focusWidget(), QStringLiteral("6")); // the first is wrong still
    QCOMPARE(shown.text("answerFault"), QStringLiteral("This is no whole number."));
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
