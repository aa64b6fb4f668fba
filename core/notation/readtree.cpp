#include "core/notation/readtree.h"

#include "core/notation/characters.h"
#include "core/notation/fault.h"
#include "core/notation/jsonparse.h"
#include "core/notation/textreader.h"
#include "core/notation/textspans.h"

#include <new>
#include <optional>
#include <utility>

namespace prunus {

namespace {

Fault nonText(std::string_view text, std::size_t offset) {
    const std::string_view start = text.substr(0, 2);
    if (start == "\xFF\xFE" || start == "\xFE\xFF") {
        return {0, "this is UTF-16; save the file as UTF-8"};
    }
    if (text[offset] == '\0') {
        return {offset, "this is not text: it contains a NUL byte"};
    }
    return {offset, "this is not text in UTF-8; save the file as UTF-8"};
}

/// Runs a reader over a text that is known to be valid UTF-8 without a mark.
template <class Reader> ReadResult readWith(std::string_view document, Reader reader) try {
    const std::string_view text = withoutMark(document);
    if (const std::optional<std::size_t> bad = firstNonText(text)) {
        return tl::unexpected<ReadError>(placed(text, nonText(text, *bad)));
    }
    return reader(text);
} catch (const std::bad_alloc&) {
    return tl::unexpected<ReadError>(
        {0, 0, "there is not enough memory for this tree; close something, or read a smaller one"});
}

ReadResult failed(std::string_view text, const Fault& fault) {
    return tl::unexpected<ReadError>(placed(text, fault));
}

ReadResult readBrackets(std::string_view text, std::vector<TextSpan>* spans = nullptr) {
    TextReader reader(text, spans);
    if (const std::optional<Fault> fault = reader.read()) {
        return failed(text, *fault);
    }
    return std::move(reader.builder()).build();
}

ReadResult readDocument(std::string_view text) {
    // The parser would skip a second mark, which is no part of JSON.
    if (text != withoutMark(text)) {
        return failed(text, unexpected(text, 0, "'{' is expected"));
    }
    JsonReader reader(text);
    if (!parseJson(text, reader)) {
        return failed(text, *reader.fault());
    }
    return std::move(reader).build();
}

bool isJson(std::string_view text) {
    const std::size_t first = skipSpace(text, 0);
    if (first == text.size() || text[first] != '{') {
        return false;
    }
    const std::size_t second = skipSpace(text, first + 1);
    return second < text.size() && text[second] == '"';
}

} // namespace

ReadResult readText(std::string_view text) {
    return readWith(text, [](std::string_view checked) { return readBrackets(checked); });
}

ReadResult readText(std::string_view text, std::vector<TextSpan>& spans) {
    spans.clear();
    return readWith(text, [&](std::string_view checked) {
        ReadResult result = readBrackets(checked, &spans);
        const std::size_t mark = text.size() - checked.size();
        for (TextSpan& span : spans) {
            span = {span.start + mark, span.body + mark, span.end + mark};
        }
        return result;
    });
}

ReadResult readJson(std::string_view text) {
    return readWith(text, readDocument);
}

ReadResult readTree(std::string_view text) {
    return readWith(text, [](std::string_view checked) {
        return isJson(checked) ? readDocument(checked) : readBrackets(checked);
    });
}

} // namespace prunus
