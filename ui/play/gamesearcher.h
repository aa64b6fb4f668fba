#pragma once

#include "core/games/searchgame.h"

#include <QFutureWatcher>
#include <QObject>
#include <memory>

namespace prunus {

/// What is searched, and how.
struct GameQuestion {
    AnyGame position = TicTacToe{};
    SearchOptions options;
    Evaluation evaluation = Evaluation::own;
    GameMoveOrder order = GameMoveOrder::own;
};

/// Searches a game beside the window.
class GameSearcher : public QObject {
    Q_OBJECT

  public:
    explicit GameSearcher(QObject* parent = nullptr);
    /// Stops what runs, and waits for it.
    ~GameSearcher() override;

    [[nodiscard]] bool runs() const { return progress_ != nullptr; }
    /// By the search that runs.
    [[nodiscard]] std::uint64_t nodesVisited() const { return progress_->nodesVisited(); }
    /// Ends a search that runs, without a word, and begins another.
    void start(const GameQuestion& question);
    /// Nobody wants to know any more.
    void abandon();

  signals:
    void found(const prunus::GameSearch& search);
    /// There is not enough memory for it.
    void failed();

  private:
    std::shared_ptr<Progress> progress_;
    QFutureWatcher<tl::expected<GameSearch, SearchError>> watcher_;
};

} // namespace prunus
