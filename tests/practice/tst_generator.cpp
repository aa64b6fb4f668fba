// Trees made for questions: each meets what was asked of it, as a naive search says.

#include "core/formats/treeformat.h"
#include "core/practice/difficulty.h"
#include "core/practice/generator.h"
#include "tests/enough.h"
#include "tests/practice/naivedemands.h"

#include <QElapsedTimer>
#include <QTest>
#include <algorithm>
#include <set>

using namespace prunus;

namespace {

Sheet rightSheet(const GameTree& tree, const Profile& profile) {
    return makeSheet(tree, procedureUnder(profile, Question::crossOut)).value();
}

QString textOf(const GameTree& tree) {
    return QString::fromStdString(written(tree, TreeFormat::text));
}

} // namespace

class TestGenerator : public QObject {
    Q_OBJECT

  private slots:
    static void tiesUnderEitherRule();
    static void everyTreeMeetsItsDemands_data();
    static void everyTreeMeetsItsDemands();
    static void harderDemands();
    static void isQuick();
    static void sameSeedSameTree();
    static void saysWhatStoodAgainstIt();
    static void stops();
};

/// A course in which a tie does not cut can have trees with one, too.
void TestGenerator::tiesUnderEitherRule() {
    Demands demands;
    demands.ties = 1;
    demands.watch = {Misconception::equalityReversed};
    demands.profile.cut = CutRule::greater;
    const auto tree = generateFor(demands);
    QVERIFY(tree.has_value());
    const Sheet right = rightSheet(*tree, demands.profile);
    const auto wrong =
        makeSheet(*tree, procedureOf(Misconception::equalityReversed, right.procedure));
    QVERIFY(wrong->leaves.size() < right.leaves.size());
    QCOMPARE(std::ranges::count(wrong->cuts, true, &SheetCut::equal), 1);
}

void TestGenerator::everyTreeMeetsItsDemands_data() {
    QTest::addColumn<int>("trees");
    QTest::addColumn<int>("ties");
    QTest::addColumn<QList<int>>("watch");
    const auto row = [](const char* name, int trees, int ties,
                        const std::vector<Misconception>& watch) {
        QList<int> ids;
        for (const Misconception m : watch) {
            ids << static_cast<int>(m);
        }
        QTest::newRow(name) << static_cast<int>(oracle::enough(static_cast<std::uint64_t>(trees)))
                            << ties << ids;
    };
    using enum Misconception;
    row("nothing to watch for", 870, 0, {});
    row("deep cutoffs and cutoffs of one side", 30, 0,
        {noDeepCutoffs, noBetaCutoffs, noAlphaCutoffs});
    row("the tie", 100, 1, {equality});
}

/// What is asked of each tree is worked out again by a second, naive search.
void TestGenerator::everyTreeMeetsItsDemands() {
    QFETCH(int, trees);
    QFETCH(int, ties);
    QFETCH(QList<int>, watch);
    Demands demands;
    demands.ties = static_cast<std::uint32_t>(ties);
    for (const int id : watch) {
        demands.watch.push_back(static_cast<Misconception>(id));
    }
    std::set<QString> different;
    for (int k = 0; k < trees; ++k) {
        demands.seed = static_cast<std::uint64_t>(k);
        const auto made = generateFor(demands);
        QVERIFY(made.has_value());
        const QByteArray text = textOf(*made).toUtf8();
        different.insert(textOf(*made));
        const oracle::NaiveTree tree = oracle::nested(*made);
        oracle::NaiveRun run;
        run.carryOut(tree);
        QCOMPARE(run.value, oracle::naiveMinimax(tree.root, true));
        for (const std::string& fault :
             {oracle::faultInShape(tree, demands), oracle::faultInAnswer(tree),
              oracle::faultInCuts(tree, run, demands)}) {
            QVERIFY2(fault.empty(), (fault + ": " + text.toStdString()).c_str());
        }
        QCOMPARE(difficultyOf(*made, rightSheet(*made, demands.profile)),
                 oracle::naiveDifficulty(tree, run));
        // Another course's rules leave the same unread, but for wanted ties.
        oracle::NaiveRun soft;
        soft.soft = true;
        soft.carryOut(tree);
        QVERIFY2(soft.reads == run.reads, text);
        oracle::NaiveRun greater;
        greater.atTies = false;
        greater.carryOut(tree);
        QVERIFY2(ties > 0 || greater.unread(tree) == run.unread(tree), text);
        QVERIFY2(oracle::readSets(tree, demands.watch).size() == demands.watch.size() + 1, text);
    }
    QVERIFY(different.size() > static_cast<std::size_t>(trees) * 9 / 10);
}

/// Those that are asked for more rarely, from what they say.
void TestGenerator::harderDemands() {
    Demands demands;
    demands.mostLeaves = 14;
    demands.mostDepth = 5;
    demands.demands = {Demand::prunes, Demand::depthsOfCuts, Demand::robust, Demand::difficulty};
    demands.difficulty = {30, 50};
    for (std::uint64_t seed = 1; seed <= oracle::enough(32); ++seed) {
        demands.seed = seed;
        const auto made = generateFor(demands);
        QVERIFY(made.has_value());
        const QByteArray text = textOf(*made).toUtf8();
        oracle::NaiveTree tree = oracle::nested(*made);
        oracle::NaiveRun run;
        run.carryOut(tree);
        const auto deep = oracle::count(run.cuts, &oracle::NaiveCut::deep);
        QVERIFY2(deep > 0 && deep < run.cuts.size(), text);
        QVERIFY2(std::ranges::any_of(run.cuts,
                                     [](const oracle::NaiveCut& cut) {
                                         return std::ranges::any_of(
                                             cut.skipped, [](const oracle::NaiveNode* unit) {
                                                 return !unit->children.empty();
                                             });
                                     }),
                 text);
        const std::uint64_t difficulty = oracle::naiveDifficulty(tree, run);
        QVERIFY2(difficulty >= 30 && difficulty <= 50, text);
        for (const oracle::NaiveNode* leaf : run.reads) {
            for (const Value change : {-1.0, 1.0}) {
                std::vector<Value> values = made->ownValues();
                values[leaf->id] += change;
                const oracle::NaiveTree other =
                    oracle::nested(GameTree(made->offsets(), std::move(values), made->header()));
                oracle::NaiveRun again;
                again.carryOut(other);
                QVERIFY2(again.move == run.move, text);
                QCOMPARE(again.reads.size(), run.reads.size());
                for (std::size_t k = 0; k < run.reads.size(); ++k) {
                    QCOMPARE(again.reads[k]->id, run.reads[k]->id);
                }
            }
        }
    }
}

/// Under a second in the median, also where it is slow to look at.
void TestGenerator::isQuick() {
    Demands demands;
    demands.watch = {Misconception::noDeepCutoffs, Misconception::testBeforeUpdate};
    std::vector<qint64> took;
    for (std::uint64_t seed = 1; seed <= 9; ++seed) {
        demands.seed = seed;
        QElapsedTimer timer;
        timer.start();
        QVERIFY(generateFor(demands).has_value());
        took.push_back(timer.elapsed());
    }
    std::ranges::sort(took);
    qInfo("median %lld ms, longest %lld ms", took[4], took.back());
#ifndef __SANITIZE_ADDRESS__
    QVERIFY(took[4] < 1000);
#endif
}

void TestGenerator::sameSeedSameTree() {
    Demands demands;
    demands.seed = 7;
    const QString tree = textOf(generateFor(demands).value());
    QCOMPARE(textOf(generateFor(demands).value()), tree);
    demands.seed = 8;
    QVERIFY(textOf(generateFor(demands).value()) != tree);
}

void TestGenerator::saysWhatStoodAgainstIt() {
    // A bound from further up than the parent takes three plies between.
    Demands demands;
    demands.mostDepth = 2;
    demands.mostChildren = 4;
    demands.watch = {Misconception::noDeepCutoffs};
    demands.demands = {Demand::prunes, Demand::shows};
    const auto none = generateFor(demands);
    QVERIFY(!none);
    QCOMPARE(none.error().unmet,
             (std::vector<UnmetDemand>{{Demand::shows, 1, Misconception::noDeepCutoffs}}));
}

void TestGenerator::stops() {
    Progress progress;
    progress.cancel();
    Demands demands;
    demands.demands = {Demand::robust, Demand::depthsOfCuts};
    const auto none = generateFor(demands, &progress);
    QVERIFY(!none);
    QVERIFY(none.error().stopped);
}

QTEST_GUILESS_MAIN(TestGenerator)
#include "tst_generator.moc"
