#pragma once

#include "ui/compare/growthlabel.h"

#include <QToolButton>
#include <memory>
#include <optional>
#include <vector>

namespace prunus {

/// The labels of all curves, each at the end of its own. What is hidden by one stays hidden, also
/// when all is measured anew.
class GrowthLegend : public QObject {
    Q_OBJECT

  public:
    /// Puts the labels on this part of the chart, which is as wide as it.
    explicit GrowthLegend(QWidget& view);

    /// A label for each of these, and none for others.
    void name(const std::vector<GrowthCurve>& curves);
    /// What the labels take: not more than a quarter of the view, but room for each number.
    [[nodiscard]] double width() const;
    /// How wide the view must be for that to be a quarter.
    [[nodiscard]] double leastViewWidth() const;
    /// Beside the ends of the curves, in this room; those that find none are in a list.
    void place(const std::vector<double>& ends, const QRectF& room);

    [[nodiscard]] bool isHidden(const CurveOf& curve) const;
    /// Whether another curve is lit, so that this one should not stand out.
    [[nodiscard]] bool isFaded(const CurveOf& curve) const {
        return lit_ && *lit_ != curve && !isHidden(*lit_);
    }
    /// Where the label of a curve begins; none without room for it.
    [[nodiscard]] std::optional<QPointF> startOf(std::size_t curve) const;
    /// Those of the curves that are shown, for a file.
    void draw(QPainter& painter) const;

  signals:
    /// Others are hidden, or another is lit.
    void changed();

  private:
    GrowthLabel* labelFor(const CurveOf& curve);
    double fit(double width, int mostRows);
    void offerOthers();
    void light(const CurveOf& curve, bool on);

    QWidget& view_;
    QToolButton* others_;
    /// In the order of the curves.
    std::vector<GrowthLabel*> labels_;
    /// How many of them have found room.
    std::size_t placed_ = 0;
    std::vector<CurveOf> hidden_;
    std::optional<CurveOf> lit_;
};

} // namespace prunus
