#include "ui/compare/tallybar.h"

#include "ui/compare/tallymodel.h"
#include "ui/look/theme.h"

#include <QPainter>
#include <algorithm>

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

void TallyBar::paint(QPainter* painter, const QStyleOptionViewItem& option,
                     const QModelIndex& index) const {
    QStyleOptionViewItem background(option);
    background.text.clear();
    QStyledItemDelegate::paint(painter, background, index.siblingAtColumn(tallyColumns));
    const Theme& theme = themeFor(option.palette);
    const QRectF room = QRectF(option.rect).adjusted(6.5, 5.5, -6.5, -5.5);
    const double unit = room.width() / longest(index);
    QRectF bar = room;
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const QColor line = selected ? option.palette.color(QPalette::HighlightedText) : theme.max.line;
    painter->save();
    painter->setPen(QPen(line, 1.5));
    painter->setBrush(selected ? Qt::NoBrush : QBrush(theme.max.fill));
    bar.setWidth(countOf(index, TallyColumn::nodes) * unit);
    painter->drawRect(bar);
    painter->setPen(Qt::NoPen);
    painter->setBrush(line);
    bar.setWidth(countOf(index, TallyColumn::leaves) * unit);
    painter->drawRect(bar);
    painter->restore();
}

QSize TallyBar::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    return {180, QStyledItemDelegate::sizeHint(option, index).height()};
}

} // namespace prunus
