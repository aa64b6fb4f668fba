#include "ui/practice/answermarks.h"

#include "ui/look/canvastext.h"
#include "ui/practice/answering.h"
#include "ui/practice/answertext.h"
#include "ui/words/practicewords.h"
#include "ui/words/words.h"

#include <algorithm>
#include <cmath>

namespace prunus {
namespace {

/// One painting of an answer.
class AnswerPainter {
  public:
    AnswerPainter(QPainter& painter, const AnsweredTree& tree, const Task& task,
                  const Answer& answer, bool isKey)
        : painter_(painter), tree_(tree), theme_(tree.theme), task_(task), answer_(answer),
          isKey_(isKey), colour_(isKey ? theme_.bestLine : theme_.ownMark),
          line_(isKey ? Qt::DashLine : Qt::SolidLine),
          pixels_(std::max(leastTextPixels, int(std::lround(13 * tree.textScale)))) {
        painter_.setRenderHint(QPainter::Antialiasing);
    }

    /// Over the values of leaves that the search does not read, where a course has them grey.
    void paintUnread();
    /// In the place of the value that it has by chance.
    void paintX();
    void paintCrosses();
    void paintRings();
    void paintOrder();
    void paintLine();
    void paintCuts();
    void paintTypes(const Answer& given);
    void paintWritten();
    /// What would have been right in the fields, where that is not what stands there.
    void paintValues(const Answer& given);
    void paintSigns(const Marking& marking);
    /// A frame around what was done for whoever answers.
    void paintHelp(NodeId n);

  private:
    [[nodiscard]] QRectF shape(NodeId n) const { return tree_.shape(n); }
    /// Of which a part of each arm is left out, so that a number can be read.
    void cross(QPointF centre, QSizeF size, double width, double open = 0);
    /// From one node to another, clear of both.
    void arrow(NodeId from, NodeId to, double width);
    /// Below a node, where the key leaves room for the student's.
    void badgeBelow(NodeId n, const QString& text);
    /// A text on ground of its own.
    void badge(QPointF centre, const QString& text, const QColor& colour);

    QPainter& painter_;
    const AnsweredTree& tree_;
    const Theme& theme_;
    const Task& task_;
    const Answer& answer_;
    /// The key is dashed and of a colour of its own, and its numbers stand below the student's.
    bool isKey_;
    QColor colour_;
    Qt::PenStyle line_;
    int pixels_;
};

void AnswerPainter::cross(QPointF centre, QSizeF size, double width, double open) {
    const QPointF half(size.width() / 2, size.height() / 2);
    const QPointF other(half.x(), -half.y());
    painter_.setPen(QPen(colour_, width, line_, Qt::RoundCap));
    for (const QPointF& arm : {half, -half, other, -other}) {
        painter_.drawLine(centre + arm * open, centre + arm);
    }
}

/// On a leaf itself, on the branch to an inner node, and small on what lies below that.
void AnswerPainter::paintCrosses() {
    if (!crossesOut(task_.question)) {
        paintRings();
        return;
    }
    const GameTree& tree = *task_.tree;
    for (const NodeId n : answer_.marks) {
        const QRectF at = shape(n);
        const double width = std::clamp(at.height() / 11, 2.0, 5.0);
        if (tree.isLeaf(n)) {
            cross(at.center(), at.size() * 1.15, width, 0.45);
        } else {
            const QPointF up = shape(tree.parent(n)).center();
            const double side = std::clamp(0.62 * at.height(), 12.0, 40.0);
            cross((at.center() + up) / 2, {side, 0.8 * side}, width);
        }
    }
    for (const NodeId n : leavesOf(tree)) {
        if (std::ranges::find(answer_.marks, n) == answer_.marks.end() &&
            isCrossedOut(tree, answer_, n)) {
            const QRectF at = shape(n);
            cross(at.center(), at.size() * 0.9, std::clamp(at.height() / 14, 1.5, 4.0), 0.5);
        }
    }
}

/// Around each leaf that is marked.
void AnswerPainter::paintRings() {
    painter_.setBrush(Qt::NoBrush);
    for (const NodeId n : leavesOf(*task_.tree)) {
        if (isCrossedOut(*task_.tree, answer_, n)) {
            const QRectF at = shape(n);
            const double around = (isKey_ ? 0.22 : 0.12) * at.height();
            painter_.setPen(QPen(colour_, std::clamp(at.height() / 11, 2.0, 5.0), line_));
            painter_.drawRoundedRect(at.adjusted(-around, -around, around, around), 2 * around,
                                     2 * around);
        }
    }
}

void AnswerPainter::badge(QPointF centre, const QString& text, const QColor& colour) {
    const QSizeF size = textSize(text, Face::bold, pixels_);
    const double width = std::max(size.width() + 0.7 * pixels_, size.height() + 2);
    const QRectF box(centre - QPointF(width, size.height() + 2) / 2,
                     QSizeF(width, size.height() + 2));
    painter_.setPen(QPen(colour, 1.5));
    painter_.setBrush(theme_.background);
    painter_.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    painter_.setPen(colour);
    drawText(painter_, centre - QPointF(size.width(), size.height()) / 2, text, Face::bold,
             pixels_);
}

void AnswerPainter::badgeBelow(NodeId n, const QString& text) {
    const QRectF at = shape(n);
    badge({at.center().x(), at.bottom() + (isKey_ ? 2.55 : 0.95) * pixels_}, text, colour_);
}

void AnswerPainter::paintX() {
    if (task_.question == Question::ranges) {
        const QRectF at = shape(task_.terms.aboutX.x).adjusted(3, 3, -3, -3);
        painter_.fillRect(at, theme_.background);
        const int pixels = std::max(pixels_, int(std::lround(0.5 * at.height())));
        const QString x = QStringLiteral("x");
        const QSizeF size = textSize(x, Face::bold, pixels);
        painter_.setPen(theme_.ownMark);
        drawText(painter_, at.center() - QPointF(size.width(), size.height()) / 2, x, Face::bold,
                 pixels);
    }
}

void AnswerPainter::paintUnread() {
    const auto right = makeSheet(*task_.tree, task_.procedure());
    for (const NodeId n : right ? leavesOf(*task_.tree) : std::vector<NodeId>()) {
        if (!right->nodes[n.value].reached) {
            QColor veil = theme_.background;
            veil.setAlphaF(0.72F);
            painter_.fillRect(shape(n).adjusted(3, 3, -3, -3), veil);
        }
    }
}

void AnswerPainter::paintOrder() {
    for (std::size_t k = 0; k < answer_.leaves.size(); ++k) {
        badgeBelow(answer_.leaves[k], shownCount(k + 1));
    }
}

void AnswerPainter::arrow(NodeId from, NodeId to, double width) {
    const QLineF edge(shape(from).center(), shape(to).center());
    const double clear = (shape(from).height() + shape(to).height()) / 4;
    const double part = std::min(0.4, clear / std::max(1.0, edge.length()));
    painter_.setPen(QPen(colour_, width, line_, Qt::RoundCap));
    painter_.drawLine(edge.pointAt(part), edge.pointAt(1 - part));
    const QPointF tip = edge.pointAt(1 - part);
    const QPointF along = (edge.p2() - edge.p1()) / std::max(1.0, edge.length()) * 11;
    const QPointF across(-along.y() / 1.6, along.x() / 1.6);
    painter_.drawPolyline(QPolygonF{tip - along + across, tip, tip - along - across});
}

void AnswerPainter::paintLine() {
    NodeId from = GameTree::root();
    const bool isMove = asksForDepth(task_.question);
    for (const NodeId to : nodesOf(*task_.tree, isMove ? chosenMove(answer_) : answer_.line)) {
        arrow(from, to, 4);
        from = to;
    }
}

/// With an arrow from where the bound comes from.
void AnswerPainter::paintCuts() {
    for (const WrittenCut& cut : answer_.cuts) {
        if (cut.witness && *cut.witness != noNode) {
            arrow(*cut.witness, cut.at, 2);
        }
    }
    for (const WrittenCut& cut : answer_.cuts) {
        badgeBelow(cut.at, task_.said(AnswerText::brief(cut)));
    }
}

/// All, or of the key those that were not given.
void AnswerPainter::paintTypes(const Answer& given) {
    for (const auto& [n, type] : answer_.types) {
        const auto same = given.types.find(n);
        if (!isKey_ || same == given.types.end() || same->second != type) {
            badgeBelow(n, AnswerText::brief(type));
        }
    }
}

/// Below the node, as the search writes into it and beside it.
void AnswerPainter::paintWritten() {
    for (const NodeId n : nodesWithFields(*task_.tree, task_.question, task_.profile)) {
        if (const QString text = AnswerText::at(task_, answer_, n); !text.isEmpty()) {
            const QRectF at = shape(n);
            badge({at.center().x(), at.bottom() + 0.6 * pixels_}, task_.said(text), theme_.ownMark);
        }
    }
}

void AnswerPainter::paintValues(const Answer& given) {
    for (const NodeId n : nodesWithFields(*task_.tree, task_.question, task_.profile)) {
        const QString right = AnswerText::at(task_, answer_, n);
        if (!right.isEmpty() && right != AnswerText::at(task_, given, n)) {
            const QRectF at = shape(n);
            badge({at.center().x(), at.bottom() + 0.95 * pixels_}, task_.said(right), colour_);
        }
    }
}

/// A sign and not a colour alone tells right from wrong.
void AnswerPainter::paintSigns(const Marking& marking) {
    using Verdict = GradedItem::Verdict;
    for (const auto& [n, item] : marking.signs) {
        const QRectF at = shape(n);
        badge({at.right() + 0.3 * pixels_, at.top() - 0.2 * pixels_},
              PracticeWords::sign(item.verdict),
              item.verdict == Verdict::right     ? theme_.bestLine
              : item.verdict == Verdict::follows ? theme_.ownMark
                                                 : theme_.cutMark);
    }
}

void AnswerPainter::paintHelp(NodeId n) {
    painter_.setPen(QPen(colour_, 2, Qt::DashLine));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawRoundedRect(shape(n).adjusted(-6, -6, 6, 6), 6, 6);
}

} // namespace

ShownAnswer shownAnswer(const Exercise& exercise) {
    return {exercise.task(),       exercise.answer(),   exercise.marking(),
            exercise.showsSigns(), exercise.helpedAt(), !exercise.isOpen()};
}

void paintAnswer(QPainter& painter, const AnsweredTree& tree, const ShownAnswer& shown) {
    const bool inFields = answersInFields(shown.task.question);
    if (shown.isClosed && !tree.isStepped && shown.task.profile.hideUnreadLeaves &&
        !shown.task.isPuzzle()) {
        AnswerPainter(painter, tree, shown.task, shown.answer, false).paintUnread();
    }
    if (shown.marking && shown.marking->key && !tree.isStepped) {
        AnswerPainter key(painter, tree, shown.task, *shown.marking->key, true);
        key.paintCrosses();
        key.paintOrder();
        key.paintLine();
        key.paintCuts();
        key.paintTypes(shown.answer);
        if (inFields) {
            key.paintValues(shown.answer);
        }
    }
    AnswerPainter paint(painter, tree, shown.task, shown.answer, false);
    paint.paintX();
    paint.paintCrosses();
    paint.paintOrder();
    paint.paintLine();
    paint.paintCuts();
    paint.paintTypes({});
    if (inFields && tree.isStepped) {
        paint.paintWritten();
    }
    if (shown.helpedAt != noNode) {
        paint.paintHelp(shown.helpedAt);
    }
    if (shown.showsSigns) {
        paint.paintSigns(*shown.marking);
    }
}

} // namespace prunus
