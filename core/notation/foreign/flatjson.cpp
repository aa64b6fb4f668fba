#include "core/notation/foreign/flatjson.h"

#include "core/notation/characters.h"
#include "core/notation/jsonstring.h"
#include "core/notation/scannumber.h"

#include <optional>
#include <utility>

namespace prunus {

namespace {

using Kind = JsonItem::Kind;

class FlatReader {
  public:
    explicit FlatReader(std::string_view text) : text_(text) {}

    tl::expected<std::vector<JsonItem>, Fault> read() {
        at_ = skipSpace(text_, 0);
        while (!fault_ && (items_.empty() || !open_.empty())) {
            readItem();
            closeAll();
        }
        if (!fault_ && at_ < text_.size()) {
            fault_ = unexpected(text_, at_, {Code::jsonEnds});
        }
        if (fault_) {
            return tl::unexpected<Fault>(*fault_);
        }
        return std::move(items_);
    }

  private:
    [[nodiscard]] bool inObject() const {
        return !open_.empty() && items_[open_.back()].kind == Kind::object;
    }

    void readItem() {
        JsonItem item;
        item.offset = at_;
        if (inObject() && !readKey(item)) {
            return;
        }
        if (at_ == text_.size()) {
            fault_ = open_.empty() ? emptyText() : unclosedBracket(text_, places_.back());
        } else if (text_[at_] == '{' || text_[at_] == '[') {
            openList(std::move(item));
        } else {
            readScalar(std::move(item));
        }
    }

    bool readKey(JsonItem& item) {
        if (at_ == text_.size() || text_[at_] != '"') {
            fault_ = at_ == text_.size() ? unclosedBracket(text_, places_.back())
                                         : unexpected(text_, at_, {Code::straightKeyExpected});
            return false;
        }
        auto key = scanJsonString(text_, at_);
        if (!key) {
            fault_ = key.error();
            return false;
        }
        item.key = std::move(key->value);
        at_ = skipSpace(text_, key->end);
        if (at_ == text_.size() || text_[at_] != ':') {
            fault_ = {at_, {Code::colonAfterKey}};
            return false;
        }
        at_ = skipSpace(text_, at_ + 1);
        return true;
    }

    void openList(JsonItem item) {
        item.kind = text_[at_] == '{' ? Kind::object : Kind::array;
        open_.push_back(static_cast<std::uint32_t>(items_.size()));
        places_.push_back(at_);
        items_.push_back(std::move(item));
        at_ = skipSpace(text_, at_ + 1);
        isEmpty_ = at_ < text_.size() && isClosing(text_[at_]);
        justOpened_ = true;
    }

    void readScalar(JsonItem item) {
        if (text_[at_] == '"') {
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
        at_ = skipSpace(text_, at_);
    }

    bool readLiteral(JsonItem& item) {
        for (const std::string_view word : {"true", "false", "null"}) {
            if (text_.substr(at_, word.size()) == word) {
                item.text = word;
                at_ += word.size();
                return true;
            }
        }
        fault_ = unexpected(text_, at_, {Code::jsonValueExpected});
        return false;
    }

    /// What ends here, and the comma if more follows.
    void closeAll() {
        if (std::exchange(justOpened_, false) && !isEmpty_) {
            return;
        }
        while (!fault_ && !open_.empty()) {
            if (at_ == text_.size()) {
                fault_ = unclosedBracket(text_, places_.back());
            } else if (isClosing(text_[at_])) {
                closeOne();
            } else if (text_[at_] == ',') {
                const std::size_t comma = at_;
                at_ = skipSpace(text_, at_ + 1);
                if (at_ < text_.size() && isClosing(text_[at_])) {
                    fault_ = nothingAfter(text_, comma);
                }
                return;
            } else {
                fault_ = unexpected(text_, at_, {Code::closingExpected});
            }
        }
    }

    void closeOne() {
        if (text_[at_] != closingOf(text_[places_.back()])) {
            fault_ = mismatchedBracket(text_, places_.back(), at_);
            return;
        }
        items_[open_.back()].next = static_cast<std::uint32_t>(items_.size());
        open_.pop_back();
        places_.pop_back();
        at_ = skipSpace(text_, at_ + 1);
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::vector<JsonItem> items_;
    std::vector<std::uint32_t> open_;
    std::vector<std::size_t> places_; ///< of their brackets
    bool justOpened_ = false;
    bool isEmpty_ = false;
    std::optional<Fault> fault_;
};

} // namespace

tl::expected<std::vector<JsonItem>, Fault> flatJson(std::string_view text) {
    return FlatReader(text).read();
}

} // namespace prunus
