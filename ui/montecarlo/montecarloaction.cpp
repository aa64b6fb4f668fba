#include "ui/montecarlo/montecarloaction.h"

#include "core/games/treepositions.h"
#include "ui/montecarlo/montecarlowindow.h"

namespace prunus {

MonteCarloAction::MonteCarloAction(TreeCanvas& canvas, QWidget* window)
    : QAction(tr("&Monte Carlo tree search…"), window), canvas_(canvas), window_(window) {
    setObjectName(QStringLiteral("monteCarloSearch"));
    setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_U);
    setToolTip(tr("UCT on this tree or this game, step by step: it prunes nothing, and estimates "
                  "values by playouts at random."));
    setStatusTip(toolTip());
    connect(this, &QAction::triggered, this, &MonteCarloAction::open);
    connect(&canvas.session(), &Session::documentChanged, this, &MonteCarloAction::derive);
    derive();
}

void MonteCarloAction::derive() {
    setEnabled(canvas_.session().document() != nullptr);
}

void MonteCarloAction::setAside(bool aside) const {
    for (MonteCarloWindow* each : window_->findChildren<MonteCarloWindow*>()) {
        each->setVisible(!aside);
    }
}

void MonteCarloAction::open() {
    const Session& session = canvas_.session();
    const auto document = session.document();
    UctSubject subject{document->shared};
    if (!document->tree.header().game.empty()) {
        if (const auto start = TreePositions(document->tree).at(GameTree::root())) {
            subject.game = *start;
        }
    }
    auto* window = new MonteCarloWindow(subject, session.title(), canvas_.textScale(), window_);
    window->show();
}

} // namespace prunus
