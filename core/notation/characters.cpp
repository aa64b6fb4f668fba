#include "core/notation/characters.h"

#include "core/notation/playername.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <iterator>

namespace prunus {

namespace {

struct CodeRange {
    char32_t first;
    char32_t last;
};

/// Letters beyond ASCII, ascending: whole alphabets, with the signs inside them left out.
constexpr std::array<CodeRange, 44> letterRanges{{
    {0xAA, 0xAA},     {0xB5, 0xB5},     {0xBA, 0xBA},     {0xC0, 0xD6},     {0xD8, 0xF6},
    {0xF8, 0x2C1},    {0x370, 0x374},   {0x376, 0x377},   {0x37A, 0x37D},   {0x37F, 0x37F},
    {0x386, 0x386},   {0x388, 0x3F5},   {0x3F7, 0x481},   {0x48A, 0x52F},   {0x531, 0x556},
    {0x561, 0x587},   {0x5D0, 0x5EA},   {0x620, 0x64A},   {0x671, 0x6D3},   {0x904, 0x939},
    {0x985, 0x9B9},   {0xA05, 0xA39},   {0xA85, 0xAB9},   {0xB85, 0xBB9},   {0xC05, 0xC39},
    {0xC85, 0xCB9},   {0xD05, 0xD3A},   {0xE01, 0xE30},   {0x10A0, 0x10C5}, {0x10D0, 0x10FA},
    {0x1100, 0x1248}, {0x13A0, 0x13F5}, {0x1C90, 0x1CBA}, {0x1D00, 0x1DBF}, {0x1E00, 0x1FBC},
    {0x1FC2, 0x1FCC}, {0x1FD0, 0x1FDB}, {0x1FE0, 0x1FEC}, {0x1FF2, 0x1FFC}, {0x2C00, 0x2CE4},
    {0x3041, 0x3096}, {0x30A1, 0x30FA}, {0x3400, 0x9FFF}, {0xAC00, 0xD7A3},
}};

struct Lookalike {
    CodeRange range;
    Code what;
};

constexpr std::array<Lookalike, 27> lookalikes{{
    {{0xA0, 0xA0}, Code::noBreakSpace},           {{0xAB, 0xAB}, Code::typographicQuote},
    {{0xAD, 0xAD}, Code::invisibleHyphen},        {{0xBB, 0xBB}, Code::typographicQuote},
    {{0x37E, 0x37E}, Code::greekQuestionMark},    {{0x2000, 0x200A}, Code::typographicSpace},
    {{0x200B, 0x200F}, Code::invisibleCharacter}, {{0x2010, 0x2015}, Code::dash},
    {{0x2018, 0x201F}, Code::typographicQuote},   {{0x2026, 0x2026}, Code::ellipsis},
    {{0x2028, 0x2029}, Code::typographicLineEnd}, {{0x202F, 0x202F}, Code::noBreakSpace},
    {{0x205F, 0x205F}, Code::typographicSpace},   {{0x2060, 0x2060}, Code::invisibleCharacter},
    {{0x221E, 0x221E}, Code::infinitySign},       {{0x3000, 0x3000}, Code::wideSpace},
    {{0x3001, 0x3001}, Code::wideComma},          {{0xFEFF, 0xFEFF}, Code::invisibleCharacter},
    {{0xFF08, 0xFF08}, Code::wideOpeningRound},   {{0xFF09, 0xFF09}, Code::wideClosingRound},
    {{0xFF0C, 0xFF0C}, Code::wideComma},          {{0xFF0D, 0xFF0D}, Code::wideHyphen},
    {{0xFF10, 0xFF19}, Code::wideDigit},          {{0xFF1A, 0xFF1A}, Code::wideColon},
    {{0xFF1B, 0xFF1B}, Code::wideSemicolon},      {{0xFF3B, 0xFF3B}, Code::wideOpeningSquare},
    {{0xFF3D, 0xFF3D}, Code::wideClosingSquare},
}};

/// Whether eight bytes from here on are ASCII without NUL.
bool eightOfText(const char* at) {
    std::uint64_t word = 0;
    std::memcpy(&word, at, sizeof word);
    constexpr std::uint64_t ones = 0x0101010101010101U;
    constexpr std::uint64_t highs = 0x8080808080808080U;
    return (word & highs) == 0 && ((word - ones) & highs) == 0;
}

} // namespace

Decoded decodeAt(std::string_view text, std::size_t offset) {
    const auto lead = static_cast<unsigned char>(text[offset]);
    if (lead < 0x80) {
        return {lead, 1};
    }
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || offset + length > text.size()) {
        return {};
    }
    auto codePoint = static_cast<char32_t>(lead & (0x7FU >> length));
    for (std::size_t i = 1; i < length; ++i) {
        const char next = text[offset + i];
        if (!isContinuation(next)) {
            return {};
        }
        codePoint = (codePoint << 6U) | (static_cast<unsigned char>(next) & 0x3FU);
    }
    constexpr std::array<char32_t, 5> smallest{0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = codePoint >= 0xD800 && codePoint <= 0xDFFF;
    if (codePoint < smallest.at(length) || surrogate || codePoint > 0x10FFFF) {
        return {};
    }
    return {codePoint, length};
}

void appendUtf8(std::string& text, char32_t codePoint) {
    auto tail = [&](unsigned shift) {
        text += static_cast<char>(0x80U | ((codePoint >> shift) & 0x3FU));
    };
    if (codePoint < 0x80) {
        text += static_cast<char>(codePoint);
    } else if (codePoint < 0x800) {
        text += static_cast<char>(0xC0U | (codePoint >> 6U));
        tail(0);
    } else if (codePoint < 0x10000) {
        text += static_cast<char>(0xE0U | (codePoint >> 12U));
        tail(6);
        tail(0);
    } else {
        text += static_cast<char>(0xF0U | (codePoint >> 18U));
        tail(12);
        tail(6);
        tail(0);
    }
}

std::optional<std::size_t> firstNonText(std::string_view text, const Progress* progress) {
    constexpr std::size_t lookEvery = 1U << 20U;
    std::size_t nextLook = lookEvery;
    std::size_t at = 0;
    while (at < text.size()) {
        if (progress != nullptr && at >= nextLook) {
            progress->stopIfCancelled();
            nextLook = at + lookEvery;
        }
        if (at + 8 <= text.size() && eightOfText(text.data() + at)) {
            at += 8;
            continue;
        }
        const Decoded next = decodeAt(text, at);
        if (next.length == 0 || next.codePoint == 0) {
            return at;
        }
        at += next.length;
    }
    return std::nullopt;
}

std::string_view withoutMark(std::string_view text) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return text.substr(0, mark.size()) == mark ? text.substr(mark.size()) : text;
}

std::size_t skipSpace(std::string_view text, std::size_t offset) {
    while (offset < text.size() && isSpace(text[offset])) {
        ++offset;
    }
    return offset;
}

std::size_t skipDigits(std::string_view text, std::size_t offset) {
    while (offset < text.size() && isDigit(text[offset])) {
        ++offset;
    }
    return offset;
}

bool isLetter(char32_t codePoint) {
    if (codePoint < 0x80) {
        return (codePoint | 0x20U) >= U'a' && (codePoint | 0x20U) <= U'z';
    }
    const auto after =
        std::upper_bound(letterRanges.begin(), letterRanges.end(), codePoint,
                         [](char32_t c, const CodeRange& range) { return c < range.first; });
    return after != letterRanges.begin() && codePoint <= std::prev(after)->last;
}

std::size_t bareNameEnd(std::string_view text, std::size_t offset) {
    std::size_t at = offset;
    while (at < text.size()) {
        const Decoded next = decodeAt(text, at);
        const bool inner =
            at != offset && (isDigit(text[at]) || text[at] == '_' || text[at] == '\'');
        if (next.length == 0 || (!inner && !isLetter(next.codePoint))) {
            break;
        }
        at += next.length;
    }
    return at;
}

bool isBareName(std::string_view name) {
    return bareNameEnd(name, 0) == name.size() && !playerNamed(name);
}

std::string codePointName(char32_t codePoint) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string name;
    for (unsigned shift = codePoint > 0xFFFF ? 20 : 12;; shift -= 4) {
        name += digits[(codePoint >> shift) & 0xFU];
        if (shift == 0) {
            return "U+" + name;
        }
    }
}

std::optional<Message> explainLookalike(char32_t codePoint) {
    for (const Lookalike& each : lookalikes) {
        if (each.range.first <= codePoint && codePoint <= each.range.last) {
            return Message{each.what, {codePointName(codePoint)}};
        }
    }
    return std::nullopt;
}

bool isControl(char32_t codePoint) {
    return codePoint < 0x20 || (codePoint >= 0x7F && codePoint < 0xA0);
}

} // namespace prunus
