#include "core/formats/importtree.h"
#include "core/formats/treeformat.h"
#include "core/notation/writetree.h"
#include "tests/fuzz/invariant.h"
#include "tests/notation/sametree.h"

#include <cstddef>
#include <cstdint>
#include <sstream>

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
    std::ostringstream written;
    writeText(written, *tree);
    const ReadResult again = readTree(written.str());
    require(again && same(*tree, *again), "brackets read back the same");
    std::ostringstream document;
    writeJson(document, *tree);
    const ReadResult converted = readTree(document.str());
    require(converted && same(*tree, *converted), "a document of it reads back the same");
    return 0;
}
