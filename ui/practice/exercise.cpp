#include "ui/practice/exercise.h"

#include "core/practice/generator.h"

#include <QRandomGenerator>
#include <algorithm>
#include <array>
#include <utility>

namespace prunus {
namespace {

/// So often right at the first try, and a skill is finished.
constexpr std::size_t timesRight = 2;

} // namespace

Exercise::Exercise(QObject* parent)
    : QObject(parent), making_([this](Brought<Made> made) {
          if (made && made->tree) {
              made_[made->skill].push_back(made->tree);
          }
      }) {}

void Exercise::begin(QuestionSet set) {
    set_ = std::move(set);
    making_.cancel();
    asked_.clear();
    treesUsed_.assign(set_.skills.size(), 0);
    made_.assign(set_.skills.size(), {});
    for (std::size_t skill = 0; skill < set_.skills.size(); ++skill) {
        const std::size_t trees = set_.skills[skill].trees.size();
        asked_.resize(asked_.size() + std::min(timesRight, trees), {skill, {}, Outcome::open});
    }
    number_ = 0;
    ask();
}

std::vector<Exercise::Outcome> Exercise::outcomes() const {
    std::vector<Outcome> all;
    std::ranges::transform(asked_, std::back_inserter(all), &Asked::outcome);
    return all;
}

Exercise::Level Exercise::level() const {
    const bool all = checks_ >= 3 || asked_[number_].outcome == Outcome::shown;
    return all ? Level::why : checks_ == 2 ? Level::where : Level::count;
}

/// One that was made, or else the next of those that the skill comes with; after the last of them
/// comes the first again.
Exercise::Tree Exercise::takeTree(std::size_t skill) {
    if (!made_[skill].empty()) {
        Tree tree = made_[skill].back();
        made_[skill].pop_back();
        return tree;
    }
    const std::vector<Tree>& trees = set_.skills[skill].trees;
    return trees[treesUsed_[skill]++ % trees.size()];
}

/// Beside the window, for whoever wants another tree of the skill at hand.
void Exercise::makeTree() {
    const std::size_t skill = asked_[number_].skill;
    if (!set_.skills[skill].demands || !made_[skill].empty()) {
        return;
    }
    Demands demands = *set_.skills[skill].demands;
    demands.seed = QRandomGenerator::global()->generate64();
    making_.start([skill, demands](Progress& progress) {
        auto tree = generateFor(demands, &progress);
        return Made{skill, tree ? std::make_shared<const GameTree>(std::move(*tree)) : nullptr};
    });
}

void Exercise::ask() {
    Asked& now = asked_[number_];
    now.tree = now.tree ? now.tree : takeTree(now.skill);
    task_ = {skill().question, skill().profile, now.tree};
    answers_.assign(1, {});
    at_ = 0;
    changedBy_ = nullptr;
    checks_ = 0;
    earned_ = 0;
    hints_.clear();
    marking_.reset();
    marked_.reset();
    makeTree();
    emit asked();
}

void Exercise::change(const Answer& answer, const QObject* by) {
    if (!isOpen() || answer == answers_[at_]) {
        return;
    }
    const bool goesOn = by != nullptr && by == changedBy_ && at_ > 0 && !canRedo();
    at_ += goesOn ? 0 : 1;
    answers_.resize(at_);
    answers_.push_back(answer);
    changedBy_ = by;
    emit answerChanged();
}

void Exercise::undo() {
    if (canUndo()) {
        --at_;
        changedBy_ = nullptr;
        emit answerChanged();
    }
}

void Exercise::redo() {
    if (canRedo()) {
        ++at_;
        emit answerChanged();
    }
}

/// That nothing is skipped is an answer, too.
bool Exercise::canCheck() const {
    const bool entered = answer() != Answer{} || task_.question == Question::crossOut;
    return isOpen() && entered && !(marking_ && isAsMarked());
}

void Exercise::check() {
    if (!canCheck()) {
        return;
    }
    const bool first = worth() == 100;
    marking_ = marked(task_, answer(), false);
    marked_ = answer();
    if (marking_->allRight()) {
        earned_ = worth();
        close(first ? Outcome::first : Outcome::later);
    }
    ++checks_;
    emit told();
}

/// All at the first check, two thirds at the second, one at the third; less what hints cost.
int Exercise::worth() const {
    constexpr std::array<int, 3> byCheck{100, 67, 33};
    const int whole = checks_ < 3 ? byCheck.at(std::size_t(checks_)) : 0;
    const int cost = hints_.isEmpty() ? 0 : 20 * (int(hints_.size()) - 1);
    return whole * (100 - cost) / 100;
}

void Exercise::hint() {
    if (canHint()) {
        hints_ << hintFor(task_, answer(), int(hints_.size()));
        emit told();
    }
}

void Exercise::giveUp() {
    if (isOpen()) {
        marking_ = marked(task_, answer(), true);
        marked_ = answer();
        close(Outcome::shown);
        emit told();
    }
}

/// What was not right at the first try is asked again, on another tree.
void Exercise::close(Outcome outcome) {
    asked_[number_].outcome = outcome;
    if (outcome != Outcome::first && hasNewTree()) {
        const std::size_t skill = asked_[number_].skill;
        const auto behind = asked_.begin() + static_cast<std::ptrdiff_t>(number_) + 1;
        asked_.insert(behind, {skill, {}, Outcome::open});
    }
}

void Exercise::takeNewTree() {
    if (!hasNewTree()) {
        return;
    }
    if (isOpen()) {
        asked_[number_].tree.reset();
        ask();
        return;
    }
    next();
}

void Exercise::next() {
    if (!isOpen() && hasNext()) {
        ++number_;
        ask();
    }
}

} // namespace prunus
