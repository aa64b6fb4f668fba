#include "core/notation/foreign/flatjson.h"

#include "core/notation/characters.h"
#include "core/notation/jsonstring.h"
#include "core/notation/scannumber.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace prunus {

namespace {

using Kind = JsonItem::Kind;

constexpr std::string_view dictCall = "dict(";

bool startsDict(std::string_view text, std::size_t at) {
    return text.substr(at, dictCall.size()) == dictCall;
}

/// Behind white space and Python's comments.
std::size_t skipComments(std::string_view text, std::size_t at) {
    while ((at = skipSpace(text, at)) < text.size() && text[at] == '#') {
        at = std::min(text.find_first_of("\r\n", at), text.size());
    }
    return at;
}

/// What is assigned to the name that stands here; the name is empty if none is.
struct Assigned {
    std::string_view name;
    std::size_t value = 0;
};
Assigned assignedAt(std::string_view text, std::size_t at) {
    const std::size_t end = bareNameEnd(text, at);
    const std::size_t mark = skipSpace(text, end);
    const bool assigns = end > at && mark < text.size() && text[mark] == '=';
    return assigns ? Assigned{text.substr(at, end - at), skipComments(text, mark + 1)}
                   : Assigned{{}, at};
}

class FlatReader {
  public:
    FlatReader(std::string_view text, JsonDialect dialect)
        : text_(text), python_(dialect == JsonDialect::python) {}

    tl::expected<std::vector<JsonItem>, Fault> read() {
        at_ = skip(0);
        const Assigned assigned = python_ ? assignedAt(text_, at_) : Assigned{{}, at_};
        at_ = assigned.value;
        while (!fault_ && (items_.empty() || !open_.empty() || continues())) {
            readItem();
            closeAll();
        }
        if (!fault_ && at_ < text_.size()) {
            fault_ = unexpected(text_, at_, {Code::jsonEnds});
        }
        if (fault_) {
            return tl::unexpected<Fault>(*fault_);
        }
        items_[0].key = assigned.name;
        return std::move(items_);
    }

  private:
    struct Open {
        std::uint32_t item;
        std::size_t place; ///< of its bracket
        bool commas = false;
    };

    [[nodiscard]] std::size_t skip(std::size_t at) const {
        return python_ ? skipComments(text_, at) : skipSpace(text_, at);
    }
    [[nodiscard]] bool inObject() const {
        return !open_.empty() && items_[open_.back().item].kind == Kind::object;
    }
    [[nodiscard]] bool inDict() const { return inObject() && text_[open_.back().place] == '('; }

    /// Opens the outermost dictionary again if another follows it.
    [[nodiscard]] bool continues() {
        if (!python_ || items_[0].kind != Kind::object || at_ == text_.size()) {
            return false;
        }
        const std::size_t start = assignedAt(text_, at_).value;
        if (start == text_.size() || (text_[start] != '{' && !startsDict(text_, start))) {
            return false;
        }
        const std::size_t brace = text_[start] == '{' ? start : start + dictCall.size() - 1;
        const std::size_t inside = skip(brace + 1);
        if (inside < text_.size() && isClosing(text_[inside])) {
            return false;
        }
        open_.push_back({0, brace});
        at_ = inside;
        return true;
    }

    void readItem() {
        JsonItem item;
        item.offset = at_;
        if (inObject() && !(inDict() ? readArgument(item) : readKey(item))) {
            return;
        }
        if (at_ == text_.size()) {
            fault_ = open_.empty() ? emptyText() : unclosedBracket(text_, open_.back().place);
        } else if (text_[at_] == '{' || text_[at_] == '[' || (python_ && text_[at_] == '(')) {
            openList(std::move(item));
        } else if (python_ && startsDict(text_, at_)) {
            at_ += dictCall.size() - 1;
            item.kind = Kind::object;
            openList(std::move(item));
        } else {
            readScalar(std::move(item));
        }
    }

    [[nodiscard]] bool startsString() const {
        return text_[at_] == '"' || (python_ && text_[at_] == '\'');
    }

    bool readKey(JsonItem& item) {
        if (at_ == text_.size()) {
            fault_ = unclosedBracket(text_, open_.back().place);
        } else if (startsString()) {
            auto key = scanJsonString(text_, at_);
            if (key) {
                item.key = std::move(key->value);
                return readMark(key->end, ':');
            }
            fault_ = key.error();
        } else if (const std::size_t end = numberKeyEnd(); end > at_) {
            item.isNumberKey = true;
            item.key = text_.substr(at_, end - at_);
            return readMark(end, ':');
        } else {
            fault_ = unexpected(text_, at_, {Code::straightKeyExpected});
        }
        return false;
    }

    /// Behind a number in the place of a key, or here.
    [[nodiscard]] std::size_t numberKeyEnd() const {
        const std::size_t end =
            std::min(text_.find_first_not_of("0123456789.-", at_), text_.size());
        const auto number = scanNumber(text_.substr(at_, end - at_), 0);
        return python_ && number && number->end == end - at_ ? end : at_;
    }

    /// `A=` in `dict(A=3)`.
    bool readArgument(JsonItem& item) {
        const std::size_t end = bareNameEnd(text_, at_);
        if (end == at_) {
            fault_ = at_ == text_.size() ? unclosedBracket(text_, open_.back().place)
                                         : unexpected(text_, at_, {Code::nameExpected});
            return false;
        }
        item.key = text_.substr(at_, end - at_);
        return readMark(end, '=');
    }

    /// What stands between a key and its value.
    bool readMark(std::size_t at, char mark) {
        at_ = skip(at);
        if (at_ == text_.size() || text_[at_] != mark) {
            fault_ = {at_, {mark == ':' ? Code::colonAfterKey : Code::equalsAfterName}};
            return false;
        }
        at_ = skip(at_ + 1);
        return true;
    }

    void openList(JsonItem item) {
        const bool object = item.kind == Kind::object || text_[at_] == '{';
        item.kind = object ? Kind::object : Kind::array;
        open_.push_back({static_cast<std::uint32_t>(items_.size()), at_});
        items_.push_back(std::move(item));
        at_ = skip(at_ + 1);
        isEmpty_ = at_ < text_.size() && isClosing(text_[at_]);
        justOpened_ = true;
    }

    void readScalar(JsonItem item) {
        if (startsString()) {
            auto string = scanJsonString(text_, at_);
            if (!string) {
                fault_ = string.error();
                return;
            }
            item.kind = Kind::string;
            item.text = std::move(string->value);
            at_ = string->end;
        } else if (startsNumber(text_, at_)) {
            const auto number = scanNumber(text_, at_);
            if (!number) {
                fault_ = number.error();
                return;
            }
            item.kind = Kind::number;
            item.number = number->value;
            item.text = text_.substr(at_, number->end - at_);
            at_ = number->end;
        } else if (!readLiteral(item)) {
            return;
        }
        items_.push_back(std::move(item));
        items_.back().next = static_cast<std::uint32_t>(items_.size());
        at_ = skip(at_);
    }

    bool readLiteral(JsonItem& item) {
        constexpr std::array<std::pair<std::string_view, std::string_view>, 6> words{{
            {"true", "true"},
            {"false", "false"},
            {"null", "null"},
            {"True", "true"},
            {"False", "false"},
            {"None", "null"},
        }};
        const auto* const end = python_ ? words.end() : words.begin() + 3;
        const auto* const found = std::find_if(words.begin(), end, [this](const auto& word) {
            return text_.substr(at_, word.first.size()) == word.first;
        });
        if (found == end) {
            fault_ = unexpected(text_, at_, {Code::jsonValueExpected});
            return false;
        }
        item.text = found->second;
        at_ += found->first.size();
        return true;
    }

    /// What ends here, and the comma if more follows.
    void closeAll() {
        if (std::exchange(justOpened_, false) && !isEmpty_) {
            return;
        }
        while (!fault_ && !open_.empty()) {
            if (at_ == text_.size()) {
                fault_ = unclosedBracket(text_, open_.back().place);
            } else if (isClosing(text_[at_])) {
                closeOne();
            } else if (text_[at_] == ',') {
                const std::size_t comma = at_;
                open_.back().commas = true;
                at_ = skip(at_ + 1);
                if (at_ == text_.size() || !isClosing(text_[at_])) {
                    return;
                }
                if (!python_) {
                    fault_ = nothingAfter(text_, comma);
                }
            } else {
                fault_ = unexpected(text_, at_, {Code::closingExpected});
            }
        }
    }

    void closeOne() {
        const Open closed = open_.back();
        JsonItem& item = items_[closed.item];
        if (text_[at_] != closingOf(text_[closed.place])) {
            fault_ = mismatchedBracket(text_, closed.place, at_);
            return;
        }
        item.next = static_cast<std::uint32_t>(items_.size());
        const bool holdsAny = item.next > closed.item + 1;
        if (item.kind == Kind::array && text_[closed.place] == '(' && holdsAny && !closed.commas) {
            fault_ = {closed.place, {Code::oneInRound}};
            return;
        }
        open_.pop_back();
        at_ = skip(at_ + 1);
    }

    std::string_view text_;
    bool python_;
    std::size_t at_ = 0;
    std::vector<JsonItem> items_;
    std::vector<Open> open_;
    bool justOpened_ = false;
    bool isEmpty_ = false;
    std::optional<Fault> fault_;
};

} // namespace

tl::expected<std::vector<JsonItem>, Fault> flatJson(std::string_view text, JsonDialect dialect) {
    return FlatReader(text, dialect).read();
}

std::size_t literalStart(std::string_view text) {
    const std::size_t start = assignedAt(text, skipComments(text, 0)).value;
    const bool literal = start < text.size() && (isOpening(text[start]) || startsDict(text, start));
    return literal ? start : text.size();
}

} // namespace prunus
