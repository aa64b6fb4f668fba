#include "ui/words/messagetext.h"

#include "core/base/enumtable.h"
#include "ui/words/foreigntexts.h"
#include "ui/words/gambittexts.h"
#include "ui/words/gametexts.h"
#include "ui/words/lessontexts.h"
#include "ui/words/practicetexts.h"
#include "ui/words/readingtexts.h"

#include <algorithm>
#include <vector>

namespace prunus {

namespace {

template <std::size_t... sizes>
constexpr auto joined(const std::array<MessageText, sizes>&... parts) {
    std::array<MessageText, (sizes + ...)> all{};
    auto at = all.begin();
    ((at = std::copy(parts.begin(), parts.end(), at)), ...);
    return all;
}

constexpr auto texts = joined(readingTexts, foreignTexts, lossTexts, gambitTexts, gameTexts,
                              practiceTexts, lessonTexts);
static_assert(isEnumTable<texts, &MessageText::code>());

std::string wordFor(const Argument& argument, const MessageWording& wording) {
    if (const auto* const text = std::get_if<std::string>(&argument.what)) {
        return *text;
    }
    if (const auto* const count = std::get_if<Count>(&argument.what)) {
        return wording.number(count->value);
    }
    std::vector<std::string> words;
    for (const Code word : std::get<std::vector<Code>>(argument.what)) {
        words.push_back(worded({word}, wording));
    }
    return wording.list(words);
}

std::string filled(const std::string& text, const Message& message, const MessageWording& wording) {
    std::string said;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '%') {
            said += text[at];
            continue;
        }
        at += text[at + 1] == 'L' ? 2 : 1;
        said +=
            text[at] == 'n'
                ? wording.number(message.count.value_or(0))
                : wordFor(message.arguments.at(static_cast<std::size_t>(text[at] - '1')), wording);
    }
    return said;
}

bool startsWithName(std::string_view sentence) {
    return sentence.starts_with("MAX ") || sentence.starts_with("MIN ") ||
           sentence.starts_with("R ");
}

std::string clause(const MessageText& text, const Message& of) {
    std::string sentence(of.count == 1 && text.one != nullptr ? text.one : text.text);
    if (sentence.ends_with('.')) {
        sentence.pop_back();
    }
    if (!startsWithName(sentence) && sentence.front() >= 'A' && sentence.front() <= 'Z') {
        sentence.front() = static_cast<char>(sentence.front() - 'A' + 'a');
    }
    return sentence;
}

std::string withCommas(const std::vector<std::string>& words) {
    std::string list;
    for (const std::string& word : words) {
        list += (list.empty() ? "" : ", ") + word;
    }
    return list;
}

std::string plain(std::uint64_t number) {
    return std::to_string(number);
}

} // namespace

std::string worded(const Message& message, const MessageWording& wording) {
    const MessageText& text = texts.at(static_cast<std::size_t>(message.code));
    std::string said = filled(wording.text(text, message), message, wording);
    for (const Message& sentence : message.then) {
        said += wording.between + worded(sentence, wording);
    }
    return said;
}

std::string inEnglish(const Message& message) {
    return worded(message, {clause, plain, withCommas, "; "});
}

} // namespace prunus
