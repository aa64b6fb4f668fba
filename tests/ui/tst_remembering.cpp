// Recent files, and what a window keeps from one start to the next. Every test has settings of its
// own, in a folder of its own.

#include "tests/ui/shownwindow.h"
#include "ui/canvas/treecanvas.h"
#include "ui/session/sidebyside.h"
#include "ui/window/recentfiles.h"
#include "ui/window/remembering.h"

#include <QMenu>
#include <QTemporaryDir>

using prunus::MainWindow;

class TestRemembering : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void aFirstStartHasTheDefaults();
    void everyChoiceComesBack();
    void theWindowComesBackWhereItWas();
    void fullScreenIsNotComeBackTo();
    void aBrokenFileMeansDefaults_data();
    void aBrokenFileMeansDefaults();
    void everySwitchOfTheViewComesBack();
    void aWindowThatWasNotToldKeepsNothing();
    void theLastFileIsTheFirst();
    void panesKeepTheirPace();
    void tenFilesAtMost();
    void aFileIsOpenedFromTheList();
    void aMissingFileIsTakenOffTheList();
    void aBadFileIsNotListed();
    void theListCanBeCleared();

  private:
    [[nodiscard]] QString written(const QString& name, const QByteArray& text) const;
    static void openRecent(const ShownWindow& shown, int nth);
    static QString shownState(const ShownWindow& shown);
    static void trigger(const ShownWindow& shown, const char* menu, const char* action);
    static QStringList listed(const ShownWindow& shown);

    std::unique_ptr<QTemporaryDir> dir_;
};

void TestRemembering::init() {
    dir_ = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, dir_->path());
}

QString TestRemembering::written(const QString& name, const QByteArray& text) const {
    QFile file(dir_->filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
        qFatal("cannot write %s", qPrintable(name));
    }
    return file.fileName();
}

/// What is chosen, as a reader sees it.
QString TestRemembering::shownState(const ShownWindow& shown) {
    QStringList state;
    for (const char* name : {"algorithm", "previousBest", "rules", "order", "speed"}) {
        state << shown.find<QComboBox>(name).currentText();
    }
    for (const char* name : {"themeMenu", "textSizeMenu"}) {
        for (const QAction* each : shown.find<QMenu>(name).actions()) {
            if (each->isChecked()) {
                state << each->objectName();
            }
        }
    }
    for (const char* name : {"hideUnreadLeaves", "numbersFromMax"}) {
        state << (shown.find<QAction>(name).isChecked() ? QStringLiteral("on")
                                                        : QStringLiteral("off"));
    }
    return state.join(QStringLiteral(" | "));
}

void TestRemembering::trigger(const ShownWindow& shown, const char* menu, const char* action) {
    shown.find<QMenu>(menu).findChild<QAction*>(QLatin1String(action))->trigger();
}

QStringList TestRemembering::listed(const ShownWindow& shown) {
    QStringList names;
    for (const QString& path : shown.find<prunus::RecentFiles>("recentMenu").paths()) {
        names << QFileInfo(path).fileName();
    }
    return names;
}

namespace {

const QString defaults = QStringLiteral("Alpha-beta | previous best first | fail-hard, cut at ≥ | "
                                        "as written | 1× | light | 100 | off | off");

} // namespace

void TestRemembering::aFirstStartHasTheDefaults() {
    ShownWindow shown;
    shown.window.rememberIn(prunus::userSettings());
    QCOMPARE(shownState(shown), defaults);
    QVERIFY(!shown.find<QMenu>("recentMenu").menuAction()->isEnabled());
}

void TestRemembering::everyChoiceComesBack() {
    const QString chosen =
        QStringLiteral("NegaScout | previous best ignored | fail-soft, cut at > | random "
                       "| 4× | dark | 150 | on | on");
    {
        ShownWindow shown;
        QVERIFY(shown.active);
        shown.window.rememberIn(prunus::userSettings());
        auto& algorithm = shown.find<QComboBox>("algorithm");
        algorithm.setFocus();
        while (algorithm.currentText() != QStringLiteral("Iterative deepening")) {
            QTest::keyClick(&algorithm, Qt::Key_Down);
        }
        auto& previousBest = shown.find<QComboBox>("previousBest");
        previousBest.setFocus();
        QTest::keyClick(&previousBest, Qt::Key_Down);
        algorithm.setFocus();
        QTest::keyClick(&algorithm, Qt::Key_Up);
        QTest::keyClick(&algorithm, Qt::Key_Up);
        for (const char* name : {"rules", "order"}) {
            auto& box = shown.find<QComboBox>(name);
            box.setFocus();
            while (box.currentIndex() + 1 < box.count()) {
                QTest::keyClick(&box, Qt::Key_Down);
            }
        }
        auto& speed = shown.find<QComboBox>("speed");
        speed.setFocus();
        QTest::keyClick(&speed, Qt::Key_Down);
        QTest::keyClick(&speed, Qt::Key_Down);
        shown.find<QSpinBox>("seed").setValue(9);
        trigger(shown, "themeMenu", "dark");
        trigger(shown, "textSizeMenu", "150");
        shown.find<QAction>("hideUnreadLeaves").trigger();
        shown.find<QAction>("numbersFromMax").trigger();
        shown.window.close();
    }
    ShownWindow again;
    again.window.rememberIn(prunus::userSettings());
    const QString state = shownState(again);
    QCOMPARE(again.window.session().options().seed, 9U);
    QVERIFY(again.window.palette().color(QPalette::Base).lightness() < 80);
    trigger(again, "themeMenu", "light");
    trigger(again, "textSizeMenu", "100");
    QCOMPARE(state, chosen);
}

void TestRemembering::theWindowComesBackWhereItWas() {
    {
        ShownWindow shown;
        QVERIFY(shown.active);
        shown.window.rememberIn(prunus::userSettings());
        shown.window.resize(shown.window.width(), 600);
        QTRY_COMPARE(shown.window.height(), 600);
        shown.window.close();
    }
    MainWindow again;
    QVERIFY(again.height() != 600);
    again.rememberIn(prunus::userSettings());
    QCOMPARE(again.height(), 600);
}

void TestRemembering::fullScreenIsNotComeBackTo() {
    {
        ShownWindow shown;
        QVERIFY(shown.active);
        shown.window.rememberIn(prunus::userSettings());
        shown.find<QAction>("fullScreen").trigger();
        QTRY_VERIFY(shown.window.isFullScreen());
        shown.window.close();
    }
    MainWindow again;
    again.rememberIn(prunus::userSettings());
    QVERIFY(!again.isFullScreen());
    QVERIFY(!again.findChild<QAction*>(QStringLiteral("fullScreen"))->isChecked());
}

void TestRemembering::aBrokenFileMeansDefaults_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("not a settings file") << QByteArray("\x89PNG\r\n\x1a\n\0\0]][[=", 16);
    QTest::newRow("a section that is not closed") << QByteArray("[view\nthemeMenu=dark\n");
    QTest::newRow("values that nobody knows")
        << QByteArray("[search]\nalgorithm=quantum\nrules=7\norder=\nseed=-4\n[play]\nspeed=fast\n"
                      "[view]\nthemeMenu=plaid\ntextSizeMenu=900\n"
                      "[window]\ngeometry=@ByteArray(xyz)\npanels=@ByteArray(q)\n");
}

void TestRemembering::aBrokenFileMeansDefaults() {
    QFETCH(const QByteArray, text);
    QVERIFY(QDir(dir_->path()).mkpath(QStringLiteral("Prunus")));
    QCOMPARE(written(QStringLiteral("Prunus/Prunus.ini"), text),
             prunus::userSettings()->fileName());
    const QSize usual = MainWindow().size();
    {
        ShownWindow shown;
        QVERIFY(shown.active);
        const QSize before = shown.window.size();
        shown.window.rememberIn(prunus::userSettings());
        QCOMPARE(shownState(shown), defaults);
        QCOMPARE(shown.window.session().options().seed, 1U);
        QCOMPARE(shown.window.size(), before);
        shown.find<QAction>("hideUnreadLeaves").trigger();
        shown.window.close();
    }
    // What is chosen now is kept in spite of what the file was.
    MainWindow again;
    QCOMPARE(again.size(), usual);
    again.rememberIn(prunus::userSettings());
    QVERIFY(again.findChild<QAction*>(QStringLiteral("hideUnreadLeaves"))->isChecked());
}

void TestRemembering::everySwitchOfTheViewComesBack() {
    const QStringList switches{"hideUnreadLeaves", "followCurrent", "smoothMovement", "showMinimap",
                               "stopAtCutoffs"};
    QStringList turned;
    {
        ShownWindow shown;
        QVERIFY(shown.active);
        shown.window.rememberIn(prunus::userSettings());
        for (const QString& name : switches) {
            auto& action = shown.find<QAction>(name.toLatin1().constData());
            QVERIFY(action.isCheckable());
            action.trigger();
            turned << name + (action.isChecked() ? u'+' : u'-');
        }
        shown.window.close();
    }
    MainWindow again;
    again.rememberIn(prunus::userSettings());
    QStringList back;
    for (const QString& name : switches) {
        back << name + (again.findChild<QAction*>(name)->isChecked() ? u'+' : u'-');
    }
    QCOMPARE(back, turned);
    const auto& canvas = *again.findChild<prunus::TreeCanvas*>();
    QVERIFY(canvas.hidesUnreadLeaves() && !canvas.follows() && !canvas.isSmooth());
}

void TestRemembering::aWindowThatWasNotToldKeepsNothing() {
    const QString path = written(QStringLiteral("pair.txt"), "[1, 2]");
    {
        ShownWindow shown;
        QVERIFY(shown.active);
        shown.find<QAction>("hideUnreadLeaves").trigger();
        shown.window.openFile(path);
        QCOMPARE(listed(shown), QStringList{QStringLiteral("pair.txt")});
        shown.window.close();
    }
    QVERIFY(!QFileInfo::exists(prunus::userSettings()->fileName()));
    const ShownWindow again;
    QCOMPARE(shownState(again), defaults);
    QCOMPARE(listed(again), QStringList());
}

void TestRemembering::theLastFileIsTheFirst() {
    const QString one = written(QStringLiteral("one.txt"), "[1]");
    const QString two = written(QStringLiteral("two.txt"), "[2]");
    {
        ShownWindow shown;
        shown.window.rememberIn(prunus::userSettings());
        for (const QString& path : {one, two, one}) {
            shown.window.openFile(path);
        }
        QCOMPARE(listed(shown), (QStringList{"one.txt", "two.txt"}));
    }
    // Kept at once, even if the program ends without closing its window.
    ShownWindow again;
    again.window.rememberIn(prunus::userSettings());
    QCOMPARE(listed(again), (QStringList{"one.txt", "two.txt"}));
}

void TestRemembering::panesKeepTheirPace() {
    {
        ShownWindow shown;
        shown.window.rememberIn(prunus::userSettings());
        shown.find<QAction>("pacework").trigger();
        shown.window.close();
    }
    ShownWindow again;
    again.window.rememberIn(prunus::userSettings());
    QCOMPARE(again.window.session().comparison().pace(), prunus::Pace::work);
    QVERIFY(again.find<QAction>("pacework").isChecked());
}

void TestRemembering::tenFilesAtMost() {
    ShownWindow shown;
    shown.window.rememberIn(prunus::userSettings());
    for (int i = 1; i <= 12; ++i) {
        shown.window.openFile(written(QStringLiteral("%1.txt").arg(i), "[1]"));
    }
    QCOMPARE(listed(shown), (QStringList{"12.txt", "11.txt", "10.txt", "9.txt", "8.txt", "7.txt",
                                         "6.txt", "5.txt", "4.txt", "3.txt"}));
}

void TestRemembering::openRecent(const ShownWindow& shown, int nth) {
    auto& menu = shown.find<QMenu>("recentMenu");
    menu.popup(shown.window.mapToGlobal(QPoint(50, 50)));
    QVERIFY(QTest::qWaitForWindowExposed(&menu));
    for (int i = 0; i < nth; ++i) {
        QTest::keyClick(&menu, Qt::Key_Down);
    }
    QTest::keyClick(&menu, Qt::Key_Return);
    QCoreApplication::processEvents();
}

void TestRemembering::aFileIsOpenedFromTheList() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.openFile(written(QStringLiteral("a & b.txt"), "[1, 2]"));
    shown.window.openExample();
    QCOMPARE(listed(shown), QStringList{QStringLiteral("a & b.txt")});
    openRecent(shown, 1);
    QTRY_COMPARE(shown.window.windowTitle(), QStringLiteral("a & b.txt[*] — Prunus"));
}

void TestRemembering::aMissingFileIsTakenOffTheList() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const QString gone = written(QStringLiteral("gone.txt"), "[1, 2]");
    shown.window.openFile(gone);
    shown.window.openFile(written(QStringLiteral("here.txt"), "[3]"));
    QVERIFY(QFile::remove(gone));
    openRecent(shown, 2);
    QTRY_VERIFY(shown.find<QWidget>("errorBanner").isVisible());
    QCOMPARE(
        shown.text("errorText"),
        gone + QStringLiteral(" was moved or deleted. It is no longer listed under Open Recent."));
    QCOMPARE(listed(shown), QStringList{QStringLiteral("here.txt")});
    QCOMPARE(shown.window.windowTitle(), QStringLiteral("here.txt[*] — Prunus"));
}

void TestRemembering::aBadFileIsNotListed() {
    ShownWindow shown;
    shown.window.openFile(written(QStringLiteral("bad.txt"), "[1,"));
    QCOMPARE(listed(shown), QStringList());
}

void TestRemembering::theListCanBeCleared() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.rememberIn(prunus::userSettings());
    shown.window.openFile(written(QStringLiteral("one.txt"), "[1]"));
    QVERIFY(shown.find<QMenu>("recentMenu").menuAction()->isEnabled());
    openRecent(shown, 2); // after the only file
    QTRY_COMPARE(listed(shown), QStringList());
    QVERIFY(!shown.find<QMenu>("recentMenu").menuAction()->isEnabled());
    QCOMPARE(prunus::userSettings()->value(QStringLiteral("recentFiles")).toStringList(),
             QStringList());
}

QTEST_MAIN(TestRemembering)
#include "tst_remembering.moc"
