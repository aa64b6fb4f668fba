// What a tree does not say as its file does is told in the window.

#include "core/formats/treeformat.h"
#include "tests/ui/files/filesoftest.h"
#include "tests/ui/noticebutton.h"
#include "tests/ui/questions.h"
#include "ui/session/editing.h"

#include <QPlainTextEdit>

using prunus::NoticeBar;

namespace {

/// Player 1 moves twice in a row, and the payoffs add up to `sum`.
QByteArray game(int sum) {
    QByteArray text("EFG 2 R \"twice\" { \"MAX\" \"MIN\" }\n"
                    "p \"\" 1 1 \"\" { \"l\" \"r\" } 0\n"
                    "p \"\" 1 2 \"\" { \"l\" \"r\" } 0\n");
    for (int leaf = 1; leaf <= 3; ++leaf) {
        text += "t \"\" " + QByteArray::number(leaf) + " \"\" { " + QByteArray::number(leaf) +
                ", " + QByteArray::number(sum - leaf) + " }\n";
    }
    return text;
}

struct NoticeWindow : ShownWindow {
    const NoticeBar& bar = find<NoticeBar>("importBar");

    /// The tree in brackets.
    [[nodiscard]] QByteArray text() {
        return QByteArray::fromStdString(
            written(session().document()->tree, prunus::TreeFormat::text));
    }
    [[nodiscard]] QPushButton* button(const char* word) const {
        return buttonOf(bar, QLatin1String(word));
    }
};

} // namespace

class TestImportNotices : public QObject {
    Q_OBJECT

  private slots:
    void aForcedPassIsTold() {
        NoticeWindow shown;
        QCOMPARE(shown.bar.text(), QString());
        shown.window.openFile(files_.write("zero.efg", game(0)));
        QVERIFY2(shown.bar.text().startsWith("zero.efg, line 3, column 1: ") &&
                     shown.bar.text().contains("pass"),
                 qPrintable(shown.bar.text()));
        QVERIFY(shown.button("Show all") == nullptr);
        shown.window.openFile(files_.write("pair.txt", "[1, 2]")); // which takes it away
        QCOMPARE(shown.bar.text(), QString());
        shown.window.openFile(files_.path("zero.efg"));
        QTest::mouseClick(shown.button("Close"), Qt::LeftButton);
        QCOMPARE(shown.bar.text(), QString());
    }

    void severalAreListed() {
        NoticeWindow shown;
        shown.window.openFile(files_.write("ten.efg", game(10)));
        const QString before = shown.bar.text();
        QVERIFY2(before.endsWith("(and 1 more)"), qPrintable(before));
        // An edit has no notices of its own, and leaves this one.
        QVERIFY(!shown.session().editing().perform(prunus::NegateValues{}));
        QCOMPARE(shown.bar.text(), before);
        QTest::mouseClick(shown.button("Show all"), Qt::LeftButton);
        const auto* list = shownQuestion<QPlainTextEdit>(shown.window, "importNoticeList");
        QVERIFY(list != nullptr);
        const QString text = list->toPlainText();
        QVERIFY2(text.contains("pass") && text.contains("add up to 10"), qPrintable(text));
    }

    void otherReadingsOfAFileAreOffered() {
        NoticeWindow shown;
        shown.window.openFile(files_.write("heads.txt", "(A (B 3 12 8) (C 2 4 6))"));
        QCOMPARE(shown.text(), "A:[B:[3,12,8],C:[2,4,6]]");
        QVERIFY2(
            shown.bar.text().startsWith("heads.txt, line 1, column 2: Read as lists with heads"),
            qPrintable(shown.bar.text()));
        QTest::mouseClick(shown.button("Read as brackets"), Qt::LeftButton);
        QCOMPARE(shown.text(), "[A:[B:3,12,8],[C:2,4,6]]");
        QTest::mouseClick(shown.button("Read as lists with heads"), Qt::LeftButton);
        QCOMPARE(shown.text(), "A:[B:[3,12,8],C:[2,4,6]]");
    }

    void twoReadingsAreToChooseFrom() {
        NoticeWindow shown;
        const auto opened = [&](const char* text) {
            shown.window.openFile(files_.write("two.txt", text));
            return shown.bar.text().contains("two ways") &&
                   shown.button("Read as brackets") != nullptr;
        };
        QVERIFY(opened("((B 3 12 8) (C 2 4 6))"));
        QTest::mouseClick(shown.button("Read as lists with heads"), Qt::LeftButton);
        QCOMPARE(shown.text(), "[B:[3,12,8],C:[2,4,6]]");
        QVERIFY(opened("[A [B [H 6] [I 5]] [C 3 9]]"));
        QTest::mouseClick(shown.button("Read as lists with heads"), Qt::LeftButton);
        QCOMPARE(shown.text(), "A:[B:[H:6,I:5],C:[3,9]]");
    }

    void theQuestionIsAskedOnce_data() {
        QTest::addColumn<bool>("file");
        QTest::newRow("of a file") << true;
        QTest::newRow("of what is pasted") << false;
    }

    void theQuestionIsAskedOnce() {
        QFETCH(const bool, file);
        NoticeWindow shown;
        if (file) {
            shown.window.openFile(files_.write("two.txt", "((B 3 12 8) (C 2 4 6))"));
            QVERIFY(!shown.find<QLabel>("textStatus").text().contains("two ways"));
            QCOMPARE(shown.find<NoticeBar>("draftBar").text(),
                     "two.txt is not drawn yet. Its text stands in the text pane. The "
                     "tree that is drawn is still “AIMA, figure 5.2”.");
        } else {
            shown.pasteFromMenu("((B 3 12 8) (C 2 4 6))");
        }
        QVERIFY(!shown.find<QWidget>("errorBanner").isVisible());
        for (const char* part :
             {"line 1, column 3: ", "[B:[3,12,8],C:[2,4,6]]", "[[B:3,12,8],[C:2,4,6]]"}) {
            QVERIFY2(shown.bar.text().contains(QLatin1String(part)), qPrintable(shown.bar.text()));
        }
        QVERIFY(!shown.bar.text().contains("no tree"));
    }

    void aReadingIsThatOfWhatIsTyped() {
        NoticeWindow shown;
        shown.window.openFile(files_.write("two.txt", "((B 3 12 8) (C 2 4 6))"));
        auto& editor = shown.find<QPlainTextEdit>("treeText");
        QTest::keyClick(&editor, Qt::Key_End, Qt::ControlModifier);
        QTest::keyClick(&editor, Qt::Key_Backspace);
        QCOMPARE(shown.bar.text(), QString()); // now it is neither
        QTest::keyClicks(&editor, " (D 77 78 79))");
        QTest::mouseClick(shown.button("Read as lists with heads"), Qt::LeftButton);
        QCOMPARE(shown.text(), "[B:[3,12,8],C:[2,4,6],D:[77,78,79]]");
        QVERIFY(shown.window.isWindowModified());
        QCOMPARE(files_.content("two.txt"), QByteArray("((B 3 12 8) (C 2 4 6))"));
    }

    void anotherReadingAsksForWhatIsTyped() {
        NoticeWindow shown;
        shown.window.openFile(files_.write("heads.txt", "(A (B 3 12 8) (C 2 4 6))"));
        shown.press(Qt::Key_T, Qt::ControlModifier);
        auto& editor = shown.find<QPlainTextEdit>("treeText");
        QTest::keyClick(&editor, Qt::Key_End, Qt::ControlModifier);
        QTest::keyClicks(&editor, ", 77");
        QTest::mouseClick(shown.button("Read as brackets"), Qt::LeftButton);
        answer(shown.window, "unsavedQuestion", "Cancel");
        QCOMPARE(editor.toPlainText(), "A:[B:[3,12,8],C:[2,4,6]], 77");
        QTest::mouseClick(shown.button("Read as brackets"), Qt::LeftButton);
        answer(shown.window, "unsavedQuestion", "Discard");
        QCOMPARE(shown.text(), "[A:[B:3,12,8],[C:2,4,6]]");
        QVERIFY(!shown.window.isWindowModified());
    }

    void theQuestionOutlivesAnEditOfTheOtherTree() {
        NoticeWindow shown;
        shown.window.openFile(files_.write("two.txt", "((B 3 12 8) (C 2 4 6))"));
        QVERIFY(!shown.session().editing().perform(prunus::NegateValues{}));
        QVERIFY(shown.button("Read as brackets") != nullptr);
        QTest::mouseClick(shown.button("Read as lists with heads"), Qt::LeftButton);
        answer(shown.window, "unsavedQuestion", "Discard");
        QCOMPARE(shown.text(), "[B:[3,12,8],C:[2,4,6]]");
        QCOMPARE(shown.bar.text().contains("two ways"), false);
    }

    void theQuestionComesBackAfterANotice() {
        NoticeWindow shown;
        shown.window.openFile(files_.write("two.txt", "((B 3 12 8) (C 2 4 6))"));
        const QString question = shown.bar.text();
        QVERIFY(shown.button("Close") == nullptr);
        shown.pasteFromMenu("(A (B 3 12 8) (C 2 4 6))");
        QVERIFY(shown.bar.text() != question);
        QTest::mouseClick(shown.button("Close"), Qt::LeftButton);
        QCOMPARE(shown.bar.text(), question);
        shown.session().dropDraft();
        QCOMPARE(shown.bar.text(), QString());
    }

    void otherReadingsOfAPasteAreOffered() {
        NoticeWindow shown;
        shown.window.openFile(files_.write("pair.txt", "[1, 2]"));
        shown.pasteFromMenu("(A (B 3 12 8) (C 2 4 6))");
        answer(shown.window, "pasteQuestion", "New tree");
        QCOMPARE(shown.text(), "A:[B:[3,12,8],C:[2,4,6]]");
        QTest::mouseClick(shown.button("Read as brackets"), Qt::LeftButton);
        QCOMPARE(shown.text(), "[A:[B:3,12,8],[C:2,4,6]]");
        shown.window.openText("[1, 2]", "pair");
        answer(shown.window, "unsavedQuestion", "Discard");
        shown.pasteFromMenu(
            "(A (B 3 12 8) (C 2 4 6))"); // over a tree that is in no file, it is an edit
        QCOMPARE(shown.text(), "A:[B:[3,12,8],C:[2,4,6]]");
        QTest::mouseClick(shown.button("Read as brackets"), Qt::LeftButton);
        QCOMPARE(shown.text(), "[A:[B:3,12,8],[C:2,4,6]]");
        shown.session().editing().undo();
        QCOMPARE(shown.text(), "[1,2]");
        shown.session().select(prunus::noNode);
        shown.pasteFromMenu("(B 3 12 8)");
        QCOMPARE(shown.text(), "[1,2]");
        QTest::mouseClick(shown.button("Read as lists with heads"), Qt::LeftButton);
        QCOMPARE(shown.text(), "B:[3,12,8]");
    }

    void whatWasPastedIsNotToldAfterItsUndo() {
        NoticeWindow shown;
        shown.pasteFromMenu("(A (B 3 12 8) (C 2 4 6))");
        QVERIFY(shown.bar.text().contains("Read as lists with heads"));
        shown.find<QAction>("undo").trigger();
        QCOMPARE(shown.bar.text(), QString());
        shown.find<QAction>("redo").trigger();
        QCOMPARE(shown.bar.text(), QString());
    }

    void namesThatWereTakenAreTold() {
        NoticeWindow shown;
        shown.window.openFile(files_.write("named.txt", "A: [B: [3, 12], C: [2, 4]]"));
        shown.session().select(prunus::GameTree::root());
        shown.pasteFromMenu("[B: [3, 12, 8], D: [2, 4, 6]]");
        answer(shown.window, "pasteQuestion", "Under A");
        QCOMPARE(shown.text(), "A:[B:[3,12],C:[2,4],[B2:[3,12,8],D:[2,4,6]]]");
        QCOMPARE(shown.bar.text(), "What was pasted has 1 name that the tree had "
                                   "already: “B” is now “B2”.");
        shown.session().select(prunus::GameTree::root());
        shown.pasteFromMenu("(E (B 3 12) (C 2 4))");
        answer(shown.window, "pasteQuestion", "Under A");
        QCOMPARE(shown.bar.text(), "What was pasted has 2 names that the tree had "
                                   "already: “B” is now “B3”, “C” is now “C2”. (and 1 more)");
    }

    void anEditEndsTheOffer() {
        NoticeWindow shown;
        shown.window.openFile(files_.write("heads.txt", "(A (B 3 12 8) (C 2 4 6))"));
        QVERIFY(!shown.session().editing().perform(prunus::NegateValues{}));
        QVERIFY(shown.bar.text().contains("Read as lists with heads"));
        QVERIFY(shown.button("Read as brackets") == nullptr);
    }

  private:
    FilesOfTest files_;
};

QTEST_MAIN(TestImportNotices)
#include "tst_importnotices.moc"
