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

/// Which empty boxes stand beside inner nodes, for a class to fill in.
struct Blanks {
    bool window = false; ///< for α and β
    bool value = false;
    bool leaves = false;     ///< their values, in their shapes
    bool onBranches = false; ///< those for α and β not beside a node, but on the branch to it
    bool signs = false;      ///< the change of sign on the way up stands at the branches
    bool ownSide = false;    ///< of α and β that of the player who moves there alone
    bool atLeaves = false;   ///< those for α and β at leaves, too

    /// Whether a node has boxes.
    [[nodiscard]] bool areAt(NodeId n, bool isLeaf) const {
        return isLeaf ? window && atLeaves
                      : value || (window && !(onBranches && n == GameTree::root()));
    }
};

/// What the author's notes at the step point at, and whose subtrees they frame.
struct NoteMarks {
    std::vector<NodeId> arrows;
    std::vector<NodeId> boxes;
};
/// Those of all notes of the moment, without nodes that are gone and each once.
[[nodiscard]] NoteMarks noteMarksAt(const Moment& moment);

/// All that a drawing of a tree depends on. What is pointed to must outlive the drawing.
struct TreePicture {
    const Moment* moment = nullptr;
    const TidyLayout* layout = nullptr;
    const DisplayNames* names = nullptr;
    const Theme* theme = nullptr;
    /// That of `moment`, where it is known already.
    std::shared_ptr<const StepPath> path;
    View view;
    /// What is kept from frame to frame; null for nothing. Only ever of one tree.
    std::shared_ptr<PlacesInView> places = nullptr;
    double textScale = 1;

    NodeId selection = noNode;
    /// Whether the selection has the keyboard.
    bool selectionFocused = false;
    /// Nodes to point at, for example the two moves that prove a cutoff.
    std::vector<NodeId> witnesses;
    /// The same moves with what they are worth: they are lit, and all that they are not about is
    /// dimmed.
    std::vector<ProvingMove> proof;
    NoteMarks notes = {};

    /// Shown as an overlay; null for none. One of another tree is not shown.
    std::shared_ptr<const MinimalTree> minimal = nullptr;
    /// Those of the tree's nodes, shown where there is room; null for none. For game trees only.
    TreeBoards* boards = nullptr;
    /// Side by side: what other searches of the tree know now. Nodes that some of all visited and
    /// others cut are marked.
    std::vector<OtherSearch> others;

    bool showNames = true;
    bool showWindows = true;
    /// Whether it stands beside the current node which value will cut off its other children.
    bool showConditions = true;
    /// Whether inner nodes show what is proved of them. Static values are given, and always shown.
    bool showValues = true;
    /// Whether skipped subtrees are drawn. Without them a struck stub still says that one was cut.
    bool showPruned = true;
    /// Whether values of leaves that the search has not read stay hidden.
    bool hideUnreadLeaves = false;
    /// Whether inner nodes hold their static values, as leaves do, while nothing is searched; else
    /// these stand beside them where there is room.
    bool ownValuesInside = false;
    /// From whose side all numbers are but the static values that the tree gives.
    Side side = Side::max;
    /// For files: real shapes instead of the screen's cached pictures.
    bool exactShapes = false;
    /// Whether the current node wears its ring and the bands their names.
    bool showRing = true;
    bool showBands = true;
    /// How far from the left edge those stand.
    double bandInset = 18;
    /// Of a question, which has no static values at inner nodes either.
    std::optional<Blanks> blanks = {};
    PlayersLook players = {};
    /// Where something lies over the drawing, so that labels had better be elsewhere.
    QRectF covered;

    [[nodiscard]] const GameTree& tree() const { return moment->tree(); }
    [[nodiscard]] const SearchTrace& trace() const { return moment->trace(); }
    [[nodiscard]] Player moverAt(NodeId n) const { return trace().playerAt(tree().rowOf(n)); }
    [[nodiscard]] Viewpoint viewpoint() const { return {trace(), side}; }
};

} // namespace prunus
