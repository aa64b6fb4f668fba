#include "app/cli/escapearguments.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace prunus {

namespace {

/// ASCII's unit separator, which nobody types.
constexpr char protection = '\x1f';

constexpr std::array<std::string_view, 7> numeric{"--window", "--values", "--depth", "--branching",
                                                  "--seed",   "--at",     "--scale"};

bool takesNumber(std::string_view argument) {
    return std::find(numeric.begin(), numeric.end(), argument) != numeric.end();
}

bool isNegativeNumber(std::string_view argument) {
    constexpr std::string_view second = "0123456789.i";
    return argument.size() > 1 && argument[0] == '-' &&
           second.find(argument[1]) != std::string_view::npos;
}

} // namespace

std::vector<std::string> escapeArguments(const std::vector<std::string>& arguments) {
    std::vector<std::string> safe;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& argument = arguments[i];
        if (takesNumber(argument) && i + 1 < arguments.size() &&
            isNegativeNumber(arguments[i + 1])) {
            safe.push_back(argument + '=' + arguments[i + 1]);
            ++i;
        } else if (!argument.empty() && argument[0] == '[') {
            safe.push_back(protection + argument);
        } else {
            safe.push_back(argument);
        }
    }
    return safe;
}

std::string restored(std::string text) {
    text.erase(std::remove(text.begin(), text.end(), protection), text.end());
    return text;
}

} // namespace prunus
