#pragma once

#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QTableView>

namespace prunus {

/// Of a cell: whether its row is the one that a step is about, which is lit.
inline constexpr int ofStepRole = Qt::UserRole;

/// Headings without buttons around them.
class PlainHeader : public QHeaderView {
    Q_OBJECT

  public:
    PlainHeader(const char* objectName, QWidget* parent);

  protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
};

/// A line of text, without what a style asks of each cell first.
class PlainCell : public QStyledItemDelegate {
    Q_OBJECT

  public:
    /// On both sides of the text.
    static constexpr int margin = 3;

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

/// Makes a table one of lines alone, on the ground of its card.
void makePlain(QTableView& table, const char* headerName);
/// The height of its rows and headings, in its font.
[[nodiscard]] int plainRowHeight(const QWidget& table);

} // namespace prunus
