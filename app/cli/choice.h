#pragma once

#include "app/cli/optionvalues.h"
#include "app/cli/suggestion.h"

#include <algorithm>

// How the values of options are read: one of several words, or a list.
namespace prunus {

template <class T> struct Choice {
    std::string_view word;
    T value;
};

/// Returns an error that quotes what was typed, followed by `remedy`, which says what would be
/// right.
[[nodiscard]] inline tl::unexpected<std::string> wrong(std::string_view text,
                                                       std::string_view remedy) {
    std::string message = "\"";
    message.append(text).append("\" ").append(remedy);
    return tl::make_unexpected(std::move(message));
}

/// Returns the error for a text that is none of several words. It lists the words, and the one that
/// was probably meant.
[[nodiscard]] inline tl::unexpected<std::string> noneOf(std::string_view text,
                                                        const std::vector<std::string>& words) {
    std::string list;
    for (const std::string& each : words) {
        list.append(list.empty() ? "" : ", ").append(each);
    }
    return wrong(text, "is none of " + list + suggestion(text, words));
}

template <class T, std::size_t n>
[[nodiscard]] OptionValue<T> choose(std::string_view text, const Choice<T> (&choices)[n]) {
    std::vector<std::string> words;
    for (const Choice<T>& choice : choices) {
        if (choice.word == text) {
            return choice.value;
        }
        words.emplace_back(choice.word);
    }
    return noneOf(text, words);
}

/// Reads a list of items separated by commas; the text `all` gives all items.
template <class T>
[[nodiscard]] OptionValue<std::vector<T>> readList(const std::string& text, std::vector<T> all,
                                                   OptionValue<T> (*readOne)(const std::string&)) {
    if (text == "all") {
        return all;
    }
    std::vector<T> list;
    std::size_t begin = 0;
    while (begin <= text.size()) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const OptionValue<T> item = readOne(text.substr(begin, end - begin));
        if (!item) {
            return tl::make_unexpected(item.error());
        }
        list.push_back(*item);
        begin = end + 1;
    }
    return list;
}

} // namespace prunus
