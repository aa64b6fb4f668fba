#include "core/notation/characters.h"
#include "core/notation/foreign/cells.h"
#include "core/notation/foreign/lines.h"
#include "core/notation/foreign/readers.h"
#include "core/notation/scannumber.h"

#include <algorithm>
#include <utility>

namespace prunus {

namespace {

using Numbers = std::vector<std::pair<std::size_t, std::string>>;

/// Several numbers with semicolons between, which may have decimal commas; none if it is anything
/// else.
Numbers numbersBetweenSemicolons(std::string_view text, std::size_t offset) {
    Numbers numbers;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t mark = std::min(text.find(';', at), text.size());
        std::string number = withoutDecimalComma(trimmed(text.substr(at, mark - at)));
        if (!wholeNumber(number)) {
            return {};
        }
        numbers.emplace_back(offset + skipSpace(text, at), std::move(number));
        at = mark + 1;
    }
    return numbers.size() > 1 ? numbers : Numbers();
}

/// Numbers separated by commas, semicolons or blanks, with or without brackets around them; none if
/// it is anything else, or one number without brackets.
Numbers numbersIn(std::string_view text, std::size_t offset) {
    std::size_t at = skipSpace(text, 0);
    const bool brackets = at < text.size() && isOpening(text[at]);
    const std::size_t end = brackets && isClosing(text.back()) ? text.size() - 1
                            : brackets                         ? 0
                                                               : text.size();
    at += brackets ? 1 : 0;
    if (at >= end) {
        return {};
    }
    Numbers numbers = numbersBetweenSemicolons(text.substr(at, end - at), offset + at);
    if (!numbers.empty()) {
        return numbers;
    }
    while ((at = skipSpace(text, at)) < end) {
        const auto number = scanNumber(text, at);
        if (!number) {
            return {};
        }
        numbers.emplace_back(offset + at, text.substr(at, number->end - at));
        at = skipSpace(text, number->end);
        at += at < end && isSeparator(text[at]) ? 1 : 0;
    }
    return numbers.size() > 1 || brackets ? numbers : Numbers();
}

class OutlineReader {
  public:
    explicit OutlineReader(std::string_view text) : lines_(linesWithText(text)) {}

    ForeignResult read() {
        if (lines_.empty()) {
            return tl::unexpected<Fault>(emptyText());
        }
        takeTitle();
        for (const Line& line : lines_) {
            if (const auto fault = readLine(line)) {
                return tl::unexpected<Fault>(*fault);
            }
        }
        while (result_.tree.openCount() > 0) {
            result_.tree.end();
        }
        return std::move(result_);
    }

  private:
    /// The only heading of Markdown, if one node stands below it: as a node it would be a root with
    /// one move.
    void takeTitle() {
        std::size_t headings = 0;
        std::size_t least = std::string_view::npos;
        std::size_t roots = 0;
        for (const Line& line : lines_) {
            const Indent indent = indentOf(line.text);
            headings += indent.heading ? 1 : 0;
            if (!indent.heading && indent.column <= least) {
                roots = indent.column < least ? 1 : roots + 1;
                least = indent.column;
            }
        }
        const Indent first = indentOf(lines_.front().text);
        if (first.heading && headings == 1 && roots == 1) {
            const std::string_view title = lines_.front().text.substr(first.length);
            result_.tree.setTitle(withoutEmphasis(trimmed(title)));
            lines_.erase(lines_.begin());
        }
    }

    std::optional<Fault> readLine(const Line& line) {
        Indent indent = indentOf(line.text);
        constexpr std::size_t behindHeadings = 8;
        headed_ = headed_ || indent.heading;
        indent.column += headed_ && !indent.heading ? behindHeadings : 0;
        const std::string label = withoutEmphasis(trimmed(line.text.substr(indent.length)));
        const std::size_t offset = line.offset + std::min(indent.length, line.text.size());
        if (label.empty() && indent.drawn) {
            return std::nullopt; // a line drawn between two others
        }
        if (auto fault = place(indent, offset)) {
            return fault;
        }
        return addNode(label, offset);
    }

    /// Closes the nodes that the line does not stand below.
    std::optional<Fault> place(const Indent& indent, std::size_t offset) {
        if (!indent.drawn) {
            if ((indent.tabs && spaces_) || (indent.blanks && tabs_)) {
                return Fault{offset, {Code::tabsAndSpaces}};
            }
            tabs_ = tabs_ || indent.tabs;
            spaces_ = spaces_ || (indent.blanks && !indent.tabs);
        }
        bool closed = false;
        while (!columns_.empty() && columns_.back() >= indent.column) {
            closed = closed || columns_.back() > indent.column;
            last_ = columns_.back();
            columns_.pop_back();
            result_.tree.end();
        }
        if (columns_.empty() && !result_.tree.nodes().empty()) {
            return Fault{offset, {Code::secondRootLine}};
        }
        if (closed && last_ != indent.column) {
            return Fault{offset, {Code::strayIndent}};
        }
        columns_.push_back(indent.column);
        return std::nullopt;
    }

    /// `B: 3, 12, 8` is a node and its leaves.
    std::optional<Fault> addNode(std::string_view label, std::size_t offset) {
        if (!label.empty() && (isOpening(label[0]) || isClosing(label[0]))) {
            return Fault{offset, {Code::bracketInOutline}};
        }
        const std::size_t mark = label.find_first_of(":=");
        const std::string_view rest =
            mark == std::string_view::npos ? std::string_view() : label.substr(mark + 1);
        const auto numbers = numbersIn(rest, offset + mark + 1);
        const bool bare = !label.empty() && (label.back() == ':' || label.back() == '=');
        const std::string_view name = !numbers.empty() ? label.substr(0, mark)
                                      : bare           ? label.substr(0, label.size() - 1)
                                                       : label;
        result_.tree.begin(offset, std::string(trimmed(name)));
        for (const auto& [place, number] : numbers) {
            result_.tree.leaf(place, number);
        }
        return result_.tree.isFull() ? std::optional<Fault>(tooManyNodes(offset)) : std::nullopt;
    }

    std::vector<Line> lines_;
    std::vector<std::size_t> columns_; ///< of the open nodes
    std::size_t last_ = 0;
    bool tabs_ = false;
    bool spaces_ = false;
    bool headed_ = false; ///< by a heading of Markdown, below which all other lines stand
    ForeignTree result_;
};

} // namespace

ForeignResult readOutline(std::string_view text) {
    return OutlineReader(text).read();
}

} // namespace prunus
