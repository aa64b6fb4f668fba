#include "ui/panels/paneldock.h"

#include "ui/look/chrome.h"
#include "ui/panels/cardarea.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <algorithm>

namespace prunus {
namespace {

/// Between the edge of the dock and the card that is drawn in it: half of the gap between cards.
constexpr int margin = 4;
constexpr int cornerRadius = 8;

} // namespace

PanelDock::PanelDock(Card& card, QWidget* parent)
    : QDockWidget(card.name(), parent), card_(card), area_(new CardArea(card, this)) {
    setObjectName(card.objectName() + QStringLiteral("Panel"));
    setFeatures(DockWidgetClosable | DockWidgetMovable | DockWidgetFloatable);
    auto* bar = new QWidget(this);
    auto* line = new QHBoxLayout(bar);
    line->setContentsMargins(margin, margin, margin, 0);
    line->addWidget(&card.header());
    card.addToHeader(*makeClose());
    bar->setToolTip(
        tr("Drag to move this panel; the right button offers places. A click opens it where "
           "it is folded."));
    setTitleBarWidget(bar);
    area_->setObjectName(QStringLiteral("panelArea"));
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

int PanelDock::withHeader(int height) const {
    const QMargins around = widget()->layout()->contentsMargins();
    return titleBarWidget()->sizeHint().height() + height + around.top() + around.bottom();
}

/// In which nothing has to be scrolled, and so without the width of a scroll bar.
int PanelDock::idealHeight() const {
    return withHeader(card_.roomyHeight(area_->width()));
}

int PanelDock::leastHeight() const {
    return withHeader(card_.leastHeight(area_->width()));
}

int PanelDock::usefulHeight() const {
    return withHeader(card_.usefulHeight(area_->width()));
}

int PanelDock::steadyHeight() {
    const std::pair now{area_->width(), font()};
    highest_ = std::max(now == measuredAt_ ? highest_ : 0, idealHeight());
    measuredAt_ = now;
    return highest_;
}

bool PanelDock::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &card_ && event->type() == QEvent::LayoutRequest) {
        emit contentChanged();
    }
    return QDockWidget::eventFilter(watched, event);
}

/// QDockWidget keeps the buttons of the mouse on its title to itself.
bool PanelDock::event(QEvent* event) {
    const bool done = QDockWidget::event(event);
    if (event->type() == QEvent::MouseButtonRelease && isFolded()) {
        emit unfoldWanted();
    }
    return done;
}

void PanelDock::closeEvent(QCloseEvent* event) {
    QDockWidget::closeEvent(event);
    emit closed();
}

/// On the title, with the mouse, or on its button, with the key for menus.
void PanelDock::contextMenuEvent(QContextMenuEvent* event) {
    QWidget* title = titleBarWidget();
    if (event->reason() == QContextMenuEvent::Keyboard) {
        offerPlaces(title->mapToGlobal(title->rect().bottomLeft()));
    } else if (title->geometry().contains(event->pos())) {
        offerPlaces(event->globalPos());
    } else {
        QDockWidget::contextMenuEvent(event);
    }
}

void PanelDock::offerPlaces(QPoint onScreen) {
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("panelMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto addPlace = [this, menu](const QString& text, const char* id,
                                       Qt::DockWidgetArea area) {
        QAction* action = menu->addAction(text, this, [this, area] { emit placeWanted(area); });
        action->setObjectName(QLatin1String(id));
    };
    addPlace(tr("Move to the &left"), "moveLeft", Qt::LeftDockWidgetArea);
    addPlace(tr("Move to the &right"), "moveRight", Qt::RightDockWidgetArea);
    addPlace(tr("Move &below the tree"), "moveBelow", Qt::BottomDockWidgetArea);
    QAction* own = menu->addAction(tr("&Window of its own"), this, &QDockWidget::setFloating);
    own->setObjectName(QStringLiteral("ownWindow"));
    own->setCheckable(true);
    own->setChecked(isFloating());
    menu->addSeparator();
    menu->addAction(tr("&Close"), this, &QWidget::close)->setObjectName(QStringLiteral("close"));
    menu->popup(onScreen);
}

void PanelDock::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    const Chrome& chrome = chromeFor(palette());
    constexpr int inside = margin + 1 + cornerRadius;
    if (rect().adjusted(inside, inside, -inside, -inside).contains(event->rect())) {
        painter.fillRect(event->rect(), chrome.card); // what changes from step to step
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), chrome.side);
    painter.setPen(chrome.border);
    painter.setBrush(chrome.card);
    const QRectF box = QRectF(rect()).adjusted(margin, margin, -margin, -margin);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), cornerRadius, cornerRadius);
}

} // namespace prunus

#include "moc_paneldock.cpp"
