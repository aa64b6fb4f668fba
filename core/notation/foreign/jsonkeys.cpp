#include "core/notation/foreign/jsonkeys.h"

#include "core/notation/characters.h"
#include "core/notation/checkedtext.h"
#include "core/notation/foreign/flatjson.h"
#include "core/notation/foreign/recognise.h"
#include "core/notation/jsonstring.h"

#include <algorithm>
#include <array>

namespace prunus {

namespace {

/// Keys of Prunus's own documents that no other has.
bool isOwnKey(std::string_view key) {
    return key == "format" || key == "version" || key == "failureValue" || key == "tree";
}

} // namespace

JsonMeaning jsonMeaning(std::string_view key) {
    struct Known {
        std::string_view key;
        JsonMeaning meaning;
    };
    constexpr std::array<Known, 32> known{{
        {"children", JsonMeaning::children}, {"childNodes", JsonMeaning::children},
        {"nodes", JsonMeaning::children},    {"branches", JsonMeaning::children},
        {"subtrees", JsonMeaning::children}, {"left", JsonMeaning::child},
        {"right", JsonMeaning::child},       {"value", JsonMeaning::value},
        {"utility", JsonMeaning::value},     {"score", JsonMeaning::value},
        {"payoff", JsonMeaning::value},      {"eval", JsonMeaning::value},
        {"data", JsonMeaning::value},        {"name", JsonMeaning::name},
        {"label", JsonMeaning::name},        {"title", JsonMeaning::name},
        {"text", JsonMeaning::name},         {"id", JsonMeaning::number},
        {"move", JsonMeaning::move},         {"action", JsonMeaning::move},
        {"edge", JsonMeaning::move},         {"player", JsonMeaning::player},
        {"type", JsonMeaning::player},       {"turn", JsonMeaning::player},
        {"val", JsonMeaning::value},         {"evaluation", JsonMeaning::value},
        {"key", JsonMeaning::name},          {"tag", JsonMeaning::name},
        {"parent", JsonMeaning::parent},     {"parentId", JsonMeaning::parent},
        {"parentid", JsonMeaning::parent},   {"parent_id", JsonMeaning::parent},
    }};
    const auto* const found =
        std::ranges::find_if(known, [key](const Known& each) { return each.key == key; });
    return found == known.end() ? JsonMeaning::other : found->meaning;
}

bool isOwnDocument(std::string_view text) {
    std::size_t depth = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (isOpening(text[at])) {
            ++depth;
        } else if (isClosing(text[at])) {
            --depth;
        } else if (text[at] == '"') {
            const auto string = scanJsonString(text, at);
            if (!string) {
                return false;
            }
            const std::size_t behind = skipSpace(text, string->end);
            if (depth == 1 && behind < text.size() && text[behind] == ':' &&
                isOwnKey(string->value)) {
                return true;
            }
            at = string->end - 1;
        }
    }
    return false;
}

bool isRecordJson(std::string_view text) {
    const std::size_t first = literalStart(text);
    const bool object = first > skipSpace(text, 0) && isJson(text.substr(first));
    const bool list = first < text.size() && text[first] == '[';
    if (!object && (!list || text.find('{') == std::string_view::npos)) {
        return false;
    }
    const auto items = flatJson(text, JsonDialect::python);
    return items && (object || std::ranges::any_of(*items, [](const JsonItem& item) {
                         return !item.key.empty() && jsonMeaning(item.key) != JsonMeaning::other;
                     }));
}

} // namespace prunus
