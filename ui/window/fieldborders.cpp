#include "ui/window/fieldborders.h"

#include "ui/panels/chrome.h"

#include <QPainter>
#include <QStyleOption>
#include <QWidget>

namespace prunus {
namespace {

constexpr const char* wrongProperty = "wrong";

void drawBorder(const QStyleOption& option, QPainter& painter, const QWidget* widget,
                double radius) {
    const bool wrong = widget != nullptr && widget->property(wrongProperty).toBool();
    // Fusion marks what has the focus, and pales what is disabled.
    const bool usual =
        (option.state & QStyle::State_Enabled) != 0 && (option.state & QStyle::State_HasFocus) == 0;
    if (!wrong && !usual) {
        return;
    }
    const Chrome& chrome = chromeFor(option.palette);
    const double half = wrong ? 1 : 0.5;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(wrong ? chrome.warningText : chrome.fieldBorder, 2 * half));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(half, half, -half, -half), radius, radius);
    painter.restore();
}

} // namespace

void FieldBorders::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                                 QPainter* painter, const QWidget* widget) const {
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (element == PE_FrameLineEdit) {
        drawBorder(*option, *painter, widget, 2);
    } else if (element == PE_IndicatorCheckBox) {
        drawBorder(*option, *painter, widget, 0);
    }
}

void FieldBorders::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                      QPainter* painter, const QWidget* widget) const {
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (control == CC_ComboBox || control == CC_SpinBox) {
        drawBorder(*option, *painter, widget, 2);
    }
}

void setWrong(QWidget& widget, bool wrong) {
    if (widget.property(wrongProperty).toBool() != wrong) {
        widget.setProperty(wrongProperty, wrong);
        widget.update();
    }
}

} // namespace prunus
