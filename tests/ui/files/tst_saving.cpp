// Saving, with keys and mouse: what is written, what the title says, what is asked before unsaved
// work is lost, and what happens where nothing can be written. Files of other programs are read,
// and never written over in the form of this one.

#include "core/formats/treeformat.h"
#include "tests/rows.h"
#include "tests/ui/files/filesoftest.h"
#include "tests/ui/noticebutton.h"
#include "tests/ui/questions.h"
#include "ui/session/editing.h"

#include <csignal>
#include <sys/resource.h>

using prunus::NodeId;

namespace {

/// Changes the last leaf.
void change(ShownWindow& shown, double value = 7) {
    const NodeId last{shown.session().document()->tree.nodeCount() - 1};
    QVERIFY(!shown.session().editing().perform(prunus::SetValue{last, value}));
}

} // namespace

class TestSaving : public QObject {
    Q_OBJECT

  private slots:
    void anEditIsUnsavedUntilItsFileIsWritten() {
        ShownWindow shown;
        shown.window.openFile(files_.write("pair.txt", "[1, 2]"));
        QCOMPARE(shown.window.windowTitle(), "pair.txt[*] — Prunus");
        QVERIFY(!shown.window.isWindowModified());
        QVERIFY(!shown.find<QAction>("save").isEnabled());
        change(shown);
        QVERIFY(shown.window.isWindowModified());
        shown.session().editing().undo();
        QVERIFY(!shown.window.isWindowModified());
        change(shown);
        shown.press(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(files_.content("pair.txt"), QByteArray("[1, 7]\n"));
        QVERIFY(!shown.window.isWindowModified());
        // What is undone after saving is work again.
        shown.session().editing().undo();
        QVERIFY(shown.window.isWindowModified());
    }

    void anEditMadeWhileItIsSavedCanBeUndone() {
        ShownWindow shown;
        shown.window.openFile(files_.write("pair.txt", "[1, 2]"));
        change(shown);
        shown.find<QAction>("save").trigger();
        change(shown, 8);
        waitUntilSaved(shown.window);
        QCOMPARE(files_.content("pair.txt"), QByteArray("[1, 7]\n"));
        QVERIFY(shown.window.isWindowModified());
        shown.session().editing().undo();
        QVERIFY(!shown.window.isWindowModified());
    }

    void aTreeWithoutFileIsAskedForOne() {
        ShownWindow shown;
        change(shown);
        shown.press(Qt::Key_S, Qt::ControlModifier);
        const auto& dialog = shown.find<QFileDialog>("saveDialog");
        QVERIFY2(dialog.selectedFiles()[0].endsWith("/aima-figure-5-2.prunus.json"),
                 qPrintable(dialog.selectedFiles()[0]));
        answerFile(shown.window, files_.path("figure"));
        const QByteArray written = files_.content("figure.prunus.json");
        QVERIFY(written.contains("\"title\": \"AIMA, figure 5.2\"") ||
                written.contains("\"title\":\"AIMA, figure 5.2\""));
        QCOMPARE(shown.session().path(), files_.path("figure.prunus.json"));
        QVERIFY(!shown.window.isWindowModified());
    }

    void saveAsTakesTheFormatOfTheName_data() {
        const Rows<QString, QByteArray> row("name", "start");
        row("brackets", "as.tree", "[1, 2]");
        row("a JSON document", "as.json", "{\"format\"");
        row("a JSON document by its type", "as.prunus.json", "{\"format\"");
        row("the same, short", "as.prunus", "{\"format\"");
        row("a Gambit game", "as.efg", "EFG 2 R");
    }

    void saveAsTakesTheFormatOfTheName() {
        QFETCH(QString, name);
        QFETCH(QByteArray, start);
        ShownWindow shown;
        shown.window.openFile(files_.write("pair.txt", "[1, 2]"));
        shown.press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        answerFile(shown.window, files_.path(qPrintable(name)));
        QByteArray written = files_.content(qPrintable(name));
        written = written.simplified().replace("{ ", "{");
        QVERIFY2(written.startsWith(start), written.constData());
        QCOMPARE(shown.window.windowTitle(), name + QStringLiteral("[*] — Prunus"));
        shown.window.openFile(files_.path(qPrintable(name)));
        QCOMPARE(shown.session().document()->tree.leafCount(), 2U);
    }

    void aNameOfTwoEndingsIsSuggestedAsItIs() {
        ShownWindow shown;
        shown.window.openFile(
            files_.write("pair.prunus.json", R"({"format": "prunus-tree", "version": 1,
        "tree": [1, 2]})"));
        shown.press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        const auto& dialog = shown.find<QFileDialog>("saveDialog");
        QCOMPARE(QFileInfo(dialog.selectedFiles()[0]).fileName(), "pair.prunus.json");
    }

    void whatAFormatCannotHoldIsSaidFirst() {
        ShownWindow shown;
        change(shown); // figure 5.2 has a title
        shown.press(Qt::Key_S, Qt::ControlModifier);
        answerFile(shown.window, files_.path("figure.txt"));
        QVERIFY(asks(shown.window, "lossQuestion"));
        QVERIFY(shown.find<QMessageBox>("lossQuestion").informativeText().contains("the title"));
        QVERIFY(!QFile::exists(files_.path("figure.txt")));
        answer(shown.window, "lossQuestion", "Save as JSON");
        const auto* dialog = shownQuestion<QFileDialog>(shown.window, "saveDialog");
        QVERIFY(dialog != nullptr && dialog->selectedNameFilter().contains("*.json"));
        answerFile(shown.window, files_.path("figure.txt"));
        answer(shown.window, "lossQuestion", "Cancel");
        QVERIFY(!QFile::exists(files_.path("figure.txt")) && shown.window.isWindowModified());

        shown.save();
        answerFile(shown.window, files_.path("figure.txt"));
        answer(shown.window, "lossQuestion", "Leave it out");
        QVERIFY(files_.content("figure.txt").endsWith("7]]\n"));
        QVERIFY(!shown.window.isWindowModified());
        // What was agreed to is not asked again.
        change(shown, 8);
        shown.save();
        QVERIFY(files_.content("figure.txt").endsWith("8]]\n"));
    }

    void aPictureIsAnExport() {
        ShownWindow shown;
        change(shown);
        shown.find<QAction>("saveAs").trigger();
        answerFile(shown.window, files_.path("figure.dot"));
        QVERIFY(files_.content("figure.dot").contains("digraph"));
        QVERIFY(shown.window.isWindowModified());
        QVERIFY(shown.session().path().isEmpty());
    }

    void closingAsks_data() {
        const Rows<QString, bool, QByteArray> row("word", "closes", "kept");
        row("saving closes", "Save", true, "[1, 7]\n");
        row("discarding closes", "Discard", true, "[1, 2]");
        row("cancelling stays", "Cancel", false, "[1, 2]");
    }

    void closingAsks() {
        QFETCH(QString, word);
        ShownWindow shown;
        shown.window.openFile(files_.write("pair.txt", "[1, 2]"));
        change(shown);
        QVERIFY(!shown.window.close());
        QVERIFY(asks(shown.window, "unsavedQuestion"));
        QVERIFY(shown.find<QMessageBox>("unsavedQuestion").text().contains("pair.txt"));
        answer(shown.window, "unsavedQuestion", word);
        QTEST(!shown.window.isVisible(), "closes");
        QTEST(files_.content("pair.txt"), "kept");
    }

    void openingAnotherTreeAsks() {
        ShownWindow shown;
        shown.window.openFile(files_.write("pair.txt", "[1, 2]"));
        change(shown);
        shown.window.openFile(files_.write("three.txt", "[1, 2, 3]"));
        QVERIFY(asks(shown.window, "unsavedQuestion"));
        QCOMPARE(shown.session().document()->tree.leafCount(), 2U);
        answer(shown.window, "unsavedQuestion", "Save");
        QCOMPARE(shown.session().document()->tree.leafCount(), 3U);
        QCOMPARE(files_.content("pair.txt"), QByteArray("[1, 7]\n"));
    }

    void afterDiscardingForABadFileTheWorkIsThere() {
        ShownWindow shown;
        shown.window.openFile(files_.write("pair.txt", "[1, 2]"));
        change(shown);
        shown.window.openFile(files_.write("bad.txt", "[1, 2"));
        answer(shown.window, "unsavedQuestion", "Discard");
        QVERIFY(shown.window.isWindowModified());
        QVERIFY(!shown.window.close()); // and it is asked again
    }

    /// A limit on the size of files stands for a disk that is full after so many bytes.
    void aFullDiskLosesNothing() {
        ShownWindow shown;
        QByteArray old("[");
        for (int i = 0; i < 5000; ++i) {
            old += "10, ";
        }
        old += "20]";
        shown.window.openFile(files_.write("long.txt", old));
        change(shown);
        rlimit usual{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &usual), 0);
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit full{4096, usual.rlim_max};
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &full), 0);
        shown.press(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &usual), 0);
        QVERIFY(shown.text("errorText").startsWith("long.txt cannot be saved: "));
        QVERIFY(shown.window.isWindowModified());
        QCOMPARE(files_.content("long.txt"), old);
        shown.press(Qt::Key_S, Qt::ControlModifier); // there is room again
        QVERIFY(files_.content("long.txt").endsWith("10, 7]\n"));
        QVERIFY(!shown.window.isWindowModified() &&
                !shown.find<QWidget>("errorBanner").isVisible());
    }

    void anotherProgramsFileIsNotWrittenOver_data() {
        const Rows<QString, QByteArray, QString> row("name", "text", "suggested");
        row("lists with heads", "heads.txt", "(A (B 3 12) (C 2 4))\n", "heads.prunus.json");
        row("JSON", "nodes.json", QByteArray(R"({"A": [3, 12]})"), "nodes.prunus.json");
        row("rows", "rows.csv", "B,3,12\nC,2,4\n", "rows.prunus.json");
    }

    void anotherProgramsFileIsNotWrittenOver() {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, text);
        QFETCH(const QString, suggested);
        ShownWindow shown;
        shown.window.openFile(files_.write(qPrintable(name), text));
        QVERIFY(!shown.window.isWindowModified());
        QVERIFY(!shown.session().editing().perform(prunus::NegateValues{}));
        shown.press(Qt::Key_S, Qt::ControlModifier);
        const auto* dialog = shownQuestion<QFileDialog>(shown.window, "saveDialog");
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->selectedFiles(), QStringList(files_.path(qPrintable(suggested))));
        QVERIFY2(dialog->windowTitle().contains(name), qPrintable(dialog->windowTitle()));
        QCOMPARE(files_.content(qPrintable(name)), text);
        answerFile(shown.window, files_.path(qPrintable(suggested)));
        QCOMPARE(files_.content(qPrintable(name)), text);
        QVERIFY(!shown.window.isWindowModified());
        // From now on the tree is in a file of its own.
        QVERIFY(!shown.session().editing().perform(prunus::NegateValues{}));
        shown.save();
        QVERIFY(shownQuestion<QFileDialog>(shown.window, "saveDialog") == nullptr);
        QVERIFY(!shown.window.isWindowModified());
    }

    void norAfterItWasRestored() {
        const QByteArray heads("(A (B 3 12) (C 2 4))\n");
        ShownWindow first;
        first.window.recoverIn(files_.unsaved());
        first.window.openFile(files_.write("left.txt", heads));
        QVERIFY(!first.session().editing().perform(prunus::NegateValues{}));
        QTRY_VERIFY(!files_.kept().isEmpty());
        // As it is found after the program was ended by force, when its lock counts for nothing.
        const QString left = files_.path("left");
        const QString kept = u'/' + files_.kept().value(0);
        QVERIFY(QDir().mkpath(left));
        QVERIFY(QFile::copy(files_.unsaved() + kept, left + kept));
        ShownWindow second;
        second.window.recoverIn(left);
        press(second.find<prunus::NoticeBar>("restoreBar"), "Restore");
        QTRY_COMPARE(written(second.session().document()->tree, prunus::TreeFormat::text),
                     std::string("A:[B:[-3,-12],C:[-2,-4]]"));
        second.press(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(shownQuestion<QFileDialog>(second.window, "saveDialog") != nullptr);
        QCOMPARE(files_.content("left.txt"), heads);
    }

  private:
    FilesOfTest files_;
};

QTEST_MAIN(TestSaving)
#include "tst_saving.moc"
