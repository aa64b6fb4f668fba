#include "ui/practice/nodefields.h"

#include "ui/canvas/treecanvas.h"
#include "ui/practice/answering.h"
#include "ui/practice/written.h"
#include "ui/widgets/fieldborders.h"
#include "ui/words/practicewords.h"
#include "ui/words/words.h"

#include <QKeyEvent>
#include <QSignalBlocker>
#include <algorithm>
#include <array>
#include <utility>

namespace prunus {

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
    for (const NodeId n : nodesWithFields(*task.tree, task.question, task.profile)) {
        for (const Part part :
             windows ? std::vector{Part::alpha, Part::beta} : std::vector{Part::value}) {
            if (windows && !task.asksBoundAt(n, part == Part::alpha)) {
                continue;
            }
            auto* field = new NodeField(canvas_, n, part);
            field->setPlaceholderText(part == Part::alpha  ? task.said(QStringLiteral("α"))
                                      : part == Part::beta ? task.said(QStringLiteral("β"))
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
    return shownBounds(boundsAt(answer, field.node(), field.part() == NodeField::Part::alpha,
                                exercise_.task().profile.windowShown));
}

/// Of a node that is not visited, that it is not.
std::map<NodeId, QStringList> NodeFields::typed() const {
    std::map<NodeId, QStringList> all;
    for (const NodeField* each : fields_) {
        all[each->node()] << (isVisitedHere(each->node()) ? each->text() : each->placeholderText());
    }
    return all;
}

bool NodeFields::isVisitedHere(NodeId n) const {
    return std::ranges::find(exercise_.answer().notVisited, n) ==
           exercise_.answer().notVisited.end();
}

QString NodeFields::nameOf(const NodeField& field) const {
    const Task& task = exercise_.task();
    const QString node = shownName(canvas_.session().document()->names, field.node());
    const QString player = task.said(shownPlayer(task.playerAt(field.node())));
    const QString depth = shownCount(task.tree->rowOf(field.node()).value);
    switch (field.part()) {
    case NodeField::Part::alpha:
        return task.said(tr("α at %1, %2, depth %3", "node and player")).arg(node, player, depth);
    case NodeField::Part::beta:
        return task.said(tr("β at %1, %2, depth %3", "node and player")).arg(node, player, depth);
    case NodeField::Part::value:
        break;
    }
    return tr("Value of %1, %2, depth %3", "node and player").arg(node, player, depth);
}

/// What is typed, as the answer would say it; empty if it says nothing.
QString NodeFields::asRead(const NodeField& field) const {
    const Task& task = exercise_.task();
    if (field.part() == NodeField::Part::value) {
        const auto typed = readWritten(field.text(), takesRelation(task));
        return typed ? shownWritten(*typed) : QString();
    }
    return shownBounds(readBounds(field.text(), task.asksHistory()).value_or(std::vector<Value>()));
}

/// What reads as the answer stays as it was typed, and so does what is not finished.
void NodeFields::rewrite() {
    for (NodeField* field : taking_ ? std::vector<NodeField*>() : fields_) {
        const QString text = textOf(*field);
        if (asRead(*field) != text || exercise_.answer() == Answer{} ||
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
            field->setPlaceholderText(
                visited ? exercise_.task().said(alpha ? QStringLiteral("α") : QStringLiteral("β"))
                        : QStringLiteral("✕"));
        }
        QStringList name{nameOf(*field)};
        if (!visited) {
            name << tr("not visited");
        }
        if (exercise_.showsSigns() && exercise_.marking()->signs.contains(field->node())) {
            name << PracticeWords::verdict(exercise_.marking()->signs.at(field->node()),
                                           DisplayNames(*exercise_.task().tree));
        }
        field->setAccessibleName(name.join(QStringLiteral(", ")));
    }
}

void NodeFields::take(NodeField& field) {
    const Task& task = exercise_.task();
    const bool withRelation = takesRelation(task);
    const bool several = task.asksHistory();
    const auto written = readWritten(field.text(), withRelation);
    const auto bounds = readBounds(field.text(), several);
    const bool wrong = several ? !bounds && !mayBecomeBounds(field.text(), true)
                               : !written && !mayBecome(field.text(), withRelation);
    setFault(field, wrong ? PracticeWords::noNumber(withRelation) : QString());
    Answer answer = exercise_.answer();
    if (field.part() == NodeField::Part::value) {
        answer.values.erase(field.node());
        if (written) {
            answer.values[field.node()] = *written;
        }
    } else {
        answer = withBounds(std::move(answer), field.node(), field.part() == NodeField::Part::alpha,
                            bounds.value_or(std::vector<Value>()), task.profile.windowShown);
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
    if (exercise_.task().asksWindowAt(n)) {
        exercise_.change(withVisitedToggled(exercise_.answer(), n));
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
        constexpr std::array own{Qt::Key_Z, Qt::Key_Return, Qt::Key_Enter,
                                 Qt::Key_H, Qt::Key_R,      Qt::Key_E};
        if (std::ranges::find(own, key.key()) != own.end()) {
            event->ignore();
            return true;
        }
    }
    if (event->type() == QEvent::ShortcutOverride && key.key() == Qt::Key_Escape) {
        event->accept(); // out of the field, before it would leave the full screen
        return true;
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

#include "moc_nodefields.cpp"
