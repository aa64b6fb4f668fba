// What becomes of a tree that is pasted where there is one already: it is one of its own, or it is
// asked where it belongs; neither takes a file's place nor hangs below another unasked.

#include "tests/rows.h"
#include "tests/ui/files/filesoftest.h"
#include "tests/ui/questions.h"
#include "tests/ui/texteditor/textwindow.h"

using prunus::GameTree;

namespace {

const QString one = QStringLiteral("[[3,12,8],[2,4]]");
const QString other = QStringLiteral("[[5,6],[7,8]]");

} // namespace

class TestPasting : public QObject {
    Q_OBJECT

  private slots:
    void theSecondOfTwoIsATreeOfItsOwn_data() {
        const Rows<bool> row("inText");
        row("in the window", false);
        row("behind the text of the first", true);
    }

    /// What was pasted first is in no file, so it is asked about.
    void theSecondOfTwoIsATreeOfItsOwn() {
        QFETCH(const bool, inText);
        TextWindow shown;
        shown.session().select(prunus::noNode);
        shown.pasteFromMenu(one);
        QCOMPARE(shown.history(), one);
        QVERIFY(shown.session().selection() == prunus::noNode);
        if (inText) {
            shown.editor.setFocus();
            shown.key(Qt::Key_End, Qt::ControlModifier);
        }
        const auto paste = [&] { inText ? shown.paste(other) : shown.pasteFromMenu(other); };
        paste();
        answer(shown.window, "unsavedQuestion", "Cancel");
        QCOMPARE(shown.history(), one);
        QCOMPARE(shown.editor.text(), one);
        paste();
        answer(shown.window, "unsavedQuestion", "Discard");
        QCOMPARE(shown.history(), other);
    }

    void aSelectedNodeIsAskedAbout_data() {
        // The button that is chosen; none where it is not asked.
        const Rows<QString, QString, QString> row("pasted", "button", "tree");
        row("a tree, as one of its own", other, "New tree", other);
        row("a tree, under the node", other, "Under A", "[[3,12],[2,4],[[5,6],[7,8]]]");
        row("a tree, not at all", other, "Cancel", "[[3,12],[2,4]]");
        row("a table, under the node", "1\t2\n3\t4\n", "Under A", "[[3,12],[2,4],[[1,2],[3,4]]]");
        row("a value, which is no tree of its own", "7", "", "[[3,12],[2,4],7]");
    }

    void aSelectedNodeIsAskedAbout() {
        QFETCH(const QString, pasted);
        QFETCH(const QString, button);
        QFETCH(const QString, tree);
        TextWindow shown;
        shown.session().select(GameTree::root());
        shown.pasteFromMenu(pasted);
        QCOMPARE(asks(shown.window, "pasteQuestion"), !button.isEmpty());
        if (!button.isEmpty()) {
            answer(shown.window, "pasteQuestion", button);
        }
        QCOMPARE(shown.history(), tree);
    }

    void whatWasCopiedHereIsAPart() {
        TextWindow shown;
        shown.session().select(prunus::NodeId{2});
        shown.find<QAction>("copySubtree").trigger();
        shown.session().select(GameTree::root());
        shown.find<QAction>("pasteSubtree").trigger();
        QVERIFY(!asks(shown.window, "pasteQuestion"));
        QCOMPARE(shown.history(), "[[3,12],[2,4],[2,4]]");
    }

    void aFileIsNotReplacedUnasked_data() {
        const Rows<bool, QString, QString, bool> row("inText", "button", "tree", "inFile");
        row("a new tree", false, "New tree", other, false);
        row("not at all", false, "Cancel", "[1, 2]", true);
        row("over the text: a new tree", true, "New tree", other, false);
        row("over the text: into the file", true, "Into pair.txt", other, true);
        row("over the text: not at all", true, "Cancel", "[1, 2]", true);
    }

    void aFileIsNotReplacedUnasked() {
        QFETCH(const bool, inText);
        QFETCH(const QString, button);
        QFETCH(const QString, tree);
        QFETCH(const bool, inFile);
        TextWindow shown;
        shown.window.openFile(files_.write("pair.txt", "[1, 2]"));
        if (inText) {
            shown.editor.setFocus();
            shown.key(Qt::Key_A, Qt::ControlModifier);
            shown.paste(other);
        } else {
            shown.pasteFromMenu(other);
        }
        QCOMPARE(shown.history(), "[1, 2]"); // nothing before the answer
        answer(shown.window, "pasteQuestion", button);
        QCOMPARE(shown.history(), tree);
        QCOMPARE(!shown.session().path().isEmpty(), inFile);
        QCOMPARE(shown.session().title(),
                 inFile ? QStringLiteral("pair.txt") : QStringLiteral("Untitled tree"));
        QCOMPARE(files_.content("pair.txt"), QByteArray("[1, 2]"));
    }

    /// Also where it is a tree of its own in the window of a file.
    void aWholeTreeKeepsItsTitle() {
        TextWindow shown(QStringLiteral(
            R"({"format":"prunus-tree","version":1,"title":"Mine","tree":[5,{"move":"b","value":7}]})"));
        shown.session().select(GameTree::root());
        shown.find<QAction>("copySubtree").trigger();
        shown.window.openFile(files_.write("pair.txt", "[1, 2]"));
        shown.find<QAction>("pasteSubtree").trigger();
        answer(shown.window, "pasteQuestion", "New tree");
        const GameTree& tree = shown.session().document()->tree;
        QCOMPARE(tree.header().title, std::string("Mine"));
        QCOMPARE(std::string(tree.moves().at(prunus::NodeId{2})), std::string("b"));
    }

  private:
    FilesOfTest files_;
};

QTEST_MAIN(TestPasting)
#include "tst_pasting.moc"
