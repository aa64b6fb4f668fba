#include "ui/practice/answercanvas.h"

#include "ui/look/canvastext.h"
#include "ui/practice/answering.h"
#include "ui/practice/answermarks.h"
#include "ui/practice/answertext.h"
#include "ui/practice/nodefields.h"
#include "ui/words/lists.h"
#include "ui/words/practicewords.h"
#include "ui/words/words.h"

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

/// Or, beside a search, the same tree with MAX's numbers.
bool AnswerCanvas::showsTask() const {
    const Task& task = exercise_.task();
    const auto& document = session().document();
    return task.tree != nullptr && (document->shared == exercise_.tree() ||
                                    (task.procedure().valuesFromMover && session().hasSearch() &&
                                     !session().trace()->isUnsearched()));
}

QString AnswerCanvas::description(NodeId n) const {
    const Task& task = exercise_.task();
    if (!showsTask()) {
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
        told << PracticeWords::verdict(exercise_.marking()->signs.at(n),
                                       session().document()->names);
    }
    if (exercise_.marking() && exercise_.marking()->key) {
        const QString right = AnswerText::at(task, *exercise_.marking()->key, n);
        told << (right.isEmpty() ? QStringList() : QStringList{tr("right is: %1").arg(right)});
    }
    const QString keys = keysAt(n);
    //: What a screen reader says of a node: where it is and what is answered; what keys do there.
    return task.said(keys.isEmpty() ? listed(told) : tr("%1. %2").arg(listed(told), keys));
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
    if (task.asksWindowAt(n)) {
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
               : std::vector<NodeAction>{{QStringLiteral("a"), task.said(tr("α-cutoff"))},
                                         {QStringLiteral("b"), task.said(tr("β-cutoff"))},
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
    if (!session().hasSearch() || !showsTask()) {
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

} // namespace prunus

#include "moc_answercanvas.cpp"
