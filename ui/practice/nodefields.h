#pragma once

#include "ui/practice/exercise.h"
#include "ui/practice/nodefield.h"

#include <QObject>
#include <map>
#include <vector>

namespace prunus {

/// The fields at the nodes of a question that is answered in fields. A node has them whether the
/// search comes to it or not. What they hold is the exercise's answer.
class NodeFields : public QObject {
    Q_OBJECT

  public:
    /// The canvas owns this.
    NodeFields(TreeCanvas& canvas, Exercise& exercise);

    /// Puts the keyboard into a node's first field; false if it has none.
    bool enter(NodeId n);
    /// Puts the keyboard into a node's first field, or for noNode into the first of all fields, and
    /// types a first character; false if there is no such field or the question is closed.
    bool type(NodeId n, const QString& text);
    /// Marks a node as not visited, or takes that mark back.
    void toggleVisited(NodeId n);

    /// Returns the texts in the fields, those of a node in order.
    [[nodiscard]] std::map<NodeId, QStringList> typed() const;

    /// Puts the keyboard into the first of all fields; false if there is none.
    bool enterFirst();

  signals:
    /// What is typed is no number, and `fault` says why; an empty `fault` means that it is one.
    void faultTold(const QString& fault);
    /// The user pressed Tab in the last field.
    void left();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void build();
    void show();
    void rewrite();
    void place();
    struct Room {
        double beside = 0;
        double below = 0;
        double across = 0; ///< the width there is for what lies below
    };
    [[nodiscard]] Room roomIn(Row row) const;
    [[nodiscard]] QRect placeOf(const NodeField& field, const Room& room, int width) const;
    bool leave();
    void take(NodeField& field);
    void setFault(NodeField& field, const QString& fault);
    void writeInfinity(NodeField& field);
    bool walk(const NodeField& from, int by);
    [[nodiscard]] QString asRead(const NodeField& field) const;
    [[nodiscard]] QString textOf(const NodeField& field) const;
    [[nodiscard]] QString nameOf(const NodeField& field) const;
    [[nodiscard]] bool isVisitedHere(NodeId n) const;

    TreeCanvas& canvas_;
    Exercise& exercise_;
    std::vector<NodeField*> fields_;
    std::shared_ptr<const GameTree> tree_; ///< the tree that the fields were built for
    QString spelled_;                      ///< what is left to type of `inf`
    bool taking_ = false;
};

} // namespace prunus
