// An SVG without what says nothing looks as it did: the same pixels as of what Qt writes.

#include "tests/ui/base/rows.h"
#include "tests/ui/session/searchedtree.h"
#include "ui/figures/compactsvg.h"

#include <QBuffer>
#include <QImage>
#include <QSvgGenerator>
#include <QSvgRenderer>
#include <QtTest>

using namespace prunus;

namespace {

QByteArray asQtWrites(const Figure& figure) {
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setResolution(96);
    svg.setSize(figure.size());
    svg.setViewBox(QRect({0, 0}, figure.size()));
    QPainter painter(&svg);
    figure.paint(painter);
    painter.end();
    return buffer.data();
}

QImage imageOf(const QByteArray& svg, QSize size) {
    QSvgRenderer renderer(svg);
    if (!renderer.isValid()) {
        return {};
    }
    QImage image(size, QImage::Format_RGB32);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

} // namespace

class TestCompactSvg : public QObject {
    Q_OBJECT

  private slots:
    void looksTheSame_data();
    void looksTheSame();
    void whatSaysSomethingStays_data();
    void whatSaysSomethingStays();
};

void TestCompactSvg::looksTheSame_data() {
    const Rows<int, int, ThemeKind> row("depth", "branching", "theme");
    row("shapes and texts", 2, 3, ThemeKind::light);
    row("hatched and dashed, in black and white", 3, 3, ThemeKind::blackAndWhite);
    row("bands of nodes that stand too close", 12, 2, ThemeKind::dark);
}

void TestCompactSvg::looksTheSame() {
    QFETCH(int, depth);
    QFETCH(int, branching);
    QFETCH(ThemeKind, theme);
    const Searched tree(Scene::uniform(std::uint32_t(depth), std::uint32_t(branching)));
    FigureStyle style;
    style.theme = theme;
    for (const std::uint32_t part : {0U, 2U, 4U}) {
        const Figure figure = tree.at(tree.trace->end().value / 4 * part, style);
        const QByteArray svg = asQtWrites(figure);
        const QByteArray compact = compactSvg(svg);
        QVERIFY(compact.size() < svg.size() * 8 / 10);
        const QImage image = imageOf(svg, figure.size() / 2);
        QVERIFY(!image.isNull());
        QVERIFY(imageOf(compact, figure.size() / 2) == image);
    }
}

void TestCompactSvg::whatSaysSomethingStays_data() {
    const Rows<QByteArray, QByteArray> row("svg", "compact");
    row("a font is for a text, and its words are its own",
        "<svg>\n<g fill=\"#123456\" fill-opacity=\"0.5\"\nfont-family=\"X\" \n>\n"
        "<text>a fill-opacity=\"1\" b</text>\n</g>\n</svg>",
        "<svg>\n<g fill=\"#123456\" fill-opacity=\"0.5\"\nfont-family=\"X\" \n>\n"
        "<text>a fill-opacity=\"1\" b</text>\n</g>\n\n</svg>");
    row("a group of groups",
        "<svg><g fill=\"none\"><g fill=\"red\" fill-opacity=\"1\"\nfont-family=\"X\">"
        "<rect/></g><g fill=\"red\"></g></g></svg>",
        "<svg>\n<g fill=\"none\"><g fill=\"red\"><rect/></g>\n</g></svg>");
    row("what has no groups", "<svg>\n</svg>\n", "<svg>\n</svg>\n");
    row("what is cut off", "<svg><g fill=\"red\"><rect/>", "<svg>\n<g fill=\"red\"><rect/>");
    row("nothing", {}, {});
}

void TestCompactSvg::whatSaysSomethingStays() {
    QFETCH(QByteArray, svg);
    QTEST(compactSvg(svg), "compact");
}

QTEST_MAIN(TestCompactSvg)
#include "tst_compactsvg.moc"
