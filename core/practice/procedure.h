#pragma once

#include "core/practice/misconception.h"
#include "core/search/options.h"
#include "core/tree/gametree.h"

#include <cstdint>
#include <optional>

namespace prunus {

/// Something that can be carried out on a tree: a right algorithm, or a misconception of it.
/// Everything else follows from the options; with a misconception, `options.algorithm` is the right
/// algorithm that it changes.
struct Procedure {
    SearchOptions options;
    std::optional<Misconception> misconception;
    /// The form of the misconception, from 0, if it has several (M30, M32 to M35, W02, W06).
    std::uint8_t form = 0;
    /// Whether the course goes through the children from the right, whatever their order is.
    bool rightToLeft = false;
    /// Whether the course calls the search once for each child of the root, with an open window
    /// each: alpha-beta then knows nothing of the root moves before.
    bool callPerRootChild = false;
    /// Whether the numbers that the tree gives are from the side of who moves there, and not from
    /// MAX's.
    bool valuesFromMover = false;

    friend bool operator==(const Procedure&, const Procedure&) = default;
};

/// How many forms a misconception has, at least 1.
[[nodiscard]] std::uint8_t formsOf(Misconception m);

/// The misconception as a change of alpha-beta with these options, of its negamax form, or (M35) of
/// PVS and MTD(f); W01 … change the algorithm itself. Where a procedure is given, its course's ways
/// are kept.
[[nodiscard]] Procedure procedureOf(Misconception m, Procedure right, std::uint8_t form = 0);
[[nodiscard]] Procedure procedureOf(Misconception m, SearchOptions options, std::uint8_t form = 0);

/// The misconception as a change of minimax, or of its negamax form, as of somebody who works out
/// all values; nullopt if it is about windows or cuts alone.
[[nodiscard]] std::optional<Procedure> exhaustiveProcedureOf(Misconception m, Procedure right,
                                                             std::uint8_t form = 0);
[[nodiscard]] std::optional<Procedure> exhaustiveProcedureOf(Misconception m, SearchOptions options,
                                                             std::uint8_t form = 0);

/// The tree with the numbers at MIN's nodes negated: from the mover's side to MAX's, or back. The
/// player `root` moves at the root.
[[nodiscard]] GameTree withValuesTurned(const GameTree& tree, Player root);

/// The tree with its numbers from MAX's side: turned, if the procedure reads them from the mover's.
[[nodiscard]] GameTree meantTree(const GameTree& tree, const Procedure& procedure);

/// The player who moves at the root, as the procedure has it.
[[nodiscard]] Player rootOf(const GameTree& tree, const Procedure& procedure);
/// The options of the right search that the procedure comes to: with the player, the depth, the cut
/// rule and the fail mode that the misconception takes for the right ones.
[[nodiscard]] SearchOptions optionsOf(const GameTree& tree, const Procedure& procedure);

} // namespace prunus
