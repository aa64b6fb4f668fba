#include "ui/shell/boardslostnotice.h"

#include "ui/session/editing.h"
#include "ui/words/words.h"

#include <utility>

namespace prunus {

BoardsLostNotice::BoardsLostNotice(Session& session, NoticeBar& bar, QObject* parent)
    : QObject(parent), session_(session), bar_(bar) {
    connect(&session, &Session::documentChanged, this, &BoardsLostNotice::look);
}

void BoardsLostNotice::look(const NodeMap* edited) {
    const bool has = session_.boards() != nullptr;
    const bool had = std::exchange(had_, has);
    if (has || edited == nullptr) {
        bar_.hide();
        undoes_ = false;
    } else if (had) {
        tell(true);
    } else if (undoes_ && !bar_.isHidden()) {
        tell(false); // it would undo another edit
    }
}

void BoardsLostNotice::tell(bool undoes) {
    undoes_ = undoes;
    const TreeHeader& header = session_.document()->tree.header();
    const QString text =
        header.game.empty()
            ? tr("The tree is no game’s any more, so its nodes have no boards.")
            : tr("The nodes have no boards any more: %1 moves at the root now, but in the game %2 "
                 "moves there.")
                  .arg(shownPlayer(header.root), shownPlayer(opponent(header.root)));
    std::vector<NoticeBar::Answer> answers;
    if (undoes) {
        answers.emplace_back(tr("&Undo"), [this] { session_.editing().undo(); });
    }
    answers.emplace_back(tr("&Close"), [] {});
    bar_.tell(text, answers);
}

} // namespace prunus

#include "moc_boardslostnotice.cpp"
