// Dialogs that ask for files, Qt's own, which are shown where no desktop brings one: nothing in a
// folder is lost through them. All of it happens in a temporary folder.

#include "tests/ui/questions.h"
#include "tests/ui/shownwindow.h"

#include <QApplication>
#include <QDir>
#include <QInputDialog>
#include <QListView>
#include <QTemporaryDir>
#include <QTimer>
#include <array>

namespace {

enum class Use : std::uint8_t { open, openMany, save, folder };

/// A folder with a file, in a folder of its own.
struct Kept {
    QTemporaryDir outside;
    QString inner = outside.filePath("inner");
    QString file = inner + "/file.txt";

    Kept() {
        QFile written(file);
        QVERIFY(QDir(outside.path()).mkdir("inner") && written.open(QIODevice::WriteOnly));
    }
};

void makeReady(QFileDialog& dialog, Use use) {
    if (use == Use::save) {
        dialog.setAcceptMode(QFileDialog::AcceptSave);
    } else {
        dialog.setFileMode(use == Use::folder     ? QFileDialog::Directory
                           : use == Use::openMany ? QFileDialog::ExistingFiles
                                                  : QFileDialog::ExistingFile);
    }
}

void rowsOfUses(std::initializer_list<Use> uses) {
    QTest::addColumn<Use>("use");
    constexpr std::array names{"a file to open", "files to open", "a file to save", "a folder"};
    for (const Use each : uses) {
        QTest::newRow(names.at(std::size_t(each))) << each;
    }
}

/// Selects the folder inside, and presses Delete; whatever is asked then is answered with yes.
void tryToDelete(QFileDialog& dialog) {
    auto& list = part<QListView>(dialog, "listView");
    QTRY_COMPARE(list.model()->rowCount(list.rootIndex()), 1);
    const QModelIndex inner = list.model()->index(0, 0, list.rootIndex());
    QCOMPARE(inner.data().toString(), "inner");
    list.setCurrentIndex(inner);
    list.setFocus();
    bool asked = false;
    QTimer yes;
    QObject::connect(&yes, &QTimer::timeout, &dialog, [&asked] {
        if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
            asked = true;
            QTest::keyClick(box, Qt::Key_Y, Qt::AltModifier);
        }
    });
    yes.start(0);
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QTest::keyClick(&list, Qt::Key_Delete);
    QTest::keyClick(&list, Qt::Key_Y, Qt::AltModifier);
    QVERIFY(!asked);
    QVERIFY(!(list.model()->flags(inner) & (Qt::ItemIsEditable | Qt::ItemIsDropEnabled)));
}

} // namespace

class TestFileDialogs : public QObject {
    Q_OBJECT

  private slots:
    void deleteAndYesDeleteNothing_data() {
        rowsOfUses({Use::open, Use::openMany, Use::save, Use::folder});
    }

    void deleteAndYesDeleteNothing() {
        QFETCH(const Use, use);
        const ShownWindow shown; // with which its manners come
        const Kept kept;
        QFileDialog dialog(nullptr, QString(), kept.outside.path());
        makeReady(dialog, use);
        dialog.show();
        tryToDelete(dialog);
        QVERIFY(QFile::exists(kept.file));
        QCOMPARE(dialog.findChild<QPushButton*>("newFolder") != nullptr,
                 use == Use::save || use == Use::folder);
    }

    void norInTheOneThatOpensTrees() {
        ShownWindow shown;
        const Kept kept;
        bool tried = false;
        QTimer look;
        connect(&look, &QTimer::timeout, this, [&] {
            if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
                look.stop();
                dialog->setDirectory(kept.outside.path());
                tryToDelete(*dialog);
                tried = true;
                dialog->reject();
            }
        });
        look.start(0);
        shown.press(Qt::Key_O, Qt::ControlModifier);
        QTRY_VERIFY(tried);
        QVERIFY(QFile::exists(kept.file));
    }

    void aNewFolderIsMade_data() { rowsOfUses({Use::save, Use::folder}); }

    void aNewFolderIsMade() {
        QFETCH(const Use, use);
        const ShownWindow shown;
        const Kept kept;
        QFileDialog dialog(nullptr, QString(), kept.outside.path());
        makeReady(dialog, use);
        if (use == Use::save) {
            dialog.selectFile("tree.txt");
        }
        dialog.show();
        QTest::mouseClick(&part<QPushButton>(dialog, "newFolder"), Qt::LeftButton);
        const auto type = [&dialog](const char* name) {
            QInputDialog* ask = nullptr;
            QTRY_VERIFY((ask = shownQuestion<QInputDialog>(dialog, "newFolderName")) != nullptr);
            QVERIFY(QTest::qWaitForWindowActive(ask));
            QTest::keyClicks(ask->findChild<QLineEdit*>(), name);
            QTest::keyClick(ask->findChild<QLineEdit*>(), Qt::Key_Return);
        };
        type("inner"); // which there is
        QTRY_VERIFY(shownQuestion<QInputDialog>(dialog, "newFolderName") != nullptr);
        QVERIFY(shownQuestion<QInputDialog>(dialog, "newFolderName")
                    ->labelText()
                    .startsWith("No folder can be made here with this name."));
        type("made");
        const QString made = kept.outside.filePath("made");
        QTRY_COMPARE(dialog.directory().path(), made);
        QVERIFY(QDir(made).exists());
        if (use == Use::save) {
            QCOMPARE(dialog.selectedFiles(), QStringList(made + "/tree.txt"));
        }
        QVERIFY(QFile::exists(kept.file));
    }
};

QTEST_MAIN(TestFileDialogs)
#include "tst_filedialogs.moc"
