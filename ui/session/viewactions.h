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
    QAction* const numbersFromMax;   ///< for the session's algorithm, like the next
    QAction* const numbersFromMover; ///< one of the two is checked
    QAction* const showProof;        ///< shows the proof of the shown step's cutoff
    QAction* const goToEntry;        ///< goes to the step that enters the selected node first
    QAction* const clearSelection;
    /// Cancels the work that runs in the background. Escape does this first.
    QAction* const cancelWork;

  private:
    void enterSelected();
    void derive();

    Session& session_;
};

} // namespace prunus
