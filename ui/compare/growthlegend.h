#pragma once

#include "ui/compare/growthlabel.h"

#include <QToolButton>
#include <memory>
#include <optional>
#include <vector>

namespace prunus {

/// The labels of all curves, each at the end of its own curve. A curve that its label hides stays
/// hidden, also when everything is measured anew.
class GrowthLegend : public QObject {
    Q_OBJECT

  public:
    /// Puts the labels on this part of the chart, which is as wide as the whole chart.
    explicit GrowthLegend(QWidget& view);

    /// Makes a label for each of these curves, and removes the labels of others.
    void name(const std::vector<GrowthCurve>& curves);
    /// The width that the labels take: not more than a quarter of the view, which leastViewWidth()
    /// keeps wide enough for each number.
    [[nodiscard]] double width() const;
    /// The least width of the view at which a quarter of it has room for each label's number.
    [[nodiscard]] double leastViewWidth() const;
    /// Places the labels in this room, each beside the end of its curve, whose height `ends` gives.
    /// Labels that find no room are in a list.
    void place(const std::vector<double>& ends, const QRectF& room);

    [[nodiscard]] bool isHidden(const CurveOf& curve) const;
    /// Whether another curve is lit, so that this one should not stand out.
    [[nodiscard]] bool isFaded(const CurveOf& curve) const {
        return lit_ && *lit_ != curve && !isHidden(*lit_);
    }
    /// The middle of the left edge of a curve's label, where a line to it ends; none if the label
    /// found no room.
    [[nodiscard]] std::optional<QPointF> startOf(std::size_t curve) const;
    /// Draws the labels of the curves that are shown, for a file.
    void draw(QPainter& painter) const;

  signals:
    /// Emitted when other curves are hidden, or another curve is lit.
    void changed();

  private:
    GrowthLabel* labelFor(const CurveOf& curve);
    double fit(double width, int mostRows);
    void offerOthers();
    void light(const CurveOf& curve, bool on);

    QWidget& view_;
    QToolButton* others_;
    /// The labels in the order of the curves.
    std::vector<GrowthLabel*> labels_;
    /// How many of the labels, from the first on, have found room.
    std::size_t placed_ = 0;
    std::vector<CurveOf> hidden_;
    std::optional<CurveOf> lit_;
};

} // namespace prunus
