#pragma once

#include "core/practice/procedure.h"
#include "core/trace/run.h"

#include <optional>
#include <vector>

namespace prunus {

/// The misconception of a slip, whose form is `slip.form`; nullopt if the slip is only a course's
/// own way of calling the search.
[[nodiscard]] std::optional<Misconception> misconceptionOf(SlipId slip);
/// Whether the search makes a mistake.
[[nodiscard]] bool isMistaken(const SearchOptions& options);
/// The same search without the mistake, in the way of its course.
[[nodiscard]] SearchOptions rightOf(SearchOptions options);
/// The procedure that options stand for, with a slip or without. For an algorithm without windows,
/// it is the exhaustive form of the slip, if there is one.
[[nodiscard]] Procedure procedureOf(const SearchOptions& options);
/// The options under which a procedure can be stepped in a pane; nullopt for a way of answering,
/// which is no run. They say that a course calls the search once for each child of the root only
/// where there are windows.
[[nodiscard]] std::optional<SearchOptions> steppable(const Procedure& procedure);

/// Whether the misconception is about the depth limit, so that it makes a difference only with one.
[[nodiscard]] bool needsDepth(Misconception m);

/// Searches the tree under these options, with the slip if there is one, and records it. With a
/// slip, the tree has at most mostNodesOfMisconception nodes (the caller sees to that), and the
/// trace is a plain log.
[[nodiscard]] RecordedSearch recordStepped(const GameTree& tree, const SearchOptions& options,
                                           Progress* progress = nullptr);

} // namespace prunus
