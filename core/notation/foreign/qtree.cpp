#include "core/notation/characters.h"
#include "core/notation/foreign/bracketloop.h"
#include "core/notation/foreign/latex.h"
#include "core/notation/foreign/readers.h"
#include "core/notation/jsonstring.h"

#include <algorithm>
#include <utility>

namespace prunus {

namespace {

/// `[.label children ]`; words, groups in braces and formulas between them are leaves. tikz-qtree
/// has `\node[…]{label};` in the place of a label, and `\edge[…] node{label};` before a child.
class QtreeReader {
  public:
    explicit QtreeReader(std::string_view text) : text_(text) {}

    ForeignResult read() {
        constexpr std::string_view command = "\\Tree";
        const std::size_t start = text_.find(command);
        at_ = skipLatexSpace(text_, start == std::string_view::npos ? 0 : start + command.size());
        if (at_ == text_.size() || text_[at_] != '[') {
            return tl::unexpected<Fault>({std::min(at_, text_.size()), {Code::qtreeExpected}});
        }
        if (const auto fault = readBracketed(
                text_, at_, open_, [this] { return readPart(); }, skipLatexSpace)) {
            return tl::unexpected<Fault>(*fault);
        }
        return std::move(result_);
    }

  private:
    std::optional<Fault> readPart() {
        if (text_[at_] == '[') {
            open_.push_back(at_++);
            const std::size_t start = at_;
            const bool labelled = at_ < text_.size() && text_[at_] == '.';
            at_ += labelled ? 1 : 0;
            return begin(start + (labelled ? 1 : 0), labelled ? readLabel() : std::string());
        }
        if (text_[at_] == ']') {
            return close();
        }
        if (text_.substr(at_, 5) == "\\edge") {
            return readEdge();
        }
        const std::size_t start = at_;
        std::string label = readLabel();
        if (at_ == start) {
            return unexpected(text_, at_, {Code::leafExpected});
        }
        if (!meaningOf(label, true).value) {
            return Fault{start, {Code::wordWithoutValue, {shortJsonString(label)}}};
        }
        auto fault = begin(start, std::move(label));
        result_.tree.end();
        return fault;
    }

    std::optional<Fault> begin(std::size_t offset, std::string label) {
        const auto node = result_.tree.begin(offset, std::move(label));
        result_.tree[node].move = std::exchange(edge_, {});
        return result_.tree.isFull() ? std::optional<Fault>(tooManyNodes(offset)) : std::nullopt;
    }

    /// The label may stand behind the bracket that closes, too.
    std::optional<Fault> close() {
        ++at_;
        if (at_ < text_.size() && text_[at_] == '.') {
            const std::size_t start = ++at_;
            std::string label = readLabel();
            std::string& own = result_.tree[result_.tree.innermost()].label;
            if (!own.empty() && own != label) {
                return Fault{start, {Code::otherLabel}};
            }
            own = std::move(label);
        }
        result_.tree.end();
        open_.pop_back();
        return std::nullopt;
    }

    /// A word, with what its braces and formulas hold together.
    std::string readLabel() {
        const std::size_t start = at_;
        if (text_.substr(at_, 5) == "\\node") {
            at_ = findOutside(text_, at_, ";");
            const std::string_view node = text_.substr(start, at_ - start);
            at_ = std::min(at_ + 1, text_.size());
            return latexLabel(lastGroup(node));
        }
        while (at_ < text_.size() && !isSpace(text_[at_]) && text_[at_] != '[' &&
               text_[at_] != ']') {
            if (text_[at_] == '{') {
                at_ = groupEnd(text_, at_);
            } else if (text_[at_] == '$') {
                at_ = std::min(text_.find('$', at_ + 1), text_.size() - 1) + 1;
            } else {
                at_ = std::min(at_ + (text_[at_] == '\\' ? 2 : 1), text_.size());
            }
        }
        return latexLabel(text_.substr(start, at_ - start));
    }

    std::optional<Fault> readEdge() {
        const std::size_t start = at_;
        at_ = findOutside(text_, at_, ";");
        if (at_ == text_.size()) {
            return Fault{start, {Code::endlessEdge}};
        }
        edge_ = latexLabel(lastGroup(text_.substr(start, at_ - start)));
        ++at_;
        return std::nullopt;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::vector<std::size_t> open_; ///< brackets
    std::string edge_;              ///< the label of that to the next child
    ForeignTree result_;
};

} // namespace

ForeignResult readQtree(std::string_view text) {
    return QtreeReader(text).read();
}

} // namespace prunus
