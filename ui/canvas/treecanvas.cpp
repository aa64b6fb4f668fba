#include "ui/canvas/treecanvas.h"

#include "core/analysis/story.h"
#include "ui/base/connecteach.h"
#include "ui/canvas/accessibletree.h"
#include "ui/canvas/minimap.h"
#include "ui/canvas/nodeeditor.h"
#include "ui/canvas/nodeplace.h"
#include "ui/drawing/drawnnode.h"
#include "ui/drawing/minimapview.h"
#include "ui/drawing/treepainter.h"
#include "ui/session/editing.h"
#include "ui/session/panes.h"
#include "ui/session/shownproof.h"
#include "ui/words/editwords.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

namespace prunus {

namespace {

constexpr int glideMilliseconds = 140;

} // namespace

TreeCanvas::TreeCanvas(Session& session, QWidget* parent) : QWidget(parent), session_(session) {
    makeCanvasesAccessible();
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    grabGesture(Qt::PinchGesture);
    setAccessibleName(tr("Tree"));
    setAccessibleDescription(
        tr("The search tree. Arrow keys walk from node to node, Enter goes to the step in which "
           "the node was first entered."));
    glide_.setDuration(glideMilliseconds);
    glide_.setEasingCurve(QEasingCurve::OutCubic);
    glide_.setStartValue(0.0);
    glide_.setEndValue(1.0);
    connect(&glide_, &QVariantAnimation::valueChanged, this, [this](const QVariant& part) {
        shown_ = between(glideFrom_, view_, part.toDouble());
        update();
        emit viewChanged();
    });
    connect(&session_, &Session::documentChanged, this, &TreeCanvas::onDocument);
    connect(&session_, &Session::traceChanged, this, &TreeCanvas::onStep);
    connect(&session_, &Session::stepChanged, this, &TreeCanvas::onStep);
    connectEach(&session_, this, qOverload<>(&QWidget::update), &Session::selectionChanged,
                &Session::sideChanged, &Session::hideUnreadLeavesChanged,
                &Session::showNotesChanged);
    // The fitted view keeps room for what hangs under nodes.
    connectEach(
        &session_, this, [this] { goTo(fitted_ ? fittedView() : view_, false); },
        &Session::showBoardsChanged, &Session::sideChanged, &Session::traceChanged);
    connectEach(&session_.panes(), this, qOverload<>(&QWidget::update), &Panes::panesChanged,
                &Panes::differencesChanged);
    connect(&session_.panes(), &Panes::beatChanged, this, [this] {
        if (session_.panes().showsDifferences()) { // else a search that waits looks as before
            update();
        }
    });
    connect(&session_, &Session::witnessesChanged, this, &TreeCanvas::onWitnesses);
    minimap_ = new Minimap(*this);
    nodeEditor_ = new NodeEditor(*this);
    if (session_.document()) {
        onDocument(nullptr);
    }
}

TreeCanvas::~TreeCanvas() = default;

const Theme& TreeCanvas::theme() const {
    return themeKind_ ? themeOf(*themeKind_) : themeFor(palette());
}

Viewport TreeCanvas::viewport() const {
    Viewport port{QRectF(rect()).adjusted(0, 0, 0, -roomUnder_), {}, textScale_};
    if (const auto document = session_.document()) {
        port.extent = {document->layout.width(), document->tree.height()};
        port.boards = session_.showsBoards() && session_.boards() != nullptr;
        port.worths = session_.side() == Side::mover;
    }
    return port;
}

TreePicture TreeCanvas::picture(const Moment& moment) const {
    return look(moment, session_.panes().picked());
}

std::shared_ptr<const StepPath> TreeCanvas::pathOf(const Moment& moment, int pane) const {
    const Panes& panes = session_.panes();
    paths_.resize(std::size_t(panes.count()));
    auto& [trace, path] = paths_.at(std::size_t(pane));
    if (trace.lock() != panes.at(pane).trace || path->event.step != moment.step()) {
        trace = panes.at(pane).trace;
        path = std::make_shared<const StepPath>(stepPath(moment, kept_.path.get()));
        kept_.path = path;
    }
    return path;
}

TreePicture TreeCanvas::look(const Moment& moment, int pane) const {
    const auto document = session_.document();
    if (kept_.of.lock() != document) {
        kept_ = {document, std::make_shared<PlacesInView>(), nullptr};
    }
    const Panes& panes = session_.panes();
    TreePicture picture;
    picture.moment = &moment;
    picture.path = pathOf(moment, pane);
    for (int other = 0; panes.showsDifferences() && other < panes.count(); ++other) {
        if (other != pane && panes.at(other).trace) {
            const Moment there = panes.moment(other);
            picture.others.push_back({there, pathOf(there, other)});
        }
    }
    picture.places = kept_.places;
    picture.layout = &document->layout;
    picture.names = &document->names;
    picture.theme = &theme();
    picture.view = shown_;
    picture.textScale = textScale_;
    picture.showWindows = showWindows_;
    picture.selection = session_.selection();
    picture.selectionFocused = walking_ && hasFocus();
    picture.witnesses = session_.witnesses();
    if (const NodeId at = recalledFrom(moment); at != noNode && picture.witnesses.empty()) {
        picture.witnesses = {at};
    }
    picture.proof = shownProof(session_);
    picture.notes = session_.showsNotes() ? noteMarksAt(moment) : NoteMarks();
    picture.boards = session_.showsBoards() ? session_.boards() : nullptr;
    picture.hideUnreadLeaves = session_.hidesUnreadLeaves();
    picture.ownValuesInside = ownValuesInside_;
    picture.players = players_;
    picture.showConditions = !session_.asksWhatComes();
    picture.side = session_.sideOf(panes.at(pane).options.algorithm);
    // The proof of another depth or player is another one.
    const SearchOptions& own = panes.at(pane).options;
    const SearchOptions& picked = session_.options();
    picture.minimal =
        own.depth == picked.depth && own.root == picked.root && !own.slip ? minimal_ : nullptr;
    return picture;
}

NodeId TreeCanvas::nodeAt(QPoint place) const {
    if (!session_.hasSearch()) {
        return noNode;
    }
    const Moment moment = session_.moment();
    const TreePicture now = picture(moment);
    const NodeId near = nearestNode(now, place);
    // Tiny nodes can be hit all the same.
    const QRectF hit = nodeRect(near) | QRectF(pixelOf(now, near) - QPointF(5, 5), QSizeF(10, 10));
    if (hit.adjusted(-2, -2, 2, 2).contains(place)) {
        return near;
    }
    // A card hangs so far down that the next row may be nearer.
    const double row = std::floor(now.view.treeRow(place.y()));
    const NodeId over = nearestNode(now, {double(place.x()), now.view.pixelY(row)});
    return nodeArea(over).contains(place) ? over : noNode;
}

QRectF TreeCanvas::nodeRect(NodeId n) const {
    if (!session_.hasSearch() || n == noNode) {
        return {};
    }
    const Moment moment = session_.moment();
    const TreePicture now = picture(moment);
    return shapeOf(drawnNode(now, visibleNode(now, n)));
}

QRectF TreeCanvas::nodeArea(NodeId n) const {
    if (!session_.hasSearch() || n == noNode) {
        return {};
    }
    const Moment moment = session_.moment();
    const TreePicture now = picture(moment);
    return wholeOf(drawnNode(now, visibleNode(now, n)));
}

void TreeCanvas::setTheme(std::optional<ThemeKind> kind) {
    themeKind_ = kind;
    update();
}

void TreeCanvas::setMinimalTree(std::shared_ptr<const MinimalTree> minimal) {
    minimal_ = std::move(minimal);
    update();
    emit viewChanged(); // the other panes show it, too
}

void TreeCanvas::setFollows(bool on) {
    follows_ = on;
    if (on) {
        onStep();
    }
}

void TreeCanvas::setMinimap(bool on) {
    minimap_->setWanted(on);
    update();
}

void TreeCanvas::setTextScale(double scale) {
    textScale_ = std::clamp(scale, 0.5, 3.0);
    goTo(fitted_ ? fittedView() : adapted(view_, viewport()), false);
}

void TreeCanvas::setSmooth(bool on) {
    smooth_ = on;
}

View TreeCanvas::fittedView() const {
    return firstRows_ ? fittedFirstRows(viewport()) : fitted(viewport());
}

void TreeCanvas::centreOn(QPointF place) {
    fitted_ = false;
    goTo(centredOn(view_, place, viewport()), false);
}

void TreeCanvas::goTo(const View& view, bool glide) {
    glide_.stop();
    const bool gliding = glide && smooth_ && isVisible() && view != shown_;
    view_ = view;
    if (gliding) {
        glideFrom_ = shown_;
        glide_.start();
        return;
    }
    shown_ = view;
    update();
    emit viewChanged();
}

void TreeCanvas::onDocument(const NodeMap* edited) {
    edit_.forgetNode();
    const auto before = std::exchange(document_, session_.document());
    if (edited != nullptr && before) {
        continueFrom(*before, *edited);
        return;
    }
    fitted_ = true;
    firstRows_ = false;
    goTo(fittedView(), false);
}

/// After an edit the tree stays where it is looked at. The fitted view stays fitted.
void TreeCanvas::continueFrom(const Document& before, const NodeMap& map) {
    const KeptPlace place(before, *document_, map, session_.selection());
    shown_ = place.in(shown_);
    const View kept = place.in(view_);
    if (fitted_) {
        goTo(fittedView(), true);
        return;
    }
    const bool still = shown_ == kept;
    goTo(zoomed(kept, 1, kept.pixel(place.to), viewport()), !still);
    if (!edit_.changesLeaf()) {
        keepVisible(session_.selection());
    }
}

void TreeCanvas::onStep() {
    if (follows_ && session_.hasSearch()) {
        keepVisible(session_.moment().currentNode());
    }
    update();
}

/// Moves that are pointed at must be seen, all of them.
void TreeCanvas::onWitnesses() {
    const auto inView = [this](NodeId n) {
        return rect().contains(nodeRect(n).center().toPoint());
    };
    if (!std::ranges::all_of(session_.witnesses(), inView)) {
        fit();
    }
    update();
}

void TreeCanvas::keepVisible(NodeId n) {
    // In the fitted view of all rows every node is visible.
    const bool visible = n == noNode || (fitted_ && !firstRows_);
    if (const View next = visible ? view_ : NodePlace(*this, n).keptVisible(); next != view_) {
        fitted_ = false;
        goTo(next, true);
    }
}

void TreeCanvas::reveal(NodeId n, const QRectF& cover) {
    if (const View next = NodePlace(*this, n).revealed(cover); next != view_) {
        fitted_ = false;
        goTo(next, true);
    }
}

bool TreeCanvas::canEdit() const {
    return editable_ && session_.editing().possible();
}

void TreeCanvas::perform(const Edit& edit, History::Merge merge) {
    if (const auto error = session_.editing().perform(edit, merge)) {
        emit session_.failed(EditWords::why(*error));
    }
}

void TreeCanvas::changeLeafBy(double units) {
    const NodeId n = session_.selection();
    perform(SetValue{n, session_.document()->tree.staticValue(n) + units},
            History::Merge::withPrevious);
}

void TreeCanvas::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (!session_.hasSearch()) {
        painter.fillRect(rect(), theme().background);
    } else {
        const Moment moment = session_.moment();
        TreePicture now = picture(moment);
        now.covered = minimap_->isVisible() ? QRectF(minimap_->geometry()) : QRectF();
        paintTree(painter, now, rect());
        edit_.paint(painter);
    }
}

/// A node that is searched in view stays in view, whatever takes room beside the canvas.
void TreeCanvas::resizeEvent(QResizeEvent* event) {
    const View next = fitted_ ? fittedView() : adapted(view_, viewport());
    const NodeId n = session_.hasSearch() ? session_.moment().currentNode() : noNode;
    if (fitted_ || n == noNode) {
        goTo(next, false);
        return;
    }
    const NodePlace node(*this, n);
    const QPointF place = node.inTree();
    const QMarginsF around = node.reach(next);
    const bool lost = isWholeInView(view_, place, QRectF(QPointF(), event->oldSize()), around) &&
                      !isWholeInView(next, place, viewport().area, around);
    goTo(lost ? keepingVisible(next, place, viewport(), around) : next, false);
}

void TreeCanvas::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
        update();
    }
    QWidget::changeEvent(event);
}

} // namespace prunus

#include "moc_treecanvas.cpp"
