#include "core/formats/importtree.h"
#include "core/formats/treeformat.h"
#include "core/notation/efg/readgame.h"
#include "core/notation/writetree.h"
#include "tests/fuzz/invariant.h"
#include "tests/notation/sametree.h"

#include <cstddef>
#include <cstdint>
#include <sstream>

using namespace prunus;

namespace {

void requireSameAs(const GameTree& tree, TreeFormat format, const char* rule) {
    std::ostringstream written;
    writeTree(written, tree, format);
    const ImportResult again = importTree(written.str());
    require(again && again->notices.empty() && same(tree, again->tree), rule);
}

} // namespace

/// What reads as a game of Gambit's is written so that it reads back as the same tree, and nothing
/// is left to say about it; what does not has an error with a place within the text.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    const ImportResult game = importEfg(text);
    if (!game) {
        requireGoodError(game.error(), text);
        return 0;
    }
    for (const ReadNotice& notice : game->notices) {
        requireGoodError(notice, text);
    }
    require(lostIn(TreeFormat::efg, game->tree).empty(), "games hold all that was read from games");
    requireSameAs(game->tree, TreeFormat::efg, "games read back the same");
    requireSameAs(game->tree, TreeFormat::json, "a document of it reads back the same");
    std::ostringstream picture;
    writeDot(picture, game->tree);
    return 0;
}
