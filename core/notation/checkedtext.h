#pragma once

#include "core/notation/characters.h"
#include "core/notation/fault.h"
#include "core/notation/readtree.h"
#include "core/notation/textspans.h"

#include <new>
#include <vector>

namespace prunus {

// Readers of a text that is known to be valid UTF-8 without a byte order mark.

[[nodiscard]] ReadResult readBrackets(std::string_view text, Progress* progress,
                                      std::vector<TextSpan>* spans = nullptr);
[[nodiscard]] ReadResult readDocument(std::string_view text, Progress* progress);
/// Whether the text starts as a JSON object with members does.
[[nodiscard]] bool isJson(std::string_view text);

/// The error if the text is not valid UTF-8 or holds a NUL; nullopt if it is text. Throws
/// WorkCancelled.
[[nodiscard]] std::optional<ReadError> faultOfText(std::string_view text, Progress* progress);

/// Runs a reader over a document without its byte order mark, or returns an error that says why the
/// document cannot be read.
template <class Result, class Reader>
Result readWith(std::string_view document, Progress* progress, Reader reader) try {
    const std::string_view text = withoutMark(document);
    if (const std::optional<ReadError> fault = faultOfText(text, progress)) {
        return tl::unexpected<ReadError>(*fault);
    }
    return reader(text, progress);
} catch (const WorkCancelled&) {
    return tl::unexpected<ReadError>({0, 0, {Code::readingStopped}, true});
} catch (const std::bad_alloc&) {
    return tl::unexpected<ReadError>({0, 0, {Code::noMemoryForTree}});
}

} // namespace prunus
