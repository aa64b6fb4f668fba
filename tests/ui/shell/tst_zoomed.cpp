// Every window that steps, from its first step to its last and back while a part of the tree is
// looked at: whatever a step is about is in view, and there are steps that are about no node.

#include "core/growth/growth.h"
#include "tests/ui/compare/growthtouch.h"
#include "tests/ui/gamewindow.h"
#include "tests/ui/montecarlo/searching.h"
#include "tests/ui/play/playwindow.h"
#include "tests/ui/practice/practising.h"
#include "ui/drawing/minimapview.h"
#include "ui/montecarlo/besidealphabeta.h"
#include "ui/play/playedmoves.h"
#include "ui/session/panes.h"

#include <QCheckBox>
#include <QWheelEvent>
#include <functional>

using namespace prunus;

namespace {

/// The wheel, turned over a part that shows none of the deepest rows.
void zoomIn(TreeCanvas& canvas) {
    canvas.setSmooth(false);
    const QPointF at(canvas.width() / 3.0, canvas.height() / 3.0);
    for (int turns = 0; turns < 5; ++turns) {
        QWheelEvent wheel(at, canvas.mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&canvas, &wheel);
    }
    QVERIFY(isPartlyOutside(canvas.view(), canvas.viewport()));
}

/// Something that has steps: where it is, its last one, and what each of them is about.
struct Stepped {
    std::function<std::uint32_t()> step;
    std::uint32_t end = 0;
    std::function<void(Qt::Key)> press;
    std::function<void()> look; ///< at each step
};

void thereAndBack(const Stepped& all) {
    QVERIFY(all.end > 0);
    const auto goes = [&](Qt::Key key, std::uint32_t to) {
        all.press(key);
        QCOMPARE(all.step(), to);
        all.look();
    };
    goes(Qt::Key_Home, 0);
    for (std::uint32_t t = 1; t <= all.end && !QTest::currentTestFailed(); ++t) {
        goes(Qt::Key_Right, t);
    }
    for (std::uint32_t t = all.end; t > 0 && !QTest::currentTestFailed(); --t) {
        goes(Qt::Key_Left, t - 1);
    }
    goes(Qt::Key_End, all.end);
    goes(Qt::Key_Home, 0);
}

bool isInView(const TreeCanvas& canvas, NodeId n) {
    return n == noNode || QRectF(canvas.rect()).contains(canvas.nodeRect(n).center());
}

/// The session of a canvas that is zoomed, by the keys of its window.
Stepped searchIn(TreeCanvas& canvas, const std::function<void(Qt::Key)>& press) {
    Session& session = canvas.session();
    return {[&session] { return session.panes().beat().value; }, session.panes().end().value, press,
            [&canvas, &session] {
                QVERIFY(isInView(canvas, session.moment().currentNode()));
                QVERIFY(!canvas.grab().isNull());
            }};
}

constexpr auto deep = "[[[3,[12,8]],[2,[4,[6,1]]]],[[14,5],2,[7,[9,[0,10]]]]]";

} // namespace

class TestZoomed : public QObject {
    Q_OBJECT

  private slots:
    void theMainWindow_data();
    void theMainWindow();
    void aGameWithItsBoards();
    void monteCarlo_data();
    void monteCarlo();
    void aReviewOfAnAnswer_data();
    void aReviewOfAnAnswer();
    void theMovesOfAGame();
    void thePointsOfGrowth();
};

void TestZoomed::theMainWindow_data() {
    QTest::addColumn<QList<int>>("searches"); // the first is picked
    QTest::addColumn<int>("selected");        // -1 for none
    QTest::addColumn<bool>("hidden");
    const auto a = [](Algorithm algorithm) { return int(algorithm); };
    const QList<int> one{a(Algorithm::alphaBeta)};
    const QList<int> four{a(Algorithm::minimax), a(Algorithm::alphaBeta), a(Algorithm::mtdf),
                          a(Algorithm::iterativeDeepening)};
    QTest::newRow("alpha-beta, nothing selected") << one << -1 << false;
    QTest::newRow("alpha-beta, the last leaf selected") << one << 25 << false;
    QTest::newRow("alpha-beta, unread leaves hidden") << one << -1 << true;
    QTest::newRow("searches that begin again") << QList<int>{a(Algorithm::mtdf)} << -1 << false;
    QTest::newRow("deeper and deeper")
        << QList<int>{a(Algorithm::iterativeDeepening)} << -1 << false;
    QTest::newRow("best first, by states") << QList<int>{a(Algorithm::sssStar)} << -1 << false;
    QTest::newRow("four panes") << four << -1 << false;
    QTest::newRow("four panes, unread leaves hidden") << four << 3 << true;
}

void TestZoomed::theMainWindow() {
    QFETCH(const QList<int>, searches);
    QFETCH(const int, selected);
    QFETCH(const bool, hidden);
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.openText(deep, {});
    settle(shown.window);
    Session& session = shown.window.session();
    for (const int each : searches) {
        SearchOptions options;
        options.algorithm = Algorithm(each);
        each == searches.front() ? session.setOptions(options) : session.panes().open(options);
    }
    QTRY_COMPARE(session.panes().count(), int(searches.size()));
    session.setHideUnreadLeaves(hidden);
    auto& canvas = *shown.window.findChild<TreeCanvas*>();
    zoomIn(canvas);
    session.select(selected < 0 ? noNode : NodeId{std::uint32_t(selected)});
    thereAndBack(searchIn(canvas, [&](Qt::Key key) { shown.press(key); }));
}

void TestZoomed::aGameWithItsBoards() {
    GameWindow shown(lateGame());
    QVERIFY(shown.ready);
    zoomIn(shown.canvas());
    thereAndBack(searchIn(shown.canvas(), [&](Qt::Key key) { shown.press(key); }));
}

void TestZoomed::monteCarlo_data() {
    QTest::addColumn<bool>("ofGame");
    QTest::addColumn<bool>("beside");
    QTest::newRow("in a tree") << false << false;
    QTest::newRow("beside alpha-beta, with differences marked") << false << true;
    QTest::newRow("on a game") << true << false;
}

/// Step 0 is about no node, and neither is what comes before the first playout.
void TestZoomed::monteCarlo() {
    QFETCH(const bool, ofGame);
    QFETCH(const bool, beside);
    const montecarlotest::Searching searching(ofGame ? lateGame() : deep);
    QVERIFY(searching.active);
    MonteCarloWindow& shown = *searching.shown;
    QCOMPARE(shown.run().trace()->start().has_value(), ofGame);
    searching.setIterations(7);
    if (beside) {
        part<QCheckBox>(shown, "besideChoice").click();
        part<QCheckBox>(shown, "uctDifferencesChoice").click();
        settle(shown);
        zoomIn(shown.beside().canvas());
    }
    zoomIn(shown.canvas());
    const MonteCarlo& run = shown.run();
    thereAndBack({[&] { return run.step().value; }, run.trace()->end().value,
                  [&](Qt::Key key) { searching.key(key); },
                  [&] {
                      QVERIFY(isInView(shown.canvas(), run.moment().event().node));
                      QVERIFY(!shown.canvas().grab().isNull());
                  }});
}

void TestZoomed::aReviewOfAnAnswer_data() {
    QTest::addColumn<Question>("question");
    for (const Question each : {Question::values, Question::crossOut, Question::windows,
                                Question::cuts, Question::negamax}) {
        QTest::newRow(std::string(traits(each).id).c_str()) << each;
    }
}

void TestZoomed::aReviewOfAnAnswer() {
    QFETCH(const Question, question);
    Practising shown(question, twoCuts);
    shown.exercise().change(keyOf(shown.exercise().task()));
    shown.trigger("checkAnswer");
    QVERIFY(!shown.exercise().isOpen());
    settle(shown.window);
    zoomIn(shown.canvas());
    thereAndBack(searchIn(shown.canvas(), [&](Qt::Key key) { shown.press(key); }));
}

/// A board is no tree, but each move of the list is a step.
void TestZoomed::theMovesOfAGame() {
    const PlayWindow shown;
    shown.chooseIn("playFirst", 0);
    shown.chooseIn("playSecond", 0);
    for (const int place : {4, 0, 8, 2, 1}) {
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

void TestZoomed::thePointsOfGrowth() {
    ShownWindow shown;
    GrowthDialog& dialog = dialogOf(shown);
    type(dialog, "growthDepth", "3");
    measure(dialog);
    GrowthChart& chart = chartOf(dialog);
    QVERIFY(chart.points().size() > 3);
    chart.setFocus();
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Right, Qt::Key_Right,
                              Qt::Key_Right, Qt::Key_Down, Qt::Key_Up, Qt::Key_Left, Qt::Key_Left,
                              Qt::Key_Left, Qt::Key_Left, Qt::Key_Up, Qt::Key_Home, Qt::Key_End}) {
        QTest::keyClick(&chart, key);
        QVERIFY(!dialog.grab().isNull());
    }
    QVERIFY(chart.current() != nullptr);
}

QTEST_MAIN(TestZoomed)
#include "tst_zoomed.moc"
