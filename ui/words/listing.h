#pragma once

#include "core/trace/moment.h"

#include <QString>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace prunus {

/// Which step a line of a listing is lit in.
enum class LineRole : std::uint8_t {
    none,
    head,
    staticValue,
    compare,
    cutoff,
    last,
    again,  ///< the test whether a child that was probed is searched again
    recall, ///< the memory answers
    pass,   ///< the call of the root, where it is one of several
    select, ///< of UCT: a child is chosen
    expand,
    simulate,
    backpropagate,
};

/// How an algorithm is written down, where the course material writes it in more than one way.
enum class ListingForm : std::uint8_t {
    usual,      ///< the only one
    pair,       ///< a function for MAX and one for MIN
    byLevel,    ///< one function that looks at the level
    colour,     ///< the static value is turned to the mover's side by a colour of ±1
    sideToMove, ///< the static value already is from the mover's side
};

/// What a form adds to the algorithm's id in the name of its file in resources/listings.
[[nodiscard]] constexpr std::string_view endingOf(ListingForm form) {
    switch (form) {
    case ListingForm::byLevel:
        return "-by-level";
    case ListingForm::sideToMove:
        return "-side-to-move";
    case ListingForm::usual:
    case ListingForm::pair:
    case ListingForm::colour:
        break;
    }
    return "";
}

/// The forms of an algorithm, the one that is shown at first in front. Never empty.
[[nodiscard]] std::span<const ListingForm> formsOf(Algorithm algorithm);

/// A name for settings, the same in all languages and versions.
[[nodiscard]] QString idOf(ListingForm form);
/// In a word or two.
[[nodiscard]] QString shownForm(ListingForm form);

struct ListingLine {
    LineRole role = LineRole::none;
    QString code;
    bool wrong = false; ///< it is the line that a slip has wrong
};

/// The pseudocode of one algorithm under its rules, for the player at a node. The texts are in
/// resources/listings: a role; a slash and `hard` or `soft` where a line is of one of them only; a
/// slash and `max` or `min` where it is lit at nodes of that player only; a slash and `first` or
/// `ignored` where it is of iterative deepening with or without the previous best move first; a
/// slash and `wrong`; a bar, and the code, with {≥} and {≤} for the comparison of the cut rule.
class Listing {
  public:
    /// Of an algorithm's own resource, in its first form.
    [[nodiscard]] static Listing of(const SearchOptions& options, Player player);
    /// In one of formsOf() the algorithm; of a slip, in the form in which its mistake is told.
    [[nodiscard]] static Listing of(const SearchOptions& options, Player player, ListingForm form);
    /// Of a text in that form. Lines of the other player, or under other options, are left out.
    [[nodiscard]] static Listing parse(const QString& text, const SearchOptions& options,
                                       Player player);

    [[nodiscard]] const std::vector<ListingLine>& lines() const { return lines_; }
    /// The number of the line of this role, from 0. Every listing has one of each role that its
    /// algorithm needs.
    [[nodiscard]] std::optional<std::size_t> lineOf(LineRole role) const;
    /// Whether MAX and MIN have a function each.
    [[nodiscard]] bool oneOfTwo() const { return oneOfTwo_; }

  private:
    std::vector<ListingLine> lines_;
    bool oneOfTwo_ = false;
};

/// The role of the line that ran in the moment's step; none at step 0.
[[nodiscard]] LineRole litRole(const Moment& moment);

} // namespace prunus
