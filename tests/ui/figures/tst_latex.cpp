// What LaTeX makes of figures, asked of LaTeX.

#include "tests/rows.h"
#include "tests/ui/figures/latex.h"
#include "tests/ui/session/searchedtree.h"
#include "ui/figures/tikz.h"
#include "ui/words/language.h"

using namespace prunus;

namespace {

/// Names, moves and a title of characters that TeX takes for commands, or has not at all.
// No raw text: moc would take its end for another.
constexpr std::string_view strange =
    "{\"format\": \"prunus-tree\", \"version\": 1,"
    " \"title\": \"50% of $x_1$ & {é 中 😀} \\\\end{document}\","
    " \"tree\": {\"name\": \"root #1\", \"children\": ["
    "{\"name\": \"a_b^~\\\\\", \"move\": \"e4 -- d5 \\\\par\", \"children\": ["
    "{\"name\": \"x₁₂ α\", \"value\": -1234.5}, {\"name\": \"中文 😀\", \"value\": 1e22}]},"
    "{\"move\": \"O-O\", \"name\": \"50%\", \"children\": [3,"
    "{\"name\": \"<<a>>--\\\"q\\\"\", \"value\": -7},"
    "{\"name\": \"Łódź{}&$\", \"value\": 12345678}]}]}}";

struct ElementStyles {
    const char* name;
    GameTree tree;
    std::uint32_t step;
    FigureStyle style = {};
};

std::vector<ElementStyles> looks() {
    const FigureStyle dark{.theme = ThemeKind::dark};
    FigureStyle bare;
    bare.theme = ThemeKind::blackAndWhite;
    bare.showPruned = bare.showWindows = bare.showNames = bare.showValues = false;
    FigureStyle proving;
    {
        const Searched tree(treeOf(figure52));
        proving.proof =
            proofAt(tree.document, Moment(tree.document.tree, *tree.trace, Step{14}), {});
    }
    const FigureStyle question{.question = Blanks{true, true}};
    const FigureStyle noted{.notes = ShownNotes::all};
    const Note note{{NodeId{2}, NoteEvent::cutoff, 1},
                    "",
                    "50% of α ≥ β & {this}\nis #1.",
                    {NodeId{7}},
                    {NodeId{2}}};
    const FigureStyle branches{.question = Blanks{true, false, false, true, true}};
    return {
        {"boxes on branches, and changes of sign", treeOf(figure52), 0, branches},
        {"a question with empty boxes", treeOf(figure52), 0, question},
        {"before the first step", treeOf(figure52), 0},
        {"a cutoff", treeOf(figure52), 14},
        {"a note with an arrow and a box", treeOf(figure52).withNotes({note}), 14, noted},
        {"the proof of a cutoff", treeOf(figure52), 14, proving},
        {"dark, with a condition", treeOf(figure52), 20, dark},
        {"black and white without anything else", treeOf(figure52), 26, bare},
        {"names that are commands", treeOf(strange), 7},
        {"a single leaf", treeOf("-5"), 1},
        {"a path", treeOf("[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]"), 20},
        {"crosses and noughts, with a cutoff", gameTree("tic-tac-toe@xox/.o./..x:o", 9), 12},
        {"discs that fall, dark", gameTree("connect-four:3,3,3", 1), 5, dark},
        {"discs that are turned over", gameTree("reversi:4", 1), 6},
        {"small boards", gameTree("ultimate-tic-tac-toe", 0), 0},
        {"heaps in black and white", gameTree("nim:2:2,1", 2), 9, bare},
    };
}

} // namespace

class TestLatex : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installLanguage(); }
    void takesIt_data() {
        const Rows<int, bool> row("look", "latinModern");
        const auto all = looks();
        for (int k = 0; k < int(all.size()); ++k) {
            row(all[std::size_t(k)].name, k, true);
        }
        row("names that are commands, without Latin Modern", 6, false);
    }
    void takesIt() {
        const QString missing = missingOfLatex();
        QVERIFY2(missing.isEmpty() || qEnvironmentVariableIsEmpty("CI"), qPrintable(missing));
        if (!missing.isEmpty()) {
            QSKIP(qPrintable(missing));
        }
        QFETCH(int, look);
        QFETCH(bool, latinModern);
        const ElementStyles drawn = looks()[std::size_t(look)];
        const Searched tree(drawn.tree);
        const std::uint32_t step = std::min(drawn.step, tree.trace->end().value);
        QByteArray document = tikzOf(tree.at(step, drawn.style)).value();
        QVERIFY(document.contains("{lmodern.sty}"));
        if (!latinModern) {
            document.replace("{lmodern.sty}", "{no-such-package.sty}");
        }
        compile(document);
    }
};

QTEST_MAIN(TestLatex)
#include "tst_latex.moc"
