// File ▸ Recent: which files are listed, and what becomes of those that are gone or bad.

#include "tests/ui/ownsettings.h"
#include "ui/canvas/treecanvas.h"
#include "ui/shell/windowsettings.h"

#include <QMenu>

using prunus::MainWindow;

class TestRecentFiles : public QObject {
    Q_OBJECT

  private slots:
    void init() { own_ = std::make_unique<OwnSettings>(); }

    void theLastFileIsTheFirst() {
        const QString one = own_->written("one.txt", "[1]");
        const QString two = own_->written("two.txt", "[2]");
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

    void tenFilesAtMost() {
        ShownWindow shown;
        shown.window.rememberIn(prunus::userSettings());
        for (int i = 1; i <= 12; ++i) {
            shown.window.openFile(own_->written(QStringLiteral("%1.txt").arg(i), "[1]"));
        }
        QCOMPARE(listed(shown), (QStringList{"12.txt", "11.txt", "10.txt", "9.txt", "8.txt",
                                             "7.txt", "6.txt", "5.txt", "4.txt", "3.txt"}));
    }

    void aFileIsOpenedFromTheList() {
        ShownWindow shown;
        shown.window.openFile(own_->written("a & b.txt", "[1, 2]"));
        shown.window.openExample();
        QCOMPARE(listed(shown), QStringList{"a & b.txt"});
        openRecent(shown, 1);
        QTRY_COMPARE(shown.window.windowTitle(), "a & b.txt[*] — Prunus");
    }

    void aMissingFileIsTakenOffTheList() {
        ShownWindow shown;
        const QString gone = own_->written("gone.txt", "[1, 2]");
        shown.window.openFile(gone);
        shown.window.openFile(own_->written("here.txt", "[3]"));
        QVERIFY(QFile::remove(gone));
        openRecent(shown, 2);
        QTRY_VERIFY(shown.find<QWidget>("errorBanner").isVisible());
        QCOMPARE(shown.text("errorText"),
                 gone + QStringLiteral(
                            " was moved or deleted. It is no longer listed under Open Recent."));
        QCOMPARE(listed(shown), QStringList{"here.txt"});
        QCOMPARE(shown.window.windowTitle(), "here.txt[*] — Prunus");
    }

    void aBadFileIsNotListed() {
        ShownWindow shown;
        shown.window.openFile(own_->written("bad.txt", "[1,"));
        QCOMPARE(listed(shown), QStringList());
    }

    void theListCanBeCleared() {
        ShownWindow shown;
        shown.window.rememberIn(prunus::userSettings());
        shown.window.openFile(own_->written("one.txt", "[1]"));
        QVERIFY(shown.find<QMenu>("recentMenu").menuAction()->isEnabled());
        openRecent(shown, 2); // after the only file
        QTRY_COMPARE(listed(shown), QStringList());
        QVERIFY(!shown.find<QMenu>("recentMenu").menuAction()->isEnabled());
        QCOMPARE(prunus::userSettings()->value("recentFiles").toStringList(), QStringList());
    }

  private:
    static void openRecent(const ShownWindow& shown, int nth) {
        auto& menu = shown.find<QMenu>("recentMenu");
        menu.popup(shown.window.mapToGlobal(QPoint(50, 50)));
        QVERIFY(QTest::qWaitForWindowExposed(&menu));
        for (int i = 0; i < nth; ++i) {
            QTest::keyClick(&menu, Qt::Key_Down);
        }
        QTest::keyClick(&menu, Qt::Key_Return);
        QCoreApplication::processEvents();
    }

    std::unique_ptr<OwnSettings> own_;
};

QTEST_MAIN(TestRecentFiles)
#include "tst_recentfiles.moc"
