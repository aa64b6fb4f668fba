#pragma once

#include "core/notation/readtree.h"
#include "core/practice/counterexample.h"
#include "core/practice/grade.h"
#include "core/practice/terms.h"

#include <memory>
#include <optional>

namespace prunus {

/// A question whose answer is built: it is tried out, not compared with a key. All functions here
/// are about such questions.
struct Puzzle {
    Question question = Question::reorder;
    const GameTree& tree;
    const Profile& profile;
    const Terms& terms;

    [[nodiscard]] Procedure procedure() const { return procedureUnder(profile, question); }
    /// Whether possibleReads() can tell how many leaves can be read on the tree.
    [[nodiscard]] bool isFilled() const;
    /// For a listing with a bug: the right search, and the search that is listed.
    [[nodiscard]] Rivalry rivalry() const;
};

/// The result of trying an answer out; members that do not concern the question keep their
/// defaults.
struct Trial {
    Grade grade;
    /// The tree that was built; null where there is none that can be searched.
    std::shared_ptr<const GameTree> tree = {};
    /// How many leaves are evaluated on the tree that was built, on the tree as it was given, and
    /// at best.
    std::uint32_t read = 0;
    std::uint32_t given = 0;
    std::uint32_t best = 0;
    /// A value of x for which the answer is wrong, and whether it belongs to the right set.
    std::optional<Value> value = {};
    bool belongs = false;
    /// The reason why the values are not as wanted, and the leaf where that is so.
    enum class Fault : std::uint8_t { none, missing, notWhole, outside, twice };
    Fault fault = Fault::none;
    NodeId at = noNode;
    /// Whether a tree that was typed has more leaves or nodes than are wanted.
    bool tooLarge = false;
    /// Whether the tree does what it is built for.
    bool shows = false;
};

/// The names of the parts of a puzzle, as graded items.
inline constexpr const char* orderItem = "order";
inline constexpr const char* setItem = "set";
inline constexpr const char* valuesItem = "values";
inline constexpr const char* treeItem = "tree";
inline constexpr const char* lineItem = "line";
inline constexpr const char* truthItem = "true";

/// The tree that was typed, or what is wrong with it; nullopt if nothing was typed.
[[nodiscard]] std::optional<ReadResult> typedTree(const Answer& answer);
/// Whether there is an answer that can be tried out. There is none if what was typed cannot be
/// read.
[[nodiscard]] bool canBeTried(Question question, const Answer& answer);
/// The tree that the answer has built so far, for the student to look at; the question's own tree
/// if it has built none.
[[nodiscard]] std::shared_ptr<const GameTree>
builtTree(Question question, const std::shared_ptr<const GameTree>& given, const Answer& answer);

[[nodiscard]] Trial tryOut(const Puzzle& puzzle, const Answer& answer);
/// Whether it is proved that no answer is all right, because no values of the leaves are as wanted.
[[nodiscard]] bool isImpossible(const Puzzle& puzzle);
/// An answer that is all right; nullopt if the question cannot be asked of this tree, or none is
/// found.
[[nodiscard]] std::optional<Answer> sampleAnswer(const Puzzle& puzzle);

/// The tree as the question shows it: nodes that are moved, asked about or filled in have names.
[[nodiscard]] GameTree treeToAsk(const GameTree& tree, Question question, const Terms& terms);

} // namespace prunus
