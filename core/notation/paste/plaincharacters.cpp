#include "core/notation/paste/plaincharacters.h"

#include "core/notation/characters.h"

#include <algorithm>
#include <optional>

namespace prunus {

namespace {

struct Substitute {
    char32_t first;
    char32_t last;
    char becomes; ///< the digit of the first, for digits
    Adaptation change;
};

constexpr std::array<Substitute, 29> substitutes{{
    {0x85, 0x85, '\n', Adaptation::spaces},        {0x37E, 0x37E, ';', Adaptation::separators},
    {0x60C, 0x60C, ',', Adaptation::separators},   {0x61B, 0x61B, ';', Adaptation::separators},
    {0x1680, 0x1680, ' ', Adaptation::spaces},     {0x2000, 0x2006, ' ', Adaptation::spaces},
    {0x2008, 0x200A, ' ', Adaptation::spaces},     {0x2028, 0x2029, '\n', Adaptation::spaces},
    {0x205F, 0x205F, ' ', Adaptation::spaces},     {0x3000, 0x3000, ' ', Adaptation::spaces},
    {0x3001, 0x3001, ',', Adaptation::separators}, {0x3010, 0x3010, '[', Adaptation::brackets},
    {0x3011, 0x3011, ']', Adaptation::brackets},   {0xFE55, 0xFE55, ':', Adaptation::separators},
    {0xFF08, 0xFF08, '(', Adaptation::brackets},   {0xFF09, 0xFF09, ')', Adaptation::brackets},
    {0xFF0B, 0xFF0B, '+', Adaptation::digits},     {0xFF0C, 0xFF0C, ',', Adaptation::separators},
    {0xFF0E, 0xFF0E, '.', Adaptation::digits},     {0xFF10, 0xFF19, '0', Adaptation::digits},
    {0xFF1A, 0xFF1A, ':', Adaptation::separators}, {0xFF1B, 0xFF1B, ';', Adaptation::separators},
    {0xFF1D, 0xFF1D, '=', Adaptation::separators}, {0xFF3B, 0xFF3B, '[', Adaptation::brackets},
    {0xFF3D, 0xFF3D, ']', Adaptation::brackets},   {0xFF5B, 0xFF5B, '{', Adaptation::brackets},
    {0xFF5D, 0xFF5D, '}', Adaptation::brackets},   {0xFE50, 0xFE50, ',', Adaptation::separators},
    {0xFE54, 0xFE54, ';', Adaptation::separators},
}};

const Substitute* substituteFor(char32_t c) {
    const auto* const found = std::ranges::find_if(
        substitutes, [c](const Substitute& s) { return s.first <= c && c <= s.last; });
    return found == substitutes.end() ? nullptr : found;
}

/// Spaces that also group the digits of one number: no-break, figure and narrow no-break.
bool isGroupingSpace(char32_t c) {
    return c == 0xA0 || c == 0x2007 || c == 0x202F;
}
bool isInvisible(char32_t c) {
    return c == 0xAD || (c >= 0x200B && c <= 0x200F) || (c >= 0x202A && c <= 0x202E) ||
           (c >= 0x2060 && c <= 0x2064) || (c >= 0x2066 && c <= 0x2069) || c == 0xFEFF;
}
bool isDash(char32_t c) {
    return (c >= 0x2010 && c <= 0x2015) || c == 0xFE58 || c == 0xFE63 || c == 0xFF0D;
}
bool isDoubleQuote(char32_t c) {
    return c == 0xAB || c == 0xBB || (c >= 0x201C && c <= 0x201F) || c == 0x2033 || c == 0xFF02;
}
bool isPrime(char32_t c) {
    return c == 0x2018 || c == 0x2019 || c == 0x2032;
}

/// Makes the plain text, left to right.
class Plainer {
  public:
    Plainer(std::string_view pasted, Changes& changes) : pasted_(pasted), changes_(changes) {}

    tl::expected<PlainText, Fault> make() {
        while (at_ < pasted_.size()) {
            const Decoded next = decodeAt(pasted_, at_);
            if (pasted_[at_] == '"') {
                keep(straightQuoteEnd() - at_);
            } else if (next.codePoint < 0x80 || !substituted(next)) {
                keep(next.length);
            }
            if (fault_) {
                return tl::unexpected<Fault>(*fault_);
            }
        }
        return std::move(plain_);
    }

  private:
    /// Puts something else in the place of what comes next. False if that stands for itself.
    bool substituted(const Decoded& next) {
        const char32_t c = next.codePoint;
        const std::size_t after = at_ + next.length;
        if (const Substitute* const s = substituteFor(c)) {
            const auto index = static_cast<int>(c - s->first);
            const char becomes = s->first == s->last || s->becomes != '0'
                                     ? s->becomes
                                     : static_cast<char>('0' + index);
            put(std::string_view(&becomes, 1), next.length, s->change);
        } else if (isGroupingSpace(c)) {
            if (endsWithDigit() && threeDigitsAt(after)) {
                fault_ = Fault{at_, {Code::spaceInNumber}};
            }
            put(" ", next.length, Adaptation::spaces);
        } else if (isInvisible(c)) {
            if (insideToken(after)) {
                fault_ = Fault{at_, {Code::invisibleInToken}};
            }
            put("", next.length, Adaptation::invisible);
        } else if (isDash(c) && beginsToken() && startsDigits(after)) {
            put("-", next.length, Adaptation::dashes);
        } else if (isPrime(c) && !beginsToken() && !endsWithBlank()) {
            put("'", next.length, Adaptation::quotes);
        } else {
            return isDoubleQuote(c) && quoted(after);
        }
        return true;
    }

    /// A name between typographic quotes, which must close on the same line.
    bool quoted(std::size_t start) {
        std::string name = "\"";
        for (std::size_t i = start; i < pasted_.size() && pasted_[i] != '\n';) {
            const Decoded next = decodeAt(pasted_, i);
            if (isDoubleQuote(next.codePoint)) {
                put(name + '"', i + next.length - at_, Adaptation::quotes);
                return true;
            }
            if (pasted_[i] == '"' || pasted_[i] == '\\') {
                name += '\\';
            }
            name += pasted_.substr(i, next.length);
            i += next.length;
        }
        return false;
    }

    /// Behind the quote that closes the one which comes next, or behind the opening one alone.
    [[nodiscard]] std::size_t straightQuoteEnd() const {
        for (std::size_t i = at_ + 1; i < pasted_.size() && pasted_[i] != '\n'; ++i) {
            if (pasted_[i] == '"') {
                return i + 1;
            }
            i += pasted_[i] == '\\' ? 1 : 0;
        }
        return at_ + 1;
    }

    void keep(std::size_t length) {
        for (std::size_t i = 0; i < length; ++i, ++at_) {
            plain_.text += pasted_[at_];
            plain_.origins.push_back(at_);
        }
    }
    void put(std::string_view text, std::size_t taken, Adaptation change) {
        plain_.text += text;
        plain_.origins.resize(plain_.text.size(), at_);
        at_ += taken;
        changes_.add(change);
    }

    [[nodiscard]] bool endsWithDigit() const {
        return !plain_.text.empty() && isDigit(plain_.text.back());
    }
    [[nodiscard]] bool endsWithBlank() const {
        return plain_.text.empty() || isSpace(plain_.text.back());
    }
    /// Whether a number may begin after what there is.
    [[nodiscard]] bool beginsToken() const {
        return plain_.text.empty() || endsToken(plain_.text.back()) || plain_.text.back() == ':' ||
               plain_.text.back() == '=';
    }
    [[nodiscard]] bool insideToken(std::size_t after) const {
        return !beginsToken() && after < pasted_.size() && !endsToken(pasted_[after]) &&
               pasted_[after] != ':' && pasted_[after] != '=';
    }
    /// A digit, also a wide one.
    [[nodiscard]] bool startsDigits(std::size_t at) const {
        if (at >= pasted_.size()) {
            return false;
        }
        const char32_t c = decodeAt(pasted_, at).codePoint;
        return isDigit(pasted_[at]) || (c >= 0xFF10 && c <= 0xFF19);
    }
    /// Exactly three digits, as in a group of thousands.
    [[nodiscard]] bool threeDigitsAt(std::size_t at) const {
        std::size_t count = 0;
        while (count < 4 && startsDigits(at)) {
            at += decodeAt(pasted_, at).length;
            ++count;
        }
        return count == 3;
    }

    std::string_view pasted_;
    Changes& changes_;
    std::size_t at_ = 0;
    PlainText plain_;
    std::optional<Fault> fault_;
};

} // namespace

std::vector<Adaptation> Changes::all() const {
    std::vector<Adaptation> all;
    for (std::size_t i = 0; i < made_.size(); ++i) {
        if (made_.at(i)) {
            all.push_back(static_cast<Adaptation>(i));
        }
    }
    return all;
}

tl::expected<PlainText, Fault> plainCharacters(std::string_view pasted, Changes& changes) {
    return Plainer(pasted, changes).make();
}

} // namespace prunus
