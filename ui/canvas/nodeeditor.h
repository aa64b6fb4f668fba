#pragma once

#include "core/edit/edit.h"
#include "ui/session/session.h"

#include <QLabel>
#include <QLineEdit>
#include <memory>

namespace prunus {

class TreeCanvas;

/// The field over a node in which its value and name, or the label of the move to it, are typed.
/// What is typed over all of it changes no more than it says: a value keeps the name, a name the
/// value, and a tree in brackets the name and the label of the move. Enter accepts, Escape does
/// not; Tab accepts and leads to the next leaf. What cannot be accepted stays, with a sentence
/// beneath. A click elsewhere accepts what can be.
class NodeEditor : public QLineEdit {
    Q_OBJECT

  public:
    enum class Field : std::uint8_t { node, move };

    /// Hidden until it is asked for; the canvas owns it.
    explicit NodeEditor(TreeCanvas& canvas);

    /// Opens it on a node, which is selected. Needs a tree that can be edited.
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
    std::shared_ptr<const Document> document_; ///< that the node is of
    NodeId node_ = noNode;
    Field field_ = Field::node;
    bool accepting_ = false;
    bool allSelected_ = false;
    bool typedOver_ = false; ///< nothing of what stood there was left in between
};

/// The leaf that comes `by` (1 or -1) leaves later from left to right, or noNode. Need not start
/// from a leaf. O(depth log nodes).
[[nodiscard]] NodeId nextLeaf(const GameTree& tree, NodeId from, int by);

} // namespace prunus
