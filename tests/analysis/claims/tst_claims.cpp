// Every claim of every step, about thousands of random trees under all options, proved by the
// judge.

#include "core/analysis/story.h"
#include "tests/analysis/claims/claimtext.h"
#include "tests/analysis/claims/drawnsearch.h"
#include "tests/analysis/claims/judge.h"
#include "tests/analysis/claims/perturbed.h"
#include "tests/search/randomsearches.h"

#include <QTest>
#include <algorithm>
#include <functional>

using namespace prunus;
using oracle::anyIs;
using oracle::DrawnSearch;
using oracle::Judge;
using oracle::LoggedEvent;

namespace {

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

std::string firstFalse(const Judge& judge, const std::vector<Claim>& claims) {
    for (const Claim& claim : claims) {
        if (const std::string why = judge.fault(claim); !why.empty()) {
            return oracle::kindOf(claim) + (": " + why);
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

/// What is wrong after a step, which has just been heard, in words; empty if nothing is.
using Fault = std::function<std::string(const Judge&, const LoggedEvent&, const Moment&)>;

/// At the first step of the search where something is wrong; empty if there is none.
std::string firstFault(const DrawnSearch& search, const Fault& fault) {
    const GameTree tree = gameTree(search.tree);
    const auto trace = recordSearch(tree, search.options);
    if (!trace) {
        return "the search fails";
    }
    Judge judge(search.tree, search.options);
    LoggedEvent event;
    for (std::uint32_t t = 0; t <= search.log.size(); ++t) {
        if (t > 0) {
            event = search.log[t - 1];
            judge.hear(event);
        }
        const std::string wrong = fault(judge, event, Moment(tree, **trace, Step{t}));
        if (!wrong.empty()) {
            return "step " + std::to_string(t) + ": " + wrong;
        }
    }
    return {};
}

std::vector<Claim> claimsAt(const Moment& moment) {
    return claimsOf(moment, explain(moment));
}

/// Draws so many searches by the algorithm of a test's row; what `faultIn` finds is wrong.
void prove(std::uint64_t searches,
           const std::function<std::string(const DrawnSearch&, std::uint64_t)>& faultIn) {
    QFETCH(Algorithm, algorithm);
    for (std::uint64_t seed = 0; seed < searches; ++seed) {
        const DrawnSearch search = oracle::drawnSearch(seed, algorithm);
        const std::string fault = faultIn(search, seed);
        QVERIFY2(fault.empty(),
                 ("seed " + std::to_string(seed) + ": " + text(search) + ": " + fault).c_str());
    }
}

} // namespace

class TestClaims : public QObject {
    Q_OBJECT

  private slots:
    void everyClaimIsTrue_data() { oracle::algorithmRows(); }
    void everyClaimIsTrue();
    void whatIsClaimedSlightlyOtherwiseIsRefuted_data() { oracle::algorithmRows(); }
    void whatIsClaimedSlightlyOtherwiseIsRefuted();
    void everyStepClaimsWhatItIs_data() { oracle::algorithmRows(); }
    void everyStepClaimsWhatItIs();
    void whatANodesStoryTellsIsTrue_data() { oracle::algorithmRows(); }
    void whatANodesStoryTellsIsTrue();
};

void TestClaims::everyClaimIsTrue() {
    const std::uint64_t trees = oracle::enough(5000);
    std::uint64_t deep = 0;
    std::uint64_t claims = 0;
    prove(trees, [&](const DrawnSearch& search, std::uint64_t /*seed*/) {
        deep += search.deep ? 1 : 0;
        return firstFault(
            search, [&](const Judge& judge, const LoggedEvent& /*event*/, const Moment& moment) {
                const std::vector<Claim> made = claimsAt(moment);
                claims += made.size();
                return firstFalse(judge, made);
            });
    });
    QVERIFY(3 * deep >= trees);
    QVERIFY(claims > 50 * trees);
}

/// The judge is no yes-man.
void TestClaims::whatIsClaimedSlightlyOtherwiseIsRefuted() {
    const auto passing = [](const Judge& judge, const LoggedEvent& /*event*/,
                            const Moment& moment) -> std::string {
        for (const Claim& claim : claimsAt(moment)) {
            for (const Claim& otherwise : oracle::perturbed(claim)) {
                if (judge.fault(otherwise).empty()) {
                    return oracle::kindOf(otherwise) + std::string(" passes for true");
                }
            }
        }
        return {};
    };
    prove(oracle::enough(200), [&](const DrawnSearch& search, std::uint64_t /*seed*/) {
        return firstFault(search, passing);
    });
}

/// To claim nothing would be true, too.
void TestClaims::everyStepClaimsWhatItIs() {
    const auto missing = [](const Judge& /*judge*/, const LoggedEvent& event,
                            const Moment& moment) -> std::string {
        const std::vector<Claim> made = claimsAt(moment);
        switch (event.kind) {
        case EventKind::start:
        case EventKind::enter:
            return {};
        case EventKind::leaf:
            return anyIs<StaticClaim>(made) || anyIs<WorthClaim>(made) ? ""
                                                                       : "a leaf without its value";
        case EventKind::recall:
        case EventKind::leave:
            return anyIs<ReturnedClaim>(made) || anyIs<WorthClaim>(made)
                       ? ""
                       : "a call without what it returned";
        case EventKind::back:
            return anyIs<ReturnedClaim>(made) && anyIs<BestClaim>(made) ? ""
                                                                        : "a comparison of nothing";
        case EventKind::cutoff:
            return anyIs<SkippedClaim>(made) && anyIs<CannotChangeClaim>(made) &&
                           anyIs<InHandClaim>(made) && anyIs<BoundFromClaim>(made)
                       ? ""
                       : "a cutoff without a reason";
        }
        return {};
    };
    prove(oracle::enough(500), [&](const DrawnSearch& search, std::uint64_t /*seed*/) {
        return firstFault(search, missing);
    });
}

void TestClaims::whatANodesStoryTellsIsTrue() {
    prove(oracle::enough(300), [](const DrawnSearch& search, std::uint64_t seed) {
        oracle::Draw draw(seed);
        return firstFault(
            search,
            [&](const Judge& judge, const LoggedEvent& event, const Moment& moment) -> std::string {
                if (event.kind == EventKind::start) {
                    return {};
                }
                const NodeId n{draw.below(moment.tree().nodeCount())};
                const NodeStory story = storyOf(moment, n);
                return firstFalse(judge, claimsIn(story, moment.trace(), moment.tree())) +
                       wrongPass(story, search, moment.step()) + knownAfterAll(judge, story);
            });
    });
}

QTEST_APPLESS_MAIN(TestClaims)
#include "tst_claims.moc"
