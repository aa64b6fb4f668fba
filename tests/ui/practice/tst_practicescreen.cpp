// Practice in the window: what stands where, in the full screen, too, and that it goes again.

#include "tests/rows.h"
#include "tests/ui/practice/practising.h"

#include <QMenuBar>
#include <QScrollArea>

using namespace prunus;

namespace {

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

} // namespace

class TestPracticeScreen : public QObject {
    Q_OBJECT

  private slots:
    void leavingBringsAllBack() {
        Practising shown;
        Session& session = shown.window.session();
        session.setStep(Step{14});
        shown.trigger("callStackPanelShown"); // one is closed
        shown.trigger("duplicatePicked");
        session.select(NodeId{2});
        session.toggleProof();
        settle(shown.window);
        const QStringList before = layoutOf(shown);
        const auto tree = session.document();
        shown.choose("startPractice", "Cut or not?");
        shown.canvas().zoomIn();
        shown.clickNode({0, 1});
        shown.exercise().clear();
        shown.trigger("leavePractice");
        QVERIFY(!shown.mode().practising());
        settle(shown.window);
        QCOMPARE(layoutOf(shown), before);
        QCOMPARE(session.document(), tree);
        QCOMPARE(session.step(), Step{14});
        QCOMPARE(session.panes().count(), 2);
        QCOMPARE(session.selection(), NodeId{2});
        QVERIFY(session.showsProof());
        QVERIFY(!session.hidesUnreadLeaves());
    }

    void theCountsFollowTheSigns_data() {
        const Rows<QString, QString, int> row("menu", "entry", "percent");
        const char* const entry = "Cross out what is skipped";
        row("one question", "practiseOnThisTree", entry, 100);
        row("one question, twice as large", "practiseOnThisTree", entry, 200);
        row("a set", "startPractice", "Mixed", 100);
        row("a set, twice as large", "startPractice", "Mixed", 200);
    }

    /// And the button stays at the right end.
    void theCountsFollowTheSigns() {
        QFETCH(const QString, menu);
        QFETCH(const QString, entry);
        QFETCH(const int, percent);
        Practising shown;
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

    void theFullScreenStays_data() {
        // deeds: F the full screen begins or ends, P practice does
        const Rows<QString> row("deeds");
        row("the full screen alone", "FF");
        row("practice within the full screen", "FPPF");
        row("the full screen within practice", "PFFP");
        row("practice ends last", "FPFP");
        row("the full screen ends last", "PFPF");
        row("practice once more in the full screen", "PFPPFP");
        row("the full screen once more in practice", "FPFFPF");
    }

    /// When practice begins and ends; and after both, all is as it was. Practice has the screen for
    /// itself, and its keys.
    void theFullScreenStays() {
        QFETCH(const QString, deeds);
        Practising shown;
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
            QVERIFY(practises || shown.find<QWidget>("whatHappenedPanel").isVisible());
            QVERIFY(!shown.find<QWidget>("callStackPanel").isVisible());
            if (full && practises) {
                // The sentence at the foot is of another search, and so are the panels.
                shown.press(Qt::Key_6, Qt::AltModifier);
                shown.press(Qt::Key_1, Qt::AltModifier);
                shown.press(Qt::Key_H, Qt::ControlModifier);
                QVERIFY(!shown.text("hints").isEmpty());
            }
            if (practises) {
                for (const char* part : {"sentenceBand", "searchStatusBar", "whatHappenedPanel"}) {
                    QVERIFY2(!shown.find<QWidget>(part).isVisible(), part);
                }
                QVERIFY(shown.find<QWidget>("practiceBand").isVisible());
            }
            // The keys of menus that are locked do nothing.
            QCOMPARE(shown.window.actions().contains(&shown.find<QAction>("showGrowth")),
                     full && !practises);
        }
        QTRY_COMPARE(layoutOf(shown), before);
    }

    void theDrawingHasRoom_data() {
        const Rows<QSize, int, int> row("window", "percent", "least");
        row("1280 pixels wide", QSize(1280, 720), 100, 550);
        row("1280 pixels wide, twice as large", QSize(1280, 720), 200, 430);
        row("420 pixels wide", QSize(420, 720), 100, 300);
    }

    /// And nothing is wider than the window.
    void theDrawingHasRoom() {
        QFETCH(const QSize, window);
        QFETCH(const int, percent);
        QFETCH(const int, least);
        Practising shown;
        setTextSize(shown, percent);
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
        setTextSize(shown, 100);
    }
};

QTEST_MAIN(TestPracticeScreen)
#include "tst_practicescreen.moc"
