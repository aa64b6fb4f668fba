#include "ui/canvas/positionwords.h"

#include "core/games/treeboards.h"
#include "ui/text/gamewords.h"

namespace prunus {

QString positionWords(const Session& session, NodeId n) {
    const auto board =
        session.boards() != nullptr && n != noNode ? session.boards()->at(n) : nullptr;
    if (!board) {
        return {};
    }
    const bool hidden =
        session.hidesUnreadLeaves() && session.moment().state(n) != NodeState::evaluated;
    return shownPosition(*board, std::string(session.document()->tree.moves().at(n)), !hidden);
}

} // namespace prunus
