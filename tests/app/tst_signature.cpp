#include "core/notation/readtree.h"
#include "core/trace/run.h"
#include "tests/app/commandline.h"
#include "tests/contentof.h"

#include <QtTest>

using namespace prunus;

namespace {

/// Over both kinds of --fail and of --cut.
std::uint64_t visits(const GameTree& tree, SearchOptions options) {
    std::uint64_t sum = 0;
    for (const FailMode fail : {FailMode::hard, FailMode::soft}) {
        for (const CutRule cut : {CutRule::greaterOrEqual, CutRule::greater}) {
            options.fail = fail;
            options.cut = cut;
            sum += recordSearch(tree, options).value()->totals().nodesVisited;
        }
    }
    return sum;
}

/// By every algorithm, and in every order but the random one.
std::uint64_t visitsOfAllSearches(const GameTree& tree, Player root) {
    std::uint64_t sum = 0;
    for (const MoveOrder order :
         {MoveOrder::asWritten, MoveOrder::bestFirst, MoveOrder::worstFirst}) {
        for (const AlgorithmTraits& each : algorithms) {
            SearchOptions options;
            options.algorithm = each.algorithm;
            options.root = root;
            options.order = order;
            sum += visits(tree, options);
        }
    }
    return sum;
}

} // namespace

/// One number says whether the searches still visit what they did; signature.py finds the same one
/// straight from the definitions.
class TestSignature : public QObject {
    Q_OBJECT

  private slots:
    void visitCount();
};

void TestSignature::visitCount() {
    const QJsonObject published = jsonIn(contentOf(PRUNUS_TEST_DATA "/published.json"));
    std::uint64_t sum = 0;
    for (const QJsonValue& entry : published["trees"].toArray()) {
        const QByteArray text = QJsonDocument(entry["tree"].toArray()).toJson();
        sum += visitsOfAllSearches(readText(text.toStdString()).value(),
                                   entry["root"] == "max" ? Player::max : Player::min);
    }
    QCOMPARE(sum, std::uint64_t{PRUNUS_SIGNATURE});
}

QTEST_GUILESS_MAIN(TestSignature)
#include "tst_signature.moc"
