#include "ui/practice/answercanvas.h"

#include "ui/look/canvastext.h"
#include "ui/practice/answering.h"
#include "ui/practice/answermarks.h"
#include "ui/practice/answertext.h"
#include "ui/practice/nodefields.h"
#include "ui/words/lists.h"
#include "ui/words/practicewords.h"
#include "ui/words/words.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace prunus {
namespace {

/// How near to a branch a click means it, in pixels.
constexpr double reachOfABranch = 6;

/// How far a place is from a line, between its ends.
double distance(const QLineF& line, QPointF place) {
    const QPointF along = line.p2() - line.p1();
    const double length = QPointF::dotProduct(along, along);
    const double part =
        length == 0 ? 0
                    : std::clamp(QPointF::dotProduct(place - line.p1(), along) / length, 0.0, 1.0);
    return QLineF(line.pointAt(part), place).length();
}

/// A beginning of what is typed into a field.
bool beginsAValue(const QString& text) {
    return text.size() == 1 &&
           (text[0].isDigit() || QStringLiteral("-−+<>=≤≥.,").contains(text[0]));
}

} // namespace

AnswerCanvas::AnswerCanvas(Session& session, Exercise& exercise, QWidget* parent)
    : TreeCanvas(session, parent), exercise_(exercise), fields_(new NodeFields(*this, exercise)) {
    setObjectName(QStringLiteral("answerCanvas"));
    setEditable(false);
    setAccessibleDescription(tr("The tree that is asked about. Arrow keys walk from node to node, "
                                "Tab goes to the next place for an answer."));
    connect(&exercise, &Exercise::answerChanged, this, qOverload<>(&QWidget::update));
    connect(&exercise, &Exercise::told, this, qOverload<>(&QWidget::update));
    connect(fields_, &NodeFields::faultTold, this, &AnswerCanvas::faultTold);
    connect(fields_, &NodeFields::left, this, &AnswerCanvas::leftByKey);
}

QString AnswerCanvas::description(NodeId n) const {
    const Task& task = exercise_.task();
    if (task.tree == nullptr || session().document()->shared != exercise_.tree()) {
        return session().hasSearch() && !session().trace()->isUnsearched()
                   ? TreeCanvas::description(n) // of a tree that was built
                   : QString();
    }
    if (!session().trace()->isUnsearched()) {
        return TreeCanvas::description(n);
    }
    QStringList told{
        PracticeWords::place(*exercise_.tree(), session().document()->names, task.rootPlayer(), n)};
    if (asksForDepth(task.question) && !task.tree->isLeaf(n) && task.tree->hasStaticValue(n)) {
        told << tr("static value %1").arg(shownNumber(task.tree->staticValue(n)));
    }
    if (const QString answer = AnswerText::at(task, exercise_.answer(), n); !answer.isEmpty()) {
        told << answer;
    }
    if (exercise_.helpedAt() == n) {
        told << tr("done for you");
    }
    if (exercise_.showsSigns() && exercise_.marking()->signs.contains(n)) {
        told << PracticeWords::verdict(exercise_.marking()->signs.at(n));
    }
    if (exercise_.marking() && exercise_.marking()->key) {
        const QString right = AnswerText::at(task, *exercise_.marking()->key, n);
        told << (right.isEmpty() ? QStringList() : QStringList{tr("right is: %1").arg(right)});
    }
    const QString keys = keysAt(n);
    //: What a screen reader says of a node: where it is and what is answered; what keys do there.
    return keys.isEmpty() ? listed(told) : tr("%1. %2").arg(listed(told), keys);
}

QString AnswerCanvas::keysAt(NodeId n) const {
    const Task& task = exercise_.task();
    const Answer& answer = exercise_.answer();
    const bool means = answersByPressing(task.question)
                           ? pressed(*task.tree, task.question, answer, n) != answer
                       : task.question == Question::reorder
                           ? n != GameTree::root()
                           : task.tree->isLeaf(n) == (task.question == Question::fillIn);
    return exercise_.isOpen() && letters_ && means ? PracticeWords::keyHint(task.question)
                                                   : QString();
}

std::map<NodeId, QStringList> AnswerCanvas::typed() const {
    return fields_->typed();
}

QString AnswerCanvas::pressWords() const {
    return tr("Answers with the node, or takes that back");
}

void AnswerCanvas::press(NodeId n) {
    session().select(n);
    if (!exercise_.isOpen()) {
        return;
    }
    walkOn();
    if (n == noNode) {
        return;
    }
    const Task& task = exercise_.task();
    if (answersByPressing(task.question)) {
        const Answer answer = pressed(*task.tree, task.question, exercise_.answer(), n);
        emit faultTold({}); // or what is said once more would not be heard
        if (answer == exercise_.answer()) {
            emit faultTold(PracticeWords::noPlace(task.question));
        }
        exercise_.change(answer);
    } else if (answersInCard(task.question)) {
        emit countTyped({});
    } else {
        fields_->enter(n);
    }
}

std::vector<TreeCanvas::NodeAction> AnswerCanvas::nodeActions(NodeId n) const {
    const Task& task = exercise_.task();
    if (!exercise_.isOpen() || task.tree == nullptr) {
        return {};
    }
    if (task.question == Question::windows && !task.tree->isLeaf(n)) {
        return {{QStringLiteral("n"), tr("not visited")}};
    }
    if (task.question == Question::nodeTypes) {
        return {{QStringLiteral("p"), tr("PV node")},
                {QStringLiteral("c"), tr("Cut node")},
                {QStringLiteral("a"), tr("All node")}};
    }
    const auto& cuts = exercise_.answer().cuts;
    return std::ranges::find(cuts, n, &WrittenCut::at) == cuts.end()
               ? std::vector<NodeAction>()
               : std::vector<NodeAction>{{QStringLiteral("a"), tr("α-cutoff")},
                                         {QStringLiteral("b"), tr("β-cutoff")},
                                         {QStringLiteral("s"), tr("shallow")},
                                         {QStringLiteral("d"), tr("deep")}};
}

void AnswerCanvas::act(NodeId n, const QString& action) {
    if (action == QStringLiteral("n")) {
        fields_->toggleVisited(n);
    } else if (const auto answer = exercise_.isOpen() && action.size() == 1
                                       ? lettered(exercise_.task().question, exercise_.answer(), n,
                                                  action[0].toLatin1())
                                       : std::nullopt) {
        exercise_.change(*answer);
    }
}

/// A node, or the one that a branch leads to.
NodeId AnswerCanvas::pressedAt(QPoint place) const {
    const NodeId at = nodeAt(place);
    if (at != noNode || !marksLeaves(exercise_.task().question)) {
        return at;
    }
    const GameTree& tree = *exercise_.task().tree;
    NodeId nearest = noNode;
    double least = reachOfABranch;
    for (NodeId n{1}; n.value < tree.nodeCount(); ++n) {
        const QLineF branch(nodeRect(tree.parent(n)).center(), nodeRect(n).center());
        if (const double away = distance(branch, place); away < least) {
            least = away;
            nearest = n;
        }
    }
    return nearest;
}

void AnswerCanvas::click(QPoint place) {
    press(pressedAt(place));
}

void AnswerCanvas::paintEvent(QPaintEvent* event) {
    TreeCanvas::paintEvent(event);
    if (!session().hasSearch() || exercise_.task().tree == nullptr ||
        session().document()->shared != exercise_.tree()) {
        return;
    }
    QPainter painter(this);
    if (exercise_.tree() == exercise_.task().tree) {
        paintAnswer(painter,
                    {theme(), textScale(), [this](NodeId n) { return nodeRect(n); },
                     !session().trace()->isUnsearched()},
                    shownAnswer(exercise_));
    }
    paintDirection(painter);
    paintKeys(painter);
    paintDrag(painter);
}

QString AnswerCanvas::direction() const {
    return exercise_.task().search().backwards ? tr("← from right to left") : QString();
}

/// In a corner, above what is drawn.
void AnswerCanvas::paintDirection(QPainter& painter) const {
    const int pixels = int(std::lround(15 * textScale()));
    painter.setPen(theme().text);
    drawText(painter, {12, 10}, direction(), Face::bold, pixels);
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

/// Alt with an arrow moves a node among its siblings.
static int movedBy(const QKeyEvent& event) {
    return event.modifiers() != Qt::AltModifier ? 0
           : event.key() == Qt::Key_Left        ? -1
           : event.key() == Qt::Key_Right       ? 1
                                                : 0;
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
