#pragma once

#include "ui/drawing/labelroom.h"

#include <array>
#include <vector>

namespace prunus {

/// Places the names of nodes, the values that inner ones have of their own, and the labels of
/// moves.
class NamePlacing : public LabelRoom {
  public:
    explicit NamePlacing(const LabelRoom& room) : LabelRoom(room) {}

    /// False if there is no room for it.
    bool placeNameOf(NodeId n);
    /// Decides which names and moves a row has: those of all its leaves or none, those of all its
    /// inner nodes or none, all moves or none. By the shapes alone, so that it is the same at every
    /// step; what a window then covers is left out by itself.
    void fitRows();
    void placeNames(bool open);
    void placeMoves();
    void placeOwnValues();

  private:
    /// How much of its names a row shows.
    struct RowFit {
        /// Of inner nodes, and of leaves: which of the lengths all have room in; `any` where each
        /// goes by itself, `none` without one.
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
