#pragma once

#include <QProxyStyle>

namespace prunus {

/// Fusion with borders that can be seen: on dark grounds its check boxes, fields and choices all
/// but lose theirs. A widget whose property `wrong` is true has the border of a mistake. In a bar
/// whose end nobody knows a mark goes to and fro; it has moved whenever the bar is painted anew.
/// The ring around what has the focus stands out from whatever is in and around it.
class FieldBorders : public QProxyStyle {
    Q_OBJECT

  public:
    FieldBorders() : QProxyStyle(QStringLiteral("Fusion")) {}

    /// The buttons of dialogs have words, as all others have, and no pictures.
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returned) const override;
    using QProxyStyle::polish;
    /// No field is lower than a finger needs: 24 pixels.
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

/// For a widget whose content cannot be used, or no longer.
void setWrong(QWidget& widget, bool wrong);

} // namespace prunus
