#pragma once

#include <QProxyStyle>

namespace prunus {

/// The Fusion style with visible borders: on dark backgrounds, its check boxes, fields and combo
/// boxes have almost no borders of their own. A widget whose property `wrong` is true gets the
/// border of a mistake. In a progress bar without a known end, a mark moves to and fro each time
/// the bar is painted. The focus ring stands out from everything in and around it.
class FieldBorders : public QProxyStyle {
    Q_OBJECT

  public:
    FieldBorders() : QProxyStyle(QStringLiteral("Fusion")) {}

    /// Takes the pictures off the buttons of dialogs, which have words like all other buttons, and
    /// gives the focus ring its shape.
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returned) const override;
    using QProxyStyle::polish;
    /// Makes each field at least 24 pixels high, the height that a finger needs.
    void polish(QWidget* widget) override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option,
                    const QWidget* widget) const override;

    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                            QPainter* painter, const QWidget* widget) const override;
};

/// Sets or removes the mark of a widget whose content cannot be used.
void setWrong(QWidget& widget, bool wrong);

} // namespace prunus
