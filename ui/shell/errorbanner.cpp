#include "ui/shell/errorbanner.h"

#include "ui/look/chrome.h"
#include "ui/widgets/card.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <utility>

namespace prunus {
namespace {

/// Makes screen readers read the banner out as an alert.
QAccessibleInterface* alertFor(const QString& className, QObject* object) {
    auto* banner = qobject_cast<ErrorBanner*>(object);
    return className == QLatin1String("prunus::ErrorBanner") && banner != nullptr
               ? new QAccessibleWidget(banner, QAccessible::AlertMessage)
               : nullptr;
}

} // namespace

ErrorBanner::ErrorBanner(QWidget* parent) : QWidget(parent), text_(makeLabel("errorText", this)) {
    [[maybe_unused]] static const bool installed = (QAccessible::installFactory(alertFor), true);
    setObjectName(QStringLiteral("errorBanner"));
    text_->setWordWrap(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* dismiss = new QPushButton(tr("Dismiss"), this);
    dismiss->setObjectName(QStringLiteral("dismiss"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(18, 8, 12, 8);
    row->addWidget(text_, 1);
    row->addWidget(dismiss, 0, Qt::AlignTop);
    connect(dismiss, &QPushButton::clicked, this, &QWidget::hide);
    //: The key.
    dismiss->setToolTip(tr("Esc"));
    colour();
    hide();
    qApp->installEventFilter(this);
}

void ErrorBanner::colour() {
    QPalette colours;
    colours.setColor(QPalette::WindowText, chromeFor(palette()).warningText);
    text_->setPalette(colours);
}

void ErrorBanner::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) {
        colour();
    }
    QWidget::changeEvent(event);
}

void ErrorBanner::tell(const QString& message) {
    text_->setText(message);
    setAccessibleName(message);
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void ErrorBanner::tellOfText(const QString& message) {
    ofText_ = message;
    tell(message);
}

void ErrorBanner::withdrawOfText() {
    withdraw(std::exchange(ofText_, QString()));
}

void ErrorBanner::withdraw(const QString& message) {
    if (text_->text() == message) {
        hide();
    }
}

/// Not in a dialog or menu, and not where a text is being typed, which Esc gives up.
bool ErrorBanner::takesEsc() const {
    const auto* field = qobject_cast<const QLineEdit*>(QApplication::focusWidget());
    return isVisible() && isActiveWindow() && QApplication::activePopupWidget() == nullptr &&
           (field == nullptr || !field->isModified()) &&
           (first_ == nullptr || !first_->isEnabled());
}

bool ErrorBanner::eventFilter(QObject* watched, QEvent* event) {
    const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (key && watched->isWidgetType() &&
        static_cast<const QKeyEvent*>(event)->key() == Qt::Key_Escape && takesEsc()) {
        if (event->type() == QEvent::KeyPress) {
            hide();
        }
        event->accept(); // before it becomes a shortcut
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

QString ErrorBanner::message() const {
    return isVisibleTo(parentWidget()) ? text_->text() : QString();
}

void ErrorBanner::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Chrome& chrome = chromeFor(palette());
    painter.fillRect(rect(), chrome.warning);
    painter.fillRect(QRect(0, 0, 6, height()), chrome.warningText);
}

} // namespace prunus

#include "moc_errorbanner.cpp"
