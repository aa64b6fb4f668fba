#pragma once

#include <QMainWindow>
#include <QString>
#include <functional>

namespace prunus {

/// Whether to go on, which loses something.
struct LossQuestion {
    QString title;
    QString text;
    QString more;
    QString yes; ///< on the button
};

/// Asks, and goes on or stays. Once: what was asked for last counts.
void confirmLoss(QMainWindow& window, const LossQuestion& question,
                 const std::function<void()>& goOn);

} // namespace prunus
