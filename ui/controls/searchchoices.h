#pragma once

#include "core/search/options.h"
#include "core/tree/gametree.h"

#include <QString>
#include <functional>
#include <optional>
#include <vector>

namespace prunus {

/// One value of an option, as menus and boxes offer it.
struct Choice {
    QString text;
    QString id;
    std::function<void(SearchOptions&)> apply;
    std::function<bool(const SearchOptions&)> holds;
    /// What the choice changes, in one sentence; empty where the text says it all.
    QString explanation = {};
    /// Why the choice cannot be made, in one sentence; empty if it can.
    QString whyNot = {};
    /// The heading of the group that the choice belongs to; empty where there is only one group.
    QString group = {};
    /// The player who moves at the root, which is a property of the document and not of the search.
    std::optional<Player> root = {};
    /// Returns why the choice cannot be made under these options, in one sentence; empty if it can.
    std::function<QString(const SearchOptions&)> whyNotNow = {};
};
using Choices = std::vector<Choice>;

/// The presets: each sets at once what a course or a book uses, that is algorithm, rules, order and
/// an open first window. Depth and root player stay, since they belong to the tree.
[[nodiscard]] Choices presetChoices();
[[nodiscard]] Choices algorithmChoices();
[[nodiscard]] Choices failChoices();
[[nodiscard]] Choices cutChoices();
/// The choices of both rules in one, as the tool bar shows them.
[[nodiscard]] Choices ruleChoices();
[[nodiscard]] Choices orderChoices();
/// The choices for iterative deepening: which move an iteration tries first.
[[nodiscard]] Choices previousBestChoices();
/// The choices of who moves at the root of the tree; to take one is an edit.
[[nodiscard]] Choices rootChoices(Player ofTheTree);
/// The choices of the depth limit: all plies, then the limits less than the tree's height, the
/// greatest first, but at most `most` of these, and none without a tree. O(height).
[[nodiscard]] Choices depthChoices(const GameTree* tree, std::uint32_t most);

class Session;

/// Searches the session's tree as chosen; a choice of the root player becomes a part of the
/// document instead.
void takeChoice(Session& session, const Choice& choice);

/// The options of the search that courses begin with; they leave the seed as it is given.
[[nodiscard]] SearchOptions usualOptions(std::uint64_t seed);

} // namespace prunus
