// Elements of a drawing, without the groups around them.

#include "ui/web/elementstyles.h"
#include "ui/web/svgshapes.h"

#include <QtTest>

using prunus::shapesOf;
using prunus::SvgShape;

class TestSvgShapes : public QObject {
    Q_OBJECT

  private slots:
    void anElementHasWhatItsGroupsSay();
    void whatChangesNothingIsLeftOut();
    void textsAreEscaped();
    void themesShareARule();
};

namespace {

QByteArray drawing(const QByteArray& inside) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>t</title><g fill=\"none\" "
           "stroke=\"black\" stroke-linecap=\"square\">" +
           inside + "</g></svg>";
}

} // namespace

void TestSvgShapes::anElementHasWhatItsGroupsSay() {
    const auto shapes =
        shapesOf(drawing("<g fill=\"#fbeee6\" stroke=\"none\" "
                         "transform=\"matrix(1,0,0,1,194,226)\"><path fill-rule=\"evenodd\" "
                         "d=\"M0,26 L29,-20\"/></g>"
                         "<g stroke=\"#8a949e\" stroke-width=\"1.5\">"
                         "<polyline points=\"464,66 734,226 \"/></g>"));
    QCOMPARE(shapes.size(), std::size_t{2});
    QCOMPARE(shapes[0].markup, QByteArray("<path d='M0,26 L29,-20'/>"));
    QCOMPARE(shapes[0].transform, QByteArray("translate(194 226)"));
    QCOMPARE(shapes[0].look, QByteArray("fill:#fbeee6;fill-rule:evenodd;stroke:none"));
    QCOMPARE(shapes[1].markup, QByteArray("<polyline points='464,66 734,226'/>"));
    QVERIFY(shapes[1].transform.isEmpty());
    QCOMPARE(shapes[1].look, QByteArray("fill:none;stroke:#8a949e;stroke-width:1.5;"
                                        "stroke-linecap:square"));
}

void TestSvgShapes::whatChangesNothingIsLeftOut() {
    const auto look = [](const QByteArray& attributes) {
        return shapesOf(drawing("<rect x=\"1\" " + attributes + "/>")).at(0).look;
    };
    QCOMPARE(look("stroke=\"none\" stroke-width=\"9\""), QByteArray("fill:none;stroke:none"));
    QCOMPARE(look("stroke-opacity=\"1\" fill-rule=\"evenodd\" font-size=\"9\""),
             QByteArray("fill:none;stroke:black;stroke-linecap:square"));
    QCOMPARE(look("stroke-opacity=\"0.5\""),
             QByteArray("fill:none;stroke:black;stroke-opacity:0.5;stroke-linecap:square"));
}

void TestSvgShapes::textsAreEscaped() {
    const auto shapes = shapesOf(drawing("<text x=\"1\" y=\"2\" fill=\"#000\" stroke=\"none\" "
                                         "font-size=\"14\" xml:space=\"preserve\">a&lt;/text&gt; "
                                         "&amp; b</text>"));
    QCOMPARE(shapes.at(0).markup, QByteArray("<text x='1' y='2'>a&lt;/text&gt; &amp; b</text>"));
    QCOMPARE(shapes.at(0).look, QByteArray("fill:#000;stroke:none;font-size:14px"));
}

void TestSvgShapes::themesShareARule() {
    prunus::ElementStyles looks;
    QCOMPARE(looks.add({"fill:#111", "fill:#222", "fill:#111", "fill:#111"}), 0U);
    QCOMPARE(looks.add({"stroke:#111;stroke-width:2", "", "stroke:#111;stroke-width:2",
                        "stroke:#111;stroke-width:2"}),
             1U);
    QCOMPARE(looks.add({"fill:#111", "fill:#222", "fill:#111", "fill:#111"}), 0U);
    QCOMPARE(looks.known("fill:#111").value_or(9), 0U);
    QVERIFY(!looks.known("fill:#999"));
    const QByteArray rules = looks.rules();
    QVERIFY(rules.contains(".s0{fill:var(--v0);}"));
    QVERIFY(looks.variables(0).startsWith("--v0:#111;"));
    QVERIFY(looks.variables(1).startsWith("--v0:#222;"));
    QVERIFY(looks.variables(1).contains("none")); // what this theme does not draw
    QVERIFY(looks.variables(0).contains("inline"));
}

QTEST_GUILESS_MAIN(TestSvgShapes)
#include "tst_svgshapes.moc"
