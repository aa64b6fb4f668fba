#pragma once

#include "core/games/choosemove.h"
#include "core/uct/choosebyuct.h"
#include "ui/base/job.h"

#include <QElapsedTimer>
#include <QObject>

namespace prunus {

/// Looks for a move beside the window, by a search that prunes or by playouts.
class GameSearcher : public QObject {
    Q_OBJECT

  public:
    explicit GameSearcher(QObject* parent = nullptr);

    [[nodiscard]] bool runs() const { return job_.runs() || playouts_.runs(); }
    /// Whether what runs makes playouts.
    [[nodiscard]] bool makesPlayouts() const { return playouts_.runs(); }
    /// By the search that runs, which makes none.
    [[nodiscard]] std::uint64_t nodesVisited() const { return job_.progress().nodesVisited(); }
    /// So far; none as long as there is hardly anything to tell. Only while it makes some.
    [[nodiscard]] std::optional<std::uint64_t> playoutsASecond() const;
    /// Ends a search that runs, without a word, and begins another.
    void start(const GameQuestion& question);
    void start(const UctQuestion& question);
    /// Nobody wants to know any more.
    void abandon();

  signals:
    void found(const prunus::ChosenMove& move);
    void estimated(const prunus::UctMove& move);
    /// There is not enough memory for it.
    void failed();

  private:
    Job<tl::expected<ChosenMove, SearchError>> job_;
    Job<tl::expected<UctMove, SearchError>> playouts_;
    QElapsedTimer clock_;
};

} // namespace prunus
