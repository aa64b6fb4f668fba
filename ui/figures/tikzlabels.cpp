#include "ui/figures/tikzlabels.h"

#include "ui/figures/tikzstyles.h"

#include <algorithm>

namespace prunus {

QByteArray tikzStyleOf(const Label& label) {
    const TextPiece& piece = label.pieces.front();
    const QByteArray colour = ", text=" + texColour(piece.ink);
    switch (label.kind) {
    case Label::Kind::band:
        return "band" + colour;
    case Label::Kind::name:
        return "node name" + colour;
    case Label::Kind::move:
        return "move" + colour;
    case Label::Kind::worth:
        return "worth" + colour;
    case Label::Kind::sign:
        return "sign change" + colour;
    case Label::Kind::visits:
        return "visits" + colour;
    case Label::Kind::window:
        return "window" + colour;
    case Label::Kind::blank:
        return "blank" + colour;
    case Label::Kind::value:
    case Label::Kind::rule:
        break;
    }
    return (piece.face == Face::bold ? "rule" : "condition") + colour;
}

namespace {

/// Smaller where it is long.
QByteArray inBox(const QString& typed, const TextPiece& box, int pixels, LatexText& latex) {
    const double fit =
        (box.box.width() - 2) / std::max(1.0, textSize(typed, Face::bold, pixels).width());
    const QByteArray text = latex.of(typed);
    return "\\blankbox{" + (fit < 1 ? "\\scalebox{" + texNumber(fit) + "}{" + text + '}' : text) +
           '}';
}

} // namespace

QByteArray tikzTextOf(const Label& label, std::size_t first, std::size_t last, LatexText& latex,
                      const QStringList& typed) {
    const double character = textSize(QStringLiteral("0"), Face::mono, label.pixels).width();
    QByteArray text;
    double end = 0;
    for (std::size_t k = first; k < last; ++k) {
        const TextPiece& piece = label.pieces[k];
        if (k > first) {
            text += piece.offset.x() - end > 2 * character ? "\\quad " : " ";
        }
        end = piece.offset.x() + textSize(piece.text, piece.face, label.pixels).width() +
              piece.box.width();
        const auto boxes = std::count_if(label.pieces.begin(), label.pieces.begin() + long(k),
                                         [](const TextPiece& each) { return each.text.isEmpty(); });
        const QByteArray set = piece.text.isEmpty()
                                   ? inBox(typed.value(boxes), piece, label.pixels, latex)
                                   : latex.of(piece.text);
        text += piece.struck ? "\\former{" + set + '}' : set;
    }
    return text;
}

} // namespace prunus
