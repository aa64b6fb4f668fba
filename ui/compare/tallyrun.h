#pragma once

#include "ui/compare/tally.h"

#include <QFutureWatcher>
#include <QObject>
#include <QPromise>
#include <array>
#include <atomic>
#include <memory>
#include <vector>

namespace prunus {

/// Makes one tally after the other beside the window.
class TallyRun : public QObject {
    Q_OBJECT

  public:
    explicit TallyRun(QObject* parent = nullptr);
    /// Stops what runs, and waits for it.
    ~TallyRun() override;

    [[nodiscard]] bool runs() const { return course_ != nullptr; }
    /// Of every algorithm, and of a tree the minimal tree. What runs is stopped.
    void start(const TallySubject& subject);
    void stop();
    /// Gives up the search at hand, and goes on with the next.
    void skip();
    /// Which algorithm is searching, and how many nodes it has visited. Only while it runs.
    [[nodiscard]] Algorithm current() const;
    [[nodiscard]] std::uint64_t nodesVisited() const;

  signals:
    void made(const prunus::AlgorithmTally& tally);
    /// All are made, or it was stopped.
    void ended();

  private:
    /// What the work shares with this.
    struct Course {
        std::array<Progress, everyAlgorithm.size() + 1> progress;
        /// Which of them is at work.
        std::atomic<std::size_t> at = 0;
        std::atomic<bool> stopped = false;

        void stop();
    };
    static void carryOut(QPromise<AlgorithmTally>& promise, const TallySubject& subject,
                         Course& course);

    QFutureWatcher<AlgorithmTally> watcher_;
    /// Of the run at hand; null if none is. One that was stopped may still wind down.
    std::shared_ptr<Course> course_;
};

} // namespace prunus
