// Saving, with keys and mouse: what is written, what the title says, what is asked before unsaved
// work is lost, and what happens where nothing can be written.

#include "tests/ui/files/filesoftest.h"
#include "tests/ui/questions.h"
#include "ui/session/editing.h"

#include <QDir>
#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

using prunus::NodeId;

class TestSaving : public QObject {
    Q_OBJECT

  private slots:
    void anEditShowsInTheTitle();
    void saveWritesTheFileItCameFrom();
    void anEditMadeWhileItIsSavedCanBeUndone();
    void theLayoutOfTheTextIsKept();
    void permissionsAreKept();
    void aTreeWithoutFileIsAskedForOne();
    void saveAsTakesTheFormatOfTheName_data();
    void saveAsTakesTheFormatOfTheName();
    void aNameOfTwoEndingsIsSuggestedAsItIs();
    void whatAFormatCannotHoldIsSaidFirst();
    void aPictureIsAnExport();
    void closingAsks_data();
    void closingAsks();
    void openingAnotherTreeAsks();
    void afterDiscardingForABadFileTheWorkIsThere();
    void aReadOnlyFolderLosesNothing();
    void aFullDiskLosesNothing();

  private:
    FilesOfTest files_;
};

namespace {

/// Changes the third leaf.
void change(ShownWindow& shown, double value = 7) {
    const auto tree = shown.window.session().document()->shared;
    const NodeId last{tree->nodeCount() - 1};
    QVERIFY(!shown.window.session().editing().perform(prunus::SetValue{last, value}));
}

} // namespace

void TestSaving::anEditShowsInTheTitle() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.openFile(files_.write("pair.txt", "[1, 2]"));
    QCOMPARE(shown.window.windowTitle(), QStringLiteral("pair.txt[*] — Prunus"));
    QVERIFY(!shown.window.isWindowModified());
    QVERIFY(!shown.find<QAction>("save").isEnabled());
    change(shown);
    QVERIFY(shown.window.isWindowModified());
    shown.window.session().editing().undo();
    QVERIFY(!shown.window.isWindowModified());
}

void TestSaving::saveWritesTheFileItCameFrom() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.openFile(files_.write("pair.txt", "[1, 2]"));
    change(shown);
    shown.press(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(files_.content("pair.txt"), QByteArray("[1, 7]\n"));
    QVERIFY(!shown.window.isWindowModified());
    // What is undone after saving is work again.
    shown.window.session().editing().undo();
    QVERIFY(shown.window.isWindowModified());
}

void TestSaving::anEditMadeWhileItIsSavedCanBeUndone() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.openFile(files_.write("pair.txt", "[1, 2]"));
    change(shown);
    shown.find<QAction>("save").trigger();
    change(shown, 8);
    waitUntilSaved(shown.window);
    QCOMPARE(files_.content("pair.txt"), QByteArray("[1, 7]\n"));
    QVERIFY(shown.window.isWindowModified());
    shown.window.session().editing().undo();
    QVERIFY(!shown.window.isWindowModified());
}

void TestSaving::theLayoutOfTheTextIsKept() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.openFile(files_.write("wide.txt", "[ [3,\n   12],\n  [2] ]\n\n"));
    change(shown);
    shown.press(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(files_.content("wide.txt"), QByteArray("[ [3,\n   12],\n  [7] ]\n\n"));
}

void TestSaving::permissionsAreKept() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const QString path = files_.write("mine.txt", "[1, 2]");
    const auto mine = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup;
    QVERIFY(QFile::setPermissions(path, mine));
    shown.window.openFile(path);
    change(shown);
    shown.press(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(files_.content("mine.txt"), QByteArray("[1, 7]\n"));
    const auto all = mine | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QCOMPARE(QFile::permissions(path) & all, QFile::Permissions(mine));
}

void TestSaving::aTreeWithoutFileIsAskedForOne() {
    ShownWindow shown;
    QVERIFY(shown.active);
    change(shown);
    shown.press(Qt::Key_S, Qt::ControlModifier);
    const auto& dialog = shown.find<QFileDialog>("saveDialog");
    QVERIFY2(dialog.selectedFiles()[0].endsWith(QStringLiteral("/aima-figure-5-2.prunus.json")),
             qPrintable(dialog.selectedFiles()[0]));
    answerFile(shown.window, files_.path("figure"));
    const QByteArray written = files_.content("figure.prunus.json");
    QVERIFY(written.contains("\"title\": \"AIMA, figure 5.2\"") ||
            written.contains("\"title\":\"AIMA, figure 5.2\""));
    QCOMPARE(shown.window.session().path(), files_.path("figure.prunus.json"));
    QVERIFY(!shown.window.isWindowModified());
}

void TestSaving::saveAsTakesTheFormatOfTheName_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("brackets") << "as.tree" << QByteArray("[1, 2]");
    QTest::newRow("a JSON document") << "as.json" << QByteArray("{\"format\"");
    QTest::newRow("a JSON document by its type") << "as.prunus.json" << QByteArray("{\"format\"");
    QTest::newRow("the same, short") << "as.prunus" << QByteArray("{\"format\"");
    QTest::newRow("a Gambit game") << "as.efg" << QByteArray("EFG 2 R");
}

void TestSaving::saveAsTakesTheFormatOfTheName() {
    QFETCH(QString, name);
    QFETCH(QByteArray, start);
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.openFile(files_.write("pair.txt", "[1, 2]"));
    shown.press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    answerFile(shown.window, files_.path(qPrintable(name)));
    QByteArray written = files_.content(qPrintable(name));
    written = written.simplified().replace("{ ", "{");
    QVERIFY2(written.startsWith(start), written.constData());
    QCOMPARE(shown.window.windowTitle(), name + QStringLiteral("[*] — Prunus"));
    shown.window.openFile(files_.path(qPrintable(name)));
    QCOMPARE(shown.window.session().document()->tree.leafCount(), 2U);
}

void TestSaving::aNameOfTwoEndingsIsSuggestedAsItIs() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.openFile(
        files_.write("pair.prunus.json", R"({"format": "prunus-tree", "version": 1,
        "tree": [1, 2]})"));
    shown.press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    const auto& dialog = shown.find<QFileDialog>("saveDialog");
    QCOMPARE(QFileInfo(dialog.selectedFiles()[0]).fileName(), QStringLiteral("pair.prunus.json"));
}

void TestSaving::whatAFormatCannotHoldIsSaidFirst() {
    ShownWindow shown;
    QVERIFY(shown.active);
    change(shown); // figure 5.2 has a title
    shown.press(Qt::Key_S, Qt::ControlModifier);
    answerFile(shown.window, files_.path("figure.txt"));
    QVERIFY(asks(shown.window, "lossQuestion"));
    QVERIFY(shown.find<QMessageBox>("lossQuestion").informativeText().contains("the title"));
    QVERIFY(!QFile::exists(files_.path("figure.txt")));
    answer(shown.window, "lossQuestion", QStringLiteral("Save as JSON"));
    const auto* dialog = shownQuestion<QFileDialog>(shown.window, "saveDialog");
    QVERIFY(dialog != nullptr && dialog->selectedNameFilter().contains("*.json"));
    answerFile(shown.window, files_.path("figure.txt"));
    answer(shown.window, "lossQuestion", QStringLiteral("Cancel"));
    QVERIFY(!QFile::exists(files_.path("figure.txt")) && shown.window.isWindowModified());

    shown.find<QAction>("save").trigger();
    waitUntilSaved(shown.window);
    answerFile(shown.window, files_.path("figure.txt"));
    answer(shown.window, "lossQuestion", QStringLiteral("Leave it out"));
    QVERIFY(files_.content("figure.txt").endsWith("7]]\n"));
    QVERIFY(!shown.window.isWindowModified());
    // What was agreed to is not asked again.
    change(shown, 8);
    shown.find<QAction>("save").trigger();
    waitUntilSaved(shown.window);
    QVERIFY(files_.content("figure.txt").endsWith("8]]\n"));
}

void TestSaving::aPictureIsAnExport() {
    ShownWindow shown;
    QVERIFY(shown.active);
    change(shown);
    shown.find<QAction>("saveAs").trigger();
    answerFile(shown.window, files_.path("figure.dot"));
    QVERIFY(files_.content("figure.dot").contains("digraph"));
    QVERIFY(shown.window.isWindowModified());
    QVERIFY(shown.window.session().path().isEmpty());
}

void TestSaving::closingAsks_data() {
    QTest::addColumn<QString>("word");
    QTest::addColumn<bool>("closes");
    QTest::addColumn<QByteArray>("kept");
    QTest::newRow("saving closes") << "Save" << true << QByteArray("[1, 7]\n");
    QTest::newRow("discarding closes") << "Discard" << true << QByteArray("[1, 2]");
    QTest::newRow("cancelling stays") << "Cancel" << false << QByteArray("[1, 2]");
}

void TestSaving::closingAsks() {
    QFETCH(QString, word);
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.openFile(files_.write("pair.txt", "[1, 2]"));
    change(shown);
    QVERIFY(!shown.window.close());
    QVERIFY(asks(shown.window, "unsavedQuestion"));
    QVERIFY(shown.find<QMessageBox>("unsavedQuestion").text().contains("pair.txt"));
    answer(shown.window, "unsavedQuestion", word);
    QTEST(!shown.window.isVisible(), "closes");
    QTEST(files_.content("pair.txt"), "kept");
}

void TestSaving::openingAnotherTreeAsks() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.openFile(files_.write("pair.txt", "[1, 2]"));
    change(shown);
    shown.window.openFile(files_.write("three.txt", "[1, 2, 3]"));
    QVERIFY(asks(shown.window, "unsavedQuestion"));
    QCOMPARE(shown.window.session().document()->tree.leafCount(), 2U);
    answer(shown.window, "unsavedQuestion", QStringLiteral("Save"));
    QCOMPARE(shown.window.session().document()->tree.leafCount(), 3U);
    QCOMPARE(files_.content("pair.txt"), QByteArray("[1, 7]\n"));
}

void TestSaving::afterDiscardingForABadFileTheWorkIsThere() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.openFile(files_.write("pair.txt", "[1, 2]"));
    change(shown);
    shown.window.openFile(files_.write("bad.txt", "[1, 2"));
    answer(shown.window, "unsavedQuestion", QStringLiteral("Discard"));
    QVERIFY(shown.window.isWindowModified());
    QVERIFY(!shown.window.close()); // and it is asked again
}

void TestSaving::aReadOnlyFolderLosesNothing() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const QString folder = files_.path("locked");
    QVERIFY(QDir().mkdir(folder));
    const QString path = files_.write("locked/pair.txt", "[1, 2]");
    shown.window.openFile(path);
    change(shown);
    const auto readable = QFile::ReadOwner | QFile::ExeOwner | QFile::ReadOther | QFile::ExeOther;
    QVERIFY(QFile::setPermissions(files_.path(), readable));
    QVERIFY(QFile::setPermissions(folder, readable));
    QVERIFY(QFile::setPermissions(path, readable | QFile::WriteOther));
    const bool root = geteuid() == 0; // whom no permission stops
    QVERIFY(!root || seteuid(65534) == 0);
    shown.press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!root || seteuid(0) == 0);
    const auto writable = readable | QFile::WriteOwner;
    QVERIFY(QFile::setPermissions(files_.path(), writable));
    QVERIFY(QFile::setPermissions(folder, writable));
    QVERIFY2(shown.text("errorText").startsWith(QStringLiteral("pair.txt cannot be saved: ")),
             qPrintable(shown.text("errorText")));
    QVERIFY(shown.find<QWidget>("errorBanner").isVisible());
    QVERIFY(shown.window.isWindowModified());
    QCOMPARE(files_.content("locked/pair.txt"), QByteArray("[1, 2]"));
    QCOMPARE(QDir(folder).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

/// A limit on the size of files stands for a disk that is full after so many bytes.
void TestSaving::aFullDiskLosesNothing() {
    ShownWindow shown;
    QVERIFY(shown.active);
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
    QVERIFY(shown.text("errorText").startsWith(QStringLiteral("long.txt cannot be saved: ")));
    QVERIFY(shown.window.isWindowModified());
    QCOMPARE(files_.content("long.txt"), old);
    shown.press(Qt::Key_S, Qt::ControlModifier); // there is room again
    QVERIFY(files_.content("long.txt").endsWith("10, 7]\n"));
    QVERIFY(!shown.window.isWindowModified() && !shown.find<QWidget>("errorBanner").isVisible());
}

QTEST_MAIN(TestSaving)
#include "tst_saving.moc"
