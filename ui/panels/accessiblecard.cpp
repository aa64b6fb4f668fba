#include "ui/panels/accessiblecard.h"

#include "ui/panels/pseudocode.h"
#include "ui/panels/whathappened.h"

namespace prunus {
namespace {

QAccessibleInterface* interfaceFor(const QString& className, QObject* object) {
    if (className == QLatin1String("prunus::Card")) {
        return new AccessibleCard(*qobject_cast<Card*>(object));
    }
    if (className == QLatin1String("prunus::ListingView")) {
        return new QAccessibleWidget(qobject_cast<ListingView*>(object), QAccessible::StaticText);
    }
    return nullptr;
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
    return qobject_cast<WhatHappened*>(object()) != nullptr ? QAccessible::Notification
                                                            : QAccessibleWidget::role();
}

QString AccessibleCard::text(QAccessible::Text kind) const {
    const auto* const happened = qobject_cast<WhatHappened*>(object());
    if (happened == nullptr) {
        return QAccessibleWidget::text(kind);
    }
    switch (kind) {
    case QAccessible::Name:
        return happened->sentence();
    case QAccessible::Description:
        return happened->title();
    default:
        return QAccessibleWidget::text(kind);
    }
}

} // namespace prunus
