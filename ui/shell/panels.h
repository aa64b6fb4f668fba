#pragma once

#include "ui/panels/paneldock.h"
#include "ui/session/session.h"

#include <QMainWindow>
#include <QMenu>
#include <QTimer>
#include <vector>

namespace prunus {

class Pseudocode;
class TextPane;

/// The panels around the tree. At first they stand below each other at its right, as high as their
/// texts; the tree as text opens at its left. They can be moved, closed, and brought back from the
/// menu. In a window too narrow for columns they are tabs below the tree until it is wider again.
class Panels : public QObject {
    Q_OBJECT

  public:
    /// The window owns this. The session must outlive it.
    Panels(Session& session, QMainWindow& window);

    [[nodiscard]] TextPane& text() const { return *text_; }
    [[nodiscard]] Pseudocode& listing() const { return *listing_; }
    /// The menu View ▸ Panels: which panels are shown, and the way back to how they were at first.
    [[nodiscard]] QMenu* menu() const { return menu_; }
    /// Sets how wide the columns are, in pixels. They never take more than half of the window, and
    /// where that would leave too little for the tree, there are none.
    void setColumnWidth(int width);
    /// Puts the panels back as they were at the first start.
    void reset();
    /// Returns where the panels are and how large, for restore(), which changes nothing if the
    /// state is damaged.
    [[nodiscard]] QByteArray save() const;
    void restore(const QByteArray& state);
    /// Notes that the panels are arranged otherwise from now on, until takeBack(). When that is
    /// over as often as it began, the panels are put back as they were before.
    void setAside();
    void takeBack();
    /// Puts the panels back as they were before, if nothing arranges them otherwise now: a window
    /// shrinks some time after it was full screen, and squeezes them.
    void settleBack();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    PanelDock* add(Card& card, int patience, Qt::DockWidgetArea side = Qt::RightDockWidgetArea);
    void addText(Session& session);
    void addTable(Session& session);
    void addToMenu(PanelDock& dock, int number);
    void placeAll();
    void unfold(PanelDock& dock);
    void place(PanelDock& dock, Qt::DockWidgetArea area);
    void fit();
    void fitColumn(Qt::DockWidgetArea area);
    [[nodiscard]] bool tooNarrow() const;
    void fitToWidth();
    void gatherBelow();
    void putBackBeside();
    void fitBelow();
    [[nodiscard]] QList<bool> hidden() const;
    /// Hides these panels, and shows the others.
    void hide(const QList<bool>& which);
    void hideAsSaved(QList<bool> closed);
    void fitSoon();
    void forgetHeights();
    void showNeeded();
    [[nodiscard]] bool isBarBetweenPanels(QPoint at) const;

    /// The version of the layout that is saved; a layout of another version is not restored.
    static constexpr int layoutVersion = 1;

    struct Panel {
        PanelDock* dock;
        int patience;
        Qt::DockWidgetArea side; ///< where it is at first
        bool closed;             ///< whether it is closed at first
    };

    QMainWindow& window_;
    QMenu* menu_;
    TextPane* text_ = nullptr;
    Pseudocode* listing_ = nullptr;
    std::vector<Panel> panels_;
    QTimer fitting_;
    PanelDock* unfolded_ = nullptr; ///< the last panel that the user opened while it was folded
    int columnWidth_ = 0;
    /// How the panels were before the window got too narrow for columns; empty if it is not.
    QByteArray beside_;
    /// Whether someone gave the panels sizes of their own.
    bool sizedByHand_ = false;
    bool sizedBelow_ = false; ///< the same for the tabs in a narrow window
    int aside_ = 0;           ///< how many things arrange the panels otherwise
    QByteArray before_;       ///< how the panels were before that
};

} // namespace prunus
