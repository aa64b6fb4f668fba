#include "core/notation/foreign/jsonheads.h"

#include "core/notation/foreign/foreignnodes.h"

namespace prunus {

namespace {

using Kind = JsonItem::Kind;
using Items = std::vector<JsonItem>;

/// Whether it is a list that begins with a name, with anything but a name behind it. A list that
/// has a key has its name there, unless it is the outermost.
bool beginsWithName(const Items& items, std::uint32_t list) {
    if (items[list].kind != Kind::array || (list > 0 && !items[list].key.empty()) ||
        items[list].next == list + 1) {
        return false;
    }
    const JsonItem& head = items[list + 1];
    return head.kind == Kind::string && !wholeNumber(trimmed(head.text)) &&
           head.next < items[list].next && items[head.next].kind != Kind::string;
}

/// Whether it is a name, and a number or a list without one.
bool isPair(const Items& items, std::uint32_t list) {
    const std::uint32_t second = items[list + 1].next;
    return items[second].next == items[list].next &&
           (items[second].kind == Kind::number ||
            (items[second].kind == Kind::array && !beginsWithName(items, second)));
}

} // namespace

bool hasHead(const Items& items, JsonHeads heads, std::uint32_t list) {
    return heads != JsonHeads::none && beginsWithName(items, list);
}

tl::expected<JsonHeads, Fault> jsonHeads(const Items& items) {
    JsonHeads heads = JsonHeads::none;
    std::optional<std::uint32_t> headless; // behind a name
    for (std::uint32_t list = 0; list < items.size(); ++list) {
        if (!beginsWithName(items, list)) {
            continue;
        }
        const bool pairs = heads != JsonHeads::lists && isPair(items, list);
        heads = pairs ? JsonHeads::pairs : JsonHeads::lists;
        for (std::uint32_t c = items[list + 1].next; !headless && c < items[list].next;
             c = items[c].next) {
            const bool holds = items[c].kind == Kind::array || items[c].kind == Kind::object;
            headless = holds && !beginsWithName(items, c) ? std::optional(c) : std::nullopt;
        }
    }
    if (heads == JsonHeads::lists && headless) {
        return tl::unexpected<Fault>({items[*headless].offset, {Code::listWithoutHead}});
    }
    return heads;
}

} // namespace prunus
