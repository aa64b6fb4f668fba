#include "ui/lessons/stepsigns.h"

#include "ui/lessons/lessonwords.h"
#include "ui/look/chrome.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

namespace prunus {
namespace {

QChar signFor(LessonRun::Sign sign) {
    switch (sign) {
    case LessonRun::Sign::unseen:
        return u'▫';
    case LessonRun::Sign::seen:
        return u'▪';
    case LessonRun::Sign::first:
    case LessonRun::Sign::handedIn:
        return u'●';
    case LessonRun::Sign::later:
        return u'◐';
    case LessonRun::Sign::shown:
        return u'◌';
    case LessonRun::Sign::open:
        break;
    }
    return u'○';
}

} // namespace

StepSigns::StepSigns(LessonRun& run, QWidget* parent) : QWidget(parent), run_(run) {
    setObjectName(QStringLiteral("lessonSigns"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&run, &LessonRun::moved, this, qOverload<>(&QWidget::update));
    connect(&run, &LessonRun::changed, this, qOverload<>(&QWidget::update));
}

int StepSigns::cell() const {
    return fontMetrics().height() + 4;
}

QSize StepSigns::sizeHint() const {
    return {cell() * int(run_.stops().size()), cell()};
}

QSize StepSigns::minimumSizeHint() const {
    return {3 * cell(), cell()};
}

std::size_t StepSigns::count() const {
    return std::min(run_.stops().size(), std::size_t(std::max(1, width() / cell())));
}

std::size_t StepSigns::first() const {
    const std::size_t half = count() / 2;
    const std::size_t wanted = run_.at() > half ? run_.at() - half : 0;
    return std::min(wanted, run_.stops().size() - count());
}

std::size_t StepSigns::stopAt(QPoint place) const {
    const std::size_t k = first() + std::size_t(std::max(0, place.x()) / cell());
    return std::min(k, run_.stops().size());
}

void StepSigns::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Chrome& chrome = chromeFor(palette());
    for (std::size_t k = 0; k < count(); ++k) {
        const std::size_t stop = first() + k;
        const QRect place(int(k) * cell(), 0, cell(), height());
        if (stop == run_.at()) {
            painter.setPen(QPen(chrome.link, 2));
            painter.setBrush(chrome.lit);
            painter.drawRoundedRect(QRectF(place).adjusted(1, 1, -1, -1), 4, 4);
        }
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(place, Qt::AlignCenter, signFor(run_.signOf(stop)));
    }
}

void StepSigns::mousePressEvent(QMouseEvent* event) {
    if (const std::size_t stop = stopAt(event->pos()); stop < run_.stops().size()) {
        emit chosen(stop);
    }
}

bool StepSigns::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto& help = *static_cast<QHelpEvent*>(event);
        const std::size_t stop = stopAt(help.pos());
        QToolTip::showText(help.globalPos(),
                           stop < run_.stops().size() ? LessonWords::stop(run_, stop) : QString(),
                           this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace prunus

#include "moc_stepsigns.cpp"
