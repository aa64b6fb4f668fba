#pragma once

#include "ui/compare/differencedialog.h"
#include "ui/session/session.h"

#include <QAction>
#include <QPointer>

namespace prunus {

/// The command Search ▸ Where do these differ?, with one dialog at a time, which leaves the window
/// usable. What the dialog finds is opened in a window of its own, with both searches side by side
/// at the step where they first differ; the tree of this window stays.
class Differences : public QObject {
    Q_OBJECT

  public:
    /// The session must outlive this.
    Differences(Session& session, QWidget* window);

    [[nodiscard]] QAction& ask() const { return *ask_; }
    /// Opens the tree of a difference in the session, in place of what is open.
    static void open(Session& session, const Difference& difference);

  signals:
    /// Requests a window of its own for this difference.
    void wanted(const prunus::Difference& difference);

  private:
    void show();

    Session& session_;
    QWidget* window_;
    QAction* ask_;
    QPointer<DifferenceDialog> dialog_;
};

} // namespace prunus
