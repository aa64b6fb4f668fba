#include "ui/text/storytext.h"

#include "ui/text/sentences.h"
#include "ui/text/words.h"

#include <algorithm>

namespace prunus {

ToldStory StoryText::of(const NodeStory& story) const {
    ToldStory told{title(story), lines(story)};
    if (const QString own = ownValue(story); !own.isEmpty()) {
        told.lines.push_back({std::nullopt, own});
    }
    return told;
}

/// The static value that an author gave an inner node, unless the story told that it was read.
QString StoryText::ownValue(const NodeStory& s) const {
    const bool told = s.state == NodeState::evaluated || naming_.hides(s.node);
    return told || tree_.isLeaf(s.node) || !tree_.hasOwnValue(s.node)
               ? QString()
               : tr("Its own static value is %1; a search reads it only where its depth limit is.")
                     .arg(shownNumber(tree_.staticValue(s.node)));
}

QString StoryText::title(const NodeStory& s) const {
    return tr("%1 · %2", "node and state").arg(subject(s), state(s));
}

QString StoryText::subject(const NodeStory& s) const {
    if (!tree_.isLeaf(s.node)) {
        return named(s.node);
    }
    const NodeId parent = tree_.parent(s.node);
    const QString leaf = naming_.opening(s.node);
    return parent == noNode ? leaf : tr("%1 of %2", "leaf of node").arg(leaf, named(parent));
}

QString StoryText::named(NodeId inner) const {
    return tr("%1 (%2)", "node and player").arg(naming_.of(inner), shownPlayer(playerOf(inner)));
}

QString StoryText::state(const NodeStory& s) const {
    switch (s.state) {
    case NodeState::notReached:
        return tr("not reached yet");
    case NodeState::open:
        return tr("being searched");
    case NodeState::evaluated:
        return tree_.isLeaf(s.node) ? tr("read") : tr("read at the depth limit");
    case NodeState::returned:
        return tr("returned");
    case NodeState::cut:
        return tr("cut");
    case NodeState::belowLimit:
        return tr("below the depth limit");
    }
    return {};
}

std::vector<StoryLine> StoryText::lines(const NodeStory& s) const {
    switch (s.state) {
    case NodeState::notReached:
        return {{std::nullopt, tr("The search has not come here yet.")}};
    case NodeState::belowLimit:
        return {{std::nullopt, tr("This search does not look so deep.")}};
    case NodeState::cut:
        return {{s.cutoff, withProof(cut(s), s)}};
    case NodeState::evaluated:
        return amongVisits(s, {{s.entered, read(s)}});
    case NodeState::open:
    case NodeState::returned:
        break;
    }
    return amongVisits(s, visit(s));
}

/// What is told of the latest visit, after the visits before it, and what the table holds.
std::vector<StoryLine> StoryText::amongVisits(const NodeStory& s,
                                              std::vector<StoryLine> latest) const {
    if (s.visits.empty()) {
        return latest;
    }
    std::vector<StoryLine> told;
    const auto earlier = static_cast<std::uint32_t>(s.visits.size()) - 1;
    const std::uint32_t leftOut = s.visit - 1 - earlier;
    for (std::uint32_t k = 0; k < earlier; ++k) {
        const ToldVisit& visit = s.visits[k];
        const QString how = tr("Visit %1: %2").arg(leftOut + k + 1).arg(called(s, visit));
        told.push_back(
            {visit.entered, visit.returned ? how + u' ' + returnedBy(s, *visit.returned) : how});
    }
    if (s.visit > 1) {
        latest.front().text = tr("Visit %1: %2").arg(s.visit).arg(latest.front().text);
    }
    told.insert(told.end(), latest.begin(), latest.end());
    // Where the table has answered since, children were skipped in an earlier visit.
    std::ranges::stable_sort(
        told, {}, [](const StoryLine& line) { return line.step.value_or(CallLog::never); });
    if (leftOut > 0) {
        const QString others = tr("%Ln earlier visits.", nullptr, static_cast<int>(leftOut));
        told.insert(told.begin(), {std::nullopt, others});
    }
    if (!s.known.nothing()) {
        told.push_back(
            {std::nullopt, joined({Sentences(naming_, view_.side()).itsWorth(s.node, s.known),
                                   tr("The transposition table holds that.")})});
    }
    return told;
}

/// How a visit began.
QString StoryText::called(const NodeStory& s, const ToldVisit& visit) const {
    const QString shown = windowOf(s, visit.window);
    if (visit.kind == CallKind::recalled) {
        return tr("Answered by the transposition table, for the window %1.").arg(shown);
    }
    switch (visit.approach) {
    case Approach::probe:
        return tr("Probed with the null window %1.").arg(shown);
    case Approach::again:
        return tr("Searched again with window %1.").arg(shown);
    case Approach::pass:
        return tr("A pass with the null window %1.").arg(shown);
    case Approach::iteration:
    case Approach::plain:
        break;
    }
    return visit.kind == CallKind::read ? tr("Read with window %1.").arg(shown)
                                        : tr("Entered with window %1.").arg(shown);
}

std::vector<StoryLine> StoryText::visit(const NodeStory& s) const {
    std::vector<StoryLine> told{{s.entered, entered(s)}};
    if (s.childrenSkipped != 0) {
        told.push_back({s.cutoff, withProof(skipped(s), s)});
    }
    if (s.left) {
        told.push_back({s.left, joined({returnedBy(s, *s.returned), proves(s)})});
    } else if (s.childrenSkipped == 0) {
        told.push_back({std::nullopt, soFar(s)});
    }
    return told;
}

/// A window of a call of the node, as numbers are to be told.
QString StoryText::windowOf(const NodeStory& s, Window window) const {
    const Algorithm algorithm = trace_.options().algorithm;
    return shownWindow(algorithm, view_.ofMax(s.player, window));
}

QString StoryText::read(const NodeStory& s) const {
    const QString given = shownNumber(*s.returned);
    const QString value = view_.asMinSeesIt(s.player)
                              ? tr("%1, which is %2 to MIN", "a static value")
                                    .arg(given, shownNumber(view_.ofMax(s.player, *s.returned)))
                              : given;
    if (!s.visits.empty() && s.visits.back().kind == CallKind::recalled) {
        return joined({called(s, s.visits.back()), tr("Its static value is %1.").arg(value)});
    }
    return s.window && !isFirstDraft() ? tr("Read with window %1: its static value is %2.")
                                             .arg(windowOf(s, *s.window), value)
                                       : tr("Read: its static value is %1.").arg(value);
}

QString StoryText::entered(const NodeStory& s) const {
    if (!s.visits.empty()) {
        return called(s, s.visits.back());
    }
    if (s.window && isFirstDraft()) {
        const Value parents = s.player == Player::min ? s.window->alpha : s.window->beta;
        return parents == infinity || parents == -infinity
                   ? tr("Entered.")
                   : tr("Entered when its parent had %1.")
                         .arg(held(view_.ofMax(opponent(s.player), parents)));
    }
    return s.window ? tr("Entered with window %1.").arg(windowOf(s, *s.window)) : tr("Entered.");
}

QString StoryText::skipped(const NodeStory& s) const {
    return s.player == Player::min && !cutsAtBeta()
               ? tr("α-cutoff: %Ln children were skipped.", nullptr,
                    static_cast<int>(s.childrenSkipped))
               : tr("β-cutoff: %Ln children were skipped.", nullptr,
                    static_cast<int>(s.childrenSkipped));
}

QString StoryText::soFar(const NodeStory& s) const {
    return joined({Sentences(naming_, view_.side()).itsWorth(s.node, s.proven),
                   s.bestChild == noNode
                       ? QString()
                       : tr("Its best child so far is %1.").arg(naming_.child(s.bestChild))});
}

QString StoryText::returnedBy(const NodeStory& s, Value returned) const {
    return tr("Returned %1.").arg(held(view_.ofMax(s.player, returned)));
}

QString StoryText::proves(const NodeStory& s) const {
    QString worth = Sentences(naming_, view_.side()).itsWorth(s.node, s.proven);
    if (!s.clamped) {
        return worth;
    }
    return joined({worth, isFirstDraft() ? tr("Fail-hard gave what its parent had.")
                                         : tr("Fail-hard gave the end of its window.")});
}

QString StoryText::cut(const NodeStory& s) const {
    return (playerOf(s.cutAt) == Player::min && !cutsAtBeta()
                ? tr("Skipped by the α-cutoff at %1.")
                : tr("Skipped by the β-cutoff at %1."))
        .arg(naming_.of(s.cutAt));
}

QString StoryText::withProof(const QString& fact, const NodeStory& s) const {
    if (!s.refutation) {
        return fact;
    }
    return joined({fact, Sentences(naming_, view_.side()).proof(*s.refutation)});
}

} // namespace prunus
