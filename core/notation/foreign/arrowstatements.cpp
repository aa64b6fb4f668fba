#include "core/notation/foreign/arrowstatements.h"

#include "core/notation/characters.h"
#include "core/notation/foreign/labelledtree.h"
#include "core/notation/jsonstring.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace prunus {

namespace {

/// The bytes that an arrow takes which starts here.
std::size_t arrowLength(std::string_view rest) {
    constexpr std::array<std::string_view, 8> arrows{
        "-->", "==>", "->", "=>", "---", "\xE2\x86\x92", "\xE2\x87\x92", "\xE2\x9F\xB6",
    };
    const auto* const found = std::ranges::find_if(
        arrows, [rest](std::string_view arrow) { return rest.substr(0, arrow.size()) == arrow; });
    return found == arrows.end() ? 0 : found->size();
}

/// Words that say something of a drawing alone.
bool isDrawing(std::string_view word) {
    constexpr std::array<std::string_view, 12> words{
        "node",  "edge",     "graph",    "rankdir", "style",    "classDef",
        "class", "ordering", "labelloc", "label",   "fontname", "linkStyle",
    };
    return std::ranges::find(words, word) != words.end();
}

class ArrowReader {
  public:
    explicit ArrowReader(std::string_view text) : text_(text) {}

    tl::expected<ArrowText, Fault> read() {
        readHeading();
        while (!fault_) {
            skipToStatement();
            if (at_ == text_.size() || (braces_ && text_[at_] == '}')) {
                break;
            }
            readStatement();
        }
        if (!fault_ && braces_) {
            readEnd();
        }
        if (fault_) {
            return tl::unexpected<Fault>(*fault_);
        }
        return std::move(result_);
    }

  private:
    /// `digraph name {` or `flowchart LR`.
    void readHeading() {
        skipToStatement();
        std::string_view word = wordAt(at_);
        if (word == "strict") {
            at_ = skipSpace(text_, at_ + word.size());
            word = wordAt(at_);
        }
        if (word == "digraph") {
            const std::size_t brace = text_.find('{', at_);
            braces_ = brace != std::string_view::npos;
            open_ = brace;
            at_ = braces_ ? brace + 1 : text_.size();
            return;
        }
        const std::size_t behind = at_ + word.size();
        if (word == "flowchart" ||
            (word == "graph" &&
             text_.find('{', at_) > std::min(text_.find('\n', at_), text_.size() - 1))) {
            at_ = std::min(text_.find_first_of(";\n", behind), text_.size());
        }
    }

    void readEnd() {
        if (at_ == text_.size()) {
            fault_ = unclosedBracket(text_, open_);
            return;
        }
        braces_ = false;
        ++at_;
        skipToStatement();
        if (at_ < text_.size()) {
            fault_ = {at_, "the graph ends before this; only one may stand here"};
        }
    }

    void readStatement() {
        const std::size_t start = at_;
        const std::string_view word = wordAt(at_);
        if (word == "subgraph" || text_[at_] == '{') {
            fault_ = {at_, "parts of a graph in braces are not read; write their arrows without "
                           "them"};
            return;
        }
        if (isDrawing(word) && skipDrawing()) {
            return;
        }
        if (isList()) {
            readList();
            return;
        }
        std::vector<ArrowItem> sources = readItems();
        if (fault_) {
            return;
        }
        if (sources.empty()) {
            fault_ = unexpected(text_, start, "a name is expected");
            return;
        }
        bool arrows = false;
        while (!fault_ && arrowLength(text_.substr(at_)) > 0) {
            arrows = true;
            sources = readArrow(std::move(sources));
        }
        if (!fault_ && !arrows) {
            readNode(sources);
        }
        at_ = skipBlanks(at_);
        if (!fault_ && !atStatementEnd()) {
            fault_ = unexpected(text_, at_, "an arrow or the end of the line is expected");
        }
    }

    /// `node [shape=circle]`, `rankdir=LR`; false if the word is a node's name.
    bool skipDrawing() {
        const std::size_t end = statementEnd();
        const std::string_view rest = text_.substr(at_, end - at_);
        if (rest.find_first_of("[= \t") == std::string_view::npos ||
            rest.find("->") != std::string_view::npos) {
            return false;
        }
        at_ = end;
        return true;
    }

    std::vector<ArrowItem> readArrow(std::vector<ArrowItem> sources) {
        const std::size_t arrow = at_;
        at_ = skipBlanks(at_ + arrowLength(text_.substr(at_)));
        ArrowStatement statement{std::move(sources)};
        if (at_ < text_.size() && text_[at_] == '|') { // Mermaid's label
            const std::size_t end = std::min(text_.find('|', at_ + 1), text_.size() - 1);
            statement.label = trimmed(text_.substr(at_ + 1, end - at_ - 1));
            at_ = skipBlanks(end + 1);
        }
        statement.targets = readItems();
        if (!fault_ && statement.targets.empty()) {
            fault_ = {arrow, "this arrow leads nowhere; write what stands below"};
            return {};
        }
        if (at_ < text_.size() && text_[at_] == '[') {
            statement.label = labelIn(readAttributes());
        }
        std::vector<ArrowItem> targets = statement.targets;
        result_.statements.push_back(std::move(statement));
        return targets;
    }

    /// Names in braces, or with commas between, or with blanks.
    std::vector<ArrowItem> readItems() {
        std::vector<ArrowItem> items;
        at_ = skipBlanks(at_);
        const bool braces = at_ < text_.size() && text_[at_] == '{';
        const std::size_t opened = at_;
        at_ += braces ? 1 : 0;
        while (!fault_) {
            at_ = braces ? skipSpace(text_, at_) : skipBlanks(at_);
            if (at_ == text_.size() || arrowLength(text_.substr(at_)) > 0) {
                break;
            }
            if (text_[at_] == ',' || (text_[at_] == ';' && braces) || text_[at_] == '&') {
                ++at_;
                at_ = skipSpace(text_, at_);
                continue;
            }
            const std::size_t start = at_;
            ArrowItem item = readItem();
            if (at_ == start) {
                break;
            }
            items.push_back(std::move(item));
        }
        if (braces && !fault_) {
            if (at_ == text_.size() || text_[at_] != '}') {
                fault_ = unclosedBracket(text_, opened);
                return items;
            }
            at_ = skipBlanks(at_ + 1);
        }
        return items;
    }

    ArrowItem readItem() {
        ArrowItem item{at_, {}};
        if (text_[at_] == '"') {
            item.id = readString();
        } else {
            const std::size_t start = at_;
            while (at_ < text_.size() && inWord(at_)) {
                ++at_;
            }
            item.id = text_.substr(start, at_ - start);
        }
        if (at_ > item.offset) {
            readShape(item);
            readValue(item);
        }
        return item;
    }

    /// Mermaid's `A[label]`, `A((label))`, `A{label}`.
    void readShape(ArrowItem& item) {
        if (at_ == text_.size() || !isOpening(text_[at_])) {
            return;
        }
        const std::size_t end = std::min(text_.find_first_of("\n;", at_), text_.size());
        if (text_.substr(at_, end - at_).find('=') != std::string_view::npos) {
            return; // Graphviz's attributes
        }
        std::size_t from = at_;
        while (from < end && isOpening(text_[from])) {
            ++from;
        }
        std::size_t to = std::min(text_.find_first_of("])}", from), end);
        item.label = trimmed(text_.substr(from, to - from));
        if (item.label.size() > 1 && item.label.front() == '"' && item.label.back() == '"') {
            item.label = item.label.substr(1, item.label.size() - 2);
        }
        while (to < end && isClosing(text_[to])) {
            ++to;
        }
        at_ = to;
    }

    /// `B: 3` or `B = 3`.
    void readValue(ArrowItem& item) {
        const std::size_t mark = skipBlanks(at_);
        if (mark == text_.size() || (text_[mark] != ':' && text_[mark] != '=') ||
            arrowLength(text_.substr(mark)) > 0) {
            return;
        }
        const std::size_t start = skipBlanks(mark + 1);
        std::size_t end = start;
        while (end < text_.size() && inWord(end)) {
            ++end;
        }
        if (wholeNumber(text_.substr(start, end - start))) {
            item.label = item.id + ": " + std::string(text_.substr(start, end - start));
            at_ = end;
        }
    }

    /// Whether this statement is `A: B, C`: no arrow, and more than a number behind the colon.
    [[nodiscard]] bool isList() const {
        const std::string_view rest = text_.substr(at_, statementEnd() - at_);
        const std::size_t colon = rest.find(':');
        return colon != std::string_view::npos && rest.find('[') == std::string_view::npos &&
               rest.find("->") == std::string_view::npos &&
               rest.find("\xE2\x86\x92") == std::string_view::npos &&
               !trimmed(rest.substr(colon + 1)).empty() &&
               !wholeNumber(trimmed(rest.substr(colon + 1)));
    }

    void readList() {
        ArrowItem source{at_, {}};
        const std::size_t colon = text_.find(':', at_);
        source.id = trimmed(text_.substr(at_, colon - at_));
        at_ = colon + 1;
        ArrowStatement statement{{source}};
        statement.targets = readItems();
        if (!fault_ && !atStatementEnd()) {
            fault_ = unexpected(text_, at_, "a name, a number or the end of the line is expected");
        }
        result_.statements.push_back(std::move(statement));
    }

    /// A node alone, with what is said of it.
    void readNode(const std::vector<ArrowItem>& items) {
        if (at_ < text_.size() && text_[at_] == '[') {
            const std::string label = labelIn(readAttributes());
            if (items.size() == 1 && !label.empty()) {
                result_.labelled[items[0].id] = label;
            }
            return;
        }
        for (const ArrowItem& item : items) {
            if (!item.label.empty()) {
                result_.labelled[item.id] = item.label;
            }
        }
    }

    /// What stands in the brackets that start here.
    std::string_view readAttributes() {
        const std::size_t start = at_;
        for (++at_; at_ < text_.size() && text_[at_] != ']'; ++at_) {
            if (text_[at_] == '"') {
                readString();
                --at_;
            }
        }
        if (at_ == text_.size()) {
            fault_ = unclosedBracket(text_, start);
            return {};
        }
        ++at_;
        return text_.substr(start + 1, at_ - start - 2);
    }

    /// The label among attributes; Graphviz writes line ends as \n.
    static std::string labelIn(std::string_view attributes) {
        std::size_t at = 0;
        for (;; ++at) {
            at = attributes.find("label", at);
            if (at == std::string_view::npos) {
                return {};
            }
            const bool whole =
                at == 0 || isSpace(attributes[at - 1]) || isSeparator(attributes[at - 1]);
            if (whole && skipSpace(attributes, at + 5) < attributes.size() &&
                attributes[skipSpace(attributes, at + 5)] == '=') {
                break;
            }
        }
        ArrowReader value(attributes);
        value.at_ = skipSpace(attributes, skipSpace(attributes, at + 5) + 1);
        if (value.at_ < attributes.size() && attributes[value.at_] == '"') {
            return value.readString();
        }
        const std::size_t end =
            std::min(attributes.find_first_of(",; \t\r\n", value.at_), attributes.size());
        return std::string(attributes.substr(value.at_, end - value.at_));
    }

    std::string readString() {
        const std::size_t start = at_++;
        std::string string;
        for (; at_ < text_.size() && text_[at_] != '"'; ++at_) {
            const bool escape = text_[at_] == '\\' && at_ + 1 < text_.size();
            at_ += escape ? 1 : 0;
            const bool lineEnd =
                escape && (text_[at_] == 'n' || text_[at_] == 'l' || text_[at_] == 'r');
            string += lineEnd ? ' ' : text_[at_];
        }
        if (at_ == text_.size()) {
            fault_ = Fault{start, "this quote is never closed; \" is missing"};
            return string;
        }
        ++at_;
        return string;
    }

    [[nodiscard]] bool inWord(std::size_t at) const {
        return !endsToken(text_[at]) && text_[at] != ':' && text_[at] != '=' && text_[at] != '"' &&
               text_[at] != '|' && text_[at] != '&' && arrowLength(text_.substr(at)) == 0;
    }
    [[nodiscard]] std::string_view wordAt(std::size_t at) const {
        return text_.substr(at, bareNameEnd(text_, at) - at);
    }
    /// And comments, up to the end of the line.
    [[nodiscard]] std::size_t skipBlanks(std::size_t at) const {
        while (at < text_.size()) {
            if (text_[at] == ' ' || text_[at] == '\t') {
                ++at;
            } else if (text_.substr(at, 2) == "/*") {
                at = std::min(text_.find("*/", at + 2), text_.size() - 2) + 2;
            } else if (text_.substr(at, 2) == "//") {
                at = std::min(text_.find('\n', at), text_.size());
            } else {
                break;
            }
        }
        return at;
    }
    [[nodiscard]] bool atStatementEnd() const {
        return at_ == text_.size() || text_[at_] == ';' || text_[at_] == '\n' ||
               text_[at_] == '\r' || (braces_ && text_[at_] == '}');
    }
    [[nodiscard]] std::size_t statementEnd() const {
        std::size_t end = at_;
        for (bool quoted = false; end < text_.size(); ++end) {
            quoted = quoted != (text_[end] == '"');
            if (!quoted && (text_[end] == ';' || text_[end] == '\n' || text_[end] == '}')) {
                break;
            }
        }
        return end;
    }
    /// Past white space, semicolons and comments.
    void skipToStatement() {
        while (at_ < text_.size()) {
            if (isSpace(text_[at_]) || text_[at_] == ';') {
                ++at_;
            } else if (text_[at_] == '#' || text_.substr(at_, 2) == "//" ||
                       text_.substr(at_, 2) == "%%") {
                at_ = std::min(text_.find('\n', at_), text_.size());
            } else if (text_.substr(at_, 2) == "/*") {
                at_ = std::min(text_.find("*/", at_ + 2), text_.size() - 2) + 2;
            } else {
                return;
            }
        }
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t open_ = 0; ///< the graph's brace
    bool braces_ = false;
    ArrowText result_;
    std::optional<Fault> fault_;
};

} // namespace

tl::expected<ArrowText, Fault> arrowStatements(std::string_view text) {
    return ArrowReader(text).read();
}

} // namespace prunus
