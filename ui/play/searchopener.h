#pragma once

#include "ui/play/playedmoves.h"
#include "ui/play/unfoldcounter.h"
#include "ui/session/loading.h"

#include <QObject>

namespace prunus {

/// A game on which UCT is to be looked at.
struct UctToOpen {
    AnyGame start;
    UctOptions options;
    /// What is to be told of it; empty for nothing.
    QString notice;
};

/// Turns a search that was made without a tree, as that behind a move, into a game to unfold. How
/// large its tree is has to be counted; one that is too large is offered less deep.
class SearchOpener : public QObject {
    Q_OBJECT

  public:
    /// Questions open on `window`, which owns this.
    explicit SearchOpener(QWidget& window);

    void open(const SearchedMove& move);
    /// That of UCT, with as many iterations as can be looked at.
    void open(const UctSearchedMove& move);
    /// Of a game with a depth and a search, which visited so many nodes without a tree.
    void open(const GameToUnfold& game, std::uint64_t visited);
    void abandon() { counter_.abandon(); }
    [[nodiscard]] bool counts() const { return counter_.runs(); }

  signals:
    /// It is counted; a question may be open.
    void counted();
    void wanted(const prunus::GameToUnfold& game);
    void uctWanted(const prunus::UctToOpen& search);

  private:
    void take(const UnfoldCount& count);
    void reachAll(const UnfoldCount& count);
    void askForLess(const UnfoldCount& count);
    [[nodiscard]] static QStringList noticesOf(const GameToUnfold& game, std::uint64_t visited);

    QWidget& window_;
    UnfoldCounter counter_;
    GameToUnfold game_{TicTacToe{}, {}, {}};
};

} // namespace prunus
