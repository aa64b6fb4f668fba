// What there is to tell and to write of a lesson that is being taken.

#include "core/practice/answerjson.h"
#include "ui/lessons/lessonrun.h"
#include "ui/practice/marking.h"
#include "ui/words/practicewords.h"

#include <utility>

namespace prunus {
namespace {

/// Changes that follow each other so soon are one line of the log.
constexpr double oneChange = 1;

/// How many checks there are before an open question tells why: see Exercise::level().
constexpr int checksUntilWhy = 3;

} // namespace

LessonRun::Sign LessonRun::signOf(std::size_t stop) const {
    const LessonExercise* const exercise = exerciseAt(stop);
    if (exercise == nullptr) {
        return seen_[stop] ? Sign::seen : Sign::unseen;
    }
    const Taken* const now = taken(exercise);
    if (now == nullptr) {
        return Sign::open;
    }
    const std::size_t question = *stops_[stop].question;
    if (isExam()) {
        return now->record.questions[question].submits.empty() ? Sign::open : Sign::handedIn;
    }
    switch (now->attempts[question].now().outcome) {
    case Asked::Outcome::first:
        return Sign::first;
    case Asked::Outcome::later:
        return Sign::later;
    case Asked::Outcome::shown:
        return Sign::shown;
    case Asked::Outcome::open:
        break;
    }
    return Sign::open;
}

double LessonRun::seconds() const {
    return secondsBefore_ + double(clock_.elapsed()) / 1000;
}

void LessonRun::log(const char* what, bool matters) {
    const double at = seconds();
    std::string question;
    if (asked_) {
        question = exerciseAt(at_)->questions[*asked_->question].id;
    }
    const auto& lines = record_.log.lines();
    const bool again = !matters && !lines.empty() && lines.back().what == what &&
                       lines.back().question == question && at - lines.back().seconds < oneChange;
    if (!again) {
        record_.log.add({at, what, std::move(question)}, matters);
    }
}

std::string LessonRun::written() const {
    AttemptRecord whole = record_;
    for (const LessonExercise* exercise : exercisesOf(lesson())) {
        if (const auto found = taken_.find(exercise); found != taken_.end()) {
            for (const Taken& each : found->second) {
                whole.items.push_back(each.record);
            }
        }
    }
    return writeAttempt(whole, lesson());
}

void LessonRun::writeFile() {
    if (files_) {
        files_->keep(taker_.file, QByteArray::fromStdString(written()));
    }
}

/// Of what is right by now: about the last answer that was not. Of what is open no more than its
/// question tells.
QStringList LessonRun::whyWrong(std::size_t stop) const {
    const LessonExercise* const exercise = exerciseAt(stop);
    const Taken* const now = exercise == nullptr || isExam() ? nullptr : taken(exercise);
    if (now == nullptr || signOf(stop) == Sign::first) {
        return {};
    }
    const std::size_t question = *stops_[stop].question;
    const Attempt& attempt = now->attempts[question];
    const auto& submits = now->record.questions[question].submits;
    const Task task = attempt.task();
    if (signOf(stop) != Sign::later) {
        return !attempt.marking ? QStringList()
               : signOf(stop) == Sign::shown || attempt.checks >= checksUntilWhy
                   ? attempt.marking->why
               : attempt.marking->trial
                   ? QStringList{attempt.marking->found}
                   : QStringList{PracticeWords::counted(task.question, attempt.marking->grade)};
    }
    if (submits.size() < 2) {
        return {}; // right with a hint
    }
    const auto before = readAnswer(submits[submits.size() - 2].answer, *task.tree, task.question);
    return before ? marked(task, *before, !task.isPuzzle()).why : QStringList();
}

LessonRun::Tally LessonRun::tally() const {
    Tally all;
    for (std::size_t stop = 0; stop < stops_.size(); ++stop) {
        const LessonExercise* const exercise = exerciseAt(stop);
        if (exercise == nullptr) {
            continue;
        }
        const std::size_t question = *stops_[stop].question;
        const Taken* const now = taken(exercise);
        ++all.questions;
        all.answered += now != nullptr && now->record.questions[question].isAnswered() ? 1 : 0;
        all.open += signOf(stop) == Sign::open ? 1 : 0;
        all.most += exercise->questions[question].points;
        all.points += now != nullptr ? now->record.questions[question].shown.value_or(0) : 0;
    }
    return all;
}

} // namespace prunus
