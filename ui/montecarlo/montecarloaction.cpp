#include "ui/montecarlo/montecarloaction.h"

#include "core/games/treepositions.h"
#include "ui/montecarlo/montecarlowindow.h"

namespace prunus {
namespace {

/// As for the algorithms of the main window.
const QString sideKey = QStringLiteral("numbers/uct");
const QString maxSide = QStringLiteral("max");
const QString moverSide = QStringLiteral("mover");

} // namespace

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

void MonteCarloAction::keepIn(QSettings& settings) {
    const QString kept = settings.value(sideKey).toString();
    setSide(kept == moverSide ? UctSide::mover : kept == maxSide ? UctSide::max : side_);
    settings_ = &settings;
}

/// One number has one sign on the screen.
void MonteCarloAction::setSide(UctSide side) {
    side_ = side;
    for (MonteCarloWindow* each : window_->findChildren<MonteCarloWindow*>()) {
        each->run().setSide(side);
    }
    if (settings_ != nullptr) {
        settings_->setValue(sideKey, side == UctSide::max ? maxSide : moverSide);
    }
}

void MonteCarloAction::setTextScale(double scale) const {
    for (MonteCarloWindow* each : window_->findChildren<MonteCarloWindow*>()) {
        each->setTextScale(scale);
    }
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
    openOn(subject, session.title());
}

MonteCarloWindow& MonteCarloAction::openOn(const UctSubject& subject, const QString& title) {
    auto* window = new MonteCarloWindow(subject, title, canvas_.textScale(), window_);
    MonteCarlo& run = window->run();
    run.setSide(side_);
    connect(&run, &MonteCarlo::sideChanged, this, [this, &run] { setSide(run.side()); });
    window->show();
    return *window;
}

void MonteCarloAction::openInLesson(const LessonMoment& moment) {
    closeInLesson();
    UctOptions options = moment.uct->options;
    options.root = moment.options.root;
    inLesson_ = &openOn({moment.tree}, {});
    inLesson_->searchFor(options, moment.uct->iteration);
}

/// At once: what is set aside comes back later, and this must not.
void MonteCarloAction::closeInLesson() {
    delete inLesson_.data();
}

} // namespace prunus

#include "moc_montecarloaction.cpp"
