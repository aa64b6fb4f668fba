#include "ui/canvas/minimap.h"

#include "ui/drawing/minimapview.h"
#include "ui/drawing/treepainter.h"

#include <QMouseEvent>
#include <QPainter>
#include <utility>

namespace prunus {

Minimap::Minimap(TreeCanvas& canvas)
    : QWidget(&canvas), canvas_(canvas), close_(new QToolButton(this)) {
    setObjectName(QStringLiteral("minimap"));
    setAccessibleName(tr("Minimap"));
    setToolTip(tr("The whole tree. Click or drag to move the part in view."));
    setAccessibleDescription(toolTip());
    // The canvas has the keyboard, and its pointer must not shine through.
    setFocusPolicy(Qt::NoFocus);
    setContextMenuPolicy(Qt::PreventContextMenu);
    setCursor(Qt::ArrowCursor);
    setAttribute(Qt::WA_OpaquePaintEvent);
    close_->setObjectName(QStringLiteral("closeMinimap"));
    close_->setText(QStringLiteral("✕"));
    close_->setAutoRaise(true);
    close_->setFocusPolicy(Qt::NoFocus);
    close_->setAccessibleName(tr("Close the minimap"));
    close_->setToolTip(tr("Close; View ▸ Minimap brings it back"));
    close_->hide();
    connect(close_, &QToolButton::clicked, this, &Minimap::closed);
    hide();
    connect(&canvas, &TreeCanvas::viewChanged, this, &Minimap::place);
    place();
}

void Minimap::setWanted(bool wanted) {
    wanted_ = wanted;
    place();
}

void Minimap::place() {
    const Viewport port = canvas_.viewport();
    const QRect corner = minimapPlace(port).toRect();
    const bool needed = canvas_.session().hasSearch() && isPartlyOutside(canvas_.view(), port);
    if (wanted_ && needed && !corner.isNull()) {
        setGeometry(corner);
        show();
        update();
    } else {
        hide();
        tree_ = {};
        drawn_ = {};
    }
}

QRectF Minimap::frame() const {
    const Moment moment = canvas_.session().moment();
    const Viewport port = canvas_.viewport();
    return framedPart(mapView(rect(), port.extent), rect(), canvas_.picture(moment).view,
                      port.area);
}

void Minimap::refresh() {
    const Session& session = canvas_.session();
    const Moment moment = session.moment();
    TreePicture picture = canvas_.picture(moment);
    Drawn now{session.document(), session.trace(),
              picture.theme,      session.step(),
              picture.selection,  picture.witnesses,
              picture.minimal,    (QSizeF(size()) * devicePixelRatioF()).toSize()};
    if (now == drawn_) {
        return;
    }
    picture.places = nullptr; // those are of the canvas
    picture.view = mapView(rect(), canvas_.viewport().extent);
    // Small nodes without words, whatever the text size.
    picture.textScale = 0.1;
    picture.boards = nullptr;
    picture.proof.clear();
    picture.showNames = false;
    picture.showWindows = false;
    picture.showBands = false;
    picture.others.clear(); // nor is there room for what differs
    tree_ = QPixmap(now.pixels);
    tree_.setDevicePixelRatio(devicePixelRatioF());
    QPainter painter(&tree_);
    paintTree(painter, picture, rect());
    drawn_ = std::move(now);
}

/// Only the one who points at the map may want to close it.
void Minimap::enterEvent(QEnterEvent* event) {
    close_->show();
    QWidget::enterEvent(event);
}

void Minimap::leaveEvent(QEvent* event) {
    close_->hide();
    QWidget::leaveEvent(event);
}

void Minimap::resizeEvent(QResizeEvent* event) {
    close_->adjustSize();
    close_->move(width() - close_->width() - 1, 1);
    QWidget::resizeEvent(event);
}

void Minimap::paintEvent(QPaintEvent* /*event*/) {
    if (!canvas_.session().hasSearch()) {
        return;
    }
    refresh();
    QPainter painter(this);
    painter.drawPixmap(0, 0, tree_);
    QColor seen = drawn_.theme->selection;
    const QRectF part = frame().intersected(QRectF(rect()).adjusted(1, 1, -1, -1));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(seen, 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    seen.setAlphaF(0.1F);
    painter.setBrush(seen);
    painter.drawRect(part.adjusted(1, 1, -1, -1));
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(drawn_.theme->notReached.line);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void Minimap::mousePressEvent(QMouseEvent* event) {
    // Other buttons are for the canvas no more than this one: the map covers it.
    if (event->button() == Qt::LeftButton) {
        moveViewTo(event->position());
    }
    event->accept();
}

void Minimap::mouseMoveEvent(QMouseEvent* event) {
    if ((event->buttons() & Qt::LeftButton) != 0) {
        moveViewTo(event->position());
    }
    event->accept();
}

void Minimap::moveViewTo(QPointF pixel) {
    if (canvas_.session().hasSearch()) {
        const TreeExtent extent = canvas_.viewport().extent;
        canvas_.centreOn(placeUnder(mapView(rect(), extent), pixel, extent));
    }
}

} // namespace prunus

#include "moc_minimap.cpp"
