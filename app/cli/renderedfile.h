#pragma once

#include "app/cli/request.h"

#include <optional>
#include <string>
#include <tl/expected.hpp>

namespace prunus {

/// What `prunus render` writes: a step, or all of a search on paper, as a page for browsers, or as
/// a picture a step.
enum class RenderedKind : std::uint8_t { figure, handout, webPage, pictures };

/// By the name of the file and by how much is asked for; or why that is no name for it.
[[nodiscard]] tl::expected<RenderedKind, std::string> renderedKindOf(const RenderRequest& request);
/// Whether the file's name is that of a figure for LaTeX.
[[nodiscard]] bool isTikz(const std::string& file);

/// The name of a step's file: `name-%03d.png` with the number in place of `%d`, `%3d` or `%03d`;
/// none if there is not just one of them.
[[nodiscard]] std::optional<std::string> numberedFile(const std::string& pattern,
                                                      std::uint32_t step);

} // namespace prunus
