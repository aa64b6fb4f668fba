#include "ui/compare/differences.h"

#include "ui/session/loading.h"
#include "ui/session/panes.h"

namespace prunus {

Differences::Differences(Session& session, QWidget* window)
    : QObject(window), session_(session), window_(window),
      ask_(new QAction(tr("Where do these di&ffer?"), this)) {
    ask_->setObjectName(QStringLiteral("whereTheyDiffer"));
    ask_->setToolTip(
        tr("Looks for the smallest tree on which two searches, or a search and a slip, differ."));
    ask_->setStatusTip(ask_->toolTip());
    connect(ask_, &QAction::triggered, this, &Differences::show);
}

void Differences::show() {
    if (!dialog_) {
        dialog_ = new DifferenceDialog(session_.wantedOptions(), window_);
        dialog_->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog_, &DifferenceDialog::chosen, this, &Differences::wanted);
    }
    dialog_->show();
    dialog_->raise();
    dialog_->activateWindow();
}

/// Such a tree is searched at once.
void Differences::open(Session& session, const Difference& difference) {
    UnsavedTree found{difference.tree, {}, tr("Where they differ"), {}};
    found.isMade = true;
    found.search = difference.searches[0];
    session.openUnsaved(found);
    session.panes().showPair(difference.searches[0], difference.searches[1], difference.step);
}

} // namespace prunus

#include "moc_differences.cpp"
