#pragma once

#include "core/analysis/story.h"
#include "core/analysis/viewpoint.h"
#include "core/tree/displayname.h"

#include <QCoreApplication>
#include <QString>

namespace prunus {

/// What the canvas is set to show; the words say no more than that.
struct NodeWordsChoice {
    /// Whether values of leaves that the search has not read stay hidden.
    bool hideUnreadLeaves = false;
    /// The side that all numbers except static values are from.
    Side side = Side::max;
};

/// Says what the canvas shows of a node, for people who hear the tree instead of seeing it.
class NodeWords {
    Q_DECLARE_TR_FUNCTIONS(NodeWords)

  public:
    /// The moment and the names must outlive this.
    NodeWords(const Moment& moment, const DisplayNames& names, NodeWordsChoice choice)
        : moment_(moment), names_(names), choice_(choice), view_(moment.trace(), choice.side) {}

    /// The name of a node and what is known of it: `MIN C, at most 2, window 3 to 2, two children
    /// skipped`; for a leaf, `leaf 3`.
    [[nodiscard]] QString name(NodeId n) const;
    /// What the search has done with the node so far, and which marks the node has.
    [[nodiscard]] QString state(NodeId n) const;

  private:
    [[nodiscard]] bool hidden(NodeId n) const;
    [[nodiscard]] QString leaf(NodeId n) const;
    [[nodiscard]] QString atTheLimit(NodeId n) const;
    [[nodiscard]] QString withWorth(const QString& words, NodeId n) const;
    [[nodiscard]] Player moverAt(NodeId n) const {
        return moment_.trace().playerAt(moment_.tree().rowOf(n));
    }
    [[nodiscard]] QString proven(Bounds b) const;
    [[nodiscard]] QString window(NodeId n) const;
    [[nodiscard]] QString pruned(std::uint32_t children) const;
    [[nodiscard]] QString stateAlone(const NodeStory& story) const;
    [[nodiscard]] bool onBestLine(NodeId n) const;

    const Moment& moment_;
    const DisplayNames& names_;
    NodeWordsChoice choice_;
    Viewpoint view_;
};

/// A number as a screen reader says it: infinities are words.
[[nodiscard]] QString spokenNumber(Value v);
/// A number that a call of this algorithm holds, as a screen reader says it: `just above 3` for
/// `3⁺`.
[[nodiscard]] QString spokenHeld(Algorithm a, Value v);

} // namespace prunus
