#include "core/lessons/attemptlog.h"

#include "core/lessons/sha256.h"
#include "core/notation/jsonstring.h"
#include "core/notation/number.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace prunus {

namespace {

using Kind = JsonItem::Kind;

/// As ECMAScript writes numbers, but for the exponents of very small ones.
std::string canonicalNumber(Value v) {
    if (v != std::trunc(v) || std::abs(v) >= 1e21) {
        return formatNumber(v);
    }
    std::array<char, 32> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), v + 0.0, std::chars_format::fixed);
    return {text.data(), end.ptr};
}

std::string inBrackets(char open, const std::vector<std::string>& parts, char close) {
    std::string json(1, open);
    for (const std::string& part : parts) {
        json += json.size() > 1 ? "," : "";
        json += part;
    }
    return json + close;
}

std::string canonicalScalar(JsonValue value) {
    if (value.is(Kind::number)) {
        return canonicalNumber(value->number);
    }
    std::string json;
    if (value.is(Kind::string)) {
        appendJsonString(json, value->text);
        return json;
    }
    return value->text;
}

} // namespace

std::string canonicalJson(JsonValue value, std::string_view without) {
    // From the last value to the first: what a value holds comes behind it.
    std::vector<std::string> texts(value.size());
    for (std::size_t k = texts.size(); k-- > 0;) {
        const JsonValue each = value.within(k);
        std::vector<std::string> parts;
        std::vector<std::pair<std::string, std::string>> members;
        (void)each.each([&](JsonValue member) -> MaybeFault {
            std::string& text = texts[value.placeOf(member)];
            if (each.is(Kind::array)) {
                parts.push_back(std::move(text));
            } else if (k > 0 || without.empty() || member->key != without) {
                members.emplace_back(member->key, std::move(text));
            }
            return std::nullopt;
        });
        std::ranges::sort(members);
        for (const auto& [key, text] : members) {
            std::string part;
            appendJsonString(part, key);
            parts.push_back(part.append(":").append(text));
        }
        texts[k] = each.is(Kind::object)  ? inBrackets('{', parts, '}')
                   : each.is(Kind::array) ? inBrackets('[', parts, ']')
                                          : canonicalScalar(each);
    }
    return std::move(texts.front());
}

bool isChain(JsonValue log, std::string_view head) {
    std::string last;
    const MaybeFault broken = log.each([&](JsonValue line) -> MaybeFault {
        const auto hash = line.is(Kind::object) ? line.member("h") : std::nullopt;
        last += canonicalJson(line, "h");
        last = hexOf(sha256(last));
        return hash && (*hash)->text == last ? MaybeFault{} : line.wrong({});
    });
    return !broken && last == head;
}

} // namespace prunus
