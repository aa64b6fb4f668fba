#include "ui/panels/cardarea.h"

#include "ui/panels/listingview.h"

#include <QEvent>
#include <QScrollBar>
#include <vector>

namespace prunus {
namespace {

/// From one y to another, on a card.
struct Stretch {
    int top = 0;
    int bottom = 0;

    [[nodiscard]] bool isCutAt(int y) const { return top < y && y < bottom; }
};

/// The lines of a label that a cut of the card at some y would go through, if any.
std::optional<Stretch> lineAt(const QLabel& label, const QWidget& card, int y) {
    const int top = label.mapTo(&card, QPoint(0, 0)).y();
    if (!label.isVisibleTo(&card) || label.text().isEmpty() ||
        !Stretch{top, top + label.height()}.isCutAt(y)) {
        return std::nullopt;
    }
    const int flags =
        static_cast<int>(label.alignment()) | (label.wordWrap() ? Qt::TextWordWrap : 0);
    const QRect text = label.fontMetrics().boundingRect(label.contentsRect(), flags, label.text());
    const int lines =
        std::max(1, qRound(double(text.height()) / label.fontMetrics().lineSpacing()));
    for (int k = 0; k < lines; ++k) {
        const Stretch line{top + text.top() + text.height() * k / lines,
                           top + text.top() + text.height() * (k + 1) / lines};
        if (line.isCutAt(y)) {
            return line;
        }
    }
    return std::nullopt;
}

/// The same of code, which is scrolled within the card.
std::optional<Stretch> lineAt(const ListingView& listing, const QWidget& card, int y) {
    const QWidget& seen = *listing.parentWidget();
    const int top = seen.mapTo(&card, QPoint(0, 0)).y();
    const int into = (y - listing.mapTo(&card, QPoint(0, 0)).y()) % listing.lineHeight();
    if (!Stretch{top, top + seen.height()}.isCutAt(y) || into == 0) {
        return std::nullopt;
    }
    return Stretch{y - into, y - into + listing.lineHeight()};
}

/// Moves a cut until it goes through no line: up, or else down.
int cutBetweenLines(const Card& card, int cut, bool up) {
    const QList<QLabel*> labels = card.findChildren<QLabel*>();
    const auto* listing = card.findChild<ListingView*>();
    for (bool moved = true; moved;) {
        moved = false;
        const auto avoid = [&](std::optional<Stretch> line) {
            if (line) {
                cut = up ? line->top : line->bottom;
                moved = true;
            }
        };
        for (const QLabel* label : labels) {
            avoid(lineAt(*label, card, cut));
        }
        if (listing != nullptr) {
            avoid(lineAt(*listing, card, cut));
        }
    }
    return cut;
}

} // namespace

CardArea::CardArea(Card& card, QWidget* parent) : QScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setWidget(&card);
    viewport()->setAutoFillBackground(false);
    card.setAutoFillBackground(false);
    card.installEventFilter(this);
    soon_.setSingleShot(true);
    connect(&soon_, &QTimer::timeout, this, &CardArea::showWholeLines);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &CardArea::showWholeLines);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &CardArea::showWholeLines);
}

QSize CardArea::minimumSizeHint() const {
    return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(), 0};
}

/// Its parts are laid out anew after it was asked for.
bool CardArea::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        soon_.start(0);
    }
    return QScrollArea::eventFilter(watched, event);
}

void CardArea::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    static_cast<Card&>(*widget()).reveal();
    showWholeLines();
}

void CardArea::showWholeLines() {
    auto& card = static_cast<Card&>(*widget());
    if (verticalScrollBar()->maximum() == 0) {
        card.clearMask();
        return;
    }
    const int scrolled = verticalScrollBar()->value();
    const int top = cutBetweenLines(card, scrolled, false);
    const int bottom = cutBetweenLines(card, scrolled + viewport()->height(), true);
    // A mask without any point in it would be none.
    card.setMask(top < bottom ? QRect(0, top, card.width(), bottom - top) : QRect(-1, -1, 1, 1));
}

} // namespace prunus
