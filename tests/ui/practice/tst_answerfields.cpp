// The fields beside the nodes and of the counts: what is typed into them, and that they hide
// nothing.

#include "tests/rows.h"
#include "tests/ui/practice/everyquestion.h"
#include "tests/ui/practice/practising.h"
#include "ui/practice/answering.h"
#include "ui/practice/nodefield.h"
#include "ui/practice/written.h"

#include <QLineEdit>

using namespace prunus;

namespace {

constexpr const char* wideTree = "[[[[7,18,17],[4,11,19]],[[15,20,18],[2,19,0]]],"
                                 "[[[15,8,17],[7,6,15]],[[17,17,15],[12,20,4]]]]";

} // namespace

class TestAnswerFields : public QObject {
    Q_OBJECT

  private slots:
    void fieldsAreTypedInto() {
        Practising shown(Question::values, twoCuts);
        shown.clickNode({1});
        auto* field = qobject_cast<QLineEdit*>(shown.window.focusWidget());
        QVERIFY(field != nullptr);
        QCOMPARE(field->accessibleName(), "Value of C, MIN, depth 1");
        QTest::keyClicks(field, QStringLiteral("4"));
        QCOMPARE(shown.answer().values.at(shown.at({1})).value, 4.0);
        QTest::keyClicks(field, QStringLiteral("x")); // is no number
        QVERIFY(field->property("wrong").toBool());
        QCOMPARE(shown.text("answerFault"), "This is no number. Write one like 3, -3, 2.5 or ∞.");
        QVERIFY(!shown.answer().values.contains(shown.at({1})));
        QTest::keyClick(field, Qt::Key_Backspace);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(shown.window.focusWidget()->accessibleName(), "Value of D, MIN, depth 1");
        QTest::keyClick(shown.window.focusWidget(), Qt::Key_Escape);
        QVERIFY(shown.canvas().hasFocus());
        QTest::keyClick(&shown.canvas(), Qt::Key_Minus); // begins a number at the node in focus
        shown.type("2");
        QCOMPARE(shown.answer().values.at(shown.at({2})).value, -2.0);
    }

    void oneBoundIsKept() {
        Practising shown(Question::windows, twoCuts, enteredWith());
        shown.clickNode({0});
        shown.type("3");
        shown.press(Qt::Key_H, Qt::ControlModifier);
        QCOMPARE(shown.find<QLineEdit>("alphaOf1").text(), "3");
        shown.clickNode({1});
        shown.type("4n");
        QCOMPARE(shown.find<QLineEdit>("alphaOf1").text(), "3");
        QVERIFY(!shown.answer().windows.contains(shown.at({1})));
        shown.exercise().undo();
        QCOMPARE(shown.find<QLineEdit>("alphaOf2").text(), "4");
        QCOMPARE(shown.text("answerState"), "Filled in: 0 nodes");
        QTest::keyClicks(&shown.find<QLineEdit>("betaOf1"), QStringLiteral("5"));
        QCOMPARE(shown.text("answerState"), "Filled in: 1 node");
        QVERIFY((shown.answer().windows.at(shown.at({0})).in == Window{3, 5}));
    }

    void windowsAreWrittenAsTheCourseHasThem_data() {
        using enum Profile::WindowShown;
        // typed: field by field, as Tab leads
        const Rows<Profile::WindowShown, QStringList, QString, QString> row("shown", "typed",
                                                                            "right", "why");
        // By hand: B has 6 after its first leaf; C is left after 4, D after 2.
        row("as the search leaves", exit, {"-i", "6", "6", "4", "6", "2", "6", "i"}, "[6, 4]",
            "Left with [6, 4]: C.");
        row("each time they change", history, {"-i", "i 6", "6", "i; 4", "6", "i 2", "-i, 6", "i"},
            "α = 6 · β = +∞ 4", "From entry to exit [6, +∞], [6, 4]: C.");
        row("on the branches", edge, {"-i", "i", "6", "i", "6", "i"}, "[6, +∞]",
            "Entered with [6, +∞]: C.");
    }

    void windowsAreWrittenAsTheCourseHasThem() {
        QFETCH(const Profile::WindowShown, shown);
        QFETCH(const QStringList, typed);
        QFETCH(const QString, right);
        QFETCH(const QString, why);
        Profile course;
        course.windowShown = shown;
        Practising window(Question::windows, twoCuts, course);
        window.press(Qt::Key_Tab);
        for (const QString& each : typed) {
            QTest::keyClicks(window.window.focusWidget(), each);
            QTest::keyClick(window.window.focusWidget(), Qt::Key_Tab);
        }
        QCOMPARE(window.text("answerFault"), QString());
        const Answer answer = window.answer();
        window.checkTells();
        window.ask(Question::windows, twoCuts, course);
        window.exercise().change(answer);
        window.exercise().change(withBounds(answer, window.at({1}), true, {}, shown));
        QCOMPARE(window.text("answerState"),
                 QStringLiteral("Filled in: %1 nodes").arg(typed.size() / 2 - 1));
        window.trigger("giveUp");
        QVERIFY(window.description({1}).contains("right is: " + right));
        QVERIFY2(window.text("why").contains(why), qPrintable(window.text("why")));
    }

    void tabGoesTheStudentsWay_data() {
        const Rows<QByteArray, QString> row("keys", "names");
        // Of [[[6, 9], 3], [4, 8]] by hand: A over B and C, B over D and 3, D over 6 and 9.
        row("windows that are given go down, as the search does", R"("windowShown": "entry")",
            "0 1 3 2");
        row("on branches, too, but for the root", R"("windowShown": "edge")", "1 3 2");
        row("a search from the right comes to C first",
            R"("windowShown": "entry", "order": "reversed")", "0 2 1 3");
        row("with leaves", R"("windowShown": "entry", "leafBounds": true)", "0 1 3 7 8 4 2 5 6");
        row("windows that are left go up", R"("windowShown": "exit")", "3 1 2 0");
        row("each change is complete below first", R"("windowShown": "history")", "3 1 2 0");
    }

    void tabGoesTheStudentsWay() {
        QFETCH(const QByteArray, keys);
        QFETCH(const QString, names);
        Practising window(Question::windows, "[[[6,9],3],[4,8]]", practicetest::course(keys));
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
    void halfOfAHistoryIsNoAnswer() {
        Practising shown(Question::windows, "[1, 2]");
        QVERIFY(shown.exercise().task().asksHistory());
        for (const char letter : std::string_view("-i 1 2")) {
            QTest::keyClick(shown.window.focusWidget(), letter);
        }
        QVERIFY(shown.answer().windows.at(GameTree::root()).onlyAlpha ==
                (std::vector<Value>{-infinity, 1, 2}));
        QVERIFY(!shown.answer().windows.at(GameTree::root()).history);
        QCOMPARE(shown.text("answerState"), "Filled in: 0 nodes");
        shown.checkTells("0 of 1 right. 1 is not answered.");
        shown.press(Qt::Key_Tab);
        shown.type("i");
        QCOMPARE(shown.text("answerState"), "Filled in: 1 node");
        shown.checkTells();
    }

    /// A leaf of 1 and one of 2 under MAX: α is −∞, 1 and 2 there; β stays +∞.
    void theFourthHintWritesEachChange() {
        Practising shown(Question::windows, "[1, 2]");
        QVERIFY(shown.exercise().task().asksHistory());
        for (int k = 0; k < 4; ++k) {
            shown.trigger("hint");
        }
        const auto bounds = [&shown](bool isAlpha) {
            return shownBounds(
                boundsAt(shown.answer(), GameTree::root(), isAlpha, Profile::WindowShown::history));
        };
        QCOMPARE(bounds(true), "−∞ 1 2");
        QCOMPARE(bounds(false), "+∞");
    }

    void infinityIsSpelled_data() {
        const Rows<QString, QString> row("typed", "shows");
        row("with a sign", "-inf", "-∞");
        row("without", "inf", "∞");
        row("and then called not visited", "infn", "");
    }

    void infinityIsSpelled() {
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

    void numbersAsPeopleWriteThem_data() {
        // taken: as it is shown; empty for nothing
        const Rows<QString, QString> row("typed", "taken");
        row("whole", "3", "3");
        row("with a sign", "+3", "3");
        row("negative", "-3", "−3");
        row("with a true minus", " −3 ", "−3");
        row("with a point", "3.0", "3");
        row("with a comma", "3,5", "3.5");
        row("infinity as a word", "inf", "+∞");
        row("as two letters", "-oo", "−∞");
        row("at most", "<=3", "≤3");
        row("at least", "≥ 3", "≥3");
        row("between", "2...5", "2…5");
        row("nothing", "", "");
        row("a word", "three", "");
        row("two numbers", "3 4", "");
        row("no number", "nan", "");
    }

    void numbersAsPeopleWriteThem() {
        QFETCH(const QString, typed);
        QFETCH(const QString, taken);
        const auto written = readWritten(typed, true);
        QCOMPARE(written ? shownWritten(*written) : QString(), taken);
    }

    void aSmallerTreeFollows() {
        Practising shown(Question::windows, "[[[1,2],[3,4]],[[5,6],[7,8]]]", enteredWith());
        shown.trigger("giveUp");
        shown.ask(Question::values, "[1,2]");
        QCOMPARE(shown.window.findChildren<NodeField*>().size(), 1);
        shown.review(); // beside the search no field hides what it shows
        settle(shown.window);
        QVERIFY(shown.window.findChildren<NodeField*>().isEmpty());
    }

    void countsAreTypedFromTheTree() {
        Practising shown(Question::counts, twoCuts);
        QCOMPARE(shown.focused(), "nodesVisited");
        shown.canvas().setFocus();
        QTest::keyClick(&shown.canvas(), Qt::Key_Tab);
        QCOMPARE(shown.focused(), "nodesVisited");
        shown.canvas().setFocus();
        QTest::keyClicks(&shown.canvas(), QStringLiteral("9"));
        QCOMPARE(shown.answer().counts.at("nodesVisited"), 9U);
        shown.type("x");
        shown.press(Qt::Key_Return);
        shown.typeInto("leavesEvaluated", "6"); // the first is wrong still
        QCOMPARE(shown.text("answerFault"), "This is no whole number.");
    }

    void fieldsHideNothing_data() {
        const Rows<Question, QString, double> row("question", "tree", "scale");
        row("windows in a wide tree", Question::windows, QString(wideTree), 1.0);
        row("values in large text", Question::values, "[[1,11],[12,16],19]", 2.0);
    }

    void fieldsHideNothing() {
        QFETCH(const Question, question);
        QFETCH(const QString, tree);
        QFETCH(const double, scale);
        Practising shown(question, tree.toUtf8().constData(), enteredWith());
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
};

QTEST_MAIN(TestAnswerFields)
#include "tst_answerfields.moc"
