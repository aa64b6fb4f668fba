#include "core/notation/efg/efgscanner.h"

#include "core/notation/characters.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace prunus {

namespace {

constexpr std::string_view spaces = " \t\n\r\v\f";
/// A word ends before these.
constexpr std::string_view afterWord = " \t\n\r\v\f{}\",";
constexpr std::size_t longestWhole = 18;

bool beginsNumber(char c) {
    return isDigit(c) || c == '-' || c == '+' || c == '.';
}

} // namespace

EfgScanner::EfgScanner(std::string_view text, std::size_t start) : text_(text), at_(start) {
    skipSpace();
}

EfgScanner::Token EfgScanner::next() const {
    if (at_ == text_.size()) {
        return Token::end;
    }
    switch (const char c = text_[at_]) {
    case '"':
        return Token::label;
    case '{':
        return Token::opening;
    case '}':
        return Token::closing;
    case ',':
        return Token::comma;
    default:
        return beginsNumber(c) ? Token::number : Token::word;
    }
}

bool EfgScanner::take(Token token) {
    if (next() != token) {
        return false;
    }
    ++at_;
    skipSpace();
    return true;
}

void EfgScanner::expect(Token token, Code expected) {
    if (!take(token)) {
        fail(instead({expected}));
    }
}

void EfgScanner::close(std::size_t opened, Code expected) {
    if (next() != Token::end) {
        expect(Token::closing, expected);
    } else if (!fault_) { // after one, nothing may have been opened
        fail(unclosedBracket(text_, opened));
    }
}

std::string_view EfgScanner::takeWord() {
    const std::size_t start = at_;
    at_ = std::min(text_.find_first_of(afterWord, at_), text_.size());
    const std::string_view word = text_.substr(start, at_ - start);
    skipSpace();
    return word;
}

std::string EfgScanner::takeLabel(Code expected) {
    if (next() != Token::label) {
        fail(instead({expected}));
        return {};
    }
    std::string label;
    const std::size_t start = at_;
    for (std::size_t i = start + 1; i < text_.size(); ++i) {
        if (text_[i] == '"') {
            at_ = i + 1;
            skipSpace();
            return label;
        }
        if (text_[i] == '\\' && i + 1 < text_.size() && text_[i + 1] == '"') {
            ++i;
        }
        label += text_[i];
    }
    fail({start, {Code::unclosedLabel}});
    return {};
}

std::uint64_t EfgScanner::takeWhole(Code expected) {
    const std::size_t start = at_;
    if (next() == Token::number) {
        const std::string_view word = takeWord();
        std::uint64_t value = 0;
        const auto result = std::from_chars(word.data(), word.data() + word.size(), value);
        const bool whole = result.ec == std::errc{} && result.ptr == word.data() + word.size();
        if (whole && word.size() <= longestWhole) {
            return value;
        }
        at_ = start;
    }
    fail(instead({expected}));
    return 0;
}

Fault EfgScanner::instead(Message expected) const {
    if (next() == Token::end) {
        return {at_, {Code::fileEnds, {}, {}, {std::move(expected)}}};
    }
    return unexpected(text_, at_, std::move(expected));
}

void EfgScanner::fail(Fault fault) {
    if (!fault_) {
        fault_ = std::move(fault);
    }
    at_ = text_.size();
}

void EfgScanner::skipSpace() {
    at_ = std::min(text_.find_first_not_of(spaces, at_), text_.size());
}

} // namespace prunus
