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

/// Nodes with numbers in a row that stand in the same pixel.
struct PixelStretch {
    NodeRange nodes;
    int pixel = 0; ///< from the line's first
};

/// What a line counts, without anything that a search knows.
struct LinePlaces {
    std::vector<PixelStretch> stretches;            ///< node by node
    std::vector<std::pair<Row, NodeRange>> columns; ///< of wide rows: pixel by pixel
    bool isSampled = false;                         ///< whether rows are left out
};

/// Counts what rows that share a line of pixels show together, line by line from above. A frame
/// does a bounded amount of work: where a tree of many rows has more nodes in view than that (half
/// a million or so), a line counts some of its rows, evenly spread, but of their cutoffs always
/// all.
class SharedLines {
  public:
    /// For so many lines within an area. Picture and path must outlive this.
    SharedLines(const TreePicture& picture, const StepPath& path, const QRectF& area,
                std::size_t lines);

    /// The pixels of the line that stands for rows first to last, left to right; bare ones are left
    /// out. O(nodes) in the rows or, where those are wide, O(rows x pixels).
    [[nodiscard]] std::vector<LineColumn> count(Row first, Row last);

    /// The work of a frame, in nodes looked at one by one.
    static constexpr double mostNodes = 0.5e6;

  private:
    /// What of a row is in view.
    struct Part {
        NodeRange nodes;
        double pixels = 0; ///< from the first to the last
    };
    [[nodiscard]] Part partInView(Row row) const;
    [[nodiscard]] double costOf(const Part& part) const;
    /// From one row that is counted to the next. Odd, or players would be counted apart.
    [[nodiscard]] std::uint32_t stepThrough(Row first, Row last) const;

    /// Those of the last frame, if that saw the same.
    [[nodiscard]] const LinePlaces& placesOf(Row first, Row last);
    /// Into found_.
    void findPlaces(Row first, Row last);
    void addRow(Row row);
    /// Of nodes wherever they stand.
    void addStretches(NodeRange nodes);
    /// Pixel by pixel, from the runs of the row.
    void countColumns(Row row, NodeRange nodes);
    void countCutoffs(NodeRange nodes);
    StateCounts& at(int pixel);
    [[nodiscard]] int pixelOf(double x) const { return int(x - left_); }
    [[nodiscard]] std::vector<LineColumn> taken();

    const TreePicture& picture_;
    QRectF area_;
    double left_;
    double mostInLine_;
    std::vector<StateCounts> counts_; ///< of each pixel of the line at work
    int first_;                       ///< the pixels that are not bare lie from here
    int last_ = -1;                   ///< to here
    RowStates states_;
    LinePlaces found_; ///< last
};

} // namespace prunus
