// The fields beside the nodes and of the counts: what is typed into them, and that they hide
// nothing.

#include "tests/ui/practice/practising.h"
#include "ui/practice/answering.h"
#include "ui/practice/nodefield.h"
#include "ui/practice/written.h"

#include <QLineEdit>

using namespace prunus;

namespace {

const QString wideTree = QStringLiteral("[[[[7,18,17],[4,11,19]],[[15,20,18],[2,19,0]]],"
                                        "[[[15,8,17],[7,6,15]],[[17,17,15],[12,20,4]]]]");

} // namespace

class TestAnswerFields : public QObject {
    Q_OBJECT

  private slots:
    void fieldsAreTypedInto();
    void oneBoundIsKept();
    void windowsAreWrittenAsTheCourseHasThem_data();
    void windowsAreWrittenAsTheCourseHasThem();
    void tabGoesTheStudentsWay_data();
    void tabGoesTheStudentsWay();
    void halfOfAHistoryIsNoAnswer();
    void theFourthHintWritesEachChange();
    void infinityIsSpelled_data();
    void infinityIsSpelled();
    void numbersAsPeopleWriteThem_data();
    void numbersAsPeopleWriteThem();
    void aSmallerTreeFollows();
    void countsAreTypedFromTheTree();
    void fieldsHideNothing_data();
    void fieldsHideNothing();
};

void TestAnswerFields::fieldsAreTypedInto() {
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

void TestAnswerFields::oneBoundIsKept() {
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

void TestAnswerFields::windowsAreWrittenAsTheCourseHasThem_data() {
    using Shown = Profile::WindowShown;
    QTest::addColumn<int>("shown");
    QTest::addColumn<QStringList>("typed"); // field by field, as Tab leads
    QTest::addColumn<QString>("right");
    QTest::addColumn<QString>("why");
    // By hand: B has 6 after its first leaf; C is left after 4, D after 2.
    QTest::newRow("as the search leaves")
        << int(Shown::exit) << QStringList{"-i", "6", "6", "4", "6", "2", "6", "i"}
        << QStringLiteral("[6, 4]") << QStringLiteral("Left with [6, 4]: C.");
    QTest::newRow("each time they change")
        << int(Shown::history) << QStringList{"-i", "i 6", "6", "i; 4", "6", "i 2", "-i, 6", "i"}
        << QStringLiteral("α = 6 · β = +∞ 4")
        << QStringLiteral("From entry to exit [6, +∞], [6, 4]: C.");
    QTest::newRow("on the branches")
        << int(Shown::edge) << QStringList{"-i", "i", "6", "i", "6", "i"}
        << QStringLiteral("[6, +∞]") << QStringLiteral("Entered with [6, +∞]: C.");
}

void TestAnswerFields::windowsAreWrittenAsTheCourseHasThem() {
    QFETCH(const int, shown);
    QFETCH(const QStringList, typed);
    QFETCH(const QString, right);
    QFETCH(const QString, why);
    Profile course;
    course.windowShown = Profile::WindowShown(shown);
    Practising window(Question::windows, twoCuts, course);
    QVERIFY(window.active);
    window.press(Qt::Key_Tab);
    for (const QString& each : typed) {
        QTest::keyClicks(window.window.focusWidget(), each);
        QTest::keyClick(window.window.focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(window.text("answerFault"), QString());
    const Answer answer = window.answer();
    window.trigger("checkAnswer");
    QCOMPARE(window.told(), QStringLiteral("All of it is right."));
    window.ask(Question::windows, twoCuts, course);
    window.exercise().change(answer);
    window.exercise().change(withBounds(answer, window.at({1}), true, {}, course.windowShown));
    QCOMPARE(window.text("answerState"),
             QStringLiteral("Filled in: %1 nodes").arg(typed.size() / 2 - 1));
    window.trigger("giveUp");
    QVERIFY(
        window.canvas().description(window.at({1})).contains(QStringLiteral("right is: ") + right));
    QVERIFY2(window.text("why").contains(why), qPrintable(window.text("why")));
}

void TestAnswerFields::tabGoesTheStudentsWay_data() {
    using Shown = Profile::WindowShown;
    QTest::addColumn<int>("shown");
    QTest::addColumn<QString>("order");
    QTest::addColumn<bool>("leafBounds");
    QTest::addColumn<QString>("names");
    // Of [[[6, 9], 3], [4, 8]] by hand: A over B and C, B over D and 3, D over 6 and 9.
    const auto row = [](const char* name, Shown shown, const char* order, bool leafBounds,
                        const char* names) {
        QTest::newRow(name) << int(shown) << QString::fromLatin1(order) << leafBounds
                            << QString::fromLatin1(names);
    };
    row("windows that are given go down, as the search does", Shown::entry, "as-written", false,
        "0 1 3 2");
    row("on branches, too, but for the root", Shown::edge, "as-written", false, "1 3 2");
    row("a search from the right comes to C first", Shown::entry, "reversed", false, "0 2 1 3");
    row("with leaves", Shown::entry, "as-written", true, "0 1 3 7 8 4 2 5 6");
    row("windows that are left go up", Shown::exit, "as-written", false, "3 1 2 0");
    row("each change is complete below first", Shown::history, "as-written", false, "3 1 2 0");
}

void TestAnswerFields::tabGoesTheStudentsWay() {
    QFETCH(const int, shown);
    QFETCH(const QString, order);
    QFETCH(const bool, leafBounds);
    QFETCH(const QString, names);
    Profile course;
    course.windowShown = Profile::WindowShown(shown);
    course.order =
        order == QStringLiteral("reversed") ? Profile::Order::reversed : Profile::Order::asWritten;
    course.leafBounds = leafBounds;
    Practising window(Question::windows, "[[[6,9],3],[4,8]]", course);
    QVERIFY(window.active);
    window.press(Qt::Key_Tab);
    QStringList reached;
    for (int k = 0; k < 2 * (names.count(u' ') + 1); ++k) {
        const auto* field = dynamic_cast<const NodeField*>(window.window.focusWidget());
        QVERIFY(field != nullptr);
        reached << QString::number(field->node().value);
        QTest::keyClick(window.window.focusWidget(), Qt::Key_Tab);
    }
    reached.removeDuplicates(); // α and β of each
    QCOMPARE(reached.join(u' '), names);
}

/// It stays as it is typed, is not counted as filled in, and earns nothing.
void TestAnswerFields::halfOfAHistoryIsNoAnswer() {
    Practising shown(Question::windows, "[1, 2]");
    QVERIFY(shown.active && shown.exercise().task().asksHistory());
    for (const char letter : std::string_view("-i 1 2")) {
        QTest::keyClick(shown.window.focusWidget(), letter);
    }
    QVERIFY(shown.answer().windows.at(GameTree::root()).onlyAlpha ==
            (std::vector<Value>{-infinity, 1, 2}));
    QVERIFY(!shown.answer().windows.at(GameTree::root()).history);
    QCOMPARE(shown.text("answerState"), QStringLiteral("Filled in: 0 nodes"));
    shown.trigger("checkAnswer");
    QCOMPARE(shown.told(), QStringLiteral("0 of 1 right. 1 is not answered."));
    QTest::keyClick(shown.window.focusWidget(), Qt::Key_Tab);
    QTest::keyClick(shown.window.focusWidget(), 'i');
    QCOMPARE(shown.text("answerState"), QStringLiteral("Filled in: 1 node"));
    shown.trigger("checkAnswer");
    QCOMPARE(shown.told(), QStringLiteral("All of it is right."));
}

/// A leaf of 1 and one of 2 under MAX: α is −∞, 1 and 2 there; β stays +∞.
void TestAnswerFields::theFourthHintWritesEachChange() {
    Practising shown(Question::windows, "[1, 2]");
    QVERIFY(shown.active && shown.exercise().task().asksHistory());
    for (int k = 0; k < 4; ++k) {
        shown.trigger("hint");
    }
    const auto bounds = [&shown](bool isAlpha) {
        return shownBounds(
            boundsAt(shown.answer(), GameTree::root(), isAlpha, Profile::WindowShown::history));
    };
    QCOMPARE(bounds(true), QStringLiteral("−∞ 1 2"));
    QCOMPARE(bounds(false), QStringLiteral("+∞"));
}

void TestAnswerFields::infinityIsSpelled_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("shows");
    QTest::newRow("with a sign") << QStringLiteral("-inf") << QStringLiteral("-∞");
    QTest::newRow("without") << QStringLiteral("inf") << QStringLiteral("∞");
    QTest::newRow("and then called not visited") << QStringLiteral("infn") << QString();
}

void TestAnswerFields::infinityIsSpelled() {
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

void TestAnswerFields::numbersAsPeopleWriteThem_data() {
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

void TestAnswerFields::numbersAsPeopleWriteThem() {
    QFETCH(const QString, typed);
    QFETCH(const QString, taken);
    const auto written = readWritten(typed, true);
    QCOMPARE(written ? shownWritten(*written) : QString(), taken);
}

void TestAnswerFields::aSmallerTreeFollows() {
    Practising shown(Question::windows, "[[[1,2],[3,4]],[[5,6],[7,8]]]", enteredWith());
    shown.trigger("giveUp");
    shown.ask(Question::values, "[1,2]");
    QCOMPARE(shown.window.findChildren<NodeField*>().size(), 1);
    shown.trigger("giveUp");
    shown.trigger("review"); // beside the search no field hides what it shows
    settle(shown.window);
    QVERIFY(shown.window.findChildren<NodeField*>().isEmpty());
}

void TestAnswerFields::countsAreTypedFromTheTree() {
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

void TestAnswerFields::fieldsHideNothing_data() {
    QTest::addColumn<int>("question");
    QTest::addColumn<QString>("tree");
    QTest::addColumn<double>("scale");
    QTest::newRow("windows in a wide tree") << int(Question::windows) << wideTree << 1.0;
    QTest::newRow("values in large text")
        << int(Question::values) << QStringLiteral("[[1,11],[12,16],19]") << 2.0;
}

void TestAnswerFields::fieldsHideNothing() {
    QFETCH(const int, question);
    QFETCH(const QString, tree);
    QFETCH(const double, scale);
    Practising shown(Question(question), tree.toUtf8().constData(), enteredWith());
    shown.window.resize(1280, 720);
    shown.find<PracticePage>("practicePage").setTextScale(scale);
    settle(shown.window);
    QTRY_VERIFY(isAtRest(shown.window));
    const GameTree& asked = *shown.exercise().task().tree;
    const auto fields = shown.window.findChildren<NodeField*>();
    QVERIFY(!fields.isEmpty());
    for (const NodeField* field : fields) {
        for (NodeId n; n.value < asked.nodeCount(); ++n) {
            const QRect at = shown.canvas().nodeRect(n).toAlignedRect();
            const bool inside = n == field->node() && at.height() >= field->height();
            QVERIFY2(inside || !field->geometry().intersects(at.adjusted(2, 2, -2, -2)),
                     qPrintable(field->objectName()));
        }
        for (const NodeField* other : fields) {
            QVERIFY(other == field || !field->geometry().intersects(other->geometry()));
        }
    }
}

QTEST_MAIN(TestAnswerFields)
#include "tst_answerfields.moc"
