// Nothing is told before it is found: as in tst_unreadleaves, in random trees under each algorithm,
// alone and side by side.

#include "tests/rows.h"
#include "tests/ui/shell/rehearsed.h"

#include <QAction>
#include <QLineEdit>
#include <algorithm>

using namespace prunus;
using oracle::Draw;

class TestUntold : public QObject {
    Q_OBJECT

  private slots:
    /// The first window of a program brings fonts and language along, the others find them there.
    void initTestCase() { const ShownWindow first; }

    void inRandomTrees_data() {
        const Rows<int> row("algorithm");
        for (const AlgorithmTraits& each : everyAlgorithm) {
            row(std::string(each.id).c_str(), int(each.algorithm));
        }
    }

    void inRandomTrees() {
        QFETCH(int, algorithm);
        Pair pair;
        Draw draw(17 + std::uint64_t(algorithm));
        for (Rehearsed* each : {&pair.shown, &pair.other}) {
            each->find<QAction>("showMinimalTree").trigger();
            each->find<QAction>("find").trigger();
            auto& sought = each->find<QLineEdit>("findField");
            sought.setClearButtonEnabled(false); // which fades in
            sought.setText("2");
        }
        const std::uint64_t trees = std::max<std::uint64_t>(oracle::enough(2), 1);
        for (std::uint64_t k = 0; k < trees; ++k) {
            const GameTree tree = oracle::gameTree(oracle::randomTree(draw, 4, 4));
            const QString text = documentOf(tree);
            // Orders by true value depend on all leaves, and are asked for by their name.
            SearchOptions options = oracle::randomOptions(draw, Algorithm(algorithm));
            options.order = draw.oneIn(2) ? MoveOrder::asWritten : MoveOrder::random;
            pair.open(text, {options});
            if (pair.shown.session().options() != options) {
                options.depth.reset(); // there is a node without a value
                pair.open(text, {options});
            }
            const std::uint32_t end = pair.shown.session().trace()->end().value;
            pair.shown.closer = pair.other.closer = draw.oneIn(2);
            for (const std::uint32_t t : {draw.below(end + 1), draw.below(end + 1), end}) {
                const QString difference = pair.difference(text, {options}, Beat{t}, draw);
                QVERIFY2(difference.isEmpty(), qPrintable(difference));
            }
        }
    }

    void sideBySide_data() {
        const Rows<Algorithm, Algorithm, Pace> row("first", "second", "pace");
        row("minimax against alpha-beta by place", Algorithm::minimax, Algorithm::alphaBeta,
            Pace::place);
        row("the first draft against alpha-beta by place", Algorithm::alphaBetaFirstDraft,
            Algorithm::alphaBeta, Pace::place);
        row("minimax against alpha-beta by work", Algorithm::minimax, Algorithm::alphaBeta,
            Pace::work);
        row("alpha-beta against PVS by place", Algorithm::alphaBeta,
            Algorithm::principalVariationSearch, Pace::place);
        row("MTD(f) against SSS* by place", Algorithm::mtdf, Algorithm::sssStar, Pace::place);
        row("NegaScout against SSS*, each by itself", Algorithm::negaScout, Algorithm::sssStar,
            Pace::own);
        row("NegaScout against alpha-beta by work", Algorithm::negaScout, Algorithm::alphaBeta,
            Pace::work);
    }

    void sideBySide() {
        QFETCH(Algorithm, first);
        QFETCH(Algorithm, second);
        QFETCH(Pace, pace);
        Pair pair;
        for (Rehearsed* each : {&pair.shown, &pair.other}) {
            each->panes().setPace(pace);
            each->panes().setShowsDifferences(true);
        }
        Draw draw(5);
        const Searches searches{optionsFor(first), optionsFor(second)};
        const std::uint64_t trees = std::max<std::uint64_t>(oracle::enough(2), 1);
        for (std::uint64_t k = 0; k < trees; ++k) {
            const bool wide = k == 1;
            const GameTree tree = oracle::gameTree(oracle::randomTree(draw, 4, 4));
            const QString text = wide ? wideTree() : documentOf(tree);
            pair.open(text, searches);
            const std::uint32_t end = pair.shown.panes().end().value;
            for (const std::uint32_t t : {draw.below(end + 1), draw.below(end + 1)}) {
                const QString difference = pair.difference(text, searches, Beat{t}, draw);
                QVERIFY2(difference.isEmpty(), qPrintable(difference));
            }
        }
    }
};

QTEST_MAIN(TestUntold)
#include "tst_untold.moc"
