#include "core/formats/importtree.h"
#include "core/formats/treeformat.h"
#include "tests/notation/refusals.h"

using namespace prunus;

namespace {

/// A document of version 2 with these notes and the tree [[3,12,8],[2,4,6]].
QByteArray documentOf(const QByteArray& notes) {
    return R"({"format":"prunus-tree","version":2,"notes":)" + notes +
           R"(,"tree":[[3,12,8],[2,4,6]]})";
}
/// The column at which the notes of documentOf() start.
constexpr int notesColumn = 45;

/// `C cutoff 2 alpha-beta "text" -> 2 # 1` with nodes by their numbers, ? for one that is gone.
QByteArray shown(const Note& note) {
    const auto node = [](NodeId n) {
        return n == noNode ? QByteArray("?") : QByteArray::number(n.value);
    };
    const auto nodes = [&](const char* sign, const std::vector<NodeId>& all) {
        QByteArray text;
        for (const NodeId n : all) {
            text += ' ' + QByteArray(sign) + node(n);
        }
        return text;
    };
    const char* const events[] = {"start", "enter", "back", "cutoff", "leave"};
    return node(note.place.node) + ' ' + events[int(note.place.event)] + ' ' +
           QByteArray::number(note.place.visit) + ' ' + QByteArray::fromStdString(note.search) +
           " \"" + QByteArray::fromStdString(note.text) + '"' + nodes("->", note.arrows) +
           nodes("#", note.boxes);
}

QByteArray manyOf(const QByteArray& item, std::size_t count) {
    QByteArray list = "[" + item;
    for (std::size_t k = 1; k < count; ++k) {
        list += "," + item;
    }
    return list + "]";
}

} // namespace

/// Notes in JSON documents: what they may say, and a place and a remedy for all else.
class Notes : public QObject {
    Q_OBJECT
  private slots:
    void reads_data();
    void reads();
    void comeBeforeOrBehindTheTree();
    void refuses_data();
    void refuses();
    void hasTheLowestVersionThatHoldsIt();
    void isWrittenANoteALine();
    void limitsAreReached();
};

void Notes::reads_data() {
    const Rows<QByteArray, QByteArray> row("note", "wanted");
    // Level order: 0 is the root, 1 and 2 its children, 3 to 5 those of 1.
    row("words alone stand before the first step", R"({"text":"a"})", R"(0 start 1  "a")");
    row("at an event of a node", R"({"node":"1","event":"cutoff","text":"a"})",
        R"(2 cutoff 1  "a")");
    row("of a search, in its second visit",
        R"({"node":"0.2","event":"back","visit":2,"search":"mtdf","text":"a"})",
        R"(5 back 2 mtdf "a")");
    row("arrows and boxes without words", R"({"arrows":["0.0","1"],"boxes":[""]})",
        R"(0 start 1  "" ->3 ->2 #0)");
    row("nodes that are gone", R"({"node":null,"event":"leave","text":"a","arrows":[null,"1"]})",
        R"(? leave 1  "a" ->? ->2)");
    row("a search that nobody knows", R"({"search":"best-first","text":"a"})",
        R"(0 start 1 best-first "a")");
    row("letters of every kind", R"({"text":"α \u2265 \"β\"\n"})",
        "0 start 1  \"α \u2265 \"β\"\n\"");
}

void Notes::reads() {
    QFETCH(QByteArray, note);
    const ReadResult tree = readJson(documentOf("[" + note + "]").toStdString());
    QVERIFY2(tree.has_value(), report(tree));
    QCOMPARE(tree->header().notes.size(), std::size_t(1));
    QTEST(shown(tree->header().notes[0]), "wanted");
}

void Notes::comeBeforeOrBehindTheTree() {
    const ReadResult tree = readJson(
        R"({"tree":[1,[2,3]],"notes":[{"text":"a","node":"1.1"},{"text":"b"}],"version":2,)"
        R"("format":"prunus-tree"})");
    QVERIFY2(tree.has_value(), report(tree));
    QCOMPARE(shown(tree->header().notes.at(0)), QByteArray(R"(4 start 1  "a")"));
    QCOMPARE(shown(tree->header().notes.at(1)), QByteArray(R"(0 start 1  "b")"));
}

void Notes::refuses_data() {
    const Refusals row;
    const auto note = [&row](const char* what, const QByteArray& notes, int column,
                             const char* words) {
        row(what, documentOf(notes), "1:" + QByteArray::number(notesColumn + column), words);
    };
    note("notes that are no array", "5", 0, "\"notes\" must be an array");
    note("a note that is no object", "[5]", 1, "a note must be an object");
    note("a note in another array", "[[]]", 1, "a note must be an object");
    note("a key of nodes", R"([{"name":"a"}])", 2, "unknown key \"name\"; a note has node, event");
    note("a key twice", R"([{"text":"a","text":"b"}])", 13, "stands here twice");
    note("nothing said", "[{}]", 1, "needs an arrow or a box");
    note("an event that nobody knows", R"([{"event":"prune"}])", 10, "\"start\", \"enter\"");
    note("an event that is no text", R"([{"event":3}])", 10, "\"event\" must be");
    note("a visit before the first", R"([{"visit":0}])", 10, "from 1 for the first visit");
    note("half a visit", R"([{"visit":1.5}])", 10, "a whole number");
    note("a visit beyond all", R"([{"visit":1e300}])", 10, "a whole number");
    note("a visit that is a text", R"([{"visit":"1"}])", 10, "a whole number");
    note("words that are no text", R"([{"text":["a"]}])", 9, "\"text\" must be a text");
    note("a node that is a number", R"([{"node":1}])", 9, "a note’s node must be its path");
    note("no node there", R"([{"text":"a","node":"2"}])", 20,
         "no node with the path \"2\"; children are counted from 0");
    note("a path that is none", R"([{"arrows":["0..1"]}])", 12, "no node with the path \"0..1\"");
    note("an arrow to a number", R"([{"arrows":[1]}])", 12, "a note’s node must be its path");
    note("an arrow that is true", R"([{"arrows":[true]}])", 12, "a note’s node must be its path");
    note("arrows that are a text", R"([{"arrows":"0"}])", 11,
         "\"arrows\" must be an array of paths");
    note("boxes in boxes", R"([{"boxes":[[]]}])", 11, "a note’s node must be its path");
    note("an array that stays open", R"([{"arrows":["0")", 22,
         "unexpected character ':'; ',' or ']' is expected");
    note("a note too many", manyOf(R"({"text":"a"})", 501), 1 + 500 * 13, "up to 500 notes");
    note("an arrow too many", R"([{"arrows":)" + manyOf("\"\"", 21) + "}]", 11 + 1 + 20 * 3,
         "up to 20 arrows and as many boxes");
    note("too many words", R"([{"text":")" + QByteArray(501, 'a') + "\"}]", 9,
         "up to 500 characters");
}

void Notes::refuses() {
    checkRefusal([](const std::string& text) { return report(readJson(text)); });
}

/// A program that knows version 1 reads all that it can, and calls the rest newer.
void Notes::hasTheLowestVersionThatHoldsIt() {
    const GameTree noted = readJson(documentOf(R"([{"text":"a"}])").toStdString()).value();
    QVERIFY(written(noted, TreeFormat::json).find("\"version\": 2") != std::string::npos);
    const GameTree plain = GameTree(noted).withNotes({});
    QVERIFY(written(plain, TreeFormat::json).find("\"version\": 1") != std::string::npos);
    QVERIFY(written(plain, TreeFormat::json).find("notes") == std::string::npos);
    const QByteArray said =
        report(readJson(R"({"notes":[{"text":"a"}],"format":"prunus-tree","version":1,"tree":5})"));
    QCOMPARE(said, QByteArray("1:2: a document with notes has version 2; its \"version\" is 1"));
    QCOMPARE(report(readJson(R"({"format":"prunus-tree","version":2,"tree":5})")),
             QByteArray("read as 5"));
}

void Notes::isWrittenANoteALine() {
    const GameTree tree =
        readJson(documentOf(R"([{"boxes":["0",null],"visit":3,"event":"leave","node":"1.2"},)"
                            R"({"search":"minimax","text":"\"a\"","node":null}])")
                     .toStdString())
            .value();
    QCOMPARE(QByteArray::fromStdString(written(tree, TreeFormat::json)), QByteArray(R"({
  "format": "prunus-tree",
  "version": 2,
  "root": "max",
  "notes": [
    {"node": "1.2", "event": "leave", "visit": 3, "boxes": ["0", null]},
    {"node": null, "event": "start", "search": "minimax", "text": "\"a\""}
  ],
  "tree": [[3,12,8],[2,4,6]]
}
)"));
}

void Notes::limitsAreReached() {
    // Characters, not bytes: these have two each.
    QByteArray letters;
    for (int k = 0; k < 500; ++k) {
        letters += "é";
    }
    const QByteArray note = R"({"text":")" + letters + R"(","arrows":)" + manyOf("\"1\"", 20) +
                            R"(,"boxes":)" + manyOf("null", 20) + "}";
    const ReadResult tree = readJson(documentOf(manyOf(note, 500)).toStdString());
    QVERIFY2(tree.has_value(), report(tree).left(200));
    const ReadResult again = readJson(written(*tree, TreeFormat::json));
    QVERIFY(again.has_value() && again->header().notes == tree->header().notes);
}

QTEST_APPLESS_MAIN(Notes)
#include "tst_notes.moc"
