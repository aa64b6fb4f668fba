#pragma once

#include "core/practice/procedure.h"
#include "core/trace/run.h"

#include <optional>
#include <vector>

namespace prunus {

/// The misconception that options with a slip are of; its form is `slip->form`.
[[nodiscard]] Misconception misconceptionOf(SlipId slip);
/// What options with a slip, or without, stand for.
[[nodiscard]] Procedure procedureOf(const SearchOptions& options);
/// The options under which a procedure can be stepped in a pane; none for a way of answering, and
/// where the course goes its own way (see Procedure).
[[nodiscard]] std::optional<SearchOptions> steppable(const Procedure& procedure);

/// Whether the slip makes a difference under these options at all: one about the limit of the depth
/// needs one. The algorithm is the slip's.
[[nodiscard]] bool needsDepth(Misconception m);

/// Searches the tree as asked, and with the slip if there is one; a slip up to
/// mostNodesOfMisconception nodes (its caller sees to that). The trace of a slip is a plain log.
[[nodiscard]] RecordedSearch recordStepped(const GameTree& tree, const SearchOptions& options,
                                           Progress* progress = nullptr);

} // namespace prunus
