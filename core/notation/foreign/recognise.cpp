#include "core/notation/foreign/recognise.h"

#include "core/base/ascii.h"
#include "core/notation/characters.h"
#include "core/notation/foreign/foreignnodes.h"
#include "core/notation/foreign/graphviz.h"
#include "core/notation/foreign/lines.h"
#include "core/notation/foreign/listshape.h"
#include "core/notation/foreign/parents.h"
#include "core/notation/jsonstring.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>

namespace prunus {

namespace {

bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

std::string_view from(std::string_view text, std::size_t start) {
    return text.substr(std::min(start, text.size()));
}

bool startsWith(std::string_view text, std::string_view part) {
    return text.substr(0, part.size()) == part;
}

/// `[Event "…"]`, the first line of a game of chess in PGN.
bool isPgn(std::string_view text) {
    return startsWith(text, "[Event ") || startsWith(text, "[Site ") || startsWith(text, "1. e4") ||
           startsWith(text, "1.e4") || startsWith(text, "1. d4");
}

/// Lisp's definitions and quoted lists.
bool isLisp(std::string_view text) {
    return startsWith(text, "'(") || startsWith(text, "(def") || startsWith(text, "(setq ") ||
           startsWith(text, "(setf ") || startsWith(text, "(let ") || startsWith(text, "(list ");
}

/// Mermaid's other pictures, by the word they begin with.
bool isOtherMermaid(std::string_view text) {
    constexpr std::array<std::string_view, 9> words{
        "sequenceDiagram", "classDiagram", "stateDiagram", "erDiagram", "gantt", "pie",
        "gitGraph",        "mindmap",      "journey"};
    const std::string_view line = trimmed(text.substr(0, text.find('\n')));
    return text.size() > line.size() && std::ranges::any_of(words, [line](std::string_view word) {
               return line == word || line == std::string(word) + "-v2";
           });
}

/// Python's statements and calls.
bool isPython(std::string_view text) {
    const std::string_view line = trimmed(text.substr(0, text.find('\n')));
    const bool block =
        (startsWith(line, "def ") || startsWith(line, "class ")) && line.back() == ':';
    return block || has(text, "Node(") || has(text, "Tree(") || startsWith(text, "import ") ||
           (startsWith(text, "from ") && has(line, " import ")) || has(text, "\ndef ") ||
           has(text, "\nimport ");
}

/// `graph {`, `strict graph G {`, or an edge.
bool isUndirected(std::string_view text) {
    if (startsKeyword(text, "strict")) {
        text = from(text, skipSpace(text, std::string_view("strict").size()));
    }
    if (startsKeyword(text, "graph")) {
        const std::size_t name = skipSpace(text, std::string_view("graph").size());
        const std::size_t brace = skipSpace(text, bareNameEnd(text, name));
        return startsWith(from(text, brace), "{");
    }
    return has(text, " -- ");
}

/// Lines of slashes between the lines of nodes, also in a comment, or corners of boxes above them.
bool isDrawnTree(std::string_view text) {
    bool left = has(text, "\xE2\x94\xB4"); // ┴
    bool right = left;
    for (const Line& line : linesWithText(text)) {
        if (line.text.find_first_not_of(" \t/\\|-_+.#*") == std::string_view::npos) {
            left = left || has(line.text, "/");
            right = right || has(line.text, "\\");
        }
    }
    return left && right;
}

bool isArrows(std::string_view text) {
    return has(text, "->") || has(text, "-->") || has(text, "\xE2\x86\x92") || has(text, "=>") ||
           has(text, "==>") || startsKeyword(text, "digraph") ||
           (startsKeyword(text, "strict") &&
            startsKeyword(from(text, skipSpace(text, std::string_view("strict").size())),
                          "digraph"));
}

/// `A: B, C` in each line, and what stands first in one is listed in another.
bool isLists(const std::vector<Line>& lines) {
    std::set<std::string_view> listed;
    std::vector<std::string_view> heads;
    for (const Line& line : lines) {
        const std::size_t colon = line.text.find(':');
        if (isSpace(line.text[0]) || colon == std::string_view::npos ||
            line.text.find_first_of("[](){}\"") != std::string_view::npos) {
            return false;
        }
        heads.push_back(trimmed(line.text.substr(0, colon)));
        for (std::size_t at = colon; at < line.text.size();) {
            const std::size_t start =
                std::min(line.text.find_first_not_of(" \t,;:", at), line.text.size());
            at = std::min(line.text.find_first_of(" \t,;:", start), line.text.size());
            listed.insert(line.text.substr(start, at - start));
        }
    }
    return std::ranges::any_of(heads,
                               [&](std::string_view head) { return listed.count(head) > 0; });
}

/// Lines drawn, or further in than the first, none of which starts with a bracket or has cells.
bool isOutline(const std::vector<Line>& lines) {
    if (lines.size() < 2) {
        return false;
    }
    const std::size_t first = indentOf(lines.front().text).column;
    bool in = false;
    for (const Line& line : lines) {
        const Indent indent = indentOf(line.text);
        const std::string_view rest = from(line.text, indent.length);
        const bool cells = rest.find('\t') != std::string_view::npos;
        if (cells || (!rest.empty() && (isOpening(rest[0]) || isClosing(rest[0])))) {
            return false;
        }
        in = in || indent.drawn || indent.column > first;
    }
    return in;
}

bool isNewick(std::string_view body) {
    return startsWith(body, "(") && body[body.find_last_not_of(" \t\r\n")] == ';';
}

/// Whether no list begins with a sign and a space, a quote that is not closed or an empty name:
/// these are mistakes in a number or a name, and no node's label.
bool beginsWithNames(std::string_view text) {
    for (std::size_t at = text.find('['); at < text.size(); at = text.find('[', at + 1)) {
        const std::string_view list = text.substr(skipSpace(text, at + 1));
        for (const std::string_view sign : {"+", "-", "\xE2\x88\x92"}) {
            if (startsWith(list, sign) && list.size() > sign.size() && isSpace(list[sign.size()])) {
                return false;
            }
        }
        if (startsWith(list, "\"")) {
            const auto name = scanJsonString(list, 0);
            if (!name || name->value.empty()) {
                return false;
            }
        }
    }
    return true;
}

/// Of Mermaid, behind what stands between two lines of dashes.
bool isFlowChart(std::string_view body) {
    const std::string_view rest = body.substr(skipSpace(body, frontMatterOf(body).end));
    return startsWith(rest, "flowchart ") || startsWith(rest, "graph ");
}

struct Refused {
    bool is;
    Code what;
};

} // namespace

std::optional<Fault> refusedByName(std::string_view text) {
    const std::size_t start = skipSpace(text, 0);
    const std::string_view body = text.substr(start);
    const std::array refused{
        Refused{startsWith(body, "NFG "), Code::isNormalForm},
        Refused{isPgn(body), Code::isPgn},
        Refused{startsWith(body, "(;"), Code::isSgf},
        Refused{has(body, "<graphml"), Code::isGraphMl},
        Refused{has(body, "<svg"), Code::isSvg},
        Refused{startsWith(body, "<?xml") || startsWith(body, "<!DOCTYPE") ||
                    startsWith(body, "<html") || startsWith(body, "<tree"),
                Code::isXml},
        Refused{startsWith(body, "#NEXUS"), Code::isNexus},
        Refused{(startsWith(body, "---\n") && !isFlowChart(body)) || startsWith(body, "%YAML"),
                Code::isYaml},
        Refused{isUndirected(body), Code::isUndirected},
        Refused{startsWith(body, "graph ["), Code::isGml},
        Refused{has(body, "\\pstree"), Code::isPsTricks},
        Refused{has(body, "\\istroot") || has(body, "\\istb"), Code::isIstgame},
        Refused{has(body, "child {") || has(body, "child{"), Code::isTikz},
        Refused{has(body, "@startmindmap") || has(body, "@startwbs") || has(body, "@startuml"),
                Code::isPlantUml},
        Refused{isOtherMermaid(body), Code::isOtherMermaid},
        Refused{isDrawnTree(body), Code::isDrawing},
        Refused{isLisp(body), Code::isLisp},
        Refused{isPython(body) && !isNewick(body), Code::isPython},
    };
    const auto* const found = std::ranges::find_if(refused, &Refused::is);
    const bool latexTree =
        has(body, "\\Tree") || has(body, "\\begin{forest}") || has(body, "\\Forest");
    return found == refused.end() || latexTree ? std::nullopt
                                               : std::optional<Fault>(Fault{start, {found->what}});
}

std::optional<Notation> recognised(std::string_view text) {
    const std::string_view body = text.substr(skipSpace(text, 0));
    if (has(body, "\\begin{forest}") || has(body, "\\Forest")) {
        return Notation::forest;
    }
    const bool bareQtree = startsWith(body, "[.") && body.size() > 2 && !isDigit(body[2]);
    if (has(body, "\\Tree") || bareQtree) {
        return Notation::qtree;
    }
    if (isNewick(body)) {
        return Notation::newick;
    }
    if (isParentTable(body)) {
        return Notation::rows;
    }
    if (body.empty() || isOpening(body[0])) {
        return std::nullopt;
    }
    const std::vector<Line> lines = linesWithText(text);
    const bool drawn =
        std::ranges::any_of(lines, [](const Line& line) { return indentOf(line.text).drawn; });
    if (drawn) {
        return Notation::outline;
    }
    if (isArrows(body) || isLists(lines)) {
        return Notation::arrows;
    }
    return std::nullopt;
}

std::optional<Notation> probable(std::string_view text) {
    if (text.find_first_of("[](){}") != std::string_view::npos ||
        text.find_first_not_of("0123456789+-.eE,; \t\r\n") == std::string_view::npos) {
        return std::nullopt;
    }
    if (isOutline(linesWithText(text))) {
        return Notation::outline;
    }
    return has(text, "\t") ? std::optional(Notation::rows) : std::nullopt;
}

std::vector<Notation> plausible(std::string_view text) {
    const std::size_t start = skipSpace(text, 0);
    std::vector<Notation> notations;
    if (start == text.size()) {
        return notations;
    }
    const char first = text[start];
    if (first == '(') {
        if (listShapeOf(text, true).shape == ListShape::headed) {
            notations.push_back(Notation::headed);
        }
        notations.push_back(Notation::newick);
    } else if (first == '[') {
        const bool options = has(text, "edge label");
        const bool separated = text.find_first_of(",;") != std::string_view::npos;
        const std::string_view head =
            text.substr(start, std::min(text.find_first_of("[]", start + 1), text.size()) - start);
        const bool plain = head.find_first_of(":=") == std::string_view::npos;
        if ((options || (!separated && plain)) && beginsWithNames(text)) {
            notations.push_back(Notation::forest);
        }
    } else if (first != '{') {
        const std::vector<Line> lines = linesWithText(text);
        if (isOutline(lines)) {
            notations.push_back(Notation::outline);
        }
        // A line of words and numbers may be anything.
        if (lines.size() > 1 || text.find_first_of("\t,;:") != std::string_view::npos) {
            notations.push_back(Notation::rows);
        }
    }
    return notations;
}

} // namespace prunus
