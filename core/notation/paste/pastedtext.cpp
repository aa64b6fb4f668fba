#include "core/notation/paste/pastedtext.h"

#include "core/notation/characters.h"
#include "core/notation/checkedtext.h"
#include "core/notation/efg/readgame.h"
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

/// The text as a game, a document or brackets; nothing else.
std::optional<ReadError> whyNoTree(std::string_view text) {
    ImportResult result = isGame(text)   ? readGame(text, nullptr)
                          : isJson(text) ? readDocument(text, nullptr).map([](GameTree&& tree) {
                                return Imported{std::move(tree)};
                            })
                                         : readBrackets(text, nullptr).map([](GameTree&& tree) {
                                               return Imported{std::move(tree)};
                                           });
    return result ? std::nullopt : std::optional<ReadError>(std::move(result.error()));
}

} // namespace

tl::expected<std::optional<Adapted>, ReadError> adaptPastedText(std::string_view text) {
    const std::string_view pasted = withoutMark(text);
    if (const std::optional<ReadError> fault = faultOfText(pasted, nullptr)) {
        return tl::unexpected<ReadError>(*fault);
    }
    const std::optional<ReadError> asItIs = whyNoTree(pasted);
    // What begins like a document and is none is not changed into a tree in braces.
    if (!asItIs || readText(text)) {
        return std::nullopt;
    }
    return mended(pasted, *asItIs).map([](Adapted&& adapted) {
        return std::optional<Adapted>(std::move(adapted));
    });
}

tl::expected<Adapted, ReadError> mended(std::string_view pasted, const ReadError& asItIs) {
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
    return tl::unexpected<ReadError>(asItIs);
}

Message describe(const std::vector<Adaptation>& changes) {
    constexpr std::array words{
        Code::spaces,   Code::invisibleCharacters, Code::minusSigns, Code::quotes,
        Code::brackets, Code::separators,          Code::digits,     Code::decimalCommas,
    };
    Message shape;
    std::vector<Code> changed;
    for (const Adaptation each : changes) {
        if (each == Adaptation::rows) {
            shape.code = Code::readAsNumbers;
        } else if (each == Adaptation::outerBrackets) {
            shape.code = Code::bracketsAdded;
        } else {
            changed.push_back(words.at(static_cast<std::size_t>(each)));
        }
    }
    if (changed.empty()) {
        return shape;
    }
    Message characters{Code::charactersChanged, {std::move(changed)}};
    if (shape == Message{}) {
        return characters;
    }
    shape.then.push_back(std::move(characters));
    return shape;
}

} // namespace prunus
