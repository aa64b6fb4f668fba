#pragma once

#include "ui/session/session.h"

#include <QAccessibleWidget>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <map>
#include <memory>

class QLineEdit;

namespace prunus {

class TreeCanvas;

/// From now on screen readers get every TreeCanvas as a tree of nodes. Does its work once; a canvas
/// calls it before anything can ask for its interface.
void makeCanvasesAccessible();

/// A canvas for screen readers: the root is its first child, and from there on children are those
/// of the tree; behind it come the fields that lie on the canvas. A node's interface is made when
/// it is asked for and freed with the document.
class AccessibleTree : public QAccessibleWidget {
  public:
    explicit AccessibleTree(TreeCanvas& canvas);
    ~AccessibleTree() override;
    AccessibleTree(const AccessibleTree&) = delete;
    AccessibleTree& operator=(const AccessibleTree&) = delete;

    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    /// The node drawn at a place of the screen, however deep it is in the tree.
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    /// The selected node, if the canvas has the keyboard.
    [[nodiscard]] QAccessibleInterface* focusChild() const override;

    /// The interface of a node, made if need be; null for noNode and without a search.
    [[nodiscard]] QAccessibleInterface* node(NodeId n) const;
    /// How many nodes have an interface.
    [[nodiscard]] std::size_t nodesMade() const { return made_.size(); }

    [[nodiscard]] TreeCanvas& canvas() const;
    /// Null without a search, and once the session is gone.
    [[nodiscard]] Session* session() const;

  private:
    /// A node with an interface, and what has been told of it.
    struct Made {
        QAccessible::Id id = 0;
        QString name;
        QString description;
    };

    class Ear;

    /// Those that are shown.
    [[nodiscard]] QList<QLineEdit*> fields() const;
    void listen(Session& session);
    void forget();
    void tellReplaced();
    void tellSelection();
    void tellFocus();
    void tellChanges();

    QPointer<Session> session_;
    mutable std::map<NodeId, Made> made_;
    QTimer& changes_;
    /// Last, so that nothing is heard by what is no longer whole.
    std::unique_ptr<Ear> ear_;
};

} // namespace prunus
