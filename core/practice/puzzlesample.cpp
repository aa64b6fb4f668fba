// Answers to puzzles that are right, and whether there are any.

#include "core/notation/writetree.h"
#include "core/practice/leaffilling.h"
#include "core/practice/puzzle.h"
#include "core/practice/valueset.h"

#include <algorithm>
#include <sstream>

namespace prunus {

namespace {

/// The leaf that is not to be read, if one is named.
NodeId unreadLeaf(const Filling& wanted) {
    return wanted.goal == Filling::Goal::leaf ? wanted.leaf : noNode;
}

/// In how many leaves it can be as wanted. Needs Puzzle::isFilled().
std::optional<std::uint32_t> readsWanted(const Puzzle& puzzle) {
    const Filling& wanted = puzzle.terms.filling;
    const auto possible = possibleReads(puzzle.tree, puzzle.procedure(), unreadLeaf(wanted));
    const std::uint32_t leaves = puzzle.tree.leafCount();
    const bool counts =
        wanted.goal == Filling::Goal::nothing || wanted.goal == Filling::Goal::exactly;
    const std::uint32_t skipped =
        wanted.goal == Filling::Goal::exactly ? std::min(wanted.count, leaves) : 0;
    const auto found = counts ? std::ranges::find(possible, leaves - skipped) : possible.begin();
    return found == possible.end() ? std::nullopt : std::optional(*found);
}

std::optional<Answer> sampleValues(const Puzzle& puzzle) {
    if (!puzzle.isFilled() || isImpossible(puzzle)) {
        return std::nullopt;
    }
    const Filling& wanted = puzzle.terms.filling;
    const GameTree& tree = puzzle.tree;
    const GameTree filled =
        withLeaves(tree, fillingThatReads(tree, puzzle.procedure(), readsWanted(puzzle).value(),
                                          wanted.least, unreadLeaf(wanted)));
    Answer answer;
    for (NodeId n{0}; n.value < tree.nodeCount(); ++n) {
        if (tree.isLeaf(n)) {
            answer.values[n].value = filled.staticValue(n);
        }
    }
    return answer;
}

std::string textOf(const GameTree& tree) {
    std::ostringstream text;
    writeText(text, tree);
    return text.str();
}

std::optional<Answer> sampleBug(const Puzzle& puzzle) {
    const auto found = findCounterexample(puzzle.rivalry(), puzzle.terms.listing.mostLeaves);
    Answer answer;
    answer.text = found ? textOf(found->tree) : "";
    answer.wrongLine = traits(puzzle.terms.listing.slip).deltaLine;
    return found ? std::optional(answer) : std::nullopt;
}

Answer sampleForStatement(Statement statement) {
    Answer answer;
    answer.holds = traits(statement).isTrue;
    if (traits(statement).hasCounterexample) {
        answer.text = statement == Statement::greaterSameLeaves ? "[1, [1, 1]]" : "[2, [1, 3]]";
    }
    return answer;
}

} // namespace

bool isImpossible(const Puzzle& puzzle) {
    if (puzzle.question != Question::fillIn) {
        return false;
    }
    const Filling& wanted = puzzle.terms.filling;
    if (std::int64_t{wanted.greatest} - wanted.least + 1 < std::int64_t{puzzle.tree.leafCount()}) {
        return true;
    }
    return puzzle.isFilled() && !readsWanted(puzzle);
}

std::optional<Answer> sampleAnswer(const Puzzle& puzzle) {
    switch (puzzle.question) {
    case Question::reorder:
        if (auto best = bestOrder(puzzle.tree, puzzle.procedure())) {
            Answer answer;
            answer.order = std::move(best->order);
            return answer;
        }
        return std::nullopt;
    case Question::ranges: {
        Answer answer;
        answer.set = valuesFor(puzzle.tree, puzzle.procedure(), puzzle.terms.aboutX);
        return answer;
    }
    case Question::fillIn:
        return sampleValues(puzzle);
    case Question::findTheBug:
        return sampleBug(puzzle);
    case Question::trueOrFalse:
        return sampleForStatement(puzzle.terms.statement);
    default:
        return std::nullopt;
    }
}

} // namespace prunus
