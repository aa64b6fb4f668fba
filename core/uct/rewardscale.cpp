#include "core/uct/rewardscale.h"

#include "core/games/playing.h"
#include "core/search/treecursor.h"

#include <algorithm>

namespace prunus {

RewardScale rewardScaleOf(const GameTree& tree) {
    RewardScale scale{infinity, -infinity};
    for (NodeId n = GameTree::root(); n.value < tree.nodeCount(); ++n) {
        if (!tree.isLeaf(n)) {
            continue;
        }
        if (!tree.hasStaticValue(n)) {
            throw MissingStaticValue{n};
        }
        scale.least = std::min(scale.least, tree.staticValue(n));
        scale.greatest = std::max(scale.greatest, tree.staticValue(n));
    }
    return scale;
}

RewardScale rewardScaleOf(const AnyGame& game, UctReward reward) {
    const BoardKind kind = boardKind(game);
    const bool counted = kind == BoardKind::discs || kind == BoardKind::stones;
    if (reward == UctReward::result || !counted) {
        return {-1, 1, true};
    }
    const BoardMeasures board = measures(game);
    const Value all = static_cast<Value>(board.columns) * board.rows;
    const auto* const go = std::get_if<Go>(&game);
    const Value komi = go == nullptr ? 0 : go->komiHalves() / 2.0;
    return {-all - komi, all - komi};
}

} // namespace prunus
