#include "core/practice/jsonvalue.h"

#include "core/notation/jsonstring.h"
#include "core/notation/jsonversion.h"
#include "core/notation/ownformats.h"

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

std::string JsonValue::text() const {
    struct Open {
        std::uint32_t end;
        bool isObject;
    };
    std::vector<Open> open;
    std::string json;
    const auto closeAt = [&](std::uint32_t at) {
        while (!open.empty() && open.back().end == at) {
            json += open.back().isObject ? '}' : ']';
            open.pop_back();
        }
    };
    for (std::uint32_t at = at_; at < (*this)->next; ++at) {
        closeAt(at);
        const JsonItem& item = (*items_)[at];
        json += at == at_ || json.back() == '{' || json.back() == '[' ? "" : ",";
        if (!open.empty() && open.back().isObject) {
            appendJsonString(json, item.key);
            json += ':';
        }
        if (item.kind == Kind::object || item.kind == Kind::array) {
            json += item.kind == Kind::object ? '{' : '[';
            open.push_back({item.next, item.kind == Kind::object});
        } else if (item.kind == Kind::string) {
            appendJsonString(json, item.text);
        } else {
            json += item.text;
        }
    }
    closeAt((*this)->next);
    return json;
}

MaybeFault JsonValue::keyTwice() const {
    std::set<std::string_view> seen;
    return each([&](JsonValue member) -> MaybeFault {
        return seen.insert(member->key).second
                   ? MaybeFault{}
                   : member.wrong({Code::keyTwice, {shortJsonString(member->key)}});
    });
}

MaybeFault faultOfFormat(JsonValue value, std::string_view format) {
    const bool right = value.is(JsonItem::Kind::string) && value->text == format;
    return right ? MaybeFault{}
                 : value.wrong(otherFormat(value->text, format, {Code::formatExpected, {format}}));
}

MaybeFault faultOfVersion(JsonValue value) {
    if (value.is(JsonItem::Kind::number) && value->number > practiceVersion) {
        return newerVersion(value->offset, value->number, practiceVersion);
    }
    const bool right = value.is(JsonItem::Kind::number) && value->number == practiceVersion;
    return right ? MaybeFault{} : value.wrong({Code::versionType});
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
