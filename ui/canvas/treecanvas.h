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

/// Shows a session's tree: the wheel zooms, dragging pans, a click selects, and after Tab the arrow
/// keys walk from node to node. It stores nothing of the search, only which part of the tree is in
/// view.
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
    /// Whether the whole tree, or its first rows, are kept in view when the window changes size.
    [[nodiscard]] bool isFitted() const { return fitted_; }
    [[nodiscard]] Viewport viewport() const;
    /// The picture that is painted now; `moment` must outlive it. Needs a search.
    [[nodiscard]] TreePicture picture(const Moment& moment) const;
    /// The picture that another pane of a comparison paints at this moment; see picture().
    [[nodiscard]] TreePicture look(const Moment& moment, int pane) const;

    /// The node drawn at a place of the widget, or noNode.
    [[nodiscard]] NodeId nodeAt(QPoint place) const;
    /// Where a node's shape is drawn, in the widget's pixels; it may lie outside of the view.
    [[nodiscard]] QRectF nodeRect(NodeId n) const;
    /// Where a node's shape is drawn together with its board, if that is shown, in the widget's
    /// pixels.
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

    /// What screen readers say of a node after its name.
    [[nodiscard]] virtual QString description(NodeId n) const;
    /// What press() does, in words for screen readers.
    [[nodiscard]] virtual QString pressWords() const;
    /// Does what a screen reader's user asks for by pressing a node: selects it.
    virtual void press(NodeId n) { session_.select(n); }
    /// Another action on a node, for users who cannot type or click it: its identifier, and its
    /// name in words.
    struct NodeAction {
        QString name;
        QString words;
    };
    [[nodiscard]] virtual std::vector<NodeAction> nodeActions(NodeId n) const;
    /// Does one of the nodeActions().
    virtual void act(NodeId n, const QString& action);

    /// Adds so many units to the selected leaf's value; consecutive changes are undone as one.
    void changeLeafBy(double units);
    /// Sets whether nodes can be dragged and edited in their place; those of a preview cannot.
    void setEditable(bool on) { editable_ = on; }
    [[nodiscard]] bool canEdit() const;
    /// Sets whether inner nodes hold their static values while nothing is searched.
    void setOwnValuesInside(bool on) { ownValuesInside_ = on; }
    /// Sets whether the windows of open nodes are drawn.
    void setShowWindows(bool on) { showWindows_ = on; }
    /// Keeps so many pixels free below the fitted tree, for what stands under its leaves.
    void setRoomUnder(double pixels) { roomUnder_ = pixels; }
    void setPlayersLook(const PlayersLook& look) { players_ = look; }
    /// Makes an edit; if it cannot be made, the session's failed() says why.
    void perform(const Edit& edit, History::Merge merge = History::Merge::never);

    /// Sets the minimal tree that is shown as an overlay; null for none.
    void setMinimalTree(std::shared_ptr<const MinimalTree> minimal);
    [[nodiscard]] const std::shared_ptr<const MinimalTree>& minimalTree() const { return minimal_; }

    /// Sets the theme; none stands for the theme that suits the palette.
    void setTheme(std::optional<ThemeKind> kind);
    /// Glides to a view in which a node can be told from its neighbours; stays if it already can
    /// be. `cover` is the part of the canvas that something else hides.
    void reveal(NodeId n, const QRectF& cover);
    /// Moves the view as little as needed for the node to be in it; not at all while the whole tree
    /// is fitted.
    void keepVisible(NodeId n);
    /// Brings a place of the tree (x, row) to the middle of the view, for a minimap.
    void centreOn(QPointF place);

    [[nodiscard]] QSize sizeHint() const override { return {1010, 690}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 160}; }

  public slots:
    /// Shows the whole tree, and keeps doing so until someone zooms or pans.
    void fit();
    /// Shows the root and its children alone, so that their boards can be read, and keeps doing so
    /// until someone zooms or pans.
    void fitFirstRows();
    void zoomIn();
    void zoomOut();
    /// Sets whether the view moves with the steps so that the current node stays in it.
    void setFollows(bool on);
    /// Sets whether the whole tree is shown in a corner while a part of it is out of view.
    void setMinimap(bool on);
    void setTextScale(double scale);
    /// Sets whether fit() and zooms glide, for at most 150 ms.
    void setSmooth(bool on);
    /// Lets the arrow keys walk from node to node, as after Tab, while the focus stays here.
    void walkOn();
    /// Requests a context menu, as the menu key does: for the selected node, or else for the
    /// current node.
    void askMenu();

  signals:
    void viewChanged();
    /// Requests a context menu at this point: for the selected node or, if none is selected, for
    /// the whole tree.
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
    /// Handles a click of the left button: selects the node at this place, or none.
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
    /// The pixel that zooming by keys keeps in its place: that of the selected node while the arrow
    /// keys walk, or else of the current node, if it is in view, or else the middle.
    [[nodiscard]] QPointF zoomCentre() const;
    /// The node to which an arrow key leads from the selection, or noNode.
    [[nodiscard]] NodeId neighbour(int key) const;
    bool walk(int key);
    bool pinch(QGestureEvent& event);
    bool showToolTip(QPoint place, QPoint onScreen);
    [[nodiscard]] std::shared_ptr<const StepPath> pathOf(const Moment& moment, int pane) const;
    [[nodiscard]] bool isWalkingKey(const QKeyEvent& event) const;

    Session& session_;
    Minimap* minimap_ = nullptr;
    NodeEditor* nodeEditor_ = nullptr;
    /// The document that the view shows.
    std::shared_ptr<const Document> document_;
    /// The path that was last found for a pane, and the trace that it belongs to.
    struct PanePath {
        std::weak_ptr<const SearchTrace> trace;
        std::shared_ptr<const StepPath> path;
    };
    mutable std::vector<PanePath> paths_;
    /// What all panes share: the document, where its nodes lie in the view, and the path found
    /// last.
    struct SharedFrame {
        std::weak_ptr<const Document> of;
        std::shared_ptr<PlacesInView> places;
        std::shared_ptr<const StepPath> path;
    };
    mutable SharedFrame kept_;
    View view_;  ///< the view as it is, or the one to which it is gliding
    View shown_; ///< the view that is painted
    View glideFrom_;
    QVariantAnimation glide_{this};
    std::optional<ThemeKind> themeKind_;
    std::shared_ptr<const MinimalTree> minimal_;
    double textScale_ = 1;
    bool fitted_ = true;
    bool firstRows_ = false; ///< whether the fitted view shows only the root and its children
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
    /// What the held button does; an edit may end before the button is released.
    enum class Pull : std::uint8_t { nothing, pans, edits };
    Pull pull_ = Pull::nothing;
    EditDrag edit_{*this};
};

} // namespace prunus
