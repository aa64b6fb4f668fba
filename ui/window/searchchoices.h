#pragma once

#include "core/search/options.h"
#include "core/tree/gametree.h"

#include <QString>
#include <functional>
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
/// What the tree says of its root counts as chosen until the user chooses.
[[nodiscard]] Choices rootChoices(Player ofTheTree);
/// All, and the lesser limits of a tree, the greatest first; at most `most`, none without a tree.
/// O(most) in the tree's size.
[[nodiscard]] Choices depthChoices(const GameTree* tree, std::uint32_t most);

/// The search that courses begin with; the seed is not its concern.
[[nodiscard]] SearchOptions usualOptions(std::uint64_t seed);

} // namespace prunus
