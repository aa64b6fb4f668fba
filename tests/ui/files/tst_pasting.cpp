// What becomes of a tree that is pasted where there is one already: it is one of its own, or it is
// asked where it belongs; neither takes a file's place nor hangs below another unasked.

#include "tests/ui/files/filesoftest.h"
#include "tests/ui/questions.h"
#include "tests/ui/texteditor/textwindow.h"
#include "ui/session/editing.h"

#include <QAction>
#include <QMimeData>

using prunus::GameTree;

namespace {

const QString one = QStringLiteral("[[3,12,8],[2,4]]");
const QString other = QStringLiteral("[[5,6],[7,8]]");

} // namespace

class TestPasting : public QObject {
    Q_OBJECT

  private slots:
    void theSecondOfTwoIsATreeOfItsOwn_data();
    void theSecondOfTwoIsATreeOfItsOwn();
    void aSelectedNodeIsAskedAbout_data();
    void aSelectedNodeIsAskedAbout();
    void whatWasCopiedHereIsAPart();
    void aFileIsNotReplacedUnasked_data();
    void aFileIsNotReplacedUnasked();
    void aWholeTreeKeepsItsTitle();

  private:
    FilesOfTest files_;
};

void TestPasting::theSecondOfTwoIsATreeOfItsOwn_data() {
    QTest::addColumn<bool>("inText");
    QTest::newRow("in the window") << false;
    QTest::newRow("behind the text of the first") << true;
}

/// What was pasted first is in no file, so it is asked about.
void TestPasting::theSecondOfTwoIsATreeOfItsOwn() {
    QFETCH(const bool, inText);
    TextWindow shown;
    QVERIFY(shown.active);
    shown.session().select(prunus::noNode);
    QGuiApplication::clipboard()->setText(one);
    shown.find<QAction>("pasteSubtree").trigger();
    QCOMPARE(shown.history(), one);
    QVERIFY(shown.session().selection() == prunus::noNode);
    if (inText) {
        shown.editor.setFocus();
        shown.key(Qt::Key_End, Qt::ControlModifier);
        shown.paste(other);
    } else {
        QGuiApplication::clipboard()->setText(other);
        shown.find<QAction>("pasteSubtree").trigger();
    }
    answer(shown.window, "unsavedQuestion", QStringLiteral("Cancel"));
    QCOMPARE(shown.history(), one);
    QCOMPARE(shown.editor.text(), one);
    if (inText) {
        shown.paste(other);
    } else {
        shown.find<QAction>("pasteSubtree").trigger();
    }
    answer(shown.window, "unsavedQuestion", QStringLiteral("Discard"));
    QCOMPARE(shown.history(), other);
}

void TestPasting::aSelectedNodeIsAskedAbout_data() {
    QTest::addColumn<QString>("pasted");
    QTest::addColumn<QString>("button"); // none where it is not asked
    QTest::addColumn<QString>("tree");
    QTest::newRow("a tree, as one of its own") << other << "New tree" << other;
    QTest::newRow("a tree, under the node") << other << "Under A"
                                            << "[[3,12],[2,4],[[5,6],[7,8]]]";
    QTest::newRow("a tree, not at all") << other << "Cancel"
                                        << "[[3,12],[2,4]]";
    QTest::newRow("a value, which is no tree of its own") << "7"
                                                          << ""
                                                          << "[[3,12],[2,4],7]";
}

void TestPasting::aSelectedNodeIsAskedAbout() {
    QFETCH(const QString, pasted);
    QFETCH(const QString, button);
    QFETCH(const QString, tree);
    TextWindow shown;
    QVERIFY(shown.active);
    shown.session().select(GameTree::root());
    QGuiApplication::clipboard()->setText(pasted);
    shown.find<QAction>("pasteSubtree").trigger();
    QCOMPARE(asks(shown.window, "pasteQuestion"), !button.isEmpty());
    if (!button.isEmpty()) {
        answer(shown.window, "pasteQuestion", button);
    }
    QCOMPARE(shown.history(), tree);
}

void TestPasting::whatWasCopiedHereIsAPart() {
    TextWindow shown;
    QVERIFY(shown.active);
    shown.session().select(prunus::NodeId{2});
    shown.find<QAction>("copySubtree").trigger();
    shown.session().select(GameTree::root());
    shown.find<QAction>("pasteSubtree").trigger();
    QVERIFY(!asks(shown.window, "pasteQuestion"));
    QCOMPARE(shown.history(), QStringLiteral("[[3,12],[2,4],[2,4]]"));
}

void TestPasting::aFileIsNotReplacedUnasked_data() {
    QTest::addColumn<bool>("inText");
    QTest::addColumn<QString>("button");
    QTest::addColumn<QString>("tree");
    QTest::addColumn<bool>("inFile");
    QTest::newRow("a new tree") << false << "New tree" << other << false;
    QTest::newRow("not at all") << false << "Cancel"
                                << "[1, 2]" << true;
    QTest::newRow("over the text: a new tree") << true << "New tree" << other << false;
    QTest::newRow("over the text: into the file") << true << "Into pair.txt" << other << true;
    QTest::newRow("over the text: not at all") << true << "Cancel"
                                               << "[1, 2]" << true;
}

void TestPasting::aFileIsNotReplacedUnasked() {
    QFETCH(const bool, inText);
    QFETCH(const QString, button);
    QFETCH(const QString, tree);
    QFETCH(const bool, inFile);
    TextWindow shown;
    QVERIFY(shown.active);
    shown.window.openFile(files_.write("pair.txt", "[1, 2]"));
    if (inText) {
        shown.editor.setFocus();
        shown.key(Qt::Key_A, Qt::ControlModifier);
        shown.paste(other);
    } else {
        QGuiApplication::clipboard()->setText(other);
        shown.find<QAction>("pasteSubtree").trigger();
    }
    QCOMPARE(shown.history(), QStringLiteral("[1, 2]")); // nothing before the answer
    answer(shown.window, "pasteQuestion", button);
    QCOMPARE(shown.history(), tree);
    QCOMPARE(!shown.session().path().isEmpty(), inFile);
    QCOMPARE(shown.session().title(),
             inFile ? QStringLiteral("pair.txt") : QStringLiteral("Untitled tree"));
    QCOMPARE(files_.content("pair.txt"), QByteArray("[1, 2]"));
}

/// Also where it is a tree of its own in the window of a file.
void TestPasting::aWholeTreeKeepsItsTitle() {
    TextWindow shown(QStringLiteral(
        R"({"format":"prunus-tree","version":1,"title":"Mine","tree":[5,{"move":"b","value":7}]})"));
    QVERIFY(shown.active);
    shown.session().select(GameTree::root());
    shown.find<QAction>("copySubtree").trigger();
    shown.window.openFile(files_.write("pair.txt", "[1, 2]"));
    shown.find<QAction>("pasteSubtree").trigger();
    answer(shown.window, "pasteQuestion", QStringLiteral("New tree"));
    const GameTree& tree = shown.session().document()->tree;
    QCOMPARE(tree.header().title, std::string("Mine"));
    QCOMPARE(std::string(tree.moves().at(prunus::NodeId{2})), std::string("b"));
}

QTEST_MAIN(TestPasting)
#include "tst_pasting.moc"
