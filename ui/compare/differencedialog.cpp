#include "ui/compare/differencedialog.h"

#include "core/formats/treeformat.h"
#include "core/practice/sliptrace.h"
#include "ui/compare/procedurefields.h"
#include "ui/widgets/card.h"
#include "ui/widgets/formarea.h"
#include "ui/widgets/spokenlabel.h"
#include "ui/words/differencewords.h"
#include "ui/words/searchwords.h"
#include "ui/words/words.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QVBoxLayout>

namespace prunus {
namespace {

/// Above that nobody wants to draw them by hand.
constexpr int mostLeavesAsked = 16;

/// What a search did.
QString outcomeOn(const GameTree& tree, const SearchOptions& search, Aspect aspect) {
    const auto log = carryOut(tree, procedureOf(search));
    //: A search, and what it did.
    return log ? DifferenceDialog::tr("%1: %2.").arg(shownSearch(search),
                                                     DifferenceWords::outcome(tree, *log, aspect))
               : QString();
}

} // namespace

DifferenceDialog::DifferenceDialog(const SearchOptions& options, QWidget* parent)
    : QDialog(parent), job_([this](Brought<Outcome> outcome) { land(std::move(outcome)); }) {
    setObjectName(QStringLiteral("differenceDialog"));
    setWindowTitle(tr("Where do these differ?"));
    setWindowFlags(Qt::Window); // not always above the window in which trees are opened
    said_ = new SpokenLabel(this);
    said_->setObjectName(QStringLiteral("differenceSaid"));
    said_->setWordWrap(true);
    said_->setTextFormat(Qt::PlainText);
    said_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    said_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    constexpr int shownLines = 6;
    said_->setMinimumHeight(shownLines * fontMetrics().lineSpacing());
    auto* column = new QVBoxLayout(this);
    column->addWidget(new FormArea(*buildForm(options), this), 1);
    column->addWidget(said_);
    column->addWidget(buildButtons());
    tick_.setInterval(progressTick);
    connect(&tick_, &QTimer::timeout, this, &DifferenceDialog::derive);
    forget();
}

QWidget* DifferenceDialog::buildForm(const SearchOptions& options) {
    auto* form = new QWidget(this);
    one_ = new ProcedureFields(tr("One"), QStringLiteral("one"), form);
    other_ = new ProcedureFields(tr("The other"), QStringLiteral("other"), form);
    one_->choose(options);
    SearchOptions minimax = options;
    minimax.slip.reset();
    minimax.algorithm =
        options.algorithm == Algorithm::minimax ? Algorithm::alphaBeta : Algorithm::minimax;
    other_->choose(minimax);
    auto* asked = new QFormLayout;
    aspect_ = new QComboBox(form);
    aspect_->setObjectName(QStringLiteral("differenceAspect"));
    for (const AspectTraits& each : everyAspect) {
        aspect_->addItem(DifferenceWords::aspect(each.aspect));
    }
    aspect_->setCurrentIndex(static_cast<int>(Aspect::leaves));
    asked->addRow(tr("They are to differ in"), aspect_);
    leaves_ = new QSpinBox(form);
    leaves_->setObjectName(QStringLiteral("differenceLeaves"));
    leaves_->setRange(1, mostLeavesAsked);
    leaves_->setValue(static_cast<int>(usualMostLeaves));
    asked->addRow(tr("Leaves at most"), leaves_);
    auto* column = new QVBoxLayout(form);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(one_);
    column->addWidget(other_);
    column->addLayout(asked);
    column->addStretch(1);
    for (const ProcedureFields* each : {one_, other_}) {
        connect(each, &ProcedureFields::changed, this, &DifferenceDialog::forget);
    }
    connect(aspect_, &QComboBox::currentIndexChanged, this, &DifferenceDialog::forget);
    connect(leaves_, &QSpinBox::valueChanged, this, &DifferenceDialog::forget);
    return form;
}

QWidget* DifferenceDialog::buildButtons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    look_ = buttons->addButton(tr("&Find"), QDialogButtonBox::ActionRole);
    look_->setObjectName(QStringLiteral("findDifference"));
    look_->setDefault(true);
    open_ = buttons->addButton(tr("&Open side by side"), QDialogButtonBox::ActionRole);
    open_->setObjectName(QStringLiteral("openDifference"));
    open_->setAutoDefault(false);
    connect(look_, &QPushButton::clicked, this, &DifferenceDialog::lookOrStop);
    connect(open_, &QPushButton::clicked, this, [this] {
        emit chosen({searches_, tree_, firstDifference(*tree_, asked_)});
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    return buttons;
}

void DifferenceDialog::lookOrStop() {
    if (job_.runs()) {
        job_.giveUp();
        return;
    }
    forget();
    searches_ = {one_->search(), other_->search()};
    asked_ = {procedureOf(searches_[0]), procedureOf(searches_[1]),
              everyAspect.at(static_cast<std::size_t>(aspect_->currentIndex())).aspect};
    mostLeaves_ = static_cast<std::uint32_t>(leaves_->value());
    if (const auto same = alike(asked_)) {
        tell(DifferenceWords::alike(*same));
        return;
    }
    job_.start([asked = asked_, most = mostLeaves_](Progress& progress) {
        return findCounterexample(asked, most, &progress);
    });
    tick_.start();
    derive();
}

void DifferenceDialog::land(Brought<Outcome> outcome) {
    tick_.stop();
    if (!outcome) {
        tell(tr("There is not enough memory for this."));
    } else if (!outcome->has_value()) {
        tell(DifferenceWords::none(outcome->error(), mostLeaves_));
    } else {
        tellFound(std::move(outcome->value()));
    }
    derive();
}

void DifferenceDialog::tellFound(Counterexample found) {
    const QString said = DifferenceWords::found(found);
    tree_ = std::make_shared<const GameTree>(std::move(found.tree));
    tell(QStringList{said, QString::fromStdString(written(*tree_, TreeFormat::text)),
                     outcomeOn(*tree_, searches_[0], asked_.aspect),
                     outcomeOn(*tree_, searches_[1], asked_.aspect)}
             .join(u'\n'));
}

/// Something else is asked: what runs is of no use any more.
void DifferenceDialog::forget() {
    job_.cancel();
    tick_.stop();
    tree_.reset();
    said_->setText(tr("Find looks for the smallest tree on which they do."));
    derive();
}

void DifferenceDialog::derive() {
    const bool runs = job_.runs();
    look_->setText(runs ? tr("S&top") : tr("&Find"));
    open_->setEnabled(tree_ != nullptr);
    if (runs) {
        said_->setText(tr("Looking: %Ln trees", nullptr, pluralOf(job_.progress().nodesVisited())));
    }
}

void DifferenceDialog::tell(const QString& text) {
    said_->setText(text);
    announce(*said_);
}

} // namespace prunus

#include "moc_differencedialog.cpp"
