#pragma once

#include "ui/base/job.h"
#include "ui/compare/tally.h"

#include <QObject>

namespace prunus {

/// Makes one tally after the other in the background.
class TallyRun : public QObject {
    Q_OBJECT

  public:
    explicit TallyRun(QObject* parent = nullptr);

    [[nodiscard]] bool runs() const { return job_.runs(); }
    /// Starts the tallies of every algorithm and, for a tree, of the minimal tree. What runs is
    /// stopped.
    void start(const TallySubject& subject);
    void stop();
    /// Gives up the search at hand, and goes on with the next.
    void skip() { job_.giveUp(); }
    /// The algorithm that is searching, and how many nodes it has visited. Both only while it runs.
    [[nodiscard]] Algorithm current() const;
    [[nodiscard]] std::uint64_t nodesVisited() const { return job_.progress().nodesVisited(); }

  signals:
    void made(const prunus::AlgorithmTally& tally);
    /// Emitted when all tallies are made, or the run was stopped.
    void ended();

  private:
    void makeNext();
    void take(const Brought<AlgorithmTally>& tally);

    TallySubject subject_;
    /// The index of the algorithm at work; one past the last for the minimal tree.
    std::size_t at_ = 0;
    Job<AlgorithmTally> job_;
};

} // namespace prunus
