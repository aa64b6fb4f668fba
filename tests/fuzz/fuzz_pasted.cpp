#include "core/notation/efg/readgame.h"
#include "core/notation/paste/pastedtext.h"
#include "tests/fuzz/invariant.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

using namespace prunus;

/// What can be read is left alone; what is adapted can be read and needs nothing more; what cannot
/// be adapted has an error with a place within the text.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    const auto result = adaptPastedText(text);
    if (!result) {
        requireGoodError(result.error(), text);
        require(!readText(text).has_value(), "what can be read is no error");
        return 0;
    }
    if (!*result) {
        const bool good = readText(text) || readJson(text) || importEfg(text);
        require(good, "what is left alone can be read");
        return 0;
    }
    const Adapted& adapted = **result;
    require(!readText(text).has_value(), "what can be read is left alone");
    require(readText(adapted.text).has_value(), "what is adapted can be read");
    require(!adapted.changes.empty(), "something was done to it");
    require(std::is_sorted(adapted.changes.begin(), adapted.changes.end()), "changes are in order");
    const auto again = adaptPastedText(adapted.text);
    require(again && !*again, "what is adapted needs nothing more");
    return 0;
}
