#include "tests/fuzz/invariant.h"

#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>

using namespace prunus;

/// What reads as a document is JSON, and is written so that it reads back as the same tree; what
/// does not has an error with a place within the text.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    const ReadResult tree = readJson(text);
    if (!tree) {
        requireGoodError(tree.error(), text);
        const bool vague = tree.error().message.code == Code::invalidJson;
        require(!vague, "an error says what is wrong");
        return 0;
    }
    require(nlohmann::json::accept(text), "only JSON is read");
    requireReadsBack(*tree, TreeFormat::json, "a document reads back the same");
    const std::string brackets = written(*tree, TreeFormat::text);
    require(readText(brackets).has_value(), "brackets of any tree are legal");
    return 0;
}
