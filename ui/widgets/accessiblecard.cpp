#include "ui/widgets/accessiblecard.h"

#include "ui/widgets/card.h"

namespace prunus {
namespace {

QAccessibleInterface* interfaceFor(const QString& className, QObject* object) {
    return className == QLatin1String("prunus::Card")
               ? new AccessibleCard(*qobject_cast<Card*>(object))
               : nullptr;
}

const Card* cardOf(const QAccessibleWidget& widget) {
    return qobject_cast<const Card*>(widget.object());
}

} // namespace

void makeCardsAccessible() {
    [[maybe_unused]] static const bool installed =
        (QAccessible::installFactory(interfaceFor), true);
}

AccessibleCard::AccessibleCard(Card& card) : QAccessibleWidget(&card, QAccessible::Grouping) {}

// Which card this is gets asked every time: an interface may be made while its card is not yet
// more than a Card.
QAccessible::Role AccessibleCard::role() const {
    const Card* const card = cardOf(*this);
    return card != nullptr && card->news() ? QAccessible::Notification : QAccessibleWidget::role();
}

QString AccessibleCard::text(QAccessible::Text kind) const {
    const Card* const card = cardOf(*this);
    const std::optional<QString> news = card != nullptr ? card->news() : std::nullopt;
    if (news && kind == QAccessible::Name) {
        return *news;
    }
    return news && kind == QAccessible::Description ? card->title() : QAccessibleWidget::text(kind);
}

} // namespace prunus
