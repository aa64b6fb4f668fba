#pragma once

#include "ui/session/session.h"
#include "ui/widgets/floatingcard.h"

#include <QAction>
#include <QLabel>
#include <QProgressBar>
#include <QTimer>

namespace prunus {

/// Returns a report in one line: what is being done, to what, and how far it is.
[[nodiscard]] QString shownWork(const WorkReport& report);

/// The strip in a corner over the tree that shows what runs in the background, how far it is, and a
/// button to cancel it. It is shown only once something has run for a moment.
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
