#pragma once

#include "core/analysis/viewpoint.h"
#include "core/layout/tidylayout.h"
#include "core/trace/moment.h"
#include "core/tree/displayname.h"
#include "ui/drawing/playerslook.h"
#include "ui/drawing/steppath.h"
#include "ui/drawing/view.h"
#include "ui/look/theme.h"
#include "ui/words/provingmove.h"

#include <memory>
#include <optional>
#include <vector>

namespace prunus {

class MinimalTree;
class TreeBoards;
struct PlacesInView;

/// The empty boxes for a class to fill in, beside inner nodes unless said otherwise.
struct Blanks {
    bool window = false; ///< boxes for α and β
    bool value = false;
    bool leaves = false;     ///< boxes for the values of leaves: their shapes are left empty
    bool onBranches = false; ///< the boxes for α and β stand on the branch to a node, not beside it
    bool signs = false;      ///< the change of sign on the way up stands at the branches
    bool ownSide = false;    ///< of α and β, only the bound of the player who moves there
    bool atLeaves = false;   ///< leaves have boxes for α and β, too

    /// Whether a node has boxes.
    [[nodiscard]] bool areAt(NodeId n, bool isLeaf) const {
        return isLeaf ? window && atLeaves
                      : value || (window && !(onBranches && n == GameTree::root()));
    }
};

/// The nodes that the author's notes at the step point at, and those whose subtrees they frame.
struct NoteMarks {
    std::vector<NodeId> arrows;
    std::vector<NodeId> boxes;
};
/// Returns the marks of all notes at the moment: each node once, and no node that the tree has
/// lost.
[[nodiscard]] NoteMarks noteMarksAt(const Moment& moment);

/// All that a drawing of a tree depends on. What is pointed to must outlive the drawing.
struct TreePicture {
    const Moment* moment = nullptr;
    const TidyLayout* layout = nullptr;
    const DisplayNames* names = nullptr;
    const Theme* theme = nullptr;
    /// The step path of `moment`; null where it is not known yet.
    std::shared_ptr<const StepPath> path;
    View view;
    /// The places kept from frame to frame; null to keep none. They must always be of one tree.
    std::shared_ptr<PlacesInView> places = nullptr;
    double textScale = 1;

    NodeId selection = noNode;
    /// Whether the selection has the keyboard.
    bool selectionFocused = false;
    /// Nodes to point at, for example the two moves that prove a cutoff.
    std::vector<NodeId> witnesses;
    /// The moves that prove a cutoff, with what they are worth: they are lit, and all that they are
    /// not about is dimmed.
    std::vector<ProvingMove> proof;
    NoteMarks notes = {};

    /// The minimal tree shown as an overlay; null for none. The minimal tree of another tree is not
    /// shown.
    std::shared_ptr<const MinimalTree> minimal = nullptr;
    /// The boards of the tree's nodes, shown where there is room; null for none. For game trees
    /// only.
    TreeBoards* boards = nullptr;
    /// What other searches of the tree, shown side by side, know now. Nodes that this search
    /// visited and another one cut off, or the reverse, are marked.
    std::vector<OtherSearch> others;

    bool showNames = true;
    bool showWindows = true;
    /// Whether a text beside the innermost open node says which value will cut off its other
    /// children.
    bool showConditions = true;
    /// Whether inner nodes show what is proved about them. Static values are given, and always
    /// shown.
    bool showValues = true;
    /// Whether skipped subtrees are drawn. Without them a struck stub still shows where one was
    /// cut.
    bool showPruned = true;
    /// Whether values of leaves that the search has not read stay hidden.
    bool hideUnreadLeaves = false;
    /// Whether inner nodes show their static values inside, as leaves do, while nothing is
    /// searched; else the values stand beside the nodes where there is room.
    bool ownValuesInside = false;
    /// The side from which all numbers are shown, except for the static values that the tree gives.
    Side side = Side::max;
    /// Whether shapes are drawn exactly, as files need them, and not as the screen's cached
    /// pictures.
    bool exactShapes = false;
    /// Whether the current node has its ring, and whether the bands have their names.
    bool showRing = true;
    bool showBands = true;
    /// How far the names of the bands stand from the left edge, in pixels at a text size of 100 %.
    double bandInset = 18;
    /// The empty boxes, if the picture is a question. Then inner nodes show no static values unless
    /// ownValuesInside is set.
    std::optional<Blanks> blanks = {};
    PlayersLook players = {};
    /// The part of the drawing that something else covers, so that labels avoid it.
    QRectF covered;

    [[nodiscard]] const GameTree& tree() const { return moment->tree(); }
    [[nodiscard]] const SearchTrace& trace() const { return moment->trace(); }
    [[nodiscard]] Player moverAt(NodeId n) const { return trace().playerAt(tree().rowOf(n)); }
    [[nodiscard]] Viewpoint viewpoint() const { return {trace(), side}; }
};

} // namespace prunus
