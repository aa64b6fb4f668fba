#include "core/notation/notation.h"

#include "core/base/unreachable.h"
#include "core/notation/jsonparse.h"

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
    case Notation::json:
        return isWholeJson(text);
    case Notation::brackets:
    case Notation::headed:
    case Notation::forest:
    case Notation::qtree:
    case Notation::document:
    case Notation::game:
        break;
    }
    return true;
}

Code readAs(Notation notation) {
    switch (notation) {
    case Notation::headed:
        return Code::readAsHeaded;
    case Notation::forest:
        return Code::readAsForest;
    case Notation::qtree:
        return Code::readAsQtree;
    case Notation::newick:
        return Code::readAsNewick;
    case Notation::outline:
        return Code::readAsOutline;
    case Notation::arrows:
        return Code::readAsArrows;
    case Notation::rows:
        return Code::readAsRows;
    case Notation::json:
        return Code::readAsJson;
    case Notation::brackets:
    case Notation::document:
    case Notation::game:
        break;
    }
    unreachable();
}

} // namespace prunus
