#pragma once

#include "core/growth/growth.h"
#include "ui/compare/growthlegend.h"

#include <QChartView>
#include <QLogValueAxis>
#include <QValueAxis>
#include <optional>
#include <vector>

namespace prunus {

/// A chart of counts against depth on a logarithmic scale, with quartiles, theory, and a label at
/// the end of each curve. Arrow keys walk from point to point, Enter or a click chooses one.
class GrowthChart : public QChartView {
    Q_OBJECT

  public:
    explicit GrowthChart(QWidget* parent = nullptr);

    /// Begins anew with no points, for the lines and depths of this plan.
    void begin(const GrowthPlan& plan);
    /// Shows the points that are measured so far.
    void show(const std::vector<GrowthPoint>& points);
    void setCount(GrowthCount count);
    [[nodiscard]] GrowthCount count() const { return count_; }

    /// The points that are measured, whether their curves are shown or hidden.
    [[nodiscard]] const std::vector<GrowthPoint>& points() const { return points_; }
    /// The current point, which the keys or the mouse are at; null for none.
    [[nodiscard]] const GrowthPoint* current() const;
    /// Where a point is drawn, in the view's pixels; outside of the view if its curve is hidden.
    [[nodiscard]] QPointF placeOf(const GrowthPoint& point) const;
    /// The title, which says what is measured, and of which trees or game; empty before begin().
    [[nodiscard]] QString title() const;
    /// Draws the chart for a file: with a title above it, and with no point or curve picked out.
    void drawTitled(QPainter& painter);
    /// How much room the title takes above the chart, in pixels.
    [[nodiscard]] int titleHeight() const;

  signals:
    /// Emitted when the current point, or what the chart shows of it, may have changed.
    void pointed();
    /// Emitted when the current point is clicked, or Enter is pressed.
    void chosen();

  protected:
    void drawForeground(QPainter* painter, const QRectF& area) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    /// Where the points of a curve are drawn, by depth.
    using Places = std::map<std::uint32_t, QPointF>;

    [[nodiscard]] bool isShown(const GrowthCurve& curve) const;
    [[nodiscard]] std::size_t curveOf(const GrowthPoint& point) const;
    void drawAgain();
    void refit();
    void fitAxes();
    void restyle();
    void fitLegend();
    [[nodiscard]] double heightAt(double count) const;
    [[nodiscard]] QPointF scenePoint(std::uint32_t depth, double count) const;
    /// The places of the points of each curve; empty for a curve that is hidden.
    [[nodiscard]] std::vector<Places> places() const;
    void paintCurve(QPainter& painter, const GrowthCurve& curve, const Places& places) const;
    void paintLeader(QPainter& painter, std::size_t curve, const Places& places) const;
    void paintRing(QPainter& painter, QPointF centre) const;
    void setCurrent(int index);
    [[nodiscard]] int nearest(QPointF place) const;
    [[nodiscard]] int firstShown() const;
    void walk(int lines, int depths);

    QLogValueAxis* counts_;
    QValueAxis* depths_;
    GrowthLegend* legend_;
    std::optional<GrowthPlan> plan_;
    std::vector<GrowthPoint> points_;
    std::vector<GrowthCurve> curves_;
    GrowthCount count_ = &GrowthSample::nodesVisited;
    int current_ = -1;
    /// Whether the chart is just being drawn into a file.
    bool plain_ = false;
};

} // namespace prunus
