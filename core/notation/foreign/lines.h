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

/// What stands between two lines of `---` at the start, as in Mermaid; none if the end is 0.
struct FrontMatter {
    std::string title;
    std::size_t end = 0;
};
[[nodiscard]] FrontMatter frontMatterOf(std::string_view text);

/// How far in a line stands that is part of an outline, and where what it says begins.
struct Indent {
    std::size_t column = 0;
    std::size_t length = 0; ///< bytes before what it says
    bool drawn = false;     ///< by lines made of characters
    bool bullet = false;
    bool tabs = false;
    bool blanks = false;  ///< spaces that are not drawn
    bool heading = false; ///< of Markdown
};
[[nodiscard]] Indent indentOf(std::string_view line);
/// Without the marks by which Markdown stresses words: `**A**: 3` says `A: 3`.
[[nodiscard]] std::string withoutEmphasis(std::string_view text);

} // namespace prunus
