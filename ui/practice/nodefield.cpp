#include "ui/practice/nodefield.h"

#include "ui/canvas/treecanvas.h"

#include <QFocusEvent>
#include <array>

namespace prunus {

NodeField::NodeField(TreeCanvas& canvas, NodeId n, Part part)
    : QLineEdit(&canvas), canvas_(canvas), node_(n), part_(part) {
    constexpr std::array names{"value", "alpha", "beta"};
    setObjectName(
        QStringLiteral("%1Of%2").arg(QLatin1String(names.at(std::size_t(part)))).arg(n.value));
    setAlignment(Qt::AlignCenter);
    setMaxLength(48);
}

/// Whoever types sees where.
void NodeField::focusInEvent(QFocusEvent* event) {
    QLineEdit::focusInEvent(event);
    canvas_.session().select(node_);
    canvas_.keepVisible(node_);
    if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason) {
        selectAll();
    }
}

} // namespace prunus

#include "moc_nodefield.cpp"
