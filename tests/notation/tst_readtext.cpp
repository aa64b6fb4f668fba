#include "tests/notation/refusals.h"

using namespace prunus;

/// Bracket notation: the grammar's legal forms, and a place and a remedy for each illegal one.
class ReadText : public QObject {
    Q_OBJECT
  private slots:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void longPathsAreShortenedInTheMessage();
};

void ReadText::reads_data() {
    const Rows<QByteArray, QByteArray> row("text", "tree");
    row("a single number is one leaf", "5", "5");
    row("a list of lists of numbers", "[[3,12,8],[2,4,6]]", "((3 12 8) (2 4 6))");
    row("round brackets", "((3 12)(2 4))", "((3 12) (2 4))");
    row("curly brackets", "{1 {2 3}}", "(1 (2 3))");
    row("brackets need no space between them", "[[1][2]]", "((1) (2))");
    row("a number may touch an opening bracket", "[1[2]3]", "(1 (2) 3)");
    row("all three pairs in one tree", "[(1 2) {3 4}]", "((1 2) (3 4))");
    row("semicolons separate", "[1;2;3]", "(1 2 3)");
    row("white space alone separates", "[1 2\t3\n4\r\n5\r6]", "(1 2 3 4 5 6)");
    row("separators may differ within a list", "[1, 2; 3 4 ,5]", "(1 2 3 4 5)");
    row("white space anywhere between tokens", " [ a : [ 1 , 2 ] ] ", "(a=(1 2))");
    row("a sign before a number", "[+1 -2 −3]", "(1 -2 -3)");
    row("minus zero is zero", "[-0 -0.0 −0 -0e9]", "(0 0 0 0)");
    row("points and exponents", "[0.5 1e2 1E+2 25e-2 0e5]", "(0.5 100 100 0.25 0)");
    row("the largest double", "1.7976931348623157e308", "1.7976931348623157e+308");
    row("the smallest double", "5e-324", "4.9406564584124654e-324");
    row("many digits round to the nearest double", "[9007199254740993 0.1000000000000000055]",
        "(9007199254740992 0.10000000000000001)");
    row("names with colon", "A:[a:1,b:2]", "A=(a=1 b=2)");
    row("names with equals sign", "A=[a=1 b=2]", "A=(a=1 b=2)");
    row("names followed by white space", "A [a 1 b 2]", "A=(a=1 b=2)");
    row("a sign ends a name", "[a-5 b+2]", "(a=-5 b=2)");
    row("a number may touch a quoted name", "[\"a\"2 \"b\"-3]", "(a=2 b=-3)");
    row("a name may touch its list", "A[B(1 2)]", "A=(B=(1 2))");
    row("digits, underscores and primes in a name", "[x1:1 x_2:2 x'':3]", "(x1=1 x_2=2 x''=3)");
    row("letters of other alphabets", "[α:1 șă:2 Ж:3 棋:4]", "(α=1 șă=2 Ж=3 棋=4)");
    row("a name in quotes", R"(["x y":1, "2":[3]])", "(x y=1 2=(3))");
    row("a name in quotes may touch its list", R"("R"[1])", "R=(1)");
    row("all escapes of JSON in a name", R"("\"\\\/\b\f\n\r\tA\u00e9\ud83c\udf32":1)",
        "\"\\/\b\f\n\r\tAé🌲=1");
    row("a word that means infinity is a name before a colon", "[inf:3 nan=4]", "(inf=3 nan=4)");
    row("a byte order mark is skipped", "\uFEFF[1,2]", "(1 2)");
    row("a list with one child", "[[[7]]]", "(((7)))");
}

void ReadText::reads() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, tree);
    QCOMPARE(report(readText(text.toStdString())), "read as " + tree);
}

void ReadText::refuses_data() {
    const Refusals row;
    const char* const empty = "the text is empty; a tree such as [[3,12,8],[2,4,6]] is expected";
    row("nothing at all", "", "1:1", empty);
    row("white space only", " \n\t\r\n ", "1:1", empty);
    row("a byte order mark only", "\uFEFF", "1:1", empty);
    row("two commas", "[1,,2]", "1:4", "no tree before|comma");
    row("comma and semicolon", "[1,;2]", "1:4", "no tree before|semicolon");
    row("a comma before the closing bracket", "[1,]", "1:3", "no tree after|comma");
    row("a semicolon before the closing bracket", "[1; ]", "1:3", "no tree after|semicolon");
    row("a comma after the opening bracket", "[,1]", "1:2", "no tree before|comma");
    row("a comma first of all", ",1", "1:1", "no tree before|comma");
    row("an empty root", "[]", "1:1", "the root []|neither children nor a value|failureValue");
    row("an empty list", "[1,[2,[]]]", "1:7", "the node [1,1]|neither children nor a value");
    row("an empty list with a name", "[[3,12],[1,2,\n Foo:( )]]", "2:6", "\"Foo\" at [1,2]");
    row("an empty list with an odd name", "\"a\\nb\"{}", "1:7", "\"a\\nb\" at []");
    row("a bracket never closed", "[[1,2],[3", "1:8", "'['|never closed|']'");
    row("the innermost of several", "(1\n(2 {3 ", "2:4", "'{'|never closed|'}'");
    row("an opening bracket alone", "[", "1:1", "'['|never closed");
    row("a list that ends after a comma", "[1,", "1:1", "'['|never closed");
    row("a bracket of another kind closes", "[1,\n (2, 3]]", "2:7", "']'|')'|opened at 2:2");
    row("another kind after a comma", "[1,)", "1:3", "no tree after");
    row("another kind after an opening one", "[)", "1:2", "')'|']'|opened at 1:1");
    row("a closing bracket first of all", "]", "1:1", "closes nothing");
    row("a closing bracket too many", "[1]]", "1:4", "closes nothing");
    row("a second tree", "[1] [2]", "1:5", "only one tree");
    row("numbers without a list", "1, 2", "1:2", "only one tree");
    row("a word among numbers", "[3, foo, 5]", "1:5", "\"foo\"|followed by a number or a bracket");
    row("a word alone", "foo", "1:1", "\"foo\"|followed by a number or a bracket");
    row("a name with colon and nothing", "[3, a: ]", "1:5", "\"a\"|followed by");
    row("a name at the end of the text", "[3, a", "1:5", "\"a\"|followed by");
    row("two names", "[a b 5]", "1:2", "\"a\"|followed by");
    row("two colons", "[a::5]", "1:2", "\"a\"|followed by");
    row("a colon without a name", "[:5]", "1:2", "name is missing|':'");
    row("an equals sign without a name", "[= 5]", "1:2", "name is missing|'='");
    row("an empty name", "[1, \"\": 5]", "1:5", "name must not be empty");
    row("a number that touches a name", "[1\"x\":2]", "1:3", "'\"'|after the number 1");
    row("a letter right after a number", "[1a]", "1:3", "'a'|after the number 1");
    row("a name in quotes never closed", "[\"abc", "1:2", "string|never closed");
    row("a name in quotes over two lines", "[\"ab\nc\":1]", "1:2", "string|never closed");
    row("a tab inside quotes", "[\"a\tb\":1]", "1:4", "control character U+0009|\\t");
    row("an unknown escape", "[\"a\\q\":1]", "1:4", "unknown escape");
    row("an escape without four digits", "[\"\\u12g4\":1]", "1:3", "four hexadecimal digits");
    row("half a character", "[\"\\ud83c\":1]", "1:3", "half a character");
    row("the wrong half of a character", "[\"\\udf32\\ud83c\":1]", "1:3", "half a character");
    row("a single quote", "['a':1]", "1:2", "\"'\"|expected");
    row("a sign that means nothing", "[1 # 2]", "1:4", "'#'|expected");
    row("a control character", "[1 \x01]", "1:4", "control character U+0001");
    row("columns count characters", "[α:1, 🌲]", "1:7", "'🌲'");
    row("columns start after the byte order mark", "\uFEFF[#]", "1:2", "'#'");
    row("lines end with \\r\\n", "[1,\r\n2,\r\n,]", "3:1", "no tree before");
    row("lines end with \\r", "[1,\r2,\r\r ,]", "4:2", "no tree before");
    // Numbers.
    row("a subtraction", "[1-2,3]", "1:3", "'-'|after the number 1");
    row("two signs", "[--5]", "1:3", "one sign only");
    row("two different signs", "[+−5]", "1:3", "one sign only");
    row("a space after the sign", "[- 5]", "1:3", "no space|sign");
    row("a sign without digits", "[1, -]", "1:5", "sign must be followed by the digits");
    row("a sign before a bracket", "-[1]", "1:1", "sign must be followed by the digits");
    row("a sign before a name", "[-x]", "1:2", "sign must be followed by the digits");
    row("leading zeros", "[007]", "1:2", "no leading zeros; write 7");
    row("leading zeros after a sign", "[1 -01.5]", "1:4", "no leading zeros; write -1.5");
    row("zeros only", "[000]", "1:2", "no leading zeros; write 0");
    row("no digit before the point", "[.5]", "1:2", "before the point|write 0.5");
    row("no digit before the point, with a sign", "[-.25]", "1:2", "before the point|write -0.25");
    row("no digit after the point", "[5.]", "1:2", "after the point|write 5.0");
    row("a point alone", "[.]", "1:2", "needs digits");
    row("no digit in the exponent", "[1e]", "1:2", "exponent after 1e");
    row("no digit after the exponent's sign", "[2.5e+,1]", "1:2", "exponent after 2.5e+");
    row("two points", "[1.2.3]", "1:5", "'.'|after the number 1.2");
    row("hexadecimal", "[0x1F]", "1:3", "'x'|after the number 0");
    row("a fraction", "[1/2]", "1:3", "'/'|after the number 1");
    row("a number beyond a double", "[3, 1e999]", "1:5", "1e999|beyond a double");
    row("a negative one", "[3, -1e309]", "1:5", "-1e309|beyond a double");
    row("a number too close to zero", "[3, 1e-999]", "1:5", "1e-999|beyond a double");
    row("not a number", "[1, nan]", "1:5", "finite number, not nan");
    row("not a number, among numbers without commas", "[1 NaN 5]", "1:4", "finite|not NaN");
    row("infinity", "[inf]", "1:2", "finite number, not inf");
    row("minus infinity", "[1,-Infinity]", "1:4", "finite number, not Infinity");
    // What looks like something of the notation.
    row("a no-break space after a comma", "[1,\u00A02]", "1:4",
        "no-break space (U+00A0)|ordinary space");
    row("a no-break space after a number", "[1\u00A02]", "1:3", "no-break space (U+00A0)");
    row("a no-break space at the end", "[1]\u00A0", "1:4", "no-break space (U+00A0)");
    row("typographic quotes", "[“x”:1]", "1:2", "typographic quote (U+201C)|write \"");
    row("a typographic prime", "[x’:1]", "1:3", "typographic quote (U+2019)");
    row("an en dash for a minus", "[\u20135]", "1:2", "dash (U+2013)|write -");
    row("a wide comma", "[1，2]", "1:3", "wide comma (U+FF0C)|write ,");
    row("a wide bracket", "［1]", "1:1", "wide bracket (U+FF3B)|write [");
    row("a byte order mark inside", "[1, \uFEFF2]", "1:5", "invisible|(U+FEFF)");
    row("the sign of infinity", "[-∞]", "1:3", "infinity (U+221E)|finite number");
    row("an ellipsis", "[1, 2, …]", "1:8", "ellipsis (U+2026)");
    // What is no text in UTF-8.
    row("a NUL byte", QByteArray("[1,\n2,\0]", 8), "2:3", "not text|NUL");
    row("a NUL byte far behind", QByteArray("[1,2,3,4,5,6,7,8,9\0]", 20), "1:19", "NUL");
    row("a byte that UTF-8 does not have", "[1,\xFF]", "1:4", "not text|UTF-8");
    row("Latin-1", "[caf\xE9:1]", "1:5", "not text|UTF-8");
    row("a character cut off at the end", "[\xE2\x88", "1:2", "not text|UTF-8");
    row("a character written too long", "[\xC0\xAF]", "1:2", "not text|UTF-8");
    row("half a character of UTF-16", "[\xED\xA0\x80]", "1:2", "not text|UTF-8");
    row("UTF-16", QByteArray("\xFF\xFE[\0001\0]\0", 8), "1:1", "UTF-16|save");
    row("UTF-32", QByteArray("\xFF\xFE\0\0[\0\0\0", 8), "1:1", "UTF-32|save");
    row("UTF-32, the other way round", QByteArray("\0\0\xFE\xFF\0\0\0[", 8), "1:1", "UTF-32|save");
}

void ReadText::refuses() {
    checkRefusal([](const std::string& text) { return report(readText(text)); });
}

void ReadText::longPathsAreShortenedInTheMessage() {
    const std::string deep = std::string(40, '[') + "1,[]" + std::string(40, ']');
    const QByteArray said = report(readText(deep));
    QVERIFY2(saysAt(said, "1:43", "[0,0,0,0,0,0,…,0,0,0,0,0,1]"), said.constData());
}

QTEST_APPLESS_MAIN(ReadText)
#include "tst_readtext.moc"
