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

namespace {

auto rightSheet(const Task& task) {
    return makeSheet(*task.tree, task.procedure());
}

/// Of what is asked.
Grade graded(const Task& task, const Sheet& right, const Answer& answer, double followShare) {
    Grade grade = gradeAnswer(*task.tree, task.question, right, answer, task.profile, followShare,
                              task.terms);
    return task.question == Question::counts ? gradeOfCounts(std::move(grade), task.wording.counts)
                                             : grade;
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
    marking.grade = graded(task, *right, answer, task.profile.followShare);
    marking.diagnosis = diagnose(tree, task.question, *right, answer, task.profile, task.terms);
    for (const GradedItem& each : marking.grade.items) {
        const NodeId n = nodeOfItem(tree, each.item);
        if (n != noNode && each.verdict != GradedItem::Verdict::missing) {
            GradedItem& at = marking.signs.try_emplace(n, each).first->second;
            at = at.verdict < each.verdict ? each : at; // the worst of its fields
        }
    }
    const DisplayNames names(tree);
    const PracticeReasons reasons(tree, names, task.question, task.profile, *right, task.terms);
    marking.why = reasons.of(answer, marking.grade, closes);
    marking.found = task.question == Question::move
                        ? reasons.ofLine(answer, marking.grade)
                        : PracticeWords::counted(task.question, marking.grade);
    if (closes) {
        marking.key = rightAnswer(task, *right);
    }
    return marking;
}

std::vector<NodeId> judgedAnew(const Marking& before, const Answer& answeredBefore,
                               const Marking& now, const Answer& answer) {
    const auto isAsBefore = [](const auto& was, const auto& is, NodeId n) {
        const auto a = was.find(n);
        const auto b = is.find(n);
        return (a == was.end() && b == is.end()) ||
               (a != was.end() && b != is.end() && a->second == b->second);
    };
    std::vector<NodeId> nodes;
    for (const auto& [n, item] : before.signs) {
        const auto sign = now.signs.find(n);
        if (item.verdict == GradedItem::Verdict::follows && sign != now.signs.end() &&
            sign->second.verdict != item.verdict &&
            isAsBefore(answeredBefore.values, answer.values, n) &&
            isAsBefore(answeredBefore.windows, answer.windows, n)) {
            nodes.push_back(n);
        }
    }
    return nodes;
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
    const Grade grade = graded(task, *right, answer, 0);
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
    const Grade grade = graded(task, *right, answer, 0);
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
