#include "core/notation/blockwriter.h"
#include "core/notation/depthfirst.h"
#include "core/notation/jsonstring.h"
#include "core/notation/notewriter.h"
#include "core/notation/number.h"
#include "core/notation/writetree.h"

namespace prunus {

namespace {

/// Writes the nodes, each in the shortest of its three forms.
class NodeWriter {
  public:
    NodeWriter(const GameTree& tree, std::string& text) : tree_(tree), text_(text) {}

    void enter(NodeId n, bool first) {
        text_ += first ? "" : ",";
        const bool leaf = tree_.isLeaf(n);
        if (needsObject(n)) {
            enterObject(n);
        } else if (!leaf) {
            text_ += '[';
        } else {
            text_ += tree_.hasOwnValue(n) ? formatNumber(tree_.staticValue(n)) : "[]";
        }
    }

    void leave(NodeId n) { text_ += needsObject(n) ? "]}" : "]"; }

  private:
    [[nodiscard]] bool needsObject(NodeId n) const {
        return (!tree_.isLeaf(n) && tree_.hasOwnValue(n)) || !tree_.names().at(n).empty() ||
               !tree_.moves().at(n).empty();
    }

    void enterObject(NodeId n) {
        text_ += '{';
        appendText("name", tree_.names().at(n));
        appendText("move", tree_.moves().at(n));
        if (tree_.hasOwnValue(n)) {
            appendKey("value");
            text_ += formatNumber(tree_.staticValue(n));
        }
        if (tree_.isLeaf(n)) {
            text_ += '}';
        } else {
            appendKey("children");
            text_ += '[';
        }
    }

    void appendText(std::string_view key, std::string_view value) {
        if (!value.empty()) {
            appendKey(key);
            appendJsonString(text_, value);
        }
    }

    void appendKey(std::string_view key) {
        text_ += text_.back() == '{' ? "" : ",";
        appendJsonString(text_, key);
        text_ += ':';
    }

    const GameTree& tree_;
    std::string& text_;
};

void appendHeader(std::string& text, const TreeHeader& header) {
    text += "{\n  \"format\": \"prunus-tree\",\n";
    text += header.notes.empty() ? "  \"version\": 1,\n" : "  \"version\": 2,\n";
    if (!header.title.empty()) {
        text += "  \"title\": ";
        appendJsonString(text, header.title);
        text += ",\n";
    }
    text += header.root == Player::min ? "  \"root\": \"min\",\n" : "  \"root\": \"max\",\n";
    if (header.failureValue) {
        text += "  \"failureValue\": " + formatNumber(*header.failureValue) + ",\n";
    }
    if (!header.game.empty()) {
        text += "  \"game\": ";
        appendJsonString(text, header.game);
        text += ",\n";
    }
}

} // namespace

void writeJson(std::ostream& out, const GameTree& tree) {
    BlockWriter writer(out);
    appendHeader(writer.text(), tree.header());
    appendNotes(writer.text(), tree);
    writer.text() += "  \"tree\": ";
    NodeWriter nodes(tree, writer.text());
    visitDepthFirst(
        tree,
        [&](NodeId n, bool first) {
            nodes.enter(n, first);
            writer.flushIfFull();
        },
        [&](NodeId n) { nodes.leave(n); });
    writer.text() += "\n}\n";
}

} // namespace prunus
