// What keys say on the tree that is asked about.

#include "ui/look/canvastext.h"
#include "ui/practice/answercanvas.h"
#include "ui/practice/answering.h"
#include "ui/practice/nodefields.h"
#include "ui/words/practicewords.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace prunus {
namespace {

/// A beginning of what is typed into a field.
bool beginsAValue(const QString& text) {
    return text.size() == 1 &&
           (text[0].isDigit() || QStringLiteral("-−+<>=≤≥.,").contains(text[0]));
}

/// Alt with an arrow moves a node among its siblings.
int movedBy(const QKeyEvent& event) {
    return event.modifiers() != Qt::AltModifier ? 0
           : event.key() == Qt::Key_Left        ? -1
           : event.key() == Qt::Key_Right       ? 1
                                                : 0;
}

} // namespace

QString AnswerCanvas::keysAt(NodeId n) const {
    const Task& task = exercise_.task();
    const Answer& answer = exercise_.answer();
    const bool means = answersByPressing(task.question)
                           ? pressed(*task.tree, task.question, answer, n) != answer
                       : task.question == Question::reorder ? n != GameTree::root()
                       : task.question == Question::windows
                           ? task.asksWindowAt(n)
                           : task.tree->isLeaf(n) == (task.question == Question::fillIn);
    return exercise_.isOpen() && letters_ && means ? PracticeWords::keyHint(task.question)
                                                   : QString();
}

/// Below all of the tree, where it hides nothing; not at all where there is no room.
void AnswerCanvas::paintKeys(QPainter& painter) const {
    const NodeId n = session().selection();
    const QString hint = isWalking() && n != noNode ? keysAt(n) : QString();
    if (hint.isEmpty()) {
        return;
    }
    const GameTree& tree = *exercise_.tree();
    const int pixels = int(std::lround(12 * textScale()));
    const QSizeF size = textSize(hint, Face::regular, pixels);
    const bool numbered = exercise_.task().question == Question::leafOrder;
    QPointF corner(nodeRect(n).center().x() - size.width() / 2, 0);
    corner.setX(std::clamp(corner.x(), 4.0, std::max(4.0, width() - size.width() - 4)));
    for (NodeId each; each.value < tree.nodeCount(); ++each) {
        corner.setY(
            std::max(corner.y(), nodeRect(each).bottom() + 10 + (numbered ? 2 : 0.5) * pixels));
    }
    if (corner.y() + size.height() <= height()) {
        painter.setPen(theme().selection);
        drawText(painter, corner, hint, Face::regular, pixels);
    }
}

/// What a letter says of the node in focus; none for nothing.
std::optional<Answer> AnswerCanvas::named(const QKeyEvent& event) const {
    const QString letter = event.text().toLower();
    return letters_ && letter.size() == 1 ? lettered(exercise_.task().question, exercise_.answer(),
                                                     session().selection(), letter[0].toLatin1())
                                          : std::nullopt;
}

bool AnswerCanvas::answers(const QKeyEvent& event) const {
    if ((event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0) {
        return false;
    }
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_Backspace:
    case Qt::Key_Escape:
        return true;
    case Qt::Key_X:
    case Qt::Key_N:
    case Qt::Key_I:
    case Qt::Key_B:
        return letters_;
    default:
        return letters_ &&
               (beginsAValue(event.text()) || event.text() == QStringLiteral("?") || named(event));
    }
}

bool AnswerCanvas::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && session().trace() != nullptr &&
        exercise_.isOpen() &&
        (answers(*static_cast<QKeyEvent*>(event)) ||
         (exercise_.movesNodes() && movedBy(*static_cast<QKeyEvent*>(event)) != 0))) {
        event->accept();
        return true;
    }
    return TreeCanvas::event(event);
}

void AnswerCanvas::keyPressEvent(QKeyEvent* event) {
    if (const int by = movedBy(*event); exercise_.movesNodes() && by != 0) {
        moveSelected(by);
        return;
    }
    if (!exercise_.isOpen() || !answers(*event)) {
        TreeCanvas::keyPressEvent(event);
        return;
    }
    if (const auto answer = named(*event)) {
        exercise_.change(*answer);
        return;
    }
    const NodeId n = session().selection();
    const Question question = exercise_.task().question;
    switch (event->key()) {
    case Qt::Key_Escape:
        emit leftByKey();
        break;
    case Qt::Key_Backspace:
        exercise_.change(shortened(question, exercise_.answer()));
        break;
    case Qt::Key_N:
        if (n != noNode) {
            fields_->toggleVisited(n);
        }
        break;
    case Qt::Key_I:
        fields_->type(n, QStringLiteral("∞"));
        break;
    case Qt::Key_X:
    case Qt::Key_B:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        press(n);
        break;
    default:
        if (event->text() == QStringLiteral("?")) {
            emit whereAsked();
        } else if (answersInCard(question)) {
            emit countTyped(event->text());
        } else {
            fields_->type(n, event->text());
        }
    }
}

/// Through the places for answers, and then on.
bool AnswerCanvas::focusNextPrevChild(bool next) {
    if (!hasFocus() || !exercise_.isOpen()) {
        return TreeCanvas::focusNextPrevChild(next);
    }
    const Task& task = exercise_.task();
    if (answersInFields(task.question)) {
        return next && fields_->enterFirst() ? true : TreeCanvas::focusNextPrevChild(next);
    }
    const std::vector<NodeId> items = placesOf(*task.tree, task.question, exercise_.answer());
    const auto at = std::ranges::find(items, session().selection());
    const bool begins = at == items.end();
    const auto number = (begins ? (next ? -1 : std::ptrdiff_t(items.size())) : at - items.begin()) +
                        (next ? 1 : -1);
    if (number < 0 || number >= static_cast<std::ptrdiff_t>(items.size())) {
        if (next && answersInCard(task.question)) {
            emit countTyped({});
            return true;
        }
        return TreeCanvas::focusNextPrevChild(next);
    }
    walkOn();
    session().select(items[static_cast<std::size_t>(number)]);
    keepVisible(session().selection());
    return true;
}

} // namespace prunus
