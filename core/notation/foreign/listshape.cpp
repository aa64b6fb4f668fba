#include "core/notation/foreign/listshape.h"

#include "core/notation/characters.h"
#include "core/notation/fault.h"
#include "core/notation/jsonstring.h"
#include "core/notation/playername.h"
#include "core/notation/scannumber.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace prunus {

namespace {

enum class ListToken : std::uint8_t { open, close, separator, number, bare, marked, tight, other };

bool isName(ListToken token) {
    return token == ListToken::bare || token == ListToken::marked || token == ListToken::tight;
}

/// Goes over a text and keeps what the shapes depend on.
class ShapeScanner {
  public:
    ShapeScanner(std::string_view text, bool words, const Progress* progress)
        : text_(text), words_(words), progress_(progress) {}

    ListReading scan() {
        at_ = skipSpace(text_, 0);
        before_ = at_ < text_.size() && !isOpening(text_[at_]);
        while (at_ < text_.size() && (!listed_ || !open_.empty())) {
            const std::size_t start = at_;
            const ListToken token = next();
            if (token == ListToken::other || !take(token, start) || (before_ && !players_)) {
                return {};
            }
            lookAround();
            playerLast_ = isName(token) && playerNamed(word_).has_value();
            callLast_ = token == ListToken::open && open_.back().call;
            at_ = skipSpace(text_, at_);
        }
        return listed_ && open_.empty() && at_ == text_.size() ? verdict() : ListReading{};
    }

  private:
    void lookAround() {
        constexpr std::size_t every = 1U << 20U;
        if (progress_ != nullptr && at_ >= nextLook_) {
            progress_->stopIfCancelled();
            nextLook_ = at_ + every;
        }
    }

    struct List {
        char opening;
        bool call = false;                    ///< a player stands before it
        bool wraps = false;                   ///< and one list in it holds all: `max([3,5])`
        std::optional<std::size_t> head = {}; ///< a name without mark, with white space behind it
        std::size_t parts = 0;
        std::size_t trees = 0; ///< behind the head
        bool bareBehind = false;
        bool separated = false;
    };

    ListToken next() {
        const char c = text_[at_];
        if (isOpening(c)) {
            ++at_;
            round_ = round_ && c == '(';
            square_ = square_ && c == '[';
            return ListToken::open;
        }
        if (isClosing(c)) {
            ++at_;
            const bool fits = !open_.empty() && c == closingOf(open_.back().opening);
            return fits ? ListToken::close : ListToken::other;
        }
        if (isSeparator(c)) {
            ++at_;
            return ListToken::separator;
        }
        if (startsNumber(text_, at_)) {
            while (at_ < text_.size() && !endsToken(text_[at_])) {
                ++at_;
            }
            return ListToken::number;
        }
        const std::size_t end = nameEnd();
        if (end == at_) {
            return ListToken::other;
        }
        word_ = text_.substr(at_, end - at_);
        at_ = end;
        const std::size_t behind = skipSpace(text_, end);
        if (behind < text_.size() && (text_[behind] == ':' || text_[behind] == '=')) {
            at_ = behind + 1;
            return ListToken::marked;
        }
        return end < text_.size() && isSpace(text_[end]) ? ListToken::bare : ListToken::tight;
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
    bool take(ListToken token, std::size_t start) {
        if (token == ListToken::close) {
            close();
            return true;
        }
        if (open_.empty()) {
            if (token != ListToken::open && !(before_ && isName(token) && !playerLast_)) {
                return false;
            }
        } else if (token == ListToken::separator) {
            open_.back().separated = separators_ = true;
        } else {
            part(token, start);
        }
        if (token == ListToken::open) {
            players_ = players_ && (!before_ || playerLast_ || callLast_);
            nested_ = nested_ || !open_.empty();
            listed_ = true;
            if (callLast_) {
                open_.back().wraps = true;
            }
            open_.push_back({text_[start], playerLast_});
        }
        return true;
    }

    void part(ListToken token, std::size_t start) {
        List& list = open_.back();
        const bool isFirst = list.parts++ == 0;
        const bool isBare = token == ListToken::bare || token == ListToken::tight;
        if (isFirst) {
            first(token, isBare, start);
            if (token == ListToken::bare) {
                list.head = start;
                return;
            }
            list.trees = isName(token) ? 0 : 1;
        } else {
            players_ = players_ && !list.wraps;
            onlyLists_ = onlyLists_ && token == ListToken::open;
            list.trees += token == ListToken::open || token == ListToken::number ? 1 : 0;
            players_ = players_ && (before_ || !isName(token) || !playerNamed(word_));
            strayNames_ = strayNames_ || isBare;
            strayMarks_ = strayMarks_ || token == ListToken::marked;
        }
        list.bareBehind = list.bareBehind || (isBare && !isFirst);
    }

    /// What a list begins with.
    void first(ListToken token, bool isBare, std::size_t start) {
        firstHead_ = std::min(firstHead_.value_or(start), start);
        everyFirst_ = everyFirst_ && (isBare || token == ListToken::number);
        outermostBare_ = outermostBare_ || (open_.size() == 1 && isBare);
        everyHead_ = everyHead_ && token == ListToken::bare;
        everyBare_ = everyBare_ && isBare;
        everyMark_ = everyMark_ && token == ListToken::marked;
        someMark_ = someMark_ || token == ListToken::marked;
        players_ = players_ && (before_ || (isName(token) && playerNamed(word_)));
    }

    void close() {
        const List list = open_.back();
        open_.pop_back();
        if (list.parts == 0) {
            everyHead_ = everyFirst_ = everyBare_ = everyMark_ = players_ = false;
        }
        many_ = many_ || list.trees > 1;
        if (list.head && list.trees > 0 && !list.bareBehind && !list.separated) {
            std::optional<std::size_t>& found = list.trees > 1 ? two_ : one_;
            found = std::min(found.value_or(*list.head), *list.head);
        }
    }

    [[nodiscard]] ListReading verdict() const {
        if (players_ && (before_ || nested_ || !separators_ || !someMark_)) {
            return {ListShape::players, 0, someMark_};
        }
        if (before_) {
            return {};
        }
        if (!separators_) {
            if (square_ && outermostBare_ && everyFirst_ && onlyLists_ && nested_) {
                return {ListShape::forest};
            }
            if (round_ && nested_ && everyHead_ && !strayNames_) {
                return {ListShape::headed};
            }
            if (round_ && two_) {
                return {ListShape::twoReadings, *two_};
            }
            if (nested_ && everyMark_ && many_ && !strayNames_ && !strayMarks_) {
                return {ListShape::perhapsHeads, *firstHead_, true};
            }
        }
        if (nested_ && everyBare_ && !strayNames_) {
            return {ListShape::perhapsHeads, *firstHead_};
        }
        const std::optional<std::size_t> head = two_ && nested_ && one_ ? std::min(two_, one_)
                                                : nested_ && one_       ? one_
                                                                        : two_;
        return head ? ListReading{ListShape::perhapsHeads, *head} : ListReading{};
    }

    std::string_view text_;
    bool words_;
    const Progress* progress_;
    std::size_t nextLook_ = 0;
    std::size_t at_ = 0;
    std::string_view word_; ///< the last name, with its quotes
    std::vector<List> open_;
    bool before_ = false;     ///< a name stands before the outermost bracket
    bool playerLast_ = false; ///< the last token was a player's name
    bool callLast_ = false;   ///< the last token was the bracket behind one
    bool listed_ = false;
    bool round_ = true;  ///< all brackets are
    bool square_ = true; ///< all brackets are
    bool separators_ = false;
    bool nested_ = false;
    bool outermostBare_ = false;
    bool players_ = true;    ///< every list has a player as its head
    bool everyHead_ = true;  ///< every list begins with a head
    bool everyFirst_ = true; ///< every list begins with a name or a number
    bool everyBare_ = true;  ///< every list begins with a name without mark
    bool everyMark_ = true;  ///< every list begins with a name and its mark
    bool someMark_ = false;
    bool onlyLists_ = true; ///< and holds nothing else but lists
    bool many_ = false;     ///< some list holds more than one tree behind its first name
    bool strayNames_ = false;
    bool strayMarks_ = false;
    std::optional<std::size_t> firstHead_;
    std::optional<std::size_t> two_; ///< a head with trees behind it
    std::optional<std::size_t> one_; ///< a head with a single tree behind it
};

} // namespace

ListReading listShapeOf(std::string_view text, bool words, const Progress* progress) {
    const bool names = words || std::ranges::any_of(text, [](char c) {
                           return ('a' <= lowerCase(c) && lowerCase(c) <= 'z') || c == '"' ||
                                  static_cast<unsigned char>(c) >= 0x80;
                       });
    return names ? ShapeScanner(text, words, progress).scan() : ListReading{};
}

} // namespace prunus
