// View ▸ Minimal tree: only on demand, always of the tree that is shown, and a way to reach it.

#include "core/analysis/minimaltree.h"
#include "core/generate/uniform.h"
#include "tests/ui/look/pixels.h"
#include "tests/ui/shownwindow.h"
#include "ui/canvas/treecanvas.h"
#include "ui/session/editing.h"
#include "ui/session/loading.h"
#include "ui/widgets/noticebar.h"

#include <QAction>

using namespace prunus;

namespace {

/// The window, and the overlay.
struct Overlaid : ShownWindow {
    Session& session = window.session();
    TreeCanvas& canvas = *window.findChild<TreeCanvas*>();
    NoticeBar& bar = find<NoticeBar>("minimalBar");

    /// What is laid over the tree; null if nothing is.
    [[nodiscard]] const MinimalTree* minimal() const { return canvas.minimalTree().get(); }
    void toggle() const { find<QAction>("showMinimalTree").trigger(); }
    void goToTheEnd() const { session.setStep(session.trace()->end()); }
    /// What it says before it shows anything; empty if it asks nothing.
    [[nodiscard]] QString question() const { return bar.text(); }
    void answer(const QString& word) const {
        for (auto* each : bar.findChildren<QPushButton*>()) {
            if (each->isVisible() && QString(each->text()).remove(u'&') == word) {
                each->click();
                return;
            }
        }
        QFAIL("no such answer");
    }
    /// At any step.
    void showIt() const {
        toggle();
        answer(QStringLiteral("Show it now"));
    }
    [[nodiscard]] QString distance() const {
        const auto& label = find<QLabel>("minimalDistance");
        return label.isHidden() ? QString() : label.text();
    }
    /// The picture, once the notice has given its place back.
    [[nodiscard]] QImage painted() const {
        settle(window);
        return canvas.grab().toImage();
    }
    void openUniform(const UniformShape& shape) const {
        const auto tree = std::make_shared<const GameTree>(generateUniform(shape).value());
        session.openUnsaved({tree, {}, "uniform", {}});
        QTRY_COMPARE(session.document()->tree.nodeCount(), tree->nodeCount());
    }
};

} // namespace

class TestMinimalOverlay : public QObject {
    Q_OBJECT

  private slots:
    void beforeTheEndItAsks() {
        const Overlaid shown;
        QVERIFY(shown.minimal() == nullptr);
        QCOMPARE(shown.distance(), QString());
        shown.toggle();
        QVERIFY(shown.minimal() == nullptr);
        QVERIFY(shown.question().contains(QStringLiteral("needs the finished search")));
        shown.goToTheEnd();
        QVERIFY(shown.minimal() != nullptr);
        QCOMPARE(shown.question(), QString());
        shown.session.setStep(Step{3});
        QVERIFY(shown.minimal() == nullptr);
        QCOMPARE(shown.distance(), QString());
        shown.toggle();
        shown.showIt();
        QVERIFY(shown.minimal() != nullptr);
        shown.session.openText(QStringLiteral("[4,5]"), QStringLiteral("another"));
        QVERIFY(shown.minimal() == nullptr); // nobody has asked for this one's
        QVERIFY(!shown.question().isEmpty());
    }

    void hiddenLeavesAreNotTold() {
        const Overlaid shown;
        shown.goToTheEnd();
        shown.toggle();
        QVERIFY(shown.minimal() != nullptr);
        shown.session.setHideUnreadLeaves(true);
        QVERIFY(shown.minimal() == nullptr);
        QVERIFY(shown.question().contains(QStringLiteral("hidden")));
        shown.answer(QStringLiteral("Show it now"));
        QVERIFY(shown.minimal() != nullptr);
    }

    void itMarksTheTreeAndSaysHowFarTheSearchIs() {
        const Overlaid shown;
        shown.goToTheEnd();
        const QImage plain = shown.painted();
        shown.toggle();
        QVERIFY(shown.painted() != plain);
        const MinimalTree& minimal = *shown.minimal();
        QCOMPARE(minimal.typeOf(NodeId{2}), CriticalType::cut);
        QVERIFY2(
            shown.distance().startsWith("The smallest proof of the value 3 needs 5 leaves and 9 "
                                        "nodes; so far 7 leaves are read and 11 nodes visited."),
            qPrintable(shown.distance()));
        shown.toggle();
        shown.session.setStep(Step{0});
        shown.showIt();
        QVERIFY(shown.distance().contains("so far 0 leaves are read"));
        shown.toggle();
        QVERIFY(shown.minimal() == nullptr);
        QCOMPARE(shown.distance(), QString());
        shown.goToTheEnd();
        QCOMPARE(shown.painted(), plain);
    }

    void itFollowsTheTreeAndTheOptions() {
        const Overlaid shown;
        shown.showIt();
        SearchOptions options = shown.session.options();
        options.root = Player::min;
        shown.session.setOptions(options);
        QCOMPARE(shown.minimal()->value(), 6.0); // the least of 12, 6 and 14
        shown.session.openText(QStringLiteral("[4,5]"), QStringLiteral("another"));
        shown.goToTheEnd();
        QCOMPARE(shown.minimal()->value(), 5.0);
        QCOMPARE(shown.minimal()->nodeCount(), 3U);
    }

    void aLargeTreeIsLookedAtBesideTheWindow() {
        const Overlaid shown;
        UniformShape shape;
        shape.branching = 10;
        shape.depth = 5;
        shape.high = 1'000'000'000;
        shape.distinct = true;
        shown.openUniform(shape);
        shown.showIt();
        QTRY_VERIFY_WITH_TIMEOUT(
            shown.minimal() != nullptr && shown.minimal()->nodeCount() == 111'111U, 60'000);
        QCOMPARE(shown.minimal()->leaves(), 1'099U); // 1000 + 100 - 1
    }

    void itsOrderReachesTheMinimum() {
        const Overlaid shown;
        shown.showIt();
        part<QAction>(shown.window, "orderBelowSmallestProof").trigger();
        QCOMPARE(shown.session.trace()->totals().leavesEvaluated, std::uint64_t{5});
        QVERIFY(shown.window.isWindowModified());
        shown.session.editing().undo();
        QCOMPARE(shown.session.trace()->totals().leavesEvaluated, std::uint64_t{7});
        QVERIFY(!shown.window.isWindowModified());
    }

    void denseRowsAreUnderlined() {
        const Overlaid shown;
        UniformShape shape;
        shape.branching = 6;
        shape.depth = 5;
        shown.openUniform(shape);
        const QImage plain = shown.painted();
        shown.showIt();
        const QImage marked = shown.painted();
        // The last row has bars; the line lies under them, where the plain picture has nothing.
        const QRgb line = shown.canvas.theme().bestLine.rgb();
        const QRgb nothing = shown.canvas.theme().background.rgb();
        const int lines = pixelsWhere(marked.rect(), [&](int x, int y) {
            return y >= marked.height() / 2 && marked.pixel(x, y) == line &&
                   plain.pixel(x, y) == nothing;
        });
        QVERIFY(lines > 100);
    }
};

QTEST_MAIN(TestMinimalOverlay)
#include "tst_minimaloverlay.moc"
