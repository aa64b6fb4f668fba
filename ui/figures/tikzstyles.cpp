#include "ui/figures/tikzstyles.h"

#include "ui/drawing/edgepainter.h"
#include "ui/drawing/nodeshape.h"

#include <cmath>

namespace prunus {

namespace {

QByteArray colour(const char* name, const QColor& c) {
    return QByteArray("\\definecolor{") + name + "}{HTML}{" + c.name().mid(1).toUpper().toLatin1() +
           "}\n";
}

QByteArray colours(const char* name, const NodeColours& c) {
    return colour(QByteArray(name).append("Fill"), c.fill) +
           colour(QByteArray(name).append("Line"), c.line) +
           colour(QByteArray(name).append("Text"), c.text);
}

QByteArray style(const char* name, const QByteArray& what) {
    return QByteArray("  ") + name + "/.style={" + what + "},\n";
}

QByteArray width(double pixels) {
    return "line width=" + texLength(pixels);
}

QByteArray dashes(double on, double off) {
    return "dash pattern=on " + texLength(on) + " off " + texLength(off);
}

QByteArray leastSize(const QRectF& box) {
    return "minimum width=" + texLength(box.width()) +
           ", minimum height=" + texLength(box.height());
}

/// A triangle hangs on its apex, whose distance from the node's place is known.
QByteArray shapeStyle(ShapeKind kind, Outline outline) {
    const NodeShape shape = drawnAs(naturalShape(kind, 1), outline);
    const QRectF box = boundsOf(shape);
    switch (shape.form()) {
    case Outline::square:
        return leastSize(box);
    case Outline::circle:
        return "ellipse, " + leastSize(box);
    case Outline::trapezoid:
        return "trapezium, trapezium stretches, trapezium angle=" +
               texNumber(trapezoidAngle(shape)) + ", " + leastSize(box);
    case Outline::up:
    case Outline::down:
    case Outline::usual:
        break;
    }
    const bool up = shape.form() == Outline::up;
    return QByteArray("isosceles triangle, isosceles triangle stretches, shape border rotate=") +
           (up ? "90" : "270") + ", " + leastSize(box) +
           ",\n    anchor=apex, yshift=" + texLength(up ? -box.top() : -box.bottom());
}

QByteArray paint(const char* name) {
    return QByteArray("draw=") + name + "Line, fill=" + name + "Fill, text=" + name + "Text";
}

QByteArray nodeStyles(const Theme& theme, const PlayersLook& players, double factor) {
    const QRectF box = boundsOf(naturalShape(ShapeKind::leafBox, 1));
    const QByteArray thin = width(1.5 * factor);
    const QByteArray dotted = theme.dotsNotReached ? ", " + dashes(1.8, 3.6) : QByteArray();
    return style("prunus node", "inner sep=0pt, outer sep=0pt, text height=8.3bp, text depth=0pt, "
                                "line join=round, " +
                                    width(2 * factor) +
                                    ",\n    font=\\sffamily\\bfseries\\boldmath" +
                                    texFontSize(16)) +
           style("max", "prunus node, " + shapeStyle(ShapeKind::maxTriangle, players.max) +
                            ",\n    " + paint("max")) +
           style("min", "prunus node, " + shapeStyle(ShapeKind::minTriangle, players.min) +
                            ",\n    " + paint("min")) +
           style("leaf", "prunus node, rounded corners=" + texLength(5) + ", " + leastSize(box) +
                             ",\n    " + paint("leaf")) +
           style("unreached", paint("unreached") + ", " + thin + dotted) +
           style("pruned",
                 paint("pruned") + ", " + thin + ", " + dashes(4.05, 3) +
                     ",\n    postaction={pattern={Lines[angle=45, distance=" + texLength(7) +
                     ", line width=" + texLength(1.9) + "]}, pattern color=hatch}");
}

QByteArray edgeStyles(const Theme& theme, double factor) {
    const QByteArray dotted = theme.dotsNotReached ? ", " + dashes(1.8, 3.6) : QByteArray();
    const QByteArray dashed =
        "draw=prunedLine, " + width(1.5 * factor) + ", " + dashes(5.1 * factor, 4.8 * factor);
    return style("visited", "draw=visited, " + width(2 * factor)) +
           style("not reached", "draw=unreachedLine, " + width(1.5 * factor) + dotted) +
           style("cut", dashed) +
           style("best", "draw=best, line cap=round, line join=round, " + width(4 * factor));
}

QByteArray markStyles(const Theme& theme, double factor) {
    const bool outlined = theme.ringOutline != theme.ring;
    const QByteArray ring =
        outlined ? "draw=ringOutline, double=ring, double distance=" + texLength(4 * factor) +
                       ", " + width(1.5 * factor)
                 : "draw=ring, " + width(4 * factor);
    const QByteArray back = texNumber(-arrowLength * factor);
    const QByteArray side = texNumber(arrowHalf * factor);
    // A pic ends the list: what follows it would be read as keys of another family.
    return style("current", ring) + "  slashes/.pic={\\draw[draw=cutMark, solid, line cap=round, " +
           width(3 * factor) + "]\n    (-1,-0.89) -- (1,0) (-1,0) -- (1,0.89);},\n" +
           "  arrow/.pic={\\draw[draw=best, solid, line cap=round, line join=round, " +
           width(3 * factor) + "]\n    (" + back + ',' + side + ") -- (0,0) -- (" + back + ",-" +
           side + ");},\n";
}

/// The size that the labels of a kind have; all of one kind have the same.
int pixelsOf(const std::vector<Label>& labels, Label::Kind kind) {
    for (const Label& label : labels) {
        if (label.kind == kind) {
            return label.pixels;
        }
    }
    return 0;
}

QByteArray labelStyles(const std::vector<Label>& labels) {
    struct Kind {
        Label::Kind kind;
        const char* name;
        const char* face;
    };
    constexpr Kind kinds[] = {
        {Label::Kind::band, "band", "\\sffamily\\bfseries"},
        {Label::Kind::name, "node name", "\\sffamily\\bfseries\\boldmath"},
        {Label::Kind::move, "move", "\\sffamily"},
        {Label::Kind::worth, "worth", "\\sffamily\\bfseries\\boldmath"},
        {Label::Kind::sign, "sign change", "\\sffamily"},
        {Label::Kind::visits, "visits", "\\sffamily\\bfseries"},
        {Label::Kind::window, "window", "\\ttfamily\\bfseries\\boldmath"},
        {Label::Kind::blank, "blank", "\\sffamily\\bfseries\\boldmath"},
        {Label::Kind::rule, "rule", "\\sffamily\\bfseries\\boldmath"},
        {Label::Kind::rule, "condition", "\\sffamily"},
    };
    QByteArray styles =
        style("prunus text", "fill=background, inner xsep=" + texLength(2) + ", inner ysep=0pt");
    for (const Kind& each : kinds) {
        if (const int pixels = pixelsOf(labels, each.kind); pixels > 0) {
            styles += style(each.name,
                            QByteArray("prunus text, font=") + each.face + texFontSize(pixels));
        }
    }
    return styles;
}

} // namespace

QByteArray texNumber(double number) {
    const double rounded = std::round(number * 100) / 100;
    return QByteArray::number(rounded == 0 ? 0.0 : rounded, 'g', 10);
}

QByteArray texLength(double pixels) {
    return texNumber(pixels * 0.75) + "bp";
}

QByteArray texFontSize(double pixels) {
    return "\\fontsize{" + texNumber(pixels * 0.75) + "}{" + texNumber(pixels * 0.9) +
           "}\\selectfont";
}

QByteArray texColour(Ink ink) {
    switch (ink) {
    case Ink::muted:
        return "muted";
    case Ink::former:
        return "former";
    case Ink::max:
        return "maxText";
    case Ink::min:
        return "minText";
    case Ink::leaf:
        return "leafText";
    case Ink::cut:
        return "prunedText";
    case Ink::notReached:
        return "unreachedText";
    case Ink::cutMark:
        return "cutMark";
    case Ink::text:
        break;
    }
    return "text";
}

QByteArray criticalColour(CriticalType type) {
    return type == CriticalType::pv ? "best" : type == CriticalType::cut ? "cutMark" : "text";
}

QByteArray criticalStyle(CriticalType type) {
    const QByteArray colour = criticalColour(type);
    return "circle, draw=" + colour + ", text=" + colour +
           ", fill=background, inner sep=1pt, font=\\sffamily\\bfseries\\footnotesize";
}

QByteArray tikzColours(const Theme& theme) {
    return colour("background", theme.background) + colour("text", theme.text) +
           colour("muted", theme.mutedText) + colour("former", theme.formerText) +
           colours("max", theme.max) + colours("min", theme.min) + colours("leaf", theme.leaf) +
           colours("unreached", theme.notReached) + colours("pruned", theme.cut) +
           colour("hatch", theme.cutHatch) + colour("cutMark", theme.cutMark) +
           colour("best", theme.bestLine) + colour("visited", theme.visitedEdge) +
           colour("ring", theme.ring) + colour("ringOutline", theme.ringOutline);
}

QByteArray tikzStyles(const Theme& theme, const PlayersLook& players,
                      const std::vector<Label>& labels, double factor) {
    return "\\tikzset{\n" + nodeStyles(theme, players, factor) + edgeStyles(theme, factor) +
           labelStyles(labels) + markStyles(theme, factor) + "}\n";
}

} // namespace prunus
