#pragma once

#include "ui/panels/card.h"

#include <QDockWidget>
#include <QScrollArea>
#include <QToolButton>

namespace prunus {

/// A card that can be moved: to another side of the window, onto another card, out of the window.
/// Where it is lower than its texts, it scrolls; sideways it never does.
class PanelDock : public QDockWidget {
    Q_OBJECT

  public:
    /// Takes the card. The object's name is the card's with `Panel` behind it.
    PanelDock(Card& card, QWidget* parent);

    [[nodiscard]] Card& card() const { return card_; }
    /// The height at which nothing scrolls, at the width that the panel has.
    [[nodiscard]] int idealHeight() const;
    /// The height at which it still shows what it is about.
    [[nodiscard]] int leastHeight() const;

  signals:
    /// What it shows takes more room, or less.
    void contentChanged();
    /// Someone closed it: by its button, its action, or as a window of its own.
    void closed();

  protected:
    void closeEvent(QCloseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    [[nodiscard]] int headerHeight() const;
    QToolButton* makeClose();

    Card& card_;
    QScrollArea* area_;
};

} // namespace prunus
