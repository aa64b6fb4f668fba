#pragma once

#include "ui/figures/latextext.h"
#include "ui/figures/tikzpicture.h"
#include "ui/look/canvastext.h"

#include <functional>
#include <vector>

namespace prunus {

/// Returns the figure as a LaTeX document that pdflatex compiles as it is: a page with one picture,
/// drawn in TikZ at the places of the screen, in pixels. It is meant to be read and changed: it has
/// a named style for each kind of node and edge, a place for each node that all the node's lines
/// follow, and a line for each node, edge and text; a game's board is a few lines. The error says
/// why there is none.
[[nodiscard]] tl::expected<QByteArray, QString> tikzOf(const Figure& figure);

/// A page with texts, and with or without a figure.
struct TikzPage {
    struct Line {
        QString text;
        Face face = Face::regular;
    };
    /// Lines below each other, each wrapped where it is too wide.
    struct Text {
        QRectF room; ///< the lines begin at its top
        int pixels = 0;
        double between = 0;
        std::vector<Line> lines = {};
    };
    QString title;
    QString description;
    QSize size;
    std::vector<Text> texts = {};
    const Figure* figure = nullptr;
    QPointF at = {};                          ///< the place of the figure's upper left corner
    TypedTexts typed = {};                    ///< the texts typed in the figure's empty boxes
    std::function<void(QPainter&)> over = {}; ///< painted over the figure, in the figure's own
                                              ///< pixels
};
[[nodiscard]] tl::expected<QByteArray, QString> tikzOf(const TikzPage& page);

/// The parts of a page that can stand in any document: its styles and its picture.
struct TikzParts {
    QByteArray styles;
    QByteArray picture;
};
[[nodiscard]] tl::expected<TikzParts, QString> tikzPartsOf(const TikzPage& page, LatexText& latex);
/// Returns a line as LaTeX in its face. The indentation of a listing stays.
[[nodiscard]] QByteArray tikzLine(const TikzPage::Line& line, LatexText& latex);

} // namespace prunus
