#pragma once

#include "ui/compare/growthcurves.h"

#include <QCheckBox>

namespace prunus {

/// The label beside the end of a curve: the curve's name with a piece of the curve. It is checked
/// while the curve is shown.
class GrowthLabel : public QCheckBox {
    Q_OBJECT

  public:
    GrowthLabel(const CurveOf& of, QWidget* parent);

    [[nodiscard]] const CurveOf& of() const { return of_; }
    void setLabel(const LabelText& label);
    /// The width of the label with its whole text in one row.
    [[nodiscard]] double fullWidth() const;
    /// The width in which the label's number still fits.
    [[nodiscard]] double leastWidth() const;
    /// Gives the label as many rows as it needs at this width, but at most `mostRows`, and their
    /// height.
    void fit(double width, int mostRows);
    /// Draws the label with its upper left corner at (0, 0), in its present size.
    void draw(QPainter& painter) const;

  signals:
    /// Emitted when the mouse or the focus has come to the label, or has left it.
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
