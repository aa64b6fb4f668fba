#pragma once

#include "ui/play/playedmoves.h"
#include "ui/play/unfoldcounter.h"
#include "ui/session/loading.h"

#include <QObject>

namespace prunus {

/// A UCT search that is to be shown, and the position of a game that it starts from.
struct UctToOpen {
    AnyGame start;
    UctOptions options;
    /// The notice to be shown about the search; empty for none.
    QString notice;
};

/// Turns a search that was made without a tree, such as the one behind a move, into a game to
/// unfold. Its tree has to be counted first; if it is too large, a less deep one is offered.
class SearchOpener : public QObject {
    Q_OBJECT

  public:
    /// Questions open on `window`, which owns this.
    explicit SearchOpener(QWidget& window);

    void open(const SearchedMove& move);
    /// Opens a UCT search, with as many of its iterations as can be shown.
    void open(const UctSearchedMove& move);
    /// Opens the search of a game with a depth and search options; without a tree it visited so
    /// many nodes.
    void open(const GameToUnfold& game, std::uint64_t visited);
    void abandon() { counter_.abandon(); }
    [[nodiscard]] bool counts() const { return counter_.runs(); }

  signals:
    /// The tree is counted; a question to the user may be open.
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
