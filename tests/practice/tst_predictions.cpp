// Where a run is stopped to ask what comes next: chosen a second time from the log of the naive
// search, with what comes next read there.

#include "core/notation/readtree.h"
#include "core/practice/predictions.h"
#include "core/trace/run.h"
#include "tests/search/oracle/naivesearch.h"
#include "tests/search/oracle/randomtree.h"

#include <QTest>
#include <algorithm>
#include <array>
#include <set>

using namespace prunus;
using oracle::Draw;
using oracle::LoggedEvent;

namespace {

constexpr std::array visitedOnce{Algorithm::minimax,
                                 Algorithm::negamax,
                                 Algorithm::alphaBeta,
                                 Algorithm::alphaBetaNegamax,
                                 Algorithm::alphaBetaFirstDraft,
                                 Algorithm::alphaBetaSecondDraft};

/// A call on the way, with MAX's numbers.
struct OpenNode {
    std::uint32_t node = 0;
    Player player = Player::max;
    Window in;
    Window now;
    Value found = 0;
    std::size_t left = 0;
};

/// A `back`, and what is said of it.
struct Place {
    std::uint32_t step = 0;
    Value gap = 0;
    bool deep = false;
    Player player = Player::max;
};

/// What one pass over a log finds.
struct Places {
    std::vector<Place> cuts;
    std::vector<Place> open;    ///< children are left and searched
    std::vector<Place> clamped; ///< all searched, and another number returned than found
};

/// A random tree with its search, as the program and as the naive one have it.
struct Searched {
    const oracle::NaiveTree& naive;
    const GameTree& tree;
    const SearchTrace& trace;
    const oracle::Log& log;
};

class Walk {
  public:
    explicit Walk(const Searched& s)
        : tree_(s.naive), negamax_(s.trace.traits().negamaxForm),
          windowed_(s.trace.traits().windowed), log_(s.log) {}

    Places go() {
        for (std::size_t i = 0; i < log_.size(); ++i) {
            see(i);
        }
        return places_;
    }

  private:
    [[nodiscard]] Value ofMax(const LoggedEvent& e, Value v) const {
        return negamax_ && e.player == Player::min ? 0 - v : v;
    }
    [[nodiscard]] Window windowOf(const LoggedEvent& e) const {
        const Window w = e.window.value_or(Window{});
        return negamax_ && e.player == Player::min ? Window{0 - w.beta, 0 - w.alpha} : w;
    }

    void see(std::size_t i) {
        const LoggedEvent& e = log_[i];
        if (e.kind == EventKind::enter) {
            const bool isMax = e.player == Player::max;
            open_.push_back({e.node, e.player, windowOf(e), windowOf(e),
                             isMax ? -infinity : infinity, tree_.nodes[e.node]->children.size()});
        } else if (e.kind == EventKind::leave) {
            open_.pop_back();
        } else if (e.kind == EventKind::back) {
            OpenNode& at = open_.back();
            const Value v = ofMax(e, e.value);
            at.found = at.player == Player::max ? std::max(at.found, v) : std::min(at.found, v);
            at.now = windowOf(e);
            --at.left;
            sort(i, at);
        }
    }

    void sort(std::size_t i, const OpenNode& at) {
        Window w = at.now;
        if (!windowed_) {
            for (const OpenNode& each : open_) {
                if (each.player == Player::max) {
                    w.alpha = std::max(w.alpha, each.found);
                } else {
                    w.beta = std::min(w.beta, each.found);
                }
            }
        }
        const LoggedEvent& next = log_[i + 1];
        const Place place{static_cast<std::uint32_t>(i + 1), w.beta - w.alpha, isDeep(at),
                          at.player};
        if (next.kind == EventKind::cutoff) {
            places_.cuts.push_back(place);
        } else if (at.left > 0) {
            places_.open.push_back(place);
        } else if (ofMax(next, next.value) != at.found) {
            places_.clamped.push_back(place);
        }
    }

    /// The opponent's bound is that of the nearest ancestor of theirs that moved its own to it.
    [[nodiscard]] bool isDeep(const OpenNode& at) const {
        const bool isAlpha = at.player == Player::min;
        const auto bound = [isAlpha](Window w) { return isAlpha ? w.alpha : w.beta; };
        for (std::size_t k = open_.size() - 1; k-- > 0;) {
            if (bound(open_[k].now) != bound(at.now)) {
                return false;
            }
            if (bound(open_[k].in) != bound(open_[k].now)) {
                return k + 2 < open_.size();
            }
        }
        return false;
    }

    const oracle::NaiveTree& tree_;
    bool negamax_;
    bool windowed_;
    const oracle::Log& log_;
    std::vector<OpenNode> open_;
    Places places_;
};

std::set<std::uint32_t> expected(const Places& places, bool windowed) {
    std::set<std::uint32_t> steps;
    for (const Player player : {Player::max, Player::min}) {
        for (const Place& each : places.cuts) {
            if (each.deep && each.player == player) {
                steps.insert(each.step);
                break;
            }
        }
    }
    for (const Place& each : places.cuts) {
        if (steps.size() < 5) {
            steps.insert(each.step);
        }
    }
    std::vector<Place> open = places.open;
    for (int k = 0; k < (windowed ? 2 : 6) && !open.empty(); ++k) {
        const auto least = std::ranges::min_element(open, {}, &Place::gap);
        steps.insert(least->step);
        open.erase(least);
    }
    if (!places.clamped.empty()) {
        steps.insert(places.clamped.front().step);
    }
    return steps;
}

/// The children that a cutoff right after this step leaves out.
std::vector<NodeId> leftAt(const Searched& s, Step step) {
    const LoggedEvent& back = s.log[step.value - 1];
    std::set<std::uint32_t> called;
    for (std::size_t i = 0; i < step.value; ++i) {
        if (s.log[i].kind == EventKind::back && s.log[i].node == back.node) {
            called.insert(s.log[i].child);
        }
    }
    std::vector<NodeId> left;
    const NodeRange family = s.tree.children(NodeId{back.node});
    for (std::uint32_t k = 0; k < family.size(); ++k) {
        if (!called.contains(k)) {
            left.push_back(family[k]);
        }
    }
    return left;
}

/// Other values at the nodes of which the search has not read one by this step.
void changeUnread(Draw& draw, oracle::NaiveNode& node, const std::set<std::uint32_t>& read) {
    if (node.value && !read.contains(node.id)) {
        node.value = static_cast<Value>(draw.below(20)) - 10;
    }
    for (oracle::NaiveNode& each : node.children) {
        changeUnread(draw, each, read);
    }
}

GameTree withOtherLeaves(Draw& draw, const Searched& s, Step step) {
    std::set<std::uint32_t> read;
    for (std::size_t i = 0; i < step.value; ++i) {
        if (s.log[i].kind == EventKind::leaf) {
            read.insert(s.log[i].node);
        }
    }
    oracle::NaiveNode root = s.naive.root;
    changeUnread(draw, root, read);
    return gameTree(oracle::NaiveTree(std::move(root), s.naive.player, s.naive.failureValue));
}

template <class See> void onRandomSearches(std::uint64_t seed, std::uint64_t count, See see) {
    Draw draw(seed);
    for (std::uint64_t k = 0; k < oracle::enough(count); ++k) {
        const oracle::NaiveTree naive = oracle::randomTree(draw, 5, 4);
        const Algorithm algorithm = visitedOnce.at(draw.below(visitedOnce.size()));
        const SearchOptions options = oracle::randomOptions(draw, algorithm);
        const GameTree tree = gameTree(naive);
        if (const auto trace = recordSearch(tree, options)) {
            const auto log = std::get<oracle::Log>(
                oracle::naiveSearch(naive, options, oracle::ordersOf(tree, (*trace)->order())));
            see(Searched{naive, tree, **trace, log});
        }
    }
}

} // namespace

class TestPredictions : public QObject {
    Q_OBJECT

  private slots:
    void theMomentsAreThose();
    void whatComesNextIsAmongTheChoices();
    void nothingToComeIsInTheChoices();
    void onTheTextbooksTree();
};

void TestPredictions::theMomentsAreThose() {
    std::uint64_t full = 0;
    std::uint64_t deep = 0;
    onRandomSearches(5, 3000, [&](const Searched& s) {
        const Places places = Walk(s).go();
        std::set<std::uint32_t> steps;
        for (const Step each : stepsToPredict(s.tree, s.trace)) {
            QVERIFY(steps.insert(each.value).second);
        }
        QVERIFY(steps == expected(places, s.trace.traits().windowed));
        QVERIFY(steps.size() <= mostPredictions);
        full += steps.size() == mostPredictions ? 1U : 0U;
        deep += std::ranges::any_of(places.cuts, &Place::deep) ? 1U : 0U;
    });
    QVERIFY2(full >= oracle::enough(3000) / 300, qPrintable(QString::number(full)));
    QVERIFY2(deep >= oracle::enough(20), qPrintable(QString::number(deep)));
}

/// Told from the log; a cut returns as well.
void TestPredictions::whatComesNextIsAmongTheChoices() {
    using Kind = NextStep::Kind;
    std::uint64_t asked = 0;
    onRandomSearches(6, 2000, [&](const Searched& s) {
        for (const Step step : stepsToPredict(s.tree, s.trace)) {
            const Moment moment(s.tree, s.trace, step);
            const std::vector<NextStep> choices = nextSteps(moment);
            QVERIFY(choices.size() >= 2 && choices.size() <= 4);
            const LoggedEvent& next = s.log[step.value];
            const bool cuts = next.kind == EventKind::cutoff;
            std::size_t right = 0;
            for (const NextStep& each : choices) {
                bool comes = cuts;
                if (each.kind == Kind::reads || each.kind == Kind::enters) {
                    const bool leaf = each.kind == Kind::reads;
                    comes = next.kind == (leaf ? EventKind::leaf : EventKind::enter) &&
                            next.node == each.node.value;
                } else if (each.kind == Kind::returns) {
                    const LoggedEvent& leave = s.log[step.value + (cuts ? 1U : 0U)];
                    const bool turned = s.trace.traits().negamaxForm && leave.player == Player::min;
                    comes = leave.kind == EventKind::leave &&
                            (turned ? 0 - leave.value : leave.value) == each.value;
                } else {
                    QVERIFY(std::ranges::is_permutation(each.skipped, leftAt(s, step)));
                }
                QCOMPARE(comesNext(moment, each), comes);
                right += comes ? 1U : 0U;
            }
            QVERIFY(right == 1 || (cuts && right == 2));
            ++asked;
        }
    });
    QVERIFY(asked > oracle::enough(2000));
}

/// Other values at the leaves that were not read by then change nothing.
void TestPredictions::nothingToComeIsInTheChoices() {
    Draw draw(8);
    std::uint64_t changed = 0;
    onRandomSearches(7, 1000, [&](const Searched& s) {
        if (s.trace.options().order == MoveOrder::bestFirst ||
            s.trace.options().order == MoveOrder::worstFirst) {
            return; // which depends on all values
        }
        for (const Step step : stepsToPredict(s.tree, s.trace)) {
            const GameTree other = withOtherLeaves(draw, s, step);
            const auto otherTrace = recordSearch(other, s.trace.options());
            const Moment there(other, **otherTrace, step);
            QVERIFY(nextSteps(there) == nextSteps(Moment(s.tree, s.trace, step)));
            changed += there.trace().end() != s.trace.end() ? 1U : 0U;
        }
    });
    QVERIFY2(changed > oracle::enough(60), qPrintable(QString::number(changed)));
}

/// Figure 5.2 of Russell and Norvig: after 2, C is worth at most 2, and MAX has 3.
void TestPredictions::onTheTextbooksTree() {
    using Kind = NextStep::Kind;
    const GameTree tree = *readText("[[3,12,8],[2,4,6],[14,5,2]]");
    const auto trace = *recordSearch(tree, {});
    const std::vector<Step> steps = stepsToPredict(tree, *trace);
    QVERIFY(std::ranges::find(steps, Step{13}) != steps.end());
    const Moment moment(tree, *trace, Step{13});
    const NodeId c = tree.at({1});
    const std::vector<NextStep> choices{{Kind::reads, tree.at({1, 1})},
                                        {Kind::cuts, c, 0, {tree.at({1, 1}), tree.at({1, 2})}},
                                        {Kind::returns, c, 3},
                                        {Kind::returns, c, 2}};
    QVERIFY(nextSteps(moment) == choices);
    const std::vector<bool> comes{false, true, true, false}; // fail-hard
    for (std::size_t k = 0; k < choices.size(); ++k) {
        QCOMPARE(comesNext(moment, choices[k]), bool(comes[k]));
    }
}

QTEST_GUILESS_MAIN(TestPredictions)
#include "tst_predictions.moc"
