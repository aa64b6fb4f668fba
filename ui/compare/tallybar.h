#pragma once

#include <QStyledItemDelegate>

namespace prunus {

/// A chart of bars beside the rows of the table: nodes visited as an outlined bar, the leaves among
/// them filled. Reads both from the sorted model, and the longest bar has the whole width.
class TallyBar : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;
};

} // namespace prunus
