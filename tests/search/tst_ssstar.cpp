// SSS* as Stockman gave it, with a list of states, against MTD(+infinity): the same leaves in the
// same order. And what is said of SSS* and alpha-beta.

#include "tests/search/randomsearches.h"

#include <QTest>
#include <algorithm>
#include <set>

using namespace prunus;
using oracle::NaiveNode;
using oracle::NaiveTree;

namespace {

struct State {
    std::vector<std::uint32_t> places; ///< from the root, in the order of search
    const NaiveNode* node = nullptr;
    bool solved = false;
    Value merit = 0;
};

struct Found {
    Value value = 0;
    std::vector<std::uint32_t> leaves; ///< in the order in which they were read
};

/// Stockman, "A minimax algorithm better than alpha-beta?", 1979, with the usual rule that among
/// equal merits the leftmost state comes first. Of a MIN root, as of any MIN node, one child at a
/// time is followed.
class Stockman {
  public:
    Stockman(const NaiveTree& tree, const SearchOptions& options, const oracle::Orders& orders)
        : tree_(tree), options_(options), orders_(orders) {}

    Found run() {
        open_ = {{{}, &tree_.root, false, infinity}};
        for (;;) {
            const State state = best();
            if (state.solved && state.places.empty()) {
                found_.value = state.merit;
                return found_;
            }
            state.solved ? solved(state) : live(state);
        }
    }

  private:
    [[nodiscard]] bool maximises(std::size_t depth) const {
        return (depth % 2 == 0) == (rootPlayer(tree_, options_) == Player::max);
    }
    State best();
    void live(const State& state);
    void solved(const State& state);
    [[nodiscard]] const NaiveNode* at(const std::vector<std::uint32_t>& places) const;
    void add(std::vector<std::uint32_t> places, bool solved, Value merit) {
        const NaiveNode* const node = at(places);
        open_.push_back({std::move(places), node, solved, merit});
    }

    const NaiveTree& tree_;
    const SearchOptions& options_;
    const oracle::Orders& orders_;
    std::vector<State> open_;
    Found found_;
};

State Stockman::best() {
    const auto first = std::ranges::min_element(open_, [](const State& a, const State& b) {
        return a.merit > b.merit || (a.merit == b.merit && a.places < b.places);
    });
    const State state = *first;
    open_.erase(first);
    return state;
}

const NaiveNode* Stockman::at(const std::vector<std::uint32_t>& places) const {
    const NaiveNode* node = &tree_.root;
    for (const std::uint32_t place : places) {
        node = &node->children[orders_[node->id][place]];
    }
    return node;
}

void Stockman::live(const State& state) {
    if (isSearchLeaf(tree_, options_, state.node->id)) {
        found_.leaves.push_back(state.node->id);
        add(state.places, true, std::min(state.merit, staticValue(tree_, *state.node)));
        return;
    }
    const std::size_t count = maximises(state.places.size()) ? state.node->children.size() : 1;
    for (std::uint32_t place = 0; place < count; ++place) {
        std::vector<std::uint32_t> child = state.places;
        child.push_back(place);
        add(child, false, state.merit);
    }
}

void Stockman::solved(const State& state) {
    std::vector<std::uint32_t> parent = state.places;
    const std::uint32_t place = parent.back();
    parent.pop_back();
    if (maximises(parent.size())) {
        std::erase_if(open_, [&](const State& other) {
            return other.places.size() > parent.size() &&
                   std::equal(parent.begin(), parent.end(), other.places.begin());
        });
        add(parent, true, state.merit);
    } else if (place + 1 < at(parent)->children.size()) {
        std::vector<std::uint32_t> brother = parent;
        brother.push_back(place + 1);
        add(brother, false, state.merit);
    } else {
        add(parent, true, state.merit);
    }
}

std::vector<std::uint32_t> leavesRead(const SearchTrace& trace) {
    std::vector<std::uint32_t> leaves;
    for (CallId c; c.value < trace.calls()->size(); ++c) {
        if (trace.calls()->kind(c) == CallKind::read) {
            leaves.push_back(trace.calls()->node(c).value);
        }
    }
    return leaves;
}

} // namespace

class TestSssStar : public QObject {
    Q_OBJECT

  private slots:
    void readsStockmansLeavesInHisOrder();
    void readsNoLeafThatAlphaBetaSkips();
    void readsFewerThanAlphaBetaSometimes();
};

/// Plaat and others, 1996: MTD(+infinity) expands the leaves of SSS* in its order.
void TestSssStar::readsStockmansLeavesInHisOrder() {
    std::uint64_t checked = 0;
    for (std::uint64_t seed = 0; seed < 4000; ++seed) {
        const auto [naive, options, tree, about] =
            oracle::randomSearch(seed + 1300000, Algorithm::sssStar, {.deepOneIn = 20});
        const RecordedSearch search = recordSearch(tree, options);
        if (!search) {
            continue; // a static value is missing at the depth limit
        }
        const oracle::Orders orders = oracle::ordersOf(tree, (*search)->order());
        const Found found = Stockman(naive, options, orders).run();
        QVERIFY2(found.value == (*search)->value(), about.c_str());
        QVERIFY2(found.leaves == leavesRead(**search), about.c_str());
        ++checked;
    }
    QVERIFY(checked > 2000);
}

/// Stockman, 1979; Roizen and Pearl, 1983.
void TestSssStar::readsNoLeafThatAlphaBetaSkips() {
    for (std::uint64_t seed = 0; seed < 4000; ++seed) {
        auto [naive, options, tree, about] = oracle::randomSearch(
            seed + 1400000, Algorithm::sssStar, {.deepOneIn = 20, .whole = true});
        options.cut = CutRule::greaterOrEqual;
        const auto best = recordSearch(tree, options).value();
        options.algorithm = Algorithm::alphaBeta;
        const auto plain = recordSearch(tree, options).value();
        const std::vector<std::uint32_t> leaves = leavesRead(*best);
        for (const std::uint32_t n : leaves) {
            QVERIFY2(plain->visited(NodeId{n}), about.c_str());
        }
        const std::uint64_t different = std::set(leaves.begin(), leaves.end()).size();
        QVERIFY2(different == leaves.size(), about.c_str()); // once each
    }
}

void TestSssStar::readsFewerThanAlphaBetaSometimes() {
    std::uint64_t best = 0;
    std::uint64_t plain = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        oracle::Draw draw(seed);
        const GameTree tree = gameTree(uniformDistinct(draw, 5, 3));
        plain += summariseSearch(tree, {}).value().leavesEvaluated;
        best += summariseSearch(tree, oracle::optionsOf(Algorithm::sssStar))->leavesEvaluated;
    }
    QVERIFY(best < plain);
}

QTEST_APPLESS_MAIN(TestSssStar)
#include "tst_ssstar.moc"
