#include "ui/words/messagetext.h"

#include "core/base/enumtable.h"
#include "ui/words/foreigntexts.h"
#include "ui/words/gambittexts.h"
#include "ui/words/gametexts.h"
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

constexpr auto texts = joined(readingTexts, foreignTexts, lossTexts, gambitTexts, gameTexts);
static_assert(isEnumTable<texts, &MessageText::code>());

using TextFor = std::function<std::string(const MessageText&, const Message&)>;

std::string wordFor(const Argument& argument, const TextFor& textFor) {
    if (const auto* const text = std::get_if<std::string>(&argument.what)) {
        return *text;
    }
    std::string list;
    for (const Code word : std::get<std::vector<Code>>(argument.what)) {
        list += (list.empty() ? "" : ", ") + worded({word}, textFor);
    }
    return list;
}

std::string filled(const std::string& text, const Message& message, const TextFor& textFor) {
    std::string said;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char next = text[at] == '%' && at + 1 < text.size() ? text[++at] : '\0';
        if (next == 'n') {
            said += std::to_string(message.count.value_or(0));
        } else if (next != '\0') {
            said += wordFor(message.arguments.at(static_cast<std::size_t>(next - '1')), textFor);
        } else {
            said += text[at];
        }
    }
    return said;
}

} // namespace

std::string worded(const Message& message, const TextFor& textFor) {
    const MessageText& text = texts.at(static_cast<std::size_t>(message.code));
    std::string said = filled(textFor(text, message), message, textFor);
    for (const Message& sentence : message.then) {
        said += "; " + worded(sentence, textFor);
    }
    return said;
}

std::string inEnglish(const Message& message) {
    return worded(message, [](const MessageText& text, const Message& of) {
        return std::string(of.count == 1 && text.one != nullptr ? text.one : text.text);
    });
}

} // namespace prunus
