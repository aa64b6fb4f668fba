// The timeline and its buttons, with the mouse; and where steps and cutoffs lie on it, without a
// window.

#include "tests/ui/shownwindow.h"
#include "ui/panels/timelinetrack.h"
#include "ui/panels/timescale.h"

#include <QStatusBar>
#include <QTest>

using namespace prunus;

namespace {

/// The window, and its timeline.
struct Timed : ShownWindow {
    Session& session = window.session();
    TimelineTrack& track = find<TimelineTrack>("timelineTrack");

    /// Where the handle is at a step.
    [[nodiscard]] QPoint at(std::uint32_t t) const { return track.handleAt(Beat{t}).toPoint(); }
    [[nodiscard]] bool hasMark(std::uint32_t t) const {
        const QImage image = track.grab().toImage().scaled(track.size());
        return image.pixelColor(at(t).x(), track.height() / 4) ==
               themeFor(window.palette()).cutMark;
    }
};

/// Of a search by itself.
Beat sameBeat(Step step) {
    return Beat{step.value};
}

} // namespace

class TestTimeline : public QObject {
    Q_OBJECT

  private slots:
    void clickingGoesToThatStep() {
        Timed shown;
        for (const std::uint32_t t : {14U, 1U, 26U, 0U, 13U}) {
            QTest::mouseClick(&shown.track, Qt::LeftButton, {}, shown.at(t));
            QCOMPARE(shown.step(), static_cast<int>(t));
        }
    }

    void draggingFollowsBothWays() {
        Timed shown;
        QTest::mousePress(&shown.track, Qt::LeftButton, {}, shown.at(2));
        for (const std::uint32_t t : {9U, 20U, 26U, 14U, 3U}) {
            QTest::mouseMove(&shown.track, shown.at(t));
            QTRY_COMPARE(shown.step(), static_cast<int>(t));
        }
        QTest::mouseRelease(&shown.track, Qt::LeftButton, {}, shown.at(3));
        QTest::mouseMove(&shown.track, shown.at(20));
        settle(shown.window);
        QCOMPARE(shown.step(), 3);
    }

    void buttons() {
        Timed shown;
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
        QCOMPARE(shown.find<QPushButton>("playButton").text(), "❚❚ Pause");
        QTRY_COMPARE_WITH_TIMEOUT(shown.step(), 1, 3000);
        shown.click("playButton");
        QCOMPARE(shown.find<QPushButton>("playButton").text(), "▶▶ Play");
    }

    void buttonsAreEnabledWhereTheyLead() {
        Timed shown;
        QVERIFY(!shown.find<QPushButton>("backButton").isEnabled());
        QVERIFY(!shown.find<QPushButton>("firstButton").isEnabled());
        QVERIFY(shown.find<QPushButton>("stepButton").isEnabled());
        shown.press(Qt::Key_End);
        QVERIFY(shown.find<QPushButton>("backButton").isEnabled());
        QVERIFY(!shown.find<QPushButton>("stepButton").isEnabled());
        QVERIFY(!shown.find<QPushButton>("lastButton").isEnabled());
    }

    void theLastCutoffIsNamed() {
        Timed shown;
        shown.session.setStep(Step{13});
        QCOMPARE(shown.track.cutoffLabel(), QString());
        shown.session.setStep(Step{14});
        QCOMPARE(shown.track.cutoffLabel(), "✂ C");
        shown.session.setStep(Step{26});
        QCOMPARE(shown.track.cutoffLabel(), "✂ C");
    }

    void theMarkIsPaintedAboveItsStep() {
        Timed shown;
        QVERIFY(shown.hasMark(14));
        for (const std::uint32_t t : {5U, 12U, 13U, 15U, 20U}) {
            QVERIFY2(!shown.hasMark(t), qPrintable(QString::number(t)));
        }
    }

    void aScreenReaderCanMoveTheSlider() {
        Timed shown;
        QCOMPARE(shown.track.maximum(), 26);
        shown.track.setValue(14);
        QCOMPARE(shown.text("happenedTitle"), "α-cutoff at C (MIN).");
    }

    void whileLeavesAreHiddenNothingToComeIsTold() {
        Timed shown;
        QCOMPARE(shown.text("stepCount"), "of 26");
        QCOMPARE(shown.track.accessibleDescription(), "1 cutoff in this search");
        shown.session.setHideUnreadLeaves(true);
        shown.session.setStep(Step{13});
        QCOMPARE(shown.text("stepCount"), "of ?");
        QCOMPARE(shown.track.accessibleDescription(), "0 cutoffs so far in this search");
        QVERIFY(!shown.hasMark(14));
        // Minimax enters and leaves 4 nodes, reads 9 leaves and compares 12 returns.
        QCOMPARE(shown.track.maximum(), 29);
        shown.session.setStep(Step{14});
        QVERIFY(shown.hasMark(14));
        // There are no more than 26 steps, whatever is asked for.
        auto& number = shown.find<QSpinBox>("stepNumber");
        number.setValue(28);
        QCOMPARE(shown.session.step(), Step{26});
        QCOMPARE(number.value(), 26);
        QCOMPARE(shown.text("stepCount"), "of 26");
        number.setValue(29);
        QCOMPARE(number.value(), 26);
        shown.track.setValue(29);
        QCOMPARE(shown.track.value(), 26);
        // When all is over, it is told: the track ends where the search does.
        QCOMPARE(shown.track.maximum(), 26);
    }

    void noCutoffIsLeft() {
        Timed shown;
        for (const std::uint32_t t : {0U, 13U, 14U, 26U}) {
            shown.session.setStep(Step{t});
            QVERIFY(part<QAction>(shown.window, "nextCutoff").isEnabled());
        }
        shown.session.setStep(Step{0});
        shown.press(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(shown.step(), 14);
        QCOMPARE(shown.window.statusBar()->currentMessage(), QString());
        shown.press(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(shown.step(), 14);
        QCOMPARE(shown.window.statusBar()->currentMessage(), "No cutoff comes after this step.");
        shown.press(Qt::Key_Right);
        QCOMPARE(shown.window.statusBar()->currentMessage(), QString());
        // A class is to find out what is to come.
        shown.session.setHideUnreadLeaves(true);
        shown.press(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(shown.step(), 15);
        QCOMPARE(shown.window.statusBar()->currentMessage(), QString());
    }

    void passesAndIterationsAreMarked() {
        Timed shown;
        QVERIFY(shown.track.passes().empty());
        // By `prunus trace`: MTD(f) enters the root of figure 5.2 at steps 1 and 13.
        shown.search(Algorithm::mtdf);
        QCOMPARE(shown.track.passes().size(), 2U);
        QCOMPARE(shown.track.passes().front().text, "pass 1");
        QCOMPARE(shown.track.passes().back().text, "pass 2");
        QCOMPARE(shown.track.passes().back().x, shown.track.handleAt(Beat{13}).x());
        QVERIFY(shown.track.accessibleDescription().endsWith("2 passes"));
        // Each level has static values here, so that there is an iteration to each depth.
        shown.session.openText(
            QStringLiteral(
                R"({"format": "prunus-tree", "version": 1, "tree": {"value": 0, "children":
                [{"value": 1, "children": [4, 5]}, {"value": 2, "children": [6, 7]}]}})"),
            QStringLiteral("depths"));
        shown.search(Algorithm::iterativeDeepening);
        QStringList texts;
        for (const PassMark& mark : shown.track.passes()) {
            texts << mark.text;
        }
        QCOMPARE(texts, QStringList({"depth 1", "depth 2"}));
        // What is still to come is not marked while leaves are hidden.
        shown.find<QAction>("hideUnreadLeaves").trigger();
        QVERIFY(shown.track.passes().empty());
        shown.press(Qt::Key_Right);
        QCOMPARE(shown.track.passes().size(), 1U);
    }

    void namesOfPassesAreWholeAndInView_data() {
        QTest::addColumn<int>("percent");
        QTest::newRow("text of 100 %") << 100;
        QTest::newRow("text of 200 %") << 200;
    }
    /// Each stands beneath the track, clear of the handle, as far as the next begins, in letters
    /// that follow the text size.
    void namesOfPassesAreWholeAndInView() {
        QFETCH(const int, percent);
        Timed shown;
        part<QAction>(shown.window, QByteArray::number(percent)).trigger();
        const int lower = shown.track.sizeHint().height();
        shown.search(Algorithm::mtdf);
        const QFontMetricsF metrics(shown.track.passFont());
        QVERIFY(shown.track.passFont().pointSizeF() >= 9 * percent / 100.0);
        QCOMPARE(shown.track.sizeHint().height(),
                 lower + QFontMetrics(shown.track.passFont()).height());
        QTRY_COMPARE(shown.track.height(), shown.track.sizeHint().height());
        const QColor ink = shown.window.palette().color(QPalette::WindowText);
        for (std::uint32_t t = 0; t <= shown.session.trace()->end().value; ++t) {
            shown.session.setStep(Step{t});
            const std::vector<PassMark> marks = shown.track.passes();
            QCOMPARE(marks.size(), 2U);
            const QImage image = shown.track.grab().toImage().scaled(shown.track.size());
            for (std::size_t k = 0; k < marks.size(); ++k) {
                const double end = k + 1 < marks.size() ? marks[k + 1].x : shown.track.width();
                const double right = marks[k].x + metrics.horizontalAdvance(marks[k].text);
                QVERIFY(!marks[k].text.isEmpty() && right < end);
                // The tick beside the name: nothing covers it at any step.
                const int x = static_cast<int>(marks[k].x);
                const int y =
                    shown.track.height() - QFontMetrics(shown.track.passFont()).height() / 2;
                const QColor there = image.pixelColor(x, y);
                QVERIFY2(std::abs(there.lightness() - ink.lightness()) < 128,
                         qPrintable(QString::number(t)));
            }
        }
    }

    /// Nothing tells how long it is, but its steps are not a few pixels of a timeline for minimax.
    void aLongSearchUsesTheTimelineWhileItsEndIsHidden() {
        Timed shown;
        QString tree = QStringLiteral("1");
        for (int level = 0; level < 7; ++level) {
            tree = QStringLiteral("[%1,%1,%1]").arg(tree);
        }
        shown.session.openText(tree, QStringLiteral("equal leaves"));
        QTRY_VERIFY(shown.session.hasSearch() && !shown.session.opening());
        // Of 2187 leaves alone; minimax takes 3 · 1093 + 2 · 2187 − 1 steps.
        const std::uint32_t end = shown.session.trace()->end().value;
        QVERIFY(end < 1000);
        shown.session.setHideUnreadLeaves(true);
        QCOMPARE(shown.track.maximum(), 1000);
        shown.session.setStep(Step{end - 1});
        QCOMPARE(shown.track.maximum(), 1000);
        shown.session.setStep(Step{end}); // and now it is told
        QCOMPARE(shown.track.maximum(), static_cast<int>(end));
        shown.search(Algorithm::minimax);
        QTRY_VERIFY(!shown.session.busy() && shown.session.trace()->end().value == 7652U);
        for (const auto& [step, room] : {std::pair(0U, 1000), std::pair(999U, 1000),
                                         std::pair(1000U, 2000), std::pair(5000U, 8000)}) {
            shown.session.setStep(Step{step});
            QCOMPARE(shown.track.maximum(), room);
        }
    }

    void whatIsDraggedStaysUnderTheMouse() {
        Timed shown;
        shown.session.setHideUnreadLeaves(true);
        shown.session.setStep(Step{26});
        const int all = shown.track.maximum();
        QTest::mousePress(&shown.track, Qt::LeftButton, {}, shown.at(26));
        for (const std::uint32_t t : {20U, 9U, 26U, 5U}) {
            QTest::mouseMove(&shown.track, shown.at(t));
            QTRY_COMPARE(shown.step(), static_cast<int>(t));
            QCOMPARE(shown.track.maximum(), all);
        }
        QTest::mouseRelease(&shown.track, Qt::LeftButton, {}, shown.at(5));
        QCOMPARE(shown.step(), 5);
        QCOMPARE(shown.track.maximum(), 29); // of minimax, as before
    }

    void endsOfTheLine() {
        const TimeScale scale{10, 260, Beat{26}};
        QCOMPARE(scale.xOf(Beat{0}), 10.0);
        QCOMPARE(scale.xOf(Beat{26}), 270.0);
        QVERIFY(scale.beatAt(-500) == Beat{0});
        QVERIFY(scale.beatAt(5000) == Beat{26});
        QVERIFY((TimeScale{10, 260, Beat{0}}.beatAt(100) == Beat{0}));
    }

    void everyStepIsFoundWhereItStands() {
        for (const std::uint32_t end : {1U, 26U, 999U}) {
            const TimeScale scale{10, 1000, Beat{end}};
            for (std::uint32_t t = 0; t <= end; ++t) {
                QVERIFY(scale.beatAt(scale.xOf(Beat{t})) == Beat{t});
            }
        }
    }

    void manyCutoffsShareAColumnAndNoneIsLost() {
        std::vector<SearchTrace::Cutoff> cutoffs;
        for (std::uint32_t t = 1; t <= 3'000'000; t += 3) {
            cutoffs.push_back({Step{t}, 0, 0});
        }
        const TimeScale scale{0, 1000, Beat{3'000'000}};
        const std::vector<CutoffColumn> columns = cutoffColumns(cutoffs, scale, sameBeat);
        QCOMPARE(columns.size(), std::size_t(1000));
        std::size_t counted = 0;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            QCOMPARE(columns[i].column, static_cast<int>(i));
            counted += columns[i].cutoffs;
        }
        QCOMPARE(counted, cutoffs.size());
    }

    void fewCutoffsKeepTheirOwnColumns() {
        const TimeScale scale{0, 100, Beat{1000}};
        const std::vector<SearchTrace::Cutoff> cutoffs{
            {Step{0}, 0, 0}, {Step{9}, 0, 0}, {Step{10}, 0, 0}, {Step{1000}, 0, 0}};
        const std::vector<CutoffColumn> expected{{0, 2}, {1, 1}, {100, 1}};
        QVERIFY(cutoffColumns(cutoffs, scale, sameBeat) == expected);
        QVERIFY(cutoffColumns({}, scale, sameBeat).empty());
    }
};

QTEST_MAIN(TestTimeline)
#include "tst_timeline.moc"
