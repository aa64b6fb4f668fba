#include "core/formats/treeformat.h"

#include "core/base/ascii.h"
#include "core/notation/efg/efglabel.h"
#include "core/notation/writetree.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <utility>

namespace prunus {

namespace {

constexpr std::array<std::pair<std::string_view, TreeFormat>, 7> endings{{
    {".txt", TreeFormat::text},
    {".tree", TreeFormat::text},
    {".json", TreeFormat::json},
    {".prunus", TreeFormat::json},
    {".efg", TreeFormat::efg},
    {".dot", TreeFormat::dot},
    {".gv", TreeFormat::dot},
}};

std::uint32_t failureLeaves(const GameTree& tree) {
    std::uint32_t count = 0;
    for (NodeId n = GameTree::root(); n.value < tree.nodeCount(); ++n) {
        count += tree.isLeaf(n) && !tree.hasOwnValue(n) ? 1U : 0U;
    }
    return count;
}

std::uint32_t innerValues(const GameTree& tree) {
    std::uint32_t count = 0;
    for (NodeId n = GameTree::root(); n.value < tree.nodeCount(); ++n) {
        count += !tree.isLeaf(n) && tree.hasOwnValue(n) ? 1U : 0U;
    }
    return count;
}

bool rootHasMove(const GameTree& tree) {
    return !tree.moves().at(GameTree::root()).empty();
}

std::uint32_t brokenLabels(const GameTree& tree) {
    std::uint32_t count = lostInEfg(tree.header().title) ? 1U : 0U;
    for (const Labels* const labels : {&tree.names(), &tree.moves()}) {
        for (const NodeId n : labels->nodes()) {
            const bool written = labels == &tree.names() || n != GameTree::root();
            count += written && lostInEfg(labels->at(n)) ? 1U : 0U;
        }
    }
    return count;
}

} // namespace

std::optional<TreeFormat> formatOfFile(std::string_view path) {
    std::string lower(path);
    std::ranges::transform(lower, lower.begin(), lowerCase);
    for (const auto& [ending, format] : endings) {
        if (lower.ends_with(ending)) {
            return format;
        }
    }
    return std::nullopt;
}

void writeTree(std::ostream& out, const GameTree& tree, TreeFormat format) {
    switch (format) {
    case TreeFormat::text:
        writeText(out, tree);
        out << '\n';
        return;
    case TreeFormat::json:
        return writeJson(out, tree);
    case TreeFormat::efg:
        return writeEfg(out, tree);
    case TreeFormat::dot:
        return writeDot(out, tree);
    }
}

std::string written(const GameTree& tree, TreeFormat format) {
    std::ostringstream out;
    format == TreeFormat::text ? writeText(out, tree) : writeTree(out, tree, format);
    return std::move(out).str();
}

std::vector<Message> lostIn(TreeFormat format, const GameTree& tree) {
    if (format == TreeFormat::json) {
        return {};
    }
    std::vector<Message> lost;
    auto add = [&](Code what, bool happens) {
        if (happens) {
            lost.push_back({what});
        }
    };
    auto count = [&](Code what, std::uint64_t times) {
        if (times > 0) {
            lost.push_back({what, {}, times});
        }
    };
    const TreeHeader& header = tree.header();
    const bool text = format == TreeFormat::text;
    const bool lone = tree.isLeaf(GameTree::root());
    const bool fails = header.failureValue.has_value();
    const std::uint32_t failures = fails ? failureLeaves(tree) : 0;
    add(Code::lostTitle, text && !header.title.empty());
    add(Code::lostMinAtRoot, header.root == Player::min && (text || lone));
    add(Code::lostFailureValue, fails && failures == 0);
    count(Code::lostFailureValues, failures);
    count(Code::lostMoves, text ? tree.moves().size() : 0);
    add(Code::lostRootMove, !text && rootHasMove(tree));
    count(Code::lostInnerValues, format == TreeFormat::dot ? 0 : innerValues(tree));
    add(Code::lostGame, format != TreeFormat::dot && !header.game.empty());
    count(Code::lostNotes, header.notes.size());
    count(Code::lostCharacters, format == TreeFormat::efg ? brokenLabels(tree) : 0);
    return lost;
}

} // namespace prunus
