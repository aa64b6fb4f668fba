#include "tests/fuzz/invariant.h"

#include <cstddef>
#include <cstdint>

using namespace prunus;

/// What reads as brackets is written so that it reads back as the same tree; what does not has an
/// error with a place within the text.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    const ReadResult tree = readText(text);
    if (!tree) {
        requireGoodError(tree.error(), text);
        return 0;
    }
    require(lostIn(TreeFormat::text, *tree).empty(),
            "brackets hold all that was read from brackets");
    requireReadsBack(*tree, TreeFormat::text, "brackets read back the same");
    requireReadsBack(*tree, TreeFormat::json, "a document of it reads back the same");
    return 0;
}
