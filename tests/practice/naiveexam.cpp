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
    double units = 0;
    double errors = 0;
    for (const NaiveCut& cut : run.cuts) {
        for (const NaiveNode* unit : cut.skipped) {
            ++units;
            const auto leaves = leavesOf(*unit);
            errors +=
                std::ranges::all_of(leaves, [&](auto* leaf) { return crosses.contains(leaf); }) ? 0
                                                                                                : 1;
        }
    }
    for (const NaiveNode* node : tree.nodes) {
        errors +=
            std::ranges::any_of(node->children,
                                [&](const NaiveNode& child) {
                                    return crosses.contains(&child) && !unread.contains(&child);
                                })
                ? 1
                : 0;
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

/// As the demands say of values and shape.
std::string faultInShape(const NaiveTree& tree, const Demands& demands) {
    std::multiset<Value> values;
    std::size_t deepest = 0;
    for (std::size_t n = 0; n < tree.nodes.size(); ++n) {
        const std::size_t children = tree.nodes[n]->children.size();
        deepest = std::max(deepest, tree.paths[n].size());
        if (children == 1 || children > demands.mostChildren) {
            return "children";
        }
        if (children == 0) {
            values.insert(*tree.nodes[n]->value);
        }
    }
    const std::set<Value> once(values.begin(), values.end());
    return values.size() < demands.leastLeaves || values.size() > demands.mostLeaves ? "leaves"
           : deepest > demands.mostDepth                                             ? "depth"
           : *values.begin() < 0 || *values.rbegin() > 20                            ? "values"
           : values.size() - once.size() > demands.ties                              ? "repeats"
                                                                                     : "";
}

/// One best move, hidden.
std::string faultInAnswer(const NaiveTree& tree) {
    std::vector<Value> worth;
    std::size_t best = 0;
    std::size_t withGreatest = 0;
    Value greatest = -infinity;
    Value least = infinity;
    for (std::size_t k = 0; k < tree.root.children.size(); ++k) {
        const NaiveNode& child = tree.root.children[k];
        worth.push_back(naiveMinimax(child, false));
        best = worth[k] > worth[best] ? k : best;
        for (const NaiveNode* leaf : leavesOf(child)) {
            withGreatest = *leaf->value > greatest ? k : withGreatest;
            greatest = std::max(greatest, *leaf->value);
            least = std::min(least, *leaf->value);
        }
    }
    const auto near = std::ranges::count_if(worth, [&](Value v) { return v > worth[best] - 1; });
    const Value first = *leavesOf(tree.root).front()->value;
    const Value value = worth[best];
    return best == 0              ? "the first move is the best"
           : near != 1            ? "another move is as good"
           : withGreatest == best ? "the greatest leaf shows the move"
           : value == greatest || value == least || value == first ? "a leaf shows the value"
                                                                   : "";
}

std::string faultInCuts(const NaiveTree& tree, const NaiveRun& run, const Demands& demands) {
    const std::size_t leaves = leavesOf(tree.root).size();
    const std::size_t unread = run.unread(tree).size();
    std::size_t units = 0;
    for (const NaiveCut& cut : run.cuts) {
        units += cut.skipped.size();
    }
    const auto ofMax = count(run.cuts, &NaiveCut::atMax);
    return 4 * unread < leaves || 2 * unread > leaves          ? "share"
           : units < 2                                         ? "units"
           : ofMax == 0 || ofMax == run.cuts.size()            ? "one side"
           : count(run.cuts, &NaiveCut::equal) != demands.ties ? "ties"
           : bestGuess(tree, run) > 0.5                        ? "guessed"
                                                               : "";
}

} // namespace prunus::oracle
