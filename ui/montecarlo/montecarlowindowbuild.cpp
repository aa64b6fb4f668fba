// The parts of the window, and where they stand.

#include "ui/montecarlo/besidealphabeta.h"
#include "ui/montecarlo/choicetable.h"
#include "ui/montecarlo/montecarlowindow.h"
#include "ui/montecarlo/steprow.h"
#include "ui/montecarlo/uctcanvas.h"
#include "ui/montecarlo/uctform.h"
#include "ui/panels/listingview.h"
#include "ui/widgets/card.h"
#include "ui/words/uctwords.h"

#include <QFormLayout>
#include <QScrollArea>
#include <QSplitter>

namespace prunus {
namespace {

constexpr int sideWidth = 400;
/// Lines of text, so that what stands beneath does not jump.
constexpr int roomInLines = 4;

/// A card with a body that others fill.
class OpenCard : public Card {
  public:
    using Card::body;
    using Card::Card;
};

} // namespace

QWidget* MonteCarloWindow::buildTrees(double textScale) {
    auto* left = new QWidget(this);
    auto* trees = new QSplitter(Qt::Horizontal, left);
    trees->setChildrenCollapsible(false);
    canvas_ = new UctCanvas(session_, run_, trees);
    beside_ = new BesideAlphaBeta(run_, trees);
    for (TreeCanvas* each : {static_cast<TreeCanvas*>(canvas_), &beside_->canvas()}) {
        each->setTextScale(textScale);
    }
    trees->addWidget(canvas_);
    trees->addWidget(beside_);
    steps_ = new StepRow(run_, left);
    addActions(steps_->commands());
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(trees, 1);
    column->addWidget(steps_);
    return left;
}

QWidget* MonteCarloWindow::buildSide() {
    auto* inside = new QWidget(this);
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
    area->setMinimumWidth(fontMetrics().height() * sideWidth / 18);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

QWidget* MonteCarloWindow::buildHappened(QWidget* parent) {
    auto* card = new OpenCard(tr("What just happened"), parent);
    headline_ = makeWrappedLabel("uctHeadline", card);
    text_ = makeWrappedLabel("uctText", card);
    setBold(*headline_, true);
    text_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    text_->setMinimumHeight(roomInLines * text_->fontMetrics().lineSpacing());
    card->body().addWidget(headline_);
    card->body().addWidget(text_);
    return card;
}

QWidget* MonteCarloWindow::buildCounts(QWidget* parent) {
    auto* card = new OpenCard(tr("Counts"), parent);
    auto* form = new QFormLayout;
    for (const QString& name : UctWords::countNames()) {
        auto* number = makeLabel("uctCount", card);
        number->setAlignment(Qt::AlignRight);
        form->addRow(name, number);
        counts_ << number;
    }
    card->body().addLayout(form);
    return card;
}

QWidget* MonteCarloWindow::buildListing(QWidget* parent) {
    auto* card = new OpenCard(tr("Pseudocode"), parent);
    listing_ = new ListingView(card);
    listing_->setListing(UctWords::listing());
    card->body().addWidget(listing_);
    return card;
}

QWidget* MonteCarloWindow::buildView(QWidget* parent) {
    auto* card = new OpenCard(tr("View"), parent);
    auto* numbers = new QComboBox(card);
    numbers->setObjectName(QStringLiteral("uctNumbers"));
    numbers->addItem(tr("value, and N visits"), static_cast<int>(UctNumbers::valueAndVisits));
    numbers->addItem(tr("rewards W / visits N"), static_cast<int>(UctNumbers::rewardsAndVisits));
    connect(numbers, &QComboBox::currentIndexChanged, this, [this, numbers] {
        canvas_->setNumbers(static_cast<UctNumbers>(numbers->currentData().toInt()));
    });
    auto* form = new QFormLayout;
    form->addRow(tr("&Numbers at nodes"), numbers);
    card->body().addLayout(form);
    auto* both = new QCheckBox(tr("&Beside it alpha-beta, by the same number of leaves"), card);
    both->setObjectName(QStringLiteral("besideChoice"));
    card->body().addWidget(both);
    connect(both, &QCheckBox::toggled, beside_, &QWidget::setVisible);
    connect(&run_, &MonteCarlo::searched, both,
            [this, both] { both->setEnabled(!run_.subject().game); });
    return card;
}

} // namespace prunus
