#include "ui/panels/pseudocode.h"

#include "ui/base/connecteach.h"
#include "ui/words/codewords.h"

#include <QEvent>
#include <QScrollArea>
#include <algorithm>

namespace prunus {
namespace {

/// Of a combo box, with its frame.
constexpr int arrowWidth = 30;

} // namespace

Pseudocode::Pseudocode(Session& session, QWidget* parent)
    : Card(tr("Pseudocode"), parent), session_(session), view_(new ListingView),
      area_(new ListingArea(*view_, this)), variables_(makeLabel("variables", this)),
      forms_(new QComboBox(this)) {
    setObjectName(QStringLiteral("pseudocode"));
    forms_->setObjectName(QStringLiteral("listingForm"));
    forms_->setAccessibleName(tr("Form of the algorithm"));
    forms_->setToolTip(tr("The form in which the algorithm is written"));
    forms_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(forms_, &QComboBox::activated, this, [this](int row) {
        const Algorithm algorithm = session_.options().algorithm;
        choose(algorithm, formsOf(algorithm)[static_cast<std::size_t>(row)]);
    });
    connect(view_, &ListingView::litMoved, this, &Pseudocode::reveal);
    addToHeader(*forms_);
    titleLabel().setBuddy(forms_);
    header().installEventFilter(this);
    fitForms();
    body().addWidget(area_, 1);
    QFont mono;
    mono.setFamilies({QStringLiteral("DejaVu Sans Mono")});
    variables_->setFont(mono);
    variables_->setWordWrap(true);
    variables_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    fitVariables();
    setMuted(*variables_, true);
    body().addWidget(variables_);
    connectEach(&session, this, &Pseudocode::refresh, &Session::stepChanged,
                &Session::documentChanged, &Session::traceChanged, &Session::sideChanged,
                &Session::hideUnreadLeavesChanged);
    refresh();
}

ListingForm Pseudocode::form() const {
    const Algorithm algorithm = session_.options().algorithm;
    if (session_.options().slip) {
        return formsOf(algorithm).front();
    }
    return chosenForm(algorithm).value_or(formsOf(algorithm).front());
}

std::optional<ListingForm> Pseudocode::chosenForm(Algorithm algorithm) const {
    const auto chosen = chosen_.find(algorithm);
    return chosen == chosen_.end() ? std::nullopt : std::optional(chosen->second);
}

void Pseudocode::choose(Algorithm algorithm, ListingForm form) {
    if (std::ranges::count(formsOf(algorithm), form) > 0) {
        chosen_[algorithm] = form;
        refresh();
    }
}

void Pseudocode::offerForms() {
    const auto forms = formsOf(session_.options().algorithm);
    // Left alone from step to step: it may be open.
    if (forms_->itemText(0) != shownForm(forms.front())) {
        forms_->clear();
        for (const ListingForm each : forms) {
            forms_->addItem(shownForm(each));
        }
    }
    forms_->setCurrentIndex(forms_->findText(shownForm(form())));
    forms_->setVisible(session_.hasSearch() && forms.size() > 1 && !session_.options().slip);
}

/// How much of the listing need not be in view.
int Pseudocode::toScroll() const {
    return area_->sizeHint().height() - area_->minimumSizeHint().height();
}

QSize Pseudocode::minimumSizeHint() const {
    return Card::minimumSizeHint() - QSize(0, toScroll());
}

int Pseudocode::heightForWidth(int width) const {
    return Card::heightForWidth(width) - toScroll();
}

/// The line that is lit.
int Pseudocode::leastHeight(int /*width*/) const {
    return area_->usefulHeight(1);
}

int Pseudocode::usefulHeight(int /*width*/) const {
    return minimumSizeHint().height() - area_->minimumSizeHint().height() + area_->usefulHeight(2);
}

void Pseudocode::reveal() {
    const QRect lit = view_->litPlace();
    for (QWidget* each = parentWidget(); each != nullptr && !lit.isNull();
         each = each->parentWidget()) {
        if (auto* panel = qobject_cast<QScrollArea*>(each)) {
            const QPoint at = view_->mapTo(panel->widget(), lit.center());
            // More around it than half of a low panel would push it out at the other edge.
            const int around = std::min(2 * lit.height(), panel->viewport()->height() / 2);
            panel->ensureVisible(0, at.y(), 0, around);
            return;
        }
    }
}

/// The switch is hardly higher than the title beside it, of which the end gives way to it.
void Pseudocode::fitForms() {
    forms_->setFixedHeight(std::max(24, fontMetrics().height() + 6));
    forms_->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("nnn…")) + arrowWidth);
    titleLabel().setMaximumWidth(QWIDGETSIZE_MAX);
    const int others = header().sizeHint().width() - titleLabel().sizeHint().width();
    titleLabel().setMaximumWidth(std::max(header().width() / 3, header().width() - others));
}

/// Room for two lines, so that the cards beneath stay where they are.
void Pseudocode::fitVariables() {
    variables_->setMinimumHeight(2 * variables_->fontMetrics().lineSpacing());
}

bool Pseudocode::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &header() && event->type() == QEvent::Resize) {
        fitForms();
    }
    return Card::eventFilter(watched, event);
}

void Pseudocode::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        fitForms();
        fitVariables();
    }
    Card::changeEvent(event);
}

void Pseudocode::refresh() {
    offerForms();
    variables_->setVisible(session_.hasSearch());
    if (!session_.hasSearch()) {
        view_->setListing({});
        return;
    }
    const Moment moment = session_.moment();
    const bool begun = moment.step().value > 0;
    const Player player = begun ? moment.event().player : moment.trace().rootPlayer();
    showListing(moment, player);
    const Naming naming(moment, session_.document()->names, session_.hidesUnreadLeaves());
    variables_->setText(shownVariables(naming, session_.side(), form()));
}

void Pseudocode::setBothHalves(bool wanted) {
    bothWanted_ = wanted;
    refresh();
}

void Pseudocode::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    if (bothWanted_) {
        refresh();
    }
}

void Pseudocode::showListing(const Moment& moment, Player player) {
    const Listing listing = Listing::of(session_.options(), player, form());
    auto lit = listing.lineOf(litRole(moment));
    const bool pair = bothWanted_ && listing.oneOfTwo();
    const Listing other =
        pair ? Listing::of(session_.options(), opponent(player), form()) : Listing();
    const Listing& first = player == Player::max ? listing : other;
    const Listing& second = player == Player::max ? other : listing;
    const std::size_t lines = ListingView::secondAfter(first) + second.lines().size();
    const bool both = pair && int(lines) * view_->lineHeight() <= area_->height();
    if (both) {
        view_->setListings(first, second);
        if (lit && player == Player::min) {
            *lit += ListingView::secondAfter(first);
        }
    } else {
        view_->setListing(listing);
    }
    area_->updateGeometry();
    view_->setLit(lit);
    if (const QString title =
            listingHeading(session_.options(), listing.oneOfTwo() && !both, player);
        title != this->title()) {
        setTitle(title);
        fitForms();
    }
}

} // namespace prunus

#include "moc_pseudocode.cpp"
