#include "core/games/playing.h"
#include "core/games/positionname.h"
#include "tests/fuzz/invariant.h"
#include "ui/words/messagetext.h"

#include <cstddef>
#include <cstdint>

using namespace prunus;

namespace {

/// Whether a position that was found by the name of another is that position: they are equal, or,
/// where more than a name can tell decides what is allowed (the boards that a game of Go has had),
/// look the same.
bool isFound(const AnyGame& position, const AnyGame& again) {
    return again == position ||
           (boardKind(position) == BoardKind::stones && boardKind(again) == BoardKind::stones &&
            startOf(again) == startOf(position) && placementOf(again) == placementOf(position));
}

} // namespace

/// What names a position is found again by the name that the position gives itself, and so is
/// every position behind one of its moves; what does not has an error with a place within the text.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    const auto position = gameNamed(text);
    if (!position) {
        requireGoodLine(inEnglish(position.error().message));
        require(position.error().column >= 1 && position.error().column <= size + 1,
                "the column is in the text");
        return 0;
    }
    const auto same = gameNamed(positionName(*position));
    require(same && *same == *position, "the name finds the position again");
    require(hasEnded(*position) == moveNames(*position).empty(), "play ends where no moves are");
    for (std::uint32_t k = 0; k < moveNames(*position).size(); ++k) {
        const AnyGame next = after(*position, k);
        const auto again = gameNamed(positionName(next));
        require(again && isFound(next, *again), "the next position is found, too");
        require(moveNamed(*position, moveNames(*position)[k]) == k, "no two moves have one name");
    }
    return 0;
}
