#pragma once

#include "core/trace/moment.h"

#include <QString>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace prunus {

/// The kind of step at which a line of a listing is lit.
enum class LineRole : std::uint8_t {
    none,
    head,
    staticValue,
    compare,
    cutoff,
    last,
    again,  ///< the test whether a child that was probed is searched again
    recall, ///< the transposition table answers
    pass,   ///< the call of the root, where it is one of several
    select, ///< in UCT: a child is chosen
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

/// The forms of an algorithm; the first one is shown by default. Never empty.
[[nodiscard]] std::span<const ListingForm> formsOf(Algorithm algorithm);

/// The id of a form in settings, the same in all languages and versions.
[[nodiscard]] QString idOf(ListingForm form);
/// The name of a form in a word or two; empty for the only form of an algorithm.
[[nodiscard]] QString shownForm(ListingForm form);

struct ListingLine {
    LineRole role = LineRole::none;
    QString code;
    bool wrong = false; ///< whether the slip makes its mistake in this line
};

/// The pseudocode of one algorithm under its rules, for the player at a node. The texts are in
/// resources/listings. Each line has a role; then, each after a slash, `hard` or `soft` if the line
/// is for this fail mode only, `max` or `min` if it is lit only at nodes of this player, `first` or
/// `ignored` if it is for iterative deepening that tries the previous best move first or ignores
/// it, and `wrong` if a slip has the line wrong; then a bar and the code, where {≥} and {≤} stand
/// for the comparison of the cut rule.
class Listing {
  public:
    /// Reads the listing of an algorithm in the first of its formsOf(), or that of its slip.
    [[nodiscard]] static Listing of(const SearchOptions& options, Player player);
    /// Reads the listing of an algorithm in this form, which must be one of formsOf() the
    /// algorithm. A slip has one form only, in which its mistake shows.
    [[nodiscard]] static Listing of(const SearchOptions& options, Player player, ListingForm form);
    /// Reads a listing from a text in the format above. Lines of the other player, or for other
    /// options, are left out.
    [[nodiscard]] static Listing parse(const QString& text, const SearchOptions& options,
                                       Player player);

    [[nodiscard]] const std::vector<ListingLine>& lines() const { return lines_; }
    /// The index of the line with this role, or nullopt if there is none. Every listing has one
    /// line for each role that its algorithm needs.
    [[nodiscard]] std::optional<std::size_t> lineOf(LineRole role) const;
    /// Whether MAX and MIN have a function each, of which this is one.
    [[nodiscard]] bool oneOfTwo() const { return oneOfTwo_; }

  private:
    std::vector<ListingLine> lines_;
    bool oneOfTwo_ = false;
};

/// The role of the line that ran in the moment's step; none at step 0.
[[nodiscard]] LineRole litRole(const Moment& moment);

} // namespace prunus
