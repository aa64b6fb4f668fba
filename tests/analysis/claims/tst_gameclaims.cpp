// Every claim of every step of a search with a transposition table that meets positions again in a
// game's tree, proved by the judge: the leaves of one position are one variable.

#include "core/analysis/story.h"
#include "core/trace/run.h"
#include "tests/analysis/claims/claimtext.h"
#include "tests/analysis/claims/judge.h"
#include "tests/search/gametrees.h"
#include "tests/search/oracle/eventline.h"
#include "tests/search/ways.h"

#include <QTest>
#include <algorithm>

using namespace prunus;
using oracle::anyIs;
using oracle::NaiveNode;
using oracle::NaiveTree;

namespace {

NaiveNode copied(const GameTree& tree, NodeId n) {
    NaiveNode node;
    if (tree.hasOwnValue(n)) {
        node.value = tree.staticValue(n);
    }
    for (const NodeId child : tree.children(n)) {
        node.children.push_back(copied(tree, child));
    }
    return node;
}

bool namesTheTable(const std::vector<Claim>& claims) {
    return std::ranges::any_of(claims, [](const Claim& claim) {
        const auto* const bound = std::get_if<BoundFromClaim>(&claim);
        return bound != nullptr && bound->source == BoundSource::table;
    });
}

/// What has been seen in searches.
struct Seen {
    bool elsewhere = false;     ///< an answer that was found at another node
    bool closedByTable = false; ///< a window closed by what the table holds
};

/// The first claim of the search that is false, in words; empty if there is none.
std::string firstFalse(const GameTree& tree, const SearchOptions& options, Seen& seen) {
    const NaiveTree naive(copied(tree, GameTree::root()), tree.header().root);
    const auto same = findTablePositions(tree);
    std::vector<std::uint32_t> positions;
    for (NodeId n; n.value < tree.nodeCount(); ++n) {
        positions.push_back(same->of(n).value);
    }
    const auto trace = recordSearch(tree, options, nullptr, findTablePositions).value();
    oracle::Judge judge(naive, options, positions);
    for (Step t; t <= trace->end(); ++t) {
        const Moment moment(tree, *trace, t);
        if (t.value > 0) {
            judge.hear(oracle::logged(tree, moment.event()));
        }
        const std::vector<Claim> claims = claimsOf(moment, explain(moment));
        for (const Claim& claim : claims) {
            if (const std::string why = judge.fault(claim); !why.empty()) {
                return "step " + std::to_string(t.value) + ": " + oracle::kindOf(claim) + ": " +
                       why;
            }
        }
        if (anyIs<FoundAtClaim>(claims) != (recalledFrom(moment) != noNode)) {
            return "step " + std::to_string(t.value) + " does not say where from";
        }
        seen.closedByTable = seen.closedByTable || namesTheTable(claims);
        seen.elsewhere = seen.elsewhere || anyIs<FoundAtClaim>(claims);
    }
    return {};
}

} // namespace

class TestGameClaims : public QObject {
    Q_OBJECT

  private slots:
    void everyClaimIsTrue_data();
    void everyClaimIsTrue();
};

void TestGameClaims::everyClaimIsTrue_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("depth");
    QTest::addColumn<uint>("redrawn"); // so often with other values
    QTest::newRow("tic-tac-toe to its end") << "tic-tac-toe@x.o/.x./o..:x" << -1 << 0U;
    QTest::newRow("misère Nim to its end") << "nim:2:2,3" << -1 << 0U;
    QTest::newRow("Nim cut off") << "nim-normal:2:3,2" << 4 << 0U;
    QTest::newRow("Connect Four cut off") << "connect-four:3,3,3" << 4 << 0U;
    QTest::newRow("Reversi with mirror images") << "reversi:4" << 4 << 0U;
    QTest::newRow("Nim with many values") << "nim-normal:2:3,3" << 5 << 60U;
    QTest::newRow("three heaps with many values") << "nim:1:1,2,1" << -1 << 200U;
    QTest::newRow("a row of squares with many values") << "mnk:5,1,5" << 4 << 60U;
}

void TestGameClaims::everyClaimIsTrue() {
    QFETCH(QString, name);
    QFETCH(int, depth);
    QFETCH(uint, redrawn);
    const GameTree tree = oracle::unfolded(name, depth);
    Seen seen;
    for (const SearchOptions& options : waysWithATable()) {
        const std::string about(traits(options.algorithm).id);
        const std::string fault = firstFalse(tree, options, seen);
        QVERIFY2(fault.empty(), (about + ", " + fault).c_str());
        for (std::uint32_t seed = 0; seed < redrawn; ++seed) {
            const std::string other =
                firstFalse(oracle::withValues(tree, seed, 40, 0), options, seen);
            QVERIFY2(other.empty(),
                     (about + ", seed " + std::to_string(seed) + ", " + other).c_str());
        }
    }
    QVERIFY(seen.elsewhere);
    QCOMPARE(seen.closedByTable, depth > 0 && redrawn > 0);
}

QTEST_APPLESS_MAIN(TestGameClaims)
#include "tst_gameclaims.moc"
