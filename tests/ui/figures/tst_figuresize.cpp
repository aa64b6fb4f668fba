// Files of figures do not grow with the tree: they hold what can be seen.

#include "tests/rows.h"
#include "tests/ui/session/searchedtree.h"

#include <QtTest>

using namespace prunus;

class TestFigureSize : public QObject {
    Q_OBJECT

  private slots:
    void filesHoldWhatCanBeSeen_data() {
        const Rows<int, int, bool> row("depth", "branching", "bestCase");
        row("1,111,111 nodes in families of ten", 6, 10, false);
        row("the same, best child first", 6, 10, true);
        row("797,161 nodes in families of three", 12, 3, false);
        row("1,048,575 nodes in pairs, where what is cut alternates most", 19, 2, false);
    }
    /// Where nodes stand too close for shapes, a cell of one pixel's width in one row holds a bar,
    /// with the shade and the marks above it. Each can have parts, but neighbours that look alike
    /// are one shape: on average a cell has no more than one. That is a rectangle with its colour,
    /// up to 100 bytes of SVG; in a PDF, packed, up to 8.
    void filesHoldWhatCanBeSeen() {
        QFETCH(int, depth);
        QFETCH(int, branching);
        QFETCH(bool, bestCase);
        Searched tree(Scene::uniform(std::uint32_t(depth), std::uint32_t(branching)));
        if (bestCase) {
            SearchOptions options;
            options.order = MoveOrder::bestFirst;
            tree.trace = recordSearch(tree.document.tree, options).value();
        }
        for (const std::uint32_t part : {0U, 1U, 2U}) {
            const Figure figure = tree.at(tree.trace->end().value / 2 * part);
            const qsizetype cells = qsizetype(figure.size().width()) * (depth + 1);
            const qsizetype svg = figureBytes(figure, FigureFormat::svg)->size();
            const qsizetype pdf = figureBytes(figure, FigureFormat::pdf)->size();
            QVERIFY2(svg < 100 * cells, qPrintable(QString::number(svg)));
            QVERIFY2(pdf < 8 * cells, qPrintable(QString::number(pdf)));
        }
    }
};

QTEST_MAIN(TestFigureSize)
#include "tst_figuresize.moc"
