#include "ui/montecarlo/montecarlowindow.h"

#include "ui/base/connecteach.h"
#include "ui/export/figureactions.h"
#include "ui/figures/uctfigure.h"
#include "ui/montecarlo/besidealphabeta.h"
#include "ui/montecarlo/endstrip.h"
#include "ui/montecarlo/steprow.h"
#include "ui/montecarlo/uctcanvas.h"
#include "ui/montecarlo/uctform.h"
#include "ui/panels/listingview.h"
#include "ui/widgets/noticebar.h"
#include "ui/words/uctsentences.h"
#include "ui/words/uctwords.h"
#include "ui/words/words.h"

#include <QHBoxLayout>
#include <QScreen>
#include <QScrollBar>
#include <algorithm>

namespace prunus {
namespace {

/// In heights of a line of text.
constexpr int sideWidth = 24;
/// In pixels, below the tree.
constexpr double roomUnder = 20;
/// Lines of text, so that what stands beneath does not jump.
constexpr int roomInLines = 4;

/// A text keeps the room that it has needed once, so that nothing beside it jumps.
void keepRoom(QLabel& text, int width) {
    text.setMinimumHeight(std::max(text.minimumHeight(), text.heightForWidth(width)));
}

} // namespace

MonteCarloWindow::MonteCarloWindow(UctSubject subject, const QString& title, double textScale,
                                   QWidget* parent)
    : QDialog(parent), subject_(std::move(subject)),
      halves_(new QBoxLayout(QBoxLayout::LeftToRight)),
      notice_(new NoticeBar(QStringLiteral("uctNotice"), this)), title_(title) {
    setObjectName(QStringLiteral("monteCarlo"));
    setWindowFlags(Qt::Window);
    setWindowTitle(title.isEmpty() ? tr("Monte Carlo tree search")
                                   : tr("Monte Carlo tree search: %1").arg(title));
    setAttribute(Qt::WA_DeleteOnClose);
    trees_ = buildTrees();
    side_ = buildSide();
    halves_->setSpacing(0);
    halves_->addWidget(trees_);
    halves_->addWidget(side_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(notice_);
    column->addLayout(halves_, 1);
    connect(&run_, &MonteCarlo::searched, this, &MonteCarloWindow::showTree);
    connectEach(&run_, this, &MonteCarloWindow::tell, &MonteCarlo::searched,
                &MonteCarlo::stepChanged, &MonteCarlo::sideChanged);
    connect(&run_, &MonteCarlo::failed, this, [this](const QString& message) {
        notice_->tell(message, {{tr("&Close"), [] {}}});
    });
    connect(&run_, &MonteCarlo::searched, this, &MonteCarloWindow::offerFigures);
    connect(figures_, &FigureActions::failed, this, [this](const QString& message) {
        notice_->tell(message, {{tr("&Close"), [] {}}});
    });
    connect(figures_, &FigureActions::copied, this, [this] {
        notice_->tell(tr("The picture of this step is on the clipboard."), {{tr("&Close"), [] {}}});
    });
    connect(form_, &UctForm::changed, &run_, &MonteCarlo::setOptions);
    connect(form_, &UctForm::subjectChanged, this, &MonteCarloWindow::search);
    form_->offer(subject_.game.has_value(), subject_.tree != nullptr);
    beside_->setVisible(false);
    constexpr QSize usual(1360, 860);
    resize(usual.boundedTo(screen()->availableSize() * 9 / 10));
    setTextScale(textScale);
    search();
}

MonteCarloWindow::~MonteCarloWindow() = default;

void MonteCarloWindow::setTextScale(double scale) {
    canvas_->setRoomUnder(roomUnder * scale); // for the visits of leaves
    for (TreeCanvas* each :
         {static_cast<TreeCanvas*>(canvas_), static_cast<TreeCanvas*>(&beside_->canvas())}) {
        each->setTextScale(scale);
    }
    constexpr int shareOfEnd = 7; // a part of the height
    end_->setMostHeight(height() / shareOfEnd);
    text_->setMinimumHeight(roomInLines * text_->fontMetrics().lineSpacing());
    headline_->setMinimumHeight(0);
    listing_->setMinimumHeight(listing_->lineCount() * fontMetrics().height() * 4 / 3);
    arrange();
}

/// The side stands beside the tree, or below it where large text leaves no room.
void MonteCarloWindow::arrange() {
    for (QWidget* each : findChildren<QWidget*>()) {
        if (each->layout() != nullptr) {
            each->layout()->invalidate(); // they hear of another font only later
        }
    }
    side_->setMinimumWidth(std::max(fontMetrics().height() * sideWidth,
                                    side_->widget()->minimumSizeHint().width() +
                                        side_->verticalScrollBar()->sizeHint().width()));
    const bool beside = trees_->minimumSizeHint().width() + side_->minimumWidth() <= width();
    halves_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    halves_->setStretchFactor(trees_, beside ? 1 : 5);
    halves_->setStretchFactor(side_, beside ? 0 : 2);
}

void MonteCarloWindow::search() {
    run_.search(form_->isOfGame() ? subject_ : UctSubject{subject_.tree});
}

void MonteCarloWindow::searchFor(const UctOptions& options, std::uint32_t iteration,
                                 const QString& notice) {
    told_ = notice;
    form_->setOptions(options);
    run_.search(form_->isOfGame() ? subject_ : UctSubject{subject_.tree}, options, iteration);
}

/// Another run on the same tree is looked at from where the one before was.
void MonteCarloWindow::showTree() {
    if (const QString told = std::exchange(told_, {}); !told.isEmpty()) {
        notice_->tell(told, {{tr("&Close"), [] {}}});
    } else {
        notice_->hide();
    }
    if (session_.document() != nullptr &&
        session_.document()->shared == run_.trace()->sharedTree()) {
        return;
    }
    SearchOptions plain;
    plain.algorithm = Algorithm::minimax;
    session_.setHideUnreadLeaves(run_.subject().game.has_value()); // a game's are no leaves
    session_.showUnsearched(run_.trace()->sharedTree(), plain);
    canvas_->fit();
    canvas_->setFocus(Qt::OtherFocusReason);
}

/// Of the step at which they are asked for.
void MonteCarloWindow::offerFigures() {
    const bool any = canvas_->showsRun();
    figures_->ask(any ? FigureActions::Asked([this](bool /*answered*/) {
        return uctSheet({session_.document(), run_.trace(), run_.step(), canvas_->look(),
                         &canvas_->theme(), title_});
    })
                      : FigureActions::Asked());
}

void MonteCarloWindow::markDifferences() {
    const bool marked = marks_->isChecked() && beside_->compares();
    differences_->setVisible(marked);
    if (!marked) {
        canvas_->setMarks({});
        beside_->canvas().setMarks({});
        return;
    }
    differences_->setText(UctWords::differences(beside_->leaves()));
    keepRoom(*differences_, differences_->parentWidget()->width());
    const auto marks = [this](bool ofUct) {
        return [this, ofUct](NodeId n) {
            return beside_->compares() ? beside_->differenceAt(n, ofUct) : Difference{};
        };
    };
    canvas_->setMarks(marks(true));
    beside_->canvas().setMarks(marks(false));
}

void MonteCarloWindow::tell() {
    if (run_.trace() == nullptr) {
        return;
    }
    const UctMoment moment = run_.moment();
    const UctWords words(moment, run_.names(), run_.side());
    const Said said = tellUct(moment, run_.names(), run_.side());
    whose_->setText(words.whoseNumbers());
    headline_->setText(said.title);
    text_->setText(said.body);
    keepRoom(*headline_, headline_->width());
    keepRoom(*text_, text_->width());
    const QStringList numbers = words.counts();
    for (int i = 0; i < counts_.size(); ++i) {
        counts_[i]->setText(numbers.value(i));
    }
    listing_->setLit(UctWords::lineOf(moment.event()));
}

} // namespace prunus

#include "moc_montecarlowindow.cpp"
