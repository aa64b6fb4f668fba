#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace prunus {

/// A line that is not blank, without its end; leading white space is kept.
struct Line {
    std::size_t offset = 0;
    std::string_view text;
};
[[nodiscard]] std::vector<Line> linesWithText(std::string_view text);

/// The front matter between two lines of `---` at the start of a text, as in Mermaid; there is none
/// if `end` is 0.
struct FrontMatter {
    std::string title;
    std::size_t end = 0;
};
[[nodiscard]] FrontMatter frontMatterOf(std::string_view text);

/// How far a line of an outline is indented, and where its label begins.
struct Indent {
    std::size_t column = 0;
    std::size_t length = 0; ///< the number of bytes before the label
    bool drawn = false;     ///< whether characters that draw lines stand before the label
    bool bullet = false;
    bool tabs = false;
    bool blanks = false;  ///< whether ordinary spaces stand before the label
    bool heading = false; ///< whether the line is a heading of Markdown
};
[[nodiscard]] Indent indentOf(std::string_view line);
/// The text without the marks by which Markdown stresses words: `A: 3` for `**A**: 3`.
[[nodiscard]] std::string withoutEmphasis(std::string_view text);

} // namespace prunus
