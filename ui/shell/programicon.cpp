#include "ui/shell/programicon.h"

#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace prunus {

QIcon programIcon() {
    QSvgRenderer picture(QStringLiteral(":/icons/prunus.svg"));
    QIcon icon;
    for (const int size : {16, 24, 32, 48, 64, 128, 256}) {
        QPixmap pixmap(size, size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        picture.render(&painter);
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace prunus
