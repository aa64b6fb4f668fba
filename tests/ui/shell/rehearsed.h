#pragma once

#include "tests/ui/shell/madeup.h"
#include "tests/ui/shownwindow.h"
#include "ui/canvas/treecanvas.h"
#include "ui/session/panes.h"

#include <QImage>

namespace prunus {

/// The searches that are shown of one tree, the first of them picked.
using Searches = std::vector<SearchOptions>;

[[nodiscard]] SearchOptions optionsFor(Algorithm algorithm);

/// What the pointer is told over a node.
[[nodiscard]] QString toolTipOver(TreeCanvas& canvas, NodeId n);

/// All that there is of a window at a step.
struct Perceived {
    QStringList words;
    QList<QImage> pictures;
};

/// A window in which unread leaves are hidden.
class Rehearsed : public ShownWindow {
  public:
    bool closer = false; ///< whether a part of the tree is looked at

    Rehearsed();

    [[nodiscard]] Session& session() { return window.session(); }
    [[nodiscard]] Panes& panes() { return session().panes(); }
    [[nodiscard]] TreeCanvas& canvas() const { return *window.findChild<TreeCanvas*>(); }

    void open(const QString& tree, const Searches& searches);
    void go(Beat to);
    /// Of the leaves, and of the inner nodes that a depth limit makes leaves.
    [[nodiscard]] Read read();
    /// By every pane, up to where it is.
    [[nodiscard]] std::vector<std::vector<Event>> events();
    /// With nothing selected, and with a node.
    [[nodiscard]] Perceived perceived(NodeId selected);
    /// The picture of the step, in all forms that the clipboard has it in.
    [[nodiscard]] QList<QByteArray> copied();

  private:
    void add(Perceived& all);
};

/// The one shows a tree, the other those that go on differently. Both have always shown the same.
struct Pair {
    Rehearsed shown;
    Rehearsed other;

    Pair();
    void open(const QString& tree, const Searches& searches);
    /// What tells the tree at this beat from one of its shape that goes on differently, since
    /// leaves that were not read by then have other values; empty if nothing does.
    [[nodiscard]] QString difference(const QString& tree, const Searches& searches, Beat at,
                                     oracle::Draw& draw);
};

} // namespace prunus
