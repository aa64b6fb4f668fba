// Game ▸ Play with a teacher, who says what a move lost.

#include "core/games/positionname.h"
#include "tests/rows.h"
#include "tests/ui/play/playwindow.h"
#include "tests/ui/session/workend.h"

#include <QCheckBox>

using namespace prunus;

namespace {

/// A game that is begun here, with a teacher.
struct Taught : PlayWindow {
    explicit Taught(const QString& game) : PlayWindow(game) {
        part<QCheckBox>(*dialog, "playTeacher").setChecked(true);
    }
};

} // namespace

class TestTeacher : public QObject {
    Q_OBJECT

  private slots:
    void whatAMoveLostIsSaid_data() {
        const Rows<QString, QString, QString, QString, bool> row("game", "move", "said", "better",
                                                                 "stops");
        row("a win that is given away", "tic-tac-toe@xx./oo./...:x", "c2",
            "That gives a win away. If both play their best, c2 leads to a draw.",
            "c1 is better. If both play their best, c1 wins at once.", true);
        row("a slower win", "tic-tac-toe@xxo/.o./.x.:o", "a2",
            "That wins more slowly. If both play their best, a2 wins in 3 plies: moves of both "
            "sides, a2 the first.",
            "a3 is better. If both play their best, a3 wins at once.", false);
        row("a draw that is given away", "tic-tac-toe@x../.o./..x:o", "c1",
            "That gives a draw away. If both play their best, c1 loses in 4 plies: moves of both "
            "sides, c1 the first.",
            "b1 is better. If both play their best, b1 leads to a draw.", true);
        row("a defence that is given up", "tic-tac-toe@xo./.x./...:o", "a2",
            "That loses sooner. If both play their best, a2 loses in 2 plies: moves of both sides, "
            "a2 the first.",
            "c3 is better. If both play their best, c3 loses in 4 plies: moves of both sides, c3 "
            "the first.",
            false);
        row("the last counters", "nim:3:3", "A-3",
            "That gives a win away. If both play their best, A-3 loses at once.",
            "A-2 is better. If both play their best, A-2 wins in 2 plies: moves of both sides, A-2 "
            "the first.",
            true);
    }
    /// And which is better only when that is asked.
    void whatAMoveLostIsSaid() {
        QFETCH(QString, game);
        QFETCH(QString, move);
        QFETCH(QString, said);
        QFETCH(QString, better);
        QFETCH(bool, stops);
        const Taught shown(game);
        shown.type(move);
        QTRY_VERIFY2(shown.noted().startsWith(said), qPrintable(shown.noted()));
        const bool ended = hasEnded(shown.dialog->record().position());
        QTRY_COMPARE(shown.length(), std::size_t(stops ? 1 : 2));
        QVERIFY2(shown.noted().startsWith(
                     said + (stops && !ended ? QStringLiteral(" Take the move back, or go on.")
                                             : QStringLiteral(" You can take the move back."))),
                 qPrintable(shown.noted()));
        QVERIFY(!shown.board().hint());
        shown.click("playBetter");
        QCOMPARE(shown.noted(), better);
        const auto names = moveNames(shown.dialog->record().start());
        QCOMPARE(shown.board().hint().has_value(), stops);
        QVERIFY(!stops || QString::fromStdString(names.at(*shown.board().hint())) ==
                              better.section(u' ', 0, 0));
    }

    void theProgramWaitsAndTheMoveCanBeTakenBack() {
        const Taught shown("tic-tac-toe@xx./oo./...:x");
        shown.type("c2");
        QTRY_VERIFY(shown.noted().startsWith("That gives a win away."));
        QVERIFY(!shown.dialog->thinks());
        shown.click("playTakeBack");
        QCOMPARE(shown.length(), std::size_t{0});
        QCOMPARE(shown.noted(), QString());
        QVERIFY(!shown.board().hint());
        shown.type("c1");
        QTRY_COMPARE(shown.noted(), "Nothing is lost: no move is better than c1.");
        QCOMPARE(shown.said(), "X wins: you have won");
    }

    void onesWayIsGoneOn() {
        const Taught shown("tic-tac-toe@xx./oo./...:x");
        shown.type("c2");
        QTRY_VERIFY(shown.noted().startsWith("That gives a win away."));
        shown.click("playStop"); // which says Go on
        QTRY_COMPARE(shown.length(), std::size_t{2});
    }

    void aGoodMoveIsAnswered() {
        const Taught shown("tic-tac-toe@x../.o./...:x");
        shown.type("c3");
        QTRY_COMPARE(shown.length(), std::size_t{2});
        QCOMPARE(shown.noted(), "Nothing is lost: no move is better than c3.");
    }

    void nobodyTeachesUnlessAsked() {
        const PlayWindow shown;
        QVERIFY(!part<QCheckBox>(*shown.dialog, "playTeacher").isChecked());
        shown.playFrom("tic-tac-toe@xx./oo./...:x");
        shown.type("c2");
        QTRY_COMPARE(shown.length(), std::size_t{2});
        QCOMPARE(shown.noted(), QString());
    }

    void aMoveWithoutAChoiceIsNotJudged() {
        const Taught shown("nim:3:1");
        shown.type("A-1");
        letWorkEnd();
        QCOMPARE(shown.noted(), QString());
    }

    /// Nothing forces anything within the seconds that there are.
    void whatIsNotCertainIsSaidToBeASearch() {
        const Taught shown("connect-four");
        shown.chooseIn("playSecond", 0);
        shown.type("1");
        QTRY_VERIFY_WITH_TIMEOUT(shown.noted().startsWith("By a search "), 30'000);
        QVERIFY2(shown.noted().contains("plies deep"), qPrintable(shown.noted()));
        QVERIFY(!shown.noted().contains("If both play"));
    }

    /// Two users: the teacher looks at a move for seconds.
    void anotherMoveWaitsForTheTeacher() {
        const Taught shown("connect-four");
        shown.chooseIn("playSecond", 0);
        shown.type("1");
        QVERIFY(shown.dialog->thinks());
        clickSquare(shown.board(), 3);
        shown.type("4");
        QCOMPARE(shown.length(), std::size_t{1});
        QCOMPARE(shown.noted(), "The teacher looks at your move…");
        QTRY_VERIFY_WITH_TIMEOUT(shown.noted().startsWith("By a search "), 30'000);
        QVERIFY(!shown.noted().contains("go on"));
        shown.type("4");
        QCOMPARE(shown.length(), std::size_t{2});
        shown.click("playStop");
    }

    void whatElseWasSaidDoesNotStay() {
        const Taught shown("nim:1:2");
        shown.type("A-1");
        clickCounter(shown.board(), 0, 0);
        QCOMPARE(shown.noted(), "It is the program’s turn.");
        QTRY_COMPARE(shown.length(), std::size_t{2});
        QCOMPARE(shown.noted(), QString());
    }

    /// X wins on b1 in 3 plies, which is not what the search names; O has no such choice after
    /// that.
    void theDistanceIsSaidOfOneMove() {
        const Taught shown("tic-tac-toe@..x/..o/.xo:x");
        shown.chooseIn("playFirst", 1);
        QTRY_VERIFY(shown.noted().startsWith("b1 wins in 3 plies. The search alone"));
        QTRY_COMPARE(shown.length(), std::size_t{2});
        QVERIFY2(!shown.noted().contains("b1"), qPrintable(shown.noted()));
    }
};

QTEST_MAIN(TestTeacher)
#include "tst_teacher.moc"
