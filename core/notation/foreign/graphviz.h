#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace prunus {

// Small parts of texts with arrows, most of them Graphviz's.

/// The number of bytes of the arrow that `rest` starts with; 0 if it starts with none.
[[nodiscard]] std::size_t arrowLength(std::string_view rest);
/// Whether the text begins with a keyword of Graphviz, in letters of any case, and not with a
/// longer name. `keyword` is in small letters.
[[nodiscard]] bool startsKeyword(std::string_view text, std::string_view keyword);
/// Whether a statement is about the drawing alone: `node [shape=circle]`, `rankdir=LR`.
[[nodiscard]] bool isDrawing(std::string_view statement);

struct GraphvizString {
    std::string text;
    std::size_t end = 0;
    bool closed = true;
};
/// Reads the string whose opening quote stands at `at`; escaped line ends become spaces.
[[nodiscard]] GraphvizString graphvizString(std::string_view text, std::size_t at);
/// The value of `label` among attributes such as `label="…", shape=box`; empty if there is none.
[[nodiscard]] std::string graphvizLabel(std::string_view attributes);

/// The offset behind the spaces, tabs and comments that start at `at`.
[[nodiscard]] std::size_t skipBlanks(std::string_view text, std::size_t at);
/// The offset behind the white space, semicolons and comments, also those of Mermaid and of shells,
/// that start at `at`.
[[nodiscard]] std::size_t skipToStatement(std::string_view text, std::size_t at);

/// The offset behind a group such as `{ rank=same; A; B }`, which only places nodes; `at` if none
/// starts there.
[[nodiscard]] std::size_t rankGroupEnd(std::string_view text, std::size_t at);

} // namespace prunus
