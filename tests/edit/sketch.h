#pragma once

#include "core/edit/edit.h"
#include "core/tree/gametree.h"

#include <optional>
#include <string>
#include <vector>

/// A tree whose nodes own their children, for edits made in the most plain way.
struct SketchNode {
    std::optional<prunus::Value> value;
    std::string name;
    std::string move;
    std::vector<SketchNode> children;
    /// The node of the old tree that this is; noNode for copies and what was brought along.
    prunus::NodeId was = prunus::noNode;
    /// The node that this is a copy of, in the tree that it came from.
    prunus::NodeId from = prunus::noNode;
};

struct Sketch {
    SketchNode root;
    prunus::TreeHeader header;              ///< its notes are about nodes of the old tree,
    bool anotherDocument = false;           ///< unless it came with a new one
    std::vector<prunus::Note> brought = {}; ///< those of the tree from which a subtree was copied
};

[[nodiscard]] Sketch sketchOf(const prunus::GameTree& tree);

/// Makes the edit by hand on the nested nodes; nothing where it is impossible. Shuffling has no
/// definition but "some permutation" and is not known here.
[[nodiscard]] std::optional<Sketch> editedByHand(const prunus::GameTree& tree,
                                                 const prunus::Edit& edit);

/// The first difference between a tree and the sketch, with where each old node went; or nothing.
[[nodiscard]] std::string difference(const prunus::GameTree& tree, const prunus::NodeMap& map,
                                     std::uint32_t oldCount, const Sketch& sketch);
