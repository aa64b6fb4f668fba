#pragma once

#include "core/practice/answer.h"

#include <optional>
#include <vector>

namespace prunus {

// What pressing a node, or taking back, makes of an answer. Nothing here knows the key.

/// Whether a question is answered by pressing nodes, and not in fields beside them.
[[nodiscard]] bool answersByPressing(Question question);
/// Whether all of it can be answered in fields beside the tree, where the question stands.
[[nodiscard]] bool answersInCard(Question question);
/// And whether these are about the outcome of a search.
[[nodiscard]] bool answersInOutcome(Question question);
/// Whether it is answered in fields beside nodes; and at which: inner nodes, leaves, or all.
[[nodiscard]] bool answersInFields(Question question);
[[nodiscard]] std::vector<NodeId> nodesWithFields(const GameTree& tree, Question question,
                                                  const Profile& profile);

/// The answer once the node was pressed: a leaf or branch is crossed out or no longer is, a leaf
/// read next or no more, the line of play goes there. The same answer where that means nothing.
[[nodiscard]] Answer pressed(const GameTree& tree, Question question, Answer answer, NodeId n);
/// The answer once a letter was typed at the node, where letters name things: what kind of cutoff
/// it is, which type the node has. None where the letter means nothing.
[[nodiscard]] std::optional<Answer> lettered(Question question, Answer answer, NodeId n,
                                             char letter);
/// Without what came last.
[[nodiscard]] Answer shortened(Question question, Answer answer);

/// The answer that calls a node not visited, or no longer.
[[nodiscard]] Answer withVisitedToggled(Answer answer, NodeId n);

/// A bound of the window that is written at a node, whether its other one is or not: one number, or
/// where each change is asked for all of them in order. Empty for none.
[[nodiscard]] std::vector<Value> boundsAt(const Answer& answer, NodeId n, bool isAlpha,
                                          Profile::WindowShown shown);
/// The answer with this bound written at a node, or none.
[[nodiscard]] Answer withBounds(Answer answer, NodeId n, bool isAlpha,
                                const std::vector<Value>& bounds, Profile::WindowShown shown);

/// Whether the next node that is pressed is the one that makes the last cutoff possible.
[[nodiscard]] bool awaitsWitness(const Answer& answer);

/// At how many nodes all bounds are written that are asked for, or none because they are not
/// visited.
[[nodiscard]] int windowsFilledIn(const Answer& answer, const Profile& profile);
/// Whether the node, or one above it, is crossed out.
[[nodiscard]] bool isCrossedOut(const GameTree& tree, const Answer& answer, NodeId n);
/// How many leaves are.
[[nodiscard]] std::uint32_t leavesCrossedOut(const GameTree& tree, const Answer& answer);
/// The nodes of a line of play, from the root's child on; as far as it is one of the tree's.
[[nodiscard]] std::vector<NodeId> nodesOf(const GameTree& tree,
                                          const std::vector<std::uint32_t>& line);
/// The line of one move that a question asks for, or of none.
[[nodiscard]] std::vector<std::uint32_t> chosenMove(const Answer& answer);
/// The leaves from left to right.
[[nodiscard]] std::vector<NodeId> leavesOf(const GameTree& tree);
/// The nodes that Tab goes to: those that can be pressed, from left to right.
[[nodiscard]] std::vector<NodeId> placesOf(const GameTree& tree, Question question,
                                           const Answer& answer);
/// The inner nodes from the bottom up, those of a row from left to right.
[[nodiscard]] std::vector<NodeId> innerNodesOf(const GameTree& tree);

} // namespace prunus
