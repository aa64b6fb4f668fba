#pragma once

#include "ui/canvas/treecanvas.h"

#include <QAccessibleInterface>
#include <QCoreApplication>

namespace prunus {

class AccessibleTree;

/// A node of the tree for screen readers. It stores only which node it is; what it says is what the
/// canvas shows at this moment.
class AccessibleNode : public QAccessibleInterface, public QAccessibleActionInterface {
    Q_DECLARE_TR_FUNCTIONS(AccessibleNode)

  public:
    /// The AccessibleTree owns its nodes, and makes one only while there is a search.
    AccessibleNode(const AccessibleTree& tree, NodeId node) : tree_(tree), node_(node) {}

    [[nodiscard]] NodeId node() const { return node_; }

    [[nodiscard]] bool isValid() const override;
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QWindow* window() const override;
    [[nodiscard]] QAccessibleInterface* parent() const override;
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] int childCount() const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    [[nodiscard]] QAccessibleInterface* focusChild() const override;
    [[nodiscard]] QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text kind, const QString& text) override;
    [[nodiscard]] QRect rect() const override;
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::TreeItem; }
    [[nodiscard]] QAccessible::State state() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;

    /// The actions: press selects the node, focus also gives the canvas the keyboard, and jump goes
    /// to the step in which the node is entered or read, or else cut off. The canvas may add more.
    [[nodiscard]] static QString jumpAction() { return QStringLiteral("jump"); }
    [[nodiscard]] QStringList actionNames() const override;
    [[nodiscard]] QString localizedActionName(const QString& name) const override;
    [[nodiscard]] QString localizedActionDescription(const QString& name) const override;
    void doAction(const QString& name) override;
    [[nodiscard]] QStringList keyBindingsForAction(const QString& name) const override;

  private:
    /// The actions that the canvas adds to these.
    [[nodiscard]] std::vector<TreeCanvas::NodeAction> more() const;
    void jump() const;

    const AccessibleTree& tree_;
    NodeId node_;
};

} // namespace prunus
