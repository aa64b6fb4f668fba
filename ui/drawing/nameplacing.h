#pragma once

#include "ui/drawing/labelroom.h"

#include <array>
#include <vector>

namespace prunus {

/// Places the names of nodes, the static values that inner nodes have of their own, and the labels
/// of moves.
class NamePlacing : public LabelRoom {
  public:
    explicit NamePlacing(const LabelRoom& room) : LabelRoom(room) {}

    /// Places the name of a node; false if there is no room for it.
    bool placeNameOf(NodeId n);
    /// Decides which names and moves a row shows: the names of all its leaves or none, those of all
    /// its inner nodes or none, all its moves or none. It looks at the shapes alone, so that the
    /// result is the same at every step; a name that a window then covers is left out by itself.
    void fitRows();
    void placeNames(bool open);
    void placeMoves();
    void placeOwnValues();

  private:
    /// How much a row shows of its names and moves.
    struct RowFit {
        /// For inner nodes and for leaves: the index of the length at which all names have room;
        /// `any` where each name has its own length, `none` where there is no such length.
        std::array<std::size_t, 2> names{any, any};
        bool moves = true;
    };
    static constexpr std::size_t any = 100;
    static constexpr std::size_t none = 101;

    [[nodiscard]] bool isAlike(std::size_t row, bool leaves) const;
    bool placeName(const DrawnNode& node, std::size_t length = any);
    bool placeNameText(const DrawnNode& node, const QString& name, double frame,
                       std::size_t length);
    bool placeMoveOf(const DrawnNode& node);
    [[nodiscard]] Label nameLabel(NodeId n, const QString& text) const;
    bool tryBeside(const DrawnNode& node, Label label, double frame);
    [[nodiscard]] bool lengthen(Label& name, const QString& value);
    bool placeMove(const DrawnNode& node, Label label);

    std::vector<RowFit> fits_;
};

} // namespace prunus
