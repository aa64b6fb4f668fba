#include "core/notation/jsonversion.h"

#include "core/notation/characters.h"
#include "core/notation/jsonstring.h"
#include "core/notation/number.h"
#include "core/notation/ownformats.h"
#include "core/notation/scannumber.h"

namespace prunus {

namespace {

/// One past the quote that closes the string which opens here, or the end of the text.
std::size_t stringEnd(std::string_view text, std::size_t opening) {
    for (std::size_t at = opening + 1; at < text.size(); ++at) {
        if (text[at] == '"') {
            return at + 1;
        }
        at += text[at] == '\\' ? 1 : 0;
    }
    return text.size();
}

/// Calls `see(key, where its value starts)` for the keys of the outermost object, as far as the
/// text is one.
template <class See>
void visitKeys(std::string_view text, const Progress* progress, const See& see) {
    std::size_t depth = 0;
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        if (c == '"') {
            const std::size_t end = stringEnd(text, at);
            const std::size_t colon = skipSpace(text, end);
            if (depth == 1 && colon < text.size() && text[colon] == ':') {
                see(text.substr(at, end - at), skipSpace(text, colon + 1));
            }
            at = end;
            continue;
        }
        if (isClosing(c)) {
            if (progress != nullptr) {
                progress->stopIfCancelled();
            }
            if (depth <= 1) {
                return;
            }
        }
        depth += isOpening(c) ? 1U : 0U;
        depth -= isClosing(c) ? 1U : 0U;
        ++at;
    }
}

} // namespace

Message noTreeFormat(std::string_view format) {
    return otherFormat(format, "prunus-tree", {Code::unknownFormat, {shortJsonString(format)}});
}

Fault newerVersion(std::size_t offset, Value version, Value known) {
    return {offset, {Code::newerVersion, {formatNumber(version), formatNumber(known)}}};
}

std::optional<Fault> newerVersionIn(std::string_view text, const Progress* progress) {
    bool ours = false;
    std::optional<std::size_t> place;
    visitKeys(text, progress, [&](std::string_view key, std::size_t value) {
        ours = ours || (key == "\"format\"" &&
                        text.substr(value, stringEnd(text, value) - value) == "\"prunus-tree\"");
        if (key == "\"version\"" && !place) {
            place = value;
        }
    });
    if (!ours || !place || !startsNumber(text, *place)) {
        return std::nullopt;
    }
    const auto version = scanNumber(text, *place);
    return version && version->value > jsonVersion
               ? std::optional(newerVersion(*place, version->value))
               : std::nullopt;
}

} // namespace prunus
