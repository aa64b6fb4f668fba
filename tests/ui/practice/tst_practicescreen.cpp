// Practice in the window: what stands where, in the full screen, too, and that it goes again.

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
    void leavingBringsAllBack();
    void theCountsFollowTheSigns_data();
    void theCountsFollowTheSigns();
    void itFillsTheScreen();
    void theFullScreenStays_data();
    void theFullScreenStays();
    void theDrawingHasRoom_data();
    void theDrawingHasRoom();
};

void TestPracticeScreen::leavingBringsAllBack() {
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

void TestPracticeScreen::theCountsFollowTheSigns_data() {
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
void TestPracticeScreen::theCountsFollowTheSigns() {
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

void TestPracticeScreen::itFillsTheScreen() {
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

void TestPracticeScreen::theFullScreenStays_data() {
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
void TestPracticeScreen::theFullScreenStays() {
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

void TestPracticeScreen::theDrawingHasRoom_data() {
    QTest::addColumn<QSize>("window");
    QTest::addColumn<QString>("percent");
    QTest::addColumn<int>("least");
    QTest::newRow("1280 pixels wide") << QSize(1280, 720) << "100" << 550;
    QTest::newRow("1280 pixels wide, twice as large") << QSize(1280, 720) << "200" << 430;
    QTest::newRow("420 pixels wide") << QSize(420, 720) << "100" << 300;
}

/// And nothing is wider than the window.
void TestPracticeScreen::theDrawingHasRoom() {
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

QTEST_MAIN(TestPracticeScreen)
#include "tst_practicescreen.moc"
