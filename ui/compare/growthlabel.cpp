#include "ui/compare/growthlabel.h"

#include <QStyle>
#include <QStyleOption>
#include <cmath>

namespace prunus {
namespace {

constexpr double sampleWidth = 26;
constexpr double textGap = 5;
constexpr double labelBorder = 2;

double besideText() {
    return sampleWidth + textGap + 2 * labelBorder;
}

} // namespace

GrowthLabel::GrowthLabel(const CurveOf& of, QWidget* parent) : QCheckBox(parent), of_(of) {
    setObjectName(QStringLiteral("growthLabel"));
    setChecked(true);
    setCursor(Qt::PointingHandCursor);
}

void GrowthLabel::setLabel(const LabelText& label) {
    if (label == label_) {
        return;
    }
    label_ = label;
    setText(inOneRow(label));
    update();
}

double GrowthLabel::fullWidth() const {
    return std::ceil(QFontMetricsF(font()).horizontalAdvance(text()) + besideText()) + 1;
}

double GrowthLabel::leastWidth() const {
    return std::ceil(QFontMetricsF(font()).horizontalAdvance(label_.number) + besideText()) + 1;
}

void GrowthLabel::fit(double width, int mostRows) {
    const QFontMetricsF metrics(font());
    rows_ = labelRows(label_, width - besideText(), mostRows, metrics);
    const QStringList inTwo{label_.name, (label_.rest + u' ' + label_.number).trimmed()};
    setToolTip(rows_ == QStringList{text()} || rows_ == inTwo ? QString() : text());
    resize(int(width), int(std::ceil(double(rows_.size()) * metrics.height() + 2 * labelBorder)));
}

void GrowthLabel::draw(QPainter& painter) const {
    const Theme& theme = themeFor(palette());
    const QFontMetricsF metrics(font());
    const double middle = height() / 2.0;
    if (isChecked()) {
        paintSample(painter, {labelBorder, middle, labelBorder + sampleWidth, middle}, of_, theme);
    }
    QFont written = font();
    written.setStrikeOut(!isChecked());
    painter.setFont(written);
    painter.setPen(isChecked() ? theme.text : theme.mutedText);
    double baseline = labelBorder + metrics.ascent();
    for (const QString& row : rows_) {
        painter.drawText(QPointF(labelBorder + sampleWidth + textGap, baseline), row);
        baseline += metrics.height();
    }
}

void GrowthLabel::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter);
    if (hasFocus()) {
        QStyleOptionFocusRect frame;
        frame.initFrom(this);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &frame, &painter, this);
    }
}

bool GrowthLabel::hitButton(const QPoint& place) const {
    return rect().contains(place);
}

void GrowthLabel::enterEvent(QEnterEvent* event) {
    QCheckBox::enterEvent(event);
    emit lit(true);
}

void GrowthLabel::leaveEvent(QEvent* event) {
    QCheckBox::leaveEvent(event);
    emit lit(hasFocus());
}

void GrowthLabel::focusInEvent(QFocusEvent* event) {
    QCheckBox::focusInEvent(event);
    emit lit(true);
}

void GrowthLabel::focusOutEvent(QFocusEvent* event) {
    QCheckBox::focusOutEvent(event);
    emit lit(underMouse());
}

} // namespace prunus

#include "moc_growthlabel.cpp"
