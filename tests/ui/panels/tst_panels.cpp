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

using namespace prunus;

namespace {

/// The window, and the panels around its tree.
struct Docks : ShownWindow {
    Docks() = default;
    /// It was left so, and is left in the same file.
    explicit Docks(const QTemporaryDir& folder) : Docks() {
        window.rememberIn(
            std::make_unique<QSettings>(folder.filePath("settings.ini"), QSettings::IniFormat));
    }
    Panels& panels = *window.findChild<Panels*>();

    [[nodiscard]] PanelDock& panel(const QString& name) const {
        return find<PanelDock>(qPrintable(name));
    }
    /// The panels that can be seen, from top to bottom, with their sides.
    [[nodiscard]] QStringList places() const {
        QList<PanelDock*> docks = window.findChildren<PanelDock*>();
        std::ranges::sort(docks, {}, [](const PanelDock* dock) { return dock->y(); });
        QStringList seen;
        for (PanelDock* dock : docks) {
            if (dock->isVisible()) {
                const bool left = window.dockWidgetArea(dock) == Qt::LeftDockWidgetArea;
                seen << dock->objectName() + (left ? " left" : "");
            }
        }
        return seen;
    }
    /// What opens the choices that have no room in the bar.
    [[nodiscard]] QToolButton& extension() const {
        return part<QToolButton>(find<QToolBar>("searchBar"), "qt_toolbar_ext_button");
    }
};

const QStringList atFirst{"whatHappenedPanel", "pseudocodePanel", "callStackPanel", "countsPanel"};

} // namespace

class TestPanels : public QObject {
    Q_OBJECT

  private slots:
    void atFirstTheyStandAtTheRight() {
        const Docks shown;
        QCOMPARE(shown.places(), atFirst);
        const int side = shown.panel("countsPanel").x();
        QVERIFY(side > shown.find<QWidget>("mainArea").geometry().right());
        for (const QString& name : atFirst) {
            const PanelDock& dock = shown.panel(name);
            QCOMPARE(dock.x(), side);
            QCOMPARE(dock.windowTitle(), dock.card().name());
            QTRY_VERIFY2(dock.height() >= dock.idealHeight(), qPrintable(name));
        }
    }

    void everyPanelIsClosedAndBroughtBack_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("key");
        int key = Qt::Key_1;
        for (const QString& name : atFirst) {
            QTest::addRow("%s", qPrintable(name)) << name << key++;
        }
    }
    void everyPanelIsClosedAndBroughtBack() {
        QFETCH(QString, name);
        QFETCH(int, key);
        Docks shown;
        PanelDock& dock = shown.panel(name);
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
        QTRY_COMPARE(shown.places(), atFirst);
        QVERIFY(action->isChecked());
        shown.press(Qt::Key(key), Qt::AltModifier);
        QVERIFY(!dock.isVisible());
        shown.press(Qt::Key_0, Qt::AltModifier);
        QTRY_COMPARE(shown.places(), atFirst);
    }

    void aPanelIsMovedByItsTitle() {
        Docks shown;
        PanelDock& dock = shown.panel("countsPanel");
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
        QTRY_VERIFY(dock.isFloating() ||
                    shown.window.dockWidgetArea(&dock) == Qt::LeftDockWidgetArea);
        QVERIFY(dock.isVisible());
        shown.press(Qt::Key_0, Qt::AltModifier);
        QTRY_COMPARE(shown.places(), atFirst);
    }

    void itsMenuMovesAPanel_data() {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("with the right button on its title") << false;
        QTest::newRow("with the menu key on its button") << true;
    }
    void itsMenuMovesAPanel() {
        QFETCH(bool, byKey);
        Docks shown;
        PanelDock& dock = shown.panel("callStackPanel");
        const auto choose = [&](const char* action) {
            QWidget* title = dock.titleBarWidget();
            auto* close = dock.findChild<QToolButton*>(QStringLiteral("closePanel"));
            QWidget* target = byKey ? static_cast<QWidget*>(close) : title;
            const QPoint at = target->rect().center();
            QContextMenuEvent event(byKey ? QContextMenuEvent::Keyboard : QContextMenuEvent::Mouse,
                                    at, target->mapToGlobal(at));
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

    void theStoryHasAnEntryInTheMenu() {
        Docks shown;
        const PanelDock& story = shown.panel("nodeStoryPanel");
        QAction* entry = story.toggleViewAction();
        QVERIFY(shown.find<QMenu>("panelsMenu").actions().contains(entry));
        QVERIFY(!entry->isEnabled() && !entry->isChecked());
        shown.window.session().select(NodeId{2});
        QTRY_VERIFY(story.isVisible());
        QVERIFY(entry->isEnabled() && entry->isChecked());
        shown.press(Qt::Key_5, Qt::AltModifier);
        QVERIFY(!story.isVisible());
        QCOMPARE(shown.window.session().selection(), noNode);
        QVERIFY(!entry->isEnabled());
    }

    void theNextStartFindsThemAsLeft() {
        const QTemporaryDir folder;
        {
            Docks shown(folder);
            shown.window.addDockWidget(Qt::LeftDockWidgetArea, &shown.panel("countsPanel"));
            shown.panel("callStackPanel").close();
            shown.window.close();
        }
        Docks again(folder);
        const auto placed = [&again] {
            const QStringList seen = again.places();
            return QSet<QString>(seen.begin(), seen.end());
        };
        QTRY_COMPARE(placed(),
                     (QSet<QString>{"whatHappenedPanel", "pseudocodePanel", "countsPanel left"}));
        again.press(Qt::Key_0, Qt::AltModifier);
        QTRY_COMPARE(again.places(), atFirst);
    }

    void whatWasSavedBeforeThereWasAPanelLeavesItClosed() {
        Docks shown;
        shown.panel("countsPanel").close();
        QByteArray saved = shown.panels.save();
        int version = 0;
        bool sized = false;
        QByteArray layout;
        QList<bool> closed;
        QDataStream(saved) >> version >> sized >> layout >> closed;
        QCOMPARE(closed.size(), shown.window.findChildren<PanelDock*>().size());
        closed.removeLast(); // the newest, which is closed at first
        saved.clear();
        QDataStream(&saved, QIODevice::WriteOnly) << version << sized << layout << closed;
        shown.panels.reset();
        shown.panel("transpositionTablePanel").show();
        shown.panels.restore(saved);
        QTRY_COMPARE(shown.places(),
                     (QStringList{"whatHappenedPanel", "pseudocodePanel", "callStackPanel"}));
        shown.panels.reset();
        QTRY_COMPARE(shown.places(), atFirst);
    }

    void aDamagedLayoutIsTheFirstOne_data() {
        QTest::addColumn<int>("damage");
        QTest::newRow("nothing") << 0;
        QTest::newRow("cut off in the middle") << 1;
        QTest::newRow("of another version") << 2;
        QTest::newRow("noise") << 3;
    }
    void aDamagedLayoutIsTheFirstOne() {
        QFETCH(int, damage);
        Docks shown;
        shown.panel("countsPanel").close();
        QByteArray saved = shown.panels.save();
        shown.panels.reset();
        QTRY_COMPARE(shown.places(), atFirst);
        if (damage == 1) {
            saved.truncate(saved.size() / 2);
        } else if (damage == 2) {
            saved[3] = char(99);
        } else {
            saved = damage == 0 ? QByteArray() : QByteArray(200, '\x7f');
        }
        shown.panels.restore(saved);
        settle(shown.window);
        QCOMPARE(shown.places(), atFirst);
    }

    void aClickOnAPanelIsNoWishForOtherHeights() {
        Docks shown;
        QTest::mouseClick(&shown.find<QLabel>("saved"), Qt::LeftButton);
        QTest::mouseClick(&shown.panel("countsPanel").card(), Qt::LeftButton, {}, QPoint(3, 3));
        shown.window.resize(shown.window.width(), 1000);
        const PanelDock& stack = shown.panel("callStackPanel");
        QTRY_COMPARE(shown.panel("countsPanel").height(), shown.panel("countsPanel").idealHeight());
        QVERIFY(stack.height() > stack.idealHeight());
    }

    void theStoryComesWithoutMovingTheTree() {
        Docks shown;
        auto& canvas = *shown.window.findChild<TreeCanvas*>();
        canvas.setSmooth(false);
        shown.window.session().setStep(Step{14});
        settle(shown.window);
        const QRectF before = canvas.nodeRect(NodeId{2});
        const QSize size = canvas.size();
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, before.center().toPoint());
        const PanelDock& story = shown.panel("nodeStoryPanel");
        QTRY_VERIFY(story.isVisible());
        QTRY_VERIFY(story.height() >= story.idealHeight());
        QCOMPARE(canvas.size(), size);
        QCOMPARE(canvas.nodeRect(NodeId{2}), before);
        shown.press(Qt::Key_Escape);
        QTRY_COMPARE(shown.places(), atFirst);
    }

    void theToolBarFitsAt1280() {
        Docks shown;
        shown.window.resize(1280, 720);
        QTRY_COMPARE(shown.window.width(), 1280);
        QTRY_VERIFY(!shown.extension().isVisible());
        QVERIFY(shown.find<QLineEdit>("beta").isVisible());
        auto& order = shown.find<QComboBox>("order");
        order.setFocus();
        QTest::keyClick(&order, Qt::Key_End);
        shown.window.resize(1440, 900);
        QTRY_VERIFY(!shown.extension().isVisible());
    }

    void inANarrowWindowAllChoicesCanBeReached() {
        Docks shown;
        auto& bar = shown.find<QToolBar>("searchBar");
        for (const QString& name : atFirst) {
            shown.panel(name).close();
        }
        shown.window.resize(400, 500);
        QTRY_VERIFY(shown.extension().isVisible());
        QTest::mouseClick(&shown.extension(), Qt::LeftButton);
        for (const char* name : {"algorithm", "rules", "order", "depth", "root"}) {
            const auto& box = shown.find<QComboBox>(name);
            QTRY_VERIFY2(
                box.isVisible() && bar.rect().contains(box.mapTo(&bar, box.rect().center())), name);
        }
    }

    void theListingFormIsKept() {
        const QTemporaryDir folder;
        {
            Docks shown(folder);
            QCOMPARE(shown.moveChoice("listingForm", 1).currentText(), "one, by level");
            shown.window.close();
        }
        Docks again(folder);
        QCOMPARE(again.find<QComboBox>("listingForm").currentText(), "one, by level");
    }
};

QTEST_MAIN(TestPanels)
#include "tst_panels.moc"
