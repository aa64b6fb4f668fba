#include "core/notation/foreign/arrowstatements.h"

#include "core/notation/characters.h"
#include "core/notation/foreign/foreignnodes.h"
#include "core/notation/foreign/graphviz.h"
#include "core/notation/foreign/lines.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace prunus {

namespace {

class ArrowReader {
  public:
    explicit ArrowReader(std::string_view text) : text_(text) {}

    tl::expected<ArrowText, Fault> read() {
        readHeading();
        while (!fault_) {
            at_ = skipToStatement(text_, at_);
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
        FrontMatter front = frontMatterOf(text_);
        result_.title = std::move(front.title);
        at_ = skipToStatement(text_, front.end);
        if (startsKeyword(text_.substr(at_), "strict")) {
            at_ = skipSpace(text_, at_ + wordAt(at_).size());
        }
        const std::string_view word = wordAt(at_);
        if (startsKeyword(word, "digraph")) {
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
        at_ = skipToStatement(text_, at_);
        if (at_ < text_.size()) {
            fault_ = {at_, {Code::graphEnds}};
        }
    }

    void readStatement() {
        const std::size_t start = at_;
        if (const std::size_t end = rankGroupEnd(text_, at_); end > at_) {
            at_ = end;
            return;
        }
        if (startsKeyword(text_.substr(at_), "subgraph") || text_[at_] == '{') {
            fault_ = {at_, {Code::partsOfGraph}};
            return;
        }
        const std::size_t end = statementEnd();
        if (const std::string_view drawing = text_.substr(at_, end - at_); isDrawing(drawing)) {
            if (startsKeyword(drawing, "label") || startsKeyword(drawing, "graph")) {
                const std::size_t attributes = drawing.find('[') + 1; // 0 where there are none
                const std::string title = graphvizLabel(drawing.substr(attributes));
                result_.title = title.empty() ? result_.title : title;
            }
            at_ = end;
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
            fault_ = unexpected(text_, start, {Code::nameExpected});
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
        at_ = skipBlanks(text_, at_);
        if (!fault_ && !atStatementEnd()) {
            fault_ = unexpected(text_, at_, {Code::arrowExpected});
        }
    }

    std::vector<ArrowItem> readArrow(std::vector<ArrowItem> sources) {
        const std::size_t arrow = at_;
        at_ = skipBlanks(text_, at_ + arrowLength(text_.substr(at_)));
        ArrowStatement statement{std::move(sources)};
        if (at_ < text_.size() && text_[at_] == '|') { // Mermaid's label
            const std::size_t end = std::min(text_.find('|', at_ + 1), text_.size() - 1);
            statement.label = trimmed(text_.substr(at_ + 1, end - at_ - 1));
            at_ = skipBlanks(text_, end + 1);
        }
        statement.targets = readItems();
        if (!fault_ && statement.targets.empty()) {
            fault_ = {arrow, {Code::arrowToNowhere}};
            return {};
        }
        if (at_ < text_.size() && text_[at_] == '[') {
            statement.label = graphvizLabel(readAttributes());
        }
        std::vector<ArrowItem> targets = statement.targets;
        result_.statements.push_back(std::move(statement));
        return targets;
    }

    /// Names in braces, or with commas between, or with blanks.
    std::vector<ArrowItem> readItems() {
        std::vector<ArrowItem> items;
        at_ = skipBlanks(text_, at_);
        const bool braces = at_ < text_.size() && text_[at_] == '{';
        const std::size_t opened = at_;
        at_ += braces ? 1 : 0;
        while (!fault_) {
            at_ = braces ? skipSpace(text_, at_) : skipBlanks(text_, at_);
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
            at_ = skipBlanks(text_, at_ + 1);
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
        if (text_.substr(at_, from - at_) == "((") {
            result_.circles.emplace(item.id, at_);
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
        const std::size_t mark = skipBlanks(text_, at_);
        if (mark == text_.size() || (text_[mark] != ':' && text_[mark] != '=') ||
            arrowLength(text_.substr(mark)) > 0) {
            return;
        }
        const std::size_t start = skipBlanks(text_, mark + 1);
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
            fault_ = unexpected(text_, at_, {Code::listItemExpected});
        }
        result_.statements.push_back(std::move(statement));
    }

    /// A node alone, with what is said of it.
    void readNode(const std::vector<ArrowItem>& items) {
        if (at_ < text_.size() && text_[at_] == '[') {
            const std::string label = graphvizLabel(readAttributes());
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

    std::string readString() {
        const GraphvizString string = graphvizString(text_, at_);
        if (!string.closed) {
            fault_ = Fault{at_, {Code::unclosedQuote}};
        }
        at_ = string.end;
        return string.text;
    }

    [[nodiscard]] bool inWord(std::size_t at) const {
        return !endsToken(text_[at]) && text_[at] != ':' && text_[at] != '=' && text_[at] != '"' &&
               text_[at] != '|' && text_[at] != '&' && arrowLength(text_.substr(at)) == 0;
    }
    [[nodiscard]] std::string_view wordAt(std::size_t at) const {
        return text_.substr(at, bareNameEnd(text_, at) - at);
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
