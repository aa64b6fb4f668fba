// Every window that steps but the Monte Carlo one, from its first step to its last and back while a
// part of the tree is looked at: whatever a step is about is in view, and there are steps that are
// about no node.

#include "core/growth/growth.h"
#include "tests/rows.h"
#include "tests/ui/compare/growthtouch.h"
#include "tests/ui/gamewindow.h"
#include "tests/ui/play/playwindow.h"
#include "tests/ui/practice/practising.h"
#include "tests/ui/zoomed.h"
#include "ui/play/playedmoves.h"
#include "ui/session/panes.h"

using namespace prunus;

namespace {

/// The session of a canvas that is zoomed, by the keys of its window.
template <class Shown> Stepped searchIn(Shown& shown) {
    TreeCanvas& canvas = shown.canvas();
    Session& session = canvas.session();
    return {[&session] { return session.panes().beat().value; }, session.panes().end().value,
            [&shown](Qt::Key key) { shown.press(key); },
            [&canvas, &session] {
                QVERIFY(isInView(canvas, session.moment().currentNode()));
                QVERIFY(!canvas.grab().isNull());
            }};
}

} // namespace

class TestZoomed : public QObject {
    Q_OBJECT

  private slots:
    void theMainWindow_data() {
        // Of the searches the first is picked; -1 is no node.
        const Rows<QList<Algorithm>, int, bool> row("searches", "selected", "hidden");
        const QList<Algorithm> four{Algorithm::minimax, Algorithm::alphaBeta, Algorithm::mtdf,
                                    Algorithm::iterativeDeepening};
        row("alpha-beta, nothing selected", {Algorithm::alphaBeta}, -1, false);
        row("alpha-beta, the last leaf selected", {Algorithm::alphaBeta}, 25, false);
        row("alpha-beta, unread leaves hidden", {Algorithm::alphaBeta}, -1, true);
        row("searches that begin again", {Algorithm::mtdf}, -1, false);
        row("deeper and deeper", {Algorithm::iterativeDeepening}, -1, false);
        row("best first, by states", {Algorithm::sssStar}, -1, false);
        row("four panes", four, -1, false);
        row("four panes, unread leaves hidden", four, 3, true);
    }

    void theMainWindow() {
        QFETCH(const QList<Algorithm>, searches);
        QFETCH(const int, selected);
        QFETCH(const bool, hidden);
        ShownWindow shown;
        shown.window.openText(unevenTree, {});
        settle(shown.window);
        Session& session = shown.session();
        for (const Algorithm each : searches) {
            SearchOptions options;
            options.algorithm = each;
            each == searches.front() ? session.setOptions(options) : session.panes().open(options);
        }
        QTRY_COMPARE(session.panes().count(), int(searches.size()));
        session.setHideUnreadLeaves(hidden);
        zoomIn(shown.canvas());
        session.select(selected < 0 ? noNode : NodeId{std::uint32_t(selected)});
        thereAndBack(searchIn(shown));
    }

    void aGameWithItsBoards() {
        GameWindow shown(lateGame());
        QVERIFY(shown.ready);
        zoomIn(shown.canvas());
        thereAndBack(searchIn(shown));
    }

    void aReviewOfAnAnswer_data() {
        const Rows<Question> row("question");
        for (const Question each : {Question::values, Question::crossOut, Question::windows,
                                    Question::cuts, Question::negamax}) {
            row(std::string(traits(each).id).c_str(), each);
        }
    }

    void aReviewOfAnAnswer() {
        QFETCH(const Question, question);
        Practising shown(question, twoCuts);
        shown.exercise().change(keyOf(shown.exercise().task()));
        shown.trigger("checkAnswer");
        QVERIFY(!shown.exercise().isOpen());
        shown.trigger("review");
        settle(shown.window);
        zoomIn(shown.canvas());
        thereAndBack(searchIn(shown));
    }

    /// A board is no tree, but each move of the list is a step.
    void theMovesOfAGame() {
        const PlayWindow shown;
        shown.chooseIn("playFirst", 0);
        shown.chooseIn("playSecond", 0);
        for (const std::uint32_t place : {4U, 0U, 8U, 2U, 1U}) {
            clickSquare(shown.board(), place);
        }
        QCOMPARE(shown.length(), std::size_t(5));
        PlayedMoves& moves = shown.moves();
        moves.setFocus();
        for (const Qt::Key key : {Qt::Key_Home, Qt::Key_Down, Qt::Key_Up, Qt::Key_Up, Qt::Key_End,
                                  Qt::Key_Down, Qt::Key_Left, Qt::Key_Right, Qt::Key_Home}) {
            QTest::keyClick(&moves, key);
            QVERIFY(!shown.dialog->grab().isNull());
        }
        QCOMPARE(shown.length(), std::size_t(5));
    }

    void thePointsOfGrowth() {
        ShownWindow shown;
        GrowthDialog& dialog = dialogOf(shown);
        type(dialog, "growthDepth", "3");
        measure(dialog);
        GrowthChart& chart = chartOf(dialog);
        QVERIFY(chart.points().size() > 3);
        chart.setFocus();
        for (const Qt::Key key :
             {Qt::Key_Left, Qt::Key_Right, Qt::Key_Right, Qt::Key_Right, Qt::Key_Right,
              Qt::Key_Down, Qt::Key_Up, Qt::Key_Left, Qt::Key_Left, Qt::Key_Left, Qt::Key_Left,
              Qt::Key_Up, Qt::Key_Home, Qt::Key_End}) {
            QTest::keyClick(&chart, key);
            QVERIFY(!dialog.grab().isNull());
        }
        QVERIFY(chart.current() != nullptr);
    }
};

QTEST_MAIN(TestZoomed)
#include "tst_zoomed.moc"
