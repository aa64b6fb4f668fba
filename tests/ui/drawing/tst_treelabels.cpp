#include "tests/rows.h"
#include "tests/search/oracle/randomtree.h"
#include "tests/ui/drawing/labelchecks.h"
#include "tests/ui/drawing/scene.h"

#include <QTest>
#include <algorithm>
#include <set>

using namespace prunus;

namespace {

const QRectF area(0, 0, 1010, 690);

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

/// The tree as a document with names of all lengths, moves and unwieldy numbers.
std::string written(const oracle::NaiveNode& node, oracle::Draw& draw) {
    static const std::vector<std::string> texts{
        "", "x", "", "Opening position", "Qxf7+", "b8", "resigns", "", "a very quiet move indeed"};
    const auto text = [&] { return texts[draw.below(static_cast<std::uint32_t>(texts.size()))]; };
    std::string out = "{\"name\": \"n" + std::to_string(node.id) + text() + "\"";
    if (node.id != 0) {
        out += ", \"move\": \"" + text() + "m\"";
    }
    if (node.children.empty()) {
        const double value = node.value.value_or(0) * (draw.below(3) == 0 ? 12345.678 : 1);
        return out + ", \"value\": " + std::to_string(value) + "}";
    }
    out += ", \"children\": [";
    for (std::size_t k = 0; k < node.children.size(); ++k) {
        out += (k == 0 ? "" : ", ") + written(node.children[k], draw);
    }
    return out + "]}";
}

std::string written(const oracle::NaiveTree& tree, oracle::Draw& draw) {
    return R"({"format": "prunus-tree", "version": 1, "tree": )" + written(tree.root, draw) + "}";
}

/// The number that stands last in the part of a window label before β, or in that from β on.
double lastBefore(const Label& window, bool beforeBeta) {
    QString last;
    bool beta = false;
    for (const TextPiece& piece : window.pieces) {
        beta = beta || piece.text == QStringLiteral("β");
        if (beta != beforeBeta && piece.text != QStringLiteral("β")) {
            last = piece.text;
        }
    }
    const QString plain = QString(last).replace(u'−', u'-').replace(QStringLiteral("∞"), "inf");
    return plain.toDouble();
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
        QCOMPARE(textAt(labels, Kind::window, scene.tree.at({})), QString("α−∞3β+∞"));
        QCOMPARE(textAt(labels, Kind::window, scene.tree.at({1})), QString("α3β+∞2"));
        QCOMPARE(struckIn(labels, scene.tree.at({})), QStringList({"−∞"}));
        QCOMPARE(struckIn(labels, scene.tree.at({1})), QStringList({"+∞"}));
        QCOMPARE(textAt(labels, Kind::rule, scene.tree.at({1})), QString("✂ α ≥ β"));
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

    /// The 1094th inner node is the first with 7 above it; spreadsheets call their 1094th column
    /// so.
    void whereTheSearchIsIsNamedInRowsTooFullForShapes() {
        Scene scene(Scene::uniform(8, 3), {});
        const auto labels = layoutLabels(scene.at(Step{8}, area), area);
        QCOMPARE(textAt(labels, Label::Kind::name, scene.tree.at({0, 0, 0, 0, 0, 0, 0})),
                 QString("APB"));
        QCOMPARE(textAt(labels, Label::Kind::name, scene.tree.at({0, 0, 0})), QString("N"));
        QCOMPARE(firstOverlap(labels), QString());
    }

    void aSelectionHidesNoName() {
        // Every node in turn, as it is drawn in narrow and in wide windows, at every step.
        Scene scene("[x: [a 3, b 12, c 8], y: [d 2, e 4, f 6], z: [g 14, h 5, i 2]]");
        for (const double width : {500.0, 700.0, 900.0, 1200.0}) {
            const QRectF narrow(area.topLeft(), QSizeF(width, area.height()));
            for (Step step{0}; step <= scene.trace->end(); ++step) {
                TreePicture picture = scene.at(step, narrow);
                const QStringList before =
                    textsOf(layoutLabels(picture, narrow), Label::Kind::name);
                for (NodeId n{0}; n.value < scene.tree.nodeCount(); ++n) {
                    picture.selection = n;
                    const auto labels = layoutLabels(picture, narrow);
                    const bool was = before.contains(
                        QString::fromStdString(std::string(scene.tree.names().at(n))));
                    const bool is = std::ranges::any_of(labels, [n](const Label& label) {
                        return label.kind == Label::Kind::name && label.node == n;
                    });
                    QVERIFY2(is || !was, qPrintable(QString::number(n.value)));
                }
            }
        }
    }

    void anInnerNodeSaysItsOwnStaticValue() {
        SearchOptions options;
        options.depth = 2;
        Scene scene(R"({"format":"prunus-tree","version":1,"tree":[{"value":-5,"children":[3,12]},)"
                    R"({"children":[2,4]}]})",
                    options);
        const auto names = [](const TreePicture& picture) {
            QStringList found = textsOf(layoutLabels(picture, area), Label::Kind::name);
            found.sort();
            return found;
        };
        TreePicture picture = scene.at(Step{0}, area);
        QCOMPARE(names(picture), QStringList({"A", "B · static −5", "C"}));
        picture.hideUnreadLeaves = true;
        QCOMPARE(names(picture), QStringList({"A", "B", "C"}));
        picture.hideUnreadLeaves = picture.showNames = false; // as in the minimap
        QCOMPARE(names(picture), QStringList());
        // What is read at the depth limit stands inside the node, as in a leaf.
        SearchOptions limited;
        limited.depth = 1;
        Scene shallow(R"({"format":"prunus-tree","version":1,"tree":[)"
                      R"({"value":-5,"children":[3,12]},{"value":1,"children":[2,4]}]})",
                      limited);
        QCOMPARE(names(shallow.at(Step{0}, area)), QStringList({"A", "B", "C"}));
    }

    void atTheEndTheValuesAreProvedAndNoWindowIsOpen() {
        // Minimax by hand: 3, 2 and 2 at the MIN nodes; of C only "at most 2" is proved.
        Scene scene(figure52);
        const auto labels = layoutLabels(scene.at(scene.trace->end(), area), area);
        QCOMPARE(textsOf(labels, Label::Kind::value).first(4), QStringList({"3", "3", "≤2", "2"}));
        QVERIFY(textsOf(labels, Label::Kind::window).isEmpty());
    }

    void nodesVisitedAgainWearHowOften() {
        // MTD(f): the first pass finds that A is worth at least 3, from B alone; the second comes
        // to A, to B and, in step 15, to leaf 3 again.
        Scene scene(figure52, Algorithm::mtdf);
        const auto before = layoutLabels(scene.at(Step{12}, area), area);
        QVERIFY(textsOf(before, Label::Kind::visits).isEmpty());
        const auto labels = layoutLabels(scene.at(Step{15}, area), area);
        QCOMPARE(textsOf(labels, Label::Kind::visits), QStringList({"×2", "×2", "×2"}));
        for (const std::vector<std::uint32_t>& path :
             {std::vector<std::uint32_t>{}, std::vector<std::uint32_t>{0},
              std::vector<std::uint32_t>{0, 0}}) {
            QCOMPARE(textAt(labels, Label::Kind::visits, scene.tree.at(path)), "×2");
        }
    }

    void theStricterRuleIsWrittenAsItIs() {
        SearchOptions options;
        options.cut = CutRule::greater;
        Scene scene(figure52, options);
        const Step cutoff = scene.trace->cutoffs().front().step;
        const auto labels = layoutLabels(scene.at(cutoff, area), area);
        QCOMPARE(textsOf(labels, Label::Kind::rule), QStringList({"✂ α > β"}));
    }

    void minimaxHasNoWindows() {
        Scene scene(figure52, Algorithm::minimax);
        const auto labels = layoutLabels(scene.at(Step{6}, area), area);
        QVERIFY(textsOf(labels, Label::Kind::window).isEmpty());
    }

    void labelsNeverOverlap_data() {
        const Rows<double, bool> row("textScale", "named");
        row("at a text size of 100 %", 1.0, false);
        row("at a text size of 150 %", 1.5, false);
        row("at a text size of 200 %", 2.0, false);
        row("names, moves and long numbers", 1.0, true);
        row("names, moves and long numbers at 200 %", 2.0, true);
    }
    void labelsNeverOverlap() {
        QFETCH(double, textScale);
        QFETCH(bool, named);
        std::set<Label::Kind> kinds;
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            oracle::Draw draw(seed);
            const oracle::NaiveTree tree = oracle::randomTree(draw, 6, 5);
            Scene scene = named ? Scene(written(tree, draw)) : Scene(oracle::gameTree(tree), {});
            const Viewport port{area, scene.extent(), textScale};
            for (const double zoom : {1.0, 1.7, 3.0, 6.0, 20.0}) {
                const Step t{draw.below(scene.trace->end().value + 1)};
                TreePicture picture = scene.at(t, area, textScale);
                picture.view = zoomed(picture.view, zoom, {500, 300}, port);
                picture.view = panned(picture.view, {-60, -30}, port);
                const LabelledTree frame = labelledTree(picture, area);
                const QString overlap = firstOverlap(frame.labels) + firstOnANode(frame);
                QVERIFY2(overlap.isEmpty(), qPrintable(overlap));
                for (const Label& label : frame.labels) {
                    kinds.insert(label.kind);
                }
            }
        }
        // Moves only where there are any.
        QCOMPARE(kinds.size(), named ? 6U : 5U);
    }

    void aWindowEndsWithTheBoundsThatHold() {
        // However little room there is for its history: at many zooms, in every form.
        int seen = 0;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            oracle::Draw draw(seed);
            Scene scene(oracle::gameTree(oracle::randomTree(draw, 5, 5)), {});
            const Viewport port{area, scene.extent(), 2};
            for (std::uint32_t t = 1; t < scene.trace->end().value; t += 3) {
                TreePicture picture = scene.at(Step{t}, area, 2);
                picture.view = zoomed(picture.view, 1 + draw.below(30) / 10.0, {500, 300}, port);
                for (const Label& label : layoutLabels(picture, area)) {
                    if (label.kind == Label::Kind::window) {
                        const Window now = scene.moment.window(label.node);
                        QCOMPARE(lastBefore(label, true), now.alpha);
                        QCOMPARE(lastBefore(label, false), now.beta);
                        ++seen;
                    }
                }
            }
        }
        QVERIFY2(seen > 200, qPrintable(QString::number(seen)));
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
