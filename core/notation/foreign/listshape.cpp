#include "core/notation/foreign/listshape.h"

#include "core/notation/characters.h"
#include "core/notation/jsonstring.h"
#include "core/notation/scannumber.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace prunus {

namespace {

enum class Token : std::uint8_t { open, close, number, bare, marked, tight, other };

/// Goes over a text and keeps what the shapes depend on.
class ShapeScanner {
  public:
    ShapeScanner(std::string_view text, bool words) : text_(text), words_(words) {}

    ListReading scan() {
        at_ = skipSpace(text_, 0);
        if (at_ == text_.size() || (text_[at_] != '(' && text_[at_] != '[')) {
            return {};
        }
        opening_ = text_[at_];
        do {
            const std::size_t start = at_;
            const Token token = next();
            if (token == Token::other || !take(token, start)) {
                return {};
            }
            at_ = skipSpace(text_, at_);
        } while (!open_.empty() && at_ < text_.size());
        return open_.empty() && at_ == text_.size() ? verdict() : ListReading{};
    }

  private:
    struct List {
        std::optional<std::size_t> head; ///< a name without mark, with white space behind it
        std::size_t parts = 0;
        std::size_t trees = 0; ///< behind the head
        bool bareBehind = false;
    };

    Token next() {
        const char c = text_[at_];
        if (isOpening(c) || isClosing(c)) {
            const char closing = opening_ == '(' ? ')' : ']';
            ++at_;
            return c == opening_ ? Token::open : c == closing ? Token::close : Token::other;
        }
        if (isSeparator(c)) {
            return Token::other;
        }
        if (startsNumber(text_, at_)) {
            const auto number = scanNumber(text_, at_);
            at_ = number ? number->end : at_;
            return number ? Token::number : Token::other;
        }
        const std::size_t end = nameEnd();
        if (end == at_) {
            return Token::other;
        }
        at_ = end;
        const std::size_t behind = skipSpace(text_, end);
        if (behind < text_.size() && (text_[behind] == ':' || text_[behind] == '=')) {
            at_ = behind + 1;
            return Token::marked;
        }
        return end < text_.size() && isSpace(text_[end]) ? Token::bare : Token::tight;
    }

    [[nodiscard]] std::size_t nameEnd() const {
        if (text_[at_] == '"') {
            const auto string = scanJsonString(text_, at_);
            return string ? string->end : at_;
        }
        if (!words_) {
            return bareNameEnd(text_, at_);
        }
        std::size_t end = at_;
        while (end < text_.size() && !endsToken(text_[end]) && text_[end] != ':' &&
               text_[end] != '=' && text_[end] != '"') {
            ++end;
        }
        return end;
    }

    /// False where the outermost is no list.
    bool take(Token token, std::size_t start) {
        if (token == Token::close) {
            if (open_.empty()) {
                return false;
            }
            close();
            return true;
        }
        if (open_.empty() && token != Token::open) {
            return false;
        }
        if (!open_.empty()) {
            part(token, start);
        }
        if (token == Token::open) {
            nested_ = nested_ || !open_.empty();
            open_.emplace_back();
        }
        return true;
    }

    void part(Token token, std::size_t start) {
        List& list = open_.back();
        const bool isFirst = list.parts++ == 0;
        const bool isBare = token == Token::bare || token == Token::tight;
        if (isFirst) {
            const bool isName = isBare || token == Token::marked;
            everyFirst_ = everyFirst_ && (isBare || token == Token::number);
            outermostBare_ = outermostBare_ || (open_.size() == 1 && isBare);
            everyHead_ = everyHead_ && token == Token::bare;
            if (token == Token::bare) {
                list.head = start;
                return;
            }
            list.trees = isName ? 0 : 1;
        } else {
            onlyLists_ = onlyLists_ && token == Token::open;
            list.trees += token == Token::open || token == Token::number ? 1 : 0;
        }
        const bool namedBehind = isBare && !isFirst;
        list.bareBehind = list.bareBehind || namedBehind;
        strayNames_ = strayNames_ || namedBehind;
    }

    void close() {
        const List list = open_.back();
        open_.pop_back();
        if (list.parts == 0) {
            everyHead_ = everyFirst_ = false;
        }
        if (list.head && list.trees > 1 && !list.bareBehind && (!two_ || *list.head < *two_)) {
            two_ = list.head;
        }
    }

    [[nodiscard]] ListReading verdict() const {
        if (opening_ == '[') {
            const bool forest = outermostBare_ && everyFirst_ && onlyLists_ && nested_;
            return {forest ? ListShape::forest : ListShape::brackets, 0};
        }
        if (nested_ && everyHead_ && !strayNames_) {
            return {ListShape::headed, 0};
        }
        return two_ ? ListReading{ListShape::twoReadings, *two_} : ListReading{};
    }

    std::string_view text_;
    bool words_;
    std::size_t at_ = 0;
    char opening_ = '(';
    std::vector<List> open_;
    bool nested_ = false;
    bool outermostBare_ = false;
    bool everyHead_ = true;  ///< every list begins with a head
    bool everyFirst_ = true; ///< every list begins with a name or a number
    bool onlyLists_ = true;  ///< and holds nothing else but lists
    bool strayNames_ = false;
    std::optional<std::size_t> two_;
};

} // namespace

ListReading listShapeOf(std::string_view text, bool words) {
    return ShapeScanner(text, words).scan();
}

} // namespace prunus
