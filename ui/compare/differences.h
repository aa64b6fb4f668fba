#pragma once

#include "ui/compare/differencedialog.h"
#include "ui/session/session.h"

#include <QAction>
#include <QPointer>

namespace prunus {

/// Search ▸ Where do these differ?: one dialog at a time, beside the window. What it finds is
/// opened in a window of its own, with both searches side by side, where they differ first; the
/// tree that was asked from stays.
class Differences : public QObject {
    Q_OBJECT

  public:
    /// The session must outlive this.
    Differences(Session& session, QWidget* window);

    [[nodiscard]] QAction& ask() const { return *ask_; }
    /// Opens it in place of what is open.
    static void open(Session& session, const Difference& difference);

  signals:
    /// A window of its own is wanted for this.
    void wanted(const prunus::Difference& difference);

  private:
    void show();

    Session& session_;
    QWidget* window_;
    QAction* ask_;
    QPointer<DifferenceDialog> dialog_;
};

} // namespace prunus
