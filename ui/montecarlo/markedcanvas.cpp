#include "ui/montecarlo/markedcanvas.h"

#include <QPainter>
#include <utility>

namespace prunus {

void MarkedCanvas::setMarks(std::function<Difference(NodeId)> differenceOf) {
    differenceOf_ = std::move(differenceOf);
    update();
}

void MarkedCanvas::paintEvent(QPaintEvent* event) {
    TreeCanvas::paintEvent(event);
    if (!session().hasSearch()) {
        return;
    }
    QPainter painter(this);
    const Moment moment = session().moment();
    const TreePicture now = picture(moment);
    paintOver(painter, now);
    if (differenceOf_) {
        painter.setRenderHint(QPainter::Antialiasing, true);
        markNodes(painter, now, labelledTree(now, rect()), rect(), differenceOf_);
    }
}

} // namespace prunus

#include "moc_markedcanvas.cpp"
