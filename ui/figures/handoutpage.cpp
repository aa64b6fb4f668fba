// How the pages of a handout are painted.

#include "ui/figures/handoutpage.h"

#include "ui/figures/handout.h"
#include "ui/figures/wrappedtext.h"
#include "ui/words/sentences.h"

#include <QFontMetricsF>
#include <algorithm>
#include <vector>

namespace prunus {

namespace {

constexpr double margin = 52; // about 14 mm, which every printer can do
constexpr double heading = 52;
constexpr double footing = 24;
constexpr int titlePixels = 18;
constexpr int linePixels = 12;
constexpr double betweenFigureAndCaption = 6;
/// Captions of two lines need no less room than this, so that figures stay where they are.
constexpr double leastCaption = 52;

/// Texts of a figure at full size are 14 pixels high; smaller than this part of it they could not
/// be read on paper, so that figures are drawn closer instead.
constexpr double leastScale = 0.62;

QFont fontOf(Face face, int pixels) {
    return canvasFont(face, pixels);
}

} // namespace

QRectF handoutRoom(const QSizeF& page) {
    return QRectF({0, 0}, page).adjusted(margin, margin + heading, -margin, -(margin + footing));
}

void Handout::paintPage(QPainter& painter, std::uint64_t page) const {
    painter.save();
    paintFrame(painter, page);
    const QPointF corner = handoutRoom(pageSize()).topLeft();
    const auto each = static_cast<std::uint64_t>(choices_.perPage);
    const std::uint64_t first = page * each;
    const std::uint64_t last = std::min(first + each, stepCount());
    std::vector<Caption> captions;
    double captionRoom = leastCaption;
    for (std::uint64_t k = first; k < last; ++k) {
        captions.push_back(captionOf(step(k)));
        captionRoom = std::max(captionRoom, captionHeight(captions.back()));
    }
    for (std::uint64_t k = first; k < last; ++k) {
        const int place = static_cast<int>(k - first);
        const int column = place % grid_.columns;
        const int row = place / grid_.columns;
        const QPointF at(column * (grid_.cell.width() + handoutGap),
                         row * (grid_.cell.height() + handoutGap));
        paintStep(painter, QRectF(corner + at, grid_.cell), step(k), captions[k - first],
                  captionRoom);
    }
    painter.restore();
}

void Handout::paintFrame(QPainter& painter, std::uint64_t page) const {
    const Theme& theme = themeOf(choices_.figure);
    const QRectF paper({0, 0}, pageSize());
    painter.fillRect(paper, theme.background);
    const QRectF inner = paper.adjusted(margin, margin, -margin, -margin);
    const QFont bold = fontOf(Face::bold, titlePixels);
    painter.setPen(theme.text);
    painter.setFont(bold);
    const QString head = title().isEmpty() ? searchLine() : title();
    painter.drawText(inner, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine,
                     QFontMetricsF(bold).elidedText(head, Qt::ElideRight, inner.width()));
    const QFont regular = fontOf(Face::regular, linePixels);
    painter.setPen(theme.mutedText);
    painter.setFont(regular);
    const QString line = title().isEmpty() ? QString() : searchLine();
    painter.drawText(inner.adjusted(0, 24, 0, 0), Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine,
                     QFontMetricsF(regular).elidedText(line, Qt::ElideRight, inner.width()));
    painter.drawText(inner, Qt::AlignRight | Qt::AlignBottom, pageLine(page));
}

Handout::Caption Handout::captionOf(Step t) const {
    const Moment moment(document_.tree, trace_, t);
    const Said said = saidOf(document_, moment, choices_.figure);
    //: A noun.
    const QString head = tr("Step %1").arg(t.value) + QStringLiteral(" · ") + said.title;
    const QString note = notesInCaptions_ ? noteAt(document_, moment, choices_.figure) : QString();
    return {head, said.body, note.isEmpty() ? note : tr("Note: %1").arg(note)};
}

double Handout::captionHeight(const Caption& caption) const {
    const double width = grid_.cell.width();
    return wrappedHeight(caption.head, Face::bold, linePixels, width) +
           wrappedHeight(caption.body, Face::regular, linePixels, width) +
           (caption.note.isEmpty() ? 0 : 2) +
           wrappedHeight(caption.note, Face::bold, linePixels, width) + betweenFigureAndCaption + 2;
}

void Handout::paintStep(QPainter& painter, const QRectF& cell, Step t, const Caption& caption,
                        double captionRoom) const {
    const double drawn = paintFigure(painter, cell.adjusted(0, 0, 0, -captionRoom), t);
    QRectF room = cell;
    room.setTop(cell.top() + drawn + betweenFigureAndCaption);
    painter.setPen(themeOf(choices_.figure).text);
    const double head = drawWrapped(painter, room, caption.head, Face::bold, linePixels);
    const double body = drawWrapped(painter, room.adjusted(0, head + 2, 0, 0), caption.body,
                                    Face::regular, linePixels);
    painter.setPen(themeOf(choices_.figure).ownMark);
    drawWrapped(painter, room.adjusted(0, head + body + 4, 0, 0), caption.note, Face::bold,
                linePixels);
}

double Handout::paintFigure(QPainter& painter, const QRectF& room, Step t) const {
    const auto fourths = [](double pixels) {
        return std::max(4, static_cast<int>(pixels / leastScale / 4) * 4);
    };
    const QSize largest =
        QSize(fourths(room.width()), fourths(room.height())).boundedTo(greatestFigure);
    FigureStyle style = choices_.figure;
    if (choices_.showProofs) {
        style.proof = proofAt(document_, Moment(document_.tree, trace_, t), style);
    }
    const Figure figure(document_, trace_, t, style, largest);
    const QSizeF size(figure.size());
    const double scale =
        std::min({1.0, room.width() / size.width(), room.height() / size.height()});
    painter.save();
    painter.translate(room.left() + (room.width() - size.width() * scale) / 2, room.top());
    painter.scale(scale, scale);
    figure.paint(painter);
    painter.restore();
    return size.height() * scale;
}

} // namespace prunus
