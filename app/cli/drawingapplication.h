#pragma once

#include "app/cli/output.h"

#include <QGuiApplication>

namespace prunus {

/// The part of Qt that drawing needs, without a display.
class DrawingApplication {
  public:
    DrawingApplication();

    /// Fails if there are no fonts to write with.
    [[nodiscard]] CommandOutcome hasFonts() const;

  private:
    int& prepare();

    // The program's own arguments are not meant for Qt.
    char name_[7] = "prunus";
    char* arguments_[2] = {name_, nullptr};
    int count_ = 1;
    QGuiApplication application_;
};

} // namespace prunus
