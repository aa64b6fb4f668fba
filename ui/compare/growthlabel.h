#pragma once

#include "ui/compare/growthcurves.h"

#include <QCheckBox>

namespace prunus {

/// The name of a curve beside its end, with a piece of it. Checked while the curve is shown.
class GrowthLabel : public QCheckBox {
    Q_OBJECT

  public:
    GrowthLabel(const CurveOf& of, QWidget* parent);

    [[nodiscard]] const CurveOf& of() const { return of_; }
    void setLabel(const LabelText& label);
    /// With all it says in one row.
    [[nodiscard]] double fullWidth() const;
    /// So wide that its number fits.
    [[nodiscard]] double leastWidth() const;
    /// Takes as many rows as it needs at this width, but not more than these, and their height.
    void fit(double width, int mostRows);
    /// From (0, 0) on, in its size.
    void draw(QPainter& painter) const;

  signals:
    /// The mouse or the focus has come to it, or has gone.
    void lit(bool on);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    [[nodiscard]] bool hitButton(const QPoint& place) const override;

  private:
    CurveOf of_;
    LabelText label_;
    QStringList rows_;
};

} // namespace prunus
