#pragma once

#include "core/games/choosemove.h"
#include "core/uct/choosebyuct.h"
#include "ui/base/job.h"

#include <QElapsedTimer>
#include <QObject>

namespace prunus {

/// Looks for a move in the background, by a search that prunes or by playouts.
class GameSearcher : public QObject {
    Q_OBJECT

  public:
    explicit GameSearcher(QObject* parent = nullptr);

    [[nodiscard]] bool runs() const { return job_.runs() || playouts_.runs(); }
    /// Whether the search that runs makes playouts.
    [[nodiscard]] bool makesPlayouts() const { return playouts_.runs(); }
    /// How many nodes the running search has visited so far, if it makes no playouts.
    [[nodiscard]] std::uint64_t nodesVisited() const { return job_.progress().nodesVisited(); }
    /// How many playouts are made a second so far; none while it is too early to say. Only while
    /// makesPlayouts().
    [[nodiscard]] std::optional<std::uint64_t> playoutsASecond() const;
    /// Begins a search. A search that runs ends without a signal.
    void start(const GameQuestion& question);
    void start(const UctQuestion& question);
    /// Ends the search that runs, without a signal.
    void abandon();

  signals:
    void found(const prunus::ChosenMove& move);
    void estimated(const prunus::UctMove& move);
    /// There is not enough memory for the search.
    void failed();

  private:
    Job<tl::expected<ChosenMove, SearchError>> job_;
    Job<tl::expected<UctMove, SearchError>> playouts_;
    QElapsedTimer clock_;
};

} // namespace prunus
