#include "ui/practice/exercise.h"

#include "ui/base/connecteach.h"

#include <algorithm>
#include <array>
#include <utility>

namespace prunus {
Exercise::Exercise(QObject* parent)
    : QObject(parent), making_([this](Brought<Made> made) {
          if (made && made->tree) {
              now_.made[made->skill].push_back(made->tree);
          }
      }),
      separating_([this](Brought<Made> made) {
          if (made) {
              queue(*made);
          }
      }) {
    connectEach(this, this, &Exercise::keep, &Exercise::asked, &Exercise::answerChanged,
                &Exercise::told);
}

void Exercise::keepIn(const QString& folder) {
    kept_ = std::make_unique<KeptAttempts>(folder);
    connect(kept_.get(), &KeptAttempts::failed, this, &Exercise::failed);
}

void Exercise::begin(QuestionSet set) {
    setAside();
    if (auto left = takeLeft(set)) {
        now_ = std::move(*left);
        goesOn_ = hasBegun();
        goOn();
    } else {
        now_.set = std::move(set);
        beginAgain();
    }
}

void Exercise::setAside() {
    making_.cancel();
    separating_.cancel();
    queuedAt_.reset();
    if (!now_.asked.empty() && !conduct().isLesson && !isFinished()) {
        left_.push_back(std::move(now_));
    }
    now_ = {};
}

void Exercise::take(Attempt attempt) {
    setAside();
    now_ = std::move(attempt);
    goesOn_ = false;
    goOn();
}

/// From this window, or else from one before.
std::optional<Attempt> Exercise::takeLeft(const QuestionSet& set) {
    const QByteArray key = keyOf(set);
    std::optional<Attempt> taken;
    const auto left = std::ranges::find_if(left_, [&](const Attempt& each) {
        return keyOf(each.set) == key && each.task().terms == set.skills[each.now().skill].terms;
    });
    if (left != left_.end()) {
        taken = std::move(*left);
        left_.erase(left);
    } else if (kept_) {
        const QString file = kept_->take(key, [&](const QByteArray& text) {
            taken = readAttempt(text, set);
            return taken.has_value();
        });
        if (taken) {
            taken->file = file;
        }
    }
    return taken;
}

/// After each change: what is finished or empty is in no file.
void Exercise::keep() {
    if (!kept_ || conduct().isLesson) {
        return;
    }
    if (isFinished() || !hasBegun()) {
        if (!now_.file.isEmpty()) {
            kept_->remove(std::exchange(now_.file, {}));
        }
        return;
    }
    if (now_.file.isEmpty()) {
        now_.file = kept_->add(keyOf(now_.set));
    }
    kept_->keep(now_.file, writeAttempt(now_));
}

void Exercise::beginAgain() {
    making_.cancel();
    separating_.cancel();
    queuedAt_.reset();
    Attempt again;
    again.set = std::move(now_.set);
    again.file = std::move(now_.file);
    now_ = std::move(again);
    now_.treesUsed.assign(now_.set.skills.size(), 0);
    now_.made.assign(now_.set.skills.size(), {});
    for (std::size_t skill = 0; skill < now_.set.skills.size(); ++skill) {
        now_.asked.resize(now_.asked.size() + now_.set.skills[skill].timesAsked(), {skill});
    }
    ask();
}

std::vector<Exercise::Outcome> Exercise::outcomes() const {
    std::vector<Outcome> all;
    std::ranges::transform(now_.asked, std::back_inserter(all), &Asked::outcome);
    return all;
}

Exercise::Level Exercise::level() const {
    const bool all = now_.checks >= 3 || now_.asked[now_.number].outcome == Outcome::shown;
    return all ? Level::why : now_.checks == 2 ? Level::where : Level::count;
}

std::optional<Misconception> Exercise::named() const {
    const bool isMarked = now_.marking && isAsMarked();
    for (const Misconception m :
         isMarked ? now_.marking->diagnosis.named : std::vector<Misconception>()) {
        // Where a search stops shows on no tree that is made: inner nodes have no static values
        // there.
        const bool told = level() == Level::why || isNamedAgain(m);
        if (told && traits(m).isRun && m != Misconception::depthOffByOne) {
            return m;
        }
    }
    return std::nullopt;
}

void Exercise::ask() {
    Asked& now = now_.asked[now_.number];
    now.tree = now.tree ? now.tree : takeTree(now.skill);
    now_.answers.assign(1, {});
    now_.at = 0;
    now_.checks = 0;
    now_.earned = 0;
    now_.hints.clear();
    now_.helped = false;
    now_.helpedAt = noNode;
    now_.marking.reset();
    now_.marked.reset();
    goesOn_ = false;
    goOn();
}

void Exercise::goOn() {
    task_ = now_.task();
    changedBy_ = nullptr;
    build();
    makeTree();
    emit asked();
}

/// While what is typed is no tree, the last one that was stays.
void Exercise::build() {
    const auto typed = traits(task_.question).isTyped ? typedTree(answer()) : std::nullopt;
    if (!typed || typed->has_value() || built_ == nullptr) {
        built_ = builtTree(task_.question, task_.tree, answer());
    }
}

NodeId Exercise::move(NodeId n, std::int64_t place) {
    const NodeId parent = n == noNode ? noNode : built_->parent(n);
    if (!movesNodes() || parent == noNode || place < 0 ||
        place >= std::int64_t{built_->childCount(parent)} || place == built_->childNumber(n)) {
        return n;
    }
    const NodeId now = built_->children(parent)[static_cast<std::uint32_t>(place)];
    Answer moved = answer();
    const NodeId written = standingAt(*task_.tree, moved.order, built_->path(parent));
    moved.order = withMoved(*task_.tree, std::move(moved.order), written, built_->childNumber(n),
                            static_cast<std::uint32_t>(place));
    change(moved);
    return now;
}

void Exercise::change(const Answer& answer, const QObject* by) {
    if (!isOpen() || answer == now_.answers[now_.at]) {
        return;
    }
    const bool goesOn = by != nullptr && by == changedBy_ && now_.at > 0 && !canRedo();
    now_.at += goesOn ? 0 : 1;
    now_.answers.resize(now_.at);
    now_.answers.push_back(answer);
    changedBy_ = by;
    build();
    emit answerChanged();
}

void Exercise::undo() {
    if (canUndo()) {
        --now_.at;
        changedBy_ = nullptr;
        build();
        emit answerChanged();
    }
}

void Exercise::redo() {
    if (canRedo()) {
        ++now_.at;
        build();
        emit answerChanged();
    }
}

/// That there is nothing to mark is an answer, too.
bool Exercise::canCheck() const {
    const bool entered = task_.isPuzzle() ? canBeTried(task_.question, answer())
                                          : answer() != Answer{} || marksLeaves(task_.question) ||
                                                task_.question == Question::cuts;
    return isOpen() && entered && !((now_.marking || !conduct().tells) && isAsMarked());
}

void Exercise::check() {
    if (!canCheck()) {
        return;
    }
    if (!conduct().tells) {
        now_.marked = answer();
        ++now_.checks;
        emit told();
        return;
    }
    const bool first = worth() == 100;
    now_.points = pointsBy_ ? pointsBy_(answer()) : std::nullopt;
    Marking marking = marked(task_, answer(), false);
    if (now_.marking && now_.marked) {
        marking.anew = judgedAnew(*now_.marking, *now_.marked, marking, answer());
    }
    now_.marking = std::move(marking);
    now_.marked = answer();
    if (now_.marking->allRight()) {
        const int places = std::max(1, int(now_.marking->grade.items.size()));
        now_.earned = worth() * (places - (now_.helped ? 1 : 0)) / places;
        close(first ? Outcome::first : Outcome::later);
    }
    ++now_.checks;
    noteNamed();
    emit told();
}

/// All at the first check, two thirds at the second, one at the third; less what hints cost.
int Exercise::worth() const {
    constexpr std::array<int, 3> byCheck{100, 67, 33};
    const int whole = now_.checks < 3 ? byCheck.at(std::size_t(now_.checks)) : 0;
    const int cost =
        now_.hints.isEmpty() ? 0 : 20 * (std::min(int(now_.hints.size()), hintRungs) - 1);
    return whole * (100 - cost) / 100;
}

void Exercise::hint() {
    if (!canHint()) {
        return;
    }
    if (!hintIsStep()) {
        now_.hints << hintFor(task_, answer(), int(now_.hints.size()));
    } else {
        const DoneStep done = doOneStep(task_, answer());
        now_.hints << done.said;
        now_.helped = done.answer != answer();
        now_.helpedAt = done.at;
        change(done.answer);
    }
    emit told();
}

void Exercise::giveUp() {
    if (canGiveUp()) {
        now_.points = conduct().showingForfeits ? std::optional(0.0) : now_.points;
        now_.marking = marked(task_, answer(), true);
        now_.marked = answer();
        close(Outcome::shown);
        emit told();
    }
}

} // namespace prunus

#include "moc_exercise.cpp"
