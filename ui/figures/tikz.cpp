#include "ui/figures/tikz.h"

#include "ui/drawing/notepainter.h"
#include "ui/figures/tikzpainted.h"
#include "ui/figures/tikzpreamble.h"
#include "ui/figures/tikzstyles.h"

#include <algorithm>
#include <utility>

namespace prunus {

namespace {

QByteArray written(const TikzPage::Text& text, LatexText& latex) {
    QByteArray out =
        "  \\node[anchor=north west, inner sep=0pt, align=flush left, text=text, text width=" +
        texLength(text.room.width()) + "]\n    at (" + texNumber(text.room.left()) + ',' +
        texNumber(text.room.top()) + ") {" + texFontSize(text.pixels) + "\n";
    for (const TikzPage::Line& each : text.lines) {
        out +=
            "    {" + tikzLine(each, latex) + "\\par}" +
            (&each == &text.lines.back() ? "};\n" : "\\vspace{" + texLength(text.between) + "}\n");
    }
    return out;
}

/// Arrows and boxes, over the tree; null where there are none.
std::function<void(QPainter&)> noteMarksOf(const Figure& figure) {
    const NoteMarks marks = figure.picture().notes;
    if (marks.arrows.empty() && marks.boxes.empty()) {
        return nullptr;
    }
    return [&figure](QPainter& painter) {
        const TreePicture picture = figure.picture();
        const QRectF area({0, 0}, QSizeF(figure.treeSize()));
        const LabelledTree frame = labelledTree(picture, area);
        paintNoteBoxes(painter, picture, frame, area);
        paintNoteArrows(painter, picture, frame, area);
    };
}

} // namespace

QByteArray tikzLine(const TikzPage::Line& line, LatexText& latex) {
    const bool mono = line.face == Face::mono || line.face == Face::monoBold;
    const bool bold = line.face == Face::bold || line.face == Face::monoBold;
    const auto begin = std::ranges::find_if(line.text, [](QChar c) { return c != u' '; });
    const auto indent = mono ? begin - line.text.begin() : 0;
    return QByteArray(mono ? "\\ttfamily" : "\\sffamily") + (bold ? "\\bfseries\\boldmath " : " ") +
           QByteArray("~").repeated(indent) + latex.of(line.text.mid(indent));
}

tl::expected<TikzParts, QString> tikzPartsOf(const TikzPage& page, LatexText& latex) {
    TikzPicture picture;
    const Theme& theme = page.figure != nullptr ? *page.figure->picture().theme : questionTheme();
    QByteArray drawing;
    for (const TikzPage::Text& each : page.texts) {
        drawing += written(each, latex);
    }
    if (page.figure != nullptr) {
        auto made = tikzPictureOf(*page.figure, latex, page.typed);
        if (!made) {
            return tl::make_unexpected(made.error());
        }
        picture = *std::move(made);
        const QByteArray over =
            page.over ? tikzPainted(page.over, page.figure->size(), latex) : QByteArray();
        const bool moved = !page.at.isNull();
        drawing += (moved ? "  \\begin{scope}[shift={(" + texNumber(page.at.x()) + ',' +
                                texNumber(page.at.y()) + ")}]\n"
                          : QByteArray()) +
                   picture.drawing + over + (moved ? "  \\end{scope}\n" : "");
    }
    const QSizeF size = page.size;
    const QByteArray end = '(' + texNumber(size.width()) + ',' + texNumber(size.height()) + ");\n";
    return TikzParts{picture.styles, "% a unit is a pixel; y points down\n"
                                     "\\begin{tikzpicture}[x=0.75bp, y=-0.75bp]\n"
                                     "  \\useasboundingbox (0,0) rectangle " +
                                         end +
                                         (theme.background == QColor(Qt::white)
                                              ? QByteArray()
                                              : "  \\fill[background] (0,0) rectangle " + end) +
                                         drawing + "\\end{tikzpicture}\n"};
}

tl::expected<QByteArray, QString> tikzOf(const TikzPage& page) {
    LatexText latex;
    const Theme& theme = page.figure != nullptr ? *page.figure->picture().theme : questionTheme();
    return tikzPartsOf(page, latex).map([&](const TikzParts& parts) {
        return latexComment(page.title) + latexComment(page.description) +
               "% Made with Prunus " PRUNUS_VERSION
               ". For a document of your own, take over what stands before\n"
               "% \\begin{document}, without geometry and the lengths, and the picture.\n" +
               tikzPreamble({page.size}, latex) + tikzColours(theme) + parts.styles +
               "\\begin{document}\n" + parts.picture + "\\end{document}\n";
    });
}

tl::expected<QByteArray, QString> tikzOf(const Figure& figure) {
    TikzPage page;
    page.title = figure.title();
    page.description = figure.description();
    page.size = figure.size();
    page.figure = &figure;
    if (const QString note = figure.noteText(); !note.isEmpty()) {
        TikzPage::Text text{figure.noteRect(), Figure::notePixels, 0};
        for (const QString& line : note.split(u'\n')) {
            text.lines.push_back({line});
        }
        page.texts.push_back(std::move(text));
    }
    page.over = noteMarksOf(figure);
    return tikzOf(page);
}

} // namespace prunus
