// The parts of the window, and where they stand.

#include "ui/export/figureactions.h"
#include "ui/montecarlo/besidealphabeta.h"
#include "ui/montecarlo/choicetable.h"
#include "ui/montecarlo/convergencedialog.h"
#include "ui/montecarlo/endstrip.h"
#include "ui/montecarlo/montecarlowindow.h"
#include "ui/montecarlo/steprow.h"
#include "ui/montecarlo/uctcanvas.h"
#include "ui/montecarlo/uctform.h"
#include "ui/panels/listingview.h"
#include "ui/widgets/card.h"
#include "ui/widgets/framed.h"
#include "ui/words/uctwords.h"

#include <QFormLayout>
#include <QPushButton>
#include <QSplitter>

namespace prunus {

QWidget* MonteCarloWindow::buildTrees() {
    auto* left = new QWidget(this);
    auto* trees = new QSplitter(Qt::Horizontal, left);
    trees->setChildrenCollapsible(false);
    QWidget* tree = buildTree(trees);
    beside_ = new BesideAlphaBeta(run_, trees);
    trees->addWidget(tree);
    trees->addWidget(beside_);
    differences_ = makeWrappedLabel("uctDifferences", left);
    differences_->setContentsMargins(18, 6, 18, 0);
    differences_->hide();
    steps_ = new StepRow(run_, left);
    addActions(steps_->commands());
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(trees, 1);
    column->addWidget(differences_);
    column->addWidget(steps_);
    return left;
}

/// Above the tree it says whose numbers are in it, as above alpha-beta's how far that is.
QWidget* MonteCarloWindow::buildTree(QWidget* parent) {
    auto* whole = new QWidget(parent);
    whose_ = makeWrappedLabel("whoseNumbers", whole);
    whose_->setContentsMargins(18, 6, 18, 6);
    canvas_ = new UctCanvas(session_, run_, whole);
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    end_ = new EndStrip(*canvas_, run_, whole);
    column->addWidget(whose_);
    column->addWidget(canvas_, 1);
    column->addWidget(end_);
    return whole;
}

QScrollArea* MonteCarloWindow::buildSide() {
    auto* inside = new SideGround(this);
    auto* column = new QVBoxLayout(inside);
    column->setSpacing(8);
    column->addWidget(buildHappened(inside));
    column->addWidget(new ChoiceTable(run_, inside));
    column->addWidget(buildListing(inside));
    column->addWidget(buildCounts(inside));
    form_ = new UctForm(inside);
    column->addWidget(form_);
    column->addWidget(buildView(inside));
    column->addStretch(1);
    auto* area = new QScrollArea(this);
    area->setObjectName(QStringLiteral("uctSide"));
    area->setWidget(inside);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

QWidget* MonteCarloWindow::buildHappened(QWidget* parent) {
    auto* card = new Framed(tr("What just happened"), parent);
    headline_ = makeWrappedLabel("uctHeadline", card);
    text_ = makeWrappedLabel("uctText", card);
    setBold(*headline_, true);
    text_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    card->column().addWidget(headline_);
    card->column().addWidget(text_);
    return card;
}

QWidget* MonteCarloWindow::buildCounts(QWidget* parent) {
    auto* card = new Framed(tr("Counts"), parent);
    auto* form = new QFormLayout;
    for (const QString& name : UctWords::countNames()) {
        auto* number = makeLabel("uctCount", card);
        number->setAlignment(Qt::AlignRight);
        form->addRow(name, number);
        counts_ << number;
    }
    card->column().addLayout(form);
    return card;
}

QWidget* MonteCarloWindow::buildListing(QWidget* parent) {
    auto* card = new Framed(tr("Pseudocode"), parent);
    listing_ = new ListingView(card);
    listing_->setListing(UctWords::listing());
    card->column().addWidget(listing_);
    return card;
}

void MonteCarloWindow::addSide(QVBoxLayout& column) {
    auto* fromMax = new QCheckBox(tr("Numbers from &MAX’s side"), column.parentWidget());
    fromMax->setObjectName(QStringLiteral("uctFromMax"));
    fromMax->setToolTip(tr("Wherever a number of this search is shown, more is better for MAX. "
                           "Otherwise more is better for whoever moved to the node, and UCB adds "
                           "to the mean as it stands."));
    fromMax->setChecked(run_.side() == UctSide::max);
    column.addWidget(fromMax);
    connect(fromMax, &QCheckBox::toggled, &run_,
            [this](bool on) { run_.setSide(on ? UctSide::max : UctSide::mover); });
    connect(&run_, &MonteCarlo::sideChanged, fromMax,
            [this, fromMax] { fromMax->setChecked(run_.side() == UctSide::max); });
}

void MonteCarloWindow::addFigures(QVBoxLayout& column) {
    figures_ = new FigureActions(session_, *canvas_, this);
    auto* row = new QHBoxLayout;
    for (QAction* each : {figures_->copyPicture, figures_->exportFigure}) {
        addAction(each);
        auto* button = new QPushButton(each->text(), column.parentWidget());
        button->setObjectName(each->objectName() + QStringLiteral("Button"));
        button->setAutoDefault(false);
        button->setEnabled(each->isEnabled());
        button->setToolTip(each->shortcut().toString(QKeySequence::NativeText));
        connect(button, &QPushButton::clicked, each, &QAction::trigger);
        connect(each, &QAction::enabledChanged, button, &QWidget::setEnabled);
        row->addWidget(button);
    }
    row->addStretch(1);
    column.addLayout(row);
}

void MonteCarloWindow::addBeside(QVBoxLayout& column) {
    auto* both = new QCheckBox(tr("&Beside it alpha-beta, by the same number of leaves"),
                               column.parentWidget());
    both->setObjectName(QStringLiteral("besideChoice"));
    marks_ = new QCheckBox(tr("Mar&k differences"), column.parentWidget());
    marks_->setObjectName(QStringLiteral("uctDifferencesChoice"));
    marks_->setToolTip(tr("Marks what one of both has seen at this step and the other has not."));
    marks_->setEnabled(false);
    column.addWidget(both);
    column.addWidget(marks_);
    connect(both, &QCheckBox::toggled, beside_, &QWidget::setVisible);
    connect(both, &QCheckBox::toggled, marks_, &QWidget::setEnabled);
    connect(both, &QCheckBox::toggled, this, &MonteCarloWindow::markDifferences);
    connect(marks_, &QCheckBox::toggled, this, &MonteCarloWindow::markDifferences);
    connect(beside_, &BesideAlphaBeta::followed, this, &MonteCarloWindow::markDifferences);
    connect(&run_, &MonteCarlo::searched, both, [this, both] {
        const bool ofTree = !run_.subject().game;
        both->setEnabled(ofTree);
        both->setChecked(both->isChecked() && ofTree);
    });
}

QWidget* MonteCarloWindow::buildView(QWidget* parent) {
    auto* card = new Framed(tr("View"), parent);
    auto* numbers = new QComboBox(card);
    numbers->setObjectName(QStringLiteral("uctNumbers"));
    numbers->addItem(tr("value, and N visits"), static_cast<int>(UctNumbers::valueAndVisits));
    numbers->addItem(tr("rewards W / visits N"), static_cast<int>(UctNumbers::rewardsAndVisits));
    connect(numbers, &QComboBox::currentIndexChanged, this, [this, numbers] {
        canvas_->setNumbers(static_cast<UctNumbers>(numbers->currentData().toInt()));
    });
    auto* form = new QFormLayout;
    form->addRow(tr("&Numbers at nodes"), numbers);
    card->column().addLayout(form);
    addSide(card->column());
    addBeside(card->column());
    addFigures(card->column());
    auto* convergence = new QPushButton(tr("Con&vergence…"), card);
    convergence->setObjectName(QStringLiteral("showConvergence"));
    convergence->setAutoDefault(false);
    convergence->setToolTip(tr("Estimates over many seeds, against the leaves evaluated."));
    card->column().addWidget(convergence, 0, Qt::AlignLeft);
    connect(convergence, &QPushButton::clicked, this, [this] {
        (new ConvergenceDialog(run_.subject().tree, run_.options(), this))->QDialog::show();
    });
    connect(&run_, &MonteCarlo::searched, convergence, [this, convergence] {
        const bool ofTree = !run_.subject().game;
        convergence->setEnabled(ofTree && !run_.subject().tree->isLeaf(GameTree::root()));
    });
    return card;
}

} // namespace prunus
