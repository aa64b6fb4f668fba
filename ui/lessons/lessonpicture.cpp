#include "ui/lessons/lessonpicture.h"

#include "ui/figures/figure.h"
#include "ui/session/loading.h"

#include <QPainter>
#include <algorithm>

namespace prunus {
namespace {

FigureStyle styleFor(const QWidget& widget) {
    FigureStyle style;
    const bool dark = widget.palette().color(QPalette::Window).lightness() < 128;
    style.theme = dark ? ThemeKind::dark : ThemeKind::light;
    style.showWindows = false;
    return style;
}

QPixmap painted(const Figure& figure, const QWidget& widget, QSize room) {
    QSize size = figure.size();
    if (size.width() > room.width() || size.height() > room.height()) {
        size = size.scaled(room, Qt::KeepAspectRatio);
    }
    const double dots = widget.devicePixelRatioF();
    QPixmap pixmap((QSizeF(size) * dots).toSize());
    pixmap.setDevicePixelRatio(dots);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(double(size.width()) / figure.size().width(),
                  double(size.height()) / figure.size().height());
    figure.paint(painter);
    return pixmap;
}

} // namespace

QPixmap pictureOf(const LessonMoment& moment, const QWidget& widget, QSize room) {
    LoadRequest request;
    request.unsaved.tree = moment.tree;
    request.options = moment.options;
    Progress progress;
    const LoadResult result = carryOut(request, progress);
    if (!result.document || !result.trace) {
        return {};
    }
    const Step at = std::min(Step{moment.at}, result.trace->end());
    FigureStyle style = styleFor(widget);
    style.side = usualSide(result.trace->options().algorithm);
    return painted(Figure(*result.document, *result.trace, at, style), widget, room);
}

QPixmap pictureOf(const std::shared_ptr<const GameTree>& tree, const QWidget& widget, QSize room) {
    const Document document(tree, QString());
    const auto trace = SearchTrace::unsearched(*tree, {});
    return painted(Figure(document, *trace, Step{0}, styleFor(widget)), widget, room);
}

} // namespace prunus
