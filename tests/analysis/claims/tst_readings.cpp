// What the leaves read prove, and what cannot depend on others, against trying every assignment on
// tiny trees.

#include "tests/analysis/claims/readings.h"
#include "tests/search/oracle/randomtree.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <functional>

using namespace prunus;
using oracle::Draw;
using oracle::NaiveNode;
using oracle::NaiveTree;
using oracle::Readings;

namespace {

/// Left of the leaf, on it, between this one and the next, and so on: an unread leaf that is tried
/// with all of these is tried with every number, as far as any comparison goes.
std::vector<Value> everyNumber(const NaiveTree& tree, Window asked) {
    std::vector<Value> marks;
    for (const NaiveNode* node : tree.nodes) {
        if (node->children.empty()) {
            marks.push_back(*node->value);
        }
    }
    for (const Value end : {asked.alpha, asked.beta}) {
        if (end != infinity && end != -infinity) {
            marks.push_back(end);
        }
    }
    std::ranges::sort(marks);
    std::vector<Value> all{marks.front() - 1};
    for (const Value mark : marks) {
        all.push_back((all.back() + mark) / 2);
        all.push_back(mark);
    }
    all.push_back(marks.back() + 1);
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

/// A tiny tree of which some leaves were read, and what follows from that by trying.
struct Trial {
    NaiveTree tree;
    Player root;
    std::vector<std::uint32_t> unread;
    Readings readings;

    Trial(Draw& draw, NaiveTree drawn)
        : tree(std::move(drawn)), root(tree.player), readings(tree, root, std::nullopt) {
        for (const NaiveNode* node : tree.nodes) {
            if (node->children.empty() && draw.oneIn(2) && unread.size() < 4) {
                unread.push_back(node->id);
            } else if (node->children.empty()) {
                readings.read(node->id, *node->value);
            }
        }
    }

    [[nodiscard]] Value value(std::uint32_t of, const std::vector<Value>& assigned) const {
        const NaiveNode& node = *tree.nodes[of];
        if (node.children.empty()) {
            const auto found = std::ranges::find(unread, of);
            return found == unread.end()
                       ? *node.value
                       : assigned[static_cast<std::size_t>(found - unread.begin())];
        }
        const Player mover = tree.paths[of].size() % 2 == 0 ? root : opponent(root);
        Value best = oracle::worst(mover);
        for (const NaiveNode& child : node.children) {
            const Value v = value(child.id, assigned);
            best = oracle::better(mover, v, best) ? v : best;
        }
        return best;
    }
    /// Calls it with every assignment to the unread leaves of which `chosen` holds; the others
    /// keep their numbers.
    void assign(std::vector<Value>& assigned, const std::vector<Value>& numbers,
                const std::vector<bool>& chosen, const std::function<void()>& then,
                std::size_t k = 0) const {
        if (k == unread.size()) {
            then();
            return;
        }
        if (!chosen[k]) {
            assign(assigned, numbers, chosen, then, k + 1);
            return;
        }
        for (const Value v : numbers) {
            assigned[k] = v;
            assign(assigned, numbers, chosen, then, k + 1);
        }
    }
};

/// What a search that asks within the window learns of a value.
Value asSeenWithin(Window asked, Value v) {
    return std::clamp(v, asked.alpha, asked.beta);
}

/// Whether an assignment to the leaves of `varied` makes another value of `of`, by trying all.
bool dependsByTrying(const Trial& trial, std::uint32_t of, const std::vector<bool>& varied,
                     Window asked) {
    const std::vector<Value> numbers = everyNumber(trial.tree, asked);
    std::vector<bool> free(varied);
    free.flip();
    std::vector<Value> assigned(trial.unread.size(), numbers.front());
    bool depends = false;
    trial.assign(assigned, numbers, free, [&] {
        const std::vector<Value> outer = assigned;
        std::vector<Value> seen;
        trial.assign(assigned, numbers, varied,
                     [&] { seen.push_back(asSeenWithin(asked, trial.value(of, assigned))); });
        depends = depends || std::ranges::any_of(seen, [&](Value v) { return v != seen.front(); });
        assigned = outer;
    });
    return depends;
}

NaiveTree tinyTree(Draw& draw) {
    for (;;) {
        NaiveTree tree = randomTree(draw, 4, 3);
        const auto leaves = std::ranges::count_if(
            tree.nodes, [](const NaiveNode* node) { return node->children.empty(); });
        if (!tree.failureValue && leaves >= 2 && leaves <= 7) {
            return tree;
        }
    }
}

Window randomWindow(Draw& draw) {
    const Value alpha = static_cast<Value>(draw.below(9)) / 2 - 2;
    const Value beta = draw.oneIn(2) ? std::nextafter(alpha, HUGE_VAL) : alpha + 1.5;
    return {draw.oneIn(3) ? -infinity : alpha, draw.oneIn(3) ? infinity : beta};
}

} // namespace

class TestReadings : public QObject {
    Q_OBJECT

  private slots:
    void boundsAreThoseOfEveryAssignment();
    void dependenceIsThatOfEveryAssignment();
};

void TestReadings::boundsAreThoseOfEveryAssignment() {
    for (std::uint64_t seed = 0; seed < oracle::enough(600); ++seed) {
        Draw draw(seed);
        const Trial trial(draw, tinyTree(draw));
        // Ends that no leaf has stand for infinite ones.
        const std::vector<Value> numbers = everyNumber(trial.tree, {});
        for (const NaiveNode* node : trial.tree.nodes) {
            Bounds tried{infinity, -infinity};
            std::vector<Value> assigned(trial.unread.size());
            trial.assign(assigned, numbers, std::vector<bool>(trial.unread.size(), true), [&] {
                const Value v = trial.value(node->id, assigned);
                tried = {std::min(tried.lower, v), std::max(tried.upper, v)};
            });
            tried.lower = tried.lower == numbers.front() ? -infinity : tried.lower;
            tried.upper = tried.upper == numbers.back() ? infinity : tried.upper;
            QVERIFY2(trial.readings.bounds(node->id) == tried,
                     (std::to_string(seed) + ": " + oracle::text(trial.tree)).c_str());
        }
    }
}

void TestReadings::dependenceIsThatOfEveryAssignment() {
    std::size_t dependent = 0;
    std::size_t independent = 0;
    for (std::uint64_t seed = 0; seed < oracle::enough(3000); ++seed) {
        Draw draw(seed);
        const Trial trial(draw, tinyTree(draw));
        std::vector<bool> varied;
        std::vector<std::uint32_t> nodes;
        for (const std::uint32_t leaf : trial.unread) {
            varied.push_back(draw.oneIn(2));
            if (varied.back()) {
                nodes.push_back(leaf);
            }
        }
        if (nodes.empty()) {
            continue;
        }
        const Window asked = draw.oneIn(3) ? Window{} : randomWindow(draw);
        for (const std::uint32_t of : {0U, 1U}) {
            const bool tried = dependsByTrying(trial, of, varied, asked);
            (tried ? dependent : independent) += 1;
            QVERIFY2(trial.readings.depends(of, nodes, asked) == tried,
                     (std::to_string(seed) + ": " + oracle::text(trial.tree)).c_str());
        }
    }
    QVERIFY(dependent > oracle::enough(200) && independent > oracle::enough(200));
}

QTEST_APPLESS_MAIN(TestReadings)
#include "tst_readings.moc"
