#include "tests/practice/naivedemands.h"

#include "tests/practice/naiveslip.h"

#include <algorithm>
#include <set>

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

std::uint64_t equalCuts(const NaiveRun& run) {
    return count(run.cuts, &NaiveCut::equal);
}

/// One best move, not the first, which neither the best leaf nor the value gives away.
std::optional<std::uint64_t> ofAnswer(const NaiveTree& tree, const NaiveRun& run) {
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
    if (leaves.count(greatest) > 1) {
        return std::nullopt;
    }
    const auto below = leavesOf(tree.root.children[static_cast<std::size_t>(best)]);
    const bool shown = std::ranges::any_of(
        below, [&](const NaiveNode* leaf) { return side * *leaf->value == greatest; });
    const Value value = worth[static_cast<std::size_t>(best)];
    const bool seen =
        value == greatest || value == *leaves.begin() || value == side * *run.reads.front()->value;
    return static_cast<std::uint64_t>(near - 1) + (best == 0 ? 1U : 0U) + (shown ? 1U : 0U) +
           (seen ? 1U : 0U);
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

std::map<Demand, std::optional<std::uint64_t>> naiveLacks(const NaiveTree& tree,
                                                          const Demands& demands) {
    const bool soft = demands.profile.fail == FailMode::soft;
    const bool atTies = demands.profile.cut == CutRule::greaterOrEqual;
    const NaiveRun run = runUnder(tree, soft, atTies);
    std::map<Demand, std::optional<std::uint64_t>> lacks;
    std::multiset<Value> values;
    for (const NaiveNode* leaf : leavesOf(tree.root)) {
        values.insert(*leaf->value);
    }
    const std::uint64_t repeats =
        values.size() - std::set<Value>(values.begin(), values.end()).size();
    lacks[Demand::fewRepeats] = awayFrom(repeats, 0, demands.ties);
    std::uint64_t units = 0;
    for (const NaiveCut& cut : run.cuts) {
        units += cut.skipped.size();
    }
    const std::uint64_t all = values.size();
    const std::uint64_t unread = run.unread(tree).size();
    // A quarter to half of them, in whole leaves.
    lacks[Demand::prunes] =
        awayFrom(unread, all / 4 + (all % 4 == 0 ? 0 : 1), all / 2) + (units < 2 ? 2 - units : 0);
    lacks[Demand::bothSides] = lacking(run.cuts, [](const NaiveCut& cut) { return cut.atMax; }) +
                               lacking(run.cuts, [](const NaiveCut& cut) { return !cut.atMax; });
    lacks[Demand::depthsOfCuts] =
        lacking(run.cuts, [](const NaiveCut& cut) { return cut.deep; }) +
        lacking(run.cuts, [](const NaiveCut& cut) { return !cut.deep; }) +
        lacking(run.cuts, [](const NaiveCut& cut) {
            return std::ranges::any_of(
                cut.skipped, [](const NaiveNode* unit) { return !unit->children.empty(); });
        });
    lacks[Demand::answer] = ofAnswer(tree, run);
    lacks[Demand::ties] =
        awayFrom(equalCuts(runUnder(tree, soft, true)), demands.ties, demands.ties);
    lacks[Demand::difficulty] =
        demands.difficulty ? awayFrom(naiveDifficulty(tree, run), demands.difficulty->first,
                                      demands.difficulty->second)
                           : 0;
    const std::vector<Leaves> read = readBySlips(tree, demands);
    std::uint64_t hidden = 0;
    std::uint64_t alike = 0;
    for (std::size_t k = 1; k < read.size(); ++k) {
        hidden += read[k] == read[0] ? 1U : 0U;
        const auto before = read.begin() + static_cast<std::ptrdiff_t>(k);
        alike += std::find(read.begin() + 1, before, read[k]) != before ? 1U : 0U;
    }
    lacks[Demand::shows] = hidden;
    lacks[Demand::separates] = alike;
    lacks[Demand::robust] = fragile(tree, run);
    const auto credits = guessCredits(tree, run);
    lacks[Demand::noShortCut] = static_cast<std::uint64_t>(
        std::ranges::count_if(credits, [](double credit) { return credit > 0.5; }));
    const bool otherCut = unreadBy(tree, runUnder(tree, soft, !atTies)) != unreadBy(tree, run);
    const bool otherFail = unreadBy(tree, runUnder(tree, !soft, atTies)) != unreadBy(tree, run);
    lacks[Demand::conventionProof] =
        (demands.ties == 0 && otherCut ? 1U : 0U) + (otherFail ? 1U : 0U);
    return lacks;
}

std::set<std::set<std::uint32_t>> readSets(const NaiveTree& tree,
                                           const std::vector<Misconception>& slips) {
    std::set<std::set<std::uint32_t>> sets;
    const auto add = [&](const NaiveSlip& slip) {
        const auto reads = naiveOutcome(tree, slip)->reads;
        sets.insert({reads.begin(), reads.end()});
    };
    add({});
    for (const Misconception m : slips) {
        NaiveSlip slip;
        slip.id = traits(m).id;
        add(slip);
    }
    return sets;
}

} // namespace prunus::oracle
