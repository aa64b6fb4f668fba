#pragma once

#include <cstddef>
#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

namespace prunus {

enum class ReportFormat : std::uint8_t { markdown, html };

/// A page of headings, lines, tables and pictures, in one of the formats. Characters that mean
/// something in the format are escaped in all texts. An HTML page holds everything that it shows
/// and loads nothing.
class ReportPage {
  public:
    using Row = std::vector<std::string>;

    ReportPage(std::ostream& out, ReportFormat format)
        : out_(out), isHtml_(format == ReportFormat::html) {}

    void begin(const std::string& title);
    void end();
    /// Whether the format has pictures; Markdown has none.
    [[nodiscard]] bool hasPictures() const { return isHtml_; }

    void heading(int level, const std::string& text);
    void line(const std::string& text);
    /// Writes a table whose first row is its head. If the format has pictures, `pictures` holds the
    /// last cell of each row, SVG, which goes into the page as it is.
    void table(const std::vector<Row>& rows, const std::vector<std::string>& pictures = {});
    /// Writes an SVG picture with a line below it; nothing in Markdown.
    void picture(const std::string& svg, const std::string& caption);

  private:
    void row(const Row& cells, bool isHead, const std::string& picture);
    [[nodiscard]] std::string safe(const std::string& text) const;

    std::ostream& out_;
    bool isHtml_;
};

/// How many answers to a question were right, right in part or wrong, and how many are missing.
struct AnswerShares {
    std::size_t right = 0;
    std::size_t inPart = 0;
    std::size_t wrong = 0;
    std::size_t none = 0;
};
/// Returns a bar as SVG, from black for right to white for none, which says its numbers to a screen
/// reader.
[[nodiscard]] std::string barOf(const AnswerShares& shares);

} // namespace prunus
