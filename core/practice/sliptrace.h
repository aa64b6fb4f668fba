#pragma once

#include "core/practice/procedure.h"
#include "core/trace/run.h"

#include <optional>
#include <vector>

namespace prunus {

/// The misconception that options with a slip are of, in the form `slip->form`; none where they are
/// a course's own way alone.
[[nodiscard]] std::optional<Misconception> misconceptionOf(SlipId slip);
/// Whether the search makes a mistake.
[[nodiscard]] bool isMistaken(const SearchOptions& options);
/// The same search without the mistake, in the way of its course.
[[nodiscard]] SearchOptions rightOf(SearchOptions options);
/// What options with a slip, or without, stand for: of an algorithm without windows the exhaustive
/// form of the slip, where it has one.
[[nodiscard]] Procedure procedureOf(const SearchOptions& options);
/// The options under which a procedure can be stepped in a pane; none for a way of answering, which
/// is no run. That a course calls once for each child is told where there are windows.
[[nodiscard]] std::optional<SearchOptions> steppable(const Procedure& procedure);

/// Whether the slip makes a difference under these options at all: one about the limit of the depth
/// needs one. The algorithm is the slip's.
[[nodiscard]] bool needsDepth(Misconception m);

/// Searches the tree as asked, and with the slip if there is one; a slip up to
/// mostNodesOfMisconception nodes (its caller sees to that). The trace of a slip is a plain log.
[[nodiscard]] RecordedSearch recordStepped(const GameTree& tree, const SearchOptions& options,
                                           Progress* progress = nullptr);

} // namespace prunus
