#include "tests/search/oracle/randomtree.h"
#include "tests/ui/canvas/scene.h"
#include "ui/canvas/treelabels.h"

#include <QTest>
#include <algorithm>

using namespace prunus;

namespace {

const QRectF area(0, 0, 1010, 690);

QStringList textsOf(const std::vector<Label>& labels, Label::Kind kind) {
    QStringList texts;
    for (const Label& label : labels) {
        if (label.kind == kind) {
            texts << label.text();
        }
    }
    return texts;
}

QString textAt(const Scene& scene, const std::vector<Label>& labels, Label::Kind kind,
               const std::vector<std::uint32_t>& path) {
    const NodeId node = scene.tree.at(path);
    const auto at = std::ranges::find_if(
        labels, [&](const Label& l) { return l.kind == kind && l.node == node; });
    return at == labels.end() ? QString() : at->text();
}

/// What of a label is struck through.
QStringList struckIn(const std::vector<Label>& labels, NodeId node) {
    QStringList struck;
    for (const Label& label : labels) {
        for (const TextPiece& piece : label.pieces) {
            if (label.node == node && piece.struck) {
                struck << piece.text;
            }
        }
    }
    return struck;
}

QString firstOverlap(const std::vector<Label>& labels) {
    for (std::size_t a = 0; a < labels.size(); ++a) {
        for (std::size_t b = a + 1; b < labels.size(); ++b) {
            if (labels[a].rect.adjusted(0.1, 0.1, -0.1, -0.1).intersects(labels[b].rect)) {
                return labels[a].text() + QStringLiteral(" | ") + labels[b].text();
            }
        }
    }
    return {};
}

} // namespace

class TestTreeLabels : public QObject {
    Q_OBJECT

  private slots:
    void rowsTooCloseForNamesLeaveOnlyTheFirstAndTheLast() {
        const std::string chain = std::string(200, '[') + "7" + std::string(200, ']');
        Scene scene(chain);
        const auto labels = layoutLabels(scene.at(Step{3}, area), area);
        QCOMPARE(textsOf(labels, Label::Kind::band), QStringList({"MAX", "leaves"}));
    }

    void figure52AfterTheCutoffAtStep14() {
        // The target drawing of the program, and by hand: B proves 3; C has read 2.
        Scene scene(figure52);
        const auto labels = layoutLabels(scene.at(Step{14}, area), area);
        using Kind = Label::Kind;
        QCOMPARE(textsOf(labels, Kind::band), QStringList({"MAX", "MIN", "leaves"}));
        QCOMPARE(textsOf(labels, Kind::value),
                 QStringList({"≥3", "3", "≤2", "3", "12", "8", "2", "4", "6", "14", "5", "2"}));
        QStringList names = textsOf(labels, Kind::name);
        names.sort();
        QCOMPARE(names, QStringList({"A", "B", "C", "D"}));
        QCOMPARE(textAt(scene, labels, Kind::window, {}), QString("α−∞3β+∞"));
        QCOMPARE(textAt(scene, labels, Kind::window, {1}), QString("α3β+∞2"));
        QCOMPARE(struckIn(labels, scene.tree.at({})), QStringList({"−∞"}));
        QCOMPARE(struckIn(labels, scene.tree.at({1})), QStringList({"+∞"}));
        QCOMPARE(textAt(scene, labels, Kind::rule, {1}), QString("✂ α ≥ β"));
        QCOMPARE(textsOf(labels, Kind::window).size(), 2);
    }

    void beforeTheFirstStepOnlyWhatIsGivenIsShown() {
        Scene scene(figure52);
        const auto labels = layoutLabels(scene.at(Step{0}, area), area);
        QCOMPARE(textsOf(labels, Label::Kind::value),
                 QStringList({"3", "12", "8", "2", "4", "6", "14", "5", "2"}));
        QVERIFY(textsOf(labels, Label::Kind::window).isEmpty());
        QVERIFY(textsOf(labels, Label::Kind::rule).isEmpty());
    }

    void unreadLeavesCanBeHidden() {
        Scene scene(figure52);
        TreePicture picture = scene.at(Step{14}, area);
        picture.hideUnreadLeaves = true;
        QCOMPARE(textsOf(layoutLabels(picture, area), Label::Kind::value),
                 QStringList({"≥3", "3", "≤2", "3", "12", "8", "2"}));
    }

    void atTheEndTheValuesAreProvedAndNoWindowIsOpen() {
        // Minimax by hand: 3, 2 and 2 at the MIN nodes; of C only "at most 2" is proved.
        Scene scene(figure52);
        const auto labels = layoutLabels(scene.at(scene.trace->end(), area), area);
        QCOMPARE(textsOf(labels, Label::Kind::value).first(4), QStringList({"3", "3", "≤2", "2"}));
        QVERIFY(textsOf(labels, Label::Kind::window).isEmpty());
    }

    void theStricterRuleIsWrittenAsItIs() {
        SearchOptions options;
        options.cut = CutRule::greater;
        Scene scene(figure52, options);
        const Step cutoff = scene.trace->cutoffs().front().step;
        const auto labels = layoutLabels(scene.at(cutoff, area), area);
        QCOMPARE(textsOf(labels, Label::Kind::rule), QStringList({"✂ α > β"}));
    }

    void negamaxWindowsAreAsTheCallSeesThemOrFromMaxsSide() {
        SearchOptions options;
        options.algorithm = Algorithm::alphaBetaNegamax;
        Scene scene(figure52, options);
        const Step cutoff = scene.trace->cutoffs().front().step;
        TreePicture picture = scene.at(cutoff, area);
        QCOMPARE(textAt(scene, layoutLabels(picture, area), Label::Kind::window, {1}),
                 QString("α−∞−2β−3"));
        picture.numbersFromMax = true;
        QCOMPARE(textAt(scene, layoutLabels(picture, area), Label::Kind::window, {1}),
                 QString("α3β+∞2"));
    }

    void minimaxHasNoWindows() {
        SearchOptions options;
        options.algorithm = Algorithm::minimax;
        Scene scene(figure52, options);
        const auto labels = layoutLabels(scene.at(Step{6}, area), area);
        QVERIFY(textsOf(labels, Label::Kind::window).isEmpty());
    }

    void labelsNeverOverlap_data() {
        QTest::addColumn<double>("textScale");
        QTest::newRow("at a text size of 100 %") << 1.0;
        QTest::newRow("at a text size of 150 %") << 1.5;
        QTest::newRow("at a text size of 200 %") << 2.0;
    }
    void labelsNeverOverlap() {
        QFETCH(double, textScale);
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            oracle::Draw draw(seed);
            Scene scene(oracle::gameTree(oracle::randomTree(draw, 6, 5)), {});
            const Viewport port{area, scene.extent(), textScale};
            for (const double zoom : {1.0, 1.7, 3.0, 6.0, 20.0}) {
                const Step t{draw.below(scene.trace->end().value + 1)};
                TreePicture picture = scene.at(t, area, textScale);
                picture.view = zoomed(picture.view, zoom, {500, 300}, port);
                picture.view = panned(picture.view, {-60, -30}, port);
                const QString overlap = firstOverlap(layoutLabels(picture, area));
                QVERIFY2(overlap.isEmpty(), qPrintable(overlap));
            }
        }
    }

    void textIsReadableOrAbsent() {
        Scene scene(Scene::uniform(7, 3), {});
        const Viewport port{area, scene.extent(), 1};
        for (double zoom = 1; zoom < 400; zoom *= 1.5) {
            TreePicture picture = scene.at(Step{700}, area);
            picture.view = zoomed(picture.view, zoom, area.center(), port);
            for (const Label& label : layoutLabels(picture, area)) {
                QVERIFY2(label.pixels >= leastTextPixels, qPrintable(label.text()));
            }
        }
    }

    void aValueStaysInsideItsShape() {
        Scene scene("[[-3.01,12345678,0.000123,-123456.789],[[1e21,2],33333333333,-5.5],[4]]");
        for (Step t{0}; t <= scene.trace->end(); ++t) {
            const LabelledTree frame = labelledTree(scene.at(t, area), area);
            for (const auto& row : frame.nodes) {
                for (const DrawnNode& node : row) {
                    const QRectF box =
                        boundsOf(node.shape).translated(node.where.centre).adjusted(-1, -1, 1, 1);
                    for (const Label& label : frame.labels) {
                        if (label.kind == Label::Kind::value && label.node == node.where.node) {
                            QVERIFY2(box.contains(label.rect), qPrintable(label.text()));
                        }
                    }
                }
            }
        }
    }

    void aNumberWithoutRoomIsRoundedAndSaysSo() {
        std::string text = "[";
        for (int k = 0; k < 18; ++k) {
            text += std::string(k == 0 ? "" : ",") + "123456789012.25";
        }
        Scene scene(text + "]");
        const auto labels = layoutLabels(scene.at(Step{0}, area), area);
        for (const QString& value : textsOf(labels, Label::Kind::value)) {
            QCOMPARE(value, QString("≈1.23e11"));
        }
    }
};

QTEST_MAIN(TestTreeLabels)
#include "tst_treelabels.moc"
