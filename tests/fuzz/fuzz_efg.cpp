#include "core/notation/efg/readgame.h"
#include "tests/fuzz/invariant.h"

#include <cstddef>
#include <cstdint>

using namespace prunus;

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
    for (const TreeFormat format : {TreeFormat::efg, TreeFormat::json}) {
        requireReadsBack(game->tree, format, "games, and documents of them, read back the same");
        const ImportResult again = importTree(written(game->tree, format));
        require(again && again->notices.empty(), "nothing is left to say about it");
    }
    static_cast<void>(written(game->tree, TreeFormat::dot));
    return 0;
}
