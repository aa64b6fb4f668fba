#include "core/notation/blockwriter.h"
#include "core/notation/number.h"
#include "core/notation/writetree.h"
#include "core/tree/displayname.h"

namespace prunus {

namespace {

/// The look of the light theme.
constexpr std::string_view maxLook =
    R"(shape=triangle, fillcolor="#E6F2FA", color="#0072B2", fontcolor="#005A8F")";
constexpr std::string_view minLook =
    R"(shape=invtriangle, fillcolor="#FBEEE6", color="#C25200", fontcolor="#A34400")";
constexpr std::string_view leafLook = R"(shape=box, style=rounded)";

/// Appends text inside a quoted string. Graphviz takes escapes and, unlike most, HTML's entities.
/// Control characters become their pictures, because no file of Graphviz's can hold them all.
void appendEscaped(std::string& out, std::string_view text) {
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (c == '&') {
            out += "&amp;";
        } else if (c == '\n') {
            out += "\\n";
        } else if (static_cast<unsigned char>(c) < 0x20) {
            out += "\xE2\x90";
            out += static_cast<char>(0x80 + c);
        } else {
            out += c;
        }
    }
}

void appendHead(std::string& text, const TreeHeader& header) {
    text += "digraph tree {\n  ordering=out;\n  fontname=\"DejaVu Sans\";\n";
    if (!header.title.empty()) {
        text += "  labelloc=t;\n  label=\"";
        appendEscaped(text, header.title);
        text += "\";\n";
    }
    text += "  node [style=filled, fontname=\"DejaVu Sans\"];\n"
            "  edge [arrowhead=none, fontname=\"DejaVu Sans\"];\n";
}

class DotLines {
  public:
    DotLines(const GameTree& tree, std::string& text) : tree_(tree), text_(text), names_(tree) {}

    void appendNode(NodeId n, Player mover) {
        text_ += "  n" + std::to_string(n.value) + " [label=\"";
        const std::string name = names_.shortOf(n);
        appendEscaped(text_, name);
        if (tree_.hasStaticValue(n)) {
            text_ += name.empty() ? "" : "\\n";
            text_ += formatNumber(tree_.staticValue(n));
        }
        text_ += "\", ";
        text_ += tree_.isLeaf(n) ? leafLook : mover == Player::max ? maxLook : minLook;
        text_ += "];\n";
    }

    void appendEdges(NodeId n) {
        for (const NodeId child : tree_.children(n)) {
            text_ += "  n" + std::to_string(n.value) + " -> n" + std::to_string(child.value);
            if (const std::string_view move = tree_.moves().at(child); !move.empty()) {
                text_ += " [label=\"";
                appendEscaped(text_, move);
                text_ += "\"]";
            }
            text_ += ";\n";
        }
    }

  private:
    const GameTree& tree_;
    std::string& text_;
    DisplayNames names_;
};

} // namespace

void writeDot(std::ostream& out, const GameTree& tree) {
    BlockWriter writer(out);
    appendHead(writer.text(), tree.header());
    DotLines lines(tree, writer.text());
    for (Row row{0}; row.value <= tree.height(); ++row) {
        const Player mover = playerAt(tree.header().root, row);
        for (const NodeId n : tree.row(row)) {
            lines.appendNode(n, mover);
            lines.appendEdges(n);
            writer.flushIfFull();
        }
    }
    writer.text() += "}\n";
}

} // namespace prunus
