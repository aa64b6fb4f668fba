#include "ui/canvas/nodeeditor.h"

#include "ui/canvas/treecanvas.h"
#include "ui/canvas/typededits.h"
#include "ui/look/canvastext.h"
#include "ui/session/editing.h"
#include "ui/words/editwords.h"

#include <QKeyEvent>
#include <QSignalBlocker>
#include <algorithm>
#include <cmath>

namespace prunus {
namespace {

constexpr int textPixels = 16;
constexpr int leastWidth = 56;
constexpr int roomAroundText = 22;
/// By which the field is larger than the node, so that nothing of it looks out.
constexpr int overlap = 6;

} // namespace

NodeId nextLeaf(const GameTree& tree, NodeId from, int by) {
    NodeId n = from;
    while (n != GameTree::root()) {
        const NodeId parent = tree.parent(n);
        const NodeRange family = tree.children(parent);
        if (by > 0 ? n + 1 < family.last : n > family.first) {
            n = by > 0 ? n + 1 : n - 1;
            while (!tree.isLeaf(n)) {
                n = by > 0 ? tree.children(n).first : tree.children(n).last - 1;
            }
            return n;
        }
        n = parent;
    }
    return noNode;
}

NodeEditor::NodeEditor(TreeCanvas& canvas)
    : QLineEdit(&canvas), canvas_(canvas), session_(canvas.session()), fault_(new QLabel(&canvas)) {
    setObjectName(QStringLiteral("nodeEditor"));
    setAlignment(Qt::AlignCenter);
    setFocusPolicy(Qt::StrongFocus);
    fault_->setObjectName(QStringLiteral("nodeEditorFault"));
    fault_->setWordWrap(true);
    fault_->setAutoFillBackground(true);
    fault_->setFrameShape(QFrame::Box);
    fault_->setMargin(6);
    // Told after what is typed over a selection.
    connect(this, &QLineEdit::selectionChanged, this,
            [this] { allSelected_ = hasSelectedText() && selectedText() == text(); });
    // Not textEdited: screen readers and what takes dictation set a text, which Qt calls
    // unmodified.
    connect(this, &QLineEdit::textChanged, this, [this] {
        setModified(true);
        typedOver_ = typedOver_ || allSelected_ || text().trimmed().isEmpty();
        tellFault({});
        takePlace();
        tellTyping();
    });
    connect(&session_.editing(), &Editing::finishAsked, this, &NodeEditor::finish);
    connect(&canvas, &TreeCanvas::viewChanged, this, &NodeEditor::takePlace);
    connect(&session_, &Session::documentChanged, this, &NodeEditor::follow);
    hide();
    fault_->hide();
}

QString NodeEditor::fault() const {
    return fault_->isHidden() ? QString() : fault_->text();
}

void NodeEditor::open(NodeId n, Field field) {
    session_.select(n);
    document_ = session_.document();
    node_ = n;
    field_ = field;
    typedOver_ = false;
    const GameTree& tree = document_->tree;
    if (field == Field::move) {
        write(QString::fromStdString(std::string(tree.moves().at(n))));
        //: In an empty field: the label of a move is to be typed.
        setPlaceholderText(tr("move"));
        setAccessibleName(tr("Label of the move"));
    } else {
        const bool hidden = session_.hidesUnreadLeaves() && tree.isLeaf(n) &&
                            session_.moment().state(n) != NodeState::evaluated;
        write(TypedNode::written(tree, n, !hidden));
        //: In an empty field: a value is to be typed, or a name.
        setPlaceholderText(tree.isLeaf(n) ? tr("value") : tr("name"));
        setAccessibleName(tree.isLeaf(n) ? tr("Value or name of the leaf")
                                         : tr("Name of the node"));
    }
    tellTyping();
    tellFault({});
    fitText();
    takePlace();
    show();
    raise();
    setFocus(Qt::OtherFocusReason);
    selectAll();
}

/// What nobody typed.
void NodeEditor::write(const QString& text) {
    const QSignalBlocker blocker(this);
    setText(text);
    allSelected_ = false;
}

/// As large as the tree's own text, so that it looks typed into the node.
void NodeEditor::fitText() {
    QFont font = canvasFont(field_ == Field::move ? Face::regular : Face::bold,
                            static_cast<int>(std::lround(textPixels * canvas_.textScale())));
    setFont(font);
}

void NodeEditor::takePlace() {
    if (node_ == noNode || document_ != session_.document()) {
        return;
    }
    QRectF over = canvas_.nodeRect(node_);
    if (field_ == Field::move && node_ != GameTree::root()) {
        const QRectF parent = canvas_.nodeRect(document_->tree.parent(node_));
        over.moveCenter((over.center() + parent.center()) / 2);
    }
    const QString shown = text().isEmpty() ? placeholderText() : text();
    const int wanted = fontMetrics().horizontalAdvance(shown) + roomAroundText;
    QRect place(0, 0, std::max({wanted, leastWidth, int(over.width()) + overlap}),
                std::max(sizeHint().height(),
                         std::min(int(over.height()) + overlap, 2 * sizeHint().height())));
    place.moveCenter(over.center().toPoint());
    const QRect room = canvas_.rect().adjusted(4, 4, -4, -4);
    place.setWidth(std::min(place.width(), room.width()));
    place.moveLeft(std::clamp(place.left(), room.left(), room.right() - place.width() + 1));
    place.moveTop(std::clamp(place.top(), room.top(), room.bottom() - place.height() + 1));
    setGeometry(place);
    const int width = std::min(int(320 * canvas_.textScale()), room.width());
    QRect beneath(0, 0, width, fault_->heightForWidth(width));
    beneath.moveTopLeft({place.center().x() - width / 2, place.bottom() + 6});
    if (beneath.bottom() > room.bottom()) {
        beneath.moveBottom(place.top() - 6);
    }
    beneath.moveLeft(std::clamp(beneath.left(), room.left(), room.right() - width + 1));
    fault_->setGeometry(beneath);
}

void NodeEditor::tellFault(const QString& sentence) {
    fault_->setText(sentence);
    fault_->setAccessibleName(sentence);
    fault_->setVisible(!sentence.isEmpty());
    const Theme& theme = canvas_.theme();
    QPalette colours = canvas_.palette();
    colours.setColor(QPalette::Text, sentence.isEmpty() ? theme.text : theme.cutMark);
    setPalette(colours);
    colours.setColor(QPalette::Window, theme.background);
    colours.setColor(QPalette::WindowText, theme.cutMark);
    fault_->setPalette(colours);
    fault_->raise();
    takePlace();
}

bool NodeEditor::perform(const Edit& edit) {
    if (const auto error = session_.editing().perform(edit)) {
        tellFault(EditWords::why(*error));
        return false;
    }
    return true;
}

bool NodeEditor::acceptNode() {
    const GameTree& tree = document_->tree;
    std::optional<Player> mover; // of another tree, the first to move may be another one
    if (node_ != GameTree::root()) {
        mover = playerAt(tree.header().root, tree.rowOf(node_));
    }
    const auto typed = TypedNodeReading::of(text(), mover);
    if (!typed) {
        tellFault(typed.error());
        return false;
    }
    const bool blank = text().trimmed().isEmpty();
    if (blank && tree.isLeaf(node_)) {
        tellFault(EditWords::why({EditError::Kind::leafNeedsValue, node_, 0, 0}));
        return false;
    }
    // Whoever takes a part away means it; whoever types over all speaks of what he types.
    const std::vector<Edit> edits = editsOf(tree, node_, *typed, typedOver_ && !blank);
    return std::ranges::all_of(edits, [this](const Edit& edit) { return perform(edit); });
}

/// A field that nobody typed in is no edit, whatever it shows.
bool NodeEditor::accept() {
    if (node_ == noNode || !isModified()) {
        return true;
    }
    accepting_ = true;
    bool done = true;
    if (field_ == Field::node) {
        done = acceptNode();
    } else if (text().trimmed().toStdString() != document_->tree.moves().at(node_)) {
        done = perform(SetMove{node_, text().trimmed().toStdString()});
    }
    accepting_ = false;
    return done;
}

/// What cannot be taken stays in sight.
void NodeEditor::finish() {
    if (node_ == noNode) {
        return;
    }
    if (accept()) {
        leave();
    } else {
        setFocus(Qt::OtherFocusReason);
    }
}

/// So that it is not forgotten when the window is closed.
void NodeEditor::tellTyping() {
    const bool typed = node_ != noNode && isModified();
    session_.editing().setUnfinished(Editing::Typing::node,
                                     typed ? std::optional(text()) : std::nullopt);
}

void NodeEditor::leave() {
    node_ = noNode;
    document_.reset();
    tellTyping();
    const bool focused = hasFocus();
    fault_->hide();
    if (focused) {
        canvas_.setFocus(Qt::OtherFocusReason);
    }
    hide();
}

void NodeEditor::openNextLeaf(int by) {
    // Somebody may have taken the selection off the node meanwhile.
    const NodeId from = node_ != noNode ? node_ : session_.selection();
    const NodeId next = from == noNode ? noNode : nextLeaf(session_.document()->tree, from, by);
    if (next == noNode) {
        leave();
        return;
    }
    canvas_.keepVisible(next);
    open(next, Field::node);
}

/// After an edit elsewhere the field stays with its node; with another tree it goes.
void NodeEditor::follow(const NodeMap* edited) {
    if (node_ == noNode) {
        return;
    }
    const NodeId now = edited != nullptr ? edited->at(node_) : noNode;
    if (now == noNode) {
        leave();
        return;
    }
    node_ = now;
    document_ = session_.document();
    takePlace();
}

bool NodeEditor::takes(const QKeyEvent& key) const {
    switch (key.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Escape:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    // Commands on the tree wait until the text is accepted.
    case Qt::Key_F2:
    case Qt::Key_Insert:
    case Qt::Key_Delete:
    case Qt::Key_Up:
    case Qt::Key_Down:
        return true;
    default:
        return false;
    }
}

void NodeEditor::press(const QKeyEvent& key) {
    switch (key.key()) {
    case Qt::Key_Escape:
        leave();
        return;
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        if (accept()) {
            openNextLeaf(key.key() == Qt::Key_Tab ? 1 : -1);
        }
        return;
    default:
        if (accept()) {
            leave();
            canvas_.walkOn(); // to the next node to be edited
        }
    }
}

bool NodeEditor::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && takes(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        const bool ends = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter ||
                          key.key() == Qt::Key_Escape || key.key() == Qt::Key_Tab ||
                          key.key() == Qt::Key_Backtab;
        if (ends) {
            press(key);
            event->accept();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void NodeEditor::focusOutEvent(QFocusEvent* event) {
    QLineEdit::focusOutEvent(event);
    const bool elsewhere = event->reason() != Qt::ActiveWindowFocusReason &&
                           event->reason() != Qt::PopupFocusReason &&
                           event->reason() != Qt::MenuBarFocusReason;
    if (elsewhere && node_ != noNode && !accepting_ && accept()) {
        leave();
    }
}

} // namespace prunus

#include "moc_nodeeditor.cpp"
