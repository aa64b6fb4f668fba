#include "core/notation/readtree.h"

#include "core/notation/characters.h"
#include "core/notation/checkedtext.h"
#include "core/notation/jsonparse.h"
#include "core/notation/jsonversion.h"
#include "core/notation/textreader.h"

#include <optional>
#include <utility>

namespace prunus {

namespace {

Fault nonText(std::string_view text, std::size_t offset) {
    using namespace std::string_view_literals;
    const std::string_view start = text.substr(0, 2);
    if (text.starts_with("\xFF\xFE\0\0"sv) || text.starts_with("\0\0\xFE\xFF"sv)) {
        return {0, {Code::isUtf32}};
    }
    if (start == "\xFF\xFE" || start == "\xFE\xFF") {
        return {0, {Code::isUtf16}};
    }
    if (text[offset] == '\0') {
        return {offset, {Code::hasNul}};
    }
    return {offset, {Code::isNotUtf8}};
}

tl::unexpected<ReadError> failed(std::string_view text, const Fault& fault) {
    return tl::unexpected<ReadError>(placed(text, fault));
}

} // namespace

ReadResult readBrackets(std::string_view text, Progress* progress, std::vector<TextSpan>* spans) {
    TextReader reader(text, progress, spans);
    if (const std::optional<Fault> fault = reader.read()) {
        return failed(text, *fault);
    }
    return std::move(reader.builder()).build({}, progress);
}

ReadResult readDocument(std::string_view text, Progress* progress) {
    // The parser would skip a second mark, which is no part of JSON.
    if (text != withoutMark(text)) {
        return failed(text, unexpected(text, 0, {Code::braceExpected}));
    }
    JsonReader reader(text, progress);
    if (!parseJson(text, reader)) {
        return failed(text, newerVersionIn(text, progress).value_or(*reader.fault()));
    }
    return std::move(reader).build(progress).map_error(
        [&](const Fault& fault) { return placed(text, fault); });
}

bool isJson(std::string_view text) {
    const std::size_t first = skipSpace(text, 0);
    if (first == text.size() || text[first] != '{') {
        return false;
    }
    const std::size_t second = skipSpace(text, first + 1);
    return second < text.size() && text[second] == '"';
}

std::optional<ReadError> faultOfText(std::string_view text, Progress* progress) {
    const std::optional<std::size_t> bad = firstNonText(text, progress);
    return bad ? std::optional<ReadError>(placed(text, nonText(text, *bad))) : std::nullopt;
}

ReadResult readText(std::string_view text, Progress* progress) {
    return readWith<ReadResult>(text, progress, [](std::string_view checked, Progress* told) {
        return readBrackets(checked, told);
    });
}

ReadResult readText(std::string_view text, std::vector<TextSpan>& spans) {
    spans.clear();
    return readWith<ReadResult>(text, nullptr, [&](std::string_view checked, Progress* told) {
        ReadResult result = readBrackets(checked, told, &spans);
        const std::size_t mark = text.size() - checked.size();
        for (TextSpan& span : spans) {
            span = {span.start + mark, span.body + mark, span.end + mark};
        }
        return result;
    });
}

ReadResult readJson(std::string_view text, Progress* progress) {
    return readWith<ReadResult>(text, progress, readDocument);
}

} // namespace prunus
