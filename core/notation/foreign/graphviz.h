#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace prunus {

// Small parts of texts with arrows, most of them Graphviz's.

/// The bytes that an arrow takes which starts here; 0 if none does.
[[nodiscard]] std::size_t arrowLength(std::string_view rest);
/// Whether the text begins with a word of Graphviz's language, which has no case, written small
/// here, and no name goes on behind it.
[[nodiscard]] bool startsKeyword(std::string_view text, std::string_view keyword);
/// Whether a statement says something of the drawing alone: `node [shape=circle]`, `rankdir=LR`.
[[nodiscard]] bool isDrawing(std::string_view statement);

struct GraphvizString {
    std::string text;
    std::size_t end = 0;
    bool closed = true;
};
/// The string whose quote stands here; the ends of its lines become spaces.
[[nodiscard]] GraphvizString graphvizString(std::string_view text, std::size_t at);
/// The label among attributes, `label="…", shape=box`; empty if there is none.
[[nodiscard]] std::string graphvizLabel(std::string_view attributes);

/// Behind spaces, tabs and comments.
[[nodiscard]] std::size_t skipBlanks(std::string_view text, std::size_t at);
/// Behind white space, semicolons and comments, also those of Mermaid and of shells.
[[nodiscard]] std::size_t skipToStatement(std::string_view text, std::size_t at);

/// Behind `{ rank=same; A; B }`, which only places nodes, or here where there is none.
[[nodiscard]] std::size_t rankGroupEnd(std::string_view text, std::size_t at);

} // namespace prunus
