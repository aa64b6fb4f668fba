#include "core/lessons/instant.h"

#include "core/notation/characters.h"

#include <algorithm>

namespace prunus {

namespace {

/// Whether the text begins as the form does, in which 0 stands for any digit.
bool isLike(std::string_view text, std::string_view form) {
    return text.size() >= form.size() &&
           std::equal(form.begin(), form.end(), text.begin(),
                      [](char like, char c) { return like == '0' ? isDigit(c) : c == like; });
}

int numberIn(std::string_view digits) {
    int number = 0;
    for (const char each : digits) {
        number = number * 10 + (each - '0');
    }
    return number;
}

} // namespace

std::optional<Instant> instantOf(std::string_view text) {
    using namespace std::chrono;
    constexpr std::string_view form = "0000-00-00T00:00:00";
    if (!isLike(text, form)) {
        return std::nullopt;
    }
    const auto part = [text](std::size_t from) { return numberIn(text.substr(from, 2)); };
    const year_month_day day{year(numberIn(text.substr(0, 4))), month(unsigned(part(5))),
                             std::chrono::day(unsigned(part(8)))};
    if (!day.ok() || part(11) > 23 || part(14) > 59 || part(17) > 60) { // a second may be put in
        return std::nullopt;
    }
    Instant instant = sys_days(day) + hours(part(11)) + minutes(part(14)) + seconds(part(17));
    text.remove_prefix(form.size());
    if (isLike(text, ".0")) {
        const std::size_t end = skipDigits(text, 1);
        std::string_view digits = text.substr(1, std::min<std::size_t>(end - 1, 6));
        int fraction = numberIn(digits);
        for (std::size_t k = digits.size(); k < 6; ++k) {
            fraction *= 10;
        }
        instant += microseconds(fraction);
        text.remove_prefix(end);
    }
    if (text == "Z") {
        return instant;
    }
    const bool isAhead = isLike(text, "+00:00");
    const bool isOffset = (isAhead || isLike(text, "-00:00")) && text.size() == 6;
    if (!isOffset || numberIn(text.substr(1, 2)) > 23 || numberIn(text.substr(4)) > 59) {
        return std::nullopt;
    }
    const minutes offset = hours(numberIn(text.substr(1, 2))) + minutes(numberIn(text.substr(4)));
    return isAhead ? instant - offset : instant + offset;
}

} // namespace prunus
