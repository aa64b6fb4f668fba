#pragma once

#include "ui/panels/paneldock.h"

#include <QMainWindow>
#include <QMenu>
#include <QTimer>
#include <vector>

namespace prunus {

class TextPane;

/// The panels around the tree. At first they stand below each other at its right, as high as their
/// texts; the tree as text opens at its left. They can be moved, closed, and brought back from the
/// menu.
class Panels : public QObject {
    Q_OBJECT

  public:
    /// The window owns this. The session must outlive it.
    Panels(Session& session, QMainWindow& window);

    [[nodiscard]] TextPane& text() const { return *text_; }
    /// View ▸ Panels: which are shown, and the way back to how they were at first.
    [[nodiscard]] QMenu* menu() const { return menu_; }
    /// How wide the columns are, in pixels; they never take more than half of the window.
    void setColumnWidth(int width);
    /// As at the first start.
    void reset();
    /// Where the panels are and how large. Restoring what is damaged changes nothing.
    [[nodiscard]] QByteArray save() const;
    void restore(const QByteArray& state);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    PanelDock* add(Card& card, int patience, Qt::DockWidgetArea side = Qt::RightDockWidgetArea);
    void addText(Session& session);
    void addToMenu(PanelDock& dock, int number);
    void placeAll();
    void place(PanelDock& dock, Qt::DockWidgetArea area);
    void fit();
    void fitColumn(Qt::DockWidgetArea area);
    void fitSoon();
    void forgetHeights();
    void showNeeded();
    [[nodiscard]] bool isBarBetweenPanels(QPoint at) const;

    struct Panel {
        PanelDock* dock;
        int patience;
        Qt::DockWidgetArea side; ///< where it is at first; those at the left are closed
    };

    QMainWindow& window_;
    QMenu* menu_;
    TextPane* text_ = nullptr;
    std::vector<Panel> panels_;
    QTimer fitting_;
    int columnWidth_ = 0;
    /// Whether someone gave the panels sizes of their own.
    bool sizedByHand_ = false;
};

} // namespace prunus
