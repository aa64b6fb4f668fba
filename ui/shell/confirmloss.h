#pragma once

#include <QMainWindow>
#include <QString>
#include <functional>

namespace prunus {

/// The question whether to go on, which would lose something.
struct LossQuestion {
    QString title;
    QString text;
    QString more;
    QString yes; ///< the text of the button that goes on
};

/// Asks the question, and calls `goOn` if the answer is yes. A question that is still open is
/// withdrawn: only the one asked last counts.
void confirmLoss(QMainWindow& window, const LossQuestion& question,
                 const std::function<void()>& goOn);

} // namespace prunus
