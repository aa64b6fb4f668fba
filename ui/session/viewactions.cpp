#include "ui/session/viewactions.h"

#include "core/trace/nodehistory.h"
#include "ui/base/connecteach.h"
#include "ui/session/panes.h"
#include "ui/words/slipwords.h"

#include <QActionGroup>

namespace prunus {

ViewActions::ViewActions(Session& session, QObject* parent)
    : QObject(parent), hideUnreadLeaves(new QAction(tr("Hide unre&ad leaves"), this)),
      showBoards(new QAction(tr("Show &boards"), this)),
      showNotes(new QAction(tr("&Show notes"), this)),
      numbersFromMax(new QAction(tr("From M&AX’s side"), this)),
      numbersFromMover(new QAction(tr("From the &mover’s side"), this)),
      showProof(new QAction(tr("Show the moves that p&rove the cut"), this)),
      goToEntry(new QAction(tr("Go to &where the node is entered"), this)),
      clearSelection(new QAction(tr("Clear the selection"), this)),
      cancelWork(new QAction(tr("&Cancel what runs"), this)), session_(session) {
    hideUnreadLeaves->setObjectName(QStringLiteral("hideUnreadLeaves"));
    hideUnreadLeaves->setCheckable(true);
    hideUnreadLeaves->setToolTip(
        tr("Keeps back the values that the search has not read, for asking a class."));
    showBoards->setObjectName(QStringLiteral("showBoards"));
    showBoards->setCheckable(true);
    showBoards->setToolTip(tr("In a game’s tree, shows each node’s position where there is room."));
    showNotes->setObjectName(QStringLiteral("showNotes"));
    showNotes->setCheckable(true);
    showNotes->setToolTip(tr("Shows what the author says at steps, with arrows and boxes. Nothing "
                             "of it is shown while unread leaves are hidden."));
    numbersFromMax->setObjectName(QStringLiteral("numbersFromMax"));
    numbersFromMax->setToolTip(
        tr("Wherever a number of this algorithm’s searches is shown, more is better for MAX."));
    numbersFromMover->setObjectName(QStringLiteral("numbersFromMover"));
    numbersFromMover->setToolTip(tr("Wherever a number of this algorithm’s searches is shown, more "
                                    "is better for whoever moves at that node. Leaves keep their "
                                    "static values, with what they are worth to the mover beside "
                                    "them."));
    auto* sides = new QActionGroup(this);
    for (QAction* each : {numbersFromMax, numbersFromMover}) {
        each->setCheckable(true);
        sides->addAction(each);
        const Side side = each == numbersFromMax ? Side::max : Side::mover;
        connect(each, &QAction::triggered, &session,
                [&session, side] { session.chooseSide(session.options().algorithm, side); });
    }
    showProof->setObjectName(QStringLiteral("showProof"));
    showProof->setCheckable(true);
    showProof->setShortcut(Qt::Key_W);
    goToEntry->setObjectName(QStringLiteral("goToEntry"));
    clearSelection->setObjectName(QStringLiteral("clearSelection"));
    clearSelection->setShortcut(Qt::Key_Escape);
    cancelWork->setObjectName(QStringLiteral("cancelWork"));
    cancelWork->setShortcut(Qt::Key_Escape);
    connect(hideUnreadLeaves, &QAction::toggled, &session, &Session::setHideUnreadLeaves);
    connect(showBoards, &QAction::toggled, &session, &Session::setShowBoards);
    connect(showNotes, &QAction::toggled, &session, &Session::setShowNotes);
    connect(showProof, &QAction::triggered, &session, &Session::toggleProof);
    connect(goToEntry, &QAction::triggered, this, &ViewActions::enterSelected);
    connect(clearSelection, &QAction::triggered, &session, [&session] { session.select(noNode); });
    connect(cancelWork, &QAction::triggered, &session, &Session::cancel);
    connect(cancelWork, &QAction::triggered, &session.panes(), &Panes::cancel);
    connect(&session.panes(), &Panes::panesChanged, this, &ViewActions::derive);
    connectEach(&session, this, &ViewActions::derive, &Session::documentChanged,
                &Session::traceChanged, &Session::stepChanged, &Session::selectionChanged,
                &Session::witnessesChanged, &Session::sideChanged,
                &Session::hideUnreadLeavesChanged, &Session::showBoardsChanged,
                &Session::showNotesChanged, &Session::busyChanged);
    derive();
}

/// Nowhere, for a node that is never entered: that it can be chosen tells nothing of what comes.
void ViewActions::enterSelected() {
    if (session_.selection() == noNode) {
        return;
    }
    const auto visit = visitOf(session_.document()->tree, *session_.trace(), session_.selection());
    if (visit) {
        session_.setStep(visit->first);
    }
}

void ViewActions::derive() {
    hideUnreadLeaves->setChecked(session_.hidesUnreadLeaves());
    showBoards->setEnabled(session_.boards() != nullptr);
    showBoards->setChecked(session_.showsBoards());
    showNotes->setChecked(session_.wantsNotes());
    (session_.side() == Side::max ? numbersFromMax : numbersFromMover)->setChecked(true);
    goToEntry->setEnabled(session_.hasSearch() && session_.selection() != noNode);
    showProof->setEnabled(!session_.proof().empty());
    const QString whyNot = whyNothingProved(session_.options());
    showProof->setToolTip(!whyNot.isEmpty()
                              ? whyNot
                              : tr("At a cutoff, draws the move that refutes and the one that the "
                                   "other player already has."));
    showProof->setChecked(session_.showsProof());
    // One key for both: first what runs, then what is pointed at.
    const bool busy = session_.busy() || session_.panes().busy();
    cancelWork->setEnabled(busy);
    clearSelection->setEnabled(!busy &&
                               (session_.selection() != noNode || !session_.witnesses().empty()));
}

} // namespace prunus

#include "moc_viewactions.cpp"
