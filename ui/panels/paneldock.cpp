#include "ui/panels/paneldock.h"

#include "ui/panels/chrome.h"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>
#include <algorithm>

namespace prunus {
namespace {

/// Between the edge of the dock and the card that is drawn in it: half of the gap between cards.
constexpr int margin = 4;
constexpr int leastLines = 3;

/// Goes by its card where QScrollArea would go by the size of its arrows: a low window needs low
/// panels.
class CardArea : public QScrollArea {
  public:
    using QScrollArea::QScrollArea;

    [[nodiscard]] QSize sizeHint() const override { return widget()->sizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override {
        return {widget()->minimumSizeHint().width(), fontMetrics().lineSpacing()};
    }
};

} // namespace

PanelDock::PanelDock(Card& card, QWidget* parent)
    : QDockWidget(card.name(), parent), card_(card), area_(new CardArea(this)) {
    setObjectName(card.objectName() + QStringLiteral("Panel"));
    setFeatures(DockWidgetClosable | DockWidgetMovable | DockWidgetFloatable);
    auto* bar = new QWidget(this);
    auto* line = new QHBoxLayout(bar);
    line->setContentsMargins(margin, margin, margin, 0);
    card.layout()->removeWidget(&card.header());
    line->addWidget(&card.header());
    card.addToHeader(*makeClose());
    bar->setToolTip(tr("Drag to move this panel"));
    setTitleBarWidget(bar);
    area_->setObjectName(QStringLiteral("panelArea"));
    area_->setFrameShape(QFrame::NoFrame);
    area_->setWidgetResizable(true);
    area_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area_->setFocusPolicy(Qt::NoFocus);
    area_->setWidget(&card);
    area_->viewport()->setAutoFillBackground(false);
    card.setAutoFillBackground(false);
    area_->verticalScrollBar()->setAccessibleName(tr("Scroll %1").arg(card.name()));
    auto* frame = new QWidget(this);
    auto* column = new QVBoxLayout(frame);
    column->setContentsMargins(margin + 1, 0, margin + 1, margin + 4);
    column->addWidget(area_);
    setWidget(frame);
    card.installEventFilter(this);
}

QToolButton* PanelDock::makeClose() {
    auto* close = new QToolButton(&card_.header());
    close->setObjectName(QStringLiteral("closePanel"));
    close->setText(QStringLiteral("✕"));
    close->setAutoRaise(true);
    close->setFocusPolicy(Qt::TabFocus);
    close->setForegroundRole(QPalette::PlaceholderText);
    close->setAccessibleName(tr("Close %1").arg(card_.name()));
    close->setToolTip(tr("Close; View ▸ Panels brings it back"));
    connect(close, &QToolButton::clicked, this, &QWidget::close);
    return close;
}

int PanelDock::headerHeight() const {
    return titleBarWidget()->sizeHint().height();
}

int PanelDock::idealHeight() const {
    const QMargins around = widget()->layout()->contentsMargins();
    return headerHeight() + card_.minimumSizeHint().height() + around.top() + around.bottom();
}

int PanelDock::leastHeight() const {
    return std::min(idealHeight(), headerHeight() + leastLines * fontMetrics().lineSpacing());
}

bool PanelDock::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &card_ && event->type() == QEvent::LayoutRequest) {
        emit contentChanged();
    }
    return QDockWidget::eventFilter(watched, event);
}

void PanelDock::closeEvent(QCloseEvent* event) {
    QDockWidget::closeEvent(event);
    emit closed();
}

void PanelDock::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Chrome& chrome = chromeFor(palette());
    painter.fillRect(rect(), chrome.side);
    painter.setPen(chrome.border);
    painter.setBrush(chrome.card);
    const QRectF box = QRectF(rect()).adjusted(margin, margin, -margin, -margin);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

} // namespace prunus
