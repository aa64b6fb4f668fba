#include "ui/session/positionwords.h"

#include "core/games/treeboards.h"
#include "ui/words/gamewords.h"

namespace prunus {

QString positionWords(const Session& session, NodeId n) {
    const auto board =
        session.boards() != nullptr && n != noNode ? session.boards()->at(n) : nullptr;
    if (!board) {
        return {};
    }
    const bool hidden =
        session.hidesUnreadLeaves() && session.moment().state(n) != NodeState::evaluated;
    const GameTree& tree = session.document()->tree;
    const QString shown = shownPosition(*board, std::string(tree.moves().at(n)), !hidden);
    const bool told = !hidden && board->ended && tree.isLeaf(n);
    return told ? withContradiction(shown, *board, tree.staticValue(n)) : shown;
}

} // namespace prunus
