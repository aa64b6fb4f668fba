#include "tests/ui/base/rows.h"
#include "tests/ui/drawing/labelchecks.h"
#include "tests/ui/drawing/scene.h"

#include <QTest>
#include <algorithm>

using namespace prunus;

namespace {

const QRectF area(0, 0, 1010, 690);

} // namespace

/// The names of bands at the left edge: nodes that can be read come first.
class TestBandLabels : public QObject {
    Q_OBJECT

  private slots:
    void aNodeUnderABandsNameIsSeenInItsPlace() {
        Scene scene(Scene::uniform(3, 8), {});
        const Viewport port{area, scene.extent(), 1};
        TreePicture picture = scene.at(scene.trace->end(), area);
        picture.view = zoomed(picture.view, 40, area.center(), port);
        const double leaves = scene.tree.height();
        picture.view = centredOn(picture.view, {scene.layout.width() / 2, leaves - 0.5}, port);
        QStringList bands;
        std::size_t values = 0;
        for (int pixel = 0; pixel < 200; ++pixel) {
            picture.view.origin.rx() += 1;
            const LabelledTree frame = labelledTree(picture, area);
            QCOMPARE(firstOverlap(frame.labels) + firstOnANode(frame), QString());
            bands << textsOf(frame.labels, Label::Kind::band);
            values += static_cast<std::size_t>(textsOf(frame.labels, Label::Kind::value).size());
        }
        // The rows of inner nodes have room for theirs; that of the leaves has it now and then.
        QVERIFY(bands.count("leaves") < 150);
        QVERIFY(bands.size() - bands.count("leaves") > 150);
        QVERIFY(values > 200);
    }

    void theirSizeFollowsTheTextSize_data() {
        const Rows<double, double, int> row("width", "textScale", "pixels");
        row("text of 100 %", 850.0, 1.0, 12);
        row("text of 100 %, narrow", 400.0, 1.0, 12);
        row("text of 200 %", 1120.0, 2.0, 24);
        // The margin beside the tree is as at 100 % there: 1.4 times as large they have room in it.
        row("text of 200 %, half of a window of 1280 px", 557.0, 2.0, 17);
        row("text of 125 %, as narrow", 557.0, 1.25, 15);
    }
    void theirSizeFollowsTheTextSize() {
        QFETCH(const double, width);
        QFETCH(const double, textScale);
        QFETCH(const int, pixels);
        Scene scene(figure52);
        const QRectF part(0, 0, width, 400);
        QStringList whole;
        for (const Label& label : layoutLabels(scene.at(Step{12}, part, textScale), part)) {
            if (label.kind == Label::Kind::band) {
                QCOMPARE(label.pixels, pixels);
                whole << (label.presence == 1 ? label.text() : QString());
            }
        }
        QCOMPARE(whole, QStringList({"MAX", "MIN", "leaves"}));
    }

    void aBandsNameFadesWhileANodeComesNear() {
        Scene scene(figure52);
        TreePicture picture = scene.at(scene.trace->end(), area);
        const auto presenceOfLeaves = [&] {
            const std::vector<Label> labels = layoutLabels(picture, area);
            const auto at = std::ranges::find_if(
                labels, [](const Label& label) { return label.text() == "leaves"; });
            return at == labels.end() ? 0 : at->presence;
        };
        QCOMPARE(presenceOfLeaves(), 1.0);
        picture.view.origin.rx() = 140;
        double last = 1;
        double greatestStep = 0;
        for (int pixel = 0; pixel < 120; ++pixel) {
            picture.view.origin.rx() -= 1;
            const double now = presenceOfLeaves();
            greatestStep = std::max(greatestStep, last - now);
            QVERIFY(now <= last);
            last = now;
        }
        QCOMPARE(last, 0.0);
        QVERIFY(greatestStep < 0.4);
    }
};

QTEST_MAIN(TestBandLabels)
#include "tst_bandlabels.moc"
