#pragma once

#include "ui/panels/listingview.h"
#include "ui/session/session.h"
#include "ui/widgets/card.h"

#include <QComboBox>
#include <map>
#include <optional>

namespace prunus {

/// The algorithm as it is written, with the line that just ran, and the variables' values. Where it
/// is written in two forms, either can be chosen; the choice is remembered for each algorithm.
class Pseudocode : public Card {
    Q_OBJECT

  public:
    explicit Pseudocode(Session& session, QWidget* parent = nullptr);

    /// The form in which the session's algorithm is shown.
    [[nodiscard]] ListingForm form() const;
    /// The form of an algorithm that has been chosen, if one has.
    [[nodiscard]] std::optional<ListingForm> chosenForm(Algorithm algorithm) const;
    /// Sets whether both functions of a pair are shown, where they have room.
    void setBothHalves(bool wanted);
    /// Chooses the form of an algorithm; does nothing if the algorithm is not written in that form.
    void choose(Algorithm algorithm, ListingForm form);

    /// The listing can be lower than it is; the variables beneath it stay in view.
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] int leastHeight(int width) const override;
    [[nodiscard]] int usefulHeight(int width) const override;
    /// Scrolls to the lit line in a panel that is too low even for its variables.
    void reveal() override;

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void refresh();
    [[nodiscard]] int toScroll() const;
    void offerForms();
    void fitForms();
    void fitVariables();
    void showListing(const Moment& moment, Player player);

    Session& session_;
    bool bothWanted_ = false;
    ListingView* view_;
    ListingArea* area_;
    QLabel* variables_;
    QComboBox* forms_;
    std::map<Algorithm, ListingForm> chosen_;
};

} // namespace prunus
