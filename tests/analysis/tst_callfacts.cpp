// What explain() and storyOf() say of searches that visit nodes again, on random trees at every
// step: against the minimax values of the nodes, worked out here, and against the events.

#include "core/analysis/story.h"
#include "core/search/nullwindow.h"
#include "tests/search/randomsearches.h"

#include <QTest>
#include <algorithm>

using namespace prunus;
using oracle::Draw;

namespace {

/// A tree that was searched by an algorithm drawn by lot, and what its nodes are worth.
struct Searched {
    GameTree tree;
    std::shared_ptr<const SearchTrace> trace;

    [[nodiscard]] Player playerAt(NodeId n) const { return trace->playerAt(tree.rowOf(n)); }

    /// To a depth of so many plies below the root, or to the leaves.
    [[nodiscard]] Value worth(NodeId n, std::optional<std::uint32_t> limit) const {
        if (tree.isLeaf(n) || (limit && tree.rowOf(n).value >= *limit)) {
            return tree.staticValue(n);
        }
        const bool max = playerAt(n) == Player::max;
        Value best = max ? -infinity : infinity;
        for (const NodeId child : tree.children(n)) {
            const Value v = worth(child, limit);
            best = max ? std::max(best, v) : std::min(best, v);
        }
        return best;
    }
};

std::optional<Searched> searched(Draw& draw, Algorithm algorithm) {
    const SearchOptions options = oracle::randomOptions(draw, algorithm);
    GameTree tree = oracle::gameTree(oracle::randomTree(draw, 5, 4));
    const RecordedSearch search = recordSearch(tree, options);
    return search ? std::optional<Searched>({std::move(tree), *search}) : std::nullopt;
}

bool reaches(Player p, Value v, Value least) {
    return p == Player::max ? v >= least : v <= least;
}

/// One step with its neighbours, and all that is said of it that can be checked.
struct Said {
    const Searched& s;
    Step t;
    Moment moment{s.tree, *s.trace, t};
    Event event = moment.event();
    Explanation e = explain(moment);

    [[nodiscard]] Value worth(NodeId n) const { return s.worth(n, moment.depthLimit()); }
    [[nodiscard]] Event next() const { return Moment(s.tree, *s.trace, t + 1).event(); }

    /// Nothing if all is true, or else what is not.
    [[nodiscard]] const char* mistake() const {
        return std::visit([this](const auto& fact) { return this->mistakeOf(fact); }, e);
    }

  private:
    [[nodiscard]] const char* mistakeOf(const Place& /*fact*/) const { return nullptr; }

    [[nodiscard]] const char* callMistake(NodeId n, const CallFacts& call) const {
        return worth(n) < call.known.lower || worth(n) > call.known.upper
                   ? "the table knows something false"
                   : nullptr;
    }

    [[nodiscard]] const char* refutationMistake(const std::optional<Refutation>& found) const {
        if (!found) {
            return nullptr;
        }
        const Refutation& r = *found;
        const Player player = s.playerAt(r.node);
        if (!reaches(player, worth(r.child), r.value)) {
            return "the move that refutes does not reach its value";
        }
        if (!reaches(player, r.value, r.rival.value)) {
            return "the move that refutes does not suffice";
        }
        if (!r.rival.fromFirstWindow()) {
            return reaches(opponent(player), worth(r.rival.through), r.rival.value)
                       ? nullptr
                       : "the rival does not have what it is said to have";
        }
        const bool askedByProbe = r.rival.fromProbe() && s.playerAt(r.rival.prober) == player;
        const bool askedByPass = !r.rival.fromProbe() && makesPasses(s.trace->options().algorithm);
        return askedByProbe || askedByPass ? nullptr : "nobody asked for so little";
    }

    [[nodiscard]] const char* mistakeOf(const Improved& fact) const {
        return refutationMistake(fact.refutation);
    }

    [[nodiscard]] const char* mistakeOf(const NotImproved& fact) const {
        const auto& holder = fact.holder;
        return holder && !holder->fromFirstWindow() &&
                       !reaches(s.playerAt(holder->node), worth(holder->through), holder->value)
                   ? "who holds the best value does not have it"
                   : nullptr;
    }

    [[nodiscard]] const char* mistakeOf(const Recalled& fact) const {
        return fact.call.known.nothing() || fact.call.visit < 2 ? "the table answers out of nothing"
                                                                : callMistake(fact.node, fact.call);
    }

    [[nodiscard]] const char* mistakeOf(const Returned& fact) const {
        const char* const wrong = refutationMistake(fact.refutation);
        return wrong != nullptr ? wrong : callMistake(fact.node, fact.call);
    }

    [[nodiscard]] const char* mistakeOf(const PassOver& fact) const {
        return callMistake(fact.node, fact.call);
    }

    [[nodiscard]] const char* mistakeOf(const IterationOver& fact) const {
        return worth(fact.node) != fact.value ? "the value of the iteration is another" : nullptr;
    }

    [[nodiscard]] const char* mistakeOf(const SearchOver& fact) const {
        if (fact.value != s.trace->value() || fact.value != worth(GameTree::root())) {
            return "the result is not the value";
        }
        return fact.bestMove != noNode && worth(fact.bestMove) != fact.value
                   ? "the best move does not reach the value"
                   : nullptr;
    }

    [[nodiscard]] const char* mistakeOf(const SearchedAgain& fact) const {
        if (!event.again || next().node != fact.child) {
            return "the child is not searched again";
        }
        if (fact.inHand && !reaches(fact.player, worth(fact.child), fact.value)) {
            return "the probe did not prove that";
        }
        const bool turned = opponent(fact.player) == Player::min;
        const Window given = turned ? negated(*next().window) : *next().window;
        return given == fact.next ? nullptr : "the second search has another window";
    }

    [[nodiscard]] const char* mistakeOf(const Entered& fact) const {
        const Approach approach = fact.call.approach;
        const bool null = nextAbove(fact.window->alpha) == fact.window->beta;
        if ((approach == Approach::probe || approach == Approach::pass) && !null) {
            return "no null window";
        }
        if (approach == Approach::again &&
            !(Moment(s.tree, *s.trace, t - 1).event().again && fact.call.visit > 1)) {
            return "it was not probed just before";
        }
        const Event first = next();
        if (fact.triedFirst != noNode && first.node != fact.triedFirst) {
            return "another move is tried first";
        }
        for (const auto& setter : {fact.alphaFrom, fact.betaFrom}) {
            if (setter &&
                !reaches(s.playerAt(setter->node), worth(setter->through), setter->value)) {
                return "nobody has what set that bound";
            }
        }
        return fact.call.visit != moment.visitCount(fact.node) ? "wrong visit"
                                                               : callMistake(fact.node, fact.call);
    }

    [[nodiscard]] const char* mistakeOf(const CutOff& fact) const {
        const std::size_t named = std::min<std::size_t>(fact.skipped, CutOff::namedChildren);
        if (fact.skippedChildren.size() != named) {
            return "so many were not skipped";
        }
        const std::vector<NodeVisit> own = moment.visits(fact.node, 1);
        for (const NodeId n : fact.skippedChildren) {
            const std::vector<NodeVisit> visits = moment.visits(n, 1);
            if (!visits.empty() && visits.back().entered > own.back().entered) {
                return "that child was searched";
            }
        }
        return refutationMistake(fact.refutation);
    }
};

} // namespace

class TestCalls : public QObject {
    Q_OBJECT

  private slots:
    void everyStepIsExplainedTruly_data() { oracle::algorithmRows(&AlgorithmTraits::repeats); }
    void everyStepIsExplainedTruly();
    void everyCutoffByAMoveIsProvenOrSaysWhoAsked_data() {
        oracle::algorithmRows(&AlgorithmTraits::repeats);
    }
    void everyCutoffByAMoveIsProvenOrSaysWhoAsked();
    void storiesTellEachVisit_data() { oracle::algorithmRows(&AlgorithmTraits::repeats); }
    void storiesTellEachVisit();
};

void TestCalls::everyStepIsExplainedTruly() {
    QFETCH(Algorithm, algorithm);
    for (std::uint64_t seed = 1; seed <= 600; ++seed) {
        Draw draw(seed * 101 + std::uint64_t(algorithm));
        const std::optional<Searched> s = searched(draw, algorithm);
        for (Step t{1}; s && t <= s->trace->end(); ++t) {
            const char* const mistake = Said{*s, t}.mistake();
            QVERIFY2(mistake == nullptr,
                     qPrintable(QStringLiteral("seed %1, step %2, %3: %4")
                                    .arg(seed)
                                    .arg(t.value)
                                    .arg(oracle::text(s->trace->options()).data())
                                    .arg(mistake)));
        }
    }
}

/// From an open window and where ties are cut, there is always a reason.
void TestCalls::everyCutoffByAMoveIsProvenOrSaysWhoAsked() {
    QFETCH(Algorithm, algorithm);
    int cutoffs = 0;
    for (std::uint64_t seed = 1; seed <= 600; ++seed) {
        Draw draw(seed * 77 + std::uint64_t(algorithm));
        const std::optional<Searched> s = searched(draw, algorithm);
        if (!s || s->trace->options().cut == CutRule::greater) {
            continue;
        }
        for (const SearchTrace::Cutoff& cutoff : s->trace->cutoffs()) {
            ++cutoffs;
            const Said said{*s, cutoff.step};
            QVERIFY(refutationOf(said.e).has_value());
        }
    }
    QVERIFY(cutoffs > 50);
}

void TestCalls::storiesTellEachVisit() {
    QFETCH(Algorithm, algorithm);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Draw draw(seed * 13 + std::uint64_t(algorithm));
        const std::optional<Searched> s = searched(draw, algorithm);
        for (NodeId n{0}; s && n.value < s->tree.nodeCount(); ++n) {
            std::vector<Step> begun; // the visits, from the events alone
            for (Step t{0}; t <= s->trace->end(); ++t) {
                const Moment moment(s->tree, *s->trace, t);
                const Event event = moment.event();
                const bool comes = event.kind == EventKind::enter ||
                                   event.kind == EventKind::leaf || event.kind == EventKind::recall;
                if (comes && event.node == n) {
                    begun.push_back(t);
                }
                const NodeStory story = storyOf(moment, n);
                QCOMPARE(story.visit, std::uint32_t(begun.size()));
                QCOMPARE(story.entered.has_value(), !begun.empty());
                if (!begun.empty()) {
                    QCOMPARE(story.entered->value, begun.back().value);
                    const std::size_t told = std::min(begun.size(), NodeStory::mostVisits);
                    QCOMPARE(story.visits.size(), told);
                    QCOMPARE(story.visits.front().entered.value, begun[begun.size() - told].value);
                }
                QVERIFY(!story.cutoff || *story.cutoff <= t);
                QCOMPARE(story.left.has_value(), story.returned.has_value());
                QVERIFY((story.state == NodeState::cut) ==
                        (story.cutoff.has_value() && story.visit == 0));
            }
        }
    }
}

QTEST_APPLESS_MAIN(TestCalls)
#include "tst_callfacts.moc"
