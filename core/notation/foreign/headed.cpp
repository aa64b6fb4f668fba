#include "core/notation/characters.h"
#include "core/notation/foreign/bracketloop.h"
#include "core/notation/foreign/listshape.h"
#include "core/notation/foreign/readers.h"
#include "core/notation/jsonstring.h"
#include "core/notation/playername.h"
#include "core/notation/scannumber.h"

#include <algorithm>
#include <utility>

namespace prunus {

namespace {

/// Heads stand behind their brackets, or before all of them: `max(min(3,12),5)`.
class HeadedReader {
  public:
    explicit HeadedReader(std::string_view text)
        : text_(text), shape_(listShapeOf(text)), at_(skipSpace(text, 0)),
          before_(at_ < text.size() && !isOpening(text[at_])) {}

    ForeignResult read() {
        const std::size_t first = std::min(text_.find_first_of("[({", at_), text_.size());
        if (first == text_.size() || (before_ && !isWord(text_.substr(at_, first - at_)))) {
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

    /// Whether what stands before the outermost bracket is a word, and perhaps a colon.
    static bool isWord(std::string_view text) {
        text = trimmed(text);
        if (!text.empty() && (text.back() == ':' || text.back() == '=')) {
            text = trimmed(text.substr(0, text.size() - 1));
        }
        return text.find_first_of(",;:= \t\r\n])}") == std::string_view::npos && !wholeNumber(text);
    }

    std::optional<Fault> readPart() {
        const char c = text_[at_];
        if (isOpening(c)) {
            if (before_ && shape_.shape == ListShape::players) { // it holds all of a call
                open_.push_back(at_++);
                wrapped_.push_back(open_.size());
                return std::nullopt;
            }
            return openList(at_, {});
        }
        if (isClosing(c)) {
            return closeList();
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
        const bool word = !before_ && at_ < text_.size() && !isOpening(text_[at_]) &&
                          !isClosing(text_[at_]) && !isSeparator(text_[at_]) &&
                          !startsNumber(text_, at_);
        if (word) {
            const std::size_t end = wordEnd(at_);
            const std::size_t behind = skipSpace(text_, end);
            const bool mark =
                behind < text_.size() && (text_[behind] == ':' || text_[behind] == '=');
            if (!mark || shape_.marked) {
                if (!label.empty()) {
                    return Fault{start, {Code::twoHeads}};
                }
                label = text_.substr(start, end - start);
                offset = start;
                at_ = mark ? behind + 1 : end;
                if (closeAfterNumber(offset, label)) {
                    return room(offset);
                }
            }
        }
        tree().begin(offset, std::move(label));
        return room(offset);
    }

    std::optional<Fault> closeList() {
        if (text_[at_] != closingOf(text_[open_.back()])) {
            return mismatchedBracket(text_, open_.back(), at_);
        }
        if (!wrapped_.empty() && wrapped_.back() == open_.size()) {
            wrapped_.pop_back();
        } else {
            tree().end();
        }
        open_.pop_back();
        ++at_;
        return std::nullopt;
    }

    /// `(K 11)` is a leaf, unless its head says who moves there.
    bool closeAfterNumber(std::size_t offset, const std::string& label) {
        const std::size_t start = skipSpace(text_, at_);
        if (!startsNumber(text_, start) || playerNamed(label)) {
            return false;
        }
        const auto value = scanNumber(text_, start);
        const std::size_t end = value ? skipSpace(text_, value->end) : text_.size();
        if (end == text_.size() || text_[end] != closingOf(text_[open_.back()])) {
            return false;
        }
        tree().leaf(offset, label + ": " + std::string(text_.substr(start, value->end - start)));
        open_.pop_back();
        at_ = end + 1;
        return true;
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
        if ((marked || before_) && next < text_.size() && isOpening(text_[next])) {
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
    ListReading shape_;
    std::size_t at_;
    bool before_;                      ///< heads stand before their brackets
    std::vector<std::size_t> open_;    ///< brackets
    std::vector<std::size_t> wrapped_; ///< how many are open down to each that is no node's
    ForeignTree result_;
};

} // namespace

ForeignResult readHeaded(std::string_view text) {
    return HeadedReader(text).read();
}

} // namespace prunus
