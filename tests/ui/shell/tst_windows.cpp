// Several windows: how they open, and how all are closed at once.

#include "core/formats/treeformat.h"
#include "tests/rows.h"
#include "tests/ui/dropping.h"
#include "tests/ui/files/filesoftest.h"
#include "tests/ui/questions.h"
#include "ui/session/editing.h"
#include "ui/session/loading.h"
#include "ui/session/panes.h"
#include "ui/shell/programicon.h"
#include "ui/shell/windows.h"

#include <QScreen>

using prunus::MainWindow;
using prunus::Windows;

namespace {

void edit(MainWindow& window) {
    QVERIFY(!window.session().editing().perform(prunus::SetValue{prunus::NodeId{2}, 7}));
}

void press(MainWindow& window, Qt::Key key, Qt::KeyboardModifiers with) {
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(&window, key, with);
}

} // namespace

class TestWindows : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        windows_.reset();
        files_ = std::make_unique<FilesOfTest>();
        windows_ = std::make_unique<Windows>(
            [this] {
                return std::make_unique<QSettings>(files_->path("settings.ini"),
                                                   QSettings::IniFormat);
            },
            files_->path("unsaved"));
        QApplication::setQuitOnLastWindowClosed(false);
    }

    void theKeyOpensAnotherWindow() {
        MainWindow& first = open(files_->write("pair.txt", "[1, 2]"));
        press(first, Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(titles(), (QStringList{"pair.txt", "AIMA, figure 5.2"}));
        edit(*windows_->all()[1]);
        QVERIFY(!first.isWindowModified()); // each has a tree of its own
    }

    void aNewWindowLooksLikeTheOldOne() {
        MainWindow& first = open();
        part<QAction>(first, "dark").trigger();
        press(first, Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(windows_->all().size(), std::size_t{2});
        QVERIFY(part<QAction>(*windows_->all()[1], "dark").isChecked());
    }

    void everyDroppedFileHasAWindow() {
        MainWindow& first = open();
        QMimeData dragged;
        dragged.setUrls({QUrl::fromLocalFile(files_->write("a.txt", "[1]")),
                         QUrl::fromLocalFile(files_->write("b.txt", "[2]")),
                         QUrl::fromLocalFile(files_->write("c.txt", "[3]"))});
        QVERIFY(drop(first, dragged));
        QCOMPARE(titles(), (QStringList{"a.txt", "b.txt", "c.txt"}));
    }

    /// Of Nim with heaps 1 and 2 and all moves: B-1 and B-2 and A-1, then what is left.
    void aGameHasAWindowAndIsNoUnsavedWorkUntilItIsEdited() {
        prunus::UnfoldWish wish;
        wish.depth = 1;
        MainWindow& window = windows_->openGame({prunus::gameNamed("nim:2:1,2").value(), wish});
        QTRY_VERIFY(window.session().document() != nullptr);
        QCOMPARE(window.session().document()->tree.nodeCount(), 4U);
        QCOMPARE(titles(), QStringList{"Nim 1, 2; take up to 2, the last one loses"});
        QVERIFY(!window.isWindowModified()); // who unfolded it unfolds it again
        edit(window);
        QVERIFY(window.isWindowModified());
        window.session().editing().undo();
        QVERIFY(!window.isWindowModified());
        QVERIFY(window.close()); // without a question
    }

    void aTreeOfTheCommandLineIsOpened_data() {
        const Rows<QString, QString> row("text", "tree");
        row("in brackets", "[[3,12],[2]]", "[[3,12],[2]]");
        row("with heads", "(A (B 3 12) (C 2 4))", "A:[B:[3,12],C:[2,4]]");
    }

    void aTreeOfTheCommandLineIsOpened() {
        QFETCH(const QString, text);
        QFETCH(const QString, tree);
        MainWindow& window = windows_->openText(text);
        QCOMPARE(windows_->all().size(), std::size_t{1});
        QCOMPARE(written(window.session().document()->tree, prunus::TreeFormat::text),
                 tree.toStdString());
    }

    /// Asked for in the window with the tree, which stays; and the next start has what was chosen
    /// there.
    void aDifferenceLeavesTheTreeAndTheChoices() {
        MainWindow& first = open(files_->write("pair.txt", "[1, 2]"));
        part<QAction>(first, "whereTheyDiffer").trigger();
        auto& dialog = part<QDialog>(first, "differenceDialog");
        QTest::mouseClick(&part<QPushButton>(dialog, "findDifference"), Qt::LeftButton);
        auto& opens = part<QPushButton>(dialog, "openDifference");
        QTRY_VERIFY(opens.isEnabled());
        QTest::mouseClick(&opens, Qt::LeftButton);
        QCOMPARE(titles(), (QStringList{"pair.txt", "Where they differ"}));
        MainWindow& second = *windows_->all()[1];
        QCOMPARE(second.session().panes().count(), 2);
        QCOMPARE(first.session().panes().count(), 1);
        second.session().panes().pick(1); // minimax
        QVERIFY(first.close());
        QVERIFY(second.close());
        QCOMPARE(open().session().options().algorithm, prunus::Algorithm::alphaBeta);
    }

    void aLargeWindowFitsASmallerScreen() {
        MainWindow& first = open();
        const QSize screen = first.screen()->availableSize();
        first.resize(screen.width() + 200, screen.height() + 150);
        QVERIFY(first.close());
        const MainWindow& second = open();
        QVERIFY(second.width() <= screen.width() && second.height() <= screen.height());
        QVERIFY(second.screen()->availableGeometry().contains(second.geometry()));
    }

    void aWindowThatIsClosedLeavesTheOthers() {
        MainWindow& first = open(files_->write("pair.txt", "[1, 2]"));
        open();
        QVERIFY(first.close());
        QCOMPARE(titles(), QStringList{"AIMA, figure 5.2"});
    }

    void quitClosesAll() {
        open();
        open(files_->write("pair.txt", "[1, 2]"));
        MainWindow& last = open();
        press(last, Qt::Key_Q, Qt::ControlModifier);
        QCOMPARE(titles(), QStringList());
    }

    void quitStopsAtTheFirstCancel() {
        MainWindow& first = open();
        MainWindow& second = open(files_->write("pair.txt", "[1, 2]"));
        MainWindow& third = open(files_->write("three.txt", "[1, 2, 3]"));
        edit(second);
        edit(third);
        press(first, Qt::Key_Q, Qt::ControlModifier);
        QCOMPARE(windows_->all().size(), std::size_t{3});
        QVERIFY(asks(second, "unsavedQuestion") && !asks(third, "unsavedQuestion"));
        answer(second, "unsavedQuestion", "Cancel");
        QCOMPARE(windows_->all().size(), std::size_t{3});
        QVERIFY(!asks(third, "unsavedQuestion"));
        QVERIFY(second.isWindowModified() && third.isWindowModified());
    }

    void quitGoesOnAfterEachAnswer() {
        MainWindow& first = open();
        MainWindow& second = open(files_->write("pair.txt", "[1, 2]"));
        MainWindow& third = open(files_->write("three.txt", "[1, 2, 3]"));
        edit(second);
        edit(third);
        press(first, Qt::Key_Q, Qt::ControlModifier);
        answer(second, "unsavedQuestion", "Save");
        QCOMPARE(titles(), (QStringList{"AIMA, figure 5.2", "three.txt"}));
        answer(third, "unsavedQuestion", "Discard");
        QCOMPARE(titles(), QStringList());
        QCOMPARE(files_->content("pair.txt"), QByteArray("[1, 7]\n"));
        QCOMPARE(files_->content("three.txt"), QByteArray("[1, 2, 3]"));
    }

    /// Qt reads SVG by a plugin, which Debian 13 has in a package of its own. Of the picture's 128
    /// · 128 the three triangles alone take 44 · 34 / 2 + 2 · 48 · 38 / 2.
    static void theIconIsPixels() {
        const QIcon icon = prunus::programIcon();
        QVERIFY(icon.availableSizes().contains(QSize(16, 16)));
        QVERIFY(icon.availableSizes().contains(QSize(256, 256)));
        for (const QSize size : icon.availableSizes()) {
            const QImage picture = icon.pixmap(size).toImage();
            QCOMPARE(picture.size(), size);
            int painted = 0;
            for (int k = 0; k < size.width() * size.height(); ++k) {
                painted += qAlpha(picture.pixel(k % size.width(), k / size.width())) > 0 ? 1 : 0;
            }
            QVERIFY(painted * 128 * 128 > 2572 * size.width() * size.height());
        }
    }

  private:
    [[nodiscard]] QStringList titles() const {
        QStringList found;
        for (const MainWindow* each : windows_->all()) {
            found << each->windowTitle().section("[*]", 0, 0);
        }
        return found;
    }

    MainWindow& open(const QString& file = {}) const {
        MainWindow& window = windows_->open(file);
        if (!QTest::qWaitForWindowExposed(&window)) {
            qFatal("a window does not show");
        }
        return window;
    }

    std::unique_ptr<FilesOfTest> files_;
    std::unique_ptr<Windows> windows_;
};

QTEST_MAIN(TestWindows)
#include "tst_windows.moc"
