// Unsaved work outlives the program with its window. The program that dies is this one, started
// again to edit once.

#include "core/notation/readtree.h"
#include "tests/contentof.h"
#include "tests/ui/files/dyingprogram.h"
#include "tests/ui/noticebutton.h"
#include "tests/ui/questions.h"
#include "ui/files/recovery.h"

#include <QMessageBox>

using prunus::MainWindow;
using prunus::NoticeBar;

namespace {

/// The program that dies.
int dieEditing(const QString& file, const QString& folder) {
    MainWindow window;
    window.recoverIn(folder);
    window.show();
    window.openFile(file);
    count(window.session(), 41);
    tellEdits(41);
    return QApplication::exec();
}

/// Chooses what becomes of the work that is left.
void answer(const ShownWindow& shown, const QString& word) {
    press(shown.find<NoticeBar>("restoreBar"), word);
}

} // namespace

class TestRecovery : public QObject {
    Q_OBJECT

  private slots:
    void init() { files_ = std::make_unique<FolderOfWork>(); }

    void whatIsRestoredIsUnsavedWork() {
        leave();
        {
            ShownWindow shown;
            shown.window.recoverIn(folder());
            const auto& bar = shown.find<NoticeBar>("restoreBar");
            QVERIFY(bar.isVisible());
            const auto* text = bar.findChild<QLabel*>("noticeText");
            QVERIFY(text != nullptr);
            QVERIFY(text->text().startsWith("There is unsaved work on pair.txt from "));
            answer(shown, "Restore");
            QCOMPARE(countOf(shown.window.session().document()->tree), 41);
            QCOMPARE(shown.window.windowTitle(), "pair.txt[*] — Prunus");
            QVERIFY(shown.window.isWindowModified());
            QVERIFY(!shown.find<NoticeBar>("restoreBar").isVisible());
            QVERIFY(!shown.window.close());
        }
        // This window ended without having saved or discarded it, too.
        const auto left = prunus::leftWork(folder());
        QCOMPARE(left.size(), std::size_t{1});
        QCOMPARE(countOf(*left[0].work.tree), 41);
    }

    void whatIsDiscardedIsGone() {
        leave();
        ShownWindow shown;
        shown.window.recoverIn(folder());
        answer(shown, "Discard");
        const auto* question = shownQuestion<QMessageBox>(shown.window, "discardQuestion");
        QVERIFY(question != nullptr);
        QVERIFY(question->text().startsWith("Discard the unsaved work on pair.txt from "));
        QCOMPARE(question->informativeText(),
                 "What was changed in pair.txt and not saved would be lost; the file "
                 "itself is not touched. What is discarded cannot be brought back.");
        QCOMPARE(question->defaultButton(), question->button(QMessageBox::Cancel));
        answer(shown.window, "discardQuestion", "Cancel");
        QCOMPARE(kept().size(), 1);
        answer(shown, "Discard"); // which is offered still
        answer(shown.window, "discardQuestion", "Discard");
        QTRY_COMPARE(kept(), QStringList());
        QVERIFY(!shown.find<NoticeBar>("restoreBar").isVisible());
        QVERIFY(!shown.window.isWindowModified());
    }

    void whatTheProgramMadeIsNotKept() {
        ShownWindow shown;
        shown.window.recoverIn(folder());
        prunus::UnsavedTree made{
            std::make_shared<const prunus::GameTree>(prunus::readText("[1,2]").value()),
            {},
            "made",
            {}};
        made.isMade = true;
        shown.window.session().openUnsaved(made);
        QVERIFY(!shown.window.isWindowModified());
        count(shown.window.session(), 5);
        QTRY_COMPARE_WITH_TIMEOUT(kept().size(), 1, 30'000);
        const auto text = contentOf(folder() + u'/' + kept()[0]);
        QVERIFY2(text.contains("made"), text.constData());
        shown.window.session().editing().undo();
        QTRY_COMPARE(kept(), QStringList());
    }

    void savingTakesItAway() {
        leave();
        ShownWindow shown;
        shown.window.recoverIn(folder());
        answer(shown, "Restore");
        QCOMPARE(kept().size(), 1);
        shown.press(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!shown.window.isWindowModified());
        QTRY_COMPARE(kept(), QStringList());
        QCOMPARE(files_->content("pair.txt"), QByteArray("[41,   2]\n")); // in its layout
    }

    void discardingAtTheCloseTakesItAway() {
        ShownWindow shown;
        shown.window.recoverIn(folder());
        count(shown.window.session(), 5);
        QTRY_COMPARE_WITH_TIMEOUT(kept().size(), 1, 30'000);
        QVERIFY(!shown.window.close());
        auto& question = shown.find<QMessageBox>("unsavedQuestion");
        QTest::mouseClick(question.button(QMessageBox::Discard), Qt::LeftButton);
        QVERIFY(!shown.window.isVisible());
        QTRY_COMPARE(kept(), QStringList());
    }

    void whatCannotBeKeptIsTold() {
        ShownWindow shown;
        files_->write("unsaved", "a file where the folder should be");
        shown.window.recoverIn(folder());
        count(shown.window.session(), 5);
        QTRY_VERIFY(shown.find<QWidget>("errorBanner").isVisible());
        QVERIFY(shown.text("errorText").contains(folder()));
    }

  private:
    [[nodiscard]] QString folder() const { return files_->unsaved(); }
    [[nodiscard]] QStringList kept() const { return files_->kept(); }

    /// A program edits once and dies.
    void leave() const {
        DyingProgram program({"--edit", files_->tree(), folder()});
        QTRY_COMPARE_WITH_TIMEOUT(kept().size(), 1, 30'000);
        program.kill();
    }

    std::unique_ptr<FolderOfWork> files_;
};

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const QStringList words = QApplication::arguments();
    if (words.size() == 4 && words[1] == QLatin1String("--edit")) {
        return dieEditing(words[2], words[3]);
    }
    TestRecovery test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_recovery.moc"
