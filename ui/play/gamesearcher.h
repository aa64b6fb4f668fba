#pragma once

#include "core/games/choosemove.h"
#include "ui/base/job.h"

#include <QObject>

namespace prunus {

/// Looks for a move beside the window.
class GameSearcher : public QObject {
    Q_OBJECT

  public:
    explicit GameSearcher(QObject* parent = nullptr);

    [[nodiscard]] bool runs() const { return job_.runs(); }
    /// By the search that runs.
    [[nodiscard]] std::uint64_t nodesVisited() const { return job_.progress().nodesVisited(); }
    /// Ends a search that runs, without a word, and begins another.
    void start(const GameQuestion& question);
    /// Nobody wants to know any more.
    void abandon() { job_.cancel(); }

  signals:
    void found(const prunus::ChosenMove& move);
    /// There is not enough memory for it.
    void failed();

  private:
    Job<tl::expected<ChosenMove, SearchError>> job_;
};

} // namespace prunus
