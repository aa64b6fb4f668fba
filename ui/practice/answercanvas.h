#pragma once

#include "ui/canvas/treecanvas.h"
#include "ui/practice/exercise.h"

#include <map>
#include <optional>
#include <vector>

namespace prunus {

class NodeFields;

/// The tree that is asked about, with the student's own marks and fields, and nothing else. Its
/// session holds no search while the question is open.
class AnswerCanvas : public TreeCanvas {
    Q_OBJECT

  public:
    /// Both must outlive this.
    AnswerCanvas(Session& session, Exercise& exercise, QWidget* parent);

    [[nodiscard]] QString description(NodeId n) const override;
    [[nodiscard]] QString pressWords() const override;
    /// Answers with the node.
    void press(NodeId n) override;
    /// What single letters say of a node, whether they do or not.
    [[nodiscard]] std::vector<NodeAction> nodeActions(NodeId n) const override;
    void act(NodeId n, const QString& action) override;

    /// What stands in the fields at the nodes, as it was typed.
    [[nodiscard]] std::map<NodeId, QStringList> typed() const;

    /// Words with an arrow, where the search goes through the tree from the right; else empty.
    [[nodiscard]] QString direction() const;

    /// Moves the selected node so many places further right among its siblings.
    void moveSelected(int by);

    /// Whether single letters answer.
    void setLetters(bool on) { letters_ = on; }

  signals:
    /// Where am I?
    void whereAsked();
    /// Out to the question.
    void leftByKey();
    /// What is typed is no answer, and why; or empty if it is one.
    void faultTold(const QString& fault);
    /// A number was begun here that belongs into the fields of the question.
    void countTyped(const QString& text);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void click(QPoint place) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    bool focusNextPrevChild(bool next) override;

  private:
    [[nodiscard]] bool showsTask() const;
    [[nodiscard]] NodeId pressedAt(QPoint place) const;
    /// What single letters do at a node; empty for nothing.
    [[nodiscard]] QString keysAt(NodeId n) const;
    void paintDirection(QPainter& painter) const;
    void paintKeys(QPainter& painter) const;
    [[nodiscard]] std::optional<Answer> named(const QKeyEvent& event) const;
    [[nodiscard]] bool answers(const QKeyEvent& event) const;
    /// Where among its siblings the dragged node would be put down.
    [[nodiscard]] std::uint32_t placeUnder(QPoint at) const;
    void paintDrag(QPainter& painter) const;

    Exercise& exercise_;
    NodeFields* fields_;
    bool letters_ = true;
    /// The node that the button was pressed on, where nodes are moved, and where it is now once it
    /// is dragged.
    NodeId held_ = noNode;
    QPoint heldAt_;
    std::optional<QPoint> draggedTo_;
};

} // namespace prunus
