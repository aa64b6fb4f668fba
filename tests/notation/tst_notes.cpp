#include "core/formats/importtree.h"
#include "core/formats/treeformat.h"
#include "tests/notation/outline.h"

#include <QTest>

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
    QTest::addColumn<QByteArray>("note");
    QTest::addColumn<QByteArray>("wanted");
    auto row = [](const char* what, const char* note, const char* wanted) {
        QTest::newRow(what) << QByteArray(note) << QByteArray(wanted);
    };
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
        "0 start 1  \"\xCE\xB1 \xE2\x89\xA5 \"\xCE\xB2\"\n\"");
}

void Notes::reads() {
    QFETCH(QByteArray, note);
    QFETCH(QByteArray, wanted);
    const ReadResult tree = readJson(documentOf("[" + note + "]").toStdString());
    QVERIFY2(tree.has_value(), report(tree));
    QCOMPARE(tree->header().notes.size(), std::size_t(1));
    QCOMPARE(shown(tree->header().notes[0]), wanted);
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
    QTest::addColumn<QByteArray>("notes");
    QTest::addColumn<int>("column"); // from the start of the notes
    QTest::addColumn<QByteArray>("words");
    auto row = [](const char* what, const QByteArray& notes, int column, const char* words) {
        QTest::newRow(what) << notes << column << QByteArray(words);
    };
    row("notes that are no array", "5", 0, "\"notes\" must be an array");
    row("a note that is no object", "[5]", 1, "a note must be an object");
    row("a note in another array", "[[]]", 1, "a note must be an object");
    row("a key of nodes", R"([{"name":"a"}])", 2, "unknown key \"name\"; a note has node, event");
    row("a key twice", R"([{"text":"a","text":"b"}])", 13, "stands here twice");
    row("nothing said", "[{}]", 1, "needs an arrow or a box");
    row("an event that nobody knows", R"([{"event":"prune"}])", 10, "\"start\", \"enter\"");
    row("an event that is no text", R"([{"event":3}])", 10, "\"event\" must be");
    row("a visit before the first", R"([{"visit":0}])", 10, "from 1 for the first visit");
    row("half a visit", R"([{"visit":1.5}])", 10, "a whole number");
    row("a visit beyond all", R"([{"visit":1e300}])", 10, "a whole number");
    row("a visit that is a text", R"([{"visit":"1"}])", 10, "a whole number");
    row("words that are no text", R"([{"text":["a"]}])", 9, "\"text\" must be a text");
    row("a node that is a number", R"([{"node":1}])", 9, "a note’s node must be its path");
    row("no node there", R"([{"text":"a","node":"2"}])", 20,
        "no node with the path \"2\"; children are counted from 0");
    row("a path that is none", R"([{"arrows":["0..1"]}])", 12, "no node with the path \"0..1\"");
    row("an arrow to a number", R"([{"arrows":[1]}])", 12, "a note’s node must be its path");
    row("an arrow that is true", R"([{"arrows":[true]}])", 12, "a note’s node must be its path");
    row("arrows that are a text", R"([{"arrows":"0"}])", 11,
        "\"arrows\" must be an array of paths");
    row("boxes in boxes", R"([{"boxes":[[]]}])", 11, "a note’s node must be its path");
    row("an array that stays open", R"([{"arrows":["0")", 22,
        "unexpected character ':'; ',' or ']' is expected");
    row("a note too many", manyOf(R"({"text":"a"})", 501), 1 + 500 * 13, "up to 500 notes");
    row("an arrow too many", R"([{"arrows":)" + manyOf("\"\"", 21) + "}]", 11 + 1 + 20 * 3,
        "up to 20 arrows and as many boxes");
    row("too many words", R"([{"text":")" + QByteArray(501, 'a') + "\"}]", 9,
        "up to 500 characters");
}

void Notes::refuses() {
    QFETCH(QByteArray, notes);
    QFETCH(int, column);
    QFETCH(QByteArray, words);
    const QByteArray said = report(readJson(documentOf(notes).toStdString()));
    QVERIFY2(saysAt(said, "1:" + QByteArray::number(notesColumn + column), words),
             said.constData());
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
        letters += "\xC3\xA9";
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
