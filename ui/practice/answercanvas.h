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
    /// Session and exercise must outlive this.
    AnswerCanvas(Session& session, Exercise& exercise, QWidget* parent);

    [[nodiscard]] QString description(NodeId n) const override;
    [[nodiscard]] QString pressWords() const override;
    /// Selects the node and answers with it, or moves the keyboard to the field where its answer is
    /// typed.
    void press(NodeId n) override;
    /// Returns what single letters answer at a node, also while setLetters() has switched them off.
    [[nodiscard]] std::vector<NodeAction> nodeActions(NodeId n) const override;
    void act(NodeId n, const QString& action) override;

    /// Returns the texts in the fields at the nodes, as they were typed.
    [[nodiscard]] std::map<NodeId, QStringList> typed() const;

    /// Returns words with an arrow if the search goes through the tree from the right; else an
    /// empty text.
    [[nodiscard]] QString direction() const;

    /// Moves the selected node `by` places to the right among its siblings, or to the left if `by`
    /// is negative.
    void moveSelected(int by);

    /// Sets whether single letters answer the question.
    void setLetters(bool on) { letters_ = on; }

  signals:
    /// The user asks where they are, and what is answered so far.
    void whereAsked();
    /// The user leaves the tree by a key; the keyboard is to go to the question.
    void leftByKey();
    /// What was typed or pressed is no answer, and `fault` says why; an empty `fault` means that it
    /// is one.
    void faultTold(const QString& fault);
    /// The keyboard is to go to the question's own fields; `text` was already typed on the tree,
    /// and may be empty.
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
    /// Returns words for the keys that answer at a node; empty where none does.
    [[nodiscard]] QString keysAt(NodeId n) const;
    void paintDirection(QPainter& painter) const;
    void paintKeys(QPainter& painter) const;
    [[nodiscard]] std::optional<Answer> named(const QKeyEvent& event) const;
    [[nodiscard]] bool answers(const QKeyEvent& event) const;
    /// Returns the place among its siblings, from 0, where the dragged node would be put down.
    [[nodiscard]] std::uint32_t placeUnder(QPoint at) const;
    void paintDrag(QPainter& painter) const;

    Exercise& exercise_;
    NodeFields* fields_;
    bool letters_ = true;
    /// In questions that move nodes: the node that the mouse button was pressed on, where it was
    /// pressed, and where the mouse is now once it drags the node.
    NodeId held_ = noNode;
    QPoint heldAt_;
    std::optional<QPoint> draggedTo_;
};

} // namespace prunus
