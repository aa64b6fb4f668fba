#pragma once

#include <QAccessibleWidget>

namespace prunus {

class Card;

/// From now on screen readers get every Card as a named group. Does its work once; a card calls it
/// before anything can ask for its interface.
void makeCardsAccessible();

/// A card for screen readers: a group called by its title, or a notification if it has news.
class AccessibleCard : public QAccessibleWidget {
  public:
    explicit AccessibleCard(Card& card);

    [[nodiscard]] QAccessible::Role role() const override;
    [[nodiscard]] QString text(QAccessible::Text kind) const override;
};

} // namespace prunus
