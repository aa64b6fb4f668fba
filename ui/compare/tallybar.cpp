#include "ui/compare/tallybar.h"

#include "ui/compare/tallymodel.h"
#include "ui/look/theme.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace prunus {
namespace {

double countOf(const QModelIndex& index, TallyColumn column) {
    return index.siblingAtColumn(static_cast<int>(column)).data(TallyModel::sortRole).toDouble();
}

double longest(const QModelIndex& index) {
    double most = 1;
    for (int row = 0; row < index.model()->rowCount(); ++row) {
        most = std::max(most, countOf(index.siblingAtRow(row), TallyColumn::nodes));
    }
    return most;
}

} // namespace

double barShare(double count, double most, bool logarithmic) {
    if (!logarithmic) {
        return count / most;
    }
    return count > 1 ? std::log(count) / std::log(most) : 0;
}

void TallyBar::paint(QPainter* painter, const QStyleOptionViewItem& option,
                     const QModelIndex& index) const {
    QStyleOptionViewItem ground(option);
    ground.text.clear();
    QStyledItemDelegate::paint(painter, ground, index.siblingAtColumn(tallyColumns));
    if (option.state.testFlag(QStyle::State_Selected)) { // there its colours would not stand out
        painter->fillRect(option.rect.adjusted(2, 2, -2, -2), option.palette.base());
    }
    const Theme& theme = themeFor(option.palette);
    const QRectF room = QRectF(option.rect).adjusted(6.5, 5.5, -6.5, -5.5);
    const bool logarithmic = index.data(TallyModel::logarithmicRole).toBool();
    const double most = longest(index);
    const auto bar = [&](TallyColumn column) {
        QRectF part = room;
        part.setWidth(room.width() * barShare(countOf(index, column), most, logarithmic));
        return part;
    };
    painter->save();
    painter->setPen(blended(option.palette.color(QPalette::Base), theme.mutedText, 0.4));
    for (double ten = 10; logarithmic && ten < most; ten *= 10) {
        const double x = room.left() + room.width() * barShare(ten, most, true);
        painter->drawLine(QPointF(x, option.rect.top()), QPointF(x, option.rect.bottom() + 1));
    }
    painter->setPen(QPen(theme.max.line, 1.5));
    painter->setBrush(theme.max.fill);
    painter->drawRect(bar(TallyColumn::nodes));
    painter->setPen(Qt::NoPen);
    painter->setBrush(theme.max.line);
    painter->drawRect(bar(TallyColumn::leaves));
    painter->restore();
}

QSize TallyBar::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    return {9 * option.fontMetrics.height(), QStyledItemDelegate::sizeHint(option, index).height()};
}

} // namespace prunus

#include "moc_tallybar.cpp"
