#pragma once

#include "ui/figures/latextext.h"
#include "ui/figures/tikzpicture.h"
#include "ui/look/canvastext.h"

#include <functional>
#include <vector>

namespace prunus {

/// The figure as a LaTeX document that pdflatex compiles as it is: a page with one picture, drawn
/// in TikZ at the places of the screen, in pixels. It is meant to be read and changed: a named
/// style for each kind of node and edge, a place for each node that all its lines follow, and a
/// line for each node, edge and text; a game's board is a few lines. The error says why there is
/// none.
[[nodiscard]] tl::expected<QByteArray, QString> tikzOf(const Figure& figure);

/// A page with texts and a figure, or without one.
struct TikzPage {
    struct Line {
        QString text;
        Face face = Face::regular;
    };
    /// Lines below each other, each wrapped where it is too wide.
    struct Text {
        QRectF room; ///< from its top
        int pixels = 0;
        double between = 0;
        std::vector<Line> lines = {};
    };
    QString title;
    QString description;
    QSize size;
    std::vector<Text> texts = {};
    const Figure* figure = nullptr;
    QPointF at = {};                          ///< where its corner is
    TypedTexts typed = {};                    ///< in its empty boxes
    std::function<void(QPainter&)> over = {}; ///< painted over it, in its own pixels
};
[[nodiscard]] tl::expected<QByteArray, QString> tikzOf(const TikzPage& page);

/// What of a page stands in any document: its styles, and the picture.
struct TikzParts {
    QByteArray styles;
    QByteArray picture;
};
[[nodiscard]] tl::expected<TikzParts, QString> tikzPartsOf(const TikzPage& page, LatexText& latex);
/// In its face. What a listing is indented by stays.
[[nodiscard]] QByteArray tikzLine(const TikzPage::Line& line, LatexText& latex);

} // namespace prunus
