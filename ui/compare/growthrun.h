#pragma once

#include "core/growth/growth.h"
#include "ui/base/job.h"

#include <QObject>
#include <QTimer>
#include <memory>
#include <variant>

namespace prunus {

/// A measurement in the background, on all processors.
class GrowthRun : public QObject {
    Q_OBJECT

  public:
    explicit GrowthRun(QObject* parent = nullptr);
    /// Stops the measurement that runs, and waits for it to end.
    ~GrowthRun() override;

    [[nodiscard]] bool runs() const { return job_.runs(); }
    /// The measurement that was started last; null before the first.
    [[nodiscard]] const Growth* growth() const { return growth_.get(); }
    /// Starts a measurement. Needs that none runs.
    void start(const GrowthPlan& plan);
    void stop();

  signals:
    /// Emitted when there may be more points; also once the measurement has ended.
    void grown();

  private:
    std::shared_ptr<Growth> growth_;
    QTimer tick_;
    Job<std::monostate> job_;
};

} // namespace prunus
