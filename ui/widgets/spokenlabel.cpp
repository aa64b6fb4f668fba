#include "ui/widgets/spokenlabel.h"

#include <QAccessibleWidget>
#include <array>

namespace prunus {
namespace {

class AccessibleLabel : public QAccessibleWidget {
  public:
    explicit AccessibleLabel(SpokenLabel& label)
        : QAccessibleWidget(&label, QAccessible::Notification) {}

    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        const QString own = QAccessibleWidget::text(kind);
        return kind == QAccessible::Name && own.isEmpty()
                   ? static_cast<const QLabel*>(widget())->text()
                   : own;
    }
};

QAccessibleInterface* labelInterfaceFor(const QString& className, QObject* object) {
    return className == QLatin1String("prunus::SpokenLabel")
               ? new AccessibleLabel(*qobject_cast<SpokenLabel*>(object))
               : nullptr;
}

} // namespace

void announce(QWidget& said) {
    if (!said.isVisible()) {
        return;
    }
    // Platforms differ in what makes them speak: an alert, a name that changes, or, on Linux, a
    // notification that comes into view.
    constexpr std::array events{QAccessible::NameChanged, QAccessible::Alert,
                                QAccessible::ObjectShow};
    for (const QAccessible::Event each : events) {
        QAccessibleEvent event(&said, each);
        QAccessible::updateAccessibility(&event);
    }
}

SpokenLabel::SpokenLabel(QWidget* parent) : QLabel(parent) {
    [[maybe_unused]] static const bool installed =
        (QAccessible::installFactory(labelInterfaceFor), true);
}

} // namespace prunus

#include "moc_spokenlabel.cpp"
