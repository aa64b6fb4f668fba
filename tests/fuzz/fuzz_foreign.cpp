#include "core/formats/importtree.h"
#include "core/formats/treeformat.h"
#include "tests/fuzz/invariant.h"

#include <cstddef>
#include <cstdint>

using namespace prunus;

namespace {

/// What is told has a place within the text; what was read can be written and read again.
void requireGoodReading(const ImportResult& result, std::string_view text) {
    if (!result) {
        requireGoodError(result.error(), text);
        return;
    }
    for (const ReadNotice& notice : result->notices) {
        requireGoodError(notice, text);
    }
    const ImportResult again = importTree(written(result->tree, TreeFormat::json));
    require(again.has_value(), "what was read can be written and read again");
    require(again->tree.offsets() == result->tree.offsets(), "and is the same tree then");
}

} // namespace

/// The door for all texts, without and with every notation asked for.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    const ImportResult result = importTree(text);
    requireGoodReading(result, text);
    for (const Notation each : askable) {
        requireGoodReading(importTree(text, nullptr, each), text);
    }
    if (result && isForeign(result->notation)) {
        const ImportResult asked = importTree(text, nullptr, result->notation);
        require(asked && asked->tree.offsets() == result->tree.offsets(),
                "what is taken for a notation is read as that when it is asked for");
        require(!result->notices.empty(), "it is told");
    }
    if (!result) {
        for (const Notation each : result.error().readings) {
            require(importTree(text, nullptr, each).has_value(), "what is offered can be read");
        }
    }
    return 0;
}
