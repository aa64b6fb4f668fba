// What is asked next, and about which tree.

#include "core/practice/generator.h"
#include "ui/practice/exercise.h"

#include <QRandomGenerator>
#include <algorithm>
#include <utility>

namespace prunus {

/// One that was made, or else the next of those that the skill comes with; after the last of them
/// comes the first again.
Exercise::Tree Exercise::takeTree(std::size_t skill) {
    if (!now_.made[skill].empty()) {
        Tree tree = now_.made[skill].back();
        now_.made[skill].pop_back();
        return tree;
    }
    const std::vector<Tree>& trees = now_.set.skills[skill].trees;
    return trees[now_.treesUsed[skill]++ % trees.size()];
}

/// Beside the window, for whoever wants another tree of the skill at hand.
void Exercise::makeTree() {
    const std::size_t skill = now_.asked[now_.number].skill;
    if (!now_.set.skills[skill].demands || !now_.made[skill].empty()) {
        return;
    }
    Demands demands = *now_.set.skills[skill].demands;
    demands.seed = QRandomGenerator::global()->generate64();
    const Question question = now_.set.skills[skill].question;
    making_.start([skill, demands, question](Progress& progress) {
        const auto tree = generateFor(demands, &progress);
        return Made{skill, tree ? std::make_shared<const GameTree>(treeToAsk(*tree, question, {}))
                                : nullptr};
    });
}

/// What was not right at the first try is asked again, on another tree.
void Exercise::close(Outcome outcome) {
    now_.asked[now_.number].outcome = outcome;
    if (outcome != Outcome::first && hasNewTree()) {
        add(now_.number + 1, {now_.asked[now_.number].skill});
    }
}

/// As long as the set has not grown by half: else who gets much wrong would never see its end.
void Exercise::add(std::size_t place, const Asked& question) {
    if (!canGrow()) {
        return;
    }
    ++now_.added;
    now_.asked.insert(now_.asked.begin() + static_cast<std::ptrdiff_t>(place), question);
}

void Exercise::takeNewTree() {
    if (!hasNewTree()) {
        return;
    }
    if (isOpen()) {
        now_.asked[now_.number].tree.reset();
        ask();
        return;
    }
    const std::size_t skill = now_.asked[now_.number].skill;
    if (!hasNext() || now_.asked[now_.number + 1].skill != skill) {
        now_.asked.insert(now_.asked.begin() + static_cast<std::ptrdiff_t>(now_.number) + 1,
                          {skill});
    }
    next();
}

void Exercise::next() {
    if (!isOpen() && hasNext()) {
        ++now_.number;
        ask();
    }
}

/// A misconception that was named is asked about on a tree on which it shows, two questions later:
/// made beside the window, once for each question. A convention is none.
void Exercise::queueTreeFor(Misconception m) {
    const std::size_t skill = now_.asked[now_.number].skill;
    const Skill& of = now_.set.skills[skill];
    if (conduct().isLesson || of.question == Question::nodeTypes || task_.isPuzzle() ||
        asksForDepth(of.question) || traits(m).kind == MisconceptionKind::convention ||
        queuedAt_ == now_.number) {
        return;
    }
    queuedAt_ = now_.number;
    Demands demands = of.demands.value_or(Demands{});
    demands.questions = {of.question};
    demands.profile = of.profile;
    demands.watch = {m};
    demands.demands = {Demand::fewRepeats, Demand::shows};
    demands.seed = QRandomGenerator::global()->generate64();
    separating_.start([skill, demands](Progress& progress) {
        const auto tree = generateFor(demands, &progress);
        return Made{skill, tree ? std::make_shared<const GameTree>(*tree) : nullptr};
    });
}

/// Unless the set has come to its end meanwhile.
void Exercise::queue(const Made& made) {
    if (made.tree == nullptr || isFinished() || !canBeAsked(*made.tree)) {
        return;
    }
    const std::size_t place =
        std::min(std::max(queuedAt_.value_or(now_.number) + 2, now_.number + 1), now_.asked.size());
    add(place, {made.skill, made.tree});
    keep();
}

/// Whether it was named on another tree before, too: once is chance.
bool Exercise::isNamedAgain(Misconception m) const {
    return std::ranges::any_of(
        named_, [&](const auto& each) { return each.first == m && each.second != task_.tree; });
}

void Exercise::noteNamed() {
    const std::vector<Misconception> named =
        now_.marking->allRight() ? std::vector<Misconception>() : now_.marking->diagnosis.named;
    for (const Misconception m : named) {
        named_.emplace_back(m, task_.tree);
    }
    if (!named.empty()) {
        queueTreeFor(named.front());
    }
}

} // namespace prunus
