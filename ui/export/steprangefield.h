#pragma once

#include "core/trace/nodehistory.h"

#include <QSpinBox>
#include <QWidget>
#include <cstdint>

namespace prunus {

/// Two fields for the first and the last of some steps.
class StepRangeField : public QWidget {
    Q_OBJECT

  public:
    /// All steps from 0 to `end`.
    StepRangeField(std::uint32_t end, QWidget* parent);

    [[nodiscard]] Step first() const { return Step{static_cast<std::uint32_t>(from_->value())}; }
    /// May come before the first.
    [[nodiscard]] Step last() const { return Step{static_cast<std::uint32_t>(to_->value())}; }

  signals:
    void changed();

  private:
    QSpinBox* from_;
    QSpinBox* to_;
};

} // namespace prunus
