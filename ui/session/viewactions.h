#pragma once

#include "ui/session/session.h"

#include <QAction>
#include <QObject>

namespace prunus {

/// The commands on what is pointed at and how numbers are shown. What is enabled and checked
/// follows from the session alone.
class ViewActions : public QObject {
    Q_OBJECT

  public:
    ViewActions(Session& session, QObject* parent);

    QAction* const hideUnreadLeaves;
    QAction* const showBoards;
    QAction* const showNotes;
    QAction* const numbersFromMax;   ///< of the session's algorithm, like the next
    QAction* const numbersFromMover; ///< one of the two is checked
    QAction* const showProof;        ///< of the cutoff of the shown step
    QAction* const goToEntry;        ///< the step in which the selected node was first entered
    QAction* const clearSelection;
    /// Of the work that runs beside the window. Escape does this first.
    QAction* const cancelWork;

  private:
    void enterSelected();
    void derive();

    Session& session_;
};

} // namespace prunus
