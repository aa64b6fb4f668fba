#include "ui/export/preview.h"

#include <algorithm>
#include <utility>

namespace prunus {

namespace {

constexpr double margin = 14;
/// A drawing that is there sooner needs no sign that it is on its way.
constexpr int patienceMilliseconds = 200;

/// How large something is shown that may shrink to fit.
QSizeF fittedSize(const QSizeF& size, const QSizeF& room) {
    return size * std::min({1.0, room.width() / size.width(), room.height() / size.height()});
}

/// An image for the room, or none if there is not enough memory.
QImage drawn(const std::function<Drawing()>& make, const QSizeF& room, double pixelRatio) {
    const Drawing drawing = make();
    const QSizeF size = fittedSize(drawing.size, room);
    const QSize pixels = (size * pixelRatio).toSize().expandedTo({1, 1});
    QImage image(pixels, QImage::Format_RGB32);
    if (image.isNull()) {
        return {};
    }
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(pixels.width() / drawing.size.width(), pixels.height() / drawing.size.height());
    painter.setRenderHint(QPainter::Antialiasing);
    drawing.paint(painter);
    painter.end();
    image.setDevicePixelRatio(pixelRatio);
    return image;
}

} // namespace

Preview::Preview(QWidget* parent)
    : QWidget(parent), job_([this](const auto& image) { land(image.value_or(QImage())); }) {
    setObjectName(QStringLiteral("preview"));
    setAccessibleName(tr("Preview"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    patience_.setSingleShot(true);
    patience_.setInterval(patienceMilliseconds);
    connect(&patience_, &QTimer::timeout, this, QOverload<>::of(&QWidget::update));
}

void Preview::present(std::function<Drawing()> make) {
    make_ = std::move(make);
    sentence_.clear();
    setAccessibleDescription({});
    draw();
}

void Preview::say(const QString& sentence) {
    make_ = nullptr;
    image_ = {};
    drawn_ = false;
    sentence_ = sentence;
    setAccessibleDescription(sentence);
    update();
}

QRectF Preview::room() const {
    return QRectF(rect()).adjusted(margin, margin, -margin, -margin);
}

void Preview::draw() {
    drawn_ = false;
    if (job_.runs()) {
        outdated_ = true;
        return;
    }
    outdated_ = false;
    if (!make_ || room().isEmpty()) {
        return;
    }
    if (image_.isNull()) {
        patience_.start();
    }
    job_.start([make = make_, size = room().size(), ratio = devicePixelRatioF()](Progress&) {
        return drawn(make, size, ratio);
    });
}

void Preview::land(const QImage& image) {
    if (outdated_) {
        draw();
        return;
    }
    if (!make_) {
        return; // something was said meanwhile
    }
    image_ = image;
    drawn_ = !image_.isNull();
    if (!drawn_) {
        say(tr("There is not enough memory for this figure."));
    }
    update();
}

void Preview::resizeEvent(QResizeEvent*) {
    draw();
}

void Preview::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::AlternateBase));
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    if (image_.isNull() || room().isEmpty()) {
        const bool late = make_ && !patience_.isActive();
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(room(), Qt::AlignCenter | Qt::TextWordWrap,
                         late ? QStringLiteral("…") : sentence_);
        return;
    }
    const QSizeF shown = fittedSize(image_.deviceIndependentSize(), room().size());
    const QRectF sheet(room().center() - QPointF(shown.width(), shown.height()) / 2, shown);
    painter.drawRect(sheet.adjusted(-0.5, -0.5, 0.5, 0.5));
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(sheet, image_);
}

} // namespace prunus

#include "moc_preview.cpp"
