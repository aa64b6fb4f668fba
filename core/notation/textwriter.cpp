#include "core/notation/blockwriter.h"
#include "core/notation/characters.h"
#include "core/notation/depthfirst.h"
#include "core/notation/jsonstring.h"
#include "core/notation/number.h"
#include "core/notation/writetree.h"

namespace prunus {

namespace {

void appendName(std::string& text, std::string_view name) {
    if (name.empty()) {
        return;
    }
    if (isBareName(name)) {
        text += name;
    } else {
        appendJsonString(text, name);
    }
    text += ':';
}

} // namespace

void writeText(std::ostream& out, const GameTree& tree) {
    BlockWriter writer(out);
    std::string& text = writer.text();
    visitDepthFirst(
        tree,
        [&](NodeId n, bool first) {
            text += first ? "" : ",";
            appendName(text, tree.names().at(n));
            if (tree.isLeaf(n)) {
                text += formatNumber(tree.staticValue(n));
            } else {
                text += '[';
            }
            writer.flushIfFull();
        },
        [&](NodeId) { text += ']'; });
}

} // namespace prunus
