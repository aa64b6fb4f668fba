// What can be left out of a figure, and black and white. The texts of figure 5.2 at step 14 were
// followed by hand; its places follow from nodes 90 pixels apart and rows of 160.

#include "tests/rows.h"
#include "tests/ui/figures/svgtexts.h"
#include "tests/ui/look/pixels.h"
#include "tests/ui/session/searchedtree.h"
#include "ui/figures/comparedsheet.h"
#include "ui/words/language.h"

#include <QImage>
#include <QtTest>

using namespace prunus;

namespace {

const FigureStyle blackAndWhite{.theme = ThemeKind::blackAndWhite};

/// How many of the pixels from one place to another are dark, both included.
int darkBetween(const QImage& image, QPoint from, QPoint to) {
    const QPoint way = to - from;
    const int steps = std::max(std::abs(way.x()), std::abs(way.y()));
    int dark = 0;
    for (int k = 0; k <= steps; ++k) {
        const QPoint at = from + way * k / steps;
        dark += isDark(image, at.x(), at.y()) ? 1 : 0;
    }
    return dark;
}

} // namespace

class TestFigureChoices : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installLanguage(); }

    void whatIsLeftOut_data() {
        const Rows<FigureStyle, QString> row("style", "texts");
        const QString given = QStringLiteral("MAX MIN leaves 3 12 8 2 14 5 2 ");
        const QString names = QStringLiteral("A B C D ");
        const QString values = QStringLiteral("≥3 3 ≤2 ");
        const QString pruned = QStringLiteral("4 6 ");
        const QString windows = QStringLiteral("α −∞ 3 β +∞ α 3 β +∞ 2 ✂_α_≥_β ");
        FigureStyle style;
        row("nothing", style, (given + names + values + pruned + windows).trimmed());
        style.showWindows = false;
        row("windows", style, (given + names + values + pruned).trimmed());
        style = {};
        style.showValues = false;
        row("values of inner nodes, but not those of leaves", style,
            (given + names + pruned + windows).trimmed());
        style = {};
        style.showNames = false;
        row("names", style, (given + values + pruned + windows).trimmed());
        style = {};
        style.showPruned = false;
        row("pruned parts", style, (given + names + values + windows).trimmed());
        style.showWindows = style.showValues = style.showNames = false;
        row("all of them", style, given.trimmed());
    }
    void whatIsLeftOut() {
        QFETCH(FigureStyle, style);
        QFETCH(QString, texts);
        const Searched figure(treeOf(figure52));
        QCOMPARE(textsOf(bytesOf(figure.at(14, style))), sorted(texts));
    }

    void leftOutPartsStayMarked() {
        // Two slashes on the edge to 4, two on the one to 6.
        const Searched figure(treeOf(figure52));
        FigureStyle style;
        for (const bool show : {true, false}) {
            style.showPruned = show;
            const QByteArray svg = bytesOf(figure.at(14, style));
            const qsizetype marks = svg.indexOf("stroke=\"#9b3d73\"");
            const qsizetype behind = svg.indexOf("</g>", marks);
            QCOMPARE(svg.mid(marks, behind - marks).count("<polyline"), 4);
            QCOMPARE(svg.contains("#e4d2dd"), show); // the hatch
        }
    }

    void manyPrunedNodesAreLeftOutToo() {
        // So many that they are columns of a pixel: what is drawn for them is gone, the marks stay.
        const Searched tree(Scene::uniform(5, 10));
        const std::uint32_t end = tree.trace->end().value;
        FigureStyle style;
        const auto count = [&](const QColor& colour) {
            return pixelsOf(imageOf(tree.at(end, style)), colour);
        };
        const Theme& theme = themeOf(ThemeKind::light);
        QVERIFY(count(theme.cut.line) > 1000);
        style.showPruned = false;
        QVERIFY(count(theme.cut.line) < 100);
        QVERIFY(count(theme.cutMark) > 0);
    }

    void namesLeftOutTakeNoRoom() {
        const Searched figure(treeOf(R"([["a long name of a leaf": 1, "another long name": 2]])"));
        FigureStyle style;
        const QSize withNames = figure.at(0, style).size();
        style.showNames = false;
        const QSize without = figure.at(0, style).size();
        QVERIFY(without.width() < withNames.width());
        QVERIFY(without.height() < withNames.height());
    }

    void blackAndWhiteHasNoHue() {
        const Searched figure(treeOf(figure52));
        for (const std::uint32_t step : {0U, 13U, 14U, 20U, 26U}) {
            QVERIFY(imageOf(figure.at(step, blackAndWhite)).allGray());
        }
        QVERIFY(!imageOf(figure.at(14)).allGray());
    }

    void blackAndWhiteTellsEverythingApart() {
        // Leaves stand at x = 104, 194, … 824, rows at y = 66, 226 and 386; A and C at x = 464.
        const Searched tree(treeOf(figure52));
        const QImage drawn = imageOf(tree.at(14, blackAndWhite));
        const int best = darkBetween(drawn, {329, 136}, {329, 156});    // across A–B
        const int visited = darkBetween(drawn, {454, 146}, {474, 146}); // across A–C
        QVERIFY2(best >= 2 * visited, qPrintable(QStringLiteral("%1, %2").arg(best).arg(visited)));
        QCOMPARE(visited, 2);
        // Along a visited edge all is dark, along a cut one about half, along a dotted one less.
        QCOMPARE(darkBetween(drawn, {464, 110}, {464, 160}), 51);
        const int cut = darkBetween(drawn, {464, 325}, {464, 364});
        QVERIFY2(cut >= 16 && cut <= 26, qPrintable(QString::number(cut)));
        const int notReached = darkBetween(drawn, {734, 260}, {734, 360});
        QVERIFY2(notReached >= 10 && notReached <= 50, qPrintable(QString::number(notReached)));
        // The ring of C is double: dark, light, dark.
        QStringList ring;
        for (int x = 464 + 34; x < 464 + 48; ++x) {
            const QString now =
                isDark(drawn, x, 226) ? QStringLiteral("dark") : QStringLiteral("light");
            if (ring.isEmpty() || ring.last() != now) {
                ring << now;
            }
        }
        QCOMPARE(ring, QStringList({"light", "dark", "light", "dark", "light"}));
        // A cut leaf is hatched, a read one is not.
        const auto grey = [&](int x) {
            int count = 0;
            for (int dx = -18; dx <= 18; ++dx) {
                count += qGray(drawn.pixel(x + dx, 386 + 12)) < 230 ? 1 : 0;
            }
            return count;
        };
        QVERIFY(grey(464) > 6 && grey(374) == 0);
    }

    void searchesStandUnderTheirCounts_data() {
        const Rows<bool, bool, QStringList> row("over", "hides", "captions");
        row("at the end", true, false,
            QStringList{"MAX’s side · value 3 · 13 nodes · 9 leaves · 0 cutoffs",
                        "MAX’s side · value 3 · 11 nodes · 7 leaves · 1 cutoff"});
        row("before it", false, false,
            QStringList{"MAX’s side · step 0 of 29 · 0 nodes · 0 leaves · 0 cutoffs",
                        "MAX’s side · step 0 of 26 · 0 nodes · 0 leaves · 0 cutoffs"});
        row("while unread leaves are hidden", false, true,
            QStringList{"MAX’s side · step 0 · 0 nodes · 0 leaves · 0 cutoffs",
                        "MAX’s side · step 0 · 0 nodes · 0 leaves · 0 cutoffs"});
    }
    /// The counts of figure 5.2 are those of its description; minimax takes 4 enters, 9 leaves, 12
    /// backs and 4 leaves of nodes.
    void searchesStandUnderTheirCounts() {
        QFETCH(const bool, over);
        QFETCH(const bool, hides);
        QFETCH(const QStringList, captions);
        const auto document =
            std::make_shared<const Document>(treeOf(figure52), QStringLiteral("t"));
        std::vector<ComparedSearch> searches;
        for (const Algorithm algorithm : {Algorithm::minimax, Algorithm::alphaBeta}) {
            SearchOptions options;
            options.algorithm = algorithm;
            const auto trace = recordSearch(document->tree, options).value();
            searches.push_back({trace, over ? trace->end() : Step{0}});
        }
        const FigureStyle style{.hideUnreadLeaves = hides};
        const FigureSheet sheet = comparedSheet(document, searches, style, false);
        const QString svg = QString::fromUtf8(figureBytes(sheet, FigureFormat::svg).value());
        for (const QString& caption : captions) {
            QVERIFY2(svg.contains(u'>' + caption + u'<'), qPrintable(caption));
            QVERIFY(sheet.description.contains(caption));
        }
        QCOMPARE(svg.count(QStringLiteral(">leaves</text>")), 2);
        // What one read and the other cut is marked where that is wanted.
        const QString mark = themeOf(ThemeKind::light).difference.name();
        QVERIFY(!svg.contains(mark));
        const auto marks = [&](const std::vector<ComparedSearch>& of) {
            const FigureSheet marked = comparedSheet(document, of, style, true);
            return figureBytes(marked, FigureFormat::svg)->count(mark.toUtf8());
        };
        std::vector<ComparedSearch> begun = searches;
        for (ComparedSearch& each : begun) {
            each.step = Step{0};
        }
        QVERIFY(marks(begun) > 0); // those of the key
        QCOMPARE(marks(searches) > marks(begun), over);
        QVERIFY(!figureBytes(sheet, FigureFormat::tikz));
    }

    void placesAreAboutAsWideAsASlide_data() {
        const Rows<int, QSizeF, int> row("places", "size", "columns");
        row("two flat ones stand on each other", 2, QSizeF(900, 300), 1);
        row("two high ones stand side by side", 2, QSizeF(300, 400), 2);
        row("four make a square", 4, QSizeF(600, 400), 2);
        row("three leave no place empty", 3, QSizeF(300, 600), 3);
        row("four very flat ones make a column", 4, QSizeF(4000, 400), 1);
    }
    void placesAreAboutAsWideAsASlide() {
        QFETCH(const int, places);
        QFETCH(const QSizeF, size);
        QFETCH(const int, columns);
        QCOMPARE(columnsOf(places, size), columns);
    }
};

QTEST_MAIN(TestFigureChoices)
#include "tst_figurechoices.moc"
