#pragma once

#include "core/practice/answer.h"

#include <optional>
#include <vector>

namespace prunus {

// How an answer changes when a node is pressed or something is taken back. Nothing here knows the
// right answer.

/// Whether a question is answered by pressing nodes, and not in fields beside them.
[[nodiscard]] bool answersByPressing(Question question);
/// Whether all of the question can be answered in fields of the card beside the tree.
[[nodiscard]] bool answersInCard(Question question);
/// Whether the question is answered in such fields about the outcome of a search.
[[nodiscard]] bool answersInOutcome(Question question);
/// Whether the question is answered in fields beside nodes.
[[nodiscard]] bool answersInFields(Question question);
/// The nodes that have these fields: inner nodes, leaves, or all, in the order in which they are
/// filled in. Empty if the question has no such fields.
[[nodiscard]] std::vector<NodeId> nodesWithFields(const GameTree& tree, Question question,
                                                  const Profile& profile);

/// Returns the answer after the node was pressed: a leaf or branch is crossed out, or no longer; a
/// leaf is read next, or taken out of the order; the line of play goes there. Returns the same
/// answer where pressing the node means nothing.
[[nodiscard]] Answer pressed(const GameTree& tree, Question question, Answer answer, NodeId n);
/// Returns the answer after a letter was typed at the node. The letter names the kind of a cutoff
/// or the type of the node. Returns none where the letter means nothing.
[[nodiscard]] std::optional<Answer> lettered(Question question, Answer answer, NodeId n,
                                             char letter);
/// Returns the answer without its last entry: the last leaf or move, or of the last cutoff its
/// witness, or else the cutoff itself. For other questions it stays the same.
[[nodiscard]] Answer shortened(Question question, Answer answer);

/// Returns the answer with the node marked as not visited, or without that mark if it had it.
[[nodiscard]] Answer withVisitedToggled(Answer answer, NodeId n);

/// Returns alpha or beta of the window written at a node, whether the other bound is written or
/// not: one number, or all its values in order where each change is asked for. Empty if none is
/// written.
[[nodiscard]] std::vector<Value> boundsAt(const Answer& answer, NodeId n, bool isAlpha,
                                          Profile::WindowShown shown);
/// Returns the answer with this bound written at a node; empty `bounds` take the bound away.
[[nodiscard]] Answer withBounds(Answer answer, NodeId n, bool isAlpha,
                                const std::vector<Value>& bounds, Profile::WindowShown shown);

/// Whether the last named cutoff has no witness yet: the next node that is pressed is then the one
/// whose value makes the cutoff possible.
[[nodiscard]] bool awaitsWitness(const Answer& answer);

/// Returns at how many nodes all bounds that are asked for are written; nodes marked as not visited
/// count too.
[[nodiscard]] int windowsFilledIn(const Answer& answer, const Profile& profile);
/// Whether the node, or one above it, is crossed out.
[[nodiscard]] bool isCrossedOut(const GameTree& tree, const Answer& answer, NodeId n);
/// Returns how many leaves are crossed out, themselves or by a node above them.
[[nodiscard]] std::uint32_t leavesCrossedOut(const GameTree& tree, const Answer& answer);
/// Returns the nodes of a line of play, from the root's child on, up to the first move that the
/// tree does not have.
[[nodiscard]] std::vector<NodeId> nodesOf(const GameTree& tree,
                                          const std::vector<std::uint32_t>& line);
/// Returns the answer's move at the root as a line of that one move; an empty line if none is
/// chosen.
[[nodiscard]] std::vector<std::uint32_t> chosenMove(const Answer& answer);
/// The leaves from left to right.
[[nodiscard]] std::vector<NodeId> leavesOf(const GameTree& tree);
/// The nodes that Tab goes to, in its order: the leaves from left to right, all nodes in level
/// order, or the children of the nodes on the line of play. Empty for questions answered otherwise.
[[nodiscard]] std::vector<NodeId> placesOf(const GameTree& tree, Question question,
                                           const Answer& answer);
/// The inner nodes from the bottom up, those of a row from left to right.
[[nodiscard]] std::vector<NodeId> innerNodesOf(const GameTree& tree);

} // namespace prunus
