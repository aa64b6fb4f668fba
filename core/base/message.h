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

/// A number of things that are counted. A number that names one thing, such as the number of a
/// line, is no Count.
struct Count {
    std::uint64_t value;

    friend bool operator==(const Count&, const Count&) = default;
};

/// An argument of a message: a text (also a number that names something), a count, or a list of
/// words.
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

/// One line of text for the reader, as data: `ui/words` and `app/cli` turn it into words.
struct Message {
    Code code = {};
    std::vector<Argument> arguments = {};
    /// How many there are of what the sentence has in singular or plural.
    std::optional<std::uint64_t> count = {};
    std::vector<Message> then = {}; ///< the sentences that follow this one

    friend bool operator==(const Message&, const Message&) = default;
};

} // namespace prunus
