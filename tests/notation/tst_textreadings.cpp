#include "core/formats/importtree.h"
#include "core/formats/treeformat.h"
#include "tests/notation/said.h"

#include <QTest>
#include <array>

using namespace prunus;

namespace {

/// Brackets in which heads can be meant, and both readings.
struct PerhapsHeads {
    const char* what;
    const char* text;
    const char* place;
    const char* headed;
    const char* brackets;
};
constexpr std::array perhapsHeads{
    PerhapsHeads{"square brackets that names begin", "[A [B [D [H 6] [I 5]] [E 7 4]] [C 3]]", "1:2",
                 "A=(B=(D=(H=6 I=5) E=(7 4)) C=3)", "(A=(B=(D=(H=6) (I=5)) (E=7 4)) (C=3))"},
    PerhapsHeads{"a name before lists without a comma", "[A [1, 2] [3, 4]]", "1:2",
                 "A=((1 2) (3 4))", "(A=(1 2) (3 4))"},
    PerhapsHeads{"colons behind the first names", "(A: (B: 3 12 8) (C: 2 4 6))", "1:2",
                 "A=(B=(3 12 8) C=(2 4 6))", "(A=(B=3 12 8) (C=2 4 6))"},
    PerhapsHeads{"names that begin every list, with commas", "[A [B 3, 12], [C 2, 4]]", "1:2",
                 "A=(B=(3 12) C=(2 4))", "(A=(B=3 12) (C=2 4))"},
    PerhapsHeads{"braces", "{A {B 3 12} {C 2}}", "1:2", "A=(B=(3 12) C=2)", "(A=(B=3 12) (C=2))"},
    PerhapsHeads{"pairs of a name and a number", "[[K 11] [L 3]]", "1:3", "(K=11 L=3)",
                 "((K=11) (L=3))"},
    PerhapsHeads{"names below a list without one", "[[B 3 12] [C 2 4]]", "1:3",
                 "(B=(3 12) C=(2 4))", "((B=3 12) (C=2 4))"},
};

} // namespace

/// What is said of a text's reading: which others there are, what was taken for what, and what is
/// its author's.
class TextReadings : public QObject {
    Q_OBJECT
  private slots:
    void asksWhichIsMeant_data();
    void asksWhichIsMeant();
    void isNotedWhereNobodyIsAsked();
    void tellsWhatIsTheAuthors();
    void tellsWhatWasTakenForWhat();
    void offersTheOtherReadings();
};

void TextReadings::asksWhichIsMeant_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<QByteArray>("headed");
    QTest::addColumn<QByteArray>("brackets");
    auto row = [](const char* what, const char* text, const char* place, const char* headed,
                  const char* brackets) {
        QTest::newRow(what) << QByteArray(text) << QByteArray(place) << QByteArray(headed)
                            << QByteArray(brackets);
    };
    row("a list that a name begins", "(B 3 12 8)", "1:2", "B=(3 12 8)", "(B=3 12 8)");
    row("lists that names begin", "((B 3 12 8) (C 2 4 6))", "1:3", "(B=(3 12 8) C=(2 4 6))",
        "((B=3 12 8) (C=2 4 6))");
    row("names within as well", "(root (x 5 y 6) (z 7 w 8))", "1:2", "root=(x=(5 y=6) z=(7 w=8))",
        "(root=(x=5 y=6) (z=7 w=8))");
    for (const auto& [what, text, place, headed, brackets] : perhapsHeads) {
        row(what, text, place, headed, brackets);
    }
}

void TextReadings::asksWhichIsMeant() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, place);
    QFETCH(QByteArray, headed);
    QFETCH(QByteArray, brackets);
    const ImportResult result = importTree(text.toStdString());
    const QByteArray why = said(result);
    QVERIFY2(saysAt(why, place, "two ways|lists with heads|brackets|say which"), why.constData());
    const std::vector<Notation> both{Notation::headed, Notation::brackets};
    QCOMPARE(result.error().readings, both);
    const auto as = [&](Notation notation) {
        return said(importTree(text.toStdString(), nullptr, notation));
    };
    QCOMPARE(as(Notation::headed), "headed: " + headed);
    QCOMPARE(as(Notation::brackets), "brackets: " + brackets);
}

/// They stay brackets where nobody can be asked, and the other reading is told.
void TextReadings::isNotedWhereNobodyIsAsked() {
    for (const auto& [what, text, place, headed, brackets] : perhapsHeads) {
        const ImportResult read = importTree(text, nullptr, {}, Doubt::noted);
        QCOMPARE(said(read), QByteArray("brackets: ") + brackets);
        QCOMPARE(read->notices.size(), std::size_t{1});
        const ReadNotice& note = read->notices.front();
        QCOMPARE(QByteArray::number(qulonglong(note.line)) + ':' +
                     QByteArray::number(qulonglong(note.column)),
                 QByteArray(place));
        const auto other = importTree(text, nullptr, Notation::headed);
        for (const GameTree* tree : {&read->tree, &other->tree}) {
            QVERIFY2(inEnglish(note.message).find(written(*tree, TreeFormat::text)) !=
                         std::string::npos,
                     inEnglish(note.message).c_str());
        }
        QCOMPARE(outline(*readTree(text)), std::string(brackets));
    }
    QVERIFY(!importTree("(B 3 12 8)", nullptr, {}, Doubt::noted));
}

/// Heads say who moves in all notations, and what an author gives inner nodes is told as theirs.
void TextReadings::tellsWhatIsTheAuthors() {
    const auto read =
        importTree("digraph { a [label=\"a - 3\"]; a -> b; b [label=\"b \xE2\x80\x93 7\"] }");
    QCOMPARE(said(read), QByteArray("arrows: a=(b=7)^3"));
    QCOMPARE(QByteArray::fromStdString(inEnglish(read->notices.at(1).message)),
             "the value of 1 inner node is that of the text, kept as its static value; searches "
             "find their own");
    // A name of two numbers is none.
    QVERIFY(!importTree("A -> B\nB -> C, D\nC [label=\"3 - 4\"]\nD = 3"));
}

void TextReadings::tellsWhatWasTakenForWhat() {
    const ImportResult read = importTree("\n (A (B 3 12) (C 2 4))");
    QCOMPARE(read->notices.size(), std::size_t{1});
    QCOMPARE(read->notices[0].line, std::size_t{2});
    QCOMPARE(QByteArray::fromStdString(inEnglish(read->notices[0].message)),
             "read as lists with heads: the word at the head of a list names its node, or says who "
             "moves there (MAX or MIN), and what the list holds are its children");
    QVERIFY(importTree("[3, 12]")->notices.empty());
    for (const Notation each : askable) {
        QCOMPARE(notationNamed(notationId(each)), std::optional<Notation>(each));
    }
    const auto lengths = importTree("((3:1,12:2)B:1,4)A;");
    QCOMPARE(QByteArray::fromStdString(inEnglish(lengths->notices.at(1).message)),
             "3 lengths of branches are left out");
    const auto mended = importTree("3\t12\n2\t4");
    QCOMPARE(QByteArray::fromStdString(mended->mended), "[[3, 12],\n [2, 4]]");
    QVERIFY(inEnglish(mended->notices.at(0).message).find("rows") != std::string::npos);
}

void TextReadings::offersTheOtherReadings() {
    const std::string text = "(A (B 3 12 8) (C 2 4 6))";
    QCOMPARE(otherReadings(text, *importTree(text)), std::vector{Notation::brackets});
    const std::string newick = "((3,12)B,(2,4)C)A;";
    QVERIFY(otherReadings(newick, *importTree(newick)).empty());
}

QTEST_APPLESS_MAIN(TextReadings)
#include "tst_textreadings.moc"
