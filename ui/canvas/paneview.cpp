#include "ui/canvas/paneview.h"

#include "ui/base/connecteach.h"
#include "ui/drawing/treepainter.h"
#include "ui/session/panes.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

namespace prunus {

PaneView::PaneView(TreeCanvas& canvas, int pane, QWidget* parent)
    : QWidget(parent), canvas_(canvas), pane_(pane) {
    setObjectName(QStringLiteral("paneView%1").arg(pane + 1));
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::NoFocus); // the keys belong to the picked pane
    const auto refresh = qOverload<>(&QWidget::update);
    Session& session = canvas.session();
    connect(&canvas, &TreeCanvas::viewChanged, this, refresh);
    connectEach(&session.panes(), this, refresh, &Panes::panesChanged, &Panes::differencesChanged);
    connect(&session.panes(), &Panes::beatChanged, this, &PaneView::onBeat);
    connectEach(&session, this, refresh, &Session::selectionChanged, &Session::sideChanged,
                &Session::hideUnreadLeavesChanged);
}

/// A search that waits looks as before, unless it is marked what it differs in.
void PaneView::onBeat() {
    const Panes& panes = canvas_.session().panes();
    if (panes.showsDifferences() || pane_ >= panes.count() || panes.at(pane_).step != painted_) {
        update();
    }
}

void PaneView::paintWords(QPainter& painter) const {
    const QString error = canvas_.session().panes().at(pane_).error;
    painter.setPen(canvas_.theme().text);
    painter.drawText(rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap,
                     error.isEmpty() ? tr("Searching…") : error);
}

void PaneView::paintEvent(QPaintEvent* /*event*/) {
    const Panes& panes = canvas_.session().panes();
    if (pane_ == panes.picked()) {
        return; // the canvas lies over it
    }
    QPainter painter(this);
    if (pane_ >= panes.count() || !panes.at(pane_).trace) {
        painter.fillRect(rect(), canvas_.theme().background);
        if (pane_ < panes.count()) {
            paintWords(painter);
        }
        return;
    }
    painted_ = panes.at(pane_).step;
    const Moment moment = panes.moment(pane_);
    TreePicture picture = canvas_.look(moment, pane_);
    picture.selectionFocused = false;
    picture.proof.clear();
    picture.witnesses.clear(); // they prove a cutoff of the picked search
    paintTree(painter, picture, rect());
}

void PaneView::wheelEvent(QWheelEvent* event) {
    QApplication::sendEvent(&canvas_, event);
}

/// To the canvas, which shares all places with this.
void PaneView::hand(QMouseEvent& event) {
    QApplication::sendEvent(&canvas_, &event);
}

void PaneView::mousePressEvent(QMouseEvent* event) {
    canvas_.session().panes().pick(pane_);
    canvas_.setFocus(Qt::MouseFocusReason);
    hand(*event);
}

void PaneView::contextMenuEvent(QContextMenuEvent* event) {
    canvas_.session().panes().pick(pane_);
    QApplication::sendEvent(&canvas_, event);
}

void PaneView::mouseMoveEvent(QMouseEvent* event) {
    hand(*event);
}

void PaneView::mouseReleaseEvent(QMouseEvent* event) {
    hand(*event);
}

} // namespace prunus

#include "moc_paneview.cpp"
