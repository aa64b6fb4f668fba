#include "core/generate/questionwish.h"

#include "core/practice/difficulty.h"
#include "core/practice/grade.h"
#include "core/practice/guesses.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace prunus {

namespace {

using Marks = std::vector<NodeId>;

Sheet rightSheetOf(const GameTree& tree, const SearchOptions& options) {
    Procedure right;
    right.options = options;
    return makeSheet(tree, right).value();
}

/// None where it cannot be carried out.
std::optional<Marks> marksWith(Misconception slip, const GameTree& tree, const Sheet& right) {
    if (tree.nodeCount() > mostNodesOfMisconception) {
        return std::nullopt;
    }
    const auto wrong = makeSheet(tree, procedureOf(slip, right.procedure));
    return wrong ? std::optional(answerOf(tree, Question::crossOut, *wrong, {}).marks)
                 : std::nullopt;
}

/// In percent.
std::uint64_t bestGuess(const GameTree& tree, const Sheet& right) {
    double best = 0;
    for (const Answer& guess : guessedCrosses(tree, right)) {
        best =
            std::max(best, gradeAnswer(tree, Question::crossOut, right, guess, {}, false).credit);
    }
    return static_cast<std::uint64_t>(std::ceil(best * 100 - 1e-6));
}

std::uint64_t slipsTold(const GameTree& tree, const Sheet& right) {
    using enum Misconception;
    constexpr std::array usual{
        equality,       windowsNeverNarrow, noDeepCutoffs,    openRootWindows,
        sharedBounds,   lastValueIsBound,   wrongSide,        wrongTest,
        noBetaCutoffs,  noAlphaCutoffs,     testBeforeUpdate, returnInLoop,
        negatedMinLeaf, cutBeforeUndo,      playersSwapped,   Misconception::rightToLeft};
    std::vector<Marks> all{right.skipped()};
    for (const Misconception slip : usual) {
        if (auto marks = marksWith(slip, tree, right)) {
            all.push_back(*std::move(marks));
        }
    }
    return static_cast<std::uint64_t>(
        std::count_if(all.begin() + 1, all.end(),
                      [&](const Marks& marks) { return std::ranges::count(all, marks) == 1; }));
}

bool isFragile(NodeId leaf, const GameTree& tree, const Sheet& right) {
    return std::ranges::any_of(std::array{-1.0, 1.0}, [&](Value change) {
        std::vector<Value> values = tree.ownValues();
        values[leaf.value] = tree.staticValue(leaf) + change;
        const GameTree changed(tree.offsets(), std::move(values), tree.header());
        const auto sheet = makeSheet(changed, right.procedure);
        return !sheet || sheet->move != right.move || sheet->skipped() != right.skipped();
    });
}

std::uint64_t fragileLeaves(const GameTree& tree, const Sheet& right) {
    const std::set<NodeId> read(right.leaves.begin(), right.leaves.end());
    return static_cast<std::uint64_t>(
        std::ranges::count_if(read, [&](NodeId leaf) { return isFragile(leaf, tree, right); }));
}

} // namespace

std::uint64_t countInQuestion(Wish::Kind kind, const GameTree& tree, const SearchOptions& options) {
    const Sheet right = rightSheetOf(tree, options);
    return kind == Wish::Kind::difficulty      ? difficultyOf(tree, right)
           : kind == Wish::Kind::guessPercent  ? bestGuess(tree, right)
           : kind == Wish::Kind::fragileLeaves ? fragileLeaves(tree, right)
                                               : slipsTold(tree, right);
}

bool showsInQuestion(Misconception slip, const GameTree& tree, const SearchOptions& options) {
    const Sheet right = rightSheetOf(tree, options);
    const auto marks = marksWith(slip, tree, right);
    return marks && *marks != right.skipped();
}

} // namespace prunus
