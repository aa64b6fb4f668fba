#include "core/notation/efg/readgame.h"
#include "tests/notation/outline.h"

#include <QTest>

using namespace prunus;

namespace {

const QByteArray head = "EFG 2 R \"\" { \"Player 1\" \"Player 2\" }\n";

/// The notices, one a line: `LINE:COLUMN: message`.
QByteArray noticesOf(const Imported& imported) {
    QByteArray text;
    for (const ReadNotice& notice : imported.notices) {
        text += QByteArray::number(qulonglong(notice.line)) + ":" +
                QByteArray::number(qulonglong(notice.column)) + ": " +
                QByteArray::fromStdString(inEnglish(notice.message)) + "\n";
    }
    return text;
}

QByteArray reportOf(const ImportResult& imported) {
    return imported ? "read as " + QByteArray::fromStdString(outline(imported->tree))
                    : report(tl::unexpected<ReadError>(imported.error()));
}

} // namespace

/// Gambit's extensive games: what they mean as trees, what is said about the rest, what is refused.
class ReadEfg : public QObject {
    Q_OBJECT
  private slots:
    void reads_data();
    void reads();
    void readsPayoffs_data();
    void readsPayoffs();
    void header_data();
    void header();
    void notes_data();
    void notes();
    void plainGamesNeedNoNote();
    void refuses_data();
    void refuses();
    void refusesGames_data();
    void refusesGames();
};

void ReadEfg::reads_data() {
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("tree");
    auto row = [](const char* what, const char* body, const char* tree) {
        QTest::newRow(what) << QByteArray(body) << QByteArray(tree);
    };
    row("a lone leaf", R"(t "" 1 "" { 3, -3 })", "3");
    row("a leaf without outcome is worth nothing", R"(t "" 0)", "0");
    row("names of nodes and of moves", R"(p "A" 1 1 "" { "l" "r" } 0
        t "x" 1 "" { 1, -1 } t "" 2 "" { 2, -2 })",
        "A=(x=1!l 2!r)");
    row("moves without a name", R"(p "" 1 1 "" { "" "" } 0 t "" 1 "" { 1 -1 } t "" 0)", "(1 0)");
    row("an outcome referred to by its number", R"(p "" 1 7 "" { "" "" "" } 0
        t "" 12 "win" { 1 -1 } t "" 12 t "" 12 "win" { 1, -1 })",
        "(1 1 1)");
    row("the same outcome, its payoffs written otherwise", R"(p "" 1 1 "" { "" "" } 0
        t "" 1 "" { 1/2, -0.5 } t "" 1 "" { .50, -2/4 })",
        "(0.5 0.5)");
    row("both players in turn", R"(p "" 1 1 "" { "" } 0 p "" 2 1 "" { "" "" } 0
        t "" 1 "" { 1 -1 } t "" 2 "" { 2 -2 })",
        "((1 2))");
    row("a player who moves again gets an answer between", R"(p "" 1 1 "" { "a" "b" } 0
        p "N" 1 2 "" { "c" } 0 t "" 1 "" { 1 -1 } t "" 2 "" { 2 -2 })",
        "((N=(1!c)!pass)!a 2!b)");
    row("three moves in a row", R"(p "" 2 1 "" { "a" } 0 p "" 2 2 "" { "b" } 0 p "" 2 3 "" { "c" } 0
        t "" 1 "" { 4 -4 })",
        "(((((4!c)!pass)!b)!pass)!a)");
    row("payoffs on the way add up", R"(p "" 1 1 "" { "" "" } 1 "" { 10, -10 }
        p "" 2 1 "" { "" "" } 2 "" { -3, 3 } t "" 0 t "" 3 "" { 0.5, -0.5 } t "" 1)",
        "((7 7.5) 20)");
    row("quotes in labels", R"(p "a \"b\" \c" 1 1 "" { "\"" } 0 t "" 0)", "a \"b\" \\c=(0!\")");
    row("anything may stand in a label", "p \"{ 1 }\n\xCE\xB1\" 1 1 \"\" { \", \" } 0 t \"p\" 0",
        "{ 1 }\n\xCE\xB1=(p=0!, )");
    row("little white space, and every kind of it",
        "p\"\"1 1\"\"{\"\"\"\"}0\vt\"\"1\"\"{1,-1}\ft\"\"0", "(1 0)");
    // tests/test_games/two_player_perfect_info_win_lose_with_nonterm_outcomes.efg in Gambit's
    // repository is such a game: a win is 1, but is paid in two parts.
    row("a win paid in parts", R"(p "" 2 1 "" { "a" "b" } 0
        p "" 1 1 "" { "L" "R" } 1 "a" { -100, 50 }
        t "" 4 "aR" { 101, -51 } t "" 5 "aL" { 99, -49 }
        p "" 1 2 "" { "L" "R" } 0 t "" 6 "bL" { 1, -1 } t "" 7 "bR" { -1, 1 })",
        "((1!L -1!R)!a (1!L -1!R)!b)");
    // The Nim of Gambit's catalog in small: two stones, who takes the last one wins.
    row("Nim with two stones", R"efg(p "2 left" 1 1 "(1,1)" { "TAKE 1" "TAKE 2" } 0
        p "1 left" 2 1 "(2,1)" { "TAKE 1" } 0
        t "0 left" 2 "Outcome 2" { -1 1 } t "0 left" 1 "Outcome 1" { 1 -1 })efg",
        "2 left=(1 left=(0 left=-1!TAKE 1)!TAKE 1 0 left=1!TAKE 2)");
}

void ReadEfg::reads() {
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, tree);
    QCOMPARE(reportOf(importEfg((head + body).toStdString())), "read as " + tree);
}

void ReadEfg::readsPayoffs_data() {
    QTest::addColumn<QByteArray>("payoffs");
    QTest::addColumn<QByteArray>("value");
    auto row = [](const char* what, const char* payoffs, const char* value) {
        QTest::newRow(what) << QByteArray(payoffs) << QByteArray(value);
    };
    row("whole numbers", "{ 5 -5 }", "5");
    row("commas", "{ -5, 5, }", "-5");
    row("signs", "{ +2, -2 }", "2");
    row("points at either end", "{ .5, -5.e-1 }", "0.5");
    row("an exponent", "{ 1.5E+3 -1500 }", "1500");
    row("zero with a sign", "{ -0 0 }", "0");
    row("a third is the double next to it", "{ 1/3 -1/3 }", "0.33333333333333331");
    row("two thirds", "{ 2/3 -4/6 }", "0.66666666666666663");
    row("a fraction that ends", "{ -7/8 7/8 }", "-0.875");
    row("a fraction that is whole", "{ 6/3 -2 }", "2");
    row("a zero fraction", "{ 0/5 0 }", "0");
    row("the greatest double", "{ 1.7976931348623157e308 -1.7976931348623157e308 }",
        "1.7976931348623157e+308");
    row("the least double", "{ 5e-324, -5e-324 }", "4.9406564584124654e-324");
    row("more digits than a double has",
        "{ 0.1000000000000000055511151231257827 "
        "-0.1000000000000000055511151231257827 }",
        "0.10000000000000001");
    row("a zero with a great exponent", "{ 0e99999999999999999999 0 }", "0");
    // 2^53 + 1 lies half-way between two doubles, and the even one is taken.
    row("half-way between two doubles", "{ 9007199254740993/1 -9007199254740993 }",
        "9007199254740992");
    // (2^53 + 1) / 2^55 is half-way too; a digit at its end settles what is next to it.
    row("half-way as a fraction",
        "{ 9007199254740993/36028797018963968 "
        "-9007199254740993/36028797018963968 }",
        "0.25");
    row("a little more than half-way",
        "{ 9007199254740994/36028797018963968 -9007199254740994/36028797018963968 }",
        "0.25000000000000006");
}

void ReadEfg::readsPayoffs() {
    QFETCH(QByteArray, payoffs);
    QFETCH(QByteArray, value);
    const QByteArray text = head + "t \"\" 1 \"\" " + payoffs;
    QCOMPARE(reportOf(importEfg(text.toStdString())), "read as " + value);
}

void ReadEfg::header_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("title");
    QTest::addColumn<bool>("min");
    auto row = [](const char* what, const char* text, const char* title, bool min) {
        QTest::newRow(what) << QByteArray(text) << QByteArray(title) << min;
    };
    row("player 1 is MAX", R"(EFG 2 R "Nim" { "" "" } p "" 1 1 "" { "" } 0 t "" 0)", "Nim", false);
    row("player 2 is MIN", R"(EFG 2 R "Nim" { "" "" } p "" 2 1 "" { "" } 0 t "" 0)", "Nim", true);
    row("nobody moves", R"(EFG 2 R "" { "" "" } t "" 0)", "", false);
    row("the old letter D", R"(EFG 2 D "a \"b\"" { "" "" } t "" 0)", "a \"b\"", false);
    row("a comment, and a mark before all", "\xEF\xBB\xBF\n EFG 2 R \"T\"{\"\"\"\"}\"\" t \"\" 0",
        "T", false);
}

void ReadEfg::header() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, title);
    QFETCH(bool, min);
    const ImportResult read = importEfg(text.toStdString());
    QVERIFY2(read.has_value(), reportOf(read).constData());
    QCOMPARE(QByteArray::fromStdString(read->tree.header().title), title);
    QCOMPARE(read->tree.header().root == Player::min, min);
}

void ReadEfg::notes_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("notes");
    auto row = [](const char* what, const char* text, const char* notes) {
        QTest::newRow(what) << QByteArray(text) << QByteArray(notes);
    };
    row("who is who", "EFG 2 R \"\" { \"Ann\" \"Player 2\" }\nt \"\" 0",
        "1:14: the players' names are not kept: \"Ann\" is MAX, \"Player 2\" is MIN\n");
    row("a comment", "EFG 2 R \"\" { \"\" \"\" }\n\"From the slides\"\nt \"\" 0",
        "2:1: the comment is not kept\n");
    row("names of information sets", R"efg(EFG 2 R "" { "" "" }
p "" 1 1 "start" { "" } 0
p "" 2 1 "(2,1)" { "" } 0
p "" 1 2 "later" { "" } 0
t "" 0)efg",
        "2:10: the name \"start\" of an information set is not kept, nor is 1 other\n");
    row("names of outcomes", R"(EFG 2 R "" { "" "" }
p "" 1 1 "" { "" "" "" "" } 0
t "" 1 "Outcome 1" { 1 -1 }
t "" 2 "win" { 1 -1 }
t "" 2 "win" { 1 -1 }
t "" 3 "_3" { 0 0 })",
        "4:8: the name \"win\" of an outcome is not kept\n");
    row("forced passes", R"(EFG 2 R "" { "" "" }
p "" 1 1 "" { "" "" } 0
p "" 1 2 "" { "" } 0
t "" 0
p "" 1 3 "" { "" } 0
t "" 0)",
        "3:1: player 1 moves again here, so a forced pass of the other player is put between, and "
        "so at 1 other node\n");
    row("payoffs on the way", R"(EFG 2 R "" { "" "" }
p "" 1 1 "" { "" } 1 "" { 1 -1 }
t "" 0)",
        "2:20: payoffs at inner nodes are added to the values of the leaves below them\n");
    row("rounding", R"(EFG 2 R "" { "" "" }
p "" 1 1 "" { "" "" "" } 0
t "" 1 "" { 0.1 -0.1 }
t "" 2 "" { 1/3 -1/3 }
t "" 2
)",
        "4:6: the payoff 1/3 is kept as 0.3333333333333333, the double next to it, and so at 1 "
        "other node\n");
    row("a sum that is rounded", R"(EFG 2 R "" { "" "" }
p "" 1 1 "" { "" } 1 "" { 1/6 -1/6 }
t "" 1)",
        "2:20: payoffs at inner nodes are added to the values of the leaves below them\n"
        "3:6: the sum of the payoffs on the way is kept as 0.3333333333333333, the double next to "
        "it\n");
    row("a constant sum", R"(EFG 2 R "" { "" "" }
p "" 1 1 "" { "" "" "" } 0
t "" 1 "" { 1 0 }
t "" 2 "" { 0.1 0.9 }
t "" 3 "" { 1/4 3/4 })",
        "3:1: the payoffs of both players always add up to 1; the values are those of player 1, "
        "who is MAX\n");
}

void ReadEfg::notes() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, notes);
    const ImportResult read = importEfg(text.toStdString());
    QVERIFY2(read.has_value(), reportOf(read).constData());
    QCOMPARE(noticesOf(*read), notes);
}

void ReadEfg::plainGamesNeedNoNote() {
    const ImportResult read = importEfg(R"efg(EFG 2 R "T" { "Player 1" "Player 2" }
""
p "A" 1 1 "(1,1)" { "a" "b" } 0
t "" 1 "Outcome 1" { 0.1, -0.1 }
t "" 2 "_2" { -1/4, 1/4 })efg");
    QVERIFY2(read.has_value(), reportOf(read).constData());
    QCOMPARE(noticesOf(*read), QByteArray());
}

void ReadEfg::refuses_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<QByteArray>("words");
    auto row = [](const char* what, const char* text, const char* place, const char* words) {
        QTest::newRow(what) << QByteArray(text) << QByteArray(place) << QByteArray(words);
    };
    row("nothing", "", "1:1", "starts with EFG 2 R");
    row("another format of Gambit", "NFG 1 R \"\"", "1:1", "starts with EFG 2 R");
    row("another version", "EFG 1 R \"\"", "1:5", "only version 2");
    row("another letter", "EFG 2 X \"\"", "1:7", "R is expected");
    row("no title", "EFG 2 R { \"\" \"\" }", "1:9", "title of the game|expected");
    row("a title never closed", "EFG 2 R \"Nim { ", "1:9", "label|never closed");
    row("a title that ends with a backslash", "EFG 2 R \"Nim\\\" { ", "1:9", "never closed");
    row("typographic quotes", "EFG 2 R \xE2\x80\x9CNim\xE2\x80\x9D", "1:9", "typographic|write \"");
    row("no players", "EFG 2 R \"\" p", "1:12", "names of the players|expected");
    row("players without quotes", "EFG 2 R \"\" { Ann Bob }", "1:14", "name of a player|expected");
    row("players never closed", "EFG 2 R \"\" { \"\" \"\"", "1:12", "'{'|never closed");
    row("one player", "EFG 2 R \"\" { \"Ann\" }", "1:12", "1 player; two");
    row("three players", "EFG 2 R \"\" { \"A\" \"B\" \"C\" }", "1:22", "3 players; two");
    row("no node", "EFG 2 R \"\" { \"\" \"\" }", "1:21", "ends here|a node|expected");
    row("not text", "EFG 2 R \"caf\xE9\"", "1:13", "UTF-8");
}

void ReadEfg::refuses() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, place);
    QFETCH(QByteArray, words);
    const QByteArray said = reportOf(importEfg(text.toStdString()));
    QVERIFY2(saysAt(said, place, words), said.constData());
}

void ReadEfg::refusesGames_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<QByteArray>("words");
    // The nodes start on line 2.
    auto row = [](const char* what, const char* body, const char* place, const char* words) {
        QTest::newRow(what) << head + body << QByteArray(place) << QByteArray(words);
    };
    row("a chance node", "p \"\" 1 1 \"\" { \"\" } 0\nc \"\" 1 \"\" { \"H\" 1/2 \"T\" 1/2 } 0",
        "3:1", "chance node|without chance");
    row("an information set with two nodes",
        "p \"\" 1 1 \"\" { \"\" \"\" } 0\np \"\" 2 4 \"\" { \"\" } 0\nt \"\" 0\n"
        "p \"\" 2 4 \"\" { \"\" } 0\nt \"\" 0",
        "5:8", "information set 4 of player 2 has two nodes|line 3|perfect information");
    row("an information set not described", "p \"\" 1 3 0", "2:10",
        "name of information set 3 of player 1");
    row("payoffs without a constant sum",
        "p \"\" 1 1 \"\" { \"\" \"\" } 0\nt \"\" 1 \"\" { 1 -1 }\nt \"\" 2 \"\" { 2 2 }", "4:6",
        "add up to 4|line 3 to 0|same at every leaf");
    row("decimals that nearly have one",
        "p \"\" 1 1 \"\" { \"\" \"\" } 0\nt \"\" 1 \"\" { 0.3333 0.6666 }\nt \"\" 2 \"\" { 0.5 0.5 "
        "}",
        "4:6", "add up to 1, at the leaf at line 3 to 0.9999");
    row("a leaf that pays nothing where others pay",
        "p \"\" 1 1 \"\" { \"\" \"\" } 0\nt \"\" 1 \"\" { 1 0 }\nt \"\" 0", "4:6", "add up to 0");
    row("a third player moves", "p \"\" 3 1 \"\" { \"\" } 0", "2:6", "no player 3");
    row("player zero", "p \"\" 0 1 \"\" { \"\" } 0", "2:6", "no player 0");
    row("no moves", "p \"\" 1 1 \"\" { } 0", "2:13", "no moves|t for a leaf");
    row("moves never closed", "p \"\" 1 1 \"\" { \"a\"", "2:13", "'{'|never closed");
    row("a move without quotes", "p \"\" 1 1 \"\" { a } 0", "2:15", "name of a move|'}'|expected");
    row("a child too few", "p \"\" 1 1 \"\" { \"\" \"\" } 0\nt \"\" 0\n", "4:1",
        "the file ends here|a node|line 2 lacks 1 child");
    row("a node too many", "p \"\" 1 1 \"\" { \"\" } 0\nt \"\" 0\nt \"\" 0", "4:1",
        "complete before this");
    row("an unknown kind of node", "q \"\" 0", "2:1", "'q'|starts with p|or t");
    row("a node without a name", "t 0", "2:3", "node's name in double quotes|expected");
    row("a leaf without an outcome", "t \"\"", "2:5", "number of an outcome");
    row("an outcome with a sign", "t \"\" -1", "2:6", "'-'|number of an outcome");
    row("an outcome not described", "t \"\" 5", "2:6", "outcome 5 was not described");
    row("outcome 0 with payoffs", "t \"\" 0 \"\" { 1 -1 }", "2:8", "outcome 0 stands for none");
    row("an outcome described twice",
        "p \"\" 1 1 \"\" { \"\" \"\" } 0\nt \"\" 1 \"a\" { 1 -1 }\nt \"\" 1 \"a\" { 2 -2 }", "4:8",
        "outcome 1 is described otherwise at line 3");
    row("an outcome named twice",
        "p \"\" 1 1 \"\" { \"\" \"\" } 0\nt \"\" 1 \"a\" { 1 -1 }\nt \"\" 1 \"b\" { 1 -1 }", "4:8",
        "described otherwise");
    row("one payoff", "t \"\" 1 \"\" { 1 }", "2:15", "payoff|expected");
    row("three payoffs", "t \"\" 1 \"\" { 1 -1 0 }", "2:18", "after the payoffs of both players");
    row("payoffs never closed", "t \"\" 1 \"\" { 1 -1", "2:11", "'{'|never closed");
    row("a word for a payoff", "t \"\" 1 \"\" { one two }", "2:13", "payoff, such as 3");
    row("a number that is none", "t \"\" 1 \"\" { 1.2.3 0 }", "2:13", "no number");
    row("a sign alone", "t \"\" 1 \"\" { - 1 }", "2:13", "no number");
    row("a point alone", "t \"\" 1 \"\" { . 1 }", "2:13", "no number");
    row("half a fraction", "t \"\" 1 \"\" { 1/ 1 }", "2:13", "no number");
    row("a fraction of decimals", "t \"\" 1 \"\" { 1.5/2 1 }", "2:13", "no number");
    row("an exponent without digits", "t \"\" 1 \"\" { 1e+ 1 }", "2:13", "no number");
    row("a division by zero", "t \"\" 1 \"\" { 1/0 -1/0 }", "2:6", "divide by zero");
    row("a payoff beyond a double", "t \"\" 1 \"\" { 1e999 -1e999 }", "2:6",
        "1e999|beyond a double");
    row("digits that cannot be added", "t \"\" 1 \"\" { 1e300 1 }", "2:6", "fewer digits");
}

void ReadEfg::refusesGames() {
    refuses();
}

QTEST_APPLESS_MAIN(ReadEfg)
#include "tst_readefg.moc"
