#include "core/growth/growth.h"

#include "core/games/findsamepositions.h"
#include "core/games/searchgame.h"
#include "core/growth/reference.h"
#include "core/search/transpositiontable.h"
#include "core/tree/limits.h"

#include <algorithm>
#include <cmath>
#include <new>
#include <system_error>
#include <thread>
#include <utility>

namespace prunus {

namespace {

using Reason = GrowthGap::Reason;

} // namespace

/// The part that one thread takes: one sample of some lines at a depth.
struct Growth::Task {
    std::uint32_t depth;
    std::uint64_t seed;
    std::size_t firstLine;
    std::size_t lastLine;
};

Growth::Growth(GrowthPlan plan)
    : plan_(std::move(plan)), givenUpAt_(plan_.lines.size()), ended_(plan_.lines.size()) {
    for (const GrowthLine& line : plan_.lines) {
        for (std::uint32_t depth = 1; depth <= plan_.depth; ++depth) {
            points_.push_back({line, depth, {}});
            cost_ += costAt(depth) * samplesOf(plan_, line);
        }
    }
    if (std::holds_alternative<GivenGame>(plan_.subject)) {
        progress_.limitVisits(plan_.maxNodes);
    }
}

/// In nodes; of a game a guess.
double Growth::costAt(std::uint32_t depth) const {
    if (const auto* random = std::get_if<RandomTrees>(&plan_.subject)) {
        const double nodes = uniformNodes(random->shape.branching, depth);
        return nodes > static_cast<double>(plan_.maxNodes) ? 0 : nodes;
    }
    if (const auto* given = std::get_if<GivenTree>(&plan_.subject)) {
        const GameTree& tree = *given->tree;
        return tree.row(Row{std::min(depth, tree.height())}).last.value;
    }
    return std::min(uniformNodes(3, depth), static_cast<double>(plan_.maxNodes));
}

double Growth::share() const {
    return cost_ > 0 ? std::min(1.0, done_ / cost_) : 1;
}

std::vector<GrowthPoint> Growth::points() const {
    const std::lock_guard lock(mutex_);
    std::vector<GrowthPoint> measured;
    std::copy_if(points_.begin(), points_.end(), std::back_inserter(measured),
                 [](const GrowthPoint& each) { return !each.samples.empty(); });
    return measured;
}

std::vector<GrowthGap> Growth::gaps() const {
    const std::lock_guard lock(mutex_);
    return gaps_;
}

void Growth::run(unsigned threads) {
    for (std::uint32_t depth = 1; depth <= plan_.depth && !stopped(); ++depth) {
        if (treesTooLarge(depth)) {
            break;
        }
        carryOut(tasksAt(depth), std::max(threads, 1U));
    }
    if (!stopped()) {
        done_ = cost_;
    }
}

bool Growth::treesTooLarge(std::uint32_t depth) {
    const auto* random = std::get_if<RandomTrees>(&plan_.subject);
    if (random == nullptr) {
        return false;
    }
    const double nodes = uniformNodes(random->shape.branching, depth);
    if (nodes <= static_cast<double>(std::min(plan_.maxNodes, nodeLimit()))) {
        return false;
    }
    const std::lock_guard lock(mutex_);
    gaps_.push_back({Reason::tooManyNodes, {}, depth, noNode, nodes});
    return true;
}

/// A random tree is made once for all lines. The searches of a given tree or game share nothing, so
/// they need not wait for each other.
std::vector<Growth::Task> Growth::tasksAt(std::uint32_t depth) const {
    std::vector<Task> tasks;
    if (const auto* random = std::get_if<RandomTrees>(&plan_.subject)) {
        for (std::uint32_t k = 0; k < plan_.samples; ++k) {
            tasks.push_back({depth, random->shape.seed + k, 0, plan_.lines.size()});
        }
        return tasks;
    }
    for (std::size_t line = 0; line < plan_.lines.size(); ++line) {
        for (std::uint32_t k = 0; k < samplesOf(plan_, plan_.lines[line]); ++k) {
            tasks.push_back({depth, plan_.seed + k, line, line + 1});
        }
    }
    return tasks;
}

void Growth::carryOut(const std::vector<Task>& tasks, unsigned threads) {
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t k = next++; k < tasks.size() && !stopped(); k = next++) {
            perform(tasks[k]);
        }
    };
    std::vector<std::jthread> others;
    try {
        while (others.size() + 1 < std::min<std::size_t>(threads, tasks.size())) {
            others.emplace_back(work);
        }
    } catch (const std::system_error&) {
        // The system gives no more threads: those that there are do all of it.
    }
    work();
    others.clear(); // waits for them
    sortGaps();
}

/// Which line gave up first is chance.
void Growth::sortGaps() {
    const auto place = [this](const GrowthGap& gap) {
        return std::pair{gap.depth, std::find(plan_.lines.begin(), plan_.lines.end(), gap.line)};
    };
    const std::lock_guard lock(mutex_);
    std::stable_sort(gaps_.begin(), gaps_.end(),
                     [&](const GrowthGap& a, const GrowthGap& b) { return place(a) < place(b); });
}

/// What the searches of a task hold beside what they are given.
std::uint64_t Growth::roomFor(const Task& task) const {
    const auto remembers = [](const GrowthLine& line) { return traits(line.algorithm).remembers; };
    const auto first = plan_.lines.begin();
    const bool table = std::any_of(first + static_cast<std::ptrdiff_t>(task.firstLine),
                                   first + static_cast<std::ptrdiff_t>(task.lastLine), remembers);
    if (std::holds_alternative<GivenGame>(plan_.subject)) {
        constexpr std::uint64_t mostOfTable = TranspositionTable::usualBytes / 64;
        return table ? std::min(plan_.maxNodes, mostOfTable) : 0;
    }
    return static_cast<std::uint64_t>(costAt(task.depth)) * (table ? 2 : 1);
}

void Growth::perform(const Task& task) {
    try {
        const NodeRoom::Claim room(room_, roomFor(task));
        if (std::holds_alternative<RandomTrees>(plan_.subject)) {
            const auto tree = generateUniform(shapeAt(plan_, task.depth, task.seed));
            if (!tree) {
                throw std::bad_alloc(); // nothing else can be wrong with the shape
            }
            searchAll(task, &*tree);
        } else {
            const auto* given = std::get_if<GivenTree>(&plan_.subject);
            searchAll(task, given == nullptr ? nullptr : given->tree.get());
        }
    } catch (const std::bad_alloc&) {
        for (std::size_t line = task.firstLine; line < task.lastLine; ++line) {
            giveUp(task, line, Reason::outOfMemory);
        }
    }
}

/// With the mutex held.
bool Growth::isWanted(const Task& task, std::size_t line) const {
    return !ended_[line] && givenUpAt_[line] != task.depth;
}

bool Growth::mayBegin(const Task& task, std::size_t line) const {
    const std::lock_guard lock(mutex_);
    return isWanted(task, line);
}

void Growth::searchAll(const Task& task, const GameTree* tree) {
    for (std::size_t line = task.firstLine; line < task.lastLine && !stopped(); ++line) {
        if (mayBegin(task, line)) {
            take(task, line, searched(task, line, tree));
        }
        done_ += costAt(task.depth);
    }
}

Growth::Found Growth::searched(const Task& task, std::size_t line, const GameTree* tree) {
    const SearchOptions options = searchAt(plan_, plan_.lines[line], task.depth, task.seed);
    if (tree != nullptr) {
        // Of several random orders some may never ask for a value that others miss.
        if (options.order == MoveOrder::random) {
            if (const NodeId missing = firstWithoutStaticValue(*tree, options); missing != noNode) {
                return tl::unexpected(SearchError{SearchError::Kind::missingStaticValue, missing});
            }
        }
        return summariseSearch(*tree, options, &progress_, findTablePositions);
    }
    const auto& game = std::get<GivenGame>(plan_.subject);
    return searchGame(game.start, options, game.evaluation, plan_.lines[line].gameOrder,
                      game.quiescence, &progress_)
        .map([](const GameSearch& found) { return found.summary; });
}

void Growth::take(const Task& task, std::size_t line, const Found& found) {
    if (found) {
        const std::lock_guard lock(mutex_);
        if (isWanted(task, line)) {
            std::vector<GrowthSample>& samples = pointAt(line, task.depth).samples;
            const GrowthSample sample{task.seed, found->nodesVisited, found->leavesEvaluated};
            const auto place = std::upper_bound(
                samples.begin(), samples.end(), sample,
                [](const GrowthSample& a, const GrowthSample& b) { return a.seed < b.seed; });
            samples.insert(place, sample);
        }
        return;
    }
    switch (found.error().kind) {
    case SearchError::Kind::missingStaticValue:
        return giveUp(task, line, Reason::missingStaticValue, found.error().node);
    case SearchError::Kind::outOfMemory:
        return giveUp(task, line, Reason::outOfMemory);
    case SearchError::Kind::cancelled:
        break;
    }
    if (!stopped()) {
        giveUp(task, line, Reason::tooManyVisits);
    }
}

/// Which of several samples gives up first is chance; what is kept of that is the same for all.
void Growth::giveUp(const Task& task, std::size_t line, Reason reason, NodeId node) {
    const std::lock_guard lock(mutex_);
    if (!isWanted(task, line)) {
        return;
    }
    pointAt(line, task.depth).samples.clear();
    pointAt(line, task.depth).samples.shrink_to_fit();
    gaps_.push_back({reason, plan_.lines[line], task.depth, node, 0});
    givenUpAt_[line] = task.depth;
    ended_[line] = reason != Reason::missingStaticValue;
}

} // namespace prunus
