// What belongs to a document beside its tree: title, who moves first, failure value, labels. With
// keys and mouse: how it is set, what brings it, and what takes its place.

#include "tests/ui/files/filesoftest.h"
#include "tests/ui/questions.h"
#include "tests/ui/screenreader.h"
#include "tests/ui/texteditor/textwindow.h"

using prunus::GameTree;
using prunus::NodeId;
using prunus::Player;

namespace {

const QString whole = QStringLiteral(
    R"({"format":"prunus-tree","version":1,"title":"Mine","root":"min","failureValue":-1,)"
    R"("tree":[{"move":"left","value":5},[]]})");

const GameTree& treeOf(ShownWindow& shown) {
    return shown.session().document()->tree;
}

QString titleOf(ShownWindow& shown) {
    return QString::fromStdString(treeOf(shown).header().title);
}

QString moveTo(ShownWindow& shown, NodeId n) {
    return QString::fromStdString(std::string(treeOf(shown).moves().at(n)));
}

/// Chooses who moves at the root, as with the keys in the box.
void chooseRoot(ShownWindow& shown, const char* id) {
    auto& box = shown.find<QComboBox>("root");
    box.setFocus();
    while (box.currentData().toString() != QLatin1String(id)) {
        const int before = box.currentIndex();
        QTest::keyClick(&box, box.findData(QLatin1String(id)) > before ? Qt::Key_Down : Qt::Key_Up);
        QVERIFY(box.currentIndex() != before);
    }
}

void setTitle(ShownWindow& shown, const QString& title) {
    shown.find<QAction>("editTitle").trigger();
    auto& field = shown.find<QLineEdit>("titleField");
    field.selectAll();
    QTest::keyClick(&field, Qt::Key_Delete);
    QTest::keyClicks(&field, title);
    shown.click("titleApply");
}

} // namespace

class TestDocuments : public QObject {
    Q_OBJECT

  private slots:
    void theRootIsAPartOfTheDocument() {
        ShownWindow shown;
        chooseRoot(shown, "min");
        QVERIFY(treeOf(shown).header().root == Player::min);
        QCOMPARE(shown.find<QComboBox>("root").currentText(), "MIN");
        QVERIFY(shown.window.isWindowModified());
        shown.find<QAction>("undo").trigger();
        QVERIFY(treeOf(shown).header().root == Player::max);
        QCOMPARE(shown.find<QComboBox>("root").currentText(), "MAX");
        QVERIFY(!shown.window.isWindowModified());
        shown.find<QAction>("redo").trigger();
        QCOMPARE(shown.find<QComboBox>("root").currentText(), "MIN");
        QVERIFY(!shown.session().options().root);
    }

    void theRootIsSaved() {
        ShownWindow shown;
        shown.window.openFile(files_.write("root.json", R"({"format":"prunus-tree","version":1,)"
                                                        R"("tree":[1,2]})"));
        chooseRoot(shown, "min");
        shown.press(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(files_.content("root.json").replace(" ", "").contains(R"("root":"min")"));
        QVERIFY(!shown.window.isWindowModified());
        // Brackets have no place for it, which is said first.
        shown.window.openFile(files_.write("root.txt", "[1, 2]"));
        chooseRoot(shown, "min");
        shown.press(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(asks(shown.window, "lossQuestion"));
    }

    void theTitleIsSetAndUndone() {
        ShownWindow shown;
        QCOMPARE(titleOf(shown), "AIMA, figure 5.2");
        setTitle(shown, "Exercise 1");
        QCOMPARE(shown.window.windowTitle(), "Exercise 1[*] — Prunus");
        QVERIFY(shown.window.isWindowModified());
        QCOMPARE(shown.session().title(), "Exercise 1");
        shown.find<QAction>("undo").trigger();
        QCOMPARE(titleOf(shown), "AIMA, figure 5.2");
        QVERIFY(!shown.window.isWindowModified());
        setTitle(shown, "AIMA, figure 5.2");
        QVERIFY(!shown.window.isWindowModified()); // nothing was changed
        setTitle(shown, {});
        QCOMPARE(titleOf(shown), QString());
        QCOMPARE(shown.window.windowTitle(), "Figure 5.2[*] — Prunus");
        // As a screen reader sets it.
        shown.find<QAction>("editTitle").trigger();
        setText(shown.find<QLineEdit>("titleField"), "Prisoners");
        shown.click("titleApply");
        QCOMPARE(titleOf(shown), "Prisoners");
        shown.find<QAction>("save").trigger();
        const QStringList offered = shown.find<QFileDialog>("saveDialog").selectedFiles();
        QVERIFY(offered[0].endsWith("/prisoners.prunus.json"));
    }

    void aTreeTypedInThePlaceOfAnotherHasNoTitle_data() {
        QTest::addColumn<QString>("way");
        for (const char* way : {"typed over all", "typed after deleting all", "pasted over all"}) {
            QTest::newRow(way) << way;
        }
    }

    void aTreeTypedInThePlaceOfAnotherHasNoTitle() {
        QFETCH(const QString, way);
        TextWindow shown(whole);
        QCOMPARE(shown.editor.text(), "[5,-1]");
        shown.key(Qt::Key_A, Qt::ControlModifier);
        if (way.startsWith("typed after")) {
            shown.key(Qt::Key_Delete);
        }
        if (way.startsWith("typed")) {
            shown.type("[5,7,9]");
        } else {
            shown.paste("[5,7,9]");
        }
        const prunus::TreeHeader& header = treeOf(shown).header();
        QCOMPARE(titleOf(shown), QString());
        QVERIFY(header.root == Player::max);
        QVERIFY(!header.failureValue);
        QVERIFY(treeOf(shown).moves().empty());
        QCOMPARE(shown.session().title(), "Untitled tree");
        QCOMPARE(shown.window.windowTitle(), "Untitled tree[*] — Prunus");
        QVERIFY2(shown.below().contains("the title, that MIN moves first"),
                 qPrintable(shown.below()));
        while (shown.session().editing().history().canUndo()) {
            shown.session().editing().undo();
        }
        QCOMPARE(titleOf(shown), "Mine");
        QVERIFY(treeOf(shown).header().root == Player::min);
        QCOMPARE(moveTo(shown, NodeId{1}), QString("left"));
        QVERIFY(!shown.window.isWindowModified());
    }

    void aPartTypedAnewKeepsTheTitle() {
        TextWindow shown(whole);
        shown.putCaret(0);
        shown.type("[");
        shown.key(Qt::Key_End, Qt::ControlModifier);
        shown.type(",9]"); // every letter of the old text is still there
        QCOMPARE(shown.history(), "[[5,-1],9]");
        QCOMPARE(titleOf(shown), "Mine");
        QVERIFY(treeOf(shown).header().root == Player::min);
        QCOMPARE(moveTo(shown, NodeId{3}), QString("left"));
    }

    void aDocumentIsPastedWhole_data() {
        QTest::addColumn<bool>("inPane");
        QTest::newRow("in the text pane") << true;
        QTest::newRow("with nothing selected") << false;
    }

    void aDocumentIsPastedWhole() {
        QFETCH(const bool, inPane);
        TextWindow shown;
        if (inPane) {
            shown.key(Qt::Key_A, Qt::ControlModifier);
            shown.paste(whole);
            QCOMPARE(shown.editor.text(), "[5,-1]");
            QVERIFY(shown.below().contains("taken whole"));
        } else {
            shown.session().select(prunus::noNode);
            shown.pasteFromMenu(whole);
        }
        QCOMPARE(titleOf(shown), "Mine");
        QVERIFY(treeOf(shown).header().root == Player::min);
        QCOMPARE(treeOf(shown).header().failureValue.value_or(0), -1.0);
        QVERIFY(!treeOf(shown).hasOwnValue(NodeId{2}));
        QCOMPARE(moveTo(shown, NodeId{1}), QString("left"));
        QCOMPARE(shown.find<QComboBox>("root").currentText(), "MIN");
        shown.find<QAction>("undo").trigger();
        QCOMPARE(titleOf(shown), QString());
        QVERIFY(treeOf(shown).header().root == Player::max);
    }

    void aDocumentTypedWholeIsTaken() {
        TextWindow shown;
        shown.typeAnew(qPrintable(whole));
        QCOMPARE(titleOf(shown), "Mine");
        QVERIFY(treeOf(shown).header().root == Player::min);
        shown.undo(); // what was typed is there again, and the former tree
        QCOMPARE(shown.editor.text(), whole);
        QCOMPARE(shown.history(), "[[3,12],[2,4]]");
        shown.type(" "); // and can be taken again
        QCOMPARE(shown.editor.text(), "[5,-1]");
        shown.undo();
        shown.key(Qt::Key_A, Qt::ControlModifier);
        shown.paste(whole);
        QCOMPARE(shown.editor.text(), "[5,-1]");
    }

    void aDocumentWithAnErrorSaysWhere() {
        TextWindow shown;
        shown.key(Qt::Key_A, Qt::ControlModifier);
        shown.paste("{\"format\":\"prunus-tree\",\"version\":1,\n\"root\":\"left\"}");
        QVERIFY2(shown.below().startsWith("Line 2, column 8: "), qPrintable(shown.below()));
        QCOMPARE(shown.faults().size(), 1);
        QCOMPARE(shown.history(), "[[3,12],[2,4]]");
    }

    void aTreePastedOverAllIsADocument() {
        ShownWindow shown;
        shown.session().select(prunus::noNode);
        shown.pasteFromMenu("[1,2]");
        QCOMPARE(titleOf(shown), QString());
        QCOMPARE(shown.window.windowTitle(), "Untitled tree[*] — Prunus");
        shown.press(Qt::Key_S, Qt::ControlModifier);
        const auto& dialog = shown.find<QFileDialog>("saveDialog");
        QVERIFY2(dialog.selectedFiles()[0].endsWith("/untitled-tree.prunus.json"),
                 qPrintable(dialog.selectedFiles()[0]));
    }

    void aTreeCopiedWholeIsADocument() {
        ShownWindow shown;
        shown.session().openText(whole, "whole");
        shown.session().select(GameTree::root());
        shown.find<QAction>("copySubtree").trigger();
        shown.session().openText("[1,2]", "another");
        shown.find<QAction>("pasteSubtree").trigger();
        QCOMPARE(titleOf(shown), "Mine");
        QVERIFY(treeOf(shown).header().root == Player::min);
        QCOMPARE(moveTo(shown, NodeId{1}), QString("left"));
    }

    void labelsGoWithTheirNodes() {
        TextWindow shown(QStringLiteral(
            R"({"format":"prunus-tree","version":1,"tree":[{"move":"a","children":[3,12,8]},)"
            R"({"move":"b","children":[2,4,6]}]})"));
        const auto moves = [&shown] {
            QStringList found;
            for (const NodeId child : treeOf(shown).children(GameTree::root())) {
                found << moveTo(shown, child);
            }
            return found.join(u'|');
        };
        shown.putCaret(1);
        shown.type("[9,9],");
        QCOMPARE(shown.history(), "[[9,9],[3,12,8],[2,4,6]]");
        QCOMPARE(moves(), "|a|b");
        shown.putCaret(7);
        for (int k = 0; k < 9; ++k) {
            shown.key(Qt::Key_Delete);
        }
        QCOMPARE(shown.history(), "[[9,9],[2,4,6]]");
        QCOMPARE(moves(), "|b");
    }

    /// Nothing but the place of the caret tells which of two equal children was there before.
    void aLabelStaysWithAnEqualSibling() {
        TextWindow shown(QStringLiteral(R"({"format":"prunus-tree","version":1,"tree":[)"
                                        R"({"move":"a","value":3},{"move":"b","value":3}]})"));
        shown.putCaret(1);
        shown.type("3,");
        QCOMPARE(shown.history(), "[3,3,3]");
        QCOMPARE(moveTo(shown, NodeId{1}), QString());
        QCOMPARE(moveTo(shown, NodeId{2}), QString("a"));
        QCOMPARE(moveTo(shown, NodeId{3}), QString("b"));
    }

  private:
    FilesOfTest files_;
};

QTEST_MAIN(TestDocuments)
#include "tst_documents.moc"
