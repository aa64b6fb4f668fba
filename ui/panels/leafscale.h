#pragma once

#include "core/analysis/leafranges.h"

#include <QWidget>

namespace prunus {

/// A scale of values with a mark at each value where something changes, and one at the leaf's
/// present value. It has a row each for the root's value, the best move and the leaves that are
/// pruned; in each row the piece around the present value is thick.
class LeafScale : public QWidget {
    Q_OBJECT

  public:
    explicit LeafScale(QWidget* parent = nullptr);

    void setRanges(const LeafRanges& ranges, Value value);

    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    /// Returns where a value lies on the scale, in pixels. The places are evenly apart, since only
    /// their order says something: infinity at the ends, each value of interest between.
    [[nodiscard]] double pixelOf(Value v) const;
    template <class Piece>
    void paintRow(QPainter& painter, const std::vector<Piece>& pieces, int row) const;

    LeafRanges ranges_;
    Value value_ = 0;
    std::vector<Value> marks_; ///< the values with a mark, ascending
};

} // namespace prunus
