#pragma once

#include "core/base/code.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace prunus {

/// What the text of a tree can be written in. The last two have texts of their own beginning, and
/// are never asked for.
enum class Notation : std::uint8_t {
    brackets, ///< `[[3,12,8],[2,4,6]]`
    headed,   ///< `(A (B 3 12 8) (C 2 4 6))`
    forest,   ///< `[A [B [3][12][8]] [C [2][4][6]]]`, as LaTeX's package forest has it
    qtree,    ///< `\Tree [.A [.B 3 12 8 ] [.C 2 4 6 ] ]`
    newick,   ///< `((3,12,8)B,(2,4,6)C)A;`
    outline,  ///< a line a node, further in for a child
    arrows,   ///< `A -> B, C`, and Graphviz's directed graphs
    rows,     ///< rows of cells, as a spreadsheet has them
    json,     ///< objects with `children` and `value`, or nested; literals of Python
    document, ///< Prunus's own JSON
    game,     ///< Gambit's extensive game
};

/// Those that may be asked for, in the order in which they are listed.
inline constexpr std::array askable{
    Notation::brackets, Notation::headed, Notation::forest, Notation::qtree, Notation::newick,
    Notation::outline,  Notation::arrows, Notation::rows,   Notation::json,
};

/// What the command line calls it.
[[nodiscard]] std::string_view notationId(Notation notation);
/// The one among those that may be asked for.
[[nodiscard]] std::optional<Notation> notationNamed(std::string_view id);
/// Whether it is one of other programs, whose reading is told.
[[nodiscard]] constexpr bool isForeign(Notation notation) {
    return notation != Notation::brackets && notation < Notation::document;
}
/// Whether a text of it says that it ends here, so that it can be read while it is being typed:
/// lines never do, Newick by its semicolon alone, and a literal of Python only if it is JSON, since
/// more may follow a last comma or stand in a comment. O(length).
[[nodiscard]] bool endsByItself(Notation notation, std::string_view text);
/// What was taken for what. Of a notation that is foreign.
[[nodiscard]] Code readAs(Notation notation);

} // namespace prunus
