#include "tests/practice/naiveexam.h"

#include <algorithm>
#include <set>

namespace prunus::oracle {

void NaiveRun::carryOut(const NaiveTree& tree) {
    value = search(tree.root, tree.player == Player::max, {-infinity, -1}, {infinity, -1}, 0);
}

Value NaiveRun::search(const NaiveNode& node, bool max, Bound alpha, Bound beta, int depth) {
    if (node.children.empty()) {
        reads.push_back(&node);
        return *node.value;
    }
    ++entered;
    const Bound given = max ? beta : alpha; // what closes the window comes from above
    const Value low = alpha.value;
    const Value high = beta.value;
    Value best = max ? -infinity : infinity;
    for (std::size_t k = 0; k < node.children.size(); ++k) {
        const std::size_t at = fromRight ? node.children.size() - 1 - k : k;
        const Value v = search(node.children[at], !max, alpha, beta, depth + 1);
        ++compared;
        if (max ? v > best : v < best) {
            best = v;
            move = depth == 0 ? at : move;
        }
        if (max && v > alpha.value) {
            alpha = {v, depth};
        } else if (!max && v < beta.value) {
            beta = {v, depth};
        }
        const bool closed = alpha.value > beta.value || (atTies && alpha.value == beta.value);
        if (closed && k + 1 < node.children.size()) {
            NaiveCut cut{max, given.setAt < depth - 1, alpha.value == beta.value, {}};
            for (std::size_t left = k + 1; left < node.children.size(); ++left) {
                cut.skipped.push_back(
                    &node.children[fromRight ? node.children.size() - 1 - left : left]);
            }
            cuts.push_back(cut);
            break;
        }
    }
    return soft ? best : std::clamp(best, low, high);
}

std::vector<const NaiveNode*> leavesOf(const NaiveNode& node) {
    if (node.children.empty()) {
        return {&node};
    }
    std::vector<const NaiveNode*> leaves;
    for (const NaiveNode& child : node.children) {
        const auto more = leavesOf(child);
        leaves.insert(leaves.end(), more.begin(), more.end());
    }
    return leaves;
}

std::multiset<Value> valuesIn(const NaiveTree& tree) {
    std::multiset<Value> values;
    for (const NaiveNode* leaf : leavesOf(tree.root)) {
        values.insert(*leaf->value);
    }
    return values;
}

std::uint64_t repeatsIn(const std::multiset<Value>& values) {
    return values.size() - std::set<Value>(values.begin(), values.end()).size();
}

std::set<const NaiveNode*> NaiveRun::unread(const NaiveTree& tree) const {
    const auto all = leavesOf(tree.root);
    std::set<const NaiveNode*> left(all.begin(), all.end());
    for (const NaiveNode* leaf : reads) {
        left.erase(leaf);
    }
    return left;
}

Value naiveMinimax(const NaiveNode& node, bool max) {
    if (node.children.empty()) {
        return *node.value;
    }
    Value best = max ? -infinity : infinity;
    for (const NaiveNode& child : node.children) {
        const Value v = naiveMinimax(child, !max);
        best = max ? std::max(best, v) : std::min(best, v);
    }
    return best;
}

namespace {

NaiveNode nestedNode(const GameTree& tree, NodeId n) {
    NaiveNode node;
    if (tree.hasStaticValue(n)) {
        node.value = tree.staticValue(n);
    }
    for (const NodeId child : tree.children(n)) {
        node.children.push_back(nestedNode(tree, child));
    }
    return node;
}

using Crosses = std::set<const NaiveNode*>;

double creditOf(const Crosses& crosses, const NaiveTree& tree, const NaiveRun& run) {
    const Crosses unread = run.unread(tree);
    const auto isCrossed = [&](const NaiveNode* leaf) { return crosses.contains(leaf); };
    const auto isWrong = [&](const NaiveNode& leaf) {
        return isCrossed(&leaf) && !unread.contains(&leaf);
    };
    double units = 0;
    double errors = 0;
    for (const NaiveCut& cut : run.cuts) {
        for (const NaiveNode* unit : cut.skipped) {
            ++units;
            errors += std::ranges::all_of(leavesOf(*unit), isCrossed) ? 0 : 1;
        }
    }
    for (const NaiveNode* node : tree.nodes) {
        errors += std::ranges::any_of(node->children, isWrong) ? 1 : 0;
    }
    return errors == 0 ? 1 : units == 0 ? 0 : std::max(0.0, 1 - errors / units);
}

} // namespace

NaiveTree nested(const GameTree& tree) {
    return {nestedNode(tree, GameTree::root()), tree.header().root};
}

std::vector<double> guessCredits(const NaiveTree& tree, const NaiveRun& run) {
    const auto all = leavesOf(tree.root);
    Crosses greater;
    for (const NaiveNode* leaf : all) {
        if (*leaf->value > naiveMinimax(tree.root, tree.player == Player::max)) {
            greater.insert(leaf);
        }
    }
    Crosses allButFirst;
    Crosses last;
    for (const NaiveNode* node : tree.nodes) {
        const auto& family = node->children;
        const bool lowest =
            !family.empty() && std::ranges::all_of(family, [](const NaiveNode& each) {
                return each.children.empty();
            });
        for (std::size_t k = 0; lowest && k < family.size(); ++k) {
            if (k > 0) {
                allButFirst.insert(&family[k]);
            }
            if (k + 1 == family.size()) {
                last.insert(&family[k]);
            }
        }
    }
    NaiveRun turned = run;
    turned.reads.clear();
    turned.cuts.clear();
    turned.fromRight = !run.fromRight;
    turned.carryOut(tree);
    std::vector<double> credits;
    for (const Crosses& each : {Crosses(), Crosses(all.begin(), all.end()), allButFirst, last,
                                turned.unread(tree), greater}) {
        credits.push_back(creditOf(each, tree, run));
    }
    return credits;
}

double bestGuess(const NaiveTree& tree, const NaiveRun& run) {
    return std::ranges::max(guessCredits(tree, run));
}

std::uint64_t naiveDifficulty(const NaiveTree& tree, const NaiveRun& run) {
    std::uint64_t difficulty = run.entered + run.compared;
    for (const NaiveCut& cut : run.cuts) {
        difficulty += 3 + (cut.deep ? 4U : 0U) + (cut.equal ? 3U : 0U) + (cut.atMax ? 2U : 0U);
    }
    std::set<std::size_t> depths;
    for (const Path& path : tree.paths) {
        const NaiveNode* node = tree.nodes[static_cast<std::size_t>(&path - tree.paths.data())];
        if (node->children.empty()) {
            depths.insert(path.size());
        }
    }
    return difficulty + (depths.size() > 1 ? 2U : 0U);
}

std::uint64_t count(const std::vector<NaiveCut>& cuts, bool NaiveCut::*is) {
    return static_cast<std::uint64_t>(std::ranges::count(cuts, true, is));
}

ByHand::ByHand(const GameTree& game) : tree(nested(game)) {
    run.carryOut(tree);
    const auto path = [&](const NaiveNode* node) { return tree.paths[node->id]; };
    for (const NaiveNode* const node : tree.nodes) {
        if (!node->children.empty()) {
            const bool even = path(node).size() % 2 == 0;
            values[path(node)] = naiveMinimax(*node, even == (tree.player == Player::max));
        }
    }
    bool max = tree.player == Player::max;
    for (const NaiveNode* node = &tree.root; !node->children.empty(); max = !max) {
        std::uint32_t k = 0;
        while (naiveMinimax(node->children[k], !max) != values.at({})) {
            ++k;
        }
        line.push_back(k);
        node = &node->children[k];
    }
    for (const NaiveNode* const leaf : run.reads) {
        reads.push_back(path(leaf));
    }
    for (const NaiveCut& cut : run.cuts) {
        cuts.insert({cut.atMax, cut.deep, cut.equal});
        for (const NaiveNode* const unit : cut.skipped) {
            skipped.insert(path(unit));
        }
    }
    difficulty = naiveDifficulty(tree, run);
}

bool ByHand::hasKeyOf(const ByHand& other, Question question) const {
    return question == Question::values     ? values == other.values
           : question == Question::move     ? line == other.line
           : question == Question::crossOut ? skipped == other.skipped
           : question == Question::counts   ? reads.size() == other.reads.size()
                                            : reads == other.reads;
}

namespace {

/// The same for all orders of children.
std::string unorderedShape(const NaiveNode& node) {
    std::multiset<std::string> children;
    for (const NaiveNode& child : node.children) {
        children.insert(unorderedShape(child));
    }
    std::string shape = "(";
    for (const std::string& child : children) {
        shape += child;
    }
    return shape + ')';
}

} // namespace

std::string faultInVersions(const std::deque<ByHand>& versions) {
    const ByHand& first = versions.front();
    const std::multiset<Value> firstValues = valuesIn(first.tree);
    const auto [easiest, hardest] = std::ranges::minmax_element(versions, {}, &ByHand::difficulty);
    for (const ByHand& each : versions) {
        const std::multiset<Value> values = valuesIn(each.tree);
        if (unorderedShape(each.tree.root) != unorderedShape(first.tree.root)) {
            return "shape";
        }
        if (each.cuts != first.cuts) {
            return "cuts";
        }
        if (*values.begin() < *firstValues.begin() || *values.rbegin() > *firstValues.rbegin() ||
            repeatsIn(values) > repeatsIn(firstValues)) {
            return "values";
        }
    }
    return hardest->difficulty > easiest->difficulty + 2 ? "difficulty" : "";
}

bool hasKeyOfNeighbour(const std::deque<ByHand>& versions, std::size_t k, Question question) {
    const ByHand& own = versions.at(k);
    return k > 0 && (own.hasKeyOf(versions[k - 1], question) ||
                     (k + 1 == versions.size() && own.hasKeyOf(versions.front(), question)));
}

} // namespace prunus::oracle
