#pragma once

#include "core/edit/history.h"
#include "ui/canvas/editdrag.h"
#include "ui/drawing/treepicture.h"
#include "ui/session/session.h"

#include <QPoint>
#include <QVariantAnimation>
#include <QWidget>
#include <optional>

class QGestureEvent;

namespace prunus {

class Minimap;
class NodeEditor;

/// Shows a session's tree: wheel zooms, drag pans, click selects, and after Tab the arrow keys walk
/// from node to node. It keeps nothing of the search, only where one looks.
class TreeCanvas : public QWidget {
    Q_OBJECT
    Q_PROPERTY(bool smoothView READ isSmooth WRITE setSmooth)
    Q_PROPERTY(double textScale READ textScale WRITE setTextScale)

  public:
    /// The session must outlive the canvas.
    explicit TreeCanvas(Session& session, QWidget* parent = nullptr);
    ~TreeCanvas() override;

    [[nodiscard]] Session& session() const { return session_; }
    [[nodiscard]] const View& view() const { return view_; }
    /// Whether the whole tree is kept in view when the window changes size.
    [[nodiscard]] bool isFitted() const { return fitted_; }
    [[nodiscard]] Viewport viewport() const;
    /// What is painted now; `moment` must outlive the result. Needs a search.
    [[nodiscard]] TreePicture picture(const Moment& moment) const;
    /// The same for what another pane of a comparison shows.
    [[nodiscard]] TreePicture look(const Moment& moment, int pane) const;

    /// The node drawn at a place of the widget, or noNode.
    [[nodiscard]] NodeId nodeAt(QPoint place) const;
    /// Where a node's shape is drawn, in the widget's pixels; it may lie outside of the view.
    [[nodiscard]] QRectF nodeRect(NodeId n) const;
    /// The same with its board, if that is shown.
    [[nodiscard]] QRectF nodeArea(NodeId n) const;

    [[nodiscard]] bool hidesUnreadLeaves() const { return session_.hidesUnreadLeaves(); }
    [[nodiscard]] bool isSmooth() const { return smooth_; }
    [[nodiscard]] double textScale() const { return textScale_; }
    /// Whether the arrow keys walk from node to node.
    [[nodiscard]] bool isWalking() const { return walking_ && hasFocus(); }
    [[nodiscard]] bool follows() const { return follows_; }
    [[nodiscard]] Minimap& minimap() const { return *minimap_; }
    /// The field in which nodes are edited in their place.
    [[nodiscard]] NodeEditor& nodeEditor() const { return *nodeEditor_; }
    [[nodiscard]] const Theme& theme() const;

    /// What screen readers say of a node behind its name.
    [[nodiscard]] virtual QString description(NodeId n) const;
    /// What press() does, for them.
    [[nodiscard]] virtual QString pressWords() const;
    /// A screen reader's user pressed a node.
    virtual void press(NodeId n) { session_.select(n); }
    /// What else one can do with a node, for those who cannot type it: a name, and how it is
    /// called.
    struct NodeAction {
        QString name;
        QString words;
    };
    [[nodiscard]] virtual std::vector<NodeAction> nodeActions(NodeId n) const;
    /// Does one of them.
    virtual void act(NodeId n, const QString& action);

    /// Changes the selected leaf's value; many such changes are undone at once.
    void changeLeafBy(double units);
    /// Whether nodes can be dragged and edited in their place; a preview's cannot.
    void setEditable(bool on) { editable_ = on; }
    [[nodiscard]] bool canEdit() const;
    /// Whether inner nodes hold their static values while nothing is searched.
    void setOwnValuesInside(bool on) { ownValuesInside_ = on; }
    /// Whether the windows of open nodes are drawn.
    void setShowWindows(bool on) { showWindows_ = on; }
    /// Keeps this much free below the fitted tree, for what stands under its leaves.
    void setRoomUnder(double pixels) { roomUnder_ = pixels; }
    void setPlayersLook(const PlayersLook& look) { players_ = look; }
    /// Makes an edit, or tells why it cannot be made.
    void perform(const Edit& edit, History::Merge merge = History::Merge::never);

    /// What is shown as an overlay; null for nothing.
    void setMinimalTree(std::shared_ptr<const MinimalTree> minimal);
    [[nodiscard]] const std::shared_ptr<const MinimalTree>& minimalTree() const { return minimal_; }

    /// None for the theme that suits the palette.
    void setTheme(std::optional<ThemeKind> kind);
    /// Glides to where a node can be told from its neighbours; stays if it can be. `cover` is the
    /// part of the canvas that something else hides.
    void reveal(NodeId n, const QRectF& cover);
    /// Moves as little as needed for the node to be in view; not at all in the fitted view.
    void keepVisible(NodeId n);
    /// Brings a place of the tree (x, row) to the middle, for a minimap.
    void centreOn(QPointF place);

    [[nodiscard]] QSize sizeHint() const override { return {1010, 690}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 160}; }

  public slots:
    /// Shows the whole tree, and keeps doing so until someone zooms or pans.
    void fit();
    /// The same of the root and its children alone, so that their boards can be read.
    void fitFirstRows();
    void zoomIn();
    void zoomOut();
    /// Whether steps keep the current node in view.
    void setFollows(bool on);
    /// Whether the whole tree is shown in a corner while a part of it is out of view.
    void setMinimap(bool on);
    void setTextScale(double scale);
    /// Whether fit() and zooms glide, for at most 150 ms.
    void setSmooth(bool on);
    /// Lets the arrow keys walk from node to node, as after Tab, while the focus stays here.
    void walkOn();
    /// Asks for a menu, as the key for menus does: about the selected node, or else the current.
    void askMenu();

  signals:
    void viewChanged();
    /// A menu is wanted here about the selected node, or if none is, about the whole.
    void menuAsked(QPoint onScreen);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    /// The left button was pressed and released here.
    virtual void click(QPoint place) { session_.select(nodeAt(place)); }

  private:
    void onDocument(const NodeMap* edited);
    void continueFrom(const Document& before, const NodeMap& map);
    void onStep();
    void onWitnesses();
    void fitRows(bool first);
    [[nodiscard]] View fittedView() const;
    void goTo(const View& view, bool glide);
    void zoomBy(double factor, QPointF at, bool glide);
    /// What zooming by keys keeps in its place: the node that is looked at, or else the middle.
    [[nodiscard]] QPointF zoomCentre() const;
    /// The node one key away from the selection, or noNode.
    [[nodiscard]] NodeId neighbour(int key) const;
    bool walk(int key);
    bool pinch(QGestureEvent& event);
    bool showToolTip(QPoint place, QPoint onScreen);
    [[nodiscard]] std::shared_ptr<const StepPath> pathOf(const Moment& moment, int pane) const;
    [[nodiscard]] bool isWalkingKey(const QKeyEvent& event) const;

    Session& session_;
    Minimap* minimap_ = nullptr;
    NodeEditor* nodeEditor_ = nullptr;
    /// What the view is of.
    std::shared_ptr<const Document> document_;
    /// What was last asked of a pane.
    struct PanePath {
        std::weak_ptr<const SearchTrace> trace;
        std::shared_ptr<const StepPath> path;
    };
    mutable std::vector<PanePath> paths_;
    /// What all panes share: where they show the nodes of which tree, and the path found last.
    struct SharedFrame {
        std::weak_ptr<const Document> of;
        std::shared_ptr<PlacesInView> places;
        std::shared_ptr<const StepPath> path;
    };
    mutable SharedFrame kept_;
    View view_;  ///< where the view is or is gliding to
    View shown_; ///< what is painted
    View glideFrom_;
    QVariantAnimation glide_{this};
    std::optional<ThemeKind> themeKind_;
    std::shared_ptr<const MinimalTree> minimal_;
    double textScale_ = 1;
    bool fitted_ = true;
    bool firstRows_ = false; ///< of the fitted view
    bool follows_ = true;
    bool smooth_ = true;
    bool showWindows_ = true;
    bool ownValuesInside_ = false;
    double roomUnder_ = 0;
    PlayersLook players_;
    bool editable_ = true;
    /// Whether the focus came by the keyboard, so that arrow keys walk instead of stepping.
    bool walking_ = false;
    std::optional<QPoint> pressedAt_;
    QPoint draggedTo_;
    Qt::MouseButton pressedWith_ = Qt::NoButton;
    /// What the button that is held does; an edit may be over before it is released.
    enum class Pull : std::uint8_t { nothing, pans, edits };
    Pull pull_ = Pull::nothing;
    EditDrag edit_{*this};
};

} // namespace prunus
