#include "core/notation/characters.h"
#include "core/notation/foreign/bracketloop.h"
#include "core/notation/foreign/readers.h"
#include "core/notation/jsonstring.h"
#include "core/notation/scannumber.h"

#include <utility>

namespace prunus {

namespace {

class HeadedReader {
  public:
    explicit HeadedReader(std::string_view text) : text_(text) {}

    ForeignResult read() {
        at_ = skipSpace(text_, 0);
        if (at_ == text_.size() || !isOpening(text_[at_])) {
            return tl::unexpected<Fault>({at_, {Code::headedExpected}});
        }
        if (const auto fault = readBracketed(
                text_, at_, open_, [this] { return readPart(); }, skipSpace)) {
            return tl::unexpected<Fault>(*fault);
        }
        if (at_ < text_.size()) {
            return tl::unexpected<Fault>({at_, {Code::oneTree}});
        }
        return std::move(result_);
    }

  private:
    ForeignNodes& tree() { return result_.tree; }

    std::optional<Fault> readPart() {
        const char c = text_[at_];
        if (isOpening(c)) {
            return openList(at_, {});
        }
        if (isClosing(c)) {
            if (c != closingOf(text_[open_.back()])) {
                return mismatchedBracket(text_, open_.back(), at_);
            }
            open_.pop_back();
            tree().end();
            ++at_;
            return std::nullopt;
        }
        if (isSeparator(c)) {
            ++at_;
            return std::nullopt;
        }
        return readLeaf();
    }

    /// With the word behind the bracket, if there is one, as its label.
    std::optional<Fault> openList(std::size_t offset, std::string label) {
        open_.push_back(at_);
        at_ = skipSpace(text_, at_ + 1);
        const std::size_t start = at_;
        const bool word = at_ < text_.size() && !isOpening(text_[at_]) && !isClosing(text_[at_]) &&
                          !isSeparator(text_[at_]) && !startsNumber(text_, at_);
        if (word) {
            const std::size_t end = wordEnd(at_);
            const std::size_t behind = skipSpace(text_, end);
            const bool marked =
                behind < text_.size() && (text_[behind] == ':' || text_[behind] == '=');
            if (!marked) {
                if (!label.empty()) {
                    return Fault{start, {Code::twoHeads}};
                }
                label = text_.substr(start, end - start);
                offset = start;
                at_ = end;
            }
        }
        tree().begin(offset, std::move(label));
        return room(offset);
    }

    /// A number, a name with its number, or a name with a list behind it.
    std::optional<Fault> readLeaf() {
        const std::size_t start = at_;
        if (startsNumber(text_, at_)) {
            return number(start, {});
        }
        at_ = wordEnd(at_);
        if (at_ == start) {
            return unexpected(text_, at_, {Code::treeExpected});
        }
        const std::string_view name = text_.substr(start, at_ - start);
        const std::size_t behind = skipSpace(text_, at_);
        const bool marked = behind < text_.size() && (text_[behind] == ':' || text_[behind] == '=');
        const std::size_t next = marked ? skipSpace(text_, behind + 1) : behind;
        if (startsNumber(text_, next)) {
            at_ = next;
            return number(start, std::string(name) + ": ");
        }
        if (marked && next < text_.size() && isOpening(text_[next])) {
            at_ = next;
            return openList(start, std::string(name));
        }
        tree().leaf(start, std::string(name));
        return room(start);
    }

    std::optional<Fault> number(std::size_t start, std::string label) {
        const auto scanned = scanNumber(text_, at_);
        if (!scanned) {
            return scanned.error();
        }
        label += text_.substr(at_, scanned->end - at_);
        at_ = scanned->end;
        tree().leaf(start, std::move(label));
        return room(start);
    }

    [[nodiscard]] std::size_t wordEnd(std::size_t start) const {
        if (text_[start] == '"') {
            const auto string = scanJsonString(text_, start);
            return string ? string->end : start;
        }
        std::size_t end = start;
        while (end < text_.size() && !endsToken(text_[end]) && text_[end] != ':' &&
               text_[end] != '=' && text_[end] != '"') {
            ++end;
        }
        return end;
    }

    std::optional<Fault> room(std::size_t offset) {
        return tree().isFull() ? std::optional<Fault>(tooManyNodes(offset)) : std::nullopt;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::vector<std::size_t> open_; ///< brackets
    ForeignTree result_;
};

} // namespace

ForeignResult readHeaded(std::string_view text) {
    return HeadedReader(text).read();
}

} // namespace prunus
