#include "core/formats/treeformat.h"

#include "core/base/ascii.h"
#include "core/base/unreachable.h"
#include "core/notation/efg/efglabel.h"
#include "core/notation/writetree.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <utility>

namespace prunus {

namespace {

constexpr std::array<std::pair<std::string_view, TreeFormat>, 6> endings{{
    {".txt", TreeFormat::text},
    {".tree", TreeFormat::text},
    {".json", TreeFormat::json},
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

std::vector<Lost> lostIn(TreeFormat format, const GameTree& tree) {
    if (format == TreeFormat::json) {
        return {};
    }
    std::vector<Lost> lost;
    auto add = [&](Loss what, bool happens, std::uint32_t count = 1) {
        if (happens) {
            lost.push_back({what, count});
        }
    };
    const TreeHeader& header = tree.header();
    const bool text = format == TreeFormat::text;
    const bool efg = format == TreeFormat::efg;
    const bool lone = tree.isLeaf(GameTree::root());
    add(Loss::title, text && !header.title.empty());
    add(Loss::minAtRoot, header.root == Player::min && (text || lone));
    add(Loss::failureValue, header.failureValue.has_value(), failureLeaves(tree));
    add(Loss::moves, text && !tree.moves().empty(),
        static_cast<std::uint32_t>(tree.moves().size()));
    add(Loss::rootMove, !text && rootHasMove(tree));
    const std::uint32_t values = format == TreeFormat::dot ? 0 : innerValues(tree);
    add(Loss::innerValues, values > 0, values);
    add(Loss::game, format != TreeFormat::dot && !header.game.empty());
    const std::uint32_t broken = efg ? brokenLabels(tree) : 0;
    add(Loss::labelCharacters, broken > 0, broken);
    return lost;
}

Message describe(const Lost& lost) {
    switch (lost.what) {
    case Loss::title:
        return {Code::lostTitle};
    case Loss::minAtRoot:
        return {Code::lostMinAtRoot};
    case Loss::failureValue:
        return lost.count == 0 ? Message{Code::lostFailureValue}
                               : Message{Code::lostFailureValues, {}, lost.count};
    case Loss::moves:
        return {Code::lostMoves, {}, lost.count};
    case Loss::rootMove:
        return {Code::lostRootMove};
    case Loss::innerValues:
        return {Code::lostInnerValues, {}, lost.count};
    case Loss::game:
        return {Code::lostGame};
    case Loss::labelCharacters:
        return {Code::lostCharacters, {}, lost.count};
    }
    unreachable();
}

} // namespace prunus
