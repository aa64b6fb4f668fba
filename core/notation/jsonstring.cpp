#include "core/notation/jsonstring.h"

#include "core/notation/characters.h"

#include <charconv>
#include <optional>

namespace prunus {

namespace {

constexpr std::string_view escapes = "\"\\/bfnrt";
constexpr std::string_view escaped = "\"\\/\b\f\n\r\t";

/// The four hexadecimal digits behind a \u whose backslash stands at `at`.
std::optional<char32_t> hexAt(std::string_view text, std::size_t at) {
    if (text.substr(at, 2) != "\\u" || at + 6 > text.size()) {
        return std::nullopt;
    }
    unsigned value = 0;
    const char* const first = text.data() + at + 2;
    const auto result = std::from_chars(first, first + 4, value, 16);
    return result.ptr == first + 4 ? std::optional<char32_t>(value) : std::nullopt;
}

bool isHighSurrogate(char32_t c) {
    return c >= 0xD800 && c <= 0xDBFF;
}
bool isLowSurrogate(char32_t c) {
    return c >= 0xDC00 && c <= 0xDFFF;
}

/// Reads a \u escape, or two that make one character. The offset behind it, or a fault.
tl::expected<std::size_t, Fault> scanUnicodeEscape(std::string_view text, std::size_t at,
                                                   std::string& value) {
    const std::optional<char32_t> first = hexAt(text, at);
    if (!first) {
        return tl::unexpected<Fault>({at, {Code::badUnicodeEscape}});
    }
    if (!isHighSurrogate(*first) && !isLowSurrogate(*first)) {
        appendUtf8(value, *first);
        return at + 6;
    }
    const std::optional<char32_t> second = hexAt(text, at + 6);
    if (!isHighSurrogate(*first) || !second || !isLowSurrogate(*second)) {
        return tl::unexpected<Fault>({at, {Code::halfCharacter}});
    }
    appendUtf8(value, 0x10000 + ((*first - 0xD800) << 10U) + (*second - 0xDC00));
    return at + 12;
}

tl::expected<std::size_t, Fault> scanEscape(std::string_view text, std::size_t at, char quote,
                                            std::string& value) {
    const char kind = at + 1 < text.size() ? text[at + 1] : '\0';
    if (kind == quote) {
        value += quote;
        return at + 2;
    }
    if (kind == 'u') {
        return scanUnicodeEscape(text, at, value);
    }
    const std::size_t which = escapes.find(kind);
    if (which == std::string_view::npos) {
        return tl::unexpected<Fault>({at, {Code::unknownEscape}});
    }
    value += escaped[which];
    return at + 2;
}

} // namespace

tl::expected<ScannedString, Fault> scanJsonString(std::string_view text, std::size_t start) {
    const char quote = text[start];
    std::string value;
    std::size_t at = start + 1;
    while (at < text.size() && text[at] != quote) {
        if (text[at] == '\n' || text[at] == '\r') {
            break;
        }
        if (static_cast<unsigned char>(text[at]) < 0x20) {
            return tl::unexpected<Fault>(
                {at,
                 {Code::controlInString, {codePointName(static_cast<unsigned char>(text[at]))}}});
        }
        if (text[at] == '\\' && at + 1 < text.size()) {
            const auto next = scanEscape(text, at, quote, value);
            if (!next) {
                return tl::unexpected<Fault>(next.error());
            }
            at = *next;
        } else {
            value += text[at++];
        }
    }
    if (at >= text.size() || text[at] != quote) {
        return tl::unexpected<Fault>(
            {start, {quote == '"' ? Code::unclosedString : Code::unclosedApostrophe}});
    }
    return ScannedString{std::move(value), at + 1};
}

void appendJsonString(std::string& out, std::string_view value) {
    constexpr std::string_view hex = "0123456789abcdef";
    out += '"';
    for (const char c : value) {
        const std::size_t which = escaped.find(c);
        if (which != std::string_view::npos && c != '/') {
            out += '\\';
            out += escapes[which];
        } else if (static_cast<unsigned char>(c) < 0x20) {
            out += "\\u00";
            out += hex[static_cast<unsigned char>(c) >> 4U];
            out += hex[static_cast<unsigned char>(c) & 0xFU];
        } else {
            out += c;
        }
    }
    out += '"';
}

std::string shortJsonString(std::string_view value) {
    constexpr std::size_t most = 40;
    std::string text;
    if (value.size() <= most) {
        appendJsonString(text, value);
        return text;
    }
    std::size_t end = most;
    while (end > 0 && isContinuation(value[end])) {
        --end;
    }
    appendJsonString(text, std::string(value.substr(0, end)) + "…");
    return text;
}

} // namespace prunus
