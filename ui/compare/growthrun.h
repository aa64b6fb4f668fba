#pragma once

#include "core/growth/growth.h"
#include "ui/base/job.h"

#include <QObject>
#include <QTimer>
#include <memory>
#include <variant>

namespace prunus {

/// A measurement beside the window, on all processors.
class GrowthRun : public QObject {
    Q_OBJECT

  public:
    explicit GrowthRun(QObject* parent = nullptr);
    /// Stops what runs, and waits for it.
    ~GrowthRun() override;

    [[nodiscard]] bool runs() const { return job_.runs(); }
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
    QTimer tick_;
    Job<std::monostate> job_;
};

} // namespace prunus
