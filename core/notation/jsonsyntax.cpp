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
            return unexpected(text_, at, {Code::colonExpected});
        }
        return atValue(skipSpace(text_, at + 1));
    }

    [[nodiscard]] Fault afterValue(std::size_t at) const {
        if (!progress_.innermost) {
            return {at, {Code::documentEnds}};
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
            return unexpected(
                text_, at,
                {inObject() ? Code::commaOrBraceExpected : Code::commaOrBracketExpected});
        }
        const std::size_t next = skipSpace(text_, at + 1);
        if (!atEnd(next) && isClosing(text_[next])) {
            return {at, {Code::nothingFollowsComma}};
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
            return {at, {Code::noKeyBeforeComma}};
        }
        if (isClosing(text_[at])) {
            return mismatchedBracket(text_, *progress_.innermost, at);
        }
        return unexpected(text_, at, {Code::keyExpected});
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
            return {at, {Code::noValueBeforeComma}};
        }
        if (isClosing(c)) {
            return closingInsteadOfValue(at);
        }
        if (c == '+') {
            return {at, {Code::plusSign}};
        }
        if (isDigit(c) || c == '-' || c == '.') {
            auto number = scanNumber(text_, at);
            return number ? invalid(at) : std::move(number.error());
        }
        if (startsNumber(text_, at)) {
            return {at, {Code::minusSign}};
        }
        const std::size_t wordEnd = bareNameEnd(text_, at);
        return wordEnd == at ? unexpected(text_, at, {Code::valueExpected})
                             : brokenWord(at, text_.substr(at, wordEnd - at));
    }

    [[nodiscard]] Fault closingInsteadOfValue(std::size_t at) const {
        if (progress_.innermost && closingOf(text_[*progress_.innermost]) != text_[at]) {
            return mismatchedBracket(text_, *progress_.innermost, at);
        }
        return unexpected(text_, at, {Code::valueExpected});
    }

    [[nodiscard]] Fault brokenString(std::size_t at) const {
        auto string = scanJsonString(text_, at);
        return string ? invalid(at) : std::move(string.error());
    }

    [[nodiscard]] static Fault brokenWord(std::size_t at, std::string_view word) {
        return {at, explainNotFinite(word).value_or(
                        Message{Code::unknownWord, {shortJsonString(word)}})};
    }

    [[nodiscard]] static Fault invalid(std::size_t at) { return {at, {Code::invalidJson}}; }

    std::string_view text_;
    const JsonProgress& progress_;
};

} // namespace

Fault explainJsonSyntax(std::string_view text, const JsonProgress& progress) {
    return Explainer(text, progress).explain();
}

} // namespace prunus
