#include "ui/panels/cardarea.h"

#include "ui/panels/listingview.h"

#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>
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

/// The same of rows of one height, in a part of the card: code, which is scrolled within it, or a
/// table.
struct Rows {
    const QWidget* seen = nullptr;
    const QWidget* first = nullptr; ///< where the first row begins
    int height = 0;
};

std::optional<Stretch> lineAt(const Rows& rows, const QWidget& card, int y) {
    const int top = rows.seen->mapTo(&card, QPoint(0, 0)).y();
    const int into = (y - rows.first->mapTo(&card, QPoint(0, 0)).y()) % rows.height;
    if (!rows.seen->isVisibleTo(&card) || into == 0 ||
        !Stretch{top, top + rows.seen->height()}.isCutAt(y)) {
        return std::nullopt;
    }
    return Stretch{y - into, y - into + rows.height};
}

std::vector<Rows> rowsOf(const Card& card) {
    std::vector<Rows> rows;
    if (const auto* listing = card.findChild<ListingView*>()) {
        rows.push_back({listing->parentWidget(), listing, listing->lineHeight()});
    }
    if (const auto* table = card.findChild<QTableView*>()) {
        rows.push_back({table, table, table->verticalHeader()->defaultSectionSize()});
    }
    return rows;
}

/// Moves a cut until it goes through no line: up, or else down.
int cutBetweenLines(const Card& card, int cut, bool up) {
    const QList<QLabel*> labels = card.findChildren<QLabel*>();
    const std::vector<Rows> rows = rowsOf(card);
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
        for (const Rows& each : rows) {
            avoid(lineAt(each, card, cut));
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
        fitBar();
        soon_.start(0);
    }
    return QScrollArea::eventFilter(watched, event);
}

void CardArea::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    fitBar();
    static_cast<Card&>(*widget()).reveal();
    showWholeLines();
}

/// Beside a bar, texts may need the height that makes them need a bar.
void CardArea::fitBar() {
    const int needed = widget()->hasHeightForWidth() ? widget()->heightForWidth(width())
                                                     : widget()->minimumSizeHint().height();
    setVerticalScrollBarPolicy(needed <= height() ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
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

#include "moc_cardarea.cpp"
