#pragma once

#include "ui/tally/tally.h"

#include <QFutureWatcher>
#include <QObject>
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

    [[nodiscard]] bool runs() const { return progress_ != nullptr; }
    /// Of every algorithm under these options, and of the minimal tree. What runs is stopped.
    void start(const std::shared_ptr<const Document>& document, const SearchOptions& options);
    void stop();

  signals:
    void made(const prunus::AlgorithmTally& tally);
    /// All are made, or it was stopped.
    void ended();

  private:
    QFutureWatcher<AlgorithmTally> watcher_;
    /// Of the run at hand; null if none is. One that was stopped may still wind down.
    std::shared_ptr<Progress> progress_;
};

} // namespace prunus
