#include "ui/panels/leafscale.h"

#include "ui/look/chrome.h"
#include "ui/words/words.h"

#include <QPainter>
#include <algorithm>

namespace prunus {
namespace {

constexpr int rowHeight = 9;
constexpr int scaleRows = 3;
/// Numbers nearer to each other than this would overlap.
constexpr int gapOfNumbers = 4;

} // namespace

LeafScale::LeafScale(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("leafScale"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize LeafScale::sizeHint() const {
    return {160, scaleRows * rowHeight + 2 * fontMetrics().height() + 8};
}

void LeafScale::setRanges(const LeafRanges& ranges, Value value) {
    ranges_ = ranges;
    value_ = value;
    marks_ = {value};
    const auto collect = [this](const auto& pieces) {
        for (const auto& piece : pieces) {
            for (const Value end : {piece.range.low, piece.range.high}) {
                if (end != infinity && end != -infinity) {
                    marks_.push_back(end);
                }
            }
        }
    };
    collect(ranges.root);
    collect(ranges.bestMove);
    collect(ranges.pruned);
    std::ranges::sort(marks_);
    marks_.erase(std::unique(marks_.begin(), marks_.end()), marks_.end());
    update();
}

double LeafScale::pixelOf(Value v) const {
    if (v == -infinity) {
        return 0;
    }
    if (v == infinity) {
        return width();
    }
    const auto at = std::ranges::lower_bound(marks_, v) - marks_.begin();
    return width() * double(at + 1) / double(marks_.size() + 1);
}

template <class Piece>
void LeafScale::paintRow(QPainter& painter, const std::vector<Piece>& pieces, int row) const {
    const Chrome& chrome = chromeFor(palette());
    const double y = fontMetrics().height() + 4 + (row + 0.5) * rowHeight;
    const ValueRange& now = pieceAt(pieces, value_).range;
    for (const Piece& piece : pieces) {
        const bool lit = piece.range == now;
        painter.setPen(QPen(lit ? chrome.accent : chrome.fieldBorder, lit ? 4 : 1.5, Qt::SolidLine,
                            Qt::FlatCap));
        const double gap = 2;
        painter.drawLine(QPointF(pixelOf(piece.range.low) + gap, y),
                         QPointF(pixelOf(piece.range.high) - gap, y));
    }
}

void LeafScale::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintRow(painter, ranges_.root, 0);
    paintRow(painter, ranges_.bestMove, 1);
    paintRow(painter, ranges_.pruned, 2);
    const Chrome& chrome = chromeFor(palette());
    const double top = fontMetrics().height() + 4;
    const double bottom = top + scaleRows * rowHeight;
    // The leaf's own number stands above the rows, the others beneath, as many as have room.
    const auto number = [&](Value v, double y) {
        const QString text = shownNumber(v);
        const double wide = fontMetrics().horizontalAdvance(text);
        const double left = std::clamp(pixelOf(v) - wide / 2, 0.0, std::max(0.0, width() - wide));
        painter.drawText(QPointF(left, y), text);
        return left + wide;
    };
    painter.setPen(QPen(palette().color(QPalette::WindowText), 2));
    painter.drawLine(QPointF(pixelOf(value_), top - 2), QPointF(pixelOf(value_), bottom));
    number(value_, fontMetrics().ascent());
    painter.setPen(chrome.muted);
    double taken = -gapOfNumbers;
    for (const Value mark : marks_) {
        const double wide = fontMetrics().horizontalAdvance(shownNumber(mark));
        if (pixelOf(mark) - wide / 2 >= taken + gapOfNumbers) {
            taken = number(mark, bottom + fontMetrics().ascent() + 2);
        }
    }
}

} // namespace prunus

#include "moc_leafscale.cpp"
