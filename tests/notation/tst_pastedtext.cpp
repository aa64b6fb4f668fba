#include "core/formats/treeformat.h"
#include "core/notation/paste/pastedtext.h"
#include "tests/notation/outline.h"
#include "tests/notation/randomtree.h"

#include <QTest>
#include <random>
#include <sstream>

using namespace prunus;

namespace {

constexpr std::array<const char*, 10> changeNames{
    "spaces",     "invisible", "dashes",         "quotes", "brackets",
    "separators", "digits",    "decimal commas", "rows",   "outer brackets",
};

using Result = tl::expected<std::optional<Adapted>, ReadError>;

/// `new text | what was changed`, `as it is`, or `LINE:COLUMN: message`.
QByteArray reportOf(const Result& result) {
    if (!result) {
        return report(tl::unexpected<ReadError>(result.error()));
    }
    if (!*result) {
        return "as it is";
    }
    QByteArray text = QByteArray::fromStdString((*result)->text) + " |";
    for (const Adaptation change : (*result)->changes) {
        text += QByteArray(" ") + changeNames.at(static_cast<std::size_t>(change));
    }
    return text;
}

} // namespace

/// Text from pages, PDFs and spreadsheets: made a tree where it can mean only one.
class PastedText : public QObject {
    Q_OBJECT
  private slots:
    void adapts_data();
    void adapts();
    void leavesTreesAlone_data();
    void leavesTreesAlone();
    void refuses_data();
    void refuses();
    void leavesRandomTreesAlone();
    void readsRandomTables();
};

void PastedText::adapts_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("adapted");
    auto row = [](const char* what, const char* text, const char* adapted) {
        QTest::newRow(what) << QByteArray(text) << QByteArray(adapted);
    };
    row("rows of a spreadsheet", "3\t12\t8\n2\t4\t6\n14\t5\t2\n",
        "[[3, 12, 8],\n [2, 4, 6],\n [14, 5, 2]] | rows");
    row("line ends of Windows", "3\t12\r\n2\t4\r\n", "[[3, 12],\n [2, 4]] | rows");
    row("a row", "3\t12\t8", "[3, 12, 8] | rows");
    row("a row with commas", "3, 12, 8", "[3, 12, 8] | rows");
    row("a row with spaces", " 3  12 8 ", "[3, 12, 8] | rows");
    row("rows with semicolons", "3;12\n2; 4", "[[3, 12],\n [2, 4]] | rows");
    row("rows of several lengths", "3 12 8\n2\n14 5", "[[3, 12, 8],\n [2],\n [14, 5]] | rows");
    row("blank lines between all rows", "\n3 12\n\n2 4\n \n6 7\n\n",
        "[[3, 12],\n [2, 4],\n [6, 7]] | rows");
    row("empty cells at the end of rows", "3\t12\t8\n2\t4\t\n", "[[3, 12, 8],\n [2, 4]] | rows");
    row("decimal commas between tabs", "2,5\t12\n-3,25\t4",
        "[[2.5, 12],\n [-3.25, 4]] | decimal "
        "commas rows");
    row("decimal commas between semicolons", "3,5;12;8", "[3.5, 12, 8] | decimal commas rows");
    row("decimal commas in all cells", "1,2; 3,4\n-0,5;;\n",
        "[[1.2, 3.4],\n [-0.5]] | decimal commas rows");
    row("one comma settles the others", "1,234\t2,5", "[1.234, 2.5] | decimal commas rows");
    row("a leading zero settles it too", "0,125\t0,500", "[0.125, 0.500] | decimal commas rows");
    row("commas that are no decimal commas, as a line shows", "3,12,8\n2,4",
        "[[3, 12, 8],\n [2, 4]] | rows");
    row("signs and points", "+3 -1.5 1e3", "[+3, -1.5, 1e3] | rows");
    row("a mark at the beginning", "\xEF\xBB\xBF\x33 12", "[3, 12] | rows");
    row("no-break spaces", "[1,\xC2\xA0\x32]", "[1, 2] | spaces");
    row("no-break spaces between numbers", "[12\xC2\xA0\x33]", "[12 3] | spaces");
    row("wide spaces and typographic line ends", "[1\xE3\x80\x80\x32\xE2\x80\xA8\x33]",
        "[1 2\n3] | spaces");
    row("characters without width", "[1,\xE2\x80\x8B 2]\xEF\xBB\xBF", "[1, 2] | invisible");
    row("a second byte order mark", "\xEF\xBB\xBF\xEF\xBB\xBF[1, 2]", "[1, 2] | invisible");
    row("dashes for minus signs", "[\xE2\x80\x93\x35, x:\xE2\x80\x94\x32, 3]",
        "[-5, x:-2, 3] | dashes");
    row("a real minus sign stays", "\xE2\x88\x92\x33 5", "[\xE2\x88\x92\x33, 5] | rows");
    row("typographic quotes", "[\xE2\x80\x9Cx y\xE2\x80\x9D: 1, \xC2\xABz\xC2\xBB 2]",
        "[\"x y\": 1, \"z\" 2] | quotes");
    row("German quotes", "[\xE2\x80\x9Ex\xE2\x80\x9C: 1]", "[\"x\": 1] | quotes");
    row("what stands in typographic quotes stays",
        "\xE2\x80\x9C\x61\xE2\x80\x93\x35\"\xE2\x80\x9D 1", "\"a\xE2\x80\x93\x35\\\"\" 1 | quotes");
    row("primes", "[x\xE2\x80\x99:1 x\xE2\x80\xB2\xE2\x80\xB2:2]", "[x':1 x'':2] | quotes");
    row("everything wide",
        "\xEF\xBC\xBB\xEF\xBC\x91\xEF\xBC\x92\xEF\xBC\x8C\xEF\xBC\x88\xEF\xBC\x8D\xEF\xBC\x93"
        "\xEF\xBC\x9B\xEF\xBC\x90\xEF\xBC\x8E\xEF\xBC\x95\xEF\xBC\x89\xEF\xBC\xBD",
        "[12,(-3;0.5)] | dashes brackets separators digits");
    row("wide braces", "\xEF\xBD\x9B\x31\xEF\xBC\x8C\x32\xEF\xBD\x9D", // ｛1，2｝
        "{1,2} | brackets separators");
    row("small separators", "[a\xEF\xB9\x95\x31\xEF\xB9\x90\x32\xEF\xB9\x94\x33]",
        "[a:1,2;3] | separators");
    row("a wide colon", "[a\xEF\xBC\x9A\x31]", "[a:1] | separators");
    row("only what is outside of quotes", "[\"a\xE2\x80\x93\x62\": 1,\xC2\xA0\x32]",
        "[\"a\xE2\x80\x93\x62\": 1, 2] | spaces");
    row("wide rows", "\xEF\xBC\x93\t\xEF\xBC\x94", "[3, 4] | digits rows");
    row("lists side by side", "[3,12,8]\n[2,4,6]\n", "[[3,12,8]\n[2,4,6]] | outer brackets");
    row("lists with commas between", " [3,12], B:[2,4], 7",
        "[[3,12], B:[2,4], 7] | outer brackets");
}

void PastedText::adapts() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, adapted);
    const Result result = adaptPastedText(text.toStdString());
    QCOMPARE(reportOf(result), adapted);
    QCOMPARE(reportOf(adaptPastedText((*result)->text)), QByteArray("as it is"));
}

void PastedText::leavesTreesAlone_data() {
    QTest::addColumn<QByteArray>("text");
    auto row = [](const char* what, const char* text) { QTest::newRow(what) << QByteArray(text); };
    row("a tree", "[[3,12,8],[2,4,6]]");
    row("numbers with commas inside brackets", "[3,5; 2,5]");
    row("a lone number", "  -7.5\n");
    row("a real minus sign", "[\xE2\x88\x92\x33]");
    row("odd characters in quotes", "[\"\xE2\x80\x9C\xC2\xA0\xE2\x80\x9D\":1]");
    row("a JSON document", R"({"format":"prunus-tree","version":1,"tree":[1,2]})");
    row("a tree that begins like a document", R"({"M2"234})");
    row("a game of Gambit", R"(EFG 2 R "" { "1" "2" } t "" 0)");
}

void PastedText::leavesTreesAlone() {
    QFETCH(QByteArray, text);
    QCOMPARE(reportOf(adaptPastedText(text.toStdString())), QByteArray("as it is"));
}

void PastedText::refuses_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<QByteArray>("words");
    auto row = [](const char* what, const char* text, const char* place, const char* words) {
        QTest::newRow(what) << QByteArray(text) << QByteArray(place) << QByteArray(words);
    };
    row("nothing", "", "1:1", "the text is empty");
    row("blank lines", "\n\t\n", "1:1", "the text is empty");
    row("words", "Hello, world", "1:1", "\"Hello\"");
    row("one number a line", "3\n12\n8", "2:1", "one list or many");
    row("blank lines between some rows", "3 12\n2 4\n\n6 7", "3:1", "blank line|groups");
    row("an empty cell", "3\t12\n\t4", "2:1", "cell|empty");
    row("an empty cell inside", "3\t\t8", "1:3", "cell|empty");
    row("one comma alone", "3,5", "1:1", "one number with a comma|or several");
    row("one comma a line", "3,5\n2,25", "1:1", "one number with a comma|or several");
    row("groups of thousands", "100,200,300", "1:1", "one number with a comma|or several");
    row("groups of thousands between tabs", "1,234\t5", "1:1", "1,234|group thousands");
    row("commas and points between tabs", "5\t2.5\n2,5\t1", "2:1", "commas|points only");
    row("commas and semicolons", "1, 2; 3, 4", "1:5", "two ways");
    row("groups of thousands between semicolons", "1,234;5", "1:1", "1,234|group thousands");
    row("an empty cell between semicolons", "3;;4", "1:3", "empty");
    row("commas and spaces", "3,5 2,25", "1:4", "two ways");
    row("another separator on another line", "3 12\n2, 4", "2:2", "two ways");
    row("a no-break space that may group digits", "[1\xC2\xA0\x32\x33\x34]", "1:3",
        "no-break space|group");
    row("a place behind removed characters", "\xE2\x80\x8B[\xE2\x80\x8B\x31\xC2\xA0\x32\x33\x34]",
        "1:5", "no-break space");
    row("an invisible character inside a number", "[1\xE2\x80\x8B\x32]", "1:3", "invisible|inside");
    row("an invisible hyphen inside a name", "[ab\xC2\xAD\x63:1]", "1:4", "invisible|inside");
    row("a range of numbers", "[3\xE2\x80\x93\x35]", "1:3", "dash");
    row("a dash that stands alone", "[\xE2\x80\x93 5]", "1:2", "dash");
    row("quotes that do not close", "[\xE2\x80\x9Cx:1]", "1:2", "typographic quote");
    row("leading zeros", "[007,\xC2\xA0\x31]", "1:2", "leading zeros");
    row("a comma too many", "3, 12,\n2, 4", "1:2", "only one tree");
    row("percent", "3%\t4%", "1:2", "'%'");
    row("lists with a comma too many", "[1],[2],", "1:4", "only one tree");
    row("no text", "[1,\xFF]", "1:4", "UTF-8");
}

void PastedText::refuses() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, place);
    QFETCH(QByteArray, words);
    const QByteArray said = reportOf(adaptPastedText(text.toStdString()));
    QVERIFY2(saysAt(said, place, words), said.constData());
}

void PastedText::leavesRandomTreesAlone() {
    RandomTree trees(11, RandomTree::With::names);
    for (int i = 0; i < 2000; ++i) {
        std::ostringstream text;
        writeTree(text, trees.next(), TreeFormat::text);
        QCOMPARE(reportOf(adaptPastedText(text.str())), QByteArray("as it is"));
    }
}

void PastedText::readsRandomTables() {
    std::mt19937_64 random(12);
    for (int i = 0; i < 2000; ++i) {
        const bool commas = random() % 2 == 0;
        std::string pasted;
        std::string expected;
        const std::size_t rows = 2 + random() % 4;
        for (std::size_t row = 0; row < rows; ++row) {
            expected += row == 0 ? "((" : " (";
            // Two cells or more, of which the first cannot be a group of thousands.
            for (std::size_t cells = 2 + random() % 4, cell = 0; cell < cells; ++cell) {
                const int quarters = cell == 0 ? 2 : int(random() % 4);
                const int whole = int(random() % 2000) - 1000;
                const char* const ends[] = {"", "25", "5", "75"};
                const std::string size = std::to_string(std::abs(whole));
                const std::string sign = whole < 0 ? "-" : "";
                const std::string end = ends[quarters];
                pasted += (cell == 0 ? "" : "\t") + sign + size;
                pasted += end.empty() ? "" : (commas ? "," : ".") + end;
                const double value = std::abs(whole) + quarters / 4.0;
                expected += cell == 0 ? "" : " ";
                expected += QByteArray::number(whole < 0 ? -value : value, 'g', 17).toStdString();
            }
            pasted += random() % 2 == 0 ? "\n" : "\r\n";
            expected += ")";
        }
        const Result result = adaptPastedText(pasted);
        QVERIFY2(result && *result, reportOf(result).constData());
        QCOMPARE(QByteArray::fromStdString(outline(readText((*result)->text).value())),
                 QByteArray::fromStdString(expected + ")"));
    }
}

QTEST_APPLESS_MAIN(PastedText)
#include "tst_pastedtext.moc"
