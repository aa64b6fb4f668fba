#include "core/notation/paste/pastedtext.h"

#include "core/notation/characters.h"
#include "core/notation/paste/numbertable.h"
#include "core/notation/paste/plaincharacters.h"

#include <utility>

namespace prunus {

namespace {

bool isTree(const std::string& text) {
    return readText(text).has_value();
}

/// Rule 4: trees side by side, in brackets; empty if they are none, or no bracket says so.
std::string bracketed(const std::string& text) {
    if (text.find_first_of("[({") == std::string::npos) {
        return {};
    }
    const std::size_t first = skipSpace(text, 0);
    std::string around = '[' + text.substr(first);
    while (isSpace(around.back())) {
        around.pop_back();
    }
    around += ']';
    return isTree(around) ? around : std::string();
}

} // namespace

tl::expected<std::optional<Adapted>, ReadError> adaptPastedText(std::string_view text) {
    const ImportResult asItIs = importTree(text);
    if (asItIs) {
        return std::nullopt;
    }
    const std::string_view pasted = withoutMark(text);
    if (firstNonText(pasted)) {
        return tl::unexpected<ReadError>(asItIs.error());
    }
    Changes changes;
    const auto plain = plainCharacters(pasted, changes);
    if (!plain) {
        return tl::unexpected<ReadError>(placed(pasted, plain.error()));
    }
    if (isTree(plain->text)) {
        return Adapted{plain->text, changes.all()};
    }
    const auto table = bracketTable(plain->text, changes);
    if (!table) {
        const std::size_t origin = plain->originOf(table.error().offset);
        return tl::unexpected<ReadError>(placed(pasted, {origin, table.error().message}));
    }
    if (*table && isTree(**table)) {
        return Adapted{**table, changes.all()};
    }
    if (std::string around = bracketed(plain->text); !around.empty()) {
        changes.add(Adaptation::outerBrackets);
        return Adapted{std::move(around), changes.all()};
    }
    return tl::unexpected<ReadError>(asItIs.error());
}

} // namespace prunus
