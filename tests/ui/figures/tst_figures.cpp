// Figures in files. The texts of figure 5.2 were followed by hand on a copy of the book's tree; its
// places follow from nodes 90 pixels apart and rows of 160.

#include "core/formats/importtree.h"
#include "tests/enough.h"
#include "tests/ui/figures/svgtexts.h"
#include "tests/ui/session/searchedtree.h"
#include "ui/drawing/treelabels.h"
#include "ui/words/language.h"
#include "ui/words/words.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>
#include <set>

using namespace prunus;

namespace {

/// Returns the distance between the steps that are looked at, of so many steps: 1, but under
/// sanitizers, where all takes ten times as long, a fifth of the way.
std::uint32_t strideOver(std::uint32_t steps) {
    return oracle::enough(16) < 16 ? steps / 5 + 1 : 1;
}

} // namespace

class TestFigures : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installLanguage(); }

    /// The target drawing of the program; what its labels say at other steps is in tst_treelabels.
    void textsOfFigure() {
        const Searched figure(treeOf(figure52));
        QCOMPARE(textsOf(written(dir_, figure.at(14), "f.svg")),
                 sorted("MAX MIN leaves A B C D 3 12 8 2 4 6 14 5 2 ≥3 3 ≤2 α −∞ 3 β +∞ α 3 β +∞ 2 "
                        "✂_α_≥_β"));
    }

    void unreadLeavesCanBeHidden() {
        const Searched figure(treeOf(figure52));
        const FigureStyle style{.hideUnreadLeaves = true};
        QCOMPARE(textsOf(written(dir_, figure.at(0, style), "hidden.svg")),
                 sorted("MAX MIN leaves A B C D"));
        QCOMPARE(textsOf(written(dir_, figure.at(26, style), "hidden.svg")),
                 sorted("MAX MIN leaves A B C D 3 12 8 2 14 5 2 3 3 ≤2 2"));
    }

    void formerBoundsAreStruck() {
        // Two bounds no longer hold at step 14: −∞ as α of A, +∞ as β of C. A line strikes each,
        // drawn right after it in the same colour.
        const Searched figure(treeOf(figure52));
        const auto struck = [&](std::uint32_t step) {
            static const QRegularExpression line(QStringLiteral(">([^<>]+)</text>\\s*<polyline"));
            const QString svg = QString::fromUtf8(written(dir_, figure.at(step), "struck.svg"));
            QStringList texts;
            for (const QRegularExpressionMatch& match : line.globalMatch(svg)) {
                texts << match.captured(1);
            }
            texts.sort();
            return texts;
        };
        QCOMPARE(struck(0), QStringList());
        QCOMPARE(struck(14), sorted(QStringLiteral("−∞ +∞")));
    }

    void titleAndDescription() {
        const Searched figure(treeOf(figure52));
        QCOMPARE(figure.at(14).title(), "a tree: Alpha-beta, step 14 of 26");
        const QByteArray svg = written(dir_, figure.at(14), "titled.svg");
        QVERIFY(svg.contains("<title>a tree: Alpha-beta, step 14 of 26</title>"));
        QVERIFY(svg.contains("<desc>α-cutoff at C (MIN). "));
        QVERIFY(svg.contains("<svg width=\"976\" height=\"432\"\n viewBox=\"0 0 976 432\""));
    }

    void coloursOfPng() {
        const Searched figure(treeOf(figure52));
        // Leaves stand at x = 104, 194, … 824, rows at y = 66, 226 and 386.
        const QImage light = QImage::fromData(written(dir_, figure.at(14), "light.png"));
        QCOMPARE(light.size(), QSize(976, 432));
        QCOMPARE(light.pixelColor(2, 2), QColor(0xFF, 0xFF, 0xFF));
        QCOMPARE(light.pixelColor(464 + 40, 226), QColor(0xE6, 0x9F, 0x00)); // the ring around C
        QCOMPARE(light.pixelColor((464 + 194) / 2, (66 + 226) / 2),          // the best line A-B
                 QColor(0x00, 0x80, 0x5E));
        QCOMPARE(light.pixelColor(194, 226 + 10), QColor(0xFB, 0xEE, 0xE6)); // inside MIN B
        QCOMPARE(light.pixelColor(464, 66 - 12), QColor(0xE6, 0xF2, 0xFA));  // inside MAX A
        const QImage dark =
            QImage::fromData(written(dir_, figure.at(14, {.theme = ThemeKind::dark}), "dark.png"));
        QCOMPARE(dark.pixelColor(2, 2), QColor(0x16, 0x19, 0x1D));
        QCOMPARE(dark.pixelColor(464, 66 - 12), QColor(0x12, 0x32, 0x4A));
    }

    void pngCanBeLarger() {
        const Searched figure(treeOf(figure52));
        const QImage twice = QImage::fromData(written(dir_, figure.at(14), "twice.png", 2));
        QCOMPARE(twice.size(), QSize(1952, 864));
        QCOMPARE(twice.pixelColor(2 * (464 + 40), 2 * 226), QColor(0xE6, 0x9F, 0x00));
        QCOMPARE(twice.dotsPerMeterX(), 7559); // 192 an inch of 25.4 mm
        QCOMPARE(QImage::fromData(written(dir_, figure.at(14), "half.png", 0.5)).size(),
                 QSize(488, 216));
    }

    void pdfIsOnePageOfTheSameSize() {
        const Searched figure(treeOf(figure52));
        const QByteArray pdf = written(dir_, figure.at(14), "f.pdf");
        QVERIFY(pdf.startsWith("%PDF-1."));
        QCOMPARE(pdf.count("/Type /Page\n"), 1);
        QVERIFY(pdf.contains("/MediaBox [0 0 732.000000 324.000000]") ||
                pdf.contains("/MediaBox [0 0 732 324]")); // 976 × 432 pixels of 3/4 point
        QVERIFY(pdf.contains("DejaVuSans-Bold"));         // letters, not outlines
    }

    void everyStepInEveryFormat_data() {
        QTest::addColumn<int>("algorithm");
        for (const AlgorithmTraits& each : everyAlgorithm) {
            QTest::newRow(each.id.data()) << int(each.algorithm);
        }
    }
    void everyStepInEveryFormat() {
        QFETCH(int, algorithm);
        const Searched figure(treeOf(figure52), Algorithm(algorithm));
        const QSize size = figure.at(0).size();
        std::set<QByteArray> different;
        const std::uint32_t end = figure.trace->end().value;
        const std::uint32_t stride = strideOver(end);
        for (std::uint32_t t = 0; t <= end; t += stride) {
            const Figure step = figure.at(t);
            QCOMPARE(step.size(), size);
            const QByteArray svg = written(dir_, step, "step.SVG");
            QVERIFY(textsOf(svg).size() >= 16);
            QCOMPARE(written(dir_, step, "again.svg"), svg);
            const QByteArray png = written(dir_, step, "step.png");
            QVERIFY(t % 8 != 0 || written(dir_, step, "again.png") == png);
            QVERIFY(written(dir_, step, "step.pdf").startsWith("%PDF-1."));
            different.insert(svg);
        }
        QCOMPARE(different.size(), end / stride + 1);
    }

    void nothingIsLeftOut_data() {
        QTest::addColumn<QString>("file");
        const QDir folder(QStringLiteral(PRUNUS_EXAMPLES));
        for (const QString& file : folder.entryList({"*.json"})) {
            // Nodes of games are told apart by their moves.
            if (file != QLatin1StringView("index.json") && !file.startsWith(u"chess-")) {
                QTest::newRow(qPrintable(file)) << folder.filePath(file);
            }
        }
    }
    void nothingIsLeftOut() {
        QFETCH(QString, file);
        auto tree = readTreeFile(file.toStdString());
        QVERIFY(tree.has_value());
        Scene scene(std::move(*tree), {});
        const std::uint32_t stride = strideOver(scene.trace->end().value);
        for (Step t{0}; t <= scene.trace->end(); t.value += stride) {
            TreePicture picture = scene.at(t, {});
            const FigureFrame frame = figureFrame(picture);
            picture.view = frame.view;
            QStringList names;
            std::set<NodeId> windows;
            std::uint32_t values = 0;
            for (const Label& label : layoutLabels(picture, QRectF({0, 0}, QSizeF(frame.size)))) {
                if (label.kind == Label::Kind::name) {
                    names << label.text();
                } else if (label.kind == Label::Kind::window) {
                    windows.insert(label.node);
                } else if (label.kind == Label::Kind::value && scene.tree.isLeaf(label.node)) {
                    QCOMPARE(label.text(), shownNumber(scene.tree.staticValue(label.node)));
                    ++values;
                }
            }
            for (std::uint32_t n = 0; n < scene.tree.nodeCount(); ++n) {
                const QString name = QString::fromStdString(scene.names.shortOf(NodeId{n}));
                QVERIFY2(name.isEmpty() || names.contains(name),
                         qPrintable(QStringLiteral("step %1: no name %2").arg(t.value).arg(name)));
            }
            QCOMPARE(values, scene.tree.leafCount());
            for (const NodeId open : scene.moment.stack()) {
                QVERIFY2(windows.contains(open),
                         qPrintable(QStringLiteral("step %1: no window of %2")
                                        .arg(t.value)
                                        .arg(QString::fromStdString(scene.names.of(open)))));
            }
        }
    }

    void anyTextMakesAnSvg() {
        // No raw text: moc would take its end for another.
        const Searched strange(treeOf("[\"a<b>&\\\"c\\u0001\\uFFFF\": [1], "
                                      "\"font-family=\\\"DejaVu Sans\\\"\": 2]"));
        const QStringList texts = textsOf(written(dir_, strange.at(0), "strange.svg"));
        QVERIFY2(texts.contains("a<b>&\"c"), qPrintable(texts.join(u'|')));
        QVERIFY2(texts.contains("font-family=\"DejaVu Sans\""), qPrintable(texts.join(u'|')));
    }

    void largestFigure_data() {
        QTest::addColumn<QByteArray>("shape");
        QTest::newRow("a hundred thousand leaves") << QByteArray("uniform");
        QTest::newRow("a hundred thousand children of one node") << QByteArray("wide");
        QTest::newRow("a path of ten thousand nodes") << QByteArray("deep");
    }
    void largestFigure() {
        QFETCH(QByteArray, shape);
        const Searched tree(shape == "uniform" ? Scene::uniform(5, 10)
                            : shape == "wide"  ? Scene::uniform(1, 100'000)
                                               : Scene::uniform(10'000, 1));
        const std::uint32_t end = tree.trace->end().value;
        for (const std::uint32_t t : {0U, end / 2, end}) {
            const Figure figure = tree.at(t);
            QCOMPARE(figure.size().boundedTo(QSize(4000, 3000)), figure.size());
            const QByteArray svg = written(dir_, figure, "large.svg");
            QVERIFY2(svg.size() < 4'000'000, qPrintable(QString::number(svg.size())));
            QVERIFY(textsOf(svg).size() >= 2);
        }
    }

  private:
    QTemporaryDir dir_;
};

QTEST_MAIN(TestFigures)
#include "tst_figures.moc"
