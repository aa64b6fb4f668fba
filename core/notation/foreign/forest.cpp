#include "core/notation/characters.h"
#include "core/notation/foreign/bracketloop.h"
#include "core/notation/foreign/latex.h"
#include "core/notation/foreign/readers.h"

#include <algorithm>
#include <utility>

namespace prunus {

namespace {

/// `a%b` in names and `\]` aside, a body is `[content, options children]`.
class ForestReader {
  public:
    explicit ForestReader(std::string_view text) : text_(text) {}

    ForeignResult read() {
        const std::size_t start = bodyStart(); // first: it ends the text with the forest
        // Without LaTeX around it the tree is all.
        at_ = start == 0 ? skipLatexSpace(text_, 0) : findOutside(text_, start, "[");
        if (at_ >= text_.size() || text_[at_] != '[') {
            return tl::unexpected<Fault>({0, {Code::forestExpected}});
        }
        if (const auto fault = readBracketed(
                text_, at_, open_, [this] { return readPart(); }, skipLatexSpace)) {
            return tl::unexpected<Fault>(*fault);
        }
        if (const auto fault = afterTree()) {
            return tl::unexpected<Fault>(*fault);
        }
        if (options_ > 0) {
            result_.notices.push_back({firstOption_, {Code::forestOptions, {}, options_}});
        }
        return std::move(result_);
    }

  private:
    /// Behind \begin{forest} or \Forest and its braces, if there are such.
    [[nodiscard]] std::size_t bodyStart() {
        constexpr std::string_view environment = "\\begin{forest}";
        constexpr std::string_view command = "\\Forest";
        if (const std::size_t at = text_.find(environment); at != std::string_view::npos) {
            const std::size_t start = at + environment.size();
            text_ = text_.substr(0, std::min(text_.find("\\end{forest}", start), text_.size()));
            return start;
        }
        if (const std::size_t at = text_.find(command); at != std::string_view::npos) {
            const std::size_t brace = std::min(text_.find('{', at), text_.size());
            text_ = text_.substr(0, groupEnd(text_, brace));
            if (!text_.empty() && text_.back() == '}') {
                text_.remove_suffix(1);
            }
            return std::min(brace + 1, text_.size());
        }
        return 0;
    }

    std::optional<Fault> readPart() {
        if (text_[at_] == '[') {
            return openNode();
        }
        if (text_[at_] == ']') {
            result_.tree.end();
            open_.pop_back();
            ++at_;
            return std::nullopt;
        }
        return unexpected(text_, at_, {Code::forestNodeExpected});
    }

    std::optional<Fault> openNode() {
        open_.push_back(at_);
        const std::size_t start = skipLatexSpace(text_, at_ + 1);
        const std::size_t end = findOutside(text_, start, ",[]");
        const ForeignNodes::Index node =
            result_.tree.begin(start, latexLabel(text_.substr(start, end - start)));
        if (result_.tree.isFull()) {
            return tooManyNodes(start);
        }
        at_ = end;
        while (at_ < text_.size() && text_[at_] == ',') {
            readOption(node);
        }
        return std::nullopt;
    }

    void readOption(ForeignNodes::Index node) {
        constexpr std::string_view edge = "edge label";
        const std::size_t start = skipLatexSpace(text_, at_ + 1);
        at_ = findOutside(text_, start, ",[]");
        const std::string_view option = text_.substr(start, at_ - start);
        if (option.substr(0, edge.size()) == edge) {
            const std::size_t value = std::min(option.find('='), option.size() - 1) + 1;
            const std::string_view inBraces = lastGroup(option.substr(value));
            const std::string_view inner = lastGroup(inBraces);
            result_.tree[node].move = latexLabel(inner.empty() ? inBraces : inner);
        } else if (!trimmed(option).empty() && (options_ == 0 || counted_ != node)) {
            firstOption_ = options_ == 0 ? start : firstOption_;
            ++options_;
            counted_ = node;
        }
    }

    [[nodiscard]] std::optional<Fault> afterTree() const {
        if (at_ < text_.size() && (text_[at_] == '[' || text_[at_] == ']')) {
            return Fault{at_, {Code::oneTree}};
        }
        return std::nullopt;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::vector<std::size_t> open_; ///< brackets
    std::size_t options_ = 0;       ///< nodes that have some
    std::size_t firstOption_ = 0;
    ForeignNodes::Index counted_ = 0;
    ForeignTree result_;
};

} // namespace

ForeignResult readForest(std::string_view text) {
    return ForestReader(text).read();
}

} // namespace prunus
