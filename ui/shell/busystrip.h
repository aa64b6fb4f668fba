#pragma once

#include "ui/session/session.h"
#include "ui/widgets/floatingcard.h"

#include <QAction>
#include <QLabel>
#include <QProgressBar>
#include <QTimer>

namespace prunus {

/// What a report says, in one line: what is being done, to what, and how far it is.
[[nodiscard]] QString shownWork(const WorkReport& report);

/// What runs beside the window, how far it is, and a button to cancel it, in a corner over the
/// tree. Shown only while something has run for a moment.
class BusyStrip : public FloatingCard {
    Q_OBJECT

  public:
    /// The session must outlive this.
    BusyStrip(Session& session, QAction& cancel, QWidget* over);

  private:
    void follow();
    void tell();

    Session& session_;
    QLabel* text_;
    QProgressBar* bar_;
    QTimer tick_;
};

} // namespace prunus
