// Lines of megabytes, pasted and opened.

#include "tests/ui/files/filesoftest.h"
#include "tests/ui/texteditor/textwindow.h"

namespace {

/// In one line, of so many leaves, and with or without its end.
QString longTree(int leaves, bool ends = true) {
    return u'[' + QStringLiteral("1,").repeated(leaves - 1) +
           (ends ? QStringLiteral("2]") : QStringLiteral("2"));
}

} // namespace

class TestLongText : public QObject {
    Q_OBJECT

  private slots:
    void aTextTooLongToBeTypedIsOpened();
    void aTextTooLongToBeTypedGoesIntoNoOther();
    void aFileWithALineTooLongIsNoDraft();
    void whatIsPastedOntoTheTreeIsReadBesideTheWindow();
    void aTreeThatChangedMeanwhileStays();
};

void TestLongText::aTextTooLongToBeTypedIsOpened() {
    TextWindow shown;
    shown.pasteAnew(longTree(120'000));
    QTRY_COMPARE_WITH_TIMEOUT(shown.nodes(), 120'001U, 30'000);
    QVERIFY(shown.window.isWindowModified()); // it is in no file
    QCOMPARE(shown.window.windowTitle(), "Untitled tree[*] — Prunus");
    QVERIFY(shown.text("textInstead").contains(QStringLiteral("too large to be edited as text")));
}

void TestLongText::aTextTooLongToBeTypedGoesIntoNoOther() {
    TextWindow shown;
    shown.putCaret(1);
    shown.paste(longTree(120'000));
    QCOMPARE(shown.editor.text(), "[[3,12],[2,4]]");
    QVERIFY2(shown.below().startsWith(QStringLiteral("With what is pasted this text would be too")),
             qPrintable(shown.below()));
    QCOMPARE(shown.nodes(), 7U);
    QVERIFY(!shown.window.isWindowModified());
}

void TestLongText::aFileWithALineTooLongIsNoDraft() {
    const FilesOfTest files;
    TextWindow shown;
    shown.window.openFile(files.write("long.txt", longTree(120'000, false).toUtf8()));
    QTRY_VERIFY(shown.find<QWidget>("errorBanner").isVisible());
    QVERIFY(!shown.session().draft());
    QCOMPARE(shown.editor.text(), "[[3,12],[2,4]]");
}

void TestLongText::whatIsPastedOntoTheTreeIsReadBesideTheWindow() {
    TextWindow shown;
    shown.pasteFromMenu(longTree(120'000));
    QCOMPARE(shown.nodes(), 7U); // not yet
    QTRY_COMPARE_WITH_TIMEOUT(shown.nodes(), 120'001U, 30'000);
    shown.find<QAction>("undo").trigger();
    QTRY_COMPARE_WITH_TIMEOUT(shown.nodes(), 7U, 30'000);
}

void TestLongText::aTreeThatChangedMeanwhileStays() {
    TextWindow shown;
    shown.pasteFromMenu(longTree(120'000));
    shown.find<QAction>("negateValues").trigger();
    QTRY_VERIFY(shown.find<QWidget>("errorBanner").isVisible());
    QCOMPARE(shown.text("errorText"), "The tree has changed since. Paste once more.");
    QCOMPARE(shown.nodes(), 7U);
}

QTEST_MAIN(TestLongText)
#include "tst_longtext.moc"
