// The menus, the menu of the tree, and finding a command by its name.

#include "tests/rows.h"
#include "tests/ui/gamewindow.h"

#include <QContextMenuEvent>
#include <QDialog>
#include <QLineEdit>
#include <QMenuBar>
#include <QTreeWidget>
#include <map>

using namespace prunus;

namespace {

QString plain(const QAction& action) {
    return action.text().remove(u'&');
}

/// The letter behind the ampersand, small; none for none.
QChar mnemonicOf(const QAction& action) {
    const QString text = action.text().replace("&&", " ");
    const qsizetype at = text.indexOf(u'&');
    return at < 0 || at + 1 >= text.size() ? QChar() : text[at + 1].toLower();
}

/// Entries of one menu with the same letter, a line each.
QString sharedMnemonics(const QWidgetList& menus) {
    QStringList shared;
    for (const QWidget* menu : menus) {
        std::map<QChar, QString> taken;
        for (const QAction* each : menu->actions()) {
            const QChar letter = mnemonicOf(*each);
            if (letter.isNull() || !each->isVisible()) {
                continue;
            }
            if (taken.contains(letter)) {
                shared << menu->objectName() + u' ' + taken[letter] + u' ' + each->text();
            }
            taken[letter] = each->text();
        }
    }
    return shared.join(u'\n');
}

/// The commands of a menu and of those in it.
QList<QAction*> commandsOf(const QWidget& menu) {
    QList<QAction*> all;
    for (QAction* each : menu.actions()) {
        if (const auto* inner = each->menu<QMenu*>()) {
            all += commandsOf(*inner);
        } else if (!each->isSeparator()) {
            all << each;
        }
    }
    return all;
}

QMenu& menuOf(const ShownWindow& shown) {
    return *shown.window.findChildren<QMenu*>("canvasMenu").last();
}

QStringList named(const QMenu& menu) {
    QStringList names;
    for (const QAction* each : menu.actions()) {
        names << each->objectName();
    }
    return names;
}

void askWithTheRightButton(ShownWindow& shown, QPoint place) {
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, shown.canvas().mapToGlobal(place));
    QApplication::sendEvent(&shown.canvas(), &event);
}

} // namespace

class TestMenus : public QObject {
    Q_OBJECT

  private slots:
    void theyFollowWhatPeopleDo() {
        ShownWindow shown;
        QStringList names;
        for (const QAction* each : shown.window.menuBar()->actions()) {
            names << plain(*each);
        }
        QCOMPARE(names, (QStringList{"File", "Edit", "View", "Step", "Search", "Compare", "Game",
                                     "Practice", "Help"}));
    }

    void noCommandStandsTwice() {
        ShownWindow shown;
        const QList<QAction*> all = commandsOf(*shown.window.menuBar());
        QVERIFY(all.size() > 60);
        for (const QAction* each : all) {
            QVERIFY2(all.count(each) == 1, qPrintable(each->text()));
        }
    }

    void noTwoEntriesShareAMnemonic_data() {
        const Rows<int> row("panes");
        row("one search", 1);
        row("four side by side", 4);
    }

    void noTwoEntriesShareAMnemonic() {
        QFETCH(const int, panes);
        ShownWindow shown;
        for (int pane = 1; pane < panes; ++pane) {
            shown.find<QAction>("duplicatePicked").trigger();
        }
        QWidgetList menus{shown.window.menuBar()};
        for (QMenu* each : shown.window.findChildren<QMenu*>()) {
            menus << each;
        }
        QCOMPARE(sharedMnemonics(menus), QString());
    }

    void norDoThoseOfTheTreesMenu_data() {
        const Rows<bool> row("full");
        row("in the window", false);
        row("in full screen", true);
    }

    /// At a node of a game with all that can be chosen: a cutoff to prove, a leaf's value to
    /// change.
    void norDoThoseOfTheTreesMenu() {
        QFETCH(const bool, full);
        GameWindow shown(lateGame());
        QVERIFY(shown.ready);
        if (full) {
            shown.press(Qt::Key_F11);
            QTRY_VERIFY(shown.window.isFullScreen());
        }
        shown.find<QAction>("nextCutoff").trigger();
        QVERIFY(!shown.session().proof().empty());
        QMenu all;
        for (const NodeId n :
             {NodeId{1}, NodeId{shown.session().document()->tree.nodeCount() - 1}}) {
            shown.session().select(n);
            QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
            QApplication::sendEvent(&shown.canvas(), &event);
            QTRY_VERIFY(menuOf(shown).isVisible());
            all.addActions(menuOf(shown).actions());
            menuOf(shown).close();
        }
        QCOMPARE(sharedMnemonics({&all}), QString());
        const QStringList names = named(all);
        for (const char* name : {"goToEntry", "showProof", "editMove", "playHere", "showMinimap"}) {
            QVERIFY2(names.contains(QLatin1String(name)), name);
        }
        for (const char* name : {"changeValue", "orderChildren"}) {
            QVERIFY(all.actions().contains(shown.find<QMenu>(name).menuAction()));
        }
    }

    void noMenuIsLong() {
        ShownWindow shown;
        int all = 0;
        for (const QAction* each : shown.window.menuBar()->actions()) {
            int entries = 0;
            for (const QAction* entry : each->menu<QMenu*>()->actions()) {
                entries += entry->isSeparator() || !entry->isVisible() ? 0 : 1;
            }
            QVERIFY2(entries <= 22, qPrintable(each->text() + QString::number(entries)));
            all += entries;
        }
        QVERIFY2(all <= 94, qPrintable(QString::number(all)));
    }

    void aRightClickOffersWhatCanBeDoneWithTheNode() {
        ShownWindow shown;
        askWithTheRightButton(shown, shown.canvas().nodeRect(NodeId{2}).center().toPoint());
        QCOMPARE(shown.session().selection(), NodeId{2});
        QMenu& menu = menuOf(shown);
        QTRY_VERIFY(menu.isVisible());
        for (const char* name :
             {"goToEntry", "editNode", "insertChild", "deleteSubtree", "fitTree"}) {
            QVERIFY2(named(menu).contains(QLatin1String(name)), name);
        }
        QVERIFY(!named(menu).contains("playHere")); // it is no game's
        menu.close();
        shown.find<QAction>("goToEntry").trigger();
        QCOMPARE(shown.step(), 11);
    }

    void besideTheNodesItIsAboutTheWhole() {
        ShownWindow shown;
        shown.session().select(NodeId{2});
        askWithTheRightButton(shown, QPoint(3, 3));
        QCOMPARE(shown.session().selection(), noNode);
        QTRY_VERIFY(menuOf(shown).isVisible());
        QCOMPARE(named(menuOf(shown)).first(), "fitTree");
        menuOf(shown).close();
    }

    void theKeyForMenusIsAboutTheCurrentNode() {
        ShownWindow shown;
        shown.session().setStep(Step{14});
        for (QWidget* where :
             {shown.window.centralWidget(), static_cast<QWidget*>(&shown.canvas())}) {
            shown.session().select(noNode);
            QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
            QApplication::sendEvent(where, &event);
            QCOMPARE(shown.session().selection(), NodeId{2});
            QTRY_VERIFY(menuOf(shown).isVisible());
            QVERIFY(named(menuOf(shown)).contains("showProof"));
            menuOf(shown).close();
        }
    }

    void inFullScreenAllMenusAreThere() {
        ShownWindow shown;
        shown.press(Qt::Key_F11);
        QTRY_VERIFY(shown.window.isFullScreen());
        askWithTheRightButton(shown, QPoint(3, 3));
        QTRY_VERIFY(menuOf(shown).isVisible());
        const QAction* menus = menuOf(shown).actions().last();
        QCOMPARE(menus->menu<QMenu*>()->actions(), shown.window.menuBar()->actions());
        menuOf(shown).close();
    }

    void aCommandIsFoundByItsName_data() {
        const Rows<QString, QString> row("typed", "done");
        row("its name", "hide unread", "View ▸ Hide unread leaves");
        row("what begins so comes first", "step", "Step ▸ Step");
        row("a word of the menu counts", "theme dark", "View ▸ Theme ▸ Dark");
        row("in any order", "first smallest", "Edit ▸ Order of all below ▸ Smallest proof first");
        row("whatever the letters", "FULL", "View ▸ Full screen");
    }

    void aCommandIsFoundByItsName() {
        QFETCH(const QString, typed);
        QFETCH(const QString, done);
        ShownWindow shown;
        shown.press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        auto& finder = shown.find<QDialog>("commandFinder");
        QTRY_VERIFY(finder.isVisible());
        auto& field = part<QLineEdit>(finder, "commandName");
        QTRY_VERIFY(field.hasFocus());
        QTest::keyClicks(&field, typed);
        QCOMPARE(part<QTreeWidget>(finder, "commandList").currentItem()->text(0), done);
        QList<QAction*> triggered;
        for (QAction* each : commandsOf(*shown.window.menuBar())) {
            connect(each, &QAction::triggered, this, [&triggered, each] { triggered << each; });
        }
        QTest::keyClick(&field, Qt::Key_Return);
        QTRY_COMPARE(triggered.size(), 1);
        QCOMPARE(plain(*triggered.first()), done.section(" ▸ ", -1));
    }

    void whatCannotBeChosenIsNotDone() {
        ShownWindow shown;
        shown.press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        auto& finder = shown.find<QDialog>("commandFinder");
        auto& field = part<QLineEdit>(finder, "commandName");
        QTest::keyClicks(&field, "undo"); // nothing was done
        QVERIFY(part<QTreeWidget>(finder, "commandList").currentItem() == nullptr);
        QTest::keyClick(&field, Qt::Key_Return);
        QVERIFY(finder.isVisible());
        QTest::keyClick(&field, Qt::Key_Escape);
        QTRY_VERIFY(!finder.isVisible());
    }

    void theFinderTellsTheKeys() {
        ShownWindow shown;
        shown.find<QAction>("findCommand").trigger();
        const auto& list = shown.find<QTreeWidget>("commandList");
        QMap<QString, QString> keys;
        for (int row = 0; row < list.topLevelItemCount(); ++row) {
            keys[list.topLevelItem(row)->text(0)] = list.topLevelItem(row)->text(1);
        }
        QCOMPARE(keys[QStringLiteral("Step ▸ Next cutoff")], "Ctrl+Right");
        QCOMPARE(keys[QStringLiteral("File ▸ Open")], "Ctrl+O");
        QCOMPARE(keys[QStringLiteral("View ▸ Theme ▸ Light ✓")], QString());
        QVERIFY(keys.contains("View ▸ Theme ▸ Light ✓"));
    }

    void theTourEndsWhereItSays() {
        ShownWindow shown;
        shown.find<QAction>("tour").trigger();
        const auto& bar = shown.find<QWidget>("tourBar");
        QVERIFY(bar.isVisible());
        QCOMPARE(shown.step(), 1);
        const auto press = [&bar](const QString& word) {
            for (QPushButton* each : bar.findChildren<QPushButton*>()) {
                if (each->isVisible() && each->text() == word) {
                    each->click();
                    return true;
                }
            }
            return false;
        };
        QVERIFY(press("&Next"));
        QCOMPARE(shown.step(), 14);
        QVERIFY(press("&Next"));
        QVERIFY(shown.session().showsProof());
        for (int stop = 0; stop < 3; ++stop) {
            QVERIFY(press("&Next"));
        }
        QVERIFY(!press("&Next"));
        QVERIFY(press("&End the tour"));
        QVERIFY(!bar.isVisible());
    }
};

QTEST_MAIN(TestMenus)
#include "tst_menus.moc"
