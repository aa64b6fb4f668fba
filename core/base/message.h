#pragma once

#include "core/base/code.h"

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace prunus {

/// How many there are of something; other numbers name something, as that of a line does.
struct Count {
    std::uint64_t value;

    friend bool operator==(const Count&, const Count&) = default;
};

/// What a message tells of: a number, a text of the author's, or a list of words.
struct Argument {
    std::variant<std::string, Count, std::vector<Code>> what;

    Argument(std::string text) : what(std::move(text)) {}
    Argument(std::string_view text) : what(std::string(text)) {}
    Argument(const char* text) : what(std::string(text)) {}
    Argument(char c) : what(std::string(1, c)) {}
    Argument(Count count) : what(count) {}
    Argument(std::vector<Code> words) : what(std::move(words)) {}
    Argument(std::integral auto number) : what(std::to_string(number)) {}

    friend bool operator==(const Argument&, const Argument&) = default;
};

/// One line for who reads it, as data: the words are made at the edge, in `ui/words` and `app/cli`.
struct Message {
    Code code = {};
    std::vector<Argument> arguments = {};
    std::optional<std::uint64_t> count = {}; ///< what the sentence has one or several of
    std::vector<Message> then = {};          ///< sentences behind it

    friend bool operator==(const Message&, const Message&) = default;
};

} // namespace prunus
