#pragma once

#include "core/notation/jsonstring.h"
#include "core/practice/jsonvalue.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <span>
#include <utility>

namespace prunus {

// These functions read the values behind the keys of lessons and attempts. They are for the readers
// of these alone.

inline constexpr std::size_t longestId = 64;

inline MaybeFault readText(JsonValue value, std::string& into, std::size_t most) {
    if (!value.is(JsonItem::Kind::string)) {
        return value.wrong({Code::textType, {value->key}});
    }
    into = value->text;
    return into.size() <= most ? MaybeFault{}
                               : value.wrong({Code::textTooLong, {value->key, most}});
}

inline MaybeFault readId(JsonValue value, std::string& into) {
    into = value->text;
    const auto isPlain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    };
    const bool right = value.is(JsonItem::Kind::string) && !into.empty() &&
                       into.size() <= longestId && isPlain(into.front()) &&
                       std::ranges::all_of(into, [&](char c) {
                           return isPlain(c) || c == '-' || c == '_' || c == '.';
                       });
    return right ? MaybeFault{} : value.wrong({Code::idExpected, {value->key}});
}

inline MaybeFault readFlag(JsonValue value, bool& into) {
    into = value->text == "true";
    return value.is(JsonItem::Kind::literal) && !value.isNull()
               ? MaybeFault{}
               : value.wrong({Code::flagExpected, {value->key}});
}

template <class T>
MaybeFault readWhole(JsonValue value, T& into, std::uint64_t least, std::uint64_t most) {
    const auto number = value.whole();
    const bool right = number && *number >= least && *number <= most;
    into = right ? static_cast<T>(*number) : T{};
    return right ? MaybeFault{} : value.wrong({Code::wholeBetween, {value->key, least, most}});
}

/// Reads two whole numbers within these bounds, of which the second is not below the first.
template <class T>
MaybeFault readRange(JsonValue value, std::pair<T, T>& into, std::pair<Value, Value> bounds,
                     const char* example) {
    std::vector<Value> ends;
    const MaybeFault none = value.each([&](JsonValue each) -> MaybeFault {
        const Value end = each->number;
        const bool right = each.is(JsonItem::Kind::number) && end == std::trunc(end) &&
                           end >= bounds.first && end <= bounds.second;
        return right ? (ends.push_back(end), MaybeFault{}) : each.wrong({});
    });
    if (!value.is(JsonItem::Kind::array) || none || ends.size() != 2 || ends[0] > ends[1]) {
        return value.wrong({Code::rangeExpected, {value->key, example}});
    }
    into = {static_cast<T>(ends[0]), static_cast<T>(ends[1])};
    return std::nullopt;
}

using WordList = std::span<const std::string_view>;

inline MaybeFault readWord(JsonValue value, std::size_t& into, WordList words) {
    const auto which = value.among(words);
    into = which.value_or(0);
    return which ? MaybeFault{}
                 : value.wrong({Code::wordExpected, {value->key, listed(words, true)}});
}

template <class E> MaybeFault readEnum(JsonValue value, E& into, WordList words) {
    std::size_t which = 0;
    MaybeFault fault = readWord(value, which, words);
    into = static_cast<E>(which);
    return fault;
}

/// Reads a list of some of these words; calls `add` with the number of each.
template <class Add> MaybeFault readWords(JsonValue value, WordList words, Add add) {
    if (!value.is(JsonItem::Kind::array)) {
        return value.wrong({Code::textsExpected, {value->key}});
    }
    return value.each([&](JsonValue each) -> MaybeFault {
        const auto which = each.among(words);
        if (!which) {
            return each.wrong({Code::wordExpected, {value->key, listed(words, true)}});
        }
        add(*which);
        return std::nullopt;
    });
}

inline Fault unknownLessonKey(JsonValue member, WordList keys) {
    return member.wrong({Code::unknownKey, {shortJsonString(member->key), listed(keys)}});
}

inline MaybeFault missingKey(JsonValue object, std::string_view key, std::string_view example) {
    return object.is(JsonItem::Kind::object) && object.member(key)
               ? MaybeFault{}
               : object.wrong({Code::keyMissing, {key, example}});
}

/// Returns what is wrong unless a document is of this format and has the keys "format", "version"
/// and these, each with an example. A wrong format is reported first, since it explains all else.
inline MaybeFault
faultOfKind(JsonValue document, std::string_view format,
            std::initializer_list<std::pair<std::string_view, std::string_view>> keys) {
    const auto said = document.member("format");
    MaybeFault fault = said ? faultOfFormat(*said, format)
                            : missingKey(document, "format", listed({&format, 1}, true));
    fault = fault ? fault : missingKey(document, "version", "1");
    for (const auto& [key, example] : keys) {
        fault = fault ? fault : missingKey(document, key, example);
    }
    return fault;
}

} // namespace prunus
