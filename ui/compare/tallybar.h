#pragma once

#include <QStyledItemDelegate>

namespace prunus {

/// The part of the longest bar that another has; a logarithmic one begins at 1.
[[nodiscard]] double barShare(double count, double most, bool logarithmic);

/// A chart of bars beside the rows of the table: nodes visited as an outlined bar, the leaves among
/// them filled. Reads both from the sorted model, and the longest bar has the whole width.
/// Logarithmic ones have a line at each power of ten.
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
