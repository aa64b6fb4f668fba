#include "core/edit/history.h"
#include "core/formats/importtree.h"
#include "core/tree/dottedpath.h"
#include "tests/rows.h"

using namespace prunus;

namespace {

/// [P [3,x 12], Q [2,y 4]] with a note at the cutoff at Q that points at y and frames P.
GameTree noted() {
    return readTree(R"({"format":"prunus-tree","version":2,"notes":[
        {"node":"1","event":"cutoff","text":"a","arrows":["1.1"],"boxes":["0"]}],
        "tree":[{"name":"P","children":[3,{"name":"x","value":12}]},
                {"name":"Q","children":[2,{"name":"y","value":4}]}]})")
        .value();
}

QByteArray pathOf(const GameTree& tree, NodeId n) {
    return n == noNode ? QByteArray("gone") : QByteArray::fromStdString(dottedPath(tree, n));
}

/// `1 -> 1.1 # 0`: where the notes are, by the paths of their nodes.
QByteArray places(const GameTree& tree) {
    QByteArray text;
    for (const Note& note : tree.header().notes) {
        text += text.isEmpty() ? "" : "; ";
        text += pathOf(tree, note.place.node);
        for (const NodeId n : note.arrows) {
            text += " -> " + pathOf(tree, n);
        }
        for (const NodeId n : note.boxes) {
            text += " # " + pathOf(tree, n);
        }
    }
    return text;
}

std::shared_ptr<const GameTree> shared(const char* text) {
    return std::make_shared<const GameTree>(readTree(text).value());
}

} // namespace

/// Notes stay with the nodes that they are about, through all edits and back.
class TestNotesStay : public QObject {
    Q_OBJECT

  private slots:
    void withTheirNodes_data();
    void withTheirNodes();
    void areSetAndTakenAway();
    void keepToTheLimits();
    void whileTheTextIsTyped_data();
    void whileTheTextIsTyped();
    void comeWithACopiedSubtree();
};

void TestNotesStay::withTheirNodes_data() {
    const Rows<Edit, QByteArray> row("edit", "wanted");
    // In level order: 0 the root, 1 P, 2 Q, 3 and 4 (x) P's children, 5 and 6 (y) Q's.
    row("a name changes", SetName{NodeId{2}, "Z"}, "1 -> 1.1 # 0");
    row("a sibling comes before", InsertSibling{NodeId{1}, false, 0}, "2 -> 2.1 # 1");
    row("a child comes before", InsertChild{NodeId{2}, 0, 0}, "1 -> 1.2 # 0");
    row("the leaf moves", MoveSubtree{NodeId{6}, NodeId{1}, 0}, "1 -> 0.0 # 0");
    row("the subtree moves with all below", MoveSubtree{NodeId{2}, NodeId{1}, 2},
        "0.2 -> 0.2.1 # 0");
    row("the leaf goes", DeleteSubtree{NodeId{6}}, "1 -> gone # 0");
    row("the node of the event goes", DeleteSubtree{NodeId{2}}, "gone -> gone # 0");
    row("the note is about more than what is copied", CopySubtree{NodeId{2}, NodeId{0}, 0},
        "2 -> 2.1 # 1");
    row("a subtree is typed anew, and has one leaf", ReplaceSubtree{shared("[7]"), NodeId{2}},
        "1 -> gone # 0");
    row("another document", ReplaceSubtree{shared("[[1,2],[3,4]]"), NodeId{0}}, "");
}

/// And come back by undo, where all past trees are made again.
void TestNotesStay::withTheirNodes() {
    QFETCH(Edit, edit);
    QFETCH(QByteArray, wanted);
    History history(std::make_shared<const GameTree>(noted()), std::nullopt, 0);
    QVERIFY(history.perform(edit).has_value());
    QCOMPARE(places(*history.tree()), wanted);
    QVERIFY(history.perform(SetTitle{"T"}).has_value());
    history.undo();
    QCOMPARE(places(*history.tree()), wanted);
    history.undo();
    QVERIFY(history.tree()->header().notes == noted().header().notes);
    history.redo();
    QCOMPARE(places(*history.tree()), wanted);
}

void TestNotesStay::areSetAndTakenAway() {
    const Note second{{NodeId{1}, NoteEvent::leave, 1}, "", "b", {NodeId{0}}, {}};
    EditResult edited = applyEdit(noted(), SetNote{1, second});
    QVERIFY(edited.has_value());
    QCOMPARE(places(edited->tree), QByteArray("1 -> 1.1 # 0; 0 -> "));
    QVERIFY(edited->map.identity());
    QVERIFY(edited->tree.header().notes[1] == second);
    edited = applyEdit(edited->tree, SetNote{0, std::nullopt});
    QVERIFY(edited.has_value());
    QVERIFY(edited->tree.header().notes == std::vector<Note>{second});
    edited = applyEdit(edited->tree, SetNote{0, noted().header().notes[0]});
    QCOMPARE(places(edited->tree), QByteArray("1 -> 1.1 # 0"));
}

void TestNotesStay::keepToTheLimits() {
    const auto refusal = [](const GameTree& tree, const SetNote& edit) {
        const EditResult edited = applyEdit(tree, edit);
        return edited ? -1 : int(edited.error().kind);
    };
    const GameTree tree = noted();
    Note note = tree.header().notes[0];
    QCOMPARE(refusal(tree, {2, note}), int(EditError::Kind::noSuchNote));
    QCOMPARE(refusal(tree, {1, std::nullopt}), int(EditError::Kind::noSuchNote));
    note.text = std::string(500, 'a');
    QCOMPARE(refusal(tree, {0, note}), -1);
    note.text += 'a';
    QCOMPARE(refusal(tree, {0, note}), int(EditError::Kind::noteTooLarge));
    QCOMPARE(refusal(tree, {0, Note{}}), int(EditError::Kind::noteTooLarge));
    const GameTree full =
        GameTree(tree).withNotes(std::vector<Note>(mostNotes, tree.header().notes[0]));
    QCOMPARE(refusal(full, {mostNotes, tree.header().notes[0]}),
             int(EditError::Kind::noteTooLarge));
    QCOMPARE(refusal(full, {mostNotes - 1, tree.header().notes[0]}), -1);
}

void TestNotesStay::whileTheTextIsTyped_data() {
    const Rows<QByteArray, QByteArray> row("typed", "wanted");
    row("a leaf before", "[P [7, 3, x 12], Q [2, y 4]]", "1 -> 1.1 # 0");
    row("a subtree before", "[[1,1], P [3, x 12], Q [2, y 4]]", "2 -> 2.1 # 1");
    row("the leaf's number", "[P [3, x 12], Q [2, y 44]]", "1 -> 1.1 # 0");
    row("without the leaf", "[P [3, x 12], Q [2]]", "1 -> gone # 0");
    row("without the first", "[Q [2, y 4]]", "0 -> 0.1 # gone");
}

void TestNotesStay::whileTheTextIsTyped() {
    QFETCH(QByteArray, typed);
    History history(std::make_shared<const GameTree>(noted()), "[P [3, x 12], Q [2, y 4]]");
    QVERIFY(history.retype(typed.toStdString()).has_value());
    QTEST(places(*history.tree()), "wanted");
    history.undo();
    QCOMPARE(places(*history.tree()), QByteArray("1 -> 1.1 # 0"));
}

/// With a note before the first step, one at Q that points at y, and one at Q that frames P, the
/// second is all about Q's subtree.
void TestNotesStay::comeWithACopiedSubtree() {
    const GameTree tree = readTree(R"({"format":"prunus-tree","version":2,"notes":[
        {"text":"s"},{"node":"1","event":"leave","text":"a","arrows":["1.1"]},
        {"node":"1","event":"cutoff","text":"b","boxes":["0"]}],"tree":[[3,12],[2,4]]})")
                              .value();
    const GameTree part = subtreeOf(tree, NodeId{2});
    QCOMPARE(places(part), QByteArray(" -> 1"));
    QCOMPARE(part.header().notes.front().text, std::string("a"));
    QCOMPARE(places(subtreeOf(tree, GameTree::root())), places(tree));
    const QByteArray own = "2 -> 2.1; 2 # 1"; // the root has an empty path
    const EditResult copied = applyEdit(tree, CopySubtree{NodeId{2}, NodeId{0}, 0});
    QVERIFY(copied.has_value());
    QCOMPARE(places(copied->tree), own + "; 0 -> 0.1");
    const auto given = std::make_shared<const GameTree>(part);
    const EditResult pasted = applyEdit(tree, PasteSubtree{given, NodeId{0}, 0});
    QVERIFY(pasted.has_value());
    QCOMPARE(places(pasted->tree), own + "; 0 -> 0.1");
    const auto whole = std::make_shared<const GameTree>(tree);
    const EditResult all = applyEdit(readTree("[1,2]").value(), PasteSubtree{whole, NodeId{0}, 2});
    QVERIFY(all.has_value());
    QCOMPARE(places(all->tree), QByteArray("2.1 -> 2.1.1; 2.1 # 2.0")); // only a root starts
}

QTEST_APPLESS_MAIN(TestNotesStay)
#include "tst_notesstay.moc"
