#include "core/notation/notation.h"

#include <algorithm>

namespace prunus {

std::string_view notationId(Notation notation) {
    constexpr std::array<std::string_view, 11> ids{
        "brackets", "headed", "forest", "qtree",    "newick", "outline",
        "arrows",   "rows",   "json",   "document", "game",
    };
    return ids.at(static_cast<std::size_t>(notation));
}

std::optional<Notation> notationNamed(std::string_view id) {
    const auto* const found =
        std::ranges::find_if(askable, [id](Notation each) { return notationId(each) == id; });
    return found == askable.end() ? std::nullopt : std::optional<Notation>(*found);
}

bool endsByItself(Notation notation, std::string_view text) {
    switch (notation) {
    case Notation::outline:
    case Notation::arrows:
    case Notation::rows:
        return false;
    case Notation::newick: {
        const std::size_t last = text.find_last_not_of(" \t\r\n");
        return last != std::string_view::npos && text[last] == ';';
    }
    case Notation::brackets:
    case Notation::headed:
    case Notation::forest:
    case Notation::qtree:
    case Notation::json:
    case Notation::document:
    case Notation::game:
        break;
    }
    return true;
}

std::string readAs(Notation notation) {
    switch (notation) {
    case Notation::headed:
        return "read as lists with heads: the first word of a list names its node, and what "
               "follows are its children";
    case Notation::forest:
        return "read as a forest: each pair of square brackets is a node, which its first word "
               "names";
    case Notation::qtree:
        return "read as qtree: what stands behind the point of a bracket names its node, and other "
               "words are leaves";
    case Notation::newick:
        return "read as Newick: a name behind a bracket is that of its node, and numbers are "
               "leaves";
    case Notation::outline:
        return "read as an outline: each line is a node, and what stands further in lies below it";
    case Notation::arrows:
        return "read as arrows: they lead from a node to its children, in the order written";
    case Notation::rows:
        return "read as rows of cells: words name nodes, the numbers behind them are their leaves";
    case Notation::json:
        return "read as JSON of another program: nodes by their children, values and names";
    case Notation::brackets:
    case Notation::document:
    case Notation::game:
        break;
    }
    return {};
}

} // namespace prunus
