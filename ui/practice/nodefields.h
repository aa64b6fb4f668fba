#pragma once

#include "ui/practice/exercise.h"
#include "ui/practice/nodefield.h"

#include <QObject>
#include <map>
#include <vector>

namespace prunus {

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

    /// What stands in them, a node's in order.
    [[nodiscard]] std::map<NodeId, QStringList> typed() const;

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
    struct Room {
        double beside = 0;
        double below = 0;
        double across = 0; ///< of what lies below
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
    std::shared_ptr<const GameTree> tree_; ///< that they were built for
    QString spelled_;                      ///< what is left to type of `inf`
    bool taking_ = false;
};

} // namespace prunus
