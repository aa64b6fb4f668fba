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
    /// What it changes, in one sentence; empty where the text says it all.
    QString explanation = {};
    /// Why it cannot be chosen, in one sentence; empty if it can.
    QString whyNot = {};
    /// The heading of those that belong together; empty where there is but one kind.
    QString group = {};
    /// Who moves at the root, which is the document's and not the search's.
    std::optional<Player> root = {};
    /// Why it cannot be chosen under these options, in one sentence; empty if it can.
    std::function<QString(const SearchOptions&)> whyNotNow = {};
};
using Choices = std::vector<Choice>;

/// What a course or a book uses, all at once: algorithm, rules, order and an open first window.
/// Depth and root player stay, since they belong to the tree.
[[nodiscard]] Choices presetChoices();
[[nodiscard]] Choices algorithmChoices();
[[nodiscard]] Choices failChoices();
[[nodiscard]] Choices cutChoices();
/// Both rules in one, as the tool bar shows them.
[[nodiscard]] Choices ruleChoices();
[[nodiscard]] Choices orderChoices();
/// Of iterative deepening: which move an iteration tries first.
[[nodiscard]] Choices previousBestChoices();
/// Who moves at the root of the tree; to choose is an edit.
[[nodiscard]] Choices rootChoices(Player ofTheTree);
/// All, and the lesser limits of a tree, the greatest first; at most `most`, none without a tree.
/// O(most) in the tree's size.
[[nodiscard]] Choices depthChoices(const GameTree* tree, std::uint32_t most);

class Session;

/// Searches the session's tree as chosen, or makes the choice a part of the document.
void takeChoice(Session& session, const Choice& choice);

/// The search that courses begin with; the seed is not its concern.
[[nodiscard]] SearchOptions usualOptions(std::uint64_t seed);

} // namespace prunus
