// The shapes, styles and colours that boards are drawn with.

#include "ui/board/boardpieces.h"
#include "ui/board/chessmen.h"
#include "ui/drawing/nodelook.h"
#include "ui/figures/tikzboards.h"
#include "ui/figures/tikzplaces.h"
#include "ui/figures/tikzstyles.h"

namespace prunus {

namespace {

/// The pictures of both sides' pieces, in the unit of a square.
QByteArray menPictures() {
    QByteArray pictures;
    for (std::size_t man = 0; man < static_cast<std::size_t>(Man::none); ++man) {
        const QPainterPath& outline = manOutline(Man(man));
        QByteArray path;
        for (int k = 0; k < outline.elementCount(); ++k) {
            const QPainterPath::Element& each = outline.elementAt(k);
            if (each.type == QPainterPath::MoveToElement) {
                path += (k == 0 ? "" : " -- cycle ") + at(each);
            } else if (each.type == QPainterPath::LineToElement) {
                path += " -- " + at(each);
            } else {
                path += " .. controls " + at(each) + " and " + at(outline.elementAt(k + 1)) +
                        " .. " + at(outline.elementAt(k + 2));
                k += 2;
            }
            path += k % 4 == 3 ? "\n    " : "";
        }
        for (const bool first : {true, false}) {
            pictures +=
                QByteArray("\\tikzset{") + (first ? "white " : "black ") + manName(Man(man)) +
                "/.pic={\\filldraw[line join=round, line width=0.27" +
                "\\pgflinewidth, even odd rule,\n    " +
                (first ? "draw=blackMan, fill=whiteMan] " : "draw=whiteMan, fill=blackMan] ") +
                path + " -- cycle;}}\n";
        }
    }
    return pictures;
}

QByteArray local(const char* name, const QColor& colour) {
    return QByteArray("\\definecolor{") + name + "}{HTML}{" +
           colour.name().mid(1).toUpper().toLatin1() + "}";
}

/// The colours of a board, known wherever they are defined last.
QByteArray boardColourNames(const Theme& theme, BoardTone tone, Look look) {
    const BoardColours c = boardColours(theme, tone);
    const QColor caption = tone == BoardTone::full ? theme.text : coloursOf(look, theme).text;
    return local("felt", c.felt) + local("hole", c.paper) + local("grid", c.grid) +
           local("faintGrid", c.faintGrid) + "%\n  " + local("lastFill", c.lastFill) +
           local("lastLine", c.lastLine) + local("caption", caption) +
           local("firstLine", c.first.line) + "%\n  " + local("firstText", c.first.text) +
           local("secondLine", c.second.line) + local("secondFill", c.second.fill) +
           local("secondText", c.second.text) + "%\n  " + local("whiteMan", c.white) +
           local("blackMan", c.black) + local("lightSquare", c.lightSquare) +
           local("darkSquare", c.darkSquare) + local("check", c.check);
}

} // namespace

QByteArray tikzBoardStyles(const Theme& theme, double factor) {
    const QByteArray thin = "line width=" + texLength(1.5 * factor);
    return boardColourNames(theme, BoardTone::full, Look::leaf) +
           "\n% boards of nodes that were "
           "not reached, or are cut\n\\newcommand{\\unreachedboard}{" +
           boardColourNames(theme, BoardTone::notReached, Look::notReached) +
           "}\n\\newcommand{\\prunedboard}{" + boardColourNames(theme, BoardTone::cut, Look::cut) +
           "}\n\\tikzset{\n"
           "  board/.style={scale=#1, line width=" +
           texLength(0.13) +
           "*#1, every pic/.style={scale=#1}},\n"
           "  card/.style={rounded corners=" +
           texLength(3) + ", " + thin +
           "},\n"
           "  max card/.style={draw=maxLine, fill=background},\n"
           "  min card/.style={draw=minLine, fill=background},\n"
           "  leaf card/.style={draw=leafLine, fill=background},\n"
           "  felt/.style={fill=felt},\n"
           "  grid/.style={draw=grid, line width=0.35\\pgflinewidth},\n"
           "  faint grid/.style={draw=faintGrid, line width=0.35\\pgflinewidth},\n"
           "  hole/.style={draw=faintGrid, fill=hole, line width=0.35\\pgflinewidth},\n"
           "  last move/.style={fill=lastFill, draw=lastLine, line width=0.5\\pgflinewidth},\n"
           "  check/.style={draw=check, line width=0.6\\pgflinewidth,\n    dash pattern=on "
           "0.6\\pgflinewidth off 0.6\\pgflinewidth},\n"
           "  counter/.style={fill=grid, rounded corners=3.2\\pgflinewidth},\n"
           "  taken counter/.style={rounded corners=3.2\\pgflinewidth, "
           "line width=0.6\\pgflinewidth,\n    dash pattern=on 1.2\\pgflinewidth off "
           "0.9\\pgflinewidth},\n"
           "  winning line/.style={line cap=round, line width=0.7\\pgflinewidth, shorten "
           "<=-2\\pgflinewidth,\n    shorten >=-2\\pgflinewidth},\n"
           "  board caption/.style={inner sep=0pt, text=caption, "
           "font=\\sffamily\\bfseries\\fontsize{12}{14.4}\\selectfont},\n"
           "}\n"
           // One list a pic: what follows one would be read as keys of another family.
           "\\tikzset{cross/.pic={\\draw[draw=firstLine, line cap=round] (-0.27,-0.27) -- "
           "(0.27,0.27)\n    (-0.27,0.27) -- (0.27,-0.27);}}\n"
           "\\tikzset{nought/.pic={\\draw[draw=secondLine] (0,0) circle[radius=0.27];}}\n"
           "\\tikzset{disc/.pic={\\filldraw[draw=firstLine, fill=firstLine] (0,0) "
           "circle[radius=0.33];}}\n"
           "\\tikzset{ring/.pic={\\filldraw[draw=secondLine, fill=secondFill] (0,0) "
           "circle[radius=0.33];}}\n"
           "\\tikzset{turned disc/.pic={\\fill[felt] (0,0) circle[radius=0.12];}}\n"
           "\\tikzset{turned ring/.pic={\\fill[secondLine] (0,0) circle[radius=0.12];}}\n" +
           menPictures();
}

} // namespace prunus
