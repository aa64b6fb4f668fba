#include "core/practice/onestep.h"

#include "core/tree/dottedpath.h"

#include <algorithm>

namespace prunus {
namespace {

/// What is written at one place, as the key has it.
template <class Map> void copyAt(Map& into, const Map& key, const typename Map::key_type& at) {
    into.erase(at);
    if (const auto right = key.find(at); right != key.end()) {
        into.insert(*right);
    }
}

/// As much as is right at the beginning, and one more.
template <class List> List oneMore(const List& given, const List& key) {
    const auto wrong = std::ranges::mismatch(given, key).in2;
    return {key.begin(), wrong == key.end() ? wrong : wrong + 1};
}

/// A unit that is missing is crossed out; if none is, what is read no longer is.
void crossOne(const GameTree& tree, std::vector<NodeId>& marks, const std::vector<NodeId>& key,
              NodeId fault) {
    const auto under = [&tree](NodeId n, const std::vector<NodeId>& nodes) {
        for (; n != noNode; n = tree.parent(n)) {
            if (std::ranges::find(nodes, n) != nodes.end()) {
                return true;
            }
        }
        return false;
    };
    if (std::ranges::find(key, fault) != key.end() && !under(fault, marks)) {
        std::erase_if(marks, [&](NodeId n) { return under(n, {fault}); });
        marks.push_back(fault);
        std::ranges::sort(marks);
        return;
    }
    // A mark over more than is skipped leaves what is skipped below it.
    std::vector<NodeId> stay;
    for (const NodeId unit : key) {
        if (under(unit, marks)) {
            stay.push_back(unit);
        }
    }
    std::ranges::copy_if(marks, std::back_inserter(stay), [&](NodeId n) {
        return under(n, key) && std::ranges::find(stay, n) == stay.end();
    });
    std::ranges::sort(stay);
    marks = std::move(stay);
}

void copyOutcome(Answer& answer, const Answer& key, const std::string& item) {
    if (item == "same") {
        answer.same = key.same;
    } else if (item == "move") {
        answer.move = key.move;
    } else if (item == "depth") {
        answer.depth = key.depth;
    } else if (item == "returned" || item == "value") {
        answer.result = key.result;
    } else {
        answer.proves = key.proves;
    }
}

/// Whether what is right at a node follows from what is right at its children.
bool isFoundFromBelow(Question question) {
    return question == Question::values || question == Question::negamax ||
           question == Question::returned;
}

/// Of paths joined by dots.
bool isBelow(std::string_view path, std::string_view above) {
    return path.size() > above.size() && path.starts_with(above) &&
           (above.empty() || path[above.size()] == '.');
}

} // namespace

bool canDoOneStep(Question question) {
    return !traits(question).isPuzzle && question != Question::cuts;
}

const GradedItem* firstWrong(Question question, const Grade& grade) {
    const GradedItem* first = nullptr;
    for (const GradedItem& each : grade.items) {
        const bool fault = each.verdict == GradedItem::Verdict::wrong ||
                           each.verdict == GradedItem::Verdict::missing;
        if (fault &&
            (first == nullptr || (isFoundFromBelow(question) && isBelow(each.item, first->item)))) {
            first = &each;
        }
    }
    return first;
}

Answer withOneStep(const GameTree& tree, Question question, Answer answer, const Answer& key,
                   const Grade& grade) {
    const GradedItem* fault = firstWrong(question, grade);
    if (fault == nullptr) {
        return answer;
    }
    if (question == Question::counts || question == Question::leafBounds) {
        copyAt(answer.counts, key.counts, fault->item);
        return answer;
    }
    if (question == Question::leafOrder) {
        answer.leaves = oneMore(answer.leaves, key.leaves);
        return answer;
    }
    if (question == Question::move) {
        answer.line = oneMore(answer.line, key.line);
        answer.move = answer.line.empty() ? key.move : std::optional(answer.line.front());
        return answer;
    }
    if (fault->item == "same" || question == Question::firstWindow || asksForDepth(question)) {
        copyOutcome(answer, key, fault->item);
        return answer;
    }
    const NodeId n = nodeAtDotted(tree, fault->item);
    if (marksLeaves(question)) {
        crossOne(tree, answer.marks, key.marks, n);
        return answer;
    }
    copyAt(answer.values, key.values, n);
    copyAt(answer.windows, key.windows, n);
    copyAt(answer.types, key.types, n);
    std::erase(answer.notVisited, n);
    if (std::ranges::find(key.notVisited, n) != key.notVisited.end()) {
        answer.notVisited.push_back(n);
        std::ranges::sort(answer.notVisited);
    }
    return answer;
}

} // namespace prunus
