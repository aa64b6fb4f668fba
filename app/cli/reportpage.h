#pragma once

#include <cstddef>
#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

namespace prunus {

enum class ReportFormat : std::uint8_t { markdown, html };

/// Headings, lines, tables and pictures, in one format or the other. What others wrote means
/// nothing to the format. An HTML page holds all that it shows: it loads nothing.
class ReportPage {
  public:
    using Row = std::vector<std::string>;

    ReportPage(std::ostream& out, ReportFormat format)
        : out_(out), isHtml_(format == ReportFormat::html) {}

    void begin(const std::string& title);
    void end();
    /// Markdown has no pictures.
    [[nodiscard]] bool hasPictures() const { return isHtml_; }

    void heading(int level, const std::string& text);
    void line(const std::string& text);
    /// The first row is its head. With pictures each row ends in one, SVG, as the page has it.
    void table(const std::vector<Row>& rows, const std::vector<std::string>& pictures = {});
    /// SVG, with a line below it.
    void picture(const std::string& svg, const std::string& caption);

  private:
    void row(const Row& cells, bool isHead, const std::string& picture);
    [[nodiscard]] std::string safe(const std::string& text) const;

    std::ostream& out_;
    bool isHtml_;
};

/// How answers to a question went.
struct AnswerShares {
    std::size_t right = 0;
    std::size_t inPart = 0;
    std::size_t wrong = 0;
    std::size_t none = 0;
};
/// A bar as SVG, from black for right to white for none, which says its numbers to a screen reader.
[[nodiscard]] std::string barOf(const AnswerShares& shares);

} // namespace prunus
