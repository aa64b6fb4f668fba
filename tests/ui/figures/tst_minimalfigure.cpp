// The overlay of the minimal tree in figures: a letter at each node that the proof needs, and in
// dense rows a line under those columns that hold such nodes.

#include "core/analysis/minimaltree.h"
#include "core/generate/uniform.h"
#include "tests/ui/base/rows.h"
#include "tests/ui/session/searchedtree.h"

#include <QImage>
#include <QtTest>

using namespace prunus;

namespace {

FigureStyle withProof(const Searched& searched) {
    FigureStyle style;
    style.showNames = false;
    style.minimal = std::make_shared<const MinimalTree>(
        minimalTree(searched.document.tree, searched.trace->options()).value());
    return style;
}

QByteArray bytes(const Searched& searched, const FigureStyle& style, FigureFormat format) {
    const auto drawn = figureBytes(searched.at(searched.trace->end().value, style), format);
    return drawn ? *drawn : drawn.error().toUtf8();
}

} // namespace

class TestMinimalFigure : public QObject {
    Q_OBJECT

  private slots:
    void lettersOfTheTypes_data();
    void lettersOfTheTypes();
    void thatOfAnotherTreeIsNotShown();
    void denseRowsAreUnderlined();
};

void TestMinimalFigure::lettersOfTheTypes_data() {
    const Rows<int, QByteArray> row("format", "around");
    row("in SVG", int(FigureFormat::svg), ">%</text>");
    row("in TikZ", int(FigureFormat::tikz), "{%}");
}

void TestMinimalFigure::lettersOfTheTypes() {
    QFETCH(int, format);
    QFETCH(QByteArray, around);
    const Searched searched(treeOf(figure52));
    const auto letters = [&](const FigureStyle& style) {
        const QByteArray drawn = bytes(searched, style, FigureFormat(format));
        QList<qsizetype> counts;
        for (const char* letter : {"P", "C", "A"}) {
            counts << drawn.count(QByteArray(around).replace("%", letter));
        }
        return counts;
    };
    FigureStyle plain;
    plain.showNames = false;
    QCOMPARE(letters(plain), QList<qsizetype>({0, 0, 0}));
    // 3 is proved by its leaf, by 12 and 8, and by 2 and 2 that the other families are worse.
    QCOMPARE(letters(withProof(searched)), QList<qsizetype>({3, 4, 2}));
}

void TestMinimalFigure::thatOfAnotherTreeIsNotShown() {
    const Searched searched(treeOf(figure52));
    const Searched other(treeOf("[1,2]"));
    FigureStyle plain;
    plain.showNames = false;
    QCOMPARE(bytes(searched, withProof(other), FigureFormat::svg),
             bytes(searched, plain, FigureFormat::svg));
}

void TestMinimalFigure::denseRowsAreUnderlined() {
    UniformShape shape;
    shape.branching = 7;
    shape.depth = 5;
    const Searched searched(generateUniform(shape).value());
    const FigureStyle style = withProof(searched);
    FigureStyle plain = style;
    plain.minimal.reset();
    const QImage without = QImage::fromData(bytes(searched, plain, FigureFormat::png));
    const QImage with = QImage::fromData(bytes(searched, style, FigureFormat::png));
    QCOMPARE(with.size(), without.size());
    // The last row has bars; the line lies under them, where there is nothing else.
    const Theme& theme = themeOf(style.theme);
    int marked = 0;
    for (int y = with.height() / 2; y < with.height(); ++y) {
        for (int x = 0; x < with.width(); ++x) {
            marked += with.pixel(x, y) == theme.bestLine.rgb() &&
                              without.pixel(x, y) == theme.background.rgb()
                          ? 1
                          : 0;
        }
    }
    QVERIFY2(marked > 100, qPrintable(QString::number(marked)));
}

QTEST_MAIN(TestMinimalFigure)
#include "tst_minimalfigure.moc"
