#pragma once

#include "ui/drawing/treepainter.h"

#include <QImage>
#include <QPainter>

namespace prunus {

/// What is painted of a part of a picture.
inline QImage painted(const TreePicture& picture, const QRectF& part,
                      QImage::Format format = QImage::Format_RGB32) {
    QImage image(part.size().toSize(), format);
    QPainter painter(&image);
    painter.translate(-part.topLeft());
    paintTree(painter, picture, part);
    return image;
}

/// As it is on a screen.
inline QImage paintedOnScreen(const TreePicture& picture, const QRectF& area) {
    return painted(picture, area, QImage::Format_ARGB32_Premultiplied);
}

/// Leaves out all but nodes and edges.
inline void showNodesAlone(TreePicture& picture) {
    picture.showNames = picture.showWindows = picture.showBands = false;
    picture.showValues = picture.showRing = false;
}

} // namespace prunus
