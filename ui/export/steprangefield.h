#pragma once

#include "core/trace/nodehistory.h"

#include <QSpinBox>
#include <QWidget>
#include <cstdint>

namespace prunus {

/// Two fields for the first and the last step of a range.
class StepRangeField : public QWidget {
    Q_OBJECT

  public:
    /// Offers the steps from 0 to `end`, and begins with all of them.
    StepRangeField(std::uint32_t end, QWidget* parent);

    [[nodiscard]] Step first() const { return Step{static_cast<std::uint32_t>(from_->value())}; }
    /// Returns the last step, which may come before the first.
    [[nodiscard]] Step last() const { return Step{static_cast<std::uint32_t>(to_->value())}; }

  signals:
    void changed();

  private:
    QSpinBox* from_;
    QSpinBox* to_;
};

} // namespace prunus
