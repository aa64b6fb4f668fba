#include "core/base/unreachable.h"
#include "core/practice/answer.h"
#include "core/practice/counterexample.h"

#include <algorithm>
#include <map>

namespace prunus {

namespace {

std::vector<NodeId> leavesIn(const EventLog& log) {
    std::vector<NodeId> leaves;
    for (const Event& event : log.events) {
        if (event.kind == EventKind::leaf) {
            leaves.push_back(event.node);
        }
    }
    return leaves;
}

std::vector<NodeId> distinctLeavesIn(const EventLog& log) {
    std::vector<NodeId> leaves = leavesIn(log);
    std::ranges::sort(leaves);
    leaves.erase(std::unique(leaves.begin(), leaves.end()), leaves.end());
    return leaves;
}

/// By the last call of each, from MAX's side.
std::map<NodeId, Value> returnedIn(const EventLog& log) {
    const bool negamaxForm = traits(log.procedure.options.algorithm).negamaxForm;
    std::map<NodeId, Value> returned;
    for (const Event& event : log.events) {
        if (event.kind == EventKind::leave) {
            returned[event.node] =
                negamaxForm ? fromSideOf(event.player, event.value) : event.value;
        }
    }
    return returned;
}

std::optional<std::uint32_t> moveIn(const EventLog& log) {
    return log.line.empty() ? std::nullopt : std::optional(log.line.front());
}

/// Where one of them is a way of answering about a right run: whether other answers come out, if
/// the aspect is a question that is answered so.
std::optional<bool> answersDiffer(const GameTree& tree, const Rivalry& rivalry) {
    using enum Misconception;
    const auto either = [&](Misconception m) {
        return rivalry.right.misconception == m || rivalry.wrong.misconception == m;
    };
    const bool marks = rivalry.aspect == Aspect::leaves && either(provingLeafCrossedOut);
    const bool values =
        rivalry.aspect == Aspect::returned && (either(boundAsValue) || either(minimaxAfterPruning));
    if (!marks && !values) {
        return std::nullopt;
    }
    const auto right = makeSheet(tree, rivalry.right);
    const auto wrong = makeSheet(tree, rivalry.wrong);
    Profile profile;
    profile.valueNotation =
        either(boundAsValue) ? Profile::ValueNotation::bound : Profile::ValueNotation::plain;
    const Question question = marks ? Question::crossOut : Question::returned;
    return right && wrong &&
           answerOf(tree, question, *right, profile) != answerOf(tree, question, *wrong, profile);
}

} // namespace

bool differ(const GameTree& tree, const Rivalry& rivalry) {
    const auto differInAnswers = answersDiffer(tree, rivalry);
    if (differInAnswers) {
        return *differInAnswers;
    }
    const auto right = carryOut(tree, rivalry.right);
    const auto wrong = carryOut(tree, rivalry.wrong);
    if (!right || !wrong) {
        return false;
    }
    switch (rivalry.aspect) {
    case Aspect::value:
        return right->value != wrong->value;
    case Aspect::move:
        return moveIn(*right) != moveIn(*wrong);
    case Aspect::leaves:
        return distinctLeavesIn(*right) != distinctLeavesIn(*wrong);
    case Aspect::order:
        return leavesIn(*right) != leavesIn(*wrong);
    case Aspect::returned:
        return returnedIn(*right) != returnedIn(*wrong);
    }
    unreachable();
}

} // namespace prunus
