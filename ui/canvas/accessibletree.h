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

/// Makes every TreeCanvas a tree of nodes for screen readers. Only the first call has an effect; a
/// canvas makes it before anything can ask for the canvas's interface.
void makeCanvasesAccessible();

/// A canvas for screen readers. Its first child is the root, below which the children are those of
/// the tree; after the root come the text fields that lie on the canvas. A node's interface is made
/// when it is asked for and freed with the document.
class AccessibleTree : public QAccessibleWidget {
  public:
    explicit AccessibleTree(TreeCanvas& canvas);
    ~AccessibleTree() override;
    AccessibleTree(const AccessibleTree&) = delete;
    AccessibleTree& operator=(const AccessibleTree&) = delete;

    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    /// The text field or the node drawn at a place of the screen, however deep the node is in the
    /// tree.
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    /// The selected node, if the canvas has the keyboard focus.
    [[nodiscard]] QAccessibleInterface* focusChild() const override;

    /// The interface of a node, made if need be; null for noNode and without a search.
    [[nodiscard]] QAccessibleInterface* node(NodeId n) const;
    /// How many nodes have an interface.
    [[nodiscard]] std::size_t nodesMade() const { return made_.size(); }

    [[nodiscard]] TreeCanvas& canvas() const;
    /// The session; null without a search, and once the session is gone.
    [[nodiscard]] Session* session() const;

  private:
    /// The interface of a node, and the texts that screen readers were last given for it.
    struct Made {
        QAccessible::Id id = 0;
        QString name;
        QString description;
    };

    class Ear;

    /// The text fields on the canvas that are shown.
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
    /// The last member, so that it is destroyed first and handles no event for a tree that is half
    /// gone.
    std::unique_ptr<Ear> ear_;
};

} // namespace prunus
