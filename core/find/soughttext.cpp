#include "core/find/soughttext.h"

#include "core/notation/characters.h"
#include "core/notation/scannumber.h"

#include <charconv>
#include <utility>

namespace prunus {
namespace {

std::string_view trimmed(std::string_view text) {
    text.remove_prefix(skipSpace(text, 0));
    while (!text.empty() && isSpace(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

std::optional<Value> readValue(std::string_view text) {
    if (!startsNumber(text, 0)) {
        return std::nullopt;
    }
    const auto number = scanNumber(text, 0);
    return number && number->end == text.size() ? std::optional(number->value) : std::nullopt;
}

bool parts(char c) {
    return isSpace(c) || isSeparator(c) || c == '.';
}

/// Child numbers with something between them, and nothing else.
std::optional<std::vector<std::uint32_t>> readNumbers(std::string_view text) {
    std::vector<std::uint32_t> numbers;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at != end) {
        if (parts(*at)) {
            ++at;
            continue;
        }
        std::uint32_t number = 0;
        const auto read = std::from_chars(at, end, number);
        if (read.ec != std::errc() || (read.ptr != end && !parts(*read.ptr))) {
            return std::nullopt;
        }
        numbers.push_back(number);
        at = read.ptr;
    }
    return numbers;
}

std::optional<std::vector<std::uint32_t>> readPath(std::string_view text) {
    const std::size_t bracket = text.find('[');
    if (bracket != std::string_view::npos && text.back() == ']') {
        const std::string_view before = trimmed(text.substr(0, bracket));
        const bool shown = before.empty() || readValue(before);
        return shown ? readNumbers(text.substr(bracket + 1, text.size() - bracket - 2))
                     : std::nullopt;
    }
    if (text.empty() || !isDigit(text.front()) || readValue(text)) {
        return std::nullopt;
    }
    return readNumbers(text);
}

} // namespace

SoughtText readSought(std::string_view text) {
    text = trimmed(text);
    return {readValue(text), readPath(text), std::string(text)};
}

} // namespace prunus
