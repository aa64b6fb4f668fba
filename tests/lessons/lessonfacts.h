#pragma once

#include "tests/games/naivegame.h"
#include "tests/games/naivequiescence.h"
#include "tests/practice/naiveslip.h"

#include <string>
#include <utility>
#include <vector>

/// What lessons say of trees and games, computed by the slow searches and games of the tests.
/// Trees are JSON, paths the digits of child numbers.
namespace prunus::oracle {

/// What stands at a leaf; what a node is worth; how many leaves there are, below all or one.
[[nodiscard]] double leaf(const char* tree, const std::string& path);
[[nodiscard]] double worth(const char* tree, const std::string& path = "");
[[nodiscard]] double leaves(const char* tree, const std::string& path = "");

[[nodiscard]] NaiveSlip slip(const char* id, bool exhaustive = false, bool negamax = false);
[[nodiscard]] NaiveSlip soft(NaiveSlip made = {});
[[nodiscard]] NaiveSlip above();                      ///< cuts only where alpha > beta
[[nodiscard]] NaiveSlip toDepth(std::uint32_t depth); ///< minimax
[[nodiscard]] NaiveSlip within(double alpha, double beta);

/// How it goes, alpha-beta unless said; how many leaves it reads; what it comes to.
[[nodiscard]] NaiveOutcome run(const char* tree, const NaiveSlip& procedure = {});
[[nodiscard]] double reads(const char* tree, const NaiveSlip& procedure = {});
[[nodiscard]] double value(const char* tree, const NaiveSlip& procedure = {});
/// What a node returned, by its number in level order.
[[nodiscard]] double returned(const char* tree, std::uint32_t n, const NaiveSlip& procedure = {});
/// The leaf that was read as the k-th, from 0.
[[nodiscard]] double readAs(const char* tree, std::size_t k, const NaiveSlip& procedure = {});
/// By the drafts: a child knows the parent's best alone, or the bounds that the parent was given.
[[nodiscard]] double readByFirstDraft(const char* tree);
[[nodiscard]] double readBySecondDraft(const char* tree);

/// The fewest and the most that alpha-beta reads of a tree two moves deep, its siblings in any
/// order.
[[nodiscard]] std::pair<double, double> readsInAllOrders(const char* tree);
/// Leaves of a tree with b children everywhere and depth d that alpha-beta must read: those of two
/// players' strategies, counted by how many ways they leave open at each level.
[[nodiscard]] double leastOf(int b, int d);

/// Of tic-tac-toe on nine letters: nodes that minimax or alpha-beta visits; what it is worth.
[[nodiscard]] double visitsOf(const char* squares, bool cuts);
[[nodiscard]] double valueOf(std::string squares, char mover = 'x');

[[nodiscard]] double waysToPlay(const test::NaiveGame& game, int moves);
/// Of chess, from a position in FEN, and with captures behind the depth: see naiveQuiescence().
[[nodiscard]] test::NaiveQuiescence chess(const char* fen, int depth);
/// A rook can take a pawn that a pawn and a bishop defend; and it has taken it.
inline constexpr const char* defended = "8/1b4k1/4p3/3p4/8/8/8/3R2K1 w";
inline constexpr const char* taken = "8/1b4k1/4p3/3R4/8/8/8/6K1 b";
/// What the pieces are worth behind these moves; how many captures there are.
[[nodiscard]] double materialAfter(const char* fen, const std::vector<std::string>& moves);
[[nodiscard]] double capturesOf(const char* fen);
/// One to three from a heap; the last one loses.
[[nodiscard]] double nim(const std::vector<int>& heaps);

} // namespace prunus::oracle
