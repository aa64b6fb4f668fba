#include "ui/practice/marking.h"

#include "core/lessons/gradequestion.h"
#include "core/practice/asked.h"
#include "core/practice/deepening.h"
#include "core/practice/onestep.h"
#include "core/practice/sheet.h"
#include "core/tree/displayname.h"
#include "ui/practice/answering.h"
#include "ui/words/practicereasons.h"
#include "ui/words/practicewords.h"
#include "ui/words/puzzlewords.h"
#include "ui/words/words.h"

#include <algorithm>
#include <utility>

namespace prunus {

int Marking::count(GradedItem::Verdict verdict) const {
    return static_cast<int>(std::ranges::count(grade.items, verdict, &GradedItem::verdict));
}

namespace {

auto rightSheet(const Task& task) {
    return makeSheet(*task.tree, task.procedure());
}

/// Of what is asked.
Grade graded(const Task& task, const Sheet& right, const Answer& answer, bool followThrough) {
    Grade grade = gradeAnswer(*task.tree, task.question, right, answer, task.profile, followThrough,
                              task.terms);
    return task.question == Question::counts ? gradeOfCounts(std::move(grade), task.wording.counts)
                                             : grade;
}

/// What was asked may be only a part of what the other rule gives: all of it must be right.
void acceptUnderGreater(Marking& marking, Task task, const Answer& answer) {
    task.profile.cut = CutRule::greater;
    Grade grade = graded(task, *rightSheet(task), answer, false);
    if (grade.credit == 1) {
        marking.grade = std::move(grade);
        marking.underGreater = true;
    }
}

Marking tried(const Task& task, const Answer& answer, bool closes) {
    const Puzzle puzzle = task.puzzle();
    const DisplayNames names(*task.tree);
    const PuzzleWords words(puzzle, names);
    Marking marking;
    marking.trial = tryOut(puzzle, answer);
    marking.grade = marking.trial->grade;
    if (!marking.allRight()) {
        marking.found = words.found(*marking.trial);
    }
    const auto sample = closes ? sampleAnswer(puzzle) : std::nullopt;
    marking.why = words.why(*marking.trial, sample);
    if (sample && !marking.trial->tree) {
        marking.trial->tree = tryOut(puzzle, *sample).tree; // there is nothing else to step through
    }
    return marking;
}

QString hintForPuzzle(const Task& task, const Answer& answer, int rung) {
    const Puzzle puzzle = task.puzzle();
    const DisplayNames names(*task.tree);
    const PuzzleWords words(puzzle, names);
    return rung == 0   ? words.rule()
           : rung == 1 ? words.place(tryOut(puzzle, answer))
                       : words.condition(tryOut(puzzle, answer));
}

} // namespace

Answer rightAnswer(const Task& task, const Sheet& right) {
    Answer key = answerOf(*task.tree, task.question, right, task.profile, task.terms);
    for (auto& [n, windows] : key.windows) {
        if (task.asksHistory()) {
            windows.history = historyOf(*task.tree, right, n, task.profile);
        }
    }
    for (auto& each : key.windows) {
        const NodeId n = each.first;
        const bool isAlpha = task.playerAt(n) == Player::max;
        if (task.question == Question::windows && task.profile.ownSideOnly) {
            const auto own = boundsAt(key, n, isAlpha, task.profile.windowShown);
            each.second = {};
            (isAlpha ? each.second.onlyAlpha : each.second.onlyBeta) = own;
        }
    }
    return key;
}

Marking marked(const Task& task, const Answer& answer, bool closes) {
    if (task.isPuzzle()) {
        return tried(task, answer, closes);
    }
    const GameTree& tree = *task.tree;
    const auto right = rightSheet(task);
    Marking marking;
    if (!right) {
        return marking; // canBeAsked() saw to it that it can be searched
    }
    marking.grade = graded(task, *right, answer, task.profile.followThrough);
    marking.diagnosis = diagnose(tree, task.question, *right, answer, task.profile, task.terms);
    // A range that is known is closed: there a tie cuts under either rule.
    const bool mayDiffer = task.question != Question::knownRange;
    if (!closes && mayDiffer && isAccepted(marking.diagnosis, task.profile)) {
        acceptUnderGreater(marking, task, answer);
    }
    for (const GradedItem& each : marking.grade.items) {
        const NodeId n = nodeOfItem(tree, each.item);
        if (n != noNode && each.verdict != GradedItem::Verdict::missing) {
            const auto [at, fresh] = marking.signs.try_emplace(n, each.verdict);
            at->second = std::max(at->second, each.verdict); // the worst of its fields
        }
    }
    const DisplayNames names(tree);
    marking.why = PracticeReasons(tree, names, task.question, task.profile, *right, task.terms)
                      .of(answer, marking.grade, closes);
    if (closes) {
        marking.key = rightAnswer(task, *right);
    }
    return marking;
}

SearchOptions reviewedSearch(const Task& task) {
    SearchOptions options = task.search();
    if (task.question != Question::budget) {
        return options;
    }
    const auto made = deepenWithin(*task.tree, task.procedure(), task.terms.budget);
    options.depth = made ? std::max(made->depth, 1U) : 1U;
    if (options.algorithm == Algorithm::alphaBeta && options.window == Window{} &&
        !task.procedure().callPerRootChild) {
        options.algorithm = Algorithm::iterativeDeepening;
        options.previousBestFirst = false;
    }
    return options;
}

QString hintFor(const Task& task, const Answer& answer, int rung) {
    if (task.isPuzzle()) {
        return hintForPuzzle(task, answer, rung);
    }
    if (rung == 0) {
        return PracticeWords::rule(task.question, task.profile);
    }
    const auto right = rightSheet(task);
    if (!right) {
        return {};
    }
    const Grade grade = graded(task, *right, answer, false);
    const DisplayNames names(*task.tree);
    const PracticeReasons reasons(*task.tree, names, task.question, task.profile, *right,
                                  task.terms);
    return rung == 1 ? reasons.place(answer, grade) : reasons.condition(answer, grade);
}

DoneStep doOneStep(const Task& task, const Answer& answer) {
    const auto right = rightSheet(task);
    if (!right) {
        return {answer};
    }
    const GameTree& tree = *task.tree;
    const Grade grade = graded(task, *right, answer, false);
    const Answer key = rightAnswer(task, *right);
    const DisplayNames names(tree);
    const PracticeReasons reasons(tree, names, task.question, task.profile, *right, task.terms);
    DoneStep done{withOneStep(tree, task.question, answer, key, grade)};
    if (done.answer == answer) {
        done.said = PracticeWords::noStep();
        return done;
    }
    done.at = nodeOfItem(tree, firstWrong(task.question, grade)->item);
    if (task.question == Question::leafOrder && !done.answer.leaves.empty()) {
        done.at = done.answer.leaves.back();
    } else if (task.question == Question::move && !done.answer.line.empty()) {
        done.at = nodesOf(tree, done.answer.line).back();
    } else if (asksForDepth(task.question) && done.answer.move != answer.move) {
        const auto move = nodesOf(tree, chosenMove(done.answer));
        done.at = move.empty() ? noNode : move.back();
    }
    done.said = PracticeWords::stepDone(done.at == noNode ? QString() : shownName(names, done.at));
    return done;
}

} // namespace prunus
