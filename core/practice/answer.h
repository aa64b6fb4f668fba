#pragma once

#include "core/analysis/leafranges.h"
#include "core/practice/childorder.h"
#include "core/practice/profile.h"
#include "core/practice/question.h"
#include "core/practice/sheet.h"
#include "core/practice/terms.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace prunus {

/// What somebody wrote beside a node: a number, or with `valueNotation` bound a relation and a
/// number.
struct WrittenValue {
    enum class Relation : std::uint8_t { equal, atMost, atLeast, between };
    Relation relation = Relation::equal;
    Value value = 0;
    Value upper = 0; ///< the upper end of `between`, where `value` is the lower end

    friend bool operator==(const WrittenValue&, const WrittenValue&) = default;
};

/// The windows of a node that a question asks for; none where its profile does not ask.
struct WrittenWindows {
    std::optional<Window> in;
    std::optional<Window> out;
    std::optional<std::vector<Window>> history;
    /// The bounds that are written of one side, in order, while nothing is written of the other:
    /// they count as no answer, unless the course asks for one side alone.
    std::vector<Value> onlyAlpha = {};
    std::vector<Value> onlyBeta = {};

    friend bool operator==(const WrittenWindows&, const WrittenWindows&) = default;
};

struct WrittenCut {
    NodeId at = noNode;
    std::optional<Player> mover;
    std::optional<bool> deep;
    std::optional<NodeId> witness;

    friend bool operator==(const WrittenCut&, const WrittenCut&) = default;
};

enum class NodeType : std::uint8_t { pv, cut, all };

/// An answer, a student's or the key: the fields of its question, the others empty. Behind each
/// field stand the questions that have it. A node that is not in a map has no answer, which is not
/// the same as the answer 0.
struct Answer {
    std::map<NodeId, WrittenValue> values;       ///< values, returned, negamax, fill-in
    std::map<NodeId, WrittenWindows> windows;    ///< windows, negamax
    std::vector<NodeId> notVisited;              ///< windows
    std::optional<std::uint32_t> move;           ///< move, depth-limit, budget
    std::vector<std::uint32_t> line;             ///< move
    std::vector<NodeId> marks;                   ///< if marksLeaves(): each is for its subtree
    std::vector<NodeId> leaves;                  ///< leaf-order
    std::map<std::string, std::uint64_t> counts; ///< by the names of `prunus compare`
    std::vector<WrittenCut> cuts;                ///< cuts
    std::map<NodeId, NodeType> types;            ///< node-types
    std::optional<bool> same = {};               ///< mirror: whether as many leaves are read
    std::optional<Value> result = {};            ///< first-window, depth-limit
    std::optional<Sheet::Bound> proves = {};     ///< first-window
    std::optional<std::uint64_t> depth = {};     ///< budget: the last depth that fits; 0 for none
    ChildOrder order = {};                       ///< reorder
    /// ranges: pieces in any order; nullopt if what is written is no set
    std::optional<std::vector<ValueRange>> set = {};
    std::string text = {};                       ///< what is typed: a tree, or for ranges the set
    std::optional<std::uint32_t> wrongLine = {}; ///< find-the-bug
    std::optional<bool> holds = {};              ///< true-or-false

    friend bool operator==(const Answer&, const Answer&) = default;
};

/// The answer that the run of the sheet gives to the question: the key if it is the right run, or
/// what a misconception makes of the key. In canonical order. O(nodes).
[[nodiscard]] Answer answerOf(const GameTree& tree, Question question, const Sheet& sheet,
                              const Profile& profile, const Terms& terms = {});

} // namespace prunus
