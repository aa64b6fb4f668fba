// What a window keeps from one start to the next. Every test has settings of its
// own, in a folder of its own.

#include "tests/rows.h"
#include "tests/ui/ownsettings.h"
#include "ui/canvas/treecanvas.h"
#include "ui/session/panes.h"
#include "ui/shell/windowsettings.h"

#include <QMenu>

using prunus::MainWindow;

namespace {

const QString defaults = QStringLiteral("Alpha-beta | previous best first | fail-hard, cut at ≥ | "
                                        "as written | 1× | light | 100 | off | on");
const QString chosen = QStringLiteral("NegaScout | previous best ignored | fail-soft, cut at > | "
                                      "random | 4× | dark | 150 | on | on");

} // namespace

class TestRemembering : public QObject {
    Q_OBJECT

  private slots:
    void init() { own_ = std::make_unique<OwnSettings>(); }

    void everyChoiceComesBack() {
        {
            ShownWindow shown;
            shown.window.rememberIn(prunus::userSettings());
            QCOMPARE(shownState(shown), defaults);
            QVERIFY(!shown.find<QMenu>("recentMenu").menuAction()->isEnabled());
            QCOMPARE(shown.moveChoice("algorithm", 5).currentText(), "Iterative deepening");
            shown.moveChoice("previousBest", 1);
            shown.moveChoice("algorithm", -2);
            for (const char* name : {"rules", "order"}) {
                const auto& box = shown.find<QComboBox>(name);
                shown.moveChoice(name, box.count() - 1 - box.currentIndex());
            }
            shown.moveChoice("speed", 2);
            shown.find<QSpinBox>("seed").setValue(9);
            trigger(shown, "themeMenu", "dark");
            trigger(shown, "textSizeMenu", "150");
            shown.find<QAction>("hideUnreadLeaves").trigger();
            shown.find<QAction>("numbersFromMax").trigger(); // NegaScout starts with the mover's
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

    void theWindowComesBackWhereItWas() {
        {
            ShownWindow shown;
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

    void aBrokenFileIsReadAsFarAsItGoes_data() {
        const Rows<QByteArray, QString> row("text", "state");
        row("nothing, as at a first start, means defaults", QByteArray(), defaults);
        row("not a settings file means defaults", QByteArray("\x89PNG\r\n\x1a\n\0\0]][[=", 16),
            defaults);
        row("of a section that is not closed what can be read counts", "[view\nthemeMenu=dark\n",
            QString(defaults).replace("light", "dark"));
        row("values that nobody knows mean defaults",
            QByteArray("[search]\nalgorithm=quantum\nrules=7\norder=\nseed=-4\n[play]\nspeed=fast\n"
                       "[view]\nthemeMenu=plaid\ntextSizeMenu=900\n"
                       "[window]\ngeometry=@ByteArray(xyz)\npanels=@ByteArray(q)\n"),
            defaults);
    }

    void aBrokenFileIsReadAsFarAsItGoes() {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, state);
        QVERIFY(QDir(own_->path()).mkpath("Prunus"));
        const QString file = own_->written("Prunus/Prunus.ini", text);
        QCOMPARE(prunus::userSettings()->fileName(),
                 file); // which reads it, so it is written before
        const QSize usual = MainWindow().size();
        {
            ShownWindow shown;
            const QSize before = shown.window.size();
            shown.window.rememberIn(prunus::userSettings());
            QCOMPARE(shownState(shown), state);
            QCOMPARE(shown.session().options().seed, 1U);
            QCOMPARE(shown.window.size(), before);
            shown.find<QAction>("hideUnreadLeaves").trigger();
            shown.window.close();
        }
        // What is chosen now is kept in spite of what the file was.
        MainWindow again;
        QCOMPARE(again.size(), usual);
        again.rememberIn(prunus::userSettings());
        QVERIFY(again.findChild<QAction*>("hideUnreadLeaves")->isChecked());
    }

    /// As version 0.1 wrote it before each algorithm had numbers of its own.
    void aFileOfAnEarlierVersionIsRead() {
        QVERIFY(QDir(own_->path()).mkpath("Prunus"));
        (void)own_->written("Prunus/Prunus.ini",
                            "[play]\nspeed=4\n\n"
                            "[search]\nalgorithm=negascout\norder=random\npreviousBest=ignored\n"
                            "rules=soft-gt\nseed=9\n\n"
                            "[view]\nfollowCurrent=false\nhideUnreadLeaves=true\n"
                            "numbersFromMax=true\npaceMenu=pacework\nshowBoards=true\n"
                            "showMinimap=false\nsmoothMovement=false\nstopAtCutoffs=true\n"
                            "textSizeMenu=150\nthemeMenu=dark\n");
        ShownWindow shown;
        shown.window.rememberIn(prunus::userSettings());
        QCOMPARE(shownState(shown), chosen);
        QCOMPARE(shown.session().options().seed, 9U);
        for (const char* off : {"followCurrent", "showMinimap", "smoothMovement"}) {
            QVERIFY2(!shown.find<QAction>(off).isChecked(), off);
        }
        QVERIFY(shown.find<QAction>("stopAtCutoffs").isChecked());
        QVERIFY(shown.find<QAction>("pacework").isChecked());
    }

    void everySwitchOfTheViewComesBack() {
        const QStringList switches{"hideUnreadLeaves", "followCurrent", "smoothMovement",
                                   "showMinimap",      "stopAtCutoffs", "pacework"};
        QStringList turned;
        {
            ShownWindow shown;
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
        QCOMPARE(again.session().panes().pace(), prunus::Pace::work);
    }

    void aWindowThatWasNotToldKeepsNothing() {
        const QString path = own_->written("pair.txt", "[1, 2]");
        {
            ShownWindow shown;
            shown.find<QAction>("hideUnreadLeaves").trigger();
            shown.window.openFile(path);
            QCOMPARE(listed(shown), QStringList{"pair.txt"});
            shown.window.close();
        }
        QVERIFY(!QFileInfo::exists(prunus::userSettings()->fileName()));
        const ShownWindow again;
        QCOMPARE(shownState(again), defaults);
        QCOMPARE(listed(again), QStringList());
    }

  private:
    /// What is chosen, as a reader sees it.
    static QString shownState(const ShownWindow& shown) {
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
        return state.join(" | ");
    }

    static void trigger(const ShownWindow& shown, const char* menu, const char* action) {
        shown.find<QMenu>(menu).findChild<QAction*>(QLatin1String(action))->trigger();
    }

    std::unique_ptr<OwnSettings> own_;
};

QTEST_MAIN(TestRemembering)
#include "tst_windowsettings.moc"
