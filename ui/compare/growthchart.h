#pragma once

#include "core/growth/growth.h"
#include "ui/compare/growthlegend.h"

#include <QChartView>
#include <QLogValueAxis>
#include <QValueAxis>
#include <optional>
#include <vector>

namespace prunus {

/// Counts against depth, logarithmic, with quartiles, theory, and a label at the end of each curve.
/// Arrow keys walk from point to point, Enter or a click chooses one.
class GrowthChart : public QChartView {
    Q_OBJECT

  public:
    explicit GrowthChart(QWidget* parent = nullptr);

    /// Begins anew, with the lines and depths of this plan.
    void begin(const GrowthPlan& plan);
    /// What is measured by now.
    void show(const std::vector<GrowthPoint>& points);
    void setCount(GrowthCount count);
    [[nodiscard]] GrowthCount count() const { return count_; }

    /// What is measured, whether its curve is shown or hidden.
    [[nodiscard]] const std::vector<GrowthPoint>& points() const { return points_; }
    /// The point that the keys or the mouse are at; null for none.
    [[nodiscard]] const GrowthPoint* current() const;
    /// Where a point is drawn, in the view.
    [[nodiscard]] QPointF placeOf(const GrowthPoint& point) const;
    /// What is measured: of which trees, or which game; empty before that.
    [[nodiscard]] QString title() const;
    /// Draws it for a file: with a title above it, and without what the hand has chosen.
    void drawTitled(QPainter& painter);
    /// How high the title stands above the chart.
    [[nodiscard]] int titleHeight() const;

  signals:
    /// Another point is current, or none.
    void pointed();
    /// The current one is clicked, or Enter is pressed.
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
    /// Of all curves that are shown.
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
    /// Into a file, just now.
    bool plain_ = false;
};

} // namespace prunus
