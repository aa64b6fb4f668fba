#pragma once

#include <QStyledItemDelegate>

namespace prunus {

/// The length of the bar of a count as a part of the longest bar, that of the count `most`. A
/// logarithmic bar begins at 1.
[[nodiscard]] double barShare(double count, double most, bool logarithmic);

/// Draws the bars beside the rows of the table: nodes visited as an outlined bar, the leaves among
/// them filled. Both counts are read from the sorted model, and the longest bar has the whole
/// width. Logarithmic bars have a line at each power of ten.
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
