#pragma once

#include "ui/widgets/card.h"

#include <QDockWidget>
#include <QToolButton>
#include <utility>

namespace prunus {

class CardArea;

/// A card that can be moved: to another side of the window, onto another card, out of the window.
/// Where it is lower than its texts, it scrolls; sideways it never does. Of a line that is only
/// partly in view nothing is shown.
class PanelDock : public QDockWidget {
    Q_OBJECT

  public:
    /// Takes the card. The object's name is the card's with `Panel` behind it.
    PanelDock(Card& card, QWidget* parent);

    [[nodiscard]] Card& card() const { return card_; }
    /// The height at which nothing scrolls, at the width that the panel has.
    [[nodiscard]] int idealHeight() const;
    /// The greatest ideal height since its width or text size last changed: what a step needed,
    /// another may need again, and the panels beneath are not to move up and down meanwhile.
    [[nodiscard]] int steadyHeight();
    /// Forgets the greatest ideal height so far, which is no sign of what will be needed.
    void forgetHeights() { highest_ = 0; }
    /// The height at which the panel still shows what it is about.
    [[nodiscard]] int leastHeight() const;
    [[nodiscard]] int usefulHeight() const;
    /// The height of the title alone.
    [[nodiscard]] int foldedHeight() const { return withHeader(0); }
    [[nodiscard]] bool isFolded() const { return height() <= foldedHeight(); }

  signals:
    /// What the panel shows takes more room now, or less.
    void contentChanged();
    /// The user closed the panel: by its button, its action, or as a window of its own.
    void closed();
    /// The user wants to see what the panel shows, while it is folded.
    void unfoldWanted();
    /// The user wants the panel at this side of the window.
    void placeWanted(Qt::DockWidgetArea area);

  protected:
    void closeEvent(QCloseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    /// Returns the height of the panel around a card of this height.
    [[nodiscard]] int withHeader(int height) const;
    QToolButton* makeClose();
    void offerPlaces(QPoint onScreen);

    Card& card_;
    CardArea* area_;
    int highest_ = 0;
    std::pair<int, QFont> measuredAt_;
};

} // namespace prunus
