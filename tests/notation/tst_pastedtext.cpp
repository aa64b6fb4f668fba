#include "core/formats/treeformat.h"
#include "core/notation/paste/pastedtext.h"
#include "tests/notation/randomtree.h"
#include "tests/notation/refusals.h"

#include <array>
#include <random>

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
        return report(result.error());
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
    void refuses_data();
    void refuses();
    void leavesRandomTreesAlone();
    void readsRandomTables();
};

void PastedText::adapts_data() {
    const Rows<QByteArray, QByteArray> row("text", "adapted");
    row("rows of a spreadsheet", "3\t12\t8\n2\t4\t6\n14\t5\t2\n",
        "[[3, 12, 8],\n [2, 4, 6],\n [14, 5, 2]] | rows");
    row("a row", "3\t12\t8", "[3, 12, 8] | rows");
    row("a row with commas", "3, 12, 8", "[3, 12, 8] | rows");
    row("a row with spaces", " 3  12 8 ", "[3, 12, 8] | rows");
    row("rows with semicolons", "3;12\n2; 4", "[[3, 12],\n [2, 4]] | rows");
    row("rows of several lengths", "3 12 8\n2\n14 5", "[[3, 12, 8],\n [2],\n [14, 5]] | rows");
    row("blank lines between all rows", "\n3 12\n\n2 4\n \n6 7\n\n",
        "[[3, 12],\n [2, 4],\n [6, 7]] | rows");
    row("empty cells at the end of rows", "3\t12\t8\n2\t4\t\n", "[[3, 12, 8],\n [2, 4]] | rows");
    row("decimal commas between semicolons", "3,5;12;8", "[3.5, 12, 8] | decimal commas rows");
    row("decimal commas in all cells", "1,2; 3,4\n-0,5;;\n",
        "[[1.2, 3.4],\n [-0.5]] | decimal commas rows");
    row("one comma settles the others", "1,234\t2,5", "[1.234, 2.5] | decimal commas rows");
    row("a leading zero settles it too", "0,125\t0,500", "[0.125, 0.500] | decimal commas rows");
    row("commas that are no decimal commas, as a line shows", "3,12,8\n2,4",
        "[[3, 12, 8],\n [2, 4]] | rows");
    row("signs and points", "+3 -1.5 1e3", "[+3, -1.5, 1e3] | rows");
    row("a mark at the beginning", "\uFEFF3 12", "[3, 12] | rows");
    row("no-break spaces", "[1,\u00A02]", "[1, 2] | spaces");
    row("no-break spaces between numbers", "[12\u00A03]", "[12 3] | spaces");
    row("wide spaces and typographic line ends", "[1\u30002\u20283]", "[1 2\n3] | spaces");
    row("characters without width", "[1,\u200B 2]\uFEFF", "[1, 2] | invisible");
    row("a second byte order mark", "\uFEFF\uFEFF[1, 2]", "[1, 2] | invisible");
    row("dashes for minus signs", "[\u20135, x:\u20142, 3]", "[-5, x:-2, 3] | dashes");
    row("a real minus sign stays", "−3 5", "[−3, 5] | rows");
    row("typographic quotes", "[“x y”: 1, «z» 2]", "[\"x y\": 1, \"z\" 2] | quotes");
    row("German quotes", "[„x“: 1]", "[\"x\": 1] | quotes");
    row("what stands in typographic quotes stays", "“a\u20135\"” 1", "\"a\u20135\\\"\" 1 | quotes");
    row("primes", "[x’:1 x′′:2]", "[x':1 x'':2] | quotes");
    row("everything wide", "［１２，（－３；０．５）］",
        "[12,(-3;0.5)] | dashes brackets separators digits");
    row("wide braces", "｛1，2｝", "{1,2} | brackets separators");
    row("small separators", "[a\uFE551\uFE502\uFE543]", "[a:1,2;3] | separators");
    row("a wide colon", "[a：1]", "[a:1] | separators");
    row("only what is outside of quotes", "[\"a\u2013b\": 1,\u00A02]",
        "[\"a\u2013b\": 1, 2] | spaces");
    row("wide rows", "３\t４", "[3, 4] | digits rows");
    row("lists side by side", "[3,12,8]\n[2,4,6]\n", "[[3,12,8]\n[2,4,6]] | outer brackets");
    row("lists with commas between", " [3,12], B:[2,4], 7",
        "[[3,12], B:[2,4], 7] | outer brackets");
    // Trees.
    row("a tree", "[[3,12,8],[2,4,6]]", "as it is");
    row("numbers with commas inside brackets", "[3,5; 2,5]", "as it is");
    row("a lone number", "  -7.5\n", "as it is");
    row("a real minus sign", "[−3]", "as it is");
    row("odd characters in quotes", "[\"“\u00A0”\":1]", "as it is");
    row("a JSON document", R"({"format":"prunus-tree","version":1,"tree":[1,2]})", "as it is");
    row("a tree that begins like a document", R"({"M2"234})", "as it is");
    row("a game of Gambit", R"(EFG 2 R "" { "1" "2" } t "" 0)", "as it is");
}

void PastedText::adapts() {
    QFETCH(QByteArray, text);
    const Result result = adaptPastedText(text.toStdString());
    QTEST(reportOf(result), "adapted");
    if (result && *result) {
        QCOMPARE(reportOf(adaptPastedText((*result)->text)), "as it is");
    }
}

void PastedText::refuses_data() {
    const Refusals row;
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
    row("a no-break space that may group digits", "[1\u00A0234]", "1:3", "no-break space|group");
    row("a place behind removed characters", "\u200B[\u200B1\u00A0234]", "1:5", "no-break space");
    row("an invisible character inside a number", "[1\u200B2]", "1:3", "invisible|inside");
    row("an invisible hyphen inside a name", "[ab\u00ADc:1]", "1:4", "invisible|inside");
    row("a range of numbers", "[3\u20135]", "1:3", "dash");
    row("a dash that stands alone", "[\u2013 5]", "1:2", "dash");
    row("quotes that do not close", "[“x:1]", "1:2", "typographic quote");
    row("leading zeros", "[007,\u00A01]", "1:2", "leading zeros");
    row("a comma too many", "3, 12,\n2, 4", "1:2", "only one tree");
    row("percent", "3%\t4%", "1:2", "'%'");
    row("lists with a comma too many", "[1],[2],", "1:4", "only one tree");
    row("no text", "[1,\xFF]", "1:4", "UTF-8");
}

void PastedText::refuses() {
    checkRefusal([](const std::string& text) { return reportOf(adaptPastedText(text)); });
}

void PastedText::leavesRandomTreesAlone() {
    RandomTree trees(11, RandomTree::With::names);
    for (int i = 0; i < 2000; ++i) {
        const std::string text = written(trees.next(), TreeFormat::text);
        QCOMPARE(reportOf(adaptPastedText(text)), "as it is");
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
