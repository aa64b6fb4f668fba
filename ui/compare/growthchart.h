#pragma once

#include "core/growth/growth.h"
#include "ui/compare/linestyle.h"

#include <QChartView>
#include <QLineSeries>
#include <QLogValueAxis>
#include <QValueAxis>
#include <optional>
#include <vector>

namespace prunus {

/// Counts against depth, logarithmic, with quartiles, theory and a legend. Arrow keys walk from
/// point to point, Enter or a click chooses one.
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

    /// Those that are shown.
    [[nodiscard]] std::vector<GrowthPoint> points() const;
    /// The point that the keys or the mouse are at; null for none.
    [[nodiscard]] const GrowthPoint* current() const;
    /// Where a point is drawn, in the view.
    [[nodiscard]] QPointF placeOf(const GrowthPoint& point) const;

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
    struct Drawn {
        GrowthPoint point;
        Spread spread;
    };
    struct TheoryLine {
        Theory theory;
        QLineSeries* series;
    };

    [[nodiscard]] QLineSeries* addSeries();
    [[nodiscard]] double theoryAt(Theory theory, std::uint32_t depth) const;
    [[nodiscard]] QString nameOf(Theory theory) const;
    void drawAgain();
    void fitAxes();
    void restyle();
    void fitLegend();
    [[nodiscard]] QStringList legendTexts() const;
    [[nodiscard]] double legendWidth() const;
    [[nodiscard]] QPointF scenePoint(double depth, double count) const;
    void paintLegend(QPainter& painter) const;
    void setCurrent(int index);
    [[nodiscard]] int nearest(QPointF place) const;
    void walk(int lines, int depths);

    QLogValueAxis* counts_;
    QValueAxis* depths_;
    std::optional<GrowthPlan> plan_;
    std::vector<QLineSeries*> series_;
    std::vector<TheoryLine> theory_;
    std::vector<Drawn> drawn_;
    GrowthCount count_ = &GrowthSample::nodesVisited;
    int current_ = -1;
};

} // namespace prunus
