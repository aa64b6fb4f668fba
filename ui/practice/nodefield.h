#pragma once

#include "core/tree/gametree.h"

#include <QLineEdit>

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

} // namespace prunus
