#pragma once

#include "core/analysis/story.h"
#include "core/analysis/viewpoint.h"
#include "core/tree/displayname.h"

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <vector>

namespace prunus {

/// A sentence of a story, with the step it tells of, if it tells of one.
struct StoryLine {
    std::optional<Step> step;
    QString text;

    friend bool operator==(const StoryLine&, const StoryLine&) = default;
};

/// A node's story in words: whose it is, and what happened to it, oldest first.
struct ToldStory {
    QString title;
    std::vector<StoryLine> lines;
};

/// How numbers are to be told.
struct StoryTelling {
    /// Negamax forms: numbers of a call from MAX's side, not as MIN's calls hold them.
    bool numbersFromMax = false;
    /// Whether values of leaves that the search has not read stay hidden.
    bool hideUnreadLeaves = false;
};

/// Turns stories into short plain sentences.
class StoryText {
    Q_DECLARE_TR_FUNCTIONS(StoryText)

  public:
    /// All three must outlive this.
    StoryText(const GameTree& tree, const DisplayNames& names, const SearchTrace& trace,
              StoryTelling telling)
        : tree_(tree), names_(names), trace_(trace), view_(trace, telling.numbersFromMax),
          telling_(telling) {}

    [[nodiscard]] ToldStory of(const NodeStory& story) const;

  private:
    [[nodiscard]] QString title(const NodeStory& s) const;
    [[nodiscard]] QString subject(const NodeStory& s) const;
    [[nodiscard]] QString state(const NodeStory& s) const;
    [[nodiscard]] std::vector<StoryLine> lines(const NodeStory& s) const;
    [[nodiscard]] std::vector<StoryLine> visit(const NodeStory& s) const;
    [[nodiscard]] QString read(const NodeStory& s) const;
    [[nodiscard]] QString entered(const NodeStory& s) const;
    [[nodiscard]] QString skipped(const NodeStory& s) const;
    [[nodiscard]] QString soFar(const NodeStory& s) const;
    [[nodiscard]] QString returned(const NodeStory& s) const;
    [[nodiscard]] QString proves(const NodeStory& s) const;
    [[nodiscard]] QString cut(const NodeStory& s) const;

    [[nodiscard]] QString window(const NodeStory& s) const;
    [[nodiscard]] QString withProof(const QString& fact, const NodeStory& s) const;
    [[nodiscard]] QString named(NodeId inner) const;
    [[nodiscard]] Player playerOf(NodeId n) const { return trace_.playerAt(tree_.rowOf(n)); }

    const GameTree& tree_;
    const DisplayNames& names_;
    const SearchTrace& trace_;
    Viewpoint view_;
    StoryTelling telling_;
};

} // namespace prunus
