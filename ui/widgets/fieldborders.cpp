#include "ui/widgets/fieldborders.h"

#include "ui/look/chrome.h"

#include <QDateTime>
#include <QPainter>
#include <QStyleOption>
#include <QWidget>
#include <cmath>
#include <numbers>

namespace prunus {
namespace {

constexpr const char* wrongProperty = "wrong";
/// Of the mark in a bar without an end, to the other side and back.
constexpr qint64 roundMilliseconds = 2'400;

/// Fusion fills such a bar, as if all were done, and paints it as often as the screen can.
void drawMark(const QStyleOptionProgressBar& bar, QPainter& painter) {
    const double part =
        double(QDateTime::currentMSecsSinceEpoch() % roundMilliseconds) / double(roundMilliseconds);
    const QRectF groove = QRectF(bar.rect).adjusted(1, 1, -1, -1);
    const double width = groove.width() / 4;
    const double way = (1 - std::cos(2 * std::numbers::pi * part)) / 2;
    const double left = groove.x() + way * (groove.width() - width);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(bar.palette.highlight());
    painter.drawRoundedRect(QRectF(left, groove.y(), width, groove.height()), 2, 2);
    painter.restore();
}

/// Where something is typed the focus is always marked; elsewhere only when it came with the keys.
enum class FocusMark : std::uint8_t { always, fromKeys };

bool isMarked(const QStyleOption& option, FocusMark mark) {
    return option.state.testFlag(QStyle::State_HasFocus) &&
           (mark == FocusMark::always || option.state.testFlag(QStyle::State_KeyboardFocusChange));
}

void drawBorder(const QStyleOption& option, QPainter& painter, const QWidget* widget, double radius,
                FocusMark mark) {
    const bool wrong = widget != nullptr && widget->property(wrongProperty).toBool();
    // Fusion marks what has the focus, and pales what is disabled.
    const bool usual = option.state.testFlag(QStyle::State_Enabled) && !isMarked(option, mark);
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

void FieldBorders::drawControl(ControlElement element, const QStyleOption* option,
                               QPainter* painter, const QWidget* widget) const {
    const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option);
    if (element == CE_ProgressBarContents && bar != nullptr && bar->minimum == bar->maximum) {
        drawMark(*bar, *painter);
    } else {
        QProxyStyle::drawControl(element, option, painter, widget);
    }
}

void FieldBorders::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                                 QPainter* painter, const QWidget* widget) const {
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (element == PE_FrameLineEdit) {
        drawBorder(*option, *painter, widget, 2, FocusMark::always);
    } else if (element == PE_IndicatorCheckBox) {
        drawBorder(*option, *painter, widget, 0, FocusMark::fromKeys);
    }
}

void FieldBorders::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                      QPainter* painter, const QWidget* widget) const {
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (control == CC_ComboBox) {
        drawBorder(*option, *painter, widget, 2, FocusMark::fromKeys);
    } else if (control == CC_SpinBox) {
        drawBorder(*option, *painter, widget, 2, FocusMark::always);
    }
}

void setWrong(QWidget& widget, bool wrong) {
    if (widget.property(wrongProperty).toBool() != wrong) {
        widget.setProperty(wrongProperty, wrong);
        widget.update();
    }
}

} // namespace prunus
