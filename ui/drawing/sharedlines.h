#pragma once

#include "ui/drawing/rowstates.h"
#include "ui/drawing/treepicture.h"

#include <QRectF>
#include <optional>
#include <utility>
#include <vector>

namespace prunus {

/// A pixel of a line that several rows share: how many of their nodes stand there, in which state,
/// and how many cutoffs begin among them.
struct LineColumn {
    int x = 0;
    StateCounts counts;
};

/// Nodes with consecutive numbers that stand in the same pixel.
struct PixelStretch {
    NodeRange nodes;
    int pixel = 0; ///< counted from the line's first pixel
};

/// The nodes that a line counts, without anything that depends on a search.
struct LinePlaces {
    std::vector<PixelStretch> stretches;            ///< nodes that are counted one by one
    std::vector<std::pair<Row, NodeRange>> columns; ///< parts of wide rows, counted pixel by pixel
    bool isSampled = false;                         ///< whether some rows of the line are left out
};

/// Counts, line by line from above, what rows that share a line of pixels show together. A frame
/// does a bounded amount of work: where a tree of many rows has more nodes in view than that (half
/// a million or so), a line counts only some of its rows, evenly spread, but always all of their
/// cutoffs.
class SharedLines {
  public:
    /// Prepares to count `lines` lines within an area. Picture and path must outlive this.
    SharedLines(const TreePicture& picture, const StepPath& path, const QRectF& area,
                std::size_t lines);

    /// Returns the pixels of the line that stands for rows first to last, left to right and without
    /// empty ones. O(nodes) in the rows or, where those are wide, O(rows x pixels).
    [[nodiscard]] std::vector<LineColumn> count(Row first, Row last);

    /// The greatest amount of work for a frame, in nodes looked at one by one.
    static constexpr double mostNodes = 0.5e6;

  private:
    /// The part of a row that is in view.
    struct Part {
        NodeRange nodes;
        double pixels = 0; ///< from the first node to the last
    };
    [[nodiscard]] Part partInView(Row row) const;
    [[nodiscard]] double costOf(const Part& part) const;
    /// Returns the distance from one counted row to the next. It is odd, so that rows of both
    /// players are counted.
    [[nodiscard]] std::uint32_t stepThrough(Row first, Row last) const;

    /// Returns the places of the last frame if it showed the same part of the tree; else finds
    /// them.
    [[nodiscard]] const LinePlaces& placesOf(Row first, Row last);
    /// Finds the places of the line for rows first to last and puts them into found_.
    void findPlaces(Row first, Row last);
    void addRow(Row row);
    /// Adds the stretches of nodes, whatever rows the nodes are in, to found_.
    void addStretches(NodeRange nodes);
    /// Counts nodes pixel by pixel, from the runs of the row.
    void countColumns(Row row, NodeRange nodes);
    void countCutoffs(NodeRange nodes);
    StateCounts& at(int pixel);
    [[nodiscard]] int pixelOf(double x) const { return int(x - left_); }
    [[nodiscard]] std::vector<LineColumn> taken();

    const TreePicture& picture_;
    QRectF area_;
    double left_;
    double mostInLine_;
    std::vector<StateCounts> counts_; ///< the counts of each pixel of the current line
    int first_;                       ///< the first pixel of the current line that is not empty
    int last_ = -1;                   ///< the last pixel of the current line that is not empty
    RowStates states_;
    LinePlaces found_; ///< the places found last
};

} // namespace prunus
