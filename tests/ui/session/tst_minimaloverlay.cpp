// View ▸ Minimal tree: only on demand, always of the tree that is shown, and a way to reach it.

#include "core/analysis/minimaltree.h"
#include "core/generate/uniform.h"
#include "tests/ui/shownwindow.h"
#include "ui/canvas/treecanvas.h"
#include "ui/session/editing.h"
#include "ui/session/loading.h"
#include "ui/widgets/noticebar.h"

#include <QAction>

using prunus::CriticalType;
using prunus::GameTree;
using prunus::NodeId;
using prunus::TreeCanvas;

class TestMinimalOverlay : public QObject {
    Q_OBJECT

  private slots:
    void itIsOffUntilItIsAskedFor();
    void beforeTheEndItAsks();
    void hiddenLeavesAreNotTold();
    void itMarksTheTreeAndSaysHowFarTheSearchIs();
    void itFollowsTheTreeAndTheOptions();
    void aLargeTreeIsLookedAtBesideTheWindow();
    void itsOrderReachesTheMinimum();
    void denseRowsAreUnderlined();
};

namespace {

TreeCanvas& canvasOf(ShownWindow& shown) {
    return *shown.window.findChild<TreeCanvas*>();
}

void toggle(ShownWindow& shown) {
    part<QAction>(shown.window, "showMinimalTree").trigger();
}

/// What it says before it shows anything; empty if it asks nothing.
QString question(const ShownWindow& shown) {
    return shown.find<prunus::NoticeBar>("minimalBar").text();
}

void answer(const ShownWindow& shown, const QString& word) {
    for (auto* each : shown.find<prunus::NoticeBar>("minimalBar").findChildren<QPushButton*>()) {
        if (each->isVisible() && QString(each->text()).remove(u'&') == word) {
            each->click();
            return;
        }
    }
    QFAIL("no such answer");
}

/// At any step.
void showIt(ShownWindow& shown) {
    toggle(shown);
    answer(shown, QStringLiteral("Show it now"));
}

QString distance(const ShownWindow& shown) {
    const auto& label = shown.find<QLabel>("minimalDistance");
    return label.isHidden() ? QString() : label.text();
}

/// Once the notice has given its place back.
QImage painted(TreeCanvas& canvas) {
    settle(*canvas.window());
    return canvas.grab().toImage();
}

} // namespace

void TestMinimalOverlay::itIsOffUntilItIsAskedFor() {
    ShownWindow shown;
    QVERIFY(canvasOf(shown).minimalTree() == nullptr);
    QCOMPARE(distance(shown), QString());
    showIt(shown);
    QVERIFY(canvasOf(shown).minimalTree() != nullptr);
    toggle(shown);
    QVERIFY(canvasOf(shown).minimalTree() == nullptr);
    QCOMPARE(distance(shown), QString());
}

void TestMinimalOverlay::beforeTheEndItAsks() {
    ShownWindow shown;
    toggle(shown);
    QVERIFY(canvasOf(shown).minimalTree() == nullptr);
    QVERIFY(question(shown).contains(QStringLiteral("needs the finished search")));
    shown.window.session().setStep(shown.window.session().trace()->end());
    QVERIFY(canvasOf(shown).minimalTree() != nullptr);
    QCOMPARE(question(shown), QString());
    shown.window.session().setStep(prunus::Step{3});
    QVERIFY(canvasOf(shown).minimalTree() == nullptr);
    QCOMPARE(distance(shown), QString());
    toggle(shown);
    showIt(shown);
    QVERIFY(canvasOf(shown).minimalTree() != nullptr);
    shown.window.session().openText(QStringLiteral("[4,5]"), QStringLiteral("another"));
    QVERIFY(canvasOf(shown).minimalTree() == nullptr); // nobody has asked for this one's
    QVERIFY(!question(shown).isEmpty());
}

void TestMinimalOverlay::hiddenLeavesAreNotTold() {
    ShownWindow shown;
    prunus::Session& session = shown.window.session();
    session.setStep(session.trace()->end());
    toggle(shown);
    QVERIFY(canvasOf(shown).minimalTree() != nullptr);
    session.setHideUnreadLeaves(true);
    QVERIFY(canvasOf(shown).minimalTree() == nullptr);
    QVERIFY(question(shown).contains(QStringLiteral("hidden")));
    answer(shown, QStringLiteral("Show it now"));
    QVERIFY(canvasOf(shown).minimalTree() != nullptr);
}

void TestMinimalOverlay::itMarksTheTreeAndSaysHowFarTheSearchIs() {
    ShownWindow shown;
    prunus::Session& session = shown.window.session();
    session.setStep(session.trace()->end());
    const QImage plain = painted(canvasOf(shown));
    toggle(shown);
    QVERIFY(painted(canvasOf(shown)) != plain);
    const prunus::MinimalTree& minimal = *canvasOf(shown).minimalTree();
    QCOMPARE(minimal.typeOf(NodeId{2}), CriticalType::cut);
    QVERIFY2(distance(shown).startsWith("The smallest proof of the value 3 needs 5 leaves and 9 "
                                        "nodes; so far 7 leaves are read and 11 nodes visited."),
             qPrintable(distance(shown)));
    toggle(shown);
    session.setStep(prunus::Step{0});
    showIt(shown);
    QVERIFY(distance(shown).contains("so far 0 leaves are read"));
    toggle(shown);
    session.setStep(session.trace()->end());
    QCOMPARE(painted(canvasOf(shown)), plain);
}

void TestMinimalOverlay::itFollowsTheTreeAndTheOptions() {
    ShownWindow shown;
    showIt(shown);
    prunus::Session& session = shown.window.session();
    prunus::SearchOptions options = session.options();
    options.root = prunus::Player::min;
    session.setOptions(options);
    QCOMPARE(canvasOf(shown).minimalTree()->value(), 6.0); // the least of 12, 6 and 14
    session.openText(QStringLiteral("[4,5]"), QStringLiteral("another"));
    session.setStep(session.trace()->end());
    QCOMPARE(canvasOf(shown).minimalTree()->value(), 5.0);
    QCOMPARE(canvasOf(shown).minimalTree()->nodeCount(), 3U);
}

void TestMinimalOverlay::aLargeTreeIsLookedAtBesideTheWindow() {
    ShownWindow shown;
    prunus::UniformShape shape;
    shape.branching = 10;
    shape.depth = 5;
    shape.high = 1'000'000'000;
    shape.distinct = true;
    shown.window.session().openUnsaved(
        {std::make_shared<const GameTree>(prunus::generateUniform(shape).value()),
         {},
         "large",
         {}});
    QTRY_COMPARE(shown.window.session().document()->tree.nodeCount(), 111'111U);
    showIt(shown);
    QTRY_VERIFY_WITH_TIMEOUT(canvasOf(shown).minimalTree() != nullptr &&
                                 canvasOf(shown).minimalTree()->nodeCount() == 111'111U,
                             60'000);
    QCOMPARE(canvasOf(shown).minimalTree()->leaves(), 1'099U); // 1000 + 100 - 1
}

void TestMinimalOverlay::itsOrderReachesTheMinimum() {
    ShownWindow shown;
    showIt(shown);
    part<QAction>(shown.window, "orderBelowSmallestProof").trigger();
    prunus::Session& session = shown.window.session();
    QCOMPARE(session.trace()->totals().leavesEvaluated, std::uint64_t{5});
    QVERIFY(shown.window.isWindowModified());
    session.editing().undo();
    QCOMPARE(session.trace()->totals().leavesEvaluated, std::uint64_t{7});
    QVERIFY(!shown.window.isWindowModified());
}

void TestMinimalOverlay::denseRowsAreUnderlined() {
    ShownWindow shown;
    prunus::UniformShape shape;
    shape.branching = 6;
    shape.depth = 5;
    shown.window.session().openUnsaved(
        {std::make_shared<const GameTree>(prunus::generateUniform(shape).value()),
         {},
         "dense",
         {}});
    QTRY_COMPARE(shown.window.session().document()->tree.leafCount(), 7'776U);
    TreeCanvas& canvas = canvasOf(shown);
    const QImage plain = painted(canvas);
    showIt(shown);
    const QImage marked = painted(canvas);
    // The last row has bars; the line lies under them, where the plain picture has nothing.
    int lines = 0;
    const QRgb line = canvas.theme().bestLine.rgb();
    const QRgb nothing = canvas.theme().background.rgb();
    for (int y = marked.height() / 2; y < marked.height(); ++y) {
        for (int x = 0; x < marked.width(); ++x) {
            lines += marked.pixel(x, y) == line && plain.pixel(x, y) == nothing ? 1 : 0;
        }
    }
    QVERIFY(lines > 100);
}

QTEST_MAIN(TestMinimalOverlay)
#include "tst_minimaloverlay.moc"
