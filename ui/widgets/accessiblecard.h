#pragma once

#include <QAccessibleWidget>

namespace prunus {

class Card;

/// Makes every Card a named group for screen readers from now on. Only the first call has an
/// effect; each card calls it before anything can ask for the card's interface.
void makeCardsAccessible();

/// A card as screen readers get it: a group with the card's title as its name, or a notification if
/// the card has news.
class AccessibleCard : public QAccessibleWidget {
  public:
    explicit AccessibleCard(Card& card);

    [[nodiscard]] QAccessible::Role role() const override;
    [[nodiscard]] QString text(QAccessible::Text kind) const override;
};

} // namespace prunus
