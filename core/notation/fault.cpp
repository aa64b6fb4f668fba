#include "core/notation/fault.h"

#include "core/notation/characters.h"
#include "core/notation/jsonstring.h"
#include "core/tree/limits.h"

#include <utility>

namespace prunus {

namespace {

/// Numbers shown of a path before the middle is left out.
constexpr std::size_t shownOfPath = 12;

std::string shortPath(const std::vector<std::uint32_t>& path) {
    std::string text = "[";
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (path.size() > shownOfPath && i == shownOfPath / 2) {
            text += ",…";
            i = path.size() - shownOfPath / 2;
        }
        text += i == 0 ? "" : ",";
        text += std::to_string(path[i]);
    }
    return text + "]";
}

} // namespace

ReadError placed(std::string_view text, const Fault& fault) {
    ReadError error{1, 1, fault.message};
    for (std::size_t i = 0; i < fault.offset; ++i) {
        const bool crBeforeLf = text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
        if (text[i] == '\n' || (text[i] == '\r' && !crBeforeLf)) {
            ++error.line;
            error.column = 1;
        } else if (!isContinuation(text[i])) {
            ++error.column;
        }
    }
    return error;
}

Fault emptyText() {
    return {0, {Code::emptyFile}};
}

Fault tooManyNodes(std::size_t offset) {
    return {offset, {Code::tooManyNodes, {}, nodeLimit()}};
}

Fault unclosedBracket(std::string_view text, std::size_t opened) {
    const char opening = text[opened];
    return {opened, {Code::neverClosed, {opening, closingOf(opening)}}};
}

Fault mismatchedBracket(std::string_view text, std::size_t opened, std::size_t closed) {
    const ReadError place = placed(text, {opened, {}});
    return {closed,
            {Code::wrongBracket,
             {text[closed], closingOf(text[opened]), text[opened], place.line, place.column}}};
}

Fault nothingToClose(std::string_view text, std::size_t closed) {
    return {closed, {Code::closesNothing, {text[closed]}}};
}

Fault nothingBefore(std::string_view text, std::size_t separator) {
    return {separator,
            {text[separator] == ';' ? Code::nothingBeforeSemicolon : Code::nothingBeforeComma}};
}

Fault nothingAfter(std::string_view text, std::size_t separator) {
    return {separator,
            {text[separator] == ';' ? Code::nothingAfterSemicolon : Code::nothingAfterComma}};
}

Fault unexpected(std::string_view text, std::size_t offset, Message expected) {
    if (auto lookalike = lookalikeAt(text, offset)) {
        return *std::move(lookalike);
    }
    const Decoded found = decodeAt(text, offset);
    Message message = isControl(found.codePoint)
                          ? Message{Code::unexpectedControl, {codePointName(found.codePoint)}}
                      : text[offset] == '\''
                          ? Message{Code::unexpectedApostrophe}
                          : Message{Code::unexpectedCharacter, {text.substr(offset, found.length)}};
    message.then.push_back(std::move(expected));
    return {offset, std::move(message)};
}

std::optional<Fault> lookalikeAt(std::string_view text, std::size_t offset) {
    std::optional<Message> lookalike = explainLookalike(decodeAt(text, offset).codePoint);
    return lookalike ? std::optional(Fault{offset, *std::move(lookalike)}) : std::nullopt;
}

Message emptyNode(std::string_view name, const std::vector<std::uint32_t>& path, Code remedy) {
    if (name.empty()) {
        return {
            path.empty() ? Code::emptyRoot : Code::emptyNode, {shortPath(path)}, {}, {{remedy}}};
    }
    return {path.empty() ? Code::emptyNamedRoot : Code::emptyNamedNode,
            {shortPath(path), shortJsonString(name)},
            {},
            {{remedy}}};
}

char closingOf(char opening) {
    return opening == '[' ? ']' : opening == '(' ? ')' : '}';
}

} // namespace prunus
