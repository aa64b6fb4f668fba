// The panels around the tree: moved, closed and brought back with mouse and keys, and found again
// at the next start as they were left.

#include "tests/ui/shownwindow.h"
#include "ui/canvas/treecanvas.h"
#include "ui/panels/paneldock.h"
#include "ui/shell/panels.h"
#include "ui/shell/windowsettings.h"

#include <QContextMenuEvent>
#include <QDataStream>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QSet>
#include <QSettings>
#include <QTemporaryDir>
#include <QToolBar>
#include <QToolButton>
#include <algorithm>

using prunus::PanelDock;

class TestPanels : public QObject {
    Q_OBJECT

  private slots:
    void atFirstTheyStandAtTheRight();
    void everyPanelIsClosedAndBroughtBack_data();
    void everyPanelIsClosedAndBroughtBack();
    void aPanelIsMovedByItsTitle();
    void itsMenuMovesAPanel_data();
    void itsMenuMovesAPanel();
    void theStoryHasAnEntryInTheMenu();
    void theNextStartFindsThemAsLeft();
    void whatWasSavedBeforeThereWasAPanelLeavesItClosed();
    void aDamagedLayoutIsTheFirstOne_data();
    void aDamagedLayoutIsTheFirstOne();
    void aClickOnAPanelIsNoWishForOtherHeights();
    void theStoryComesWithoutMovingTheTree();
    void theToolBarFitsAt1280();
    void inANarrowWindowAllChoicesCanBeReached();
    void theListingFormIsKept();
};

namespace {

PanelDock& panel(const ShownWindow& shown, const char* name) {
    return shown.find<PanelDock>(name);
}

/// The panels that can be seen, from top to bottom, with their sides.
QStringList places(const ShownWindow& shown) {
    QList<PanelDock*> docks = shown.window.findChildren<PanelDock*>();
    std::ranges::sort(docks, {}, [](const PanelDock* dock) { return dock->y(); });
    QStringList seen;
    for (PanelDock* dock : docks) {
        if (dock->isVisible()) {
            const bool left = shown.window.dockWidgetArea(dock) == Qt::LeftDockWidgetArea;
            seen << dock->objectName() + (left ? QStringLiteral(" left") : QString());
        }
    }
    return seen;
}

const QStringList atFirst{"whatHappenedPanel", "pseudocodePanel", "callStackPanel", "countsPanel"};

std::unique_ptr<QSettings> settingsIn(const QTemporaryDir& folder) {
    return std::make_unique<QSettings>(folder.filePath(QStringLiteral("settings.ini")),
                                       QSettings::IniFormat);
}

QToolButton& extension(const ShownWindow& shown) {
    return *shown.find<QToolBar>("searchBar")
                .findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"));
}

} // namespace

void TestPanels::atFirstTheyStandAtTheRight() {
    const ShownWindow shown;
    QVERIFY(shown.active);
    QCOMPARE(places(shown), atFirst);
    const int side = panel(shown, "countsPanel").x();
    QVERIFY(side > shown.find<QWidget>("mainArea").geometry().right());
    for (const QString& name : atFirst) {
        const PanelDock& dock = panel(shown, name.toLatin1().constData());
        QCOMPARE(dock.x(), side);
        QCOMPARE(dock.windowTitle(), dock.card().name());
        QTRY_VERIFY2(dock.height() >= dock.idealHeight(), qPrintable(name));
    }
}

void TestPanels::everyPanelIsClosedAndBroughtBack_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("key");
    int key = Qt::Key_1;
    for (const QString& name : atFirst) {
        QTest::addRow("%s", qPrintable(name)) << name << key++;
    }
}

void TestPanels::everyPanelIsClosedAndBroughtBack() {
    QFETCH(QString, name);
    QFETCH(int, key);
    ShownWindow shown;
    QVERIFY(shown.active);
    PanelDock& dock = panel(shown, name.toLatin1().constData());
    auto* close = dock.findChild<QToolButton*>(QStringLiteral("closePanel"));
    QVERIFY(!close->accessibleName().isEmpty() && !close->toolTip().isEmpty());
    QTest::mouseClick(close, Qt::LeftButton);
    QVERIFY(!dock.isVisible());
    QAction* action = nullptr;
    for (QAction* each : shown.find<QMenu>("panelsMenu").actions()) {
        action = each->text() == dock.windowTitle() ? each : action;
    }
    QVERIFY(action != nullptr && !action->isChecked());
    action->trigger();
    QTRY_COMPARE(places(shown), atFirst);
    QVERIFY(action->isChecked());
    shown.press(Qt::Key(key), Qt::AltModifier);
    QVERIFY(!dock.isVisible());
    shown.press(Qt::Key_0, Qt::AltModifier);
    QTRY_COMPARE(places(shown), atFirst);
}

void TestPanels::aPanelIsMovedByItsTitle() {
    ShownWindow shown;
    QVERIFY(shown.active);
    PanelDock& dock = panel(shown, "countsPanel");
    QWidget& title = *dock.titleBarWidget();
    const QPoint from = title.rect().center();
    QTest::mousePress(&title, Qt::LeftButton, {}, from);
    // To the left edge of the window, step by step as a hand does.
    const QPoint goal = title.mapFromGlobal(shown.window.mapToGlobal(QPoint(4, 400)));
    for (int i = 1; i <= 20; ++i) {
        QTest::mouseMove(&title, from + (goal - from) * i / 20, 5);
        QMouseEvent move(QEvent::MouseMove, from + (goal - from) * i / 20,
                         title.mapToGlobal(from + (goal - from) * i / 20), Qt::NoButton,
                         Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&title, &move);
    }
    QTest::mouseRelease(&title, Qt::LeftButton, {},
                        title.mapFromGlobal(shown.window.mapToGlobal(QPoint(4, 400))));
    QTRY_VERIFY(dock.isFloating() || shown.window.dockWidgetArea(&dock) == Qt::LeftDockWidgetArea);
    QVERIFY(dock.isVisible());
    shown.press(Qt::Key_0, Qt::AltModifier);
    QTRY_COMPARE(places(shown), atFirst);
}

void TestPanels::itsMenuMovesAPanel_data() {
    QTest::addColumn<bool>("byKey");
    QTest::newRow("with the right button on its title") << false;
    QTest::newRow("with the menu key on its button") << true;
}

void TestPanels::itsMenuMovesAPanel() {
    QFETCH(bool, byKey);
    ShownWindow shown;
    QVERIFY(shown.active);
    PanelDock& dock = panel(shown, "callStackPanel");
    const auto choose = [&](const char* action) {
        QWidget* title = dock.titleBarWidget();
        auto* close = dock.findChild<QToolButton*>(QStringLiteral("closePanel"));
        QWidget* target = byKey ? static_cast<QWidget*>(close) : title;
        const QPoint at = target->rect().center();
        QContextMenuEvent event(byKey ? QContextMenuEvent::Keyboard : QContextMenuEvent::Mouse, at,
                                target->mapToGlobal(at));
        QCoreApplication::sendEvent(target, &event);
        auto* menu = dock.findChild<QMenu*>(QStringLiteral("panelMenu"));
        QVERIFY(menu != nullptr && menu->isVisible());
        menu->setActiveAction(menu->findChild<QAction*>(QLatin1String(action)));
        QTest::keyClick(menu, Qt::Key_Return);
        QTRY_VERIFY(dock.findChild<QMenu*>(QStringLiteral("panelMenu")) == nullptr);
    };
    const auto area = [&] { return shown.window.dockWidgetArea(&dock); };
    choose("moveLeft");
    QCOMPARE(area(), Qt::LeftDockWidgetArea);
    const int treeLeft = shown.find<QWidget>("mainArea").x();
    QVERIFY(treeLeft >= dock.width());
    choose("moveBelow");
    QCOMPARE(area(), Qt::BottomDockWidgetArea);
    choose("moveRight");
    QCOMPARE(area(), Qt::RightDockWidgetArea);
    choose("ownWindow");
    QVERIFY(dock.isFloating());
    choose("ownWindow");
    QVERIFY(!dock.isFloating());
    choose("close");
    QVERIFY(!dock.isVisible());
}

void TestPanels::theStoryHasAnEntryInTheMenu() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const PanelDock& story = panel(shown, "nodeStoryPanel");
    QAction* entry = story.toggleViewAction();
    QVERIFY(shown.find<QMenu>("panelsMenu").actions().contains(entry));
    QVERIFY(!entry->isEnabled() && !entry->isChecked());
    shown.window.session().select(prunus::NodeId{2});
    QTRY_VERIFY(story.isVisible());
    QVERIFY(entry->isEnabled() && entry->isChecked());
    shown.press(Qt::Key_5, Qt::AltModifier);
    QVERIFY(!story.isVisible());
    QCOMPARE(shown.window.session().selection(), prunus::noNode);
    QVERIFY(!entry->isEnabled());
}

void TestPanels::theNextStartFindsThemAsLeft() {
    const QTemporaryDir folder;
    {
        ShownWindow shown;
        QVERIFY(shown.active);
        shown.window.rememberIn(settingsIn(folder));
        shown.window.addDockWidget(Qt::LeftDockWidgetArea, &panel(shown, "countsPanel"));
        panel(shown, "callStackPanel").close();
        shown.window.close();
    }
    ShownWindow again;
    again.window.rememberIn(settingsIn(folder));
    const auto placed = [&again] {
        const QStringList seen = places(again);
        return QSet<QString>(seen.begin(), seen.end());
    };
    QTRY_COMPARE(placed(),
                 (QSet<QString>{"whatHappenedPanel", "pseudocodePanel", "countsPanel left"}));
    again.press(Qt::Key_0, Qt::AltModifier);
    QTRY_COMPARE(places(again), atFirst);
}

void TestPanels::whatWasSavedBeforeThereWasAPanelLeavesItClosed() {
    ShownWindow shown;
    QVERIFY(shown.active);
    auto& panels = *shown.window.findChild<prunus::Panels*>();
    panel(shown, "countsPanel").close();
    QByteArray saved = panels.save();
    int version = 0;
    bool sized = false;
    QByteArray layout;
    QList<bool> closed;
    QDataStream(saved) >> version >> sized >> layout >> closed;
    QCOMPARE(closed.size(), shown.window.findChildren<PanelDock*>().size());
    closed.removeLast(); // the newest, which is closed at first
    saved.clear();
    QDataStream(&saved, QIODevice::WriteOnly) << version << sized << layout << closed;
    panels.reset();
    panel(shown, "transpositionTablePanel").show();
    panels.restore(saved);
    QTRY_COMPARE(places(shown),
                 (QStringList{"whatHappenedPanel", "pseudocodePanel", "callStackPanel"}));
    panels.reset();
    QTRY_COMPARE(places(shown), atFirst);
}

void TestPanels::aDamagedLayoutIsTheFirstOne_data() {
    QTest::addColumn<int>("damage");
    QTest::newRow("nothing") << 0;
    QTest::newRow("cut off in the middle") << 1;
    QTest::newRow("of another version") << 2;
    QTest::newRow("noise") << 3;
}

void TestPanels::aDamagedLayoutIsTheFirstOne() {
    QFETCH(int, damage);
    ShownWindow shown;
    QVERIFY(shown.active);
    auto& panels = *shown.window.findChild<prunus::Panels*>();
    panel(shown, "countsPanel").close();
    QByteArray saved = panels.save();
    panels.reset();
    QTRY_COMPARE(places(shown), atFirst);
    if (damage == 1) {
        saved.truncate(saved.size() / 2);
    } else if (damage == 2) {
        saved[3] = char(99);
    } else {
        saved = damage == 0 ? QByteArray() : QByteArray(200, '\x7f');
    }
    panels.restore(saved);
    settle(shown.window);
    QCOMPARE(places(shown), atFirst);
}

void TestPanels::aClickOnAPanelIsNoWishForOtherHeights() {
    ShownWindow shown;
    QVERIFY(shown.active);
    QTest::mouseClick(&shown.find<QLabel>("saved"), Qt::LeftButton);
    QTest::mouseClick(&panel(shown, "countsPanel").card(), Qt::LeftButton, {}, QPoint(3, 3));
    shown.window.resize(shown.window.width(), 1000);
    const PanelDock& stack = panel(shown, "callStackPanel");
    QTRY_COMPARE(panel(shown, "countsPanel").height(), panel(shown, "countsPanel").idealHeight());
    QVERIFY(stack.height() > stack.idealHeight());
}

void TestPanels::theStoryComesWithoutMovingTheTree() {
    ShownWindow shown;
    QVERIFY(shown.active);
    auto& canvas = *shown.window.findChild<prunus::TreeCanvas*>();
    canvas.setSmooth(false);
    shown.window.session().setStep(prunus::Step{14});
    settle(shown.window);
    const QRectF before = canvas.nodeRect(prunus::NodeId{2});
    const QSize size = canvas.size();
    QTest::mouseClick(&canvas, Qt::LeftButton, {}, before.center().toPoint());
    const PanelDock& story = panel(shown, "nodeStoryPanel");
    QTRY_VERIFY(story.isVisible());
    QTRY_VERIFY(story.height() >= story.idealHeight());
    QCOMPARE(canvas.size(), size);
    QCOMPARE(canvas.nodeRect(prunus::NodeId{2}), before);
    shown.press(Qt::Key_Escape);
    QTRY_COMPARE(places(shown), atFirst);
}

void TestPanels::theToolBarFitsAt1280() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.resize(1280, 720);
    QTRY_COMPARE(shown.window.width(), 1280);
    QTRY_VERIFY(!extension(shown).isVisible());
    QVERIFY(shown.find<QLineEdit>("beta").isVisible());
    auto& order = shown.find<QComboBox>("order");
    order.setFocus();
    QTest::keyClick(&order, Qt::Key_End);
    shown.window.resize(1440, 900);
    QTRY_VERIFY(!extension(shown).isVisible());
}

void TestPanels::inANarrowWindowAllChoicesCanBeReached() {
    ShownWindow shown;
    QVERIFY(shown.active);
    auto& bar = shown.find<QToolBar>("searchBar");
    for (const QString& name : atFirst) {
        panel(shown, name.toLatin1().constData()).close();
    }
    shown.window.resize(400, 500);
    QTRY_VERIFY(extension(shown).isVisible());
    QTest::mouseClick(&extension(shown), Qt::LeftButton);
    for (const char* name : {"algorithm", "rules", "order", "depth", "root"}) {
        const auto& box = shown.find<QComboBox>(name);
        QTRY_VERIFY2(box.isVisible() && bar.rect().contains(box.mapTo(&bar, box.rect().center())),
                     name);
    }
}

void TestPanels::theListingFormIsKept() {
    const QTemporaryDir folder;
    {
        ShownWindow shown;
        shown.window.rememberIn(settingsIn(folder));
        auto& forms = shown.find<QComboBox>("listingForm");
        forms.setFocus();
        QTest::keyClick(&forms, Qt::Key_Down);
        QCOMPARE(forms.currentText(), QStringLiteral("one, by level"));
        shown.window.close();
    }
    ShownWindow again;
    again.window.rememberIn(settingsIn(folder));
    QCOMPARE(again.find<QComboBox>("listingForm").currentText(), QStringLiteral("one, by level"));
}

QTEST_MAIN(TestPanels)
#include "tst_panels.moc"
