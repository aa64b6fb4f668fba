#pragma once

#include "app/cli/request.h"
#include "core/tree/gametree.h"

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <utility>

namespace prunus {

/// What `prunus render` writes: a figure of one step; or a whole search as a handout on paper, as a
/// page for browsers, or as one picture for each step.
enum class RenderedKind : std::uint8_t { figure, handout, webPage, pictures };

/// Returns the kind of file that follows from its name and from how many steps are requested. The
/// error says why the name does not fit.
[[nodiscard]] tl::expected<RenderedKind, std::string> renderedKindOf(const RenderRequest& request);
/// Whether the file's name is that of a figure for LaTeX, .tex.
[[nodiscard]] bool isTikz(const std::string& file);
[[nodiscard]] bool isWebPage(const std::string& file);
/// Returns the endings of file names that can hold what is requested. Needs an algorithm.
[[nodiscard]] std::string endingsFor(const RenderRequest& request);

/// Returns the first and the last step if steps are requested by their numbers, else nullopt.
[[nodiscard]] std::optional<std::pair<std::uint32_t, std::uint32_t>>
rangeOf(const RenderRequest& request);
/// Returns the option by which the steps were chosen.
[[nodiscard]] std::string optionOfSteps(const RenderRequest& request);
/// Says what to do if there are too many steps.
[[nodiscard]] std::string fewerSteps(const RenderRequest& request);
/// Says what to do if the tree has more nodes than a page can have.
[[nodiscard]] std::string smallerTree(const RenderRequest& request, const GameTree& tree,
                                      std::uint32_t mostNodes);

/// Returns the name of a step's file: `name-%03d.png` with the number in place of `%d`, `%3d` or
/// `%03d`; nullopt unless the pattern has exactly one of these.
[[nodiscard]] std::optional<std::string> numberedFile(const std::string& pattern,
                                                      std::uint32_t step);

} // namespace prunus
