// An SVG without what says nothing looks as it did: the same pixels as of what Qt writes.

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
    QTest::addColumn<int>("depth");
    QTest::addColumn<int>("branching");
    QTest::addColumn<ThemeKind>("theme");
    QTest::newRow("shapes and texts") << 2 << 3 << ThemeKind::light;
    QTest::newRow("hatched and dashed, in black and white") << 3 << 3 << ThemeKind::blackAndWhite;
    QTest::newRow("bands of nodes that stand too close") << 12 << 2 << ThemeKind::dark;
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
    QTest::addColumn<QByteArray>("svg");
    QTest::addColumn<QByteArray>("compact");
    QTest::newRow("a font is for a text, and its words are its own")
        << QByteArray("<svg>\n<g fill=\"#123456\" fill-opacity=\"0.5\"\nfont-family=\"X\" \n>\n"
                      "<text>a fill-opacity=\"1\" b</text>\n</g>\n</svg>")
        << QByteArray("<svg>\n<g fill=\"#123456\" fill-opacity=\"0.5\"\nfont-family=\"X\" \n>\n"
                      "<text>a fill-opacity=\"1\" b</text>\n</g>\n\n</svg>");
    QTest::newRow("a group of groups")
        << QByteArray("<svg><g fill=\"none\"><g fill=\"red\" fill-opacity=\"1\"\nfont-family=\"X\">"
                      "<rect/></g><g fill=\"red\"></g></g></svg>")
        << QByteArray("<svg>\n<g fill=\"none\"><g fill=\"red\"><rect/></g>\n</g></svg>");
    QTest::newRow("what has no groups")
        << QByteArray("<svg>\n</svg>\n") << QByteArray("<svg>\n</svg>\n");
    QTest::newRow("what is cut off") << QByteArray("<svg><g fill=\"red\"><rect/>")
                                     << QByteArray("<svg>\n<g fill=\"red\"><rect/>");
    QTest::newRow("nothing") << QByteArray() << QByteArray();
}

void TestCompactSvg::whatSaysSomethingStays() {
    QFETCH(QByteArray, svg);
    QTEST(compactSvg(svg), "compact");
}

QTEST_MAIN(TestCompactSvg)
#include "tst_compactsvg.moc"
