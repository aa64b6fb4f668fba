// Every claim of every step, about thousands of random trees under all options, proved by the
// judge.

#include "core/analysis/story.h"
#include "core/trace/run.h"
#include "tests/analysis/claims/claimsproof.h"
#include "tests/analysis/claims/claimtext.h"
#include "tests/analysis/claims/perturbed.h"

#include <QTest>
#include <algorithm>

using namespace prunus;
using oracle::Draw;
using oracle::DrawnSearch;
using oracle::Judge;
using oracle::LoggedEvent;

namespace {

template <class Kind> bool anyIs(const std::vector<Claim>& claims) {
    return std::ranges::any_of(
        claims, [](const Claim& claim) { return std::holds_alternative<Kind>(claim); });
}

void addWorth(std::vector<Claim>& claims, NodeId n, Bounds bounds) {
    if (bounds.lower != -infinity) {
        claims.emplace_back(WorthClaim{Relation::atLeast, n, bounds.lower});
    }
    if (bounds.upper != infinity) {
        claims.emplace_back(WorthClaim{Relation::atMost, n, bounds.upper});
    }
}

/// What a story says of its node, and of why children were skipped there.
std::vector<Claim> claimsIn(const NodeStory& story, const SearchTrace& trace,
                            const GameTree& tree) {
    std::vector<Claim> claims;
    if (story.returned) {
        claims.emplace_back(ReturnedClaim{story.node, *story.returned});
    }
    addWorth(claims, story.node, story.proven);
    addWorth(claims, story.node, story.known);
    if (story.refutation) {
        const Refutation& r = *story.refutation;
        const auto player = [&](NodeId n) { return trace.playerAt(tree.rowOf(n)); };
        claims.emplace_back(InHandClaim{player(r.node), r.node, r.child, r.value});
        if (r.rival.through != noNode) {
            const Alternative& has = r.rival;
            claims.emplace_back(InHandClaim{player(has.node), has.node, has.through, has.value});
        }
    }
    return claims;
}

std::string firstFalse(const Judge& judge, const std::vector<Claim>& claims,
                       const DrawnSearch& search) {
    for (const Claim& claim : claims) {
        if (std::string why = judge.fault(claim); !why.empty()) {
            return text(claim, search.tree) + ": " + why;
        }
    }
    return {};
}

/// The pass or iteration at work in a step, by the log alone: each begins with a call of the root.
std::uint32_t passAt(const DrawnSearch& search, Step t) {
    const auto calls = [](const LoggedEvent& event) {
        return event.path.empty() &&
               (event.kind == EventKind::enter || event.kind == EventKind::leaf);
    };
    return static_cast<std::uint32_t>(
        std::count_if(search.log.begin(), search.log.begin() + t.value, calls));
}

/// What is wrong with the pass or iteration that a story says something was in.
std::string wrongPass(const NodeStory& story, const DrawnSearch& search, Step t) {
    if (story.cutoffIn != 0 && story.cutoffIn != passAt(search, *story.cutoff)) {
        return "the cutoff was in another";
    }
    const bool deepens = search.options.algorithm == Algorithm::iterativeDeepening;
    if (deepens && story.refutation && story.cutoffIn != passAt(search, t)) {
        return "an older proof is told";
    }
    if (story.iteration != 0 && story.iteration != passAt(search, t)) {
        return "another iteration is at work";
    }
    const bool visitedBefore = story.iteration != 0 && story.entered;
    return visitedBefore && (story.visitedIn != passAt(search, *story.entered) ||
                             story.visitedIn == story.iteration)
               ? "another iteration visited it last"
               : "";
}

/// What the judge knows of a node of which a story says that nothing is known.
std::string knownAfterAll(const Judge& judge, const NodeStory& story) {
    constexpr Value huge = 1e300;
    const bool tellsNothing = story.iteration != 0 || story.state == NodeState::notReached;
    return tellsNothing && (judge.fault(WorthClaim{Relation::atLeast, story.node, -huge}).empty() ||
                            judge.fault(WorthClaim{Relation::atMost, story.node, huge}).empty())
               ? "something is known of the node"
               : "";
}

std::string about(std::uint64_t seed, const DrawnSearch& search, const std::string& fault) {
    return "seed " + std::to_string(seed) + ": " + text(search) + ": " + fault;
}

} // namespace

class TestClaims : public QObject {
    Q_OBJECT

  private slots:
    void everyClaimIsTrue_data();
    void everyClaimIsTrue();
    void whatIsClaimedSlightlyOtherwiseIsRefuted_data() { everyClaimIsTrue_data(); }
    void whatIsClaimedSlightlyOtherwiseIsRefuted();
    void everyStepClaimsWhatItIs_data() { everyClaimIsTrue_data(); }
    void everyStepClaimsWhatItIs();
    void whatANodesStoryTellsIsTrue_data() { everyClaimIsTrue_data(); }
    void whatANodesStoryTellsIsTrue();
};

void TestClaims::everyClaimIsTrue_data() {
    QTest::addColumn<int>("algorithm");
    for (const AlgorithmTraits& each : everyAlgorithm) {
        QTest::newRow(each.id.data()) << static_cast<int>(each.algorithm);
    }
}

void TestClaims::everyClaimIsTrue() {
    QFETCH(int, algorithm);
    const std::uint64_t trees = oracle::enough(5000);
    std::uint64_t deep = 0;
    std::uint64_t claims = 0;
    for (std::uint64_t seed = 0; seed < trees; ++seed) {
        const DrawnSearch search = oracle::drawnSearch(seed, static_cast<Algorithm>(algorithm));
        deep += search.deep ? 1 : 0;
        const std::string fault =
            firstFault(search,
                       [&](const Judge& judge, const LoggedEvent& /*event*/,
                           const std::vector<Claim>& made) -> std::string {
                           claims += made.size();
                           for (const Claim& claim : made) {
                               if (std::string why = judge.fault(claim); !why.empty()) {
                                   return text(claim, search.tree) + ": " + why;
                               }
                           }
                           return {};
                       });
        QVERIFY2(fault.empty(), about(seed, search, fault).c_str());
    }
    QVERIFY(3 * deep >= trees);
    QVERIFY(claims > 50 * trees);
}

/// The judge is no yes-man.
void TestClaims::whatIsClaimedSlightlyOtherwiseIsRefuted() {
    QFETCH(int, algorithm);
    for (std::uint64_t seed = 0; seed < oracle::enough(200); ++seed) {
        const DrawnSearch search = oracle::drawnSearch(seed, static_cast<Algorithm>(algorithm));
        const std::string fault =
            firstFault(search,
                       [&](const Judge& judge, const LoggedEvent& /*event*/,
                           const std::vector<Claim>& made) -> std::string {
                           for (const Claim& claim : made) {
                               for (const Claim& otherwise : oracle::perturbed(claim)) {
                                   if (judge.fault(otherwise).empty()) {
                                       return text(otherwise, search.tree) + " passes for true";
                                   }
                               }
                           }
                           return {};
                       });
        QVERIFY2(fault.empty(), about(seed, search, fault).c_str());
    }
}

/// To claim nothing would be true, too.
void TestClaims::everyStepClaimsWhatItIs() {
    QFETCH(int, algorithm);
    for (std::uint64_t seed = 0; seed < oracle::enough(500); ++seed) {
        const DrawnSearch search = oracle::drawnSearch(seed, static_cast<Algorithm>(algorithm));
        const std::string fault =
            firstFault(search,
                       [](const Judge& /*judge*/, const LoggedEvent& event,
                          const std::vector<Claim>& made) -> std::string {
                           switch (event.kind) {
                           case EventKind::start:
                           case EventKind::enter:
                               return {};
                           case EventKind::leaf:
                               return anyIs<StaticClaim>(made) || anyIs<WorthClaim>(made)
                                          ? ""
                                          : "a leaf without its value";
                           case EventKind::recall:
                           case EventKind::leave:
                               return anyIs<ReturnedClaim>(made) || anyIs<WorthClaim>(made)
                                          ? ""
                                          : "a call without what it returned";
                           case EventKind::back:
                               return anyIs<ReturnedClaim>(made) && anyIs<BestClaim>(made)
                                          ? ""
                                          : "a comparison of nothing";
                           case EventKind::cutoff:
                               return anyIs<SkippedClaim>(made) && anyIs<CannotChangeClaim>(made) &&
                                              anyIs<InHandClaim>(made) &&
                                              anyIs<BoundFromClaim>(made)
                                          ? ""
                                          : "a cutoff without a reason";
                           }
                           return {};
                       });
        QVERIFY2(fault.empty(), about(seed, search, fault).c_str());
    }
}

void TestClaims::whatANodesStoryTellsIsTrue() {
    QFETCH(int, algorithm);
    for (std::uint64_t seed = 0; seed < oracle::enough(300); ++seed) {
        const DrawnSearch search = oracle::drawnSearch(seed, static_cast<Algorithm>(algorithm));
        const GameTree tree = gameTree(search.tree);
        const auto trace = recordSearch(tree, search.options).value();
        Judge judge(search.tree, search.options);
        Draw draw(seed);
        for (Step t{1}; t <= trace->end(); ++t) {
            judge.hear(search.log[t.value - 1]);
            const NodeId n{draw.below(tree.nodeCount())};
            const NodeStory story = storyOf(Moment(tree, *trace, t), n);
            const std::string fault = firstFalse(judge, claimsIn(story, *trace, tree), search) +
                                      wrongPass(story, search, t) + knownAfterAll(judge, story);
            QVERIFY2(fault.empty(), about(seed, search, fault).c_str());
        }
    }
}

QTEST_APPLESS_MAIN(TestClaims)
#include "tst_claims.moc"
