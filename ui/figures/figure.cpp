#include "ui/figures/figure.h"

#include "core/analysis/explanation.h"
#include "core/games/treeboards.h"
#include "ui/drawing/treepainter.h"
#include "ui/look/canvastext.h"
#include "ui/words/sentences.h"
#include "ui/words/words.h"

namespace prunus {

Said saidOf(const Document& document, const Moment& moment, const FigureStyle& style) {
    const Naming naming(moment, document.names, style.hideUnreadLeaves);
    return Sentences(naming, style.side).of(explain(moment));
}

Figure::Figure(const Document& document, const SearchTrace& trace, Step t, const FigureStyle& style,
               QSize largest)
    : document_(document), moment_(document.tree, trace, t), style_(style),
      boards_(style.showBoards ? boardsOf(document.shared) : nullptr),
      frame_(figureFrame(picture(View()), largest)) {}

TreePicture Figure::picture(const View& view) const {
    TreePicture picture;
    picture.moment = &moment_;
    picture.layout = &document_.layout;
    picture.names = &document_.names;
    picture.theme = &themeOf(style_.theme);
    picture.hideUnreadLeaves = style_.hideUnreadLeaves;
    picture.side = style_.side;
    picture.showWindows = style_.showWindows;
    picture.showValues = style_.showValues;
    picture.showNames = style_.showNames;
    picture.showPruned = style_.showPruned;
    picture.minimal = style_.minimal;
    picture.boards = boards_.get();
    picture.exactShapes = true;
    picture.view = view;
    return picture;
}

void Figure::paint(QPainter& painter) const {
    // SVG writes the font down even where there is no text; it shall not be the system's.
    painter.setFont(canvasFont(Face::regular, 16));
    paintTree(painter, picture(), QRectF({0, 0}, QSizeF(frame_.size)));
}

QString Figure::title() const {
    const QString algorithm = shownAlgorithm(moment_.trace().options().algorithm);
    const Step end = moment_.trace().end();
    // How many steps there are follows from leaves to come.
    const QString place =
        style_.hideUnreadLeaves && moment_.step() != end
            ? tr("%1, step %2").arg(algorithm).arg(moment_.step().value)
            : tr("%1, step %2 of %3").arg(algorithm).arg(moment_.step().value).arg(end.value);
    //: The title of the tree; the algorithm and the step.
    return style_.title.isEmpty() ? place : tr("%1: %2").arg(style_.title, place);
}

Said Figure::said() const {
    return saidOf(document_, moment_, style_);
}

QString Figure::description() const {
    const Said step = said();
    return step.body.isEmpty() ? step.title : step.title + u' ' + step.body;
}

} // namespace prunus
