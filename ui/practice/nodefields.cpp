#include "ui/practice/nodefields.h"

#include "ui/canvas/treecanvas.h"
#include "ui/look/canvastext.h"
#include "ui/practice/answering.h"
#include "ui/practice/written.h"
#include "ui/widgets/fieldborders.h"
#include "ui/words/practicewords.h"
#include "ui/words/words.h"

#include <QKeyEvent>
#include <QSignalBlocker>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace prunus {
namespace {

constexpr int fieldPixels = 15;
constexpr int leastField = 46;
/// What the name of a node takes at its left.
constexpr int nameRoom = 34;
/// And what is right at its foot.
constexpr int shownRight = 22;

} // namespace

NodeFields::NodeFields(TreeCanvas& canvas, Exercise& exercise)
    : QObject(&canvas), canvas_(canvas), exercise_(exercise) {
    connect(&canvas.session(), &Session::documentChanged, this, &NodeFields::build);
    connect(&exercise, &Exercise::answerChanged, this, &NodeFields::rewrite);
    connect(&exercise, &Exercise::told, this, [this] {
        show();
        place();
    });
    connect(&canvas, &TreeCanvas::viewChanged, this, &NodeFields::place);
}

void NodeFields::build() {
    for (NodeField* each : std::exchange(fields_, {})) {
        each->hide();
        each->deleteLater();
    }
    const Task& task = exercise_.task();
    tree_ = task.tree;
    // Beside a search the answer is painted, so that nothing of either is hidden.
    const Session& session = canvas_.session();
    if (!answersInFields(task.question) || !session.hasSearch() ||
        !session.trace()->isUnsearched()) {
        return;
    }
    using Part = NodeField::Part;
    const bool windows = task.question == Question::windows;
    for (const NodeId n : nodesWithFields(*task.tree, task.question)) {
        for (const Part part :
             windows ? std::vector{Part::alpha, Part::beta} : std::vector{Part::value}) {
            auto* field = new NodeField(canvas_, n, part);
            field->setPlaceholderText(part == Part::alpha  ? QStringLiteral("α")
                                      : part == Part::beta ? QStringLiteral("β")
                                                           : QString());
            // Not textEdited: screen readers and what takes dictation set a text.
            connect(field, &QLineEdit::textChanged, this, [this, field] { take(*field); });
            field->installEventFilter(this);
            fields_.push_back(field);
            field->show();
        }
    }
    show();
    place();
    rewrite();
}

QString NodeFields::textOf(const NodeField& field) const {
    const Answer& answer = exercise_.answer();
    if (field.part() == NodeField::Part::value) {
        const auto at = answer.values.find(field.node());
        return at == answer.values.end() ? QString() : shownWritten(at->second);
    }
    const auto bound = boundAt(answer, field.node(), field.part() == NodeField::Part::alpha);
    return bound ? shownNumber(*bound) : QString();
}

bool NodeFields::isVisitedHere(NodeId n) const {
    return std::ranges::find(exercise_.answer().notVisited, n) ==
           exercise_.answer().notVisited.end();
}

QString NodeFields::nameOf(const NodeField& field) const {
    const Task& task = exercise_.task();
    const QString node = shownName(canvas_.session().document()->names, field.node());
    const QString player = shownPlayer(task.playerAt(field.node()));
    const QString depth = QString::number(task.tree->rowOf(field.node()).value);
    switch (field.part()) {
    case NodeField::Part::alpha:
        return tr("α at %1, %2, depth %3", "node and player").arg(node, player, depth);
    case NodeField::Part::beta:
        return tr("β at %1, %2, depth %3", "node and player").arg(node, player, depth);
    case NodeField::Part::value:
        break;
    }
    return tr("Value of %1, %2, depth %3", "node and player").arg(node, player, depth);
}

/// What reads as the answer stays as it was typed, and so does what is not finished.
void NodeFields::rewrite() {
    const bool withRelation = takesRelation(exercise_.task());
    for (NodeField* field : taking_ ? std::vector<NodeField*>() : fields_) {
        const auto typed = readWritten(field->text(), withRelation);
        const QString text = textOf(*field);
        if ((typed ? shownWritten(*typed) : QString()) != text || exercise_.answer() == Answer{} ||
            !isVisitedHere(field->node())) {
            const QSignalBlocker blocker(field);
            field->setText(text);
            setFault(*field, {});
        }
    }
    show();
    place();
}

void NodeFields::show() {
    for (NodeField* field : fields_) {
        field->setReadOnly(!exercise_.isOpen());
        const bool visited = isVisitedHere(field->node());
        if (field->part() != NodeField::Part::value) {
            const bool alpha = field->part() == NodeField::Part::alpha;
            field->setPlaceholderText(!visited ? QStringLiteral("✕")
                                      : alpha  ? QStringLiteral("α")
                                               : QStringLiteral("β"));
        }
        QStringList name{nameOf(*field)};
        if (!visited) {
            name << tr("not visited");
        }
        if (exercise_.showsSigns() && exercise_.marking()->signs.contains(field->node())) {
            name << PracticeWords::verdict(exercise_.marking()->signs.at(field->node()));
        }
        field->setAccessibleName(name.join(QStringLiteral(", ")));
    }
}

/// Room around the nodes of a row: from each to the next one's name, and down to the children.
NodeFields::Room NodeFields::roomIn(Row row) const {
    const double name = nameRoom * canvas_.textScale();
    Room room{canvas_.width() - 4.0, double(canvas_.height()), canvas_.width() - 4.0};
    const NodeRange nodes = tree_->row(row);
    for (std::uint32_t k = 0; k < nodes.size(); ++k) {
        const QRectF at = canvas_.nodeRect(nodes[k]);
        if (k + 1 < nodes.size()) {
            const double next = canvas_.nodeRect(nodes[k + 1]).left();
            const double named = tree_->isLeaf(nodes[k + 1]) ? 4 : name; // leaves show no names
            room.beside = std::min(room.beside, next - named - at.right());
            room.across = std::min(room.across, next + at.width() - at.right());
        } else {
            room.beside = std::min(room.beside, canvas_.width() - 4 - at.right());
        }
        if (!tree_->isLeaf(nodes[k])) {
            const NodeId child = tree_->children(nodes[k]).first;
            room.below = canvas_.nodeRect(child).top() - at.bottom();
        }
    }
    return room;
}

/// In the node; or where it is too small, and for a window, at its right or else below it. Those
/// of a row alike.
void NodeFields::place() {
    const auto document = canvas_.session().document();
    if (document == nullptr || document->shared != tree_) {
        return; // they are about to be built anew
    }
    const int pixels =
        std::max(leastTextPixels + 2, int(std::lround(fieldPixels * canvas_.textScale())));
    std::map<Row, int> widest;
    for (NodeField* field : fields_) {
        field->setFont(canvasFont(Face::bold, pixels));
        const int text = field->fontMetrics().horizontalAdvance(
            field->text().isEmpty() ? QStringLiteral("−∞") : field->text());
        int& most = widest[tree_->rowOf(field->node())];
        most = std::max({most, int(leastField * canvas_.textScale()), text + 18});
    }
    for (NodeField* field : fields_) {
        const Row row = tree_->rowOf(field->node());
        field->setGeometry(placeOf(*field, roomIn(row), widest.at(row)));
    }
}

QRect NodeFields::placeOf(const NodeField& field, const Room& room, int width) const {
    const QRectF at = canvas_.nodeRect(field.node());
    const bool one = field.part() == NodeField::Part::value;
    const int height = std::max(24, field.fontMetrics().height() + 6);
    const int all = one ? height : 2 * height + 1;
    const bool inside = one && width <= 1.25 * at.width() && height <= at.height();
    QRect place(0, 0, std::min(width, int(room.across) - 2), all);
    place.moveCenter(at.center().toPoint());
    if (!inside && width + 4 <= room.beside) {
        place.moveLeft(int(at.right()) + 4);
    } else if (!inside && all + 2 <= room.below) {
        // What is right is painted between, once it is shown.
        const double shown = exercise_.isOpen() ? 0 : shownRight * canvas_.textScale();
        place.moveTop(int(at.bottom() + 2 + std::min(shown, room.below - all - 2)));
    }
    place.setHeight(height);
    return place.translated(0, field.part() == NodeField::Part::beta ? height + 1 : 0);
}

void NodeFields::take(NodeField& field) {
    const bool withRelation = takesRelation(exercise_.task());
    const auto written = readWritten(field.text(), withRelation);
    const bool wrong = !written && !mayBecome(field.text(), withRelation);
    setFault(field, wrong ? PracticeWords::noNumber(withRelation) : QString());
    Answer answer = exercise_.answer();
    if (field.part() == NodeField::Part::value) {
        answer.values.erase(field.node());
        if (written) {
            answer.values[field.node()] = *written;
        }
    } else {
        answer = withBound(std::move(answer), field.node(), field.part() == NodeField::Part::alpha,
                           written ? std::optional(written->value) : std::nullopt);
        if (!field.text().trimmed().isEmpty()) {
            std::erase(answer.notVisited, field.node());
        }
    }
    taking_ = true;
    exercise_.change(answer, &field);
    taking_ = false;
}

/// One that is wrong keeps the sentence in view, whatever else is typed.
void NodeFields::setFault(NodeField& field, const QString& fault) {
    setWrong(field, !fault.isEmpty());
    field.setToolTip(fault);
    const auto wrong = std::ranges::find_if(
        fields_, [](const NodeField* each) { return !each->toolTip().isEmpty(); });
    emit faultTold(wrong == fields_.end() ? QString() : (*wrong)->toolTip());
}

/// `∞`; who spells `inf` types on.
void NodeFields::writeInfinity(NodeField& field) {
    if (exercise_.isOpen()) {
        field.insert(QStringLiteral("∞"));
        spelled_ = QStringLiteral("nf");
    }
}

void NodeFields::toggleVisited(NodeId n) {
    if (exercise_.task().question == Question::windows) {
        exercise_.change(withVisitedToggled(*exercise_.task().tree, exercise_.answer(), n));
    }
}

bool NodeFields::enter(NodeId n) {
    const auto field = std::ranges::find(fields_, n, &NodeField::node);
    if (field != fields_.end()) {
        (*field)->setFocus(Qt::OtherFocusReason);
    }
    return field != fields_.end();
}

bool NodeFields::enterFirst() {
    return !fields_.empty() && enter(fields_.front()->node());
}

/// To the tree, where the arrow keys walk.
bool NodeFields::leave() {
    canvas_.setFocus(Qt::OtherFocusReason);
    canvas_.walkOn();
    return true;
}

bool NodeFields::type(NodeId n, const QString& text) {
    if (!exercise_.isOpen() || !(n == noNode ? enterFirst() : enter(n))) {
        return false;
    }
    NodeField& field =
        n == noNode ? *fields_.front() : **std::ranges::find(fields_, n, &NodeField::node);
    field.selectAll();
    if (text == QStringLiteral("∞")) {
        writeInfinity(field);
    } else {
        field.setText(text);
    }
    return true;
}

bool NodeFields::walk(const NodeField& from, int by) {
    const auto at = std::ranges::find(fields_, &from);
    const auto next = (at - fields_.begin()) + by;
    if (next < 0 || next >= static_cast<std::ptrdiff_t>(fields_.size())) {
        return false;
    }
    fields_[static_cast<std::size_t>(next)]->setFocus(Qt::OtherFocusReason);
    return true;
}

/// Tab and Enter go on as one fills in; the commands of the exercise come before those of a field.
bool NodeFields::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn) {
        spelled_.clear();
    }
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress) {
        return QObject::eventFilter(watched, event);
    }
    auto* field = static_cast<NodeField*>(watched);
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (event->type() == QEvent::ShortcutOverride && (key.modifiers() & Qt::ControlModifier) != 0) {
        constexpr std::array own{Qt::Key_Z, Qt::Key_Return, Qt::Key_Enter, Qt::Key_H, Qt::Key_R};
        if (std::ranges::find(own, key.key()) != own.end()) {
            event->ignore();
            return true;
        }
    }
    if (event->type() != QEvent::KeyPress) {
        return QObject::eventFilter(watched, event);
    }
    if (!key.text().isEmpty()) {
        const bool goesOn = spelled_.startsWith(key.text(), Qt::CaseInsensitive);
        spelled_ = goesOn ? spelled_.mid(1) : QString();
        if (goesOn) {
            return true;
        }
    }
    switch (key.key()) {
    case Qt::Key_Backtab:
        return walk(*field, -1) || leave();
    case Qt::Key_Escape:
        return leave();
    case Qt::Key_Tab:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!walk(*field, 1) && key.key() == Qt::Key_Tab) {
            emit left();
        }
        return true;
    case Qt::Key_N:
        toggleVisited(field->node());
        return true;
    case Qt::Key_I:
        writeInfinity(*field);
        return true;
    default:
        return QObject::eventFilter(watched, event);
    }
}

} // namespace prunus
