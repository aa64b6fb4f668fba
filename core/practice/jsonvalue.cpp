#include "core/practice/jsonvalue.h"

#include "core/notation/jsonstring.h"

#include <algorithm>
#include <set>

namespace prunus {

std::optional<JsonValue> JsonValue::member(std::string_view key) const {
    std::optional<JsonValue> found;
    (void)each([&](JsonValue each) -> MaybeFault {
        if (each->key == key) {
            found = each;
        }
        return std::nullopt;
    });
    return found;
}

std::optional<std::size_t> JsonValue::among(std::span<const std::string_view> words) const {
    const auto found = std::ranges::find(words, std::string_view((*this)->text));
    return is(Kind::string) && found != words.end()
               ? std::optional<std::size_t>(found - words.begin())
               : std::nullopt;
}

std::optional<Value> JsonValue::bound() const {
    if (is(Kind::number)) {
        return (*this)->number;
    }
    const std::string& text = (*this)->text;
    if (!is(Kind::string) || (text != "inf" && text != "+inf" && text != "-inf")) {
        return std::nullopt;
    }
    return text.front() == '-' ? -infinity : infinity;
}

std::optional<std::uint64_t> JsonValue::whole() const {
    const Value number = (*this)->number;
    const bool fits = is(Kind::number) && number >= 0 && number <= 0x1p53 &&
                      number == static_cast<Value>(static_cast<std::uint64_t>(number));
    return fits ? std::optional(static_cast<std::uint64_t>(number)) : std::nullopt;
}

MaybeFault JsonValue::keyTwice() const {
    std::set<std::string_view> seen;
    return each([&](JsonValue member) -> MaybeFault {
        return seen.insert(member->key).second
                   ? MaybeFault{}
                   : member.wrong({Code::keyTwice, {shortJsonString(member->key)}});
    });
}

std::string listed(std::span<const std::string_view> words, bool quoted) {
    std::string text;
    for (const std::string_view word : words) {
        text += text.empty() ? "" : ", ";
        if (quoted) {
            appendJsonString(text, word);
        } else {
            text += word;
        }
    }
    return text;
}

} // namespace prunus
