// Texts of other programs, wherever they come in: the same tree, and nothing that is typed replaced
// unasked.

#include "core/formats/treeformat.h"
#include "tests/rows.h"
#include "tests/ui/dropping.h"
#include "tests/ui/files/filesoftest.h"
#include "tests/ui/noticebutton.h"
#include "tests/ui/questions.h"
#include "tests/ui/texteditor/textwindow.h"
#include "ui/session/loading.h"

#include <QAction>

using prunus::MainWindow;
using prunus::NoticeBar;

namespace {

void drop(QWidget& window, const QString& text) {
    QMimeData dragged;
    dragged.setText(text);
    QVERIFY(::drop(window, dragged));
}

QString brackets(MainWindow& window) {
    const auto document = window.session().document();
    return document ? QString::fromStdString(written(document->tree, prunus::TreeFormat::text))
                    : QString();
}

/// With the bar above the tree.
void chooseReading(MainWindow& window, const char* word) {
    ::press(part<NoticeBar>(window, "importBar"), QLatin1String(word));
}

void typeLines(prunus::TextEditor& editor, const QString& text) {
    const QStringList lines = text.split(u'\n');
    for (int k = 0; k < lines.size(); ++k) {
        if (k > 0) {
            QTest::keyClick(&editor, Qt::Key_Return);
        }
        QTest::keyClicks(&editor, lines[k]);
    }
}

/// A window without a tree, and its text with the keys.
struct EmptyWindow {
    MainWindow window;
    prunus::TextEditor& editor = part<prunus::TextEditor>(window, "treeText");

    EmptyWindow() {
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }
    void openText() { QTest::keyClick(&window, Qt::Key_T, Qt::ControlModifier); }
};

} // namespace

class TestForeignTexts : public QObject {
    Q_OBJECT

  private slots:
    void areTheSameWhereverTheyComeIn_data();
    void areTheSameWhereverTheyComeIn();
    void typingReplacesNothingUnasked();
    void whatWasPutAsideIsOfferedAgain();
    void theButtonReadsWhatIsTyped();
    void anOutlineIsMendedWithoutHaste();
    void otherReadingsOfADropAreOffered();
    void otherReadingsOfAPasteWithoutTreeAreOffered();
    void anOfferGoesWithItsText();
    void aReadingSaysWhatItIs();
    void whatIsTakenBackIsNoFault();
    void aDropAsksForUnsavedWork();
    void aDropThatIsNoTreeLeavesTheOldOne();

  private:
    FilesOfTest files_;
};

void TestForeignTexts::areTheSameWhereverTheyComeIn_data() {
    const Rows<QString, QString, QString> row("way", "text", "tree");
    const char* const texts[][3] = {
        {"an outline", "A\n  B\n    3\n    12\n  C: 5", "A:[B:[3,12],C:5]"},
        {"arrows", "A -> B, C\nB -> 3, 12\nC -> 2, 4", "A:[B:[3,12],C:[2,4]]"},
        {"rows", "B,3,12\nC,2,4", "[B:[3,12],C:[2,4]]"},
        {"lists with heads", "(A (B 3 12) (C 2 4))", "A:[B:[3,12],C:[2,4]]"},
        {"a forest", "[A [B [3][12]] [C [2]]]", "A:[B:[3,12],C:[2]]"},
        {"Newick", "((3,12)B,(2,4)C)A;", "A:[B:[3,12],C:[2,4]]"},
        {"heads that say who moves", "min(max(3,12),max(2,4))", "[[3,12],[2,4]]"},
        {"JSON", R"({"children":[{"value":3},{"value":12}]})", "[3,12]"},
    };
    for (const char* way :
         {"pasted over the text", "pasted where there is no tree", "typed where there is no tree",
          "typed over the text", "pasted into the window", "dropped on the window",
          "dropped where there is no tree", "opened"}) {
        for (const auto& [what, text, tree] : texts) {
            row(qPrintable(QStringLiteral("%1, %2").arg(what, way)), way, text, tree);
        }
    }
}

void TestForeignTexts::areTheSameWhereverTheyComeIn() {
    QFETCH(const QString, way);
    QFETCH(const QString, text);
    QFETCH(const QString, tree);
    EmptyWindow shown;
    MainWindow& window = shown.window;
    QGuiApplication::clipboard()->setText(text);
    if (way == QStringLiteral("opened")) {
        window.openFile(files_.write("foreign.txt", text.toUtf8()));
    } else if (way == QStringLiteral("dropped on the window")) {
        window.openExample();
        drop(window, text);
    } else if (way == QStringLiteral("dropped where there is no tree")) {
        drop(window, text);
    } else if (way == QStringLiteral("pasted into the window")) {
        part<QAction>(window, "pasteSubtree").trigger();
    } else {
        if (way.endsWith(QStringLiteral("the text"))) {
            window.session().openText(QStringLiteral("[[3,12],[2,4]]"), QStringLiteral("old"));
        }
        shown.openText();
        QTest::keyClick(&shown.editor, Qt::Key_A, Qt::ControlModifier);
        if (way.startsWith(QStringLiteral("pasted"))) {
            QTest::keyClick(&shown.editor, Qt::Key_V, Qt::ControlModifier);
        } else {
            typeLines(shown.editor, text);
            QTest::keyClick(&shown.editor, Qt::Key_Return, Qt::ControlModifier);
        }
        QCOMPARE(shown.editor.text().remove(u' '), tree);
    }
    QCOMPARE(brackets(window), tree);
    QCOMPARE(window.session().document()->tree.header().root == prunus::Player::min,
             text.startsWith(QStringLiteral("min")));
}

void TestForeignTexts::typingReplacesNothingUnasked() {
    TextWindow shown;
    const QString outline = QStringLiteral("A\n  B\n    3\n  12");
    shown.key(Qt::Key_A, Qt::ControlModifier);
    typeLines(shown.editor, outline);
    QCOMPARE(shown.editor.text(), outline);
    QCOMPARE(shown.history(), "[[3,12],[2,4]]");
    QVERIFY(shown.faults().isEmpty());
    QVERIFY2(shown.below().startsWith(QStringLiteral("This can be read as an outline: ")),
             qPrintable(shown.below()));
    QVERIFY(shown.find<QPushButton>("textReadAs").isVisible());
    QVERIFY(shown.window.isWindowModified());
    shown.key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(brackets(shown.window), "A:[B:[3],12]");
    QCOMPARE(shown.editor.text(), "A: [B: [3],12]");
    QVERIFY(!shown.find<QPushButton>("textReadAs").isVisible());
    QVERIFY(shown.below().contains(QStringLiteral("Read as an outline")));
    shown.undo();
    QCOMPARE(shown.editor.text(), outline);
    QCOMPARE(shown.history(), "[[3,12],[2,4]]");
    shown.key(Qt::Key_Return, Qt::ControlModifier); // and can be read again
    QCOMPARE(shown.editor.text(), "A: [B: [3],12]");
    // Where there is nothing to read, the key does nothing.
    shown.key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(shown.editor.text(), "A: [B: [3],12]");
}

void TestForeignTexts::whatWasPutAsideIsOfferedAgain() {
    ShownWindow shown;
    prunus::UnsavedTree left{std::make_shared<const prunus::GameTree>(*prunus::readText("[1,2]")),
                             "[1,2]",
                             QStringLiteral("left"),
                             {}};
    left.unfinished = QStringLiteral("A\n  3\n  12");
    shown.press(Qt::Key_T, Qt::ControlModifier);
    shown.window.session().openUnsaved(left);
    auto& editor = shown.find<prunus::TextEditor>("treeText");
    QCOMPARE(editor.text(), *left.unfinished);
    QVERIFY(shown.find<QPushButton>("textReadAs").isVisible());
    QTest::keyClick(&editor, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(brackets(shown.window), "A:[3,12]");
}

void TestForeignTexts::theButtonReadsWhatIsTyped() {
    EmptyWindow shown;
    shown.openText();
    const QString arrows = QStringLiteral("A -> 3, 12");
    QTest::keyClicks(&shown.editor, arrows);
    auto& button = part<QPushButton>(shown.window, "textReadAs");
    QVERIFY(button.isVisible());
    QCOMPARE(button.text(), "Read as arrows");
    QVERIFY(shown.window.session().document() == nullptr);
    QTest::mouseClick(&button, Qt::LeftButton);
    QCOMPARE(brackets(shown.window), "A:[3,12]");
    QCOMPARE(shown.editor.text(), "A:[3,12]");
    QVERIFY(shown.window.isWindowModified());
    QTest::keyClick(&shown.editor, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(shown.editor.text(), arrows);
}

void TestForeignTexts::anOutlineIsMendedWithoutHaste() {
    TextWindow shown;
    shown.window.openFile(files_.write("bad.txt", "A\n    3\n  1"));
    QVERIFY2(shown.below().startsWith(QStringLiteral("Line 3, column 3: ")),
             qPrintable(shown.below()));
    shown.putCaret(9);
    shown.type("  ");
    QCOMPARE(shown.editor.text(), "A\n    3\n    1"); // perhaps 12 is meant
    shown.key(Qt::Key_End);
    shown.type("2");
    shown.key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(brackets(shown.window), "A:[3,12]");
    QCOMPARE(shown.session().path(), files_.path("bad.txt"));
    shown.find<QAction>("save").trigger();
    waitUntilSaved(shown.window);
    QVERIFY(shownQuestion<QFileDialog>(shown.window, "saveDialog") != nullptr);
    QCOMPARE(files_.content("bad.txt"), QByteArray("A\n    3\n  1"));
}

void TestForeignTexts::otherReadingsOfAPasteWithoutTreeAreOffered() {
    EmptyWindow shown;
    shown.openText();
    QGuiApplication::clipboard()->setText(QStringLiteral("[A [B 3 12] [C 2 4]]")); // nothing taken
    QTest::keyClick(&shown.editor, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(brackets(shown.window), QString());
    chooseReading(shown.window, "Read as brackets");
    QCOMPARE(brackets(shown.window), "[A:[B:3,12],[C:2,4]]");
    chooseReading(shown.window, "Read as lists with heads");
    QCOMPARE(brackets(shown.window), "A:[B:[3,12],C:[2,4]]");
    QVERIFY(shown.window.isWindowModified());
}

void TestForeignTexts::otherReadingsOfADropAreOffered() {
    ShownWindow shown;
    const auto& bar = shown.find<NoticeBar>("importBar");
    const auto click = [&shown](const char* word) { chooseReading(shown.window, word); };
    drop(shown.window, QStringLiteral("(A (B 3 12) (C 2 4))"));
    QVERIFY(bar.text().contains(QStringLiteral("Read as lists with heads")));
    click("Read as brackets");
    QCOMPARE(brackets(shown.window), "[A:[B:3,12],[C:2,4]]");
    drop(shown.window, QStringLiteral("(B 3 12 8)")); // means two things
    click("Read as lists with heads");
    answer(shown.window, "unsavedQuestion", QStringLiteral("Discard"));
    QCOMPARE(brackets(shown.window), "B:[3,12,8]");
}

void TestForeignTexts::anOfferGoesWithItsText() {
    TextWindow shown;
    const auto& bar = shown.find<NoticeBar>("importBar");
    const QString both = QStringLiteral("((B 3 12 8) (C 2 4 6))");
    shown.pasteAnew(both);
    QVERIFY(bar.text().contains(QStringLiteral("two ways")));
    shown.key(Qt::Key_Backspace);
    shown.type(", my long typed rest [77,78,79");
    QCOMPARE(bar.text(), QString());
    const QString typed = shown.editor.text();
    QVERIFY(typed.endsWith(QStringLiteral("[77,78,79")));
    // Nor does it stay with the text of the tree.
    shown.pasteAnew(both);
    QVERIFY(!bar.text().isEmpty());
    for (int k = 0; k < 9 && shown.editor.text() != QStringLiteral("[[3,12],[2,4]]"); ++k) {
        shown.undo();
    }
    QCOMPARE(shown.editor.text(), "[[3,12],[2,4]]");
    QCOMPARE(bar.text(), QString());
}

void TestForeignTexts::aReadingSaysWhatItIs() {
    TextWindow shown;
    const auto& bar = shown.find<NoticeBar>("importBar");
    const QString both = QStringLiteral("((B 3 12 8) (C 2 4 6))");
    shown.pasteAnew(both);
    chooseReading(shown.window, "Read as brackets");
    QCOMPARE(brackets(shown.window), "[[B:3,12,8],[C:2,4,6]]");
    QVERIFY2(shown.below().startsWith(QStringLiteral("Read as brackets. ")),
             qPrintable(shown.below()));
    shown.editor.setFocus();
    shown.undo();
    QCOMPARE(shown.editor.text(), both);
    QVERIFY(bar.text().contains(QStringLiteral("two ways")));
}

void TestForeignTexts::whatIsTakenBackIsNoFault() {
    TextWindow shown;
    shown.key(Qt::Key_A, Qt::ControlModifier);
    shown.type("(MAX (MIN 3 12 8) (MIN 2 4 6))");
    QCOMPARE(brackets(shown.window), "[[3,12,8],[2,4,6]]");
    shown.undo();
    QCOMPARE(shown.editor.text(), "(MAX (MIN 3 12 8) (MIN 2 4 6))");
    QVERIFY(shown.faults().isEmpty());
    QVERIFY2(shown.below().startsWith(QStringLiteral("This can be read as ")),
             qPrintable(shown.below()));
    shown.key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(brackets(shown.window), "[[3,12,8],[2,4,6]]");
}

void TestForeignTexts::aDropAsksForUnsavedWork() {
    TextWindow shown;
    shown.putCaret(3);
    shown.type("3");
    drop(shown.window, QStringLiteral("[1, 2]"));
    QVERIFY(asks(shown.window, "unsavedQuestion"));
    QCOMPARE(brackets(shown.window), "[[33,12],[2,4]]");
    answer(shown.window, "unsavedQuestion", QStringLiteral("Discard"));
    QCOMPARE(brackets(shown.window), "[1,2]");
    QCOMPARE(shown.window.windowTitle(), "Untitled tree[*] — Prunus");
    QVERIFY(shown.window.isWindowModified()); // it is in no file
}

void TestForeignTexts::aDropThatIsNoTreeLeavesTheOldOne() {
    ShownWindow shown;
    const QString before = brackets(shown.window);
    drop(shown.window, QStringLiteral("not a tree"));
    QVERIFY2(shown.text("errorText").contains(QStringLiteral("no tree")),
             qPrintable(shown.text("errorText")));
    QCOMPARE(brackets(shown.window), before);
}

QTEST_MAIN(TestForeignTexts)
#include "tst_foreigntexts.moc"
