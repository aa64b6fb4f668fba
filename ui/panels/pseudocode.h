#pragma once

#include "core/analysis/viewpoint.h"
#include "ui/panels/card.h"
#include "ui/text/listing.h"
#include "ui/text/naming.h"

#include <QComboBox>
#include <map>
#include <optional>

namespace prunus {

/// Lines of code with one of them lit.
class ListingView : public QWidget {
    Q_OBJECT

  public:
    explicit ListingView(QWidget* parent = nullptr);

    void setListing(const Listing& listing);
    void setLit(std::optional<std::size_t> line);
    [[nodiscard]] std::optional<std::size_t> lit() const { return lit_; }
    [[nodiscard]] QString line(std::size_t i) const { return lines_.at(i); }

    /// The largest font, up to the usual one, in which no line is cut at the width that there is.
    [[nodiscard]] QFont fittingFont() const;
    /// From the left edge to the code, behind the numbers of its lines.
    [[nodiscard]] static int codeLeft(const QFont& code);

    /// Where the lit line is; nowhere if none is.
    [[nodiscard]] QRect litPlace() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  signals:
    /// Another line is lit, or stands elsewhere.
    void litMoved();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    [[nodiscard]] int lineHeight() const;
    [[nodiscard]] int widthIn(QFont code) const;
    void describe();

    std::vector<QString> lines_;
    std::optional<std::size_t> lit_;
};

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
    /// Does nothing if the algorithm is not written in that form.
    void choose(Algorithm algorithm, ListingForm form);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void refresh();
    void revealLit();
    void offerForms();
    void fitForms();
    [[nodiscard]] QString heading(bool oneOfTwo, Player player) const;

    Session& session_;
    ListingView* view_;
    QLabel* variables_;
    QComboBox* forms_;
    std::map<Algorithm, ListingForm> chosen_;
};

/// The variables of the call at work, as the code has them, and if `side` is another, whose side
/// that is: `node C   depth all   v = 2   α = 3   β = 2`. The level is one where the form looks at
/// it.
[[nodiscard]] QString shownVariables(const Naming& naming, Side side, ListingForm form);

} // namespace prunus
