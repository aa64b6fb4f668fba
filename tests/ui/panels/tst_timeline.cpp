// The timeline and its buttons, with the mouse.

#include "tests/ui/shownwindow.h"
#include "ui/panels/timelinetrack.h"

#include <QStatusBar>

using prunus::Step;

class TestTimeline : public QObject {
    Q_OBJECT

  private slots:
    void clickingGoesToThatStep();
    void draggingFollowsBothWays();
    void buttons();
    void buttonsAreEnabledWhereTheyLead();
    void theLastCutoffIsNamed();
    void theMarkIsPaintedAboveItsStep();
    void aScreenReaderCanMoveTheSlider();
    void whileLeavesAreHiddenNothingToComeIsTold();
    void noCutoffIsLeft();
    void passesAndIterationsAreMarked();
    void namesOfPassesAreWholeAndInView_data();
    void namesOfPassesAreWholeAndInView();
    void aLongSearchUsesTheTimelineWhileItsEndIsHidden();
    void whatIsDraggedStaysUnderTheMouse();
};

namespace {

QPoint placeOf(const prunus::TimelineTrack& track, std::uint32_t t) {
    return track.handleAt(prunus::Beat{t}).toPoint();
}

} // namespace

void TestTimeline::clickingGoesToThatStep() {
    ShownWindow shown;
    QVERIFY(shown.active);
    auto& track = shown.find<prunus::TimelineTrack>("timelineTrack");
    for (const std::uint32_t t : {14U, 1U, 26U, 0U, 13U}) {
        QTest::mouseClick(&track, Qt::LeftButton, {}, placeOf(track, t));
        QCOMPARE(shown.step(), static_cast<int>(t));
    }
}

void TestTimeline::draggingFollowsBothWays() {
    ShownWindow shown;
    QVERIFY(shown.active);
    auto& track = shown.find<prunus::TimelineTrack>("timelineTrack");
    QTest::mousePress(&track, Qt::LeftButton, {}, placeOf(track, 2));
    for (const std::uint32_t t : {9U, 20U, 26U, 14U, 3U}) {
        QTest::mouseMove(&track, placeOf(track, t));
        QTRY_COMPARE(shown.step(), static_cast<int>(t));
    }
    QTest::mouseRelease(&track, Qt::LeftButton, {}, placeOf(track, 3));
    QTest::mouseMove(&track, placeOf(track, 20));
    settle(shown.window);
    QCOMPARE(shown.step(), 3);
}

void TestTimeline::buttons() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.click("stepButton");
    shown.click("stepButton");
    QCOMPARE(shown.step(), 2);
    shown.click("backButton");
    QCOMPARE(shown.step(), 1);
    shown.click("lastButton");
    QCOMPARE(shown.step(), 26);
    shown.click("firstButton");
    QCOMPARE(shown.step(), 0);
    shown.click("playButton");
    QCOMPARE(shown.find<QPushButton>("playButton").text(), QStringLiteral("❚❚ Pause"));
    QTRY_COMPARE_WITH_TIMEOUT(shown.step(), 1, 3000);
    shown.click("playButton");
    QCOMPARE(shown.find<QPushButton>("playButton").text(), QStringLiteral("▶▶ Play"));
}

void TestTimeline::buttonsAreEnabledWhereTheyLead() {
    ShownWindow shown;
    QVERIFY(shown.active);
    QVERIFY(!shown.find<QPushButton>("backButton").isEnabled());
    QVERIFY(!shown.find<QPushButton>("firstButton").isEnabled());
    QVERIFY(shown.find<QPushButton>("stepButton").isEnabled());
    shown.press(Qt::Key_End);
    QVERIFY(shown.find<QPushButton>("backButton").isEnabled());
    QVERIFY(!shown.find<QPushButton>("stepButton").isEnabled());
    QVERIFY(!shown.find<QPushButton>("lastButton").isEnabled());
}

void TestTimeline::theLastCutoffIsNamed() {
    ShownWindow shown;
    QVERIFY(shown.active);
    auto& track = shown.find<prunus::TimelineTrack>("timelineTrack");
    shown.window.session().setStep(Step{13});
    QCOMPARE(track.cutoffLabel(), QString());
    shown.window.session().setStep(Step{14});
    QCOMPARE(track.cutoffLabel(), QStringLiteral("✂ C"));
    shown.window.session().setStep(Step{26});
    QCOMPARE(track.cutoffLabel(), QStringLiteral("✂ C"));
}

void TestTimeline::theMarkIsPaintedAboveItsStep() {
    ShownWindow shown;
    QVERIFY(shown.active);
    auto& track = shown.find<prunus::TimelineTrack>("timelineTrack");
    const QColor mark = prunus::themeFor(shown.window.palette()).cutMark;
    const QImage image = track.grab().toImage().scaled(track.size());
    const auto marked = [&](std::uint32_t t) {
        return image.pixelColor(placeOf(track, t).x(), track.height() / 4) == mark;
    };
    QVERIFY(marked(14));
    for (const std::uint32_t t : {5U, 12U, 13U, 15U, 20U}) {
        QVERIFY2(!marked(t), qPrintable(QString::number(t)));
    }
}

void TestTimeline::aScreenReaderCanMoveTheSlider() {
    ShownWindow shown;
    QVERIFY(shown.active);
    auto& track = shown.find<prunus::TimelineTrack>("timelineTrack");
    QCOMPARE(track.maximum(), 26);
    track.setValue(14);
    QCOMPARE(shown.text("happenedTitle"), QStringLiteral("α-cutoff at C (MIN)."));
}

void TestTimeline::whileLeavesAreHiddenNothingToComeIsTold() {
    ShownWindow shown;
    QVERIFY(shown.active);
    auto& track = shown.find<prunus::TimelineTrack>("timelineTrack");
    const QColor mark = prunus::themeFor(shown.window.palette()).cutMark;
    const auto marked = [&](std::uint32_t t) {
        const QImage image = track.grab().toImage().scaled(track.size());
        return image.pixelColor(placeOf(track, t).x(), track.height() / 4) == mark;
    };
    QCOMPARE(shown.text("stepCount"), QStringLiteral("of 26"));
    QCOMPARE(track.accessibleDescription(), QStringLiteral("1 cutoff in this search"));
    shown.window.session().setHideUnreadLeaves(true);
    shown.window.session().setStep(Step{13});
    QCOMPARE(shown.text("stepCount"), QStringLiteral("of ?"));
    QCOMPARE(track.accessibleDescription(), QStringLiteral("0 cutoffs so far in this search"));
    QVERIFY(!marked(14));
    // Minimax enters and leaves 4 nodes, reads 9 leaves and compares 12 returns.
    QCOMPARE(track.maximum(), 29);
    shown.window.session().setStep(Step{14});
    QVERIFY(marked(14));
    // There are no more than 26 steps, whatever is asked for.
    auto& number = shown.find<QSpinBox>("stepNumber");
    number.setValue(28);
    QCOMPARE(shown.window.session().step(), Step{26});
    QCOMPARE(number.value(), 26);
    QCOMPARE(shown.text("stepCount"), QStringLiteral("of 26"));
    number.setValue(29);
    QCOMPARE(number.value(), 26);
    track.setValue(29);
    QCOMPARE(track.value(), 26);
    // When all is over, it is told: the track ends where the search does.
    QCOMPARE(track.maximum(), 26);
}

void TestTimeline::noCutoffIsLeft() {
    ShownWindow shown;
    QVERIFY(shown.active);
    for (const std::uint32_t t : {0U, 13U, 14U, 26U}) {
        shown.window.session().setStep(Step{t});
        QVERIFY(part<QAction>(shown.window, "nextCutoff").isEnabled());
    }
    shown.window.session().setStep(Step{0});
    shown.press(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(shown.step(), 14);
    QCOMPARE(shown.window.statusBar()->currentMessage(), QString());
    shown.press(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(shown.step(), 14);
    QCOMPARE(shown.window.statusBar()->currentMessage(),
             QStringLiteral("No cutoff comes after this step."));
    shown.press(Qt::Key_Right);
    QCOMPARE(shown.window.statusBar()->currentMessage(), QString());
    // A class is to find out what is to come.
    shown.window.session().setHideUnreadLeaves(true);
    shown.press(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(shown.step(), 15);
    QCOMPARE(shown.window.statusBar()->currentMessage(), QString());
}

void TestTimeline::passesAndIterationsAreMarked() {
    ShownWindow shown;
    QVERIFY(shown.active);
    auto& track = shown.find<prunus::TimelineTrack>("timelineTrack");
    QVERIFY(track.passes().empty());
    // By `prunus trace`: MTD(f) enters the root of figure 5.2 at steps 1 and 13.
    prunus::SearchOptions options;
    options.algorithm = prunus::Algorithm::mtdf;
    shown.window.session().setOptions(options);
    QCOMPARE(track.passes().size(), 2U);
    QCOMPARE(track.passes().front().text, QStringLiteral("pass 1"));
    QCOMPARE(track.passes().back().text, QStringLiteral("pass 2"));
    QCOMPARE(track.passes().back().x, track.handleAt(prunus::Beat{13}).x());
    QVERIFY(track.accessibleDescription().endsWith(QStringLiteral("2 passes")));
    // Each level has static values here, so that there is an iteration to each depth.
    shown.window.session().openText(
        QStringLiteral(R"({"format": "prunus-tree", "version": 1, "tree": {"value": 0, "children":
            [{"value": 1, "children": [4, 5]}, {"value": 2, "children": [6, 7]}]}})"),
        QStringLiteral("depths"));
    options.algorithm = prunus::Algorithm::iterativeDeepening;
    shown.window.session().setOptions(options);
    QStringList texts;
    for (const prunus::PassMark& mark : track.passes()) {
        texts << mark.text;
    }
    QCOMPARE(texts, QStringList({"depth 1", "depth 2"}));
    // What is still to come is not marked while leaves are hidden.
    shown.find<QAction>("hideUnreadLeaves").trigger();
    QVERIFY(track.passes().empty());
    shown.press(Qt::Key_Right);
    QCOMPARE(track.passes().size(), 1U);
}

void TestTimeline::namesOfPassesAreWholeAndInView_data() {
    QTest::addColumn<int>("percent");
    QTest::newRow("text of 100 %") << 100;
    QTest::newRow("text of 200 %") << 200;
}

/// Each stands beneath the track, clear of the handle, as far as the next begins, in letters that
/// follow the text size.
void TestTimeline::namesOfPassesAreWholeAndInView() {
    QFETCH(const int, percent);
    ShownWindow shown;
    QVERIFY(shown.active);
    part<QAction>(shown.window, QByteArray::number(percent)).trigger();
    auto& track = shown.find<prunus::TimelineTrack>("timelineTrack");
    const int lower = track.sizeHint().height();
    prunus::SearchOptions options;
    options.algorithm = prunus::Algorithm::mtdf;
    shown.window.session().setOptions(options);
    const QFontMetricsF metrics(track.passFont());
    QVERIFY(track.passFont().pointSizeF() >= 9 * percent / 100.0);
    QCOMPARE(track.sizeHint().height(), lower + QFontMetrics(track.passFont()).height());
    QTRY_COMPARE(track.height(), track.sizeHint().height());
    const QColor ink = shown.window.palette().color(QPalette::WindowText);
    for (std::uint32_t t = 0; t <= shown.window.session().trace()->end().value; ++t) {
        shown.window.session().setStep(Step{t});
        const std::vector<prunus::PassMark> marks = track.passes();
        QCOMPARE(marks.size(), 2U);
        const QImage image = track.grab().toImage().scaled(track.size());
        for (std::size_t k = 0; k < marks.size(); ++k) {
            const double end = k + 1 < marks.size() ? marks[k + 1].x : track.width();
            const double right = marks[k].x + metrics.horizontalAdvance(marks[k].text);
            QVERIFY(!marks[k].text.isEmpty() && right < end);
            // The tick beside the name: nothing covers it at any step.
            const int x = static_cast<int>(marks[k].x);
            const int y = track.height() - QFontMetrics(track.passFont()).height() / 2;
            const QColor there = image.pixelColor(x, y);
            QVERIFY2(std::abs(there.lightness() - ink.lightness()) < 128,
                     qPrintable(QString::number(t)));
        }
    }
}

/// Nothing tells how long it is, but its steps are not a few pixels of a timeline for minimax.
void TestTimeline::aLongSearchUsesTheTimelineWhileItsEndIsHidden() {
    ShownWindow shown;
    QVERIFY(shown.active);
    QString tree = QStringLiteral("1");
    for (int level = 0; level < 7; ++level) {
        tree = QStringLiteral("[%1,%1,%1]").arg(tree);
    }
    auto& session = shown.window.session();
    session.openText(tree, QStringLiteral("equal leaves"));
    QTRY_VERIFY(session.hasSearch() && !session.opening());
    // Of 2187 leaves alone; minimax takes 3 · 1093 + 2 · 2187 − 1 steps.
    const std::uint32_t end = session.trace()->end().value;
    QVERIFY(end < 1000);
    auto& track = shown.find<prunus::TimelineTrack>("timelineTrack");
    session.setHideUnreadLeaves(true);
    QCOMPARE(track.maximum(), 1000);
    session.setStep(Step{end - 1});
    QCOMPARE(track.maximum(), 1000);
    session.setStep(Step{end}); // and now it is told
    QCOMPARE(track.maximum(), static_cast<int>(end));
    prunus::SearchOptions options = session.options();
    options.algorithm = prunus::Algorithm::minimax;
    session.setOptions(options);
    QTRY_VERIFY(!session.busy() && session.trace()->end().value == 7652U);
    for (const auto& [step, room] : {std::pair(0U, 1000), std::pair(999U, 1000),
                                     std::pair(1000U, 2000), std::pair(5000U, 8000)}) {
        session.setStep(Step{step});
        QCOMPARE(track.maximum(), room);
    }
}

void TestTimeline::whatIsDraggedStaysUnderTheMouse() {
    ShownWindow shown;
    QVERIFY(shown.active);
    auto& track = shown.find<prunus::TimelineTrack>("timelineTrack");
    shown.window.session().setHideUnreadLeaves(true);
    shown.window.session().setStep(Step{26});
    const int all = track.maximum();
    const auto at = [&track](std::uint32_t t) { return placeOf(track, t); };
    QTest::mousePress(&track, Qt::LeftButton, {}, at(26));
    for (const std::uint32_t t : {20U, 9U, 26U, 5U}) {
        QTest::mouseMove(&track, at(t));
        QTRY_COMPARE(shown.step(), static_cast<int>(t));
        QCOMPARE(track.maximum(), all);
    }
    QTest::mouseRelease(&track, Qt::LeftButton, {}, at(5));
    QCOMPARE(shown.step(), 5);
    QCOMPARE(track.maximum(), 29); // of minimax, as before
}

QTEST_MAIN(TestTimeline)
#include "tst_timeline.moc"
