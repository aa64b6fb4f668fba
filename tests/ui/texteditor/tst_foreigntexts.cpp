// Texts of other programs, wherever they come in: the same tree, and nothing that is typed replaced
// unasked.

#include "core/formats/treeformat.h"
#include "tests/ui/files/filesoftest.h"
#include "tests/ui/questions.h"
#include "tests/ui/texteditor/textwindow.h"
#include "ui/session/loading.h"
#include "ui/widgets/noticebar.h"

#include <QAction>
#include <QDropEvent>
#include <QMimeData>

using prunus::MainWindow;
using prunus::NoticeBar;

namespace {

void drop(QWidget& window, const QString& text) {
    QMimeData dragged;
    dragged.setText(text);
    QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &dragged, Qt::LeftButton, {});
    QApplication::sendEvent(&window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event(QPointF(300, 300), Qt::CopyAction, &dragged, Qt::LeftButton, {});
    QApplication::sendEvent(&window, &event);
    QVERIFY(event.isAccepted());
}

QString brackets(MainWindow& window) {
    const auto document = window.session().document();
    return document ? QString::fromStdString(written(document->tree, prunus::TreeFormat::text))
                    : QString();
}

/// With the bar above the tree.
void chooseReading(MainWindow& window, const char* word) {
    for (auto* each : part<NoticeBar>(window, "importBar").findChildren<QPushButton*>()) {
        if (each->isVisible() && each->text().remove(u'&') == QLatin1String(word)) {
            QTest::mouseClick(each, Qt::LeftButton);
            return;
        }
    }
    qFatal("no button %s", word);
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
    QTest::addColumn<QString>("way");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("tree");
    struct Text {
        const char* what;
        const char* text;
        const char* tree;
    };
    constexpr std::array texts{
        Text{"an outline", "A\n  B\n    3\n    12\n  C: 5", "A:[B:[3,12],C:5]"},
        Text{"arrows", "A -> B, C\nB -> 3, 12\nC -> 2, 4", "A:[B:[3,12],C:[2,4]]"},
        Text{"rows", "B,3,12\nC,2,4", "[B:[3,12],C:[2,4]]"},
        Text{"lists with heads", "(A (B 3 12) (C 2 4))", "A:[B:[3,12],C:[2,4]]"},
        Text{"a forest", "[A [B [3][12]] [C [2]]]", "A:[B:[3,12],C:[2]]"},
        Text{"Newick", "((3,12)B,(2,4)C)A;", "A:[B:[3,12],C:[2,4]]"},
        Text{"heads that say who moves", "min(max(3,12),max(2,4))", "[[3,12],[2,4]]"},
        Text{"JSON", R"({"children":[{"value":3},{"value":12}]})", "[3,12]"},
    };
    for (const char* way :
         {"pasted over the text", "pasted where there is no tree", "typed where there is no tree",
          "typed over the text", "pasted into the window", "dropped on the window",
          "dropped where there is no tree", "opened"}) {
        for (const Text& each : texts) {
            QTest::newRow(qPrintable(QStringLiteral("%1, %2").arg(each.what, way)))
                << QString(way) << QString(each.text) << QString(each.tree);
        }
    }
}

void TestForeignTexts::areTheSameWhereverTheyComeIn() {
    QFETCH(const QString, way);
    QFETCH(const QString, text);
    QFETCH(const QString, tree);
    MainWindow window;
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
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
        QTest::keyClick(&window, Qt::Key_T, Qt::ControlModifier);
        auto& editor = part<prunus::TextEditor>(window, "treeText");
        QTest::keyClick(&editor, Qt::Key_A, Qt::ControlModifier);
        if (way.startsWith(QStringLiteral("pasted"))) {
            QTest::keyClick(&editor, Qt::Key_V, Qt::ControlModifier);
        } else {
            typeLines(editor, text);
            QTest::keyClick(&editor, Qt::Key_Return, Qt::ControlModifier);
        }
        QCOMPARE(editor.text().remove(u' '), tree);
    }
    QCOMPARE(brackets(window), tree);
    QCOMPARE(window.session().document()->tree.header().root == prunus::Player::min,
             text.startsWith(QStringLiteral("min")));
}

void TestForeignTexts::typingReplacesNothingUnasked() {
    TextWindow shown;
    QVERIFY(shown.active);
    const QString outline = QStringLiteral("A\n  B\n    3\n  12");
    shown.key(Qt::Key_A, Qt::ControlModifier);
    typeLines(shown.editor, outline);
    QCOMPARE(shown.editor.text(), outline);
    QCOMPARE(shown.history(), QStringLiteral("[[3,12],[2,4]]"));
    QVERIFY(shown.faults().isEmpty());
    QVERIFY2(shown.below().startsWith(QStringLiteral("This can be read as an outline: ")),
             qPrintable(shown.below()));
    QVERIFY(shown.find<QPushButton>("textReadAs").isVisible());
    QVERIFY(shown.window.isWindowModified());
    shown.key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(brackets(shown.window), QStringLiteral("A:[B:[3],12]"));
    QCOMPARE(shown.editor.text(), QStringLiteral("A: [B: [3],12]"));
    QVERIFY(!shown.find<QPushButton>("textReadAs").isVisible());
    QVERIFY(shown.below().contains(QStringLiteral("Read as an outline")));
    shown.undo();
    QCOMPARE(shown.editor.text(), outline);
    QCOMPARE(shown.history(), QStringLiteral("[[3,12],[2,4]]"));
    shown.key(Qt::Key_Return, Qt::ControlModifier); // and can be read again
    QCOMPARE(shown.editor.text(), QStringLiteral("A: [B: [3],12]"));
    // Where there is nothing to read, the key does nothing.
    shown.key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(shown.editor.text(), QStringLiteral("A: [B: [3],12]"));
}

void TestForeignTexts::whatWasPutAsideIsOfferedAgain() {
    ShownWindow shown;
    QVERIFY(shown.active);
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
    QCOMPARE(brackets(shown.window), QStringLiteral("A:[3,12]"));
}

void TestForeignTexts::theButtonReadsWhatIsTyped() {
    MainWindow window;
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(&window, Qt::Key_T, Qt::ControlModifier);
    auto& editor = part<prunus::TextEditor>(window, "treeText");
    const QString arrows = QStringLiteral("A -> 3, 12");
    QTest::keyClicks(&editor, arrows);
    auto& button = part<QPushButton>(window, "textReadAs");
    QVERIFY(button.isVisible());
    QCOMPARE(button.text(), QStringLiteral("Read as arrows"));
    QVERIFY(window.session().document() == nullptr);
    QTest::mouseClick(&button, Qt::LeftButton);
    QCOMPARE(brackets(window), QStringLiteral("A:[3,12]"));
    QCOMPARE(editor.text(), QStringLiteral("A:[3,12]"));
    QVERIFY(window.isWindowModified());
    QTest::keyClick(&editor, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor.text(), arrows);
}

void TestForeignTexts::anOutlineIsMendedWithoutHaste() {
    TextWindow shown;
    QVERIFY(shown.active);
    shown.window.openFile(files_.write("bad.txt", "A\n    3\n  1"));
    QVERIFY2(shown.below().startsWith(QStringLiteral("Line 3, column 3: ")),
             qPrintable(shown.below()));
    shown.putCaret(9);
    shown.type("  ");
    QCOMPARE(shown.editor.text(), QStringLiteral("A\n    3\n    1")); // perhaps 12 is meant
    shown.key(Qt::Key_End);
    shown.type("2");
    shown.key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(brackets(shown.window), QStringLiteral("A:[3,12]"));
    QCOMPARE(shown.session().path(), files_.path("bad.txt"));
    shown.find<QAction>("save").trigger();
    waitUntilSaved(shown.window);
    QVERIFY(shownQuestion<QFileDialog>(shown.window, "saveDialog") != nullptr);
    QCOMPARE(files_.content("bad.txt"), QByteArray("A\n    3\n  1"));
}

void TestForeignTexts::otherReadingsOfAPasteWithoutTreeAreOffered() {
    MainWindow window;
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(&window, Qt::Key_T, Qt::ControlModifier);
    QGuiApplication::clipboard()->setText(QStringLiteral("[A [B 3 12] [C 2 4]]")); // nothing taken
    QTest::keyClick(&part<prunus::TextEditor>(window, "treeText"), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(brackets(window), QString());
    chooseReading(window, "Read as brackets");
    QCOMPARE(brackets(window), QStringLiteral("[A:[B:3,12],[C:2,4]]"));
    chooseReading(window, "Read as lists with heads");
    QCOMPARE(brackets(window), QStringLiteral("A:[B:[3,12],C:[2,4]]"));
    QVERIFY(window.isWindowModified());
}

void TestForeignTexts::otherReadingsOfADropAreOffered() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const auto& bar = shown.find<NoticeBar>("importBar");
    const auto click = [&shown](const char* word) { chooseReading(shown.window, word); };
    drop(shown.window, QStringLiteral("(A (B 3 12) (C 2 4))"));
    QVERIFY(bar.text().contains(QStringLiteral("Read as lists with heads")));
    click("Read as brackets");
    QCOMPARE(brackets(shown.window), QStringLiteral("[A:[B:3,12],[C:2,4]]"));
    drop(shown.window, QStringLiteral("(B 3 12 8)")); // means two things
    click("Read as lists with heads");
    answer(shown.window, "unsavedQuestion", QStringLiteral("Discard"));
    QCOMPARE(brackets(shown.window), QStringLiteral("B:[3,12,8]"));
}

void TestForeignTexts::anOfferGoesWithItsText() {
    TextWindow shown;
    QVERIFY(shown.active);
    const auto& bar = shown.find<NoticeBar>("importBar");
    const QString both = QStringLiteral("((B 3 12 8) (C 2 4 6))");
    shown.key(Qt::Key_A, Qt::ControlModifier);
    shown.paste(both);
    QVERIFY(bar.text().contains(QStringLiteral("two ways")));
    shown.key(Qt::Key_Backspace);
    shown.type(", my long typed rest [77,78,79");
    QCOMPARE(bar.text(), QString());
    const QString typed = shown.editor.text();
    QVERIFY(typed.endsWith(QStringLiteral("[77,78,79")));
    // Nor does it stay with the text of the tree.
    shown.key(Qt::Key_A, Qt::ControlModifier);
    shown.paste(both);
    QVERIFY(!bar.text().isEmpty());
    for (int k = 0; k < 9 && shown.editor.text() != QStringLiteral("[[3,12],[2,4]]"); ++k) {
        shown.undo();
    }
    QCOMPARE(shown.editor.text(), QStringLiteral("[[3,12],[2,4]]"));
    QCOMPARE(bar.text(), QString());
}

void TestForeignTexts::aReadingSaysWhatItIs() {
    TextWindow shown;
    QVERIFY(shown.active);
    const auto& bar = shown.find<NoticeBar>("importBar");
    const QString both = QStringLiteral("((B 3 12 8) (C 2 4 6))");
    shown.key(Qt::Key_A, Qt::ControlModifier);
    shown.paste(both);
    chooseReading(shown.window, "Read as brackets");
    QCOMPARE(brackets(shown.window), QStringLiteral("[[B:3,12,8],[C:2,4,6]]"));
    QVERIFY2(shown.below().startsWith(QStringLiteral("Read as brackets. ")),
             qPrintable(shown.below()));
    shown.editor.setFocus();
    shown.undo();
    QCOMPARE(shown.editor.text(), both);
    QVERIFY(bar.text().contains(QStringLiteral("two ways")));
}

void TestForeignTexts::whatIsTakenBackIsNoFault() {
    TextWindow shown;
    QVERIFY(shown.active);
    shown.key(Qt::Key_A, Qt::ControlModifier);
    shown.type("(MAX (MIN 3 12 8) (MIN 2 4 6))");
    QCOMPARE(brackets(shown.window), QStringLiteral("[[3,12,8],[2,4,6]]"));
    shown.undo();
    QCOMPARE(shown.editor.text(), QStringLiteral("(MAX (MIN 3 12 8) (MIN 2 4 6))"));
    QVERIFY(shown.faults().isEmpty());
    QVERIFY2(shown.below().startsWith(QStringLiteral("This can be read as ")),
             qPrintable(shown.below()));
    shown.key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(brackets(shown.window), QStringLiteral("[[3,12,8],[2,4,6]]"));
}

void TestForeignTexts::aDropAsksForUnsavedWork() {
    TextWindow shown;
    QVERIFY(shown.active);
    shown.putCaret(3);
    shown.type("3");
    drop(shown.window, QStringLiteral("[1, 2]"));
    QVERIFY(asks(shown.window, "unsavedQuestion"));
    QCOMPARE(brackets(shown.window), QStringLiteral("[[33,12],[2,4]]"));
    answer(shown.window, "unsavedQuestion", QStringLiteral("Discard"));
    QCOMPARE(brackets(shown.window), QStringLiteral("[1,2]"));
    QCOMPARE(shown.window.windowTitle(), QStringLiteral("Untitled tree[*] — Prunus"));
    QVERIFY(shown.window.isWindowModified()); // it is in no file
}

void TestForeignTexts::aDropThatIsNoTreeLeavesTheOldOne() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const QString before = brackets(shown.window);
    drop(shown.window, QStringLiteral("not a tree"));
    QVERIFY2(shown.text("errorText").contains(QStringLiteral("no tree")),
             qPrintable(shown.text("errorText")));
    QCOMPARE(brackets(shown.window), before);
}

QTEST_MAIN(TestForeignTexts)
#include "tst_foreigntexts.moc"
