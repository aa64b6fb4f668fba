#pragma once

#include "core/base/code.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace prunus {

/// The notations in which the text of a tree can be written. The last two are recognised by the
/// beginning of the text, and cannot be asked for.
enum class Notation : std::uint8_t {
    brackets, ///< `[[3,12,8],[2,4,6]]`
    headed,   ///< `(A (B 3 12 8) (C 2 4 6))`
    forest,   ///< `[A [B [3][12][8]] [C [2][4][6]]]`, as LaTeX's package forest has it
    qtree,    ///< `\Tree [.A [.B 3 12 8 ] [.C 2 4 6 ] ]`
    newick,   ///< `((3,12,8)B,(2,4,6)C)A;`
    outline,  ///< each node on a line, a child further in than its parent
    arrows,   ///< `A -> B, C`, and Graphviz's directed graphs
    rows,     ///< rows of cells, as a spreadsheet has them
    json,     ///< objects with `children` and `value`, or nested; literals of Python
    document, ///< Prunus's own JSON
    game,     ///< Gambit's extensive game
};

/// The notations that a user may ask for, in the order in which they are listed.
inline constexpr std::array askable{
    Notation::brackets, Notation::headed, Notation::forest, Notation::qtree, Notation::newick,
    Notation::outline,  Notation::arrows, Notation::rows,   Notation::json,
};

/// The name of the notation on the command line.
[[nodiscard]] std::string_view notationId(Notation notation);
/// The notation with this name, if a user may ask for it; else nullopt.
[[nodiscard]] std::optional<Notation> notationNamed(std::string_view id);
/// Whether the notation is one of other programs: then a notice says what the text was read as.
[[nodiscard]] constexpr bool isForeign(Notation notation) {
    return notation != Notation::brackets && notation < Notation::document;
}
/// Whether a text in this notation shows where it ends, so that it can be read while it is being
/// typed. Notations of lines never do, Newick does by its semicolon alone, and a literal of Python
/// only if it is JSON, since more may follow a last comma or stand in a comment. O(length).
[[nodiscard]] bool endsByItself(Notation notation, std::string_view text);
/// The message that a text was read as this notation, which must be foreign.
[[nodiscard]] Code readAs(Notation notation);

} // namespace prunus
