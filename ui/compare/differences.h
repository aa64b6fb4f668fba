#pragma once

#include "ui/compare/differencedialog.h"
#include "ui/session/session.h"

#include <QAction>
#include <QPointer>

namespace prunus {

class Leaving;

/// Search ▸ Where do these differ?: one dialog at a time, beside the window. What it finds is
/// opened with both searches side by side, where they differ first.
class Differences : public QObject {
    Q_OBJECT

  public:
    /// Session and leaving must outlive this.
    Differences(Session& session, Leaving& leaving, QWidget* window);

    [[nodiscard]] QAction& ask() const { return *ask_; }
    /// Opens it in place of what is open.
    static void open(Session& session, const Difference& difference);

  private:
    void show();

    Session& session_;
    Leaving& leaving_;
    QWidget* window_;
    QAction* ask_;
    QPointer<DifferenceDialog> dialog_;
};

} // namespace prunus
