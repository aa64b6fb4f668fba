#pragma once

#include "core/analysis/story.h"
#include "ui/words/sentencecontext.h"

#include <optional>

namespace prunus {

/// A sentence of a story, and the step that it is about, if it is about one.
struct StoryLine {
    std::optional<Step> step;
    QString text;

    friend bool operator==(const StoryLine&, const StoryLine&) = default;
};

/// A node's story in words: the node and its state as the title, and what happened to it, oldest
/// first.
struct ToldStory {
    QString title;
    std::vector<StoryLine> lines;
};

/// Turns stories into short plain sentences.
class StoryText : SentenceContext {
    Q_DECLARE_TR_FUNCTIONS(StoryText)

  public:
    using SentenceContext::SentenceContext;

    [[nodiscard]] ToldStory of(const NodeStory& story) const;
    /// A node's state in words, without the value that was read or returned.
    [[nodiscard]] static QString state(NodeState state);

  private:
    [[nodiscard]] QString title(const NodeStory& s) const;
    [[nodiscard]] QString ownValue(const NodeStory& s) const;
    [[nodiscard]] QString subject(const NodeStory& s) const;
    [[nodiscard]] std::vector<StoryLine> lines(const NodeStory& s) const;
    [[nodiscard]] std::vector<StoryLine> whereCut(const NodeStory& s) const;
    [[nodiscard]] std::vector<StoryLine> visit(const NodeStory& s) const;
    [[nodiscard]] std::vector<StoryLine> amongVisits(const NodeStory& s,
                                                     std::vector<StoryLine> latest) const;
    [[nodiscard]] QString called(const NodeStory& s, const ToldVisit& visit,
                                 std::uint32_t number) const;
    [[nodiscard]] QString calledAsVisit(std::uint32_t number, const ToldVisit& visit,
                                        const QString& window) const;
    [[nodiscard]] QString read(const NodeStory& s) const;
    [[nodiscard]] QString entered(const NodeStory& s) const;
    [[nodiscard]] QString skipped(const NodeStory& s) const;
    [[nodiscard]] QString soFar(const NodeStory& s) const;
    [[nodiscard]] QString returnedBy(const NodeStory& s, Value returned) const;
    [[nodiscard]] QString proves(const NodeStory& s) const;
    [[nodiscard]] QString cut(const NodeStory& s) const;

    /// Whether all cutoffs are called β-cutoffs: from the mover's side, and in the code of the
    /// negamax forms, there is no cutoff at α.
    [[nodiscard]] bool cutsAtBeta() const { return fromMover() || trace.traits().negamaxForm; }
    /// Whether a cutoff at the node is called an α-cutoff.
    [[nodiscard]] bool alphaCuts(NodeId at) const;
    [[nodiscard]] QString withProof(const QString& fact, const NodeStory& s) const;
    [[nodiscard]] QString named(NodeId inner) const;
    [[nodiscard]] bool isFirstDraft() const { return trace.traits().handsDown == HandsDown::best; }
};

} // namespace prunus
