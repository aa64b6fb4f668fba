// Presenting in full screen: what is shown, that the keys go on working, and that all is as before
// when it ends, however it ends.

#include "tests/ui/shownwindow.h"
#include "ui/panels/paneldock.h"

#include <QMenuBar>
#include <QSettings>
#include <QTemporaryDir>
#include <QToolBar>
#include <QToolButton>

namespace {

/// Names of the parts that can be seen, and how large their text is.
QStringList look(const ShownWindow& shown) {
    QStringList parts;
    for (const char* name : {"searchBar", "searchStatusBar", "mainArea", "timeline", "whatHappened",
                             "pseudocode", "callStack", "counts", "happenedText", "variables"}) {
        const auto& part = shown.find<QWidget>(name);
        if (part.isVisible()) {
            parts << QStringLiteral("%1 %2")
                         .arg(QLatin1String(name))
                         .arg(part.fontInfo().pixelSize());
        }
    }
    parts << QStringLiteral("menu %1").arg(shown.window.menuBar()->isVisible());
    return parts;
}

/// Where the tree ends, and how high the panels are.
QList<int> division(const ShownWindow& shown) {
    QList<int> sizes{shown.find<QWidget>("mainArea").width()};
    for (const auto* dock : shown.window.findChildren<prunus::PanelDock*>()) {
        if (dock->isVisible()) {
            sizes << dock->height();
        }
    }
    return sizes;
}

QColor shownColour(const QLabel& label) {
    return label.palette().color(label.foregroundRole());
}

void present(ShownWindow& shown) {
    shown.press(Qt::Key_F11);
    QTRY_VERIFY(shown.window.isFullScreen());
    QTRY_VERIFY(!shown.window.menuBar()->isVisible());
}

} // namespace

class TestPresenting : public QObject {
    Q_OBJECT

  private slots:
    void showsWhatTheBackRowNeeds() {
        ShownWindow shown;
        const int usual = shown.find<QLabel>("happenedText").fontMetrics().height();
        present(shown);
        for (const char* name : {"mainArea", "timeline", "whatHappened", "pseudocode"}) {
            QVERIFY2(shown.find<QWidget>(name).isVisible(), name);
        }
        for (const char* name :
             {"searchBar", "searchStatusBar", "callStack", "counts", "nodeStory"}) {
            QVERIFY2(!shown.find<QWidget>(name).isVisible(), name);
        }
        const int large = shown.find<QLabel>("happenedText").fontMetrics().height();
        QVERIFY2(large > 1.35 * usual, qPrintable(QString::number(large)));
        shown.press(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(shownColour(shown.find<QLabel>("happenedTitle")),
                 prunus::themeFor(shown.window.palette()).cutMark);
        QVERIFY(shown.find<QAction>("fullScreen").isChecked());
    }

    void allIsAsBeforeWhenItEnds_data() {
        QTest::addColumn<int>("key");
        QTest::newRow("F11 again") << int(Qt::Key_F11);
        QTest::newRow("Escape") << int(Qt::Key_Escape);
        QTest::newRow("the window manager's own way") << 0;
    }

    void allIsAsBeforeWhenItEnds() {
        QFETCH(int, key);
        ShownWindow shown;
        shown.session().setStep(prunus::Step{14});
        setTextSize(shown, 125);
        const QColor title = prunus::themeFor(shown.window.palette()).cutMark;
        const auto& titleLabel = shown.find<QLabel>("happenedTitle");
        QCOMPARE(shownColour(titleLabel), title);
        shown.window.resizeDocks({&shown.find<prunus::PanelDock>("countsPanel")}, {500},
                                 Qt::Horizontal);
        settle(shown.window);
        const auto& first = shown.find<prunus::PanelDock>("whatHappenedPanel");
        QTRY_COMPARE(first.height(), first.idealHeight());
        const QStringList before = look(shown);
        const QList<int> divided = division(shown);
        const QSize size = shown.window.size();
        const qsizetype actions = shown.window.actions().size();
        present(shown);
        QVERIFY(look(shown) != before);
        QCOMPARE(shownColour(titleLabel), title);
        if (key == 0) {
            shown.window.showNormal();
        } else {
            shown.press(Qt::Key(key));
        }
        QTRY_VERIFY(!shown.window.isFullScreen());
        QTRY_COMPARE(shown.window.size(), size);
        QTRY_COMPARE(look(shown), before);
        QTRY_COMPARE(division(shown), divided);
        QCOMPARE(shown.window.actions().size(), actions);
        QVERIFY(!shown.find<QAction>("fullScreen").isChecked());
        QCOMPARE(shown.step(), 14);
        setTextSize(shown, 100);
    }

    void viewKeysGoOnWorking() {
        ShownWindow shown;
        present(shown);
        auto& canvas = shown.canvas();
        canvas.setSmooth(false);
        shown.press(Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(!canvas.isFitted());
        shown.press(Qt::Key_0, Qt::ControlModifier);
        QVERIFY(canvas.isFitted());
        shown.press(Qt::Key_Space);
        QCOMPARE(shown.find<QPushButton>("playButton").text(), "❚❚ Pause");
        shown.press(Qt::Key_Space);
        shown.press(Qt::Key_G, Qt::ControlModifier);
        QTRY_VERIFY(shown.find<QSpinBox>("stepNumber").hasFocus());
    }

    void escapeClearsASelectionFirst() {
        ShownWindow shown;
        present(shown);
        shown.session().select(prunus::NodeId{2});
        QVERIFY(shown.find<QWidget>("nodeStory").isVisible());
        shown.press(Qt::Key_Escape);
        QCOMPARE(shown.session().selection(), prunus::noNode);
        QVERIFY(shown.window.isFullScreen());
        shown.press(Qt::Key_Escape);
        QTRY_VERIFY(!shown.window.isFullScreen());
    }

    void theBarComesUp_data() {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("by a key") << true;
        QTest::newRow("where the mouse touches the top edge") << false;
    }

    /// With what is chosen in front of a class; Escape leaves it before it leaves the full screen.
    void theBarComesUp() {
        QFETCH(const bool, byKey);
        ShownWindow shown;
        const auto& bar = shown.find<QWidget>("projectorBar");
        shown.press(Qt::Key_F10);
        QVERIFY(!bar.isVisible()); // there are menus in a window
        present(shown);
        QVERIFY(!bar.isVisible());
        if (byKey) {
            shown.press(Qt::Key_F10);
        } else {
            QEnterEvent touch({5, 1}, {5, 1}, {5, 1});
            QApplication::sendEvent(&shown.find<QWidget>("projectorEdge"), &touch);
        }
        QVERIFY(bar.isVisible());
        QVERIFY(shown.window.rect().contains(bar.geometry()));
        QStringList offered;
        for (const auto* button : bar.findChildren<QToolButton*>()) {
            QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
            offered << button->text();
        }
        QCOMPARE(offered, QStringList({"Algorithm", "Rules", "Theme", "Text size", "Panels",
                                       "Hide unread leaves", "Why?", "Sentence at the foot",
                                       "Leave full screen"}));
        if (byKey) {
            QVERIFY(bar.isAncestorOf(QApplication::focusWidget()));
            shown.press(Qt::Key_Escape);
            QVERIFY(!bar.isVisible());
            QVERIFY(shown.window.isFullScreen());
        }
        shown.press(Qt::Key_F11);
        QTRY_VERIFY(!shown.window.isFullScreen() && !bar.isVisible());
    }

    void theSentenceStandsAtTheFoot() {
        ShownWindow shown;
        const auto& band = shown.find<QWidget>("sentenceBand");
        present(shown);
        QVERIFY(!band.isVisible());
        shown.press(Qt::Key_6, Qt::AltModifier);
        QTRY_VERIFY(band.isVisible());
        for (const auto* dock : shown.window.findChildren<prunus::PanelDock*>()) {
            QVERIFY2(!dock->isVisible(), qPrintable(dock->objectName()));
        }
        QVERIFY(!shown.find<QWidget>("timeline").isVisible());
        for (const std::uint32_t step : {0U, 5U, 14U, 26U}) {
            shown.session().setStep(prunus::Step{step});
            settle(shown.window);
            QCOMPARE(shown.text("bandHeadline"), shown.text("happenedTitle"));
            QCOMPARE(shown.text("bandText"), shown.text("happenedText"));
            const auto& text = shown.find<QLabel>("bandText");
            QVERIFY(text.height() >= text.heightForWidth(text.width()));
            QVERIFY(band.height() < 0.4 * shown.window.height());
        }
        shown.press(Qt::Key_G, Qt::ControlModifier); // there while a step is typed
        QTRY_VERIFY(shown.find<QWidget>("timeline").isVisible());
        QTest::keyClicks(shown.window.focusWidget(), "7\r");
        QTRY_VERIFY(!shown.find<QWidget>("timeline").isVisible());
        QCOMPARE(shown.step(), 7);
        shown.press(Qt::Key_F11);
        QTRY_VERIFY(shown.find<QWidget>("counts").isVisible());
        QVERIFY(!band.isVisible() && shown.find<QWidget>("timeline").isVisible());
    }

    /// Where they have room.
    void bothHalvesOfTheListingAreShown() {
        ShownWindow shown;
        const auto& listing = shown.find<prunus::ListingView>("listing");
        shown.session().setStep(prunus::Step{14});
        const QString lit = shown.litLine();
        const int half = listing.lineCount();
        shown.window.resize(1920, 1080);
        settle(shown.window);
        QCOMPARE(listing.lineCount(), half);
        prunus::Pseudocode& card = shown.find<prunus::Pseudocode>("pseudocode");
        card.setBothHalves(true);
        QTRY_VERIFY(listing.parentWidget()->height() > 2 * half * listing.lineHeight() ||
                    listing.lineCount() == half);
        shown.find<prunus::PanelDock>("callStackPanel").hide();
        shown.find<prunus::PanelDock>("countsPanel").hide();
        QTRY_VERIFY(listing.lineCount() > 2 * half - 2);
        QCOMPARE(shown.litLine(), lit);
        shown.window.resize(1280, 560);
        QTRY_COMPARE(listing.lineCount(), half);
        QCOMPARE(shown.litLine(), lit);
    }

    void whatWasHiddenStaysHidden() {
        ShownWindow shown;
        shown.find<QToolBar>("searchBar").hide();
        present(shown);
        shown.press(Qt::Key_F11);
        QTRY_VERIFY(shown.window.menuBar()->isVisible());
        QVERIFY(!shown.find<QToolBar>("searchBar").isVisible());
        QVERIFY(shown.find<QWidget>("counts").isVisible());
    }

    void textThatIsLargestStays() {
        ShownWindow shown;
        setTextSize(shown, 200);
        const int before = shown.find<QLabel>("happenedText").fontMetrics().height();
        present(shown);
        QCOMPARE(shown.find<QLabel>("happenedText").fontMetrics().height(), before);
        shown.press(Qt::Key_F11);
        setTextSize(shown, 100);
    }

    void aWindowThatClosesMeanwhileIsRememberedAsItWas() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("settings.ini");
        {
            ShownWindow shown;
            shown.window.rememberIn(std::make_unique<QSettings>(file, QSettings::IniFormat));
            present(shown);
            shown.window.close();
        }
        ShownWindow again;
        again.window.rememberIn(std::make_unique<QSettings>(file, QSettings::IniFormat));
        QVERIFY(!again.window.isFullScreen() && !again.find<QAction>("fullScreen").isChecked());
        QTRY_VERIFY(again.window.menuBar()->isVisible());
        QVERIFY(again.find<QToolBar>("searchBar").isVisible());
        QVERIFY(again.find<QWidget>("counts").isVisible());
    }
};

QTEST_MAIN(TestPresenting)
#include "tst_presenting.moc"
