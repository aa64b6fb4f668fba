#include "core/formats/importtree.h"
#include "core/notation/writetree.h"
#include "tests/fuzz/invariant.h"
#include "tests/notation/sametree.h"

#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <sstream>

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
    std::ostringstream written;
    writeJson(written, *tree);
    const ReadResult again = readTree(written.str());
    require(again && same(*tree, *again), "a document reads back the same");
    std::ostringstream brackets;
    writeText(brackets, *tree);
    require(readText(brackets.str()).has_value(), "brackets of any tree are legal");
    return 0;
}
