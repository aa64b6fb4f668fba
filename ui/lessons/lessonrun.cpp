#include "ui/lessons/lessonrun.h"

#include "core/lessons/markattempt.h"
#include "core/practice/answerjson.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QSysInfo>
#include <algorithm>
#include <utility>

namespace prunus {
namespace {

std::string now() {
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
}

/// A text and what it tells about are one place.
std::vector<LessonStop> stopsOf(const Lesson& lesson) {
    std::vector<LessonStop> stops;
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
        const LessonStep& each = lesson.steps[step];
        const auto* const taken = std::get_if<LessonExercise>(&each);
        const std::size_t questions = taken == nullptr ? 0 : taken->questions.size();
        for (std::size_t q = 0; q < questions; ++q) {
            stops.push_back({step, q});
        }
        const bool shows =
            std::holds_alternative<LessonMoment>(each) || std::holds_alternative<LessonGame>(each);
        if (shows && step > 0 && std::holds_alternative<LessonText>(lesson.steps[step - 1])) {
            stops.back().beside = step;
        } else if (taken == nullptr) {
            stops.push_back({step});
        }
    }
    return stops;
}

} // namespace

LessonRun::LessonRun(OpenLesson opened, Exercise& exercise)
    : opened_(std::move(opened)), exercise_(exercise), making_([this](const Brought<Made>& made) {
          if (made && made->tree) {
              take(*made->exercise, made->instance, made->tree);
          }
          emit moved();
      }) {
    stops_ = stopsOf(lesson());
    exercise_.setPointsBy([this](const Answer& answer) { return pointsFor(answer); });
    connect(&exercise_, &Exercise::answerChanged, this, &LessonRun::answerChanged);
    connect(&exercise_, &Exercise::told, this, &LessonRun::told);
    beginAgain();
}

LessonRun::~LessonRun() {
    exercise_.setPointsBy({});
}

void LessonRun::beginAgain() {
    making_.cancel();
    taken_.clear();
    asked_.reset();
    goesOn_ = false;
    seen_.assign(stops_.size() + 1, false);
    record_ = {};
    record_.lessonHash = opened_.hash;
    record_.programVersion = QCoreApplication::applicationVersion().toStdString();
    record_.platform = QSysInfo::kernelType().toStdString();
    record_.started = now();
    record_.studentId = taker_.id.toStdString();
    record_.studentName = taker_.name.toStdString();
    secondsBefore_ = 0;
    clock_.start();
    log("start", true);
    if (kept_ && !keptFile_.isEmpty()) {
        kept_->remove(std::exchange(keptFile_, {}));
    }
    place(0);
}

bool LessonRun::isHandedIn() const {
    return !opened_.isPreview &&
           (lesson().mode == Lesson::Mode::homework || lesson().mode == Lesson::Mode::exam);
}

/// From the beginning: trees depend on who takes it.
void LessonRun::setTaker(const Taker& taker) {
    taker_ = taker;
    openFile();
    beginAgain();
    writeFile();
}

void LessonRun::openFile() {
    if (!taker_.file.isEmpty()) {
        files_ = std::make_unique<KeptAttempts>(QFileInfo(taker_.file).path());
        connect(files_.get(), &KeptAttempts::failed, this, &LessonRun::failed);
    }
}

void LessonRun::keepIn(const QString& folder) {
    keptFolder_ = folder;
    kept_ = std::make_unique<KeptAttempts>(folder);
    connect(kept_.get(), &KeptAttempts::failed, this, &LessonRun::failed);
}

bool LessonRun::isKept() const {
    const bool answered = std::ranges::any_of(taken_, [](const auto& each) {
        return std::ranges::any_of(each.second, [](const Taken& item) {
            return std::ranges::any_of(item.attempts, [](const Attempt& attempt) {
                return attempt.checks > 0 || attempt.answers.size() > 1;
            });
        });
    });
    return opened_.isPreview || !answered ||
           (kept_ && kept_->works() && (!files_ || files_->works()));
}

const LessonExercise* LessonRun::exerciseAt(std::size_t stop) const {
    return stop < stops_.size() ? std::get_if<LessonExercise>(&lesson().steps[stops_[stop].step])
                                : nullptr;
}

LessonRun::Taken* LessonRun::taken(const LessonExercise* exercise) {
    const auto found = taken_.find(exercise);
    return found == taken_.end() ? nullptr : &found->second.back();
}

const LessonRun::Taken* LessonRun::taken(const LessonExercise* exercise) const {
    const auto found = taken_.find(exercise);
    return found == taken_.end() ? nullptr : &found->second.back();
}

void LessonRun::place(std::size_t stop) {
    at_ = std::min(stop, stops_.size());
    seen_[at_] = true;
    asked_.reset();
    prepare();
}

void LessonRun::goTo(std::size_t stop) {
    if (stop != at_ && stop <= stops_.size()) {
        place(stop);
        keep();
        emit moved();
    }
}

/// What is written down for everybody is at hand; what is made for somebody takes a while.
void LessonRun::prepare() {
    making_.cancel();
    const LessonExercise* const exercise = exerciseAt(at_);
    if (exercise == nullptr || taken(exercise) != nullptr) {
        return;
    }
    if (exercise->tree) {
        take(*exercise, 1, exercise->tree);
        return;
    }
    making_.start([lesson = opened_.lesson, exercise, student = record_.studentId](Progress&) {
        return Made{exercise, 1, treeDue(*lesson, *exercise, student, 1).value_or(nullptr)};
    });
}

bool LessonRun::hasNewTree() const {
    const LessonExercise* const exercise = exerciseAt(at_);
    const Taken* const now = exercise == nullptr ? nullptr : taken(exercise);
    return now != nullptr && exercise->fresh == LessonExercise::Fresh::perAttempt &&
           (exercise->attempts == 0 || now->record.instance < exercise->attempts) &&
           std::ranges::any_of(now->record.questions, &QuestionRecord::isAnswered) &&
           !making_.runs();
}

void LessonRun::takeNewTree() {
    if (!hasNewTree()) {
        return;
    }
    const LessonExercise* const exercise = exerciseAt(at_);
    const std::uint32_t instance = taken(exercise)->record.instance + 1;
    making_.start(
        [lesson = opened_.lesson, exercise, instance, student = record_.studentId](Progress&) {
            return Made{exercise, instance,
                        treeDue(*lesson, *exercise, student, instance).value_or(nullptr)};
        });
    emit changed();
}

LessonRun::Taken LessonRun::fresh(const LessonExercise& exercise, std::uint32_t instance,
                                  const Tree& tree) const {
    using Fresh = LessonExercise::Fresh;
    Taken item;
    item.record.exercise = &exercise;
    item.record.instance = instance;
    item.record.tree = tree;
    if (exercise.fresh != Fresh::never) {
        item.record.seed = seedOf(lesson().id, exercise.id, record_.studentId,
                                  exercise.fresh == Fresh::perAttempt ? instance : 1);
    } else if (!exercise.tree) {
        item.record.seed = exercise.wishes.seed;
    }
    item.record.questions.resize(exercise.questions.size());
    for (const LessonQuestion& each : exercise.questions) {
        item.attempts.push_back(attemptAt(each, tree, exercise));
    }
    return item;
}

/// A new instance begins at the exercise's first question.
void LessonRun::take(const LessonExercise& exercise, std::uint32_t instance, const Tree& tree) {
    taken_[&exercise].push_back(fresh(exercise, instance, tree));
    asked_.reset();
    if (instance > 1 && exerciseAt(at_) == &exercise) {
        at_ -= *stops_[at_].question;
        log("new tree", false);
    }
}

Attempt LessonRun::attemptAt(const LessonQuestion& question, const Tree& tree,
                             const LessonExercise& exercise) const {
    using ModelAnswer = LessonExercise::ModelAnswer;
    Skill skill{question.question, rulesFor(question), {tree}, {}, question.terms};
    if (isExam()) {
        skill.profile.title.clear(); // the name of a course is no rule
    }
    if (traits(question.question).isPuzzle) {
        skill.trees = {
            std::make_shared<const GameTree>(treeToAsk(*tree, question.question, question.terms))};
    }
    if (tree->header().root == Player::min) { // as procedureOf() has it
        skill.profile.root = Player::min;
    }
    skill.wording = {QString::fromStdString(question.text), question.points, question.counts};
    Conduct conduct;
    conduct.isLesson = true;
    conduct.tells = !isExam();
    conduct.hints = exercise.hints && !isExam();
    conduct.modelAnswer = exercise.modelAnswer == ModelAnswer::never ? Conduct::ModelAnswer::never
                          : exercise.modelAnswer == ModelAnswer::forfeits
                              ? Conduct::ModelAnswer::anyTime
                              : Conduct::ModelAnswer::afterSubmit;
    conduct.showingForfeits = exercise.modelAnswer == ModelAnswer::forfeits;
    Attempt attempt;
    attempt.set = {QString::fromStdString(lesson().title), {std::move(skill)}, conduct};
    attempt.asked = {{0, attempt.set.skills.front().trees.front(), Asked::Outcome::open}};
    attempt.treesUsed = {1};
    attempt.made.resize(1);
    return attempt;
}

bool LessonRun::isAsking() const {
    const LessonExercise* const exercise = exerciseAt(at_);
    return exercise != nullptr && taken(exercise) != nullptr;
}

void LessonRun::ask() {
    if (isAsking()) {
        Taken& now = *taken(exerciseAt(at_));
        asked_ = stops_[at_];
        log("open", false);
        exercise_.take(now.attempts[*asked_->question]);
    }
}

/// As the command line grades the same answer.
std::optional<double> LessonRun::pointsFor(const Answer& answer) const {
    if (!asked_) {
        return std::nullopt;
    }
    const Taken& now = *taken(exerciseAt(at_));
    LessonExercise exercise = *now.record.exercise;
    exercise.tree = now.record.tree;
    exercise.fresh = LessonExercise::Fresh::never;
    exercise.attempts = 0;
    const LessonQuestion& question = exercise.questions[*asked_->question];
    AttemptQuestion given;
    given.id = question.id;
    given.answer = writeAnswer(*exercise.tree, question.question, answer);
    AttemptFile file;
    file.items.push_back({exercise.id, 1, false, nullptr, {given}});
    Lesson one;
    one.steps.emplace_back(exercise);
    return AttemptMarker(one, false)
        .mark(file)
        .exercises.front()
        .questions[*asked_->question]
        .points;
}

void LessonRun::answerChanged() {
    if (!asked_) {
        return;
    }
    taken(exerciseAt(at_))->attempts[*asked_->question] = exercise_.attempt();
    log("answer", false);
    keep();
    emit changed();
}

/// A hint, the answer as it is right, or else what a check found.
void LessonRun::told() {
    if (!asked_) {
        return;
    }
    Taken& item = *taken(exerciseAt(at_));
    const Attempt& attempt = exercise_.attempt();
    QuestionRecord& record = item.record.questions[*asked_->question];
    item.attempts[*asked_->question] = attempt;
    const auto hints = static_cast<std::uint32_t>(attempt.hints.size());
    if (hints > record.hints) {
        record.hints = hints;
        log("hint", false);
    } else if (attempt.now().outcome == Asked::Outcome::shown) {
        record.modelOpened = true;
        record.shown = attempt.points;
        log("model", true);
    } else {
        const Task task = attempt.task();
        record.submits.push_back(
            {now(), writeAnswer(*task.tree, task.question, attempt.answers[attempt.at])});
        record.shown = attempt.points;
        record_.submitted = record.submits.back().at;
        log("submit", true);
    }
    writeFile();
    keep();
    emit changed();
}

} // namespace prunus

#include "moc_lessonrun.cpp"
