#pragma once

#include "app/cli/request.h"
#include "core/tree/gametree.h"

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <utility>

namespace prunus {

/// What `prunus render` writes: a step, or all of a search on paper, as a page for browsers, or as
/// a picture a step.
enum class RenderedKind : std::uint8_t { figure, handout, webPage, pictures };

/// By the name of the file and by how much is asked for; or why that is no name for it.
[[nodiscard]] tl::expected<RenderedKind, std::string> renderedKindOf(const RenderRequest& request);
/// Whether the file's name is that of a figure for LaTeX.
[[nodiscard]] bool isTikz(const std::string& file);
[[nodiscard]] bool isWebPage(const std::string& file);
/// How the name of a file ends that can hold what is asked for. Needs an algorithm.
[[nodiscard]] std::string endingsFor(const RenderRequest& request);

/// The steps that are asked for by their numbers, from the first to the last; none for all others.
[[nodiscard]] std::optional<std::pair<std::uint32_t, std::uint32_t>>
rangeOf(const RenderRequest& request);
/// By which option it was said which steps there are.
[[nodiscard]] std::string optionOfSteps(const RenderRequest& request);
/// What to do where those are too many.
[[nodiscard]] std::string fewerSteps(const RenderRequest& request);
/// What to do where the tree has more nodes than a page holds.
[[nodiscard]] std::string smallerTree(const RenderRequest& request, const GameTree& tree,
                                      std::uint32_t mostNodes);

/// The name of a step's file: `name-%03d.png` with the number in place of `%d`, `%3d` or `%03d`;
/// none if there is not just one of them.
[[nodiscard]] std::optional<std::string> numberedFile(const std::string& pattern,
                                                      std::uint32_t step);

} // namespace prunus
