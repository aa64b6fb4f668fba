#include "ui/widgets/fieldborders.h"

#include "ui/look/chrome.h"
#include "ui/look/theme.h"

#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QDateTime>
#include <QLineEdit>
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

void drawBorder(const QStyleOption& option, QPainter& painter, const QWidget* widget,
                double radius) {
    const bool wrong = widget != nullptr && widget->property(wrongProperty).toBool();
    if (!wrong && !option.state.testFlag(QStyle::State_Enabled)) {
        return; // Fusion pales what is disabled
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

/// As the timeline of the main window: what is passed and what is to come, and the place between.
void drawSlider(const QStyleOptionSlider& slider, const QStyle& style, QPainter& painter,
                const QWidget* widget) {
    const auto rectOf = [&](QStyle::SubControl part) {
        return QRectF(style.subControlRect(QStyle::CC_Slider, &slider, part, widget));
    };
    const Chrome& chrome = chromeFor(slider.palette);
    const QRectF handle = rectOf(QStyle::SC_SliderHandle);
    QRectF track = rectOf(QStyle::SC_SliderGroove);
    track.setHeight(6);
    track.moveCenter(QPointF(track.center().x(), handle.center().y()));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(chrome.track);
    painter.drawRoundedRect(track, 3, 3);
    track.setRight(handle.center().x());
    painter.setBrush(chrome.played);
    painter.drawRoundedRect(track, 3, 3);
    const double radius = std::min(handle.width(), handle.height()) / 2 - 2;
    painter.setBrush(chrome.card);
    painter.setPen(QPen(themeFor(slider.palette).ring, 3));
    painter.drawEllipse(handle.center(), radius, radius);
    painter.restore();
}

/// How far the ring of the focus reaches around and into its widget.
constexpr int ringAround = 2;
constexpr int ringWithin = 2;

/// Two colours, so that one of them stands out from whatever is beside it.
void drawRing(const QRect& rect, const QPalette& palette, QPainter& painter) {
    constexpr int inner = ringAround + ringWithin - 1;
    painter.fillRect(rect, chromeFor(palette).link);
    painter.fillRect(rect.adjusted(inner, inner, -inner, -inner), chromeFor(palette).card);
}

} // namespace

int FieldBorders::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                            QStyleHintReturn* returned) const {
    auto* mask = qstyleoption_cast<QStyleHintReturnMask*>(returned);
    if (hint == SH_FocusFrame_Mask && widget != nullptr && mask != nullptr) {
        constexpr int ring = ringAround + ringWithin;
        mask->region =
            QRegion(widget->rect()).subtracted(widget->rect().adjusted(ring, ring, -ring, -ring));
        return 1;
    }
    if (hint == SH_FocusFrame_AboveWidget) {
        return 1;
    }
    return hint == SH_DialogButtonBox_ButtonsHaveIcons
               ? 0
               : QProxyStyle::styleHint(hint, option, widget, returned);
}

void FieldBorders::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    constexpr int least = 24;
    const bool field = qobject_cast<QAbstractSpinBox*>(widget) != nullptr ||
                       qobject_cast<QComboBox*>(widget) != nullptr ||
                       qobject_cast<QCheckBox*>(widget) != nullptr ||
                       (qobject_cast<QLineEdit*>(widget) != nullptr &&
                        widget->focusProxy() == nullptr); // none that is a part of another
    if (field && widget->minimumHeight() < least) {
        widget->setMinimumHeight(least);
    }
}

int FieldBorders::pixelMetric(PixelMetric metric, const QStyleOption* option,
                              const QWidget* widget) const {
    const int usual = metric == PM_FocusFrameHMargin || metric == PM_FocusFrameVMargin
                          ? ringAround
                          : QProxyStyle::pixelMetric(metric, option, widget);
    const bool box = metric == PM_IndicatorWidth || metric == PM_IndicatorHeight ||
                     metric == PM_ExclusiveIndicatorWidth || metric == PM_ExclusiveIndicatorHeight;
    // Boxes to tick are as large as the words beside them.
    return box && widget != nullptr ? std::max(usual, widget->fontMetrics().height() * 7 / 8)
                                    : usual;
}

void FieldBorders::drawControl(ControlElement element, const QStyleOption* option,
                               QPainter* painter, const QWidget* widget) const {
    const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option);
    if (element == CE_ProgressBarContents && bar != nullptr && bar->minimum == bar->maximum) {
        drawMark(*bar, *painter);
    } else if (element == CE_FocusFrame) {
        drawRing(option->rect, option->palette, *painter);
    } else {
        QProxyStyle::drawControl(element, option, painter, widget);
    }
}

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
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control == CC_Slider && slider != nullptr && slider->orientation == Qt::Horizontal) {
        drawSlider(*slider, *this, *painter, widget);
        return;
    }
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

#include "moc_fieldborders.cpp"
