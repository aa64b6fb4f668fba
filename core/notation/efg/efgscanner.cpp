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

std::string_view EfgScanner::takeWord() {
    const std::size_t start = at_;
    at_ = std::min(text_.find_first_of(afterWord, at_), text_.size());
    const std::string_view word = text_.substr(start, at_ - start);
    skipSpace();
    return word;
}

tl::expected<std::string, Fault> EfgScanner::takeLabel(Code expected) {
    if (next() != Token::label) {
        return tl::unexpected<Fault>(instead({expected}));
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
    return tl::unexpected<Fault>({start, {Code::unclosedLabel}});
}

tl::expected<std::uint64_t, Fault> EfgScanner::takeWhole(Code expected) {
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
    return tl::unexpected<Fault>(instead({expected}));
}

Fault EfgScanner::instead(Message expected) const {
    if (next() == Token::end) {
        return {at_, {Code::fileEnds, {}, {}, {std::move(expected)}}};
    }
    return unexpected(text_, at_, std::move(expected));
}

void EfgScanner::skipSpace() {
    at_ = std::min(text_.find_first_not_of(spaces, at_), text_.size());
}

} // namespace prunus
