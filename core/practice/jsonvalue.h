#pragma once

#include "core/notation/characters.h"
#include "core/notation/checkedtext.h"
#include "core/notation/foreign/flatjson.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace prunus {

/// A fault, which says what is wrong and where; or nothing.
using MaybeFault = std::optional<Fault>;

/// The length of the longest text that is read, in bytes: a text that comes from others must not
/// take all memory of the machine.
inline constexpr std::size_t longestInput = std::size_t{4} << 20U;

/// A value in a JSON text that flatJson() has read, with what it holds.
class JsonValue {
  public:
    using Kind = JsonItem::Kind;

    explicit JsonValue(const std::vector<JsonItem>& items, std::uint32_t at = 0)
        : items_(&items), at_(at) {}

    [[nodiscard]] const JsonItem& operator*() const { return (*items_)[at_]; }
    [[nodiscard]] const JsonItem* operator->() const { return &**this; }
    [[nodiscard]] bool is(Kind kind) const { return (*this)->kind == kind; }
    [[nodiscard]] bool isNull() const { return is(Kind::literal) && (*this)->text == "null"; }
    [[nodiscard]] Fault wrong(Message message) const {
        return {(*this)->offset, std::move(message)};
    }

    /// Calls `see` for each value that this one holds, up to the first fault, which it returns.
    template <class See> [[nodiscard]] MaybeFault each(See see) const {
        for (std::uint32_t m = at_ + 1; m < (*this)->next; m = (*items_)[m].next) {
            if (MaybeFault fault = see(JsonValue(*items_, m))) {
                return fault;
            }
        }
        return std::nullopt;
    }
    /// Does what each() does for the members of an object; a key that stands twice is a fault.
    template <class See> [[nodiscard]] MaybeFault eachMember(See see) const {
        MaybeFault twice = keyTwice();
        return twice ? twice : each(see);
    }
    /// The member of an object with this key; nullopt if there is none.
    [[nodiscard]] std::optional<JsonValue> member(std::string_view key) const;

    /// The index of the word in `words` that this text is; nullopt if it is no text or none of
    /// them.
    [[nodiscard]] std::optional<std::size_t> among(std::span<const std::string_view> words) const;
    /// The value if it is a number, or an infinity as a text; else nullopt.
    [[nodiscard]] std::optional<Value> bound() const;
    /// The value if it is a number without a fraction, from 0 to 2^53; else nullopt.
    [[nodiscard]] std::optional<std::uint64_t> whole() const;

    /// The number of values that this one is with all that it holds. within() gives each of them by
    /// its place, this value itself at 0.
    [[nodiscard]] std::size_t size() const { return (*this)->next - at_; }
    [[nodiscard]] JsonValue within(std::size_t place) const {
        return JsonValue(*items_, at_ + static_cast<std::uint32_t>(place));
    }
    [[nodiscard]] std::size_t placeOf(JsonValue held) const { return held.at_ - at_; }

    /// The value as JSON without blanks, for whoever reads it on its own. No recursion.
    [[nodiscard]] std::string text() const;

  private:
    [[nodiscard]] MaybeFault keyTwice() const;

    const std::vector<JsonItem>* items_;
    std::uint32_t at_;
};

/// The version of the formats of profiles, lessons and attempts that this program knows.
inline constexpr Value practiceVersion = 1;

/// Return the fault if "format" is not `format`, or if "version" is no known version; else nothing.
[[nodiscard]] MaybeFault faultOfFormat(JsonValue value, std::string_view format);
[[nodiscard]] MaybeFault faultOfVersion(JsonValue value);

/// The words, with commas between, for a message; each in double quotes if `quoted`.
[[nodiscard]] std::string listed(std::span<const std::string_view> words, bool quoted = false);

/// Reads the object that is the whole of a JSON text: `read(JsonValue, Result&)` fills in the
/// result. `example` shows what is expected.
template <class Result, class Read>
[[nodiscard]] tl::expected<Result, ReadError> readJsonObject(std::string_view document,
                                                             std::string_view example, Read read) {
    using Expected = tl::expected<Result, ReadError>;
    if (document.size() > longestInput) {
        return tl::unexpected<ReadError>({0, 0, {Code::inputTooLong}});
    }
    return readWith<Expected>(document, nullptr, [&](std::string_view text, Progress*) -> Expected {
        const auto failed = [&](const Fault& fault) {
            return tl::unexpected<ReadError>(placed(text, fault));
        };
        if (const std::size_t start = skipSpace(text, 0);
            start == text.size() || text[start] != '{') {
            return failed({start, {Code::objectExpected, {example}}});
        }
        const auto items = flatJson(text);
        if (!items) {
            return failed(items.error());
        }
        Result result;
        if (const MaybeFault fault = read(JsonValue(*items), result)) {
            return failed(*fault);
        }
        return result;
    });
}

} // namespace prunus
