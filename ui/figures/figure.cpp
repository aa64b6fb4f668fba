#include "ui/figures/figure.h"

#include "core/analysis/explanation.h"
#include "core/games/treeboards.h"
#include "core/trace/notesteps.h"
#include "ui/drawing/treelabels.h"
#include "ui/drawing/treepainter.h"
#include "ui/figures/wrappedtext.h"
#include "ui/look/canvastext.h"
#include "ui/words/notewords.h"
#include "ui/words/sentences.h"
#include "ui/words/slipwords.h"
#include "ui/words/words.h"

#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

// Of a note under the tree, in pixels.
constexpr double besideNote = 28;
constexpr double underNote = 16;

} // namespace

Said saidOf(const Document& document, const Moment& moment, const FigureStyle& style) {
    const Naming naming(moment, document.names, style.hideUnreadLeaves);
    return Sentences(naming, style.side).of(explain(moment));
}

std::vector<ProvingMove> proofAt(const Document& document, const Moment& moment,
                                 const FigureStyle& style) {
    const auto proof = refutationOf(explain(moment));
    const Naming naming(moment, document.names, style.hideUnreadLeaves);
    return proof ? Sentences(naming, style.side).moves(*proof) : std::vector<ProvingMove>();
}

QString noteAt(const Document& document, const Moment& moment, const FigureStyle& style) {
    if (style.hideUnreadLeaves || style.question) {
        return {};
    }
    const Naming naming(moment, document.names);
    QStringList texts;
    for (const std::size_t k : notesAt(moment)) {
        texts << QString::fromStdString(document.tree.header().notes[k].text).simplified();
    }
    texts.removeAll(QString());
    return texts.join(u'\n');
}

const Theme& themeOf(const FigureStyle& style) {
    return style.question ? questionTheme() : themeOf(style.theme);
}

Figure::Figure(const Document& document, const SearchTrace& trace, Step t, const FigureStyle& style,
               QSize largest)
    : document_(document), moment_(document.tree, trace, style.question ? Step{0} : t),
      style_(style), boards_(style.showBoards ? boardsOf(document.shared) : nullptr),
      frame_(figureFrame(picture(View()), largest)) {
    if (style.question) {
        frame_ = croppedFrame(picture(), frame_.size);
    }
    noteRoom_ = roomForNotes();
}

bool Figure::hasNotes(ShownNotes least) const {
    return style_.notes >= least && !style_.hideUnreadLeaves && !style_.question;
}

int Figure::roomForNotes() const {
    if (!hasNotes(ShownNotes::all)) {
        return 0;
    }
    const double width = frame_.size.width() - 2 * besideNote;
    double room = 0;
    for (const NoteStep& each : notesIn(document_.tree, moment_.trace())) {
        const Moment then(document_.tree, moment_.trace(), each.step);
        const double high =
            wrappedHeight(noteAt(document_, then, style_), Face::regular, notePixels, width);
        room = std::max(room, high > 0 ? high + underNote : 0);
    }
    return static_cast<int>(std::ceil(room / 4)) * 4;
}

QString Figure::noteText() const {
    return hasNotes(ShownNotes::all) ? noteAt(document_, moment_, style_) : QString();
}

QRectF Figure::noteRect() const {
    const QSize tree = frame_.size;
    return {besideNote, double(tree.height()), tree.width() - 2 * besideNote, double(noteRoom_)};
}

/// The bar says whose words these are: its colour is that of arrows and boxes.
void Figure::paintNote(QPainter& painter) const {
    const QRectF room({0, double(frame_.size.height())},
                      QSizeF(frame_.size.width(), double(noteRoom_)));
    painter.fillRect(room, themeOf(style_).background);
    const QString text = noteText();
    if (text.isEmpty()) {
        return;
    }
    painter.setPen(themeOf(style_).text);
    const double high = drawWrapped(painter, noteRect(), text, Face::regular, notePixels);
    painter.fillRect(QRectF(room.left() + besideNote - 12, room.top(), 4, high),
                     themeOf(style_).ownMark);
}

TreePicture Figure::picture(const View& view) const {
    TreePicture picture;
    picture.moment = &moment_;
    picture.layout = &document_.layout;
    picture.names = &document_.names;
    picture.theme = &themeOf(style_);
    picture.showNames = style_.showNames;
    picture.boards = boards_.get();
    picture.exactShapes = true;
    picture.view = view;
    picture.players = style_.players;
    if (style_.question) {
        picture.showWindows = picture.showValues = false;
        picture.blanks = style_.question;
        picture.ownValuesInside = style_.ownValuesInside;
        picture.hideUnreadLeaves = style_.question->leaves;
        picture.bandInset = figureInset;
        return picture;
    }
    picture.hideUnreadLeaves = style_.hideUnreadLeaves;
    picture.side = style_.side;
    picture.showWindows = style_.showWindows;
    picture.showValues = style_.showValues;
    picture.showPruned = style_.showPruned;
    picture.minimal = style_.minimal;
    picture.proof = style_.proof;
    picture.others = style_.others;
    picture.notes = hasNotes(ShownNotes::marks) ? noteMarksAt(moment_) : NoteMarks();
    return picture;
}

void Figure::paint(QPainter& painter) const {
    // SVG writes the font down even where there is no text; it shall not be the system's.
    painter.setFont(canvasFont(Face::regular, 16));
    paintTree(painter, picture(), QRectF({0, 0}, QSizeF(frame_.size)));
    if (noteRoom_ > 0) {
        paintNote(painter);
    }
}

FigureSheet Figure::sheet() const {
    return {size(), title(), description(), [this](QPainter& painter) { paint(painter); }};
}

QString Figure::title() const {
    if (style_.question) { // what the search does, and in how many steps, is for the class to find
        return style_.title.isEmpty() ? tr("A tree to search") : style_.title;
    }
    const QString algorithm = shownProgram(moment_.trace().options());
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
    if (style_.question) {
        return tr("The tree before a search. %1 moves at the root.")
            .arg(style_.players.nameOf(moment_.trace().rootPlayer()));
    }
    const Said step = said();
    QStringList parts{step.title, step.body};
    if (hasNotes(ShownNotes::marks)) {
        const Naming naming(moment_, document_.names);
        const QString note = NoteWords(naming).atStep();
        parts << (note.isEmpty() ? QString() : tr("Note: %1").arg(note));
    }
    parts.removeAll(QString());
    return parts.join(u' ');
}

QString Figure::fault() const {
    const TreePicture shown = picture();
    if (!shown.blanks || (!shown.blanks->window && !shown.blanks->value)) {
        return {};
    }
    const GameTree& tree = document_.tree;
    std::ptrdiff_t wanted = 0;
    for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
        const NodeId node{n};
        wanted += shown.blanks->areAt(node, tree.isLeaf(node)) ? 1 : 0;
    }
    const auto placed = std::ranges::count(layoutLabels(shown, QRectF({0, 0}, QSizeF(treeSize()))),
                                           Label::Kind::blank, &Label::kind);
    return placed == wanted ? QString()
                            : tr("a tree of %1 nodes leaves no room for empty boxes at all of "
                                 "them; take a smaller tree, or no boxes")
                                  .arg(shownCount(tree.nodeCount()));
}

} // namespace prunus
