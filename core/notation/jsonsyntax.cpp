#include "core/notation/jsonsyntax.h"

#include "core/notation/characters.h"
#include "core/notation/jsonstring.h"
#include "core/notation/scannumber.h"

#include <string>
#include <utility>

namespace prunus {

namespace {

using Token = JsonProgress::Token;

/// Looks at what follows a point that was still good.
class Explainer {
  public:
    Explainer(std::string_view text, const JsonProgress& progress)
        : text_(text), progress_(progress) {}

    [[nodiscard]] Fault explain() const {
        const std::size_t at = skipSpace(text_, progress_.lastEnd);
        switch (progress_.last) {
        case Token::key:
            return afterKey(at);
        case Token::value:
            return afterValue(at);
        case Token::opening:
            return inObject() ? atKey(at) : atValue(at);
        case Token::none:
            break;
        }
        return atValue(at);
    }

  private:
    [[nodiscard]] bool atEnd(std::size_t at) const { return at == text_.size(); }
    [[nodiscard]] bool inObject() const {
        return progress_.innermost && text_[*progress_.innermost] == '{';
    }
    [[nodiscard]] Fault unclosed() const {
        return progress_.innermost ? unclosedBracket(text_, *progress_.innermost) : emptyText();
    }

    [[nodiscard]] Fault afterKey(std::size_t at) const {
        if (atEnd(at)) {
            return unclosed();
        }
        if (text_[at] != ':') {
            return unexpected(text_, at, "after a key ':' is expected");
        }
        return atValue(skipSpace(text_, at + 1));
    }

    [[nodiscard]] Fault afterValue(std::size_t at) const {
        if (!progress_.innermost) {
            return {at, "the document ends before this; nothing may follow it"};
        }
        if (std::optional<Fault> number = brokenNumber()) {
            return *std::move(number);
        }
        if (atEnd(at)) {
            return unclosed();
        }
        if (isClosing(text_[at])) {
            return mismatchedBracket(text_, *progress_.innermost, at);
        }
        if (text_[at] != ',') {
            return unexpected(text_, at,
                              inObject() ? "',' or '}' is expected" : "',' or ']' is expected");
        }
        const std::size_t next = skipSpace(text_, at + 1);
        if (!atEnd(next) && isClosing(text_[next])) {
            return {at, "nothing follows this comma; remove it"};
        }
        return inObject() ? atKey(next) : atValue(next);
    }

    /// 007 and 1a begin with a number that is good by itself.
    [[nodiscard]] std::optional<Fault> brokenNumber() const {
        const char first = text_[progress_.lastStart];
        if (!isDigit(first) && first != '-') {
            return std::nullopt;
        }
        auto number = scanNumber(text_, progress_.lastStart);
        return number ? std::nullopt : std::optional<Fault>(std::move(number.error()));
    }

    [[nodiscard]] Fault atKey(std::size_t at) const {
        if (atEnd(at)) {
            return unclosed();
        }
        if (text_[at] == '"') {
            return brokenString(at);
        }
        if (text_[at] == ',') {
            return {at, "a key is missing before this comma"};
        }
        if (isClosing(text_[at])) {
            return mismatchedBracket(text_, *progress_.innermost, at);
        }
        return unexpected(text_, at, "a key in double quotes is expected");
    }

    [[nodiscard]] Fault atValue(std::size_t at) const {
        if (atEnd(at)) {
            return unclosed();
        }
        const char c = text_[at];
        if (c == '"') {
            return brokenString(at);
        }
        if (c == ',') {
            return {at, "a value is missing before this comma"};
        }
        if (isClosing(c)) {
            return closingInsteadOfValue(at);
        }
        if (c == '+') {
            return {at, "in JSON a number has no plus sign; remove it"};
        }
        if (isDigit(c) || c == '-' || c == '.') {
            auto number = scanNumber(text_, at);
            return number ? invalid(at) : std::move(number.error());
        }
        if (startsNumber(text_, at)) {
            return {at, "in JSON a negative number starts with -"};
        }
        const std::size_t wordEnd = bareNameEnd(text_, at);
        return wordEnd == at ? unexpected(text_, at, "a value is expected")
                             : brokenWord(at, text_.substr(at, wordEnd - at));
    }

    [[nodiscard]] Fault closingInsteadOfValue(std::size_t at) const {
        if (progress_.innermost && closingOf(text_[*progress_.innermost]) != text_[at]) {
            return mismatchedBracket(text_, *progress_.innermost, at);
        }
        return unexpected(text_, at, "a value is expected");
    }

    [[nodiscard]] Fault brokenString(std::size_t at) const {
        auto string = scanJsonString(text_, at);
        return string ? invalid(at) : std::move(string.error());
    }

    [[nodiscard]] static Fault brokenWord(std::size_t at, std::string_view word) {
        std::string notFinite = explainNotFinite(word);
        return {at, notFinite.empty() ? "the word " + shortJsonString(word) +
                                            " means nothing here; texts stand in double quotes"
                                      : std::move(notFinite)};
    }

    [[nodiscard]] static Fault invalid(std::size_t at) {
        return {at, "this is not valid JSON; a value is expected"};
    }

    std::string_view text_;
    const JsonProgress& progress_;
};

} // namespace

Fault explainJsonSyntax(std::string_view text, const JsonProgress& progress) {
    return Explainer(text, progress).explain();
}

} // namespace prunus
