// A tree as a question for an exam: what it gives away, how it is drawn, and its empty boxes.

#include "core/analysis/minimaltree.h"
#include "tests/rows.h"
#include "tests/ui/figures/svgtexts.h"
#include "tests/ui/session/searchedtree.h"
#include "ui/drawing/edgeline.h"
#include "ui/drawing/treelabels.h"
#include "ui/figures/figurefile.h"
#include "ui/words/language.h"

#include <QLineF>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

using namespace prunus;

class TestQuestionFigures : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installLanguage(); }

    void aQuestionTellsNothingOfTheSearch_data() {
        QTest::addColumn<FigureFormat>("format");
        QTest::newRow("SVG") << FigureFormat::svg;
        QTest::newRow("PNG") << FigureFormat::png;
        QTest::newRow("TikZ") << FigureFormat::tikz;
    }
    void aQuestionTellsNothingOfTheSearch() {
        QFETCH(FigureFormat, format);
        FigureStyle style{.question = Blanks{true, true}};
        const Searched minimax(treeOf(figure52), Algorithm::minimax);
        const QByteArray start = bytesOf(minimax.at(0, style), format);
        const Searched negamax(treeOf(figure52), Algorithm::alphaBetaNegamax);
        style.side = Side::mover;
        style.hideUnreadLeaves = true;
        style.theme = ThemeKind::dark;
        style.minimal = std::make_shared<const MinimalTree>(
            *minimalTree(negamax.document.tree, negamax.trace->options()));
        for (const std::uint32_t step : {0U, 14U, 26U}) {
            QVERIFY(bytesOf(negamax.at(step, style), format) == start);
        }
    }

    void aQuestionIsBlackOnWhite() {
        FigureStyle style{.question = Blanks{true, true}};
        const Searched tree(gameTree("tic-tac-toe@xox/.o./..x:o", 9));
        const QString svg = QString::fromUtf8(bytesOf(tree.at(0, style)));
        static const QRegularExpression colour(QStringLiteral("(?:stroke|fill)=\"#(\\w+)\""));
        QSet<QString> colours;
        for (const auto& match : colour.globalMatch(svg)) {
            colours << match.captured(1);
        }
        QCOMPARE(colours, QSet<QString>({"000000", "ffffff"}));
        QVERIFY(!svg.contains(QStringLiteral("dasharray")));
    }

    void aQuestionIsCropped() {
        const Searched tree(treeOf("[[3,12,8],7,[x: 14,5]]"));
        FigureStyle style;
        for (const bool boxes : {false, true}) {
            style.question = Blanks{boxes, boxes};
            const QImage drawn = imageOf(tree.at(0, style));
            QRect dark;
            for (int y = 0; y < drawn.height(); ++y) {
                for (int x = 0; x < drawn.width(); ++x) {
                    dark = isDark(drawn, x, y) ? dark | QRect(x, y, 1, 1) : dark;
                }
            }
            // Eight pixels, what a letter leaves of its line, and up to a multiple of four.
            QVERIFY(dark.left() >= 6 && dark.top() >= 6);
            QVERIFY(drawn.width() - dark.right() <= 14 && drawn.height() - dark.bottom() <= 20);
            QVERIFY(dark.left() <= 12 && dark.top() <= 20);
        }
    }

    void aQuestionHasEmptyBoxes_data() {
        const Rows<QString, Blanks, QString> row("tree", "blanks", "texts");
        const QString given = QStringLiteral("MAX MIN leaves 3 12 8 2 4 6 14 5 2 A B C D");
        const QString tree = QLatin1String(figure52.data());
        row("none", tree, Blanks{}, given);
        row("for bounds", tree, Blanks{true, false}, given + QStringLiteral(" α α α α β β β β"));
        row("for values", tree, Blanks{false, true}, given + QStringLiteral(" v v v v"));
        row("for both", tree, Blanks{true, true},
            given + QStringLiteral(" α α α α β β β β v v v v"));
        row("beside long names",
            R"([["a name that is long": [1, 2], "another long name": [3, 4]], [[5]]])",
            Blanks{true, true},
            "MAX MIN MAX leaves 1 2 3 4 5 A B C a_name_that_is_long "
            "another_long_name D α α α α α α β β β β β β v v v v v v");
        row("static values of inner nodes are not told",
            R"({"format": "prunus-tree", "version": 1, "tree": {"value": 9, "children": [1, 2]}})",
            Blanks{}, "MAX leaves 1 2 A");
    }
    void aQuestionHasEmptyBoxes() {
        QFETCH(const QString, tree);
        QFETCH(const Blanks, blanks);
        QFETCH(const QString, texts);
        FigureStyle style{.question = blanks};
        const Searched searched(treeOf(tree.toStdString()));
        const Figure figure = searched.at(0, style);
        QCOMPARE(figure.fault(), QString());
        QCOMPARE(textsOf(bytesOf(figure)), sorted(texts));
    }

    void boxesStandOnBranches_data() {
        const Rows<QString, int> row("tree", "inner"); // nodes, but for the root
        row("a short tree", QString(QLatin1String(figure52.data())), 3);
        row("a leaf beside inner nodes", "[[1,2],3,[4,[5,6]]]", 3);
        row("many children of one node", "[[1],[2],[3],[4],[5],[6],[7],[8],[9]]", 9);
        row("a high tree", "[[[[1,2],[3,4]],[[5,6],[7,8]]],[[[9,1],[2,3]],[[4,5],[6,7]]]]", 14);
        row("no other inner node", "[1,2]", 0);
    }
    /// On that to their own node, and on nothing else.
    void boxesStandOnBranches() {
        QFETCH(const QString, tree);
        QFETCH(const int, inner);
        FigureStyle style{.question = Blanks{true, false, false, true}};
        const Searched searched(treeOf(tree.toStdString()));
        const Figure figure = searched.at(0, style);
        QCOMPARE(figure.fault(), QString());
        const TreePicture picture = figure.picture();
        const LabelledTree drawn = labelledTree(picture, QRectF({0, 0}, QSizeF(figure.size())));
        std::vector<QRectF> boxes;
        for (const Label& label : drawn.labels) {
            if (label.kind != Label::Kind::blank) {
                continue;
            }
            const EdgeLine edge = edgeInto(picture, label.node);
            const QPointF at = label.rect.center();
            const double part = (at.y() - edge.parent.y()) / (edge.child.y() - edge.parent.y());
            QVERIFY(part > 0 && part < 1);
            QVERIFY(QLineF(at, edge.at(part)).length() < 1);
            for (const QRectF& other : boxes) {
                QVERIFY(!label.rect.intersects(other));
            }
            for (const auto& row : drawn.nodes) {
                for (const DrawnNode& node : row) {
                    QVERIFY(!label.rect.intersects(shapeOf(node)));
                }
            }
            boxes.push_back(label.rect);
        }
        QCOMPARE(int(boxes.size()), inner);
    }

    void boxesWithoutRoomAreRefused() {
        const Searched tree(Scene::uniform(7, 2));
        FigureStyle style{.question = Blanks{true, true}};
        const auto refused = figureBytes(tree.at(0, style), FigureFormat::svg);
        QVERIFY(!refused && refused.error().contains(QStringLiteral("255 nodes")));
        style.question = Blanks{};
        QVERIFY(figureBytes(tree.at(0, style), FigureFormat::svg));
    }
};

QTEST_MAIN(TestQuestionFigures)
#include "tst_questionfigures.moc"
