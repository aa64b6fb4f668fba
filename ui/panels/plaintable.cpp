#include "ui/panels/plaintable.h"

#include "ui/look/chrome.h"

#include <QPainter>

namespace prunus {

namespace {

constexpr int tableRowSpacing = 6;

/// Around the row that the keys are at.
void drawFocus(QPainter& painter, const QStyleOptionViewItem& cell, const QModelIndex& index) {
    const auto* table = qobject_cast<const QTableView*>(cell.widget);
    if (table == nullptr || !table->hasFocus() || table->currentIndex().row() != index.row()) {
        return;
    }
    const QRect edge = cell.rect.adjusted(0, 0, -1, -1);
    painter.setPen(chromeFor(cell.palette).link);
    painter.drawLine(edge.topLeft(), edge.topRight());
    painter.drawLine(edge.bottomLeft(), edge.bottomRight());
    if (index.column() == 0) {
        painter.drawLine(edge.topLeft(), edge.bottomLeft());
    }
    if (index.column() == index.model()->columnCount() - 1) {
        painter.drawLine(edge.topRight(), edge.bottomRight());
    }
}

} // namespace

PlainHeader::PlainHeader(const char* objectName, QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent) {
    setObjectName(QLatin1String(objectName));
    setMinimumSectionSize(0);
    setSectionResizeMode(QHeaderView::Fixed);
    setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    viewport()->setAutoFillBackground(false);
}

void PlainHeader::paintSection(QPainter* painter, const QRect& rect, int section) const {
    const QRect room = rect.adjusted(PlainCell::margin, 0, -PlainCell::margin, 0);
    const QString text = model()->headerData(section, orientation()).toString();
    painter->setPen(palette().color(QPalette::PlaceholderText));
    painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                      fontMetrics().elidedText(text, Qt::ElideRight, room.width()));
}

void PlainCell::paint(QPainter* painter, const QStyleOptionViewItem& option,
                      const QModelIndex& index) const {
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    if (index.data(ofStepRole).toBool()) {
        painter->fillRect(cell.rect, chromeFor(cell.palette).lit);
    }
    const QRect room = cell.rect.adjusted(margin, 0, -margin, 0);
    painter->setFont(cell.font);
    painter->setPen(cell.palette.color(QPalette::WindowText));
    painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                      cell.fontMetrics.elidedText(cell.text, cell.textElideMode, room.width()));
    drawFocus(*painter, cell, index);
}

void makePlain(QTableView& table, const char* headerName) {
    table.setHorizontalHeader(new PlainHeader(headerName, &table));
    table.verticalHeader()->hide();
    table.verticalHeader()->setMinimumSectionSize(0);
    table.setItemDelegate(new PlainCell(&table));
    table.setShowGrid(false);
    table.setFrameShape(QFrame::NoFrame);
    table.setFocusPolicy(Qt::NoFocus);
    table.setSelectionMode(QAbstractItemView::NoSelection);
    table.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table.viewport()->setAutoFillBackground(false);
}

int plainRowHeight(const QWidget& table) {
    return table.fontMetrics().height() + tableRowSpacing;
}

} // namespace prunus

#include "moc_plaintable.cpp"
