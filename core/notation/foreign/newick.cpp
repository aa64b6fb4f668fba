#include "core/notation/characters.h"
#include "core/notation/foreign/readers.h"
#include "core/notation/jsonstring.h"

#include <algorithm>
#include <utility>

namespace prunus {

namespace {

class NewickReader {
  public:
    explicit NewickReader(std::string_view text) : text_(text) {}

    ForeignResult read() {
        skip();
        do {
            if (const auto fault = readNode()) {
                return tl::unexpected<Fault>(*fault);
            }
        } while (!open_.empty());
        if (at_ < text_.size() && text_[at_] == ';') {
            ++at_;
            skip();
        }
        if (at_ < text_.size()) {
            return tl::unexpected<Fault>(unexpected(text_, at_, {Code::onlyOne}));
        }
        if (lengths_ > 0) {
            result_.notices.push_back({firstLength_, {Code::branchLengths, {}, lengths_}});
        }
        return std::move(result_);
    }

  private:
    /// A leaf, or opening brackets down to one, and all that closes behind it.
    std::optional<Fault> readNode() {
        while (at_ < text_.size() && text_[at_] == '(') {
            open_.push_back(at_);
            result_.tree.begin(at_);
            ++at_;
            skip();
        }
        const std::size_t start = at_;
        const auto leaf = result_.tree.begin(start);
        if (result_.tree.isFull()) {
            return tooManyNodes(start);
        }
        const std::size_t lengths = lengths_;
        if (auto fault = readLabel(leaf)) {
            return fault;
        }
        const std::string& label = result_.tree[leaf].label;
        if (!label.empty() && !meaningOf(label, true).value) {
            return Fault{start,
                         {lengths_ > lengths ? Code::lengthForValue : Code::wordWithoutValue,
                          {shortJsonString(label)}}};
        }
        result_.tree.end();
        while (!open_.empty()) {
            if (at_ == text_.size() || text_[at_] == ';') {
                return unclosedBracket(text_, open_.back());
            }
            if (text_[at_] == ',') {
                ++at_;
                skip();
                return std::nullopt;
            }
            if (text_[at_] != ')') {
                return unexpected(text_, at_, {Code::commaOrRoundExpected});
            }
            if (auto fault = close()) {
                return fault;
            }
        }
        return std::nullopt;
    }

    std::optional<Fault> close() {
        open_.pop_back();
        ++at_;
        skip();
        auto fault = readLabel(result_.tree.innermost());
        result_.tree.end();
        return fault;
    }

    /// And the length of the branch behind it.
    std::optional<Fault> readLabel(ForeignNodes::Index node) {
        if (at_ < text_.size() && text_[at_] == '\'') {
            if (auto fault = readQuoted(node)) {
                return fault;
            }
        } else {
            const std::size_t start = at_;
            at_ = std::min(text_.find_first_of("()[],;:' \t\r\n", at_), text_.size());
            if (at_ > start) {
                result_.tree[node].offset = start;
                result_.tree[node].label = text_.substr(start, at_ - start);
                // Not for a leaf: its label is all that it has.
                result_.tree[node].isName = result_.tree[node].children > 0 &&
                                            !wholeNumber(result_.tree[node].label) &&
                                            !meaningOf(result_.tree[node].label, true).player;
            }
        }
        skip();
        return at_ < text_.size() && text_[at_] == ':' ? readLength() : std::nullopt;
    }

    std::optional<Fault> readQuoted(ForeignNodes::Index node) {
        const std::size_t start = at_++;
        std::string& label = result_.tree[node].label;
        result_.tree[node].offset = start;
        for (; at_ < text_.size(); ++at_) {
            if (text_[at_] == '\'') {
                ++at_;
                if (at_ == text_.size() || text_[at_] != '\'') {
                    return std::nullopt;
                }
            }
            label += text_[at_];
        }
        return Fault{start, {Code::unclosedApostrophe}};
    }

    std::optional<Fault> readLength() {
        firstLength_ = lengths_ == 0 ? at_ : firstLength_;
        ++lengths_;
        ++at_;
        skip();
        const std::size_t start = at_;
        at_ = std::min(text_.find_first_of("()[],;:' \t\r\n", at_), text_.size());
        if (at_ == start) {
            return Fault{start, {Code::noLength}};
        }
        skip();
        return std::nullopt;
    }

    /// White space, and comments in square brackets.
    void skip() {
        at_ = skipSpace(text_, at_);
        while (at_ < text_.size() && text_[at_] == '[') {
            at_ = std::min(text_.find(']', at_), text_.size() - 1) + 1;
            at_ = skipSpace(text_, at_);
        }
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::vector<std::size_t> open_; ///< brackets
    std::size_t lengths_ = 0;
    std::size_t firstLength_ = 0;
    ForeignTree result_;
};

} // namespace

ForeignResult readNewick(std::string_view text) {
    return NewickReader(text).read();
}

} // namespace prunus
