#include "core/lessons/markattempt.h"

#include "core/lessons/gradequestion.h"
#include "core/lessons/treedue.h"
#include "core/practice/answerjson.h"
#include "core/practice/eventlog.h"

#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

double inHundredths(double points) {
    return std::round(points * 100) / 100;
}

/// Whether both are the same to be searched, whatever their nodes are called.
bool isSameTree(const GameTree& a, const GameTree& b) {
    if (a.offsets() != b.offsets() || a.header().root != b.header().root) {
        return false;
    }
    for (NodeId n{0}; n.value < a.nodeCount(); ++n) {
        const bool has = a.hasStaticValue(n);
        if (has != b.hasStaticValue(n) || (has && a.staticValue(n) != b.staticValue(n))) {
            return false;
        }
    }
    return true;
}

std::shared_ptr<const Marked> markAnswer(const LessonQuestion& question, const GameTree& tree,
                                         const Sheet& right, Answer answer) {
    auto marked = std::make_shared<Marked>();
    marked->answer = std::move(answer);
    marked->grade = gradeQuestion(question, tree, right, marked->answer);
    const bool isPuzzle = traits(question.question).isPuzzle;
    if (!marked->grade.allRight() && !isPuzzle && tree.nodeCount() <= mostNodesOfMisconception) {
        marked->diagnosis = diagnose(tree, question.question, right, marked->answer,
                                     rulesFor(question), question.terms);
    }
    return marked;
}

} // namespace

bool MarkedQuestion::scoreDiffers() const {
    return given != nullptr && given->shown && hasPoints() &&
           std::abs(*given->shown - points) > 0.005;
}

const Sheet* AttemptMarker::rightSheet(const LessonQuestion& question, const Tree& tree) {
    const auto [entry, fresh] = sheets_.try_emplace({&question, tree});
    if (fresh) {
        if (auto sheet = makeSheet(*tree, procedureOf(question, *tree))) {
            entry->second = *std::move(sheet);
        }
    }
    return entry->second ? &*entry->second : nullptr;
}

AttemptMarker::Tree AttemptMarker::due(const LessonExercise& exercise, const std::string& student,
                                       std::uint32_t instance) {
    using Fresh = LessonExercise::Fresh;
    const std::uint64_t seed = exercise.fresh == Fresh::never
                                   ? 0
                                   : seedOf(lesson_.id, exercise.id, student,
                                            exercise.fresh == Fresh::perAttempt ? instance : 1);
    const auto [entry, fresh] = due_.try_emplace({&exercise, seed});
    if (fresh) {
        entry->second = treeDue(lesson_, exercise, student, instance).value_or(nullptr);
    }
    return entry->second;
}

void AttemptMarker::markQuestion(MarkedQuestion& into) {
    using State = MarkedQuestion::State;
    if (into.given == nullptr || !into.given->answer) {
        into.state = State::unanswered;
        return;
    }
    const LessonQuestion& question = *into.question;
    const Sheet* const right = rightSheet(question, into.tree);
    if (right == nullptr) {
        into.state = State::noTree;
        return;
    }
    const auto [entry, fresh] =
        marked_.try_emplace({&question, into.tree, *into.given->answer}, nullptr);
    if (fresh) {
        entry->second =
            readAnswer(*into.given->answer, *into.tree, question.question).map([&](Answer answer) {
                return markAnswer(question, *into.tree, *right, std::move(answer));
            });
    }
    if (!entry->second) {
        into.state = State::unreadable;
        into.fault = entry->second.error();
        return;
    }
    into.marked = *entry->second;
    const bool forfeits = into.exercise->modelAnswer == LessonExercise::ModelAnswer::forfeits &&
                          into.given->modelOpened;
    into.state = forfeits ? State::forfeited : State::marked;
    into.points = forfeits ? 0 : inHundredths(into.marked->grade.credit * question.points);
}

MarkedExercise AttemptMarker::markItem(const LessonExercise& exercise, const AttemptItem& item,
                                       const std::string& student) {
    MarkedExercise marked{&exercise, item.instance, true, false, true, {}};
    marked.counts = exercise.attempts == 0 || item.instance <= exercise.attempts;
    Tree tree = due(exercise, student, item.instance);
    marked.treeDiffers = item.hasTree && (!tree || !item.tree || !isSameTree(*tree, *item.tree));
    if (marked.treeDiffers) {
        tree = trustTrees_ ? item.tree : nullptr;
    }
    for (const LessonQuestion& question : exercise.questions) {
        MarkedQuestion& each = marked.questions.emplace_back();
        each.exercise = &exercise;
        each.question = &question;
        each.instance = item.instance;
        each.tree = tree;
        const auto given = std::ranges::find(item.questions, question.id, &AttemptQuestion::id);
        each.given = given == item.questions.end() ? nullptr : &*given;
        if (tree) {
            markQuestion(each);
        } else {
            each.state = marked.treeDiffers ? MarkedQuestion::State::otherTree
                                            : MarkedQuestion::State::noTree;
        }
    }
    return marked;
}

MarkedAttempt AttemptMarker::mark(const AttemptFile& attempt) {
    MarkedAttempt marked;
    std::size_t known = 0;
    for (const LessonExercise* const exercise : exercisesOf(lesson_)) {
        std::vector<MarkedExercise> taken;
        for (const AttemptItem& item : attempt.items) {
            if (item.exercise == exercise->id) {
                taken.push_back(markItem(*exercise, item, attempt.studentId));
                ++known;
                marked.hasUnknown |= !std::ranges::all_of(item.questions, [&](const auto& given) {
                    return std::ranges::find(exercise->questions, given.id, &LessonQuestion::id) !=
                           exercise->questions.end();
                });
            }
        }
        if (taken.empty()) {
            MarkedExercise& none = taken.emplace_back();
            none.exercise = exercise;
            for (const LessonQuestion& question : exercise->questions) {
                none.questions.push_back({exercise,
                                          &question,
                                          1,
                                          nullptr,
                                          MarkedQuestion::State::unanswered,
                                          nullptr,
                                          nullptr,
                                          {},
                                          0});
            }
        }
        std::ranges::stable_sort(taken, {}, &MarkedExercise::instance);
        std::ranges::move(taken, std::back_inserter(marked.exercises));
    }
    marked.hasUnknown = marked.hasUnknown || known != attempt.items.size();
    return marked;
}

} // namespace prunus
