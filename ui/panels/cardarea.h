#pragma once

#include "ui/widgets/card.h"

#include <QScrollArea>
#include <QTimer>

namespace prunus {

/// Scrolls a card that is higher than its panel. A line of text of which only a part would be in
/// view is not shown. Its size hints follow from the card, where those of QScrollArea follow from
/// the size of its arrows: a low window needs low panels.
class CardArea : public QScrollArea {
    Q_OBJECT

  public:
    CardArea(Card& card, QWidget* parent);

    [[nodiscard]] QSize sizeHint() const override { return widget()->sizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fitBar();
    void showWholeLines();

    QTimer soon_;
};

} // namespace prunus
