#pragma once

#include "core/growth/growth.h"

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>
#include <memory>

namespace prunus {

/// A measurement beside the window, on all processors.
class GrowthRun : public QObject {
    Q_OBJECT

  public:
    explicit GrowthRun(QObject* parent = nullptr);
    /// Stops what runs, and waits for it.
    ~GrowthRun() override;

    [[nodiscard]] bool runs() const { return runs_; }
    /// The last that was started; null before that.
    [[nodiscard]] const Growth* growth() const { return growth_.get(); }
    /// Needs that none runs.
    void start(const GrowthPlan& plan);
    void stop();

  signals:
    /// There may be more points; also once it has ended.
    void grown();

  private:
    std::shared_ptr<Growth> growth_;
    QFutureWatcher<void> watcher_;
    QTimer tick_;
    /// Until its end is told, which is later than the end itself.
    bool runs_ = false;
};

} // namespace prunus
