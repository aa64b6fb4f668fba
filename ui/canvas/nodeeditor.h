#pragma once

#include "core/edit/edit.h"
#include "ui/session/session.h"

#include <QLabel>
#include <QLineEdit>
#include <memory>

namespace prunus {

class TreeCanvas;

/// The text field over a node in which its value and name, or the label of the move to it, are
/// typed. A text that replaces all of the former one changes only what it states: a value keeps the
/// name, a name keeps the value, and a tree in brackets keeps the name and the label of the move.
/// Enter accepts the text, Escape discards it, and Tab accepts it and leads to the next leaf. A
/// text that cannot be accepted stays, with the reason beneath it. A click elsewhere accepts the
/// text if that is possible.
class NodeEditor : public QLineEdit {
    Q_OBJECT

  public:
    enum class Field : std::uint8_t { node, move };

    /// Makes a hidden field, which open() shows; the canvas owns it.
    explicit NodeEditor(TreeCanvas& canvas);

    /// Selects a node and opens the field over it. Needs a tree that can be edited.
    void open(NodeId n, Field field);
    [[nodiscard]] NodeId node() const { return node_; }
    /// What is wrong with the text; empty if nothing is.
    [[nodiscard]] QString fault() const;

  protected:
    bool event(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    bool takes(const QKeyEvent& key) const;
    void press(const QKeyEvent& key);
    bool accept();
    [[nodiscard]] bool acceptNode();
    bool perform(const Edit& edit);
    void leave();
    void openNextLeaf(int by);
    void follow(const NodeMap* edited);
    void finish();
    void tellTyping();
    void takePlace();
    void write(const QString& text);
    void fitText();
    void tellFault(const QString& sentence);

    TreeCanvas& canvas_;
    Session& session_;
    QLabel* fault_;
    std::shared_ptr<const Document> document_; ///< the document that the node belongs to
    NodeId node_ = noNode;
    Field field_ = Field::node;
    bool accepting_ = false;
    bool allSelected_ = false;
    bool typedOver_ = false; ///< whether the text has been replaced as a whole since open()
};

/// The next leaf to the right of a node's subtree (`by` is 1) or to the left (-1), or noNode.
/// `from` need not be a leaf. O(depth log nodes).
[[nodiscard]] NodeId nextLeaf(const GameTree& tree, NodeId from, int by);

} // namespace prunus
