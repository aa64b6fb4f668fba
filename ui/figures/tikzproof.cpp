#include "ui/figures/tikzproof.h"

#include "ui/drawing/proofpainter.h"
#include "ui/figures/tikzstyles.h"

namespace prunus {

namespace {

/// What the colours of who moves are called.
QByteArray moverOf(const ProvingMove& move) {
    return move.player == Player::max ? "max" : "min";
}

QByteArray texPlace(QPointF at) {
    return '(' + texNumber(at.x()) + ',' + texNumber(at.y()) + ')';
}

QByteArray captionFont(int pixels) {
    return "inner sep=0pt, text height=" + texNumber(0.52 * pixels) +
           "bp, text depth=0pt, font=\\sffamily\\bfseries\\boldmath\\fontsize{" +
           texNumber(0.75 * pixels) + "}{" + texNumber(0.9 * pixels) + "}\\selectfont";
}

} // namespace

QByteArray tikzVeil(const QRectF& area) {
    return "  % the moves that prove the cutoff\n  \\fill[background, opacity=" +
           texNumber(double(veilOpacity)) + "] (0,0) rectangle " + texPlace(area.bottomRight()) +
           ";\n";
}

QByteArray tikzProvingMoves(const TreePicture& picture, const PlaceNames& names, double factor) {
    QByteArray lines;
    for (const ProvingMove& move : picture.proof) {
        lines += "  \\draw[draw=" + moverOf(move) +
                 "Line, line width=" + texLength(provingWidth * factor) + "] " +
                 names.path(move.from, move.to, edgeInto(picture, move.to)) + ";\n";
    }
    return lines;
}

QByteArray tikzProofCaptions(const TreePicture& picture, const LabelledTree& lit,
                             const QRectF& area, LatexText& latex) {
    QByteArray lines;
    int number = 0;
    for (const ProofCaption& caption : proofCaptions(picture, lit, area)) {
        const ProvingMove& move = picture.proof[static_cast<std::size_t>(number)];
        const QByteArray ink = moverOf(move) + "Text";
        const QByteArray font = captionFont(caption.pixels);
        lines += "  \\node[circle, fill=" + ink +
                 ", text=background, minimum size=" + texLength(caption.badge.width()) + ", " +
                 font + "] at " + texPlace(caption.badge.center()) + " {" +
                 QByteArray::number(++number) + "};\n";
        lines += "  \\node[draw=" + ink + ", text=" + ink +
                 ", fill=background, line width=1.2bp, rounded corners=" +
                 texLength(0.4 * caption.pixels) +
                 ", minimum width=" + texLength(caption.box.width()) +
                 ", minimum height=" + texLength(caption.box.height()) + ", " + font + "] at " +
                 texPlace(caption.box.center()) + " {" + latex.of(move.text) + "};\n";
    }
    return lines;
}

} // namespace prunus
