// Files of other programs are read, and never written over in the form of this one.

#include "core/formats/treeformat.h"
#include "tests/ui/files/filesoftest.h"
#include "tests/ui/questions.h"
#include "tests/ui/shownwindow.h"
#include "ui/session/editing.h"
#include "ui/widgets/noticebar.h"

#include <QAction>
#include <QDir>

using prunus::MainWindow;
using prunus::NoticeBar;

namespace {

QString brackets(MainWindow& window) {
    const auto document = window.session().document();
    return document ? QString::fromStdString(written(document->tree, prunus::TreeFormat::text))
                    : QString();
}

} // namespace

class TestForeignFiles : public QObject {
    Q_OBJECT

  private slots:
    void anotherProgramsFileIsNotWrittenOver_data();
    void anotherProgramsFileIsNotWrittenOver();
    void norAfterItWasRestored();

  private:
    FilesOfTest files_;
};

void TestForeignFiles::anotherProgramsFileIsNotWrittenOver_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("suggested");
    QTest::newRow("lists with heads")
        << "heads.txt" << QByteArray("(A (B 3 12) (C 2 4))\n") << "heads.prunus.json";
    QTest::newRow("JSON") << "nodes.json" << QByteArray(R"({"A": [3, 12]})") << "nodes.prunus.json";
    QTest::newRow("rows") << "rows.csv" << QByteArray("B,3,12\nC,2,4\n") << "rows.prunus.json";
}

void TestForeignFiles::anotherProgramsFileIsNotWrittenOver() {
    QFETCH(const QString, name);
    QFETCH(const QByteArray, text);
    QFETCH(const QString, suggested);
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.openFile(files_.write(qPrintable(name), text));
    QVERIFY(!shown.window.isWindowModified());
    QVERIFY(!shown.window.session().editing().perform(prunus::NegateValues{}));
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
    QVERIFY(!shown.window.session().editing().perform(prunus::NegateValues{}));
    shown.find<QAction>("save").trigger();
    waitUntilSaved(shown.window);
    QVERIFY(shownQuestion<QFileDialog>(shown.window, "saveDialog") == nullptr);
    QVERIFY(!shown.window.isWindowModified());
}

void TestForeignFiles::norAfterItWasRestored() {
    const QString path = files_.write("left.txt", "(A (B 3 12) (C 2 4))\n");
    const QString folder = files_.path("unsaved");
    MainWindow window;
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.recoverIn(folder);
    window.openFile(path);
    QVERIFY(!window.session().editing().perform(prunus::NegateValues{}));
    const auto kept = [&folder] {
        return QDir(folder).entryList({QStringLiteral("*.json")}).value(0);
    };
    QTRY_VERIFY(!kept().isEmpty());
    // As it is found after the program was ended by force, when its lock counts for nothing.
    const QString left = files_.path("left");
    QVERIFY(QDir().mkpath(left));
    QVERIFY(QFile::copy(folder + u'/' + kept(), left + u'/' + kept()));
    ShownWindow second;
    QVERIFY(second.active);
    second.window.recoverIn(left);
    QTest::mouseClick(second.find<NoticeBar>("restoreBar").findChildren<QPushButton*>().value(0),
                      Qt::LeftButton);
    QTRY_COMPARE(brackets(second.window), QStringLiteral("A:[B:[-3,-12],C:[-2,-4]]"));
    QTest::keyClick(&second.window, Qt::Key_S, Qt::ControlModifier);
    QVERIFY(shownQuestion<QFileDialog>(second.window, "saveDialog") != nullptr);
    QCOMPARE(files_.content("left.txt"), QByteArray("(A (B 3 12) (C 2 4))\n"));
}

QTEST_MAIN(TestForeignFiles)
#include "tst_foreignfiles.moc"
