#pragma once

#include "ui/play/playedmoves.h"
#include "ui/play/unfoldcounter.h"
#include "ui/session/opening.h"

#include <QObject>

namespace prunus {

/// Turns a search that was made without a tree, as that behind a move, into a game to unfold. How
/// large its tree is has to be counted; one that is too large is offered less deep.
class SearchOpener : public QObject {
    Q_OBJECT

  public:
    /// Questions open on `window`, which owns this.
    explicit SearchOpener(QWidget& window);

    void open(const SearchedMove& move);
    /// Of a game with a depth and a search, which visited so many nodes without a tree.
    void open(const GameToUnfold& game, std::uint64_t visited);
    void abandon() { counter_.abandon(); }
    [[nodiscard]] bool counts() const { return counter_.runs(); }

  signals:
    /// It is counted; a question may be open.
    void counted();
    void wanted(const prunus::GameToUnfold& game);

  private:
    void take(const UnfoldCount& count);
    void reachAll(const UnfoldCount& count);
    void askForLess(const UnfoldCount& count);
    [[nodiscard]] static QStringList noticesOf(Algorithm algorithm, std::uint64_t visited);

    QWidget& window_;
    UnfoldCounter counter_;
    GameToUnfold game_{TicTacToe{}, {}, {}};
};

} // namespace prunus
