#include "tests/practice/naivedemands.h"

#include "tests/practice/naiveslip.h"

#include <algorithm>

namespace prunus::oracle {

namespace {

using Leaves = std::set<std::uint32_t>;

NaiveRun runUnder(const NaiveTree& tree, bool soft, bool atTies) {
    NaiveRun run;
    run.soft = soft;
    run.atTies = atTies;
    run.carryOut(tree);
    return run;
}

Leaves unreadBy(const NaiveTree& tree, const NaiveRun& run) {
    Leaves unread;
    for (const NaiveNode* leaf : run.unread(tree)) {
        unread.insert(leaf->id);
    }
    return unread;
}

std::uint64_t awayFrom(std::uint64_t n, std::uint64_t least, std::uint64_t most) {
    return n < least ? least - n : n > most ? n - most : 0;
}

std::uint64_t lacking(const std::vector<NaiveCut>& cuts, auto is) {
    return std::ranges::any_of(cuts, is) ? 0 : 1;
}

/// One best move, not the first, which neither the best leaf nor the value gives away.
std::set<std::uint64_t> ofAnswer(const NaiveTree& tree, const NaiveRun& run) {
    const bool max = tree.player == Player::max;
    const double side = max ? 1 : -1;
    std::vector<Value> worth;
    for (const NaiveNode& child : tree.root.children) {
        worth.push_back(side * naiveMinimax(child, !max));
    }
    const auto best = std::ranges::max_element(worth) - worth.begin();
    const auto near = std::ranges::count_if(
        worth, [&](Value v) { return v > worth[static_cast<std::size_t>(best)] - 1; });
    std::multiset<Value> leaves;
    for (const NaiveNode* leaf : leavesOf(tree.root)) {
        leaves.insert(side * *leaf->value);
    }
    const Value greatest = *leaves.rbegin();
    const auto below = leavesOf(tree.root.children[static_cast<std::size_t>(best)]);
    const auto showing = static_cast<std::size_t>(std::ranges::count_if(
        below, [&](const NaiveNode* leaf) { return side * *leaf->value == greatest; }));
    const Value value = worth[static_cast<std::size_t>(best)];
    const bool seen =
        value == greatest || value == *leaves.begin() || value == side * *run.reads.front()->value;
    const auto others =
        static_cast<std::uint64_t>(near - 1) + (best == 0 ? 1U : 0U) + (seen ? 1U : 0U);
    std::set<std::uint64_t> lacks;
    if (showing < leaves.count(greatest)) {
        lacks.insert(others);
    }
    if (showing > 0) {
        lacks.insert(others + 1);
    }
    return lacks;
}

/// What each misconception reads, after what the right search does.
std::vector<Leaves> readBySlips(const NaiveTree& tree, const Demands& demands) {
    std::vector<Leaves> all;
    NaiveSlip slip;
    slip.options.fail = demands.profile.fail;
    slip.options.cut = demands.profile.cut;
    slip.options.root = tree.player;
    const auto add = [&] {
        const auto outcome = naiveOutcome(tree, slip);
        all.emplace_back(outcome->reads.begin(), outcome->reads.end());
    };
    add();
    for (const Misconception m : demands.watch) {
        slip.id = traits(m).id;
        add();
    }
    return all;
}

std::uint64_t fragile(const NaiveTree& tree, const NaiveRun& run) {
    std::uint64_t changes = 0;
    for (const NaiveNode* leaf : run.reads) {
        for (const Value by : {-1.0, 1.0}) {
            const GameTree game = gameTree(tree);
            std::vector<Value> values = game.ownValues();
            values[leaf->id] += by;
            const NaiveTree other =
                nested(GameTree(game.offsets(), std::move(values), game.header()));
            const NaiveRun again = runUnder(other, run.soft, run.atTies);
            changes +=
                again.move == run.move && unreadBy(other, again) == unreadBy(tree, run) ? 0U : 1U;
        }
    }
    return changes;
}

} // namespace

std::map<Demand, std::set<std::uint64_t>> naiveLacks(const NaiveTree& tree,
                                                     const Demands& demands) {
    const bool soft = demands.profile.fail == FailMode::soft;
    const bool atTies = demands.profile.cut == CutRule::greaterOrEqual;
    const NaiveRun run = runUnder(tree, soft, atTies);
    std::map<Demand, std::set<std::uint64_t>> lacks;
    const std::multiset<Value> values = valuesIn(tree);
    lacks[Demand::fewRepeats] = {awayFrom(repeatsIn(values), 0, demands.ties)};
    std::uint64_t units = 0;
    for (const NaiveCut& cut : run.cuts) {
        units += cut.skipped.size();
    }
    const std::uint64_t all = values.size();
    const std::uint64_t unread = run.unread(tree).size();
    // A quarter to half of them, in whole leaves.
    lacks[Demand::prunes] = {awayFrom(unread, all / 4 + (all % 4 == 0 ? 0 : 1), all / 2) +
                             (units < 2 ? 2 - units : 0)};
    lacks[Demand::bothSides] = {lacking(run.cuts, [](const NaiveCut& cut) { return cut.atMax; }) +
                                lacking(run.cuts, [](const NaiveCut& cut) { return !cut.atMax; })};
    lacks[Demand::depthsOfCuts] = {
        lacking(run.cuts, [](const NaiveCut& cut) { return cut.deep; }) +
        lacking(run.cuts, [](const NaiveCut& cut) { return !cut.deep; }) +
        lacking(run.cuts, [](const NaiveCut& cut) {
            return std::ranges::any_of(
                cut.skipped, [](const NaiveNode* unit) { return !unit->children.empty(); });
        })};
    lacks[Demand::answer] = ofAnswer(tree, run);
    const std::vector<NaiveCut> cuts = runUnder(tree, soft, true).cuts;
    lacks[Demand::ties] = {awayFrom(count(cuts, &NaiveCut::equal), demands.ties, demands.ties)};
    const auto [least, most] = demands.difficulty.value_or(std::pair(0U, ~std::uint64_t{0}));
    lacks[Demand::difficulty] = {awayFrom(naiveDifficulty(tree, run), least, most)};
    const std::vector<Leaves> read = readBySlips(tree, demands);
    std::uint64_t hidden = 0;
    std::uint64_t alike = 0;
    for (std::size_t k = 1; k < read.size(); ++k) {
        hidden += read[k] == read[0] ? 1U : 0U;
        const auto before = read.begin() + static_cast<std::ptrdiff_t>(k);
        alike += std::find(read.begin() + 1, before, read[k]) != before ? 1U : 0U;
    }
    lacks[Demand::shows] = {hidden};
    lacks[Demand::separates] = {alike};
    lacks[Demand::robust] = {fragile(tree, run)};
    const auto credits = guessCredits(tree, run);
    lacks[Demand::noShortCut] = {static_cast<std::uint64_t>(
        std::ranges::count_if(credits, [](double credit) { return credit > 0.5; }))};
    const bool otherCut = unreadBy(tree, runUnder(tree, soft, !atTies)) != unreadBy(tree, run);
    const bool otherFail = unreadBy(tree, runUnder(tree, !soft, atTies)) != unreadBy(tree, run);
    lacks[Demand::conventionProof] = {(demands.ties == 0 && otherCut ? 1U : 0U) +
                                      (otherFail ? 1U : 0U)};
    return lacks;
}

std::string naiveFault(const NaiveTree& tree, const Demands& demands) {
    std::size_t leaves = 0;
    for (std::size_t n = 0; n < tree.nodes.size(); ++n) {
        const NaiveNode& node = *tree.nodes[n];
        if (node.children.size() == 1 || node.children.size() > demands.mostChildren ||
            tree.paths[n].size() > demands.mostDepth) {
            return "shape";
        }
        if (node.children.empty() &&
            (*node.value < demands.values.first || *node.value > demands.values.second)) {
            return "values";
        }
        leaves += node.children.empty() ? 1 : 0;
    }
    const auto lacks = naiveLacks(tree, demands);
    for (const Demand each : demands.demands) {
        if (!lacks.at(each).contains(0)) {
            return "demand " + std::to_string(int(each));
        }
    }
    return leaves < demands.leastLeaves || leaves > demands.mostLeaves ? "leaves" : "";
}

} // namespace prunus::oracle
