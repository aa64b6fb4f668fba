#include "core/notation/efg/readgame.h"
#include "tests/notation/refusals.h"

using namespace prunus;

namespace {

const QByteArray head = "EFG 2 R \"\" { \"Player 1\" \"Player 2\" }\n";

/// The notices, one a line: `LINE:COLUMN: message`.
QByteArray noticesOf(const Imported& imported) {
    QByteArray text;
    for (const ReadNotice& notice : imported.notices) {
        text += report(notice) + "\n";
    }
    return text;
}

} // namespace

/// Gambit's extensive games: what they mean as trees, what is said about the rest, what is refused.
class ReadEfg : public QObject {
    Q_OBJECT
  private slots:
    void reads_data();
    void reads();
    void header_data();
    void header();
    void notes_data();
    void notes();
    void refuses_data();
    void refuses();
};

void ReadEfg::reads_data() {
    const Rows<QByteArray, QByteArray> row("body", "tree");
    row("a lone leaf", R"(t "" 1 "" { 3, -3 })", "3");
    row("a leaf without outcome is worth nothing", R"(t "" 0)", "0");
    row("an outcome referred to by its number", R"(p "" 1 7 "" { "" "" "" } 0
        t "" 12 "win" { 1 -1 } t "" 12 t "" 12 "win" { 1, -1 })",
        "(1 1 1)");
    row("the same outcome, its payoffs written otherwise", R"(p "" 1 1 "" { "" "" } 0
        t "" 1 "" { 1/2, -0.5 } t "" 1 "" { .50, -2/4 })",
        "(0.5 0.5)");
    row("a player who moves again gets an answer between", R"(p "" 1 1 "" { "a" "b" } 0
        p "N" 1 2 "" { "c" } 0 t "" 1 "" { 1 -1 } t "" 2 "" { 2 -2 })",
        "((N=(1!c)!pass)!a 2!b)");
    row("quotes in labels", R"(p "a \"b\" \c" 1 1 "" { "\"" } 0 t "" 0)", "a \"b\" \\c=(0!\")");
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
    const auto payoff = [&row](const char* what, const char* payoffs, const char* value) {
        row(what, QByteArray("t \"\" 1 \"\" ") + payoffs, value);
    };
    payoff("commas", "{ -5, 5, }", "-5");
    payoff("signs", "{ +2, -2 }", "2");
    payoff("points at either end", "{ .5, -5.e-1 }", "0.5");
    payoff("an exponent", "{ 1.5E+3 -1500 }", "1500");
    payoff("zero with a sign", "{ -0 0 }", "0");
    payoff("a third is the double next to it", "{ 1/3 -1/3 }", "0.33333333333333331");
    payoff("two thirds", "{ 2/3 -4/6 }", "0.66666666666666663");
    payoff("a fraction that is whole", "{ 6/3 -2 }", "2");
    payoff("a zero fraction", "{ 0/5 0 }", "0");
    payoff("the greatest double", "{ 1.7976931348623157e308 -1.7976931348623157e308 }",
           "1.7976931348623157e+308");
    payoff("the least double", "{ 5e-324, -5e-324 }", "4.9406564584124654e-324");
    payoff("more digits than a double has",
           "{ 0.1000000000000000055511151231257827 -0.1000000000000000055511151231257827 }",
           "0.10000000000000001");
    payoff("a zero with a great exponent", "{ 0e99999999999999999999 0 }", "0");
    // 2^53 + 1 lies half-way between two doubles, and the even one is taken.
    payoff("half-way between two doubles", "{ 9007199254740993/1 -9007199254740993 }",
           "9007199254740992");
    // (2^53 + 1) / 2^55 is half-way too; a digit at its end settles what is next to it.
    payoff("half-way as a fraction",
           "{ 9007199254740993/36028797018963968 -9007199254740993/36028797018963968 }", "0.25");
    payoff("a little more than half-way",
           "{ 9007199254740994/36028797018963968 -9007199254740994/36028797018963968 }",
           "0.25000000000000006");
}

void ReadEfg::reads() {
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, tree);
    QCOMPARE(report(importEfg((head + body).toStdString())), "read as " + tree);
}

void ReadEfg::header_data() {
    const Rows<QByteArray, QByteArray, bool> row("text", "title", "min");
    row("player 1 is MAX", R"(EFG 2 R "Nim" { "" "" } p "" 1 1 "" { "" } 0 t "" 0)", "Nim", false);
    row("player 2 is MIN", R"(EFG 2 R "Nim" { "" "" } p "" 2 1 "" { "" } 0 t "" 0)", "Nim", true);
    row("nobody moves", R"(EFG 2 R "" { "" "" } t "" 0)", "", false);
    row("the old letter D", R"(EFG 2 D "a \"b\"" { "" "" } t "" 0)", "a \"b\"", false);
    row("a comment, and a mark before all", "\uFEFF\n EFG 2 R \"T\"{\"\"\"\"}\"\" t \"\" 0", "T",
        false);
}

void ReadEfg::header() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, title);
    QFETCH(bool, min);
    const ImportResult read = importEfg(text.toStdString());
    QVERIFY2(read.has_value(), report(read).constData());
    QCOMPARE(QByteArray::fromStdString(read->tree.header().title), title);
    QCOMPARE(read->tree.header().root == Player::min, min);
}

void ReadEfg::notes_data() {
    const Rows<QByteArray, QByteArray> row("text", "notes");
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
    row("nothing of a plain game", R"efg(EFG 2 R "T" { "Player 1" "Player 2" }
""
p "A" 1 1 "(1,1)" { "a" "b" } 0
t "" 1 "Outcome 1" { 0.1, -0.1 }
t "" 2 "_2" { -1/4, 1/4 })efg",
        "");
}

void ReadEfg::notes() {
    QFETCH(QByteArray, text);
    const ImportResult read = importEfg(text.toStdString());
    QVERIFY2(read.has_value(), report(read).constData());
    QTEST(noticesOf(*read), "notes");
}

void ReadEfg::refuses_data() {
    const Refusals row;
    // The nodes of games start on line 2.
    const auto game = [&row](const char* what, const char* body, const char* place,
                             const char* words) { row(what, head + body, place, words); };
    row("nothing", "", "1:1", "starts with EFG 2 R");
    row("another format of Gambit", "NFG 1 R \"\"", "1:1", "starts with EFG 2 R");
    row("another version", "EFG 1 R \"\"", "1:5", "only version 2");
    row("another letter", "EFG 2 X \"\"", "1:7", "R is expected");
    row("no title", "EFG 2 R { \"\" \"\" }", "1:9", "title of the game|expected");
    row("a title never closed", "EFG 2 R \"Nim { ", "1:9", "label|never closed");
    row("a title that ends with a backslash", "EFG 2 R \"Nim\\\" { ", "1:9", "never closed");
    row("typographic quotes", "EFG 2 R “Nim”", "1:9", "typographic|write \"");
    row("no players", "EFG 2 R \"\" p", "1:12", "names of the players|expected");
    row("players without quotes", "EFG 2 R \"\" { Ann Bob }", "1:14", "name of a player|expected");
    row("players never closed", "EFG 2 R \"\" { \"\" \"\"", "1:12", "'{'|never closed");
    row("one player", "EFG 2 R \"\" { \"Ann\" }", "1:12", "1 player; two");
    row("three players", "EFG 2 R \"\" { \"A\" \"B\" \"C\" }", "1:22", "3 players; two");
    row("no node", "EFG 2 R \"\" { \"\" \"\" }", "1:21", "ends here|a node|expected");
    row("not text", "EFG 2 R \"caf\xE9\"", "1:13", "UTF-8");
    game("a chance node", "p \"\" 1 1 \"\" { \"\" } 0\nc \"\" 1 \"\" { \"H\" 1/2 \"T\" 1/2 } 0",
         "3:1", "chance node|without chance");
    game("an information set with two nodes",
         "p \"\" 1 1 \"\" { \"\" \"\" } 0\np \"\" 2 4 \"\" { \"\" } 0\nt \"\" 0\n"
         "p \"\" 2 4 \"\" { \"\" } 0\nt \"\" 0",
         "5:8", "information set 4 of player 2 has two nodes|line 3|perfect information");
    game("an information set not described", "p \"\" 1 3 0", "2:10",
         "name of information set 3 of player 1");
    game("payoffs without a constant sum",
         "p \"\" 1 1 \"\" { \"\" \"\" } 0\nt \"\" 1 \"\" { 1 -1 }\nt \"\" 2 \"\" { 2 2 }", "4:6",
         "add up to 4|line 3 to 0|same at every leaf");
    game(
        "decimals that nearly have one",
        "p \"\" 1 1 \"\" { \"\" \"\" } 0\nt \"\" 1 \"\" { 0.3333 0.6666 }\nt \"\" 2 \"\" { 0.5 0.5 "
        "}",
        "4:6", "add up to 1, at the leaf at line 3 to 0.9999");
    game("a leaf that pays nothing where others pay",
         "p \"\" 1 1 \"\" { \"\" \"\" } 0\nt \"\" 1 \"\" { 1 0 }\nt \"\" 0", "4:6", "add up to 0");
    game("a third player moves", "p \"\" 3 1 \"\" { \"\" } 0", "2:6", "no player 3");
    game("player zero", "p \"\" 0 1 \"\" { \"\" } 0", "2:6", "no player 0");
    game("no moves", "p \"\" 1 1 \"\" { } 0", "2:13", "no moves|t for a leaf");
    game("moves never closed", "p \"\" 1 1 \"\" { \"a\"", "2:13", "'{'|never closed");
    game("a move without quotes", "p \"\" 1 1 \"\" { a } 0", "2:15", "name of a move|'}'|expected");
    game("a child too few", "p \"\" 1 1 \"\" { \"\" \"\" } 0\nt \"\" 0\n", "4:1",
         "the file ends here|a node|line 2 lacks 1 child");
    game("a node too many", "p \"\" 1 1 \"\" { \"\" } 0\nt \"\" 0\nt \"\" 0", "4:1",
         "complete before this");
    game("an unknown kind of node", "q \"\" 0", "2:1", "'q'|starts with p|or t");
    game("a node without a name", "t 0", "2:3", "node's name in double quotes|expected");
    game("a leaf without an outcome", "t \"\"", "2:5", "number of an outcome");
    game("an outcome with a sign", "t \"\" -1", "2:6", "'-'|number of an outcome");
    game("an outcome not described", "t \"\" 5", "2:6", "outcome 5 was not described");
    game("outcome 0 with payoffs", "t \"\" 0 \"\" { 1 -1 }", "2:8", "outcome 0 stands for none");
    game("an outcome described twice",
         "p \"\" 1 1 \"\" { \"\" \"\" } 0\nt \"\" 1 \"a\" { 1 -1 }\nt \"\" 1 \"a\" { 2 -2 }", "4:8",
         "outcome 1 is described otherwise at line 3");
    game("an outcome named twice",
         "p \"\" 1 1 \"\" { \"\" \"\" } 0\nt \"\" 1 \"a\" { 1 -1 }\nt \"\" 1 \"b\" { 1 -1 }", "4:8",
         "described otherwise");
    game("one payoff", "t \"\" 1 \"\" { 1 }", "2:15", "payoff|expected");
    game("three payoffs", "t \"\" 1 \"\" { 1 -1 0 }", "2:18", "after the payoffs of both players");
    game("payoffs never closed", "t \"\" 1 \"\" { 1 -1", "2:11", "'{'|never closed");
    game("a word for a payoff", "t \"\" 1 \"\" { one two }", "2:13", "payoff, such as 3");
    game("a number that is none", "t \"\" 1 \"\" { 1.2.3 0 }", "2:13", "no number");
    game("a sign alone", "t \"\" 1 \"\" { - 1 }", "2:13", "no number");
    game("a point alone", "t \"\" 1 \"\" { . 1 }", "2:13", "no number");
    game("half a fraction", "t \"\" 1 \"\" { 1/ 1 }", "2:13", "no number");
    game("a fraction of decimals", "t \"\" 1 \"\" { 1.5/2 1 }", "2:13", "no number");
    game("an exponent without digits", "t \"\" 1 \"\" { 1e+ 1 }", "2:13", "no number");
    game("a division by zero", "t \"\" 1 \"\" { 1/0 -1/0 }", "2:6", "divide by zero");
    game("a payoff beyond a double", "t \"\" 1 \"\" { 1e999 -1e999 }", "2:6",
         "1e999|beyond a double");
    game("digits that cannot be added", "t \"\" 1 \"\" { 1e300 1 }", "2:6", "fewer digits");
}

void ReadEfg::refuses() {
    checkRefusal([](const std::string& text) { return report(importEfg(text)); });
}

QTEST_APPLESS_MAIN(ReadEfg)
#include "tst_readefg.moc"
