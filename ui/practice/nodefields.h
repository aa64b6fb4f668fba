#pragma once

#include "ui/practice/exercise.h"

#include <QLineEdit>
#include <QObject>
#include <vector>

namespace prunus {

class TreeCanvas;

/// A field beside a node, in which a part of the answer is typed.
class NodeField : public QLineEdit {
    Q_OBJECT

  public:
    enum class Part : std::uint8_t { value, alpha, beta };

    NodeField(TreeCanvas& canvas, NodeId n, Part part);

    [[nodiscard]] NodeId node() const { return node_; }
    [[nodiscard]] Part part() const { return part_; }

  protected:
    void focusInEvent(QFocusEvent* event) override;

  private:
    TreeCanvas& canvas_;
    NodeId node_;
    Part part_;
};

/// The fields of a question that is answered in fields: the same at every inner node, whether the
/// search comes to it or not. What they hold is the exercise's answer.
class NodeFields : public QObject {
    Q_OBJECT

  public:
    /// The canvas owns this.
    NodeFields(TreeCanvas& canvas, Exercise& exercise);

    /// Puts the keyboard into a node's first field; false if it has none.
    bool enter(NodeId n);
    /// The same, and types a first character.
    bool type(NodeId n, const QString& text);
    /// Calls a node not visited, or takes it back.
    void toggleVisited(NodeId n);

    /// Puts the keyboard into the first of them; false if there is none.
    bool enterFirst();

  signals:
    /// What is typed is no number, and why; or empty if it is.
    void faultTold(const QString& fault);
    /// By Tab behind the last of them.
    void left();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void build();
    void show();
    void rewrite();
    void place();
    bool leave();
    void take(NodeField& field);
    void setFault(NodeField& field, const QString& fault);
    void writeInfinity(NodeField& field);
    bool walk(const NodeField& from, int by);
    [[nodiscard]] QString textOf(const NodeField& field) const;
    [[nodiscard]] QString nameOf(const NodeField& field) const;
    [[nodiscard]] bool isVisitedHere(NodeId n) const;

    TreeCanvas& canvas_;
    Exercise& exercise_;
    std::vector<NodeField*> fields_;
    std::shared_ptr<const GameTree> tree_; ///< that they were built for
    QString spelled_;                      ///< what is left to type of `inf`
    bool taking_ = false;
};

} // namespace prunus
