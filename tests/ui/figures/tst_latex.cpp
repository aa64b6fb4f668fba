// What LaTeX makes of figures, asked of LaTeX.

#include "tests/ui/session/searchedtree.h"
#include "ui/base/wholefile.h"
#include "ui/figures/tikz.h"
#include "ui/words/language.h"

#include <QProcess>
#include <QStandardPaths>
#include <QtTest>

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

/// Whether LaTeX has a file.
bool latexHas(const char* file) {
    QProcess process;
    process.start("kpsewhich", {file});
    return process.waitForFinished(60'000) && process.exitCode() == 0;
}

/// What the test needs that is not installed, and how to get it; empty if nothing is missing.
QString missingOfLatex() {
    if (QStandardPaths::findExecutable(QStringLiteral("pdflatex")).isEmpty()) {
        return QStringLiteral("there is no pdflatex: apt-get install texlive-latex-base "
                              "texlive-pictures lmodern");
    }
    if (!latexHas("tikz.sty")) {
        return QStringLiteral("LaTeX has no TikZ: apt-get install texlive-pictures");
    }
    if (!latexHas("lmodern.sty") && !latexHas("ecrm1000.mf")) {
        return QStringLiteral("LaTeX has no letters in T1: apt-get install lmodern");
    }
    return {};
}

struct Looks {
    const char* name;
    GameTree tree;
    std::uint32_t step;
    FigureStyle style = {};
};

std::vector<Looks> looks() {
    FigureStyle dark;
    dark.theme = ThemeKind::dark;
    FigureStyle bare;
    bare.theme = ThemeKind::blackAndWhite;
    bare.showPruned = bare.showWindows = bare.showNames = bare.showValues = false;
    FigureStyle proving;
    {
        const Searched tree(treeOf(figure52));
        proving.proof =
            proofAt(tree.document, Moment(tree.document.tree, *tree.trace, Step{14}), {});
    }
    FigureStyle question;
    question.question = Blanks{true, true};
    return {
        {"a question with empty boxes", treeOf(figure52), 0, question},
        {"before the first step", treeOf(figure52), 0},
        {"a cutoff", treeOf(figure52), 14},
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
        QTest::addColumn<int>("look");
        QTest::addColumn<bool>("latinModern");
        const auto all = looks();
        for (int k = 0; k < int(all.size()); ++k) {
            QTest::newRow(all[std::size_t(k)].name) << k << true;
        }
        QTest::newRow("names that are commands, without Latin Modern") << 6 << false;
    }
    void takesIt() {
        const QString missing = missingOfLatex();
        QVERIFY2(missing.isEmpty() || qEnvironmentVariableIsEmpty("CI"), qPrintable(missing));
        if (!missing.isEmpty()) {
            QSKIP(qPrintable(missing));
        }
        QFETCH(int, look);
        QFETCH(bool, latinModern);
        const Looks drawn = looks()[std::size_t(look)];
        const Searched tree(drawn.tree);
        const std::uint32_t step = std::min(drawn.step, tree.trace->end().value);
        QByteArray document = tikzOf(tree.at(step, drawn.style)).value();
        QVERIFY(document.contains("{lmodern.sty}"));
        if (!latinModern) {
            document.replace("{lmodern.sty}", "{no-such-package.sty}");
        }
        const QTemporaryDir folder;
        QVERIFY(writeWhole(document, folder.filePath(QStringLiteral("figure.tex"))).isEmpty());
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("TEXMFVAR", folder.path()); // for letters that it draws
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(folder.path());
        process.start("pdflatex", {QStringLiteral("-interaction=nonstopmode"),
                                   QStringLiteral("-halt-on-error"), QStringLiteral("figure.tex")});
        QVERIFY(process.waitForFinished(120'000));
        const QByteArray log = process.readAllStandardOutput();
        QVERIFY2(process.exitCode() == 0, log.right(2000).constData());
        // One page: nothing is wider or higher than the picture is said to be.
        QVERIFY2(log.contains("Output written on figure.pdf (1 page"), log.right(2000).constData());
        QVERIFY2(!log.contains("Missing character") && !log.contains("Overfull \\vbox"),
                 log.constData());
        QVERIFY(QFileInfo(folder.filePath(QStringLiteral("figure.pdf"))).size() > 1000);
    }
};

QTEST_MAIN(TestLatex)
#include "tst_latex.moc"
