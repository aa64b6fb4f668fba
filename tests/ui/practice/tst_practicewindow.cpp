// Practice in the window: how it begins and ends, what is told of an answer, and that nothing tells
// it before.

#include "core/practice/answer.h"
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

/// What is seen of a window and its parts, and where.
QStringList layoutOf(const ShownWindow& shown) {
    QStringList all;
    for (const QWidget* each : shown.window.findChildren<QWidget*>()) {
        if (each->isVisible() && !each->objectName().isEmpty()) {
            QDebug(&all.emplaceBack(each->objectName())) << each->geometry();
        }
    }
    for (const QAction* each : shown.window.findChildren<QAction*>()) {
        all << each->objectName() + each->text() + QString::number(int(each->isEnabled())) +
                   QString::number(int(each->isVisible()));
    }
    return all;
}

/// In both formats that are text.
QStringList onPaper(const Practising& shown, bool answered) {
    QStringList texts;
    for (const FigureFormat format : {FigureFormat::svg, FigureFormat::tikz}) {
        texts << QString::fromUtf8(figureBytes(shown.mode().sheet(answered), format).value());
    }
    return texts;
}

constexpr std::array<const char*, 2> mirroredTrees{"[[16,19],[14,18,17],[12,15]]",
                                                   "[[12,15],[14,18,17],[16,19]]"};
/// With static values for depth 1, so that another move is right there; and of seven evaluations
/// depth 2 leaves none over in the one, and has too few in the other.
constexpr std::array<const char*, 2> mirroredPlies{
    R"({"format": "prunus-tree", "version": 1, "tree": [{"value": 13, "children": [16, 19]},
        {"value": 11, "children": [14, 18, 17]}, {"value": 10, "children": [12, 15]}]})",
    R"({"format": "prunus-tree", "version": 1, "tree": [{"value": 10, "children": [12, 15]},
        {"value": 11, "children": [14, 18, 17]}, {"value": 13, "children": [16, 19]}]})"};

/// The values of the leaves in the tests of leaks have two digits, and nothing else that differs
/// has; nor does it matter where objects lie in memory.
QStringList masked(QStringList all) {
    static const QRegularExpression value(QStringLiteral("\\b[1-9][0-9]\\b|0x[0-9a-f]+"));
    all.replaceInStrings(value, QStringLiteral("v"));
    return all;
}

} // namespace

class TestPracticeWindow : public QObject {
    Q_OBJECT

  private slots:
    void twoClicksLeadToAQuestion_data();
    void twoClicksLeadToAQuestion();
    void leavingBringsAllBack();
    void theRulesStandOnEveryQuestion();
    void checkingTellsHowManyThenWhereThenWhy();
    void givingUpShowsWhatIsRight_data();
    void givingUpShowsWhatIsRight();
    void nodesWithOneWindowAreOneSentence();
    void rightAtTheFirstTry();
    void hintsNeverTellTheAnswer();
    void reviewStopsWhereBothDifferFirst();
    void reviewIsOfTheCoursesSearch();
    void reviewEndsWithTheLastDepth();
    void theCountsFollowTheSigns_data();
    void theCountsFollowTheSigns();
    void itFillsTheScreen();
    void theFullScreenStays_data();
    void theFullScreenStays();
    void theDrawingHasRoom_data();
    void theDrawingHasRoom();
    void nothingTellsTheKey_data();
    void nothingTellsTheKey();
    void norOnTheOpenTree();
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

void TestPracticeWindow::leavingBringsAllBack() {
    Practising shown;
    QVERIFY(shown.active);
    shown.window.session().setStep(Step{14});
    shown.find<QAction>("callStackPanelShown").trigger(); // one is closed
    shown.find<QAction>("duplicatePicked").trigger();
    shown.window.session().select(NodeId{2});
    shown.window.session().toggleProof();
    settle(shown.window);
    const QStringList before = layoutOf(shown);
    const auto tree = shown.window.session().document();
    shown.choose("startPractice", "Cut or not?");
    shown.canvas().zoomIn();
    shown.clickNode({0, 1});
    shown.exercise().clear();
    shown.trigger("leavePractice");
    QVERIFY(!shown.mode().practising());
    settle(shown.window);
    QCOMPARE(layoutOf(shown), before);
    QCOMPARE(shown.window.session().document(), tree);
    QCOMPARE(shown.window.session().step(), Step{14});
    QCOMPARE(shown.window.session().panes().count(), 2);
    QCOMPARE(shown.window.session().selection(), NodeId{2});
    QVERIFY(shown.window.session().showsProof());
    QVERIFY(!shown.window.session().hidesUnreadLeaves());
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
                            "evaluated."));
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
        QStringLiteral("9 is read: at that moment the window of B is [−∞, 6].")));
    QVERIFY(!shown.text("why").contains(QStringLiteral("not read")));
    shown.trigger("giveUp");
    QCOMPARE(shown.text("checkHeading"), QStringLiteral("Shown"));
    QVERIFY(shown.text("why").contains(QStringLiteral("After 2 the window of D is [6, 2]")));
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

void TestPracticeWindow::theCountsFollowTheSigns_data() {
    QTest::addColumn<QString>("menu");
    QTest::addColumn<QString>("entry");
    QTest::addColumn<int>("percent");
    for (const int percent : {100, 200}) {
        const QByteArray at = " at " + QByteArray::number(percent) + " %";
        QTest::newRow("one question" + at) << "practiseOnThisTree"
                                           << "Cross out what is skipped" << percent;
        QTest::newRow("a set" + at) << "startPractice"
                                    << "Mixed" << percent;
    }
}

/// And the button stays at the right end.
void TestPracticeWindow::theCountsFollowTheSigns() {
    QFETCH(const QString, menu);
    QFETCH(const QString, entry);
    QFETCH(const int, percent);
    Practising shown;
    QVERIFY(shown.active);
    setTextSize(shown, percent);
    shown.window.resize(1400, 800);
    shown.choose(qPrintable(menu), qPrintable(entry));
    QTRY_VERIFY(isAtRest(shown.window));
    const auto& signs = shown.find<QLabel>("practiceSigns");
    const auto& counts = shown.find<QLabel>("practiceCounts");
    const auto& strip = shown.find<QWidget>("progressStrip");
    const auto& button = shown.find<QWidget>("newTreeButton");
    const int written = signs.fontMetrics().horizontalAdvance(signs.text());
    QVERIFY(signs.width() >= written);
    QCOMPARE(counts.isVisible(), percent == 100);
    if (counts.isVisible()) {
        const int gap = counts.x() - signs.x() - written;
        QVERIFY2(gap >= 0 && gap <= 12, qPrintable(QString::number(gap)));
        QVERIFY(counts.width() >= counts.fontMetrics().horizontalAdvance(counts.text()));
    }
    QCOMPARE(button.mapTo(&strip, button.rect().topRight()).x(), strip.width() - 18 - 1);
    setTextSize(shown, 100);
}

void TestPracticeWindow::itFillsTheScreen() {
    Practising shown;
    QVERIFY(shown.active);
    const QStringList before = layoutOf(shown);
    shown.choose("startPractice", "Cut or not?");
    const auto isAlone = [&shown] {
        return !shown.find<QWidget>("sentenceBand").isVisible() &&
               !shown.find<QWidget>("searchStatusBar").isVisible() &&
               !shown.find<QWidget>("whatHappenedPanel").isVisible() &&
               shown.find<QWidget>("practiceBand").isVisible();
    };
    shown.press(Qt::Key_F11);
    QTRY_VERIFY(shown.window.isFullScreen());
    QTRY_VERIFY(!shown.window.menuBar()->isVisible());
    shown.press(Qt::Key_6, Qt::AltModifier); // the sentence at the foot is of another search
    shown.press(Qt::Key_1, Qt::AltModifier); // and so are the panels
    QVERIFY(isAlone());
    shown.press(Qt::Key_H, Qt::ControlModifier);
    QVERIFY(!shown.text("hints").isEmpty());
    shown.press(Qt::Key_F11);
    QTRY_VERIFY(shown.window.menuBar()->isVisible());
    settle(shown.window);
    QVERIFY(isAlone());
    shown.press(Qt::Key_F11);
    QTRY_VERIFY(!shown.window.menuBar()->isVisible());
    shown.trigger("leavePractice");
    settle(shown.window);
    QVERIFY(shown.window.isFullScreen());
    shown.press(Qt::Key_F11);
    QTRY_VERIFY(shown.window.menuBar()->isVisible());
    settle(shown.window);
    QTRY_COMPARE(layoutOf(shown), before);
}

void TestPracticeWindow::theFullScreenStays_data() {
    QTest::addColumn<QString>("deeds"); // F the full screen begins or ends, P practice does
    QTest::newRow("the full screen alone") << "FF";
    QTest::newRow("practice within the full screen") << "FPPF";
    QTest::newRow("the full screen within practice") << "PFFP";
    QTest::newRow("practice ends last") << "FPFP";
    QTest::newRow("the full screen ends last") << "PFPF";
    QTest::newRow("practice once more in the full screen") << "PFPPFP";
    QTest::newRow("the full screen once more in practice") << "FPFFPF";
}

/// When practice begins and ends; and after both, all is as it was.
void TestPracticeWindow::theFullScreenStays() {
    QFETCH(const QString, deeds);
    Practising shown;
    QVERIFY(shown.active);
    shown.find<QAction>("callStackPanelShown").trigger(); // one is closed
    settle(shown.window);
    QTRY_VERIFY(isAtRest(shown.window));
    const QStringList before = layoutOf(shown);
    bool full = false;
    bool practises = false;
    for (const QChar deed : deeds) {
        if (deed == u'F') {
            shown.press(Qt::Key_F11);
            full = !full;
        } else if (practises) {
            shown.trigger("leavePractice");
        } else {
            shown.choose("startPractice", "Cut or not?");
        }
        practises = practises != (deed == u'P');
        QTRY_COMPARE(shown.window.isFullScreen(), full);
        settle(shown.window);
        QTRY_COMPARE(shown.window.menuBar()->isVisible(), !full);
        QCOMPARE(shown.mode().practising(), practises);
        QCOMPARE(shown.find<QWidget>("timeline").isVisible(), !practises);
        for (const char* part : {"searchBar", "searchStatusBar", "countsPanel"}) {
            QVERIFY2(shown.find<QWidget>(part).isVisible() == (!full && !practises), part);
        }
        QCOMPARE(shown.find<QWidget>("whatHappenedPanel").isVisible(), !practises);
        QVERIFY(!shown.find<QWidget>("callStackPanel").isVisible());
        // The keys of menus that are locked do nothing.
        QCOMPARE(shown.window.actions().contains(&shown.find<QAction>("showGrowth")),
                 full && !practises);
    }
    QTRY_COMPARE(layoutOf(shown), before);
}

void TestPracticeWindow::theDrawingHasRoom_data() {
    QTest::addColumn<QSize>("window");
    QTest::addColumn<QString>("percent");
    QTest::addColumn<int>("least");
    QTest::newRow("1280 pixels wide") << QSize(1280, 720) << "100" << 550;
    QTest::newRow("1280 pixels wide, twice as large") << QSize(1280, 720) << "200" << 430;
    QTest::newRow("420 pixels wide") << QSize(420, 720) << "100" << 300;
}

/// And nothing is wider than the window.
void TestPracticeWindow::theDrawingHasRoom() {
    QFETCH(const QSize, window);
    QFETCH(const QString, percent);
    QFETCH(const int, least);
    Practising shown;
    QVERIFY(shown.active);
    for (QAction* each : shown.find<QMenu>("textSizeMenu").actions()) {
        if (each->objectName() == percent) {
            each->trigger();
        }
    }
    shown.choose("startPractice", "True or false");
    const auto isResized = [&] { // some time after the question went below
        shown.window.resize(window);
        settle(shown.window);
        return shown.window.size() == window;
    };
    QTRY_VERIFY(isResized());
    QTRY_VERIFY2(shown.canvas().height() >= least,
                 qPrintable(QString::number(shown.canvas().height())));
    const auto& side = shown.find<QScrollArea>("practiceSide");
    QVERIFY(side.widget()->width() <= side.viewport()->width());
    for (QAction* each : shown.find<QMenu>("textSizeMenu").actions()) {
        if (each->objectName() == QStringLiteral("100")) {
            each->trigger();
        }
    }
}

void TestPracticeWindow::nothingTellsTheKey_data() {
    QTest::addColumn<int>("question");
    for (const QuestionTraits& each : everyQuestion) {
        QTest::newRow(std::string(each.id).c_str()) << int(each.question);
    }
}

void TestPracticeWindow::nothingTellsTheKey() {
    QFETCH(const int, question);
    QStringList written;
    QStringList told;
    QImage picture;
    for (const char* tree : asksForDepth(Question(question)) ? mirroredPlies : mirroredTrees) {
        Practising shown(Question(question), tree, enteredWith());
        QVERIFY(shown.active);
        QVERIFY(shown.asked().trace()->isUnsearched());
        shown.clickNode({1});
        shown.clickNode({2, 1});
        shown.press(Qt::Key_H, Qt::ControlModifier); // the rule
        shown.canvas().setFocus();
        settle(shown.window);
        QTRY_VERIFY(isAtRest(shown.window));
        QImage now = shown.canvas().grab().toImage();
        QPainter painter(&now);
        for (NodeId n; n.value < shown.exercise().task().tree->nodeCount(); ++n) {
            if (shown.exercise().task().tree->hasStaticValue(n)) {
                painter.fillRect(shown.canvas().nodeRect(n), Qt::gray);
            }
        }
        painter.end();
        const QStringList writtenNow =
            masked(writtenIn(shown.window) + onPaper(shown, true) + onPaper(shown, false));
        const QStringList toldNow = masked(toldOf(shown.window));
        if (!written.isEmpty()) {
            QCOMPARE(writtenNow, written);
            QCOMPARE(toldNow, told);
            QVERIFY(now == picture);
        }
        written = writtenNow;
        told = toldNow;
        picture = now;
    }
}

void TestPracticeWindow::norOnTheOpenTree() {
    QStringList before;
    for (const char* tree : mirroredTrees) {
        Practising shown;
        QVERIFY(shown.active);
        shown.window.openText(QLatin1String(tree), QStringLiteral("A tree"));
        shown.trigger("last");
        shown.choose("practiseOnThisTree", "Cross out what is skipped");
        QVERIFY(shown.asked().trace()->isUnsearched());
        settle(shown.window);
        QTRY_VERIFY(isAtRest(shown.window));
        QStringList now = writtenIn(shown.window) + toldOf(shown.window);
        for (const QAction* top : shown.window.menuBar()->actions()) {
            now << top->text() + QString::number(int(top->isEnabled()));
            for (const QAction* each : top->menu<QMenu*>()->actions()) {
                const bool reached = top->isEnabled() && each->isVisible();
                now << (reached ? each->text() + each->toolTip() +
                                      QString::number(int(each->isEnabled()))
                                : QString());
            }
        }
        QGuiApplication::clipboard()->clear();
        shown.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(!QGuiApplication::clipboard()->image().isNull());
        const QByteArray copied = QGuiApplication::clipboard()->mimeData()->data("image/svg+xml");
        QVERIFY(copied.contains("Cross out every leaf that alpha-beta does not examine."));
        now << QString::fromUtf8(copied);
        shown.press(Qt::Key_W);
        shown.press(Qt::Key_M, Qt::ControlModifier);
        QCOMPARE(shown.window.session().panes().count(), 1);
        QVERIFY(!shown.window.session().showsProof());
        now = masked(now);
        if (!before.isEmpty()) {
            QCOMPARE(now, before);
        }
        before = now;
    }
}

QTEST_MAIN(TestPracticeWindow)
#include "tst_practicewindow.moc"
