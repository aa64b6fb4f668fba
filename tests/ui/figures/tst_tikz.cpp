// Figures as LaTeX. The places follow from nodes 90 pixels apart and rows of 160, the states of
// figure 5.2 at step 14 were followed by hand.

#include "tests/rows.h"
#include "tests/ui/session/searchedtree.h"
#include "ui/drawing/lineclip.h"
#include "ui/drawing/treelabels.h"
#include "ui/figures/latextext.h"
#include "ui/figures/tikz.h"
#include "ui/words/language.h"

#include <QHash>
#include <QLineF>
#include <QPolygonF>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

using namespace prunus;

namespace {

QByteArray tex(const Figure& figure) {
    auto document = tikzOf(figure);
    return document ? *document : document.error().toUtf8();
}

/// O to move, who cannot keep X from c2 and c1: 34 nodes.
constexpr std::string_view lateGame = "tic-tac-toe@xox/.o./..x:o";

} // namespace

class TestTikz : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installLanguage(); }

    void aLineForEachNodeAndEdge() {
        const Searched tree(treeOf(figure52));
        const QByteArray document = tex(tree.at(14));
        for (const char* line :
             {"\\documentclass{article}",
              "\\usepackage{tikz}",
              "\\coordinate (A) at (464,66);",
              "\\coordinate (C-2) at (464,386);",
              "\\draw[visited] (A) -- (B);",
              "\\draw[not reached] (A) -- (D);",
              "{slashes} (C-2);",
              "\\draw[best] (A) -- pic[pos=0.62, sloped, allow upside down] {arrow} (B) -- ",
              "\\draw[current] (C) circle",
              "\\node[max] at (A) {$\\geq$3};",
              "\\node[min] at (C) {$\\leq$2};",
              "\\node[min, unreached] at (D) {};",
              "\\node[leaf] at (B-2) {12};",
              "\\node[leaf, pruned] at (C-2) {4};",
              "\\node[leaf, unreached] at (D-1) {14};",
              "{MAX};",
              "{leaves};",
              "{$\\alpha$ \\former{$-\\infty$} 3\\quad $\\beta$ +$\\infty$};",
              "{$/\\!\\!/$ $\\alpha$ $\\geq$ $\\beta$};",
              "\\end{document}\n"}) {
            QVERIFY2(document.contains(line), line);
        }
        QCOMPARE(document.count("  \\coordinate"), 13);
        QCOMPARE(document.count("\\draw[visited]") + document.count("\\draw[not reached]") +
                     document.count("\\draw[cut]"),
                 12);
        QCOMPARE(document.count("\\draw[cut]"), 2);
        QCOMPARE(document.count("\\node[max") + document.count("\\node[min") +
                     document.count("\\node[leaf"),
                 13);
        QVERIFY(
            document.startsWith("% a tree: Alpha-beta, step 14 of 26\n% α-cutoff at C (MIN). "));
    }

    /// As the document has them: from centre to centre the root's edge to its first child, a leaf,
    /// would pass through its neighbour.
    void noEdgeRunsThroughAnotherNode() {
        const Searched tree(
            treeOf("[-2,[-6,[-6,6,-6],3],[[5,7,2],-2],[4,[-2,9],8],[1,2,3,4,5,6,7,8]]"));
        const Figure figure = tree.at(0);
        const LabelledTree drawn =
            labelledTree(figure.picture(), QRectF({0, 0}, QSizeF(figure.treeSize())));
        const QString document = QString::fromUtf8(tex(figure));
        static const QRegularExpression place(
            QStringLiteral(R"(\\coordinate \(([^)]*)\) at \(([-0-9.]+),([-0-9.]+)\))"));
        QHash<QString, QPointF> places;
        for (auto found = place.globalMatch(document); found.hasNext();) {
            const auto match = found.next();
            places[match.captured(1)] = {match.captured(2).toDouble(),
                                         match.captured(3).toDouble()};
        }
        static const QRegularExpression edge(QStringLiteral(R"(\\draw\[not reached\] (.*);)"));
        static const QRegularExpression corner(
            QStringLiteral(R"(\((?:\[shift=\{\(0,([-0-9.]+)\)\}\])?([^()]+)\))"));
        std::uint32_t edges = 0;
        std::uint32_t upright = 0;
        for (auto found = edge.globalMatch(document); found.hasNext(); ++edges) {
            const QString path = found.next().captured(1);
            QPolygonF line;
            for (auto corners = corner.globalMatch(path); corners.hasNext();) {
                const auto match = corners.next();
                line << places.value(match.captured(2)) + QPointF(0, match.captured(1).toDouble());
            }
            upright += line.size() > 2 ? 1 : 0;
            for (const auto& row : drawn.nodes) {
                for (const DrawnNode& node : row) {
                    const QPointF centre = node.where.centre;
                    const bool own = QLineF(centre, line.first()).length() < 1 ||
                                     QLineF(centre, line.last()).length() < 1;
                    for (qsizetype k = 1; k < line.size() && !own; ++k) {
                        QVERIFY2(clippedTo({line[k - 1], line[k]}, shapeOf(node)).isNull(),
                                 qPrintable(path));
                    }
                }
            }
        }
        QCOMPARE(edges + 1, tree.document.tree.nodeCount());
        QVERIFY(upright > 0);
    }

    void prunedPartsLeaveAStub() {
        const Searched tree(treeOf(figure52));
        const QByteArray document = tex(tree.at(14, {.showPruned = false}));
        QVERIFY(!document.contains("pruned] at"));
        QCOMPARE(document.count("{slashes} ($(C)!0.59!(C-"), 2);
    }

    void coloursAreThoseOfTheTheme() {
        const Searched tree(treeOf(figure52));
        QVERIFY(tex(tree.at(14)).contains("\\definecolor{maxLine}{HTML}{0072B2}"));
        const FigureStyle dark{.theme = ThemeKind::dark};
        QVERIFY(tex(tree.at(14, dark)).contains("\\definecolor{maxLine}{HTML}{56B4E9}"));
        static const QRegularExpression hue(QStringLiteral("\\{HTML\\}\\{(?!(..)\\1\\1\\})"));
        const FigureStyle plain{.theme = ThemeKind::blackAndWhite};
        const QString grey = QString::fromUtf8(tex(tree.at(14, plain)));
        QVERIFY(grey.contains("{HTML}{000000}") && !grey.contains(hue));
    }

    void placesHaveNamesOfTheirOwn() {
        // Names that are the same, that look like a place's, or that TikZ cannot take.
        const Searched tree(treeOf("[X: [1, 2], X: [3, 4], \"X-1\": [5], \"a.b(c)\": [6], B: 7]"));
        static const QRegularExpression place(QStringLiteral("\\\\coordinate \\(([^)]*)\\) at"));
        QSet<QString> names;
        const QString document = QString::fromUtf8(tex(tree.at(0)));
        for (const QRegularExpressionMatch& match : place.globalMatch(document)) {
            names.insert(match.captured(1));
        }
        QCOMPARE(names.size(), qsizetype(tree.document.tree.nodeCount()));
        static const QRegularExpression unfit(QStringLiteral("[^A-Za-z0-9/-]"));
        QVERIFY(QStringList(names.values()).filter(unfit).isEmpty());
    }

    void textsAreEscaped_data() {
        const Rows<QString, QByteArray> row("text", "latex");
        row("letters and digits as they are", "Node 12", "Node 12");
        row("the ten special characters", "\\{}$&#%_^~",
            "\\textbackslash{}\\{\\}\\$\\&\\#\\%\\_\\textasciicircum{}\\textasciitilde{}");
        row("Greek letters in math", "α", "$\\alpha$");
        row("symbols side by side in one formula", "−∞", "$-\\infty$");
        row("a relation before a number", "≥3", "$\\geq$3");
        row("a space stays beside a formula", "α ≥ β", "$\\alpha$ $\\geq$ $\\beta$");
        row("subscripts do not meet", "x₁₂", "x${}_1{}_2$");
        row("a range", "2…5", "2\\ldots{}5");
        row("hyphens stay hyphens", "a--b", "a-{}-b");
        row("no guillemets from less-than signs", "<<a>>", "<{}<a>{}>");
        row("an apostrophe is a prime, two are two", "A''", "A'{}'");
        row("two spaces stay two", "a  b", "a \\ b");
        row("accented letters as they are", "Łódź", "Łódź");
        row("control characters leave nothing", QStringLiteral("a\u0001b\u007F"), "ab");
    }
    void textsAreEscaped() {
        QFETCH(QString, text);
        QFETCH(QByteArray, latex);
        LatexText writer;
        QCOMPARE(writer.of(text), latex);
        QVERIFY(writer.strangers().empty());
    }

    void lettersThatLatexHasNotAreDeclared() {
        const Searched tree(treeOf(R"(["中 😀": [1, 2]])"));
        const QByteArray document = tex(tree.at(0));
        QVERIFY(document.contains("\\DeclareUnicodeCharacter{4E2D}{"));
        QVERIFY(document.contains("\\DeclareUnicodeCharacter{1F600}{"));
        QVERIFY(document.contains("{中 😀};"));
        QVERIFY(!tex(Searched(treeOf(figure52)).at(0)).contains("DeclareUnicode"));
    }

    /// O on a2 and X on c2, among others.
    void boardsHangUnderTheirNodes() {
        const Searched tree(gameTree(lateGame, 2));
        const QByteArray document = tex(tree.at(tree.trace->end().value));
        const qsizetype scopes = document.count("\\begin{scope}[shift={(");
        QCOMPARE(scopes, qsizetype(tree.document.tree.nodeCount()));
        QCOMPARE(document.count("\\end{scope}"), scopes);
        QVERIFY(document.contains("\\begin{scope}[shift={(A)}, shift={("));
        QVERIFY2(
            document.contains("    \\path (0.5,0.5) pic{cross} (1.5,0.5) pic{nought} (2.5,0.5) "
                              "pic{cross} (0.5,1.5) pic{nought} (1.5,1.5) pic{nought} (2.5,1.5) "
                              "pic{cross} (2.5,2.5) pic{cross};"),
            document.constData());
        QVERIFY(document.contains("    \\draw[grid] (1,0) -- (1,3) (2,0) -- (2,3) (0,1) -- (3,1) "
                                  "(0,2) -- (3,2);"));
        QVERIFY(
            document.contains("    \\path[last move] (2.04,1.04) rectangle (2.96,1.96);")); // on c2
        QVERIFY(document.contains("cross/.pic="));
        QVERIFY(!tex(Searched(treeOf(figure52)).at(0)).contains("cross/.pic="));
    }

    void boardsAreThoseOfTheNodes_data() {
        const Rows<QString, QByteArray> row("game", "line");
        row("who won is struck and said", "tic-tac-toe@xxx/oo./...:o",
            "    \\draw[winning line, draw=firstText] (0.5,0.5) -- (2.5,0.5);");
        row("in words", "tic-tac-toe@xxx/oo./...:o", " {X wins};");
        row("discs lie at the foot", "connect-four:3,3,3@.../.../xo.:x",
            "    \\path (0.5,2.5) pic{disc} (1.5,2.5) pic{ring};");
        row("free places are holes", "connect-four:2,1,2@x.:o",
            "    \\filldraw[hole] (1.5,0.5) circle[radius=0.36];");
        row("discs on a grid", "reversi:4",
            "    \\path (1.5,1.5) pic{ring} (2.5,1.5) pic{disc} (1.5,2.5) pic{disc} (2.5,2.5) "
            "pic{ring};");
        row("the squares of small boards stand apart",
            "ultimate-tic-tac-toe@x......../........./"
            "........./........./........./........./"
            "........./........./........o:x:any",
            "    \\path (0.5,0.5) pic{cross} (9.3,9.3) pic{nought};");
        row("counters", "nim-normal:1:1,0@x", "    \\fill[counter] (");
    }
    void boardsAreThoseOfTheNodes() {
        QFETCH(QString, game);
        QFETCH(QByteArray, line);
        const Searched tree(gameTree(game.toStdString(), 0));
        const QByteArray document = tex(tree.at(tree.trace->end().value));
        QVERIFY2(document.contains(line), document.constData());
    }

    void boardsCanBeLeftOut() {
        const Searched tree(gameTree(lateGame, 2));
        const QByteArray document = tex(tree.at(3, {.showBoards = false}));
        QVERIFY(!document.contains("scope") && !document.contains("pic{"));
    }

    void treesTooLargeAreRefused() {
        // 1023 nodes; 901 of which 900 stand nearer to each other than a page can show.
        for (const auto& tree :
             {Searched(Scene::uniform(9, 2)), Searched(Scene::uniform(1, 900))}) {
            const auto document = tikzOf(tree.at(0));
            QVERIFY(!document);
            QVERIFY2(document.error().contains("too large for TikZ"), qPrintable(document.error()));
        }
        QVERIFY(tikzOf(Searched(Scene::uniform(8, 2)).at(0)).has_value());
    }
};

QTEST_MAIN(TestTikz)
#include "tst_tikz.moc"
