#include "core/notation/blockwriter.h"
#include "core/notation/depthfirst.h"
#include "core/notation/efg/efglabel.h"
#include "core/notation/number.h"
#include "core/notation/writetree.h"

#include <algorithm>
#include <array>
#include <vector>

namespace prunus {

namespace {

/// A payoff as Gambit reads it: its numbers have no plus sign, not even in the exponent.
std::string payoff(Value value) {
    std::string text = formatNumber(value);
    std::erase(text, '+');
    return text;
}

/// Writes a line for each node. Information sets and outcomes are numbered as they come, and each
/// node has one of its own.
class NodeLines {
  public:
    NodeLines(const GameTree& tree, std::string& text) : tree_(tree), text_(text) {}

    void enter(NodeId n) {
        text_ += tree_.isLeaf(n) ? "t " : "p ";
        appendEfgLabel(text_, tree_.names().at(n));
        if (tree_.isLeaf(n)) {
            const Value value = tree_.staticValue(n);
            text_ += ' ' + std::to_string(++outcomes_) + " \"\" { " + payoff(value) + ", " +
                     payoff(0 - value) + " }\n";
        } else {
            appendDecision(n);
            mover_ = opponent(mover_);
        }
    }

    void leave() { mover_ = opponent(mover_); }

  private:
    void appendDecision(NodeId n) {
        const std::size_t player = mover_ == Player::max ? 0 : 1;
        text_ +=
            ' ' + std::to_string(player + 1) + ' ' + std::to_string(++sets_.at(player)) + " \"\" {";
        for (const NodeId child : tree_.children(n)) {
            text_ += ' ';
            appendEfgLabel(text_, tree_.moves().at(child));
        }
        text_ += " } 0\n";
    }

    const GameTree& tree_;
    std::string& text_;
    Player mover_ = tree_.header().root;
    std::array<std::uint32_t, 2> sets_{};
    std::uint32_t outcomes_ = 0;
};

} // namespace

void writeEfg(std::ostream& out, const GameTree& tree) {
    BlockWriter writer(out);
    writer.text() += "EFG 2 R ";
    appendEfgLabel(writer.text(), tree.header().title);
    writer.text() += " { \"MAX\" \"MIN\" }\n\"\"\n\n";
    NodeLines lines(tree, writer.text());
    visitDepthFirst(
        tree,
        [&](NodeId n, bool) {
            lines.enter(n);
            writer.flushIfFull();
        },
        [&](NodeId) { lines.leave(); });
}

void appendEfgLabel(std::string& text, std::string_view label) {
    text += '"';
    using namespace std::string_view_literals;
    for (const char c : label.substr(0, label.find_last_not_of("\\\0"sv) + 1)) {
        text += c == '"' ? "\\" : "";
        if (c != '\0') {
            text += c;
        }
    }
    text += '"';
}

bool lostInEfg(std::string_view label) {
    return !label.empty() && (label.back() == '\\' || label.find('\0') != std::string_view::npos);
}

} // namespace prunus
