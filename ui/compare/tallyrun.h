#pragma once

#include "ui/base/job.h"
#include "ui/compare/tally.h"

#include <QObject>

namespace prunus {

/// Makes one tally after the other beside the window.
class TallyRun : public QObject {
    Q_OBJECT

  public:
    explicit TallyRun(QObject* parent = nullptr);

    [[nodiscard]] bool runs() const { return job_.runs(); }
    /// Of every algorithm, and of a tree the minimal tree. What runs is stopped.
    void start(const TallySubject& subject);
    void stop();
    /// Gives up the search at hand, and goes on with the next.
    void skip() { job_.giveUp(); }
    /// Which algorithm is searching, and how many nodes it has visited. Only while it runs.
    [[nodiscard]] Algorithm current() const;
    [[nodiscard]] std::uint64_t nodesVisited() const { return job_.progress().nodesVisited(); }

  signals:
    void made(const prunus::AlgorithmTally& tally);
    /// All are made, or it was stopped.
    void ended();

  private:
    void makeNext();
    void take(const Brought<AlgorithmTally>& tally);

    TallySubject subject_;
    /// Which algorithm is at work; one past the last for the minimal tree.
    std::size_t at_ = 0;
    Job<AlgorithmTally> job_;
};

} // namespace prunus
