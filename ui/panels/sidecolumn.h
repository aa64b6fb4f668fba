#pragma once

#include <QLayout>
#include <QScrollArea>

namespace prunus {

/// The cards of the side, one below the other. It is as high as its wrapped texts are at its real
/// width: a scroll area by itself goes by the width that they would like to have, and scrolls
/// where there is nothing to scroll.
class SideColumn : public QWidget {
    Q_OBJECT

  public:
    using QWidget::QWidget;

    [[nodiscard]] QSize minimumSizeHint() const override {
        const QSize least = QWidget::minimumSizeHint();
        const auto* area = parentWidget() == nullptr
                               ? nullptr
                               : qobject_cast<const QScrollArea*>(parentWidget()->parentWidget());
        if (layout() == nullptr || area == nullptr) {
            return least;
        }
        const int width = qMax(least.width(), area->viewport()->width());
        return {least.width(), layout()->totalHeightForWidth(width)};
    }
    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }
};

} // namespace prunus
