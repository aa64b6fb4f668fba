#include "ui/words/storytext.h"

#include "ui/words/sentences.h"
#include "ui/words/words.h"

#include <algorithm>

// TRANSLATOR StoryText What a search did with one node.

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
    const bool read = std::ranges::any_of(
        s.visits, [](const ToldVisit& visit) { return visit.kind == CallKind::read; });
    const bool told = read || s.state == NodeState::evaluated || naming.hides(s.node);
    return told || tree.isLeaf(s.node) || !tree.hasOwnValue(s.node)
               ? QString()
               : tr("Its own static value is %1; a search reads it only where its depth limit is.")
                     .arg(shownNumber(tree.staticValue(s.node)));
}

QString StoryText::title(const NodeStory& s) const {
    const bool atLimit = s.state == NodeState::evaluated && !tree.isLeaf(s.node);
    return tr("%1 · %2", "node and state")
        .arg(subject(s), atLimit ? tr("read at the depth limit") : state(s.state));
}

QString StoryText::subject(const NodeStory& s) const {
    if (!tree.isLeaf(s.node)) {
        return named(s.node);
    }
    const NodeId parent = tree.parent(s.node);
    const QString leaf = naming.opening(s.node);
    return parent == noNode ? leaf : tr("%1 of %2", "leaf of node").arg(leaf, named(parent));
}

QString StoryText::named(NodeId inner) const {
    return tr("%1 (%2)", "node and player").arg(naming.of(inner), shownPlayer(playerAt(inner)));
}

QString StoryText::state(NodeState state) {
    switch (state) {
    case NodeState::notReached:
        return tr("not reached yet");
    case NodeState::open:
        return tr("being searched");
    case NodeState::evaluated:
        return tr("read");
    case NodeState::returned:
        return tr("returned");
    case NodeState::cut:
        return tr("skipped");
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
        return whereCut(s);
    case NodeState::evaluated:
    case NodeState::open:
    case NodeState::returned:
        break;
    }
    std::vector<StoryLine> told = amongVisits(
        s, s.state == NodeState::evaluated ? std::vector{StoryLine{s.entered, read(s)}} : visit(s));
    if (s.iteration != 0 && s.cutAt != noNode && s.cutAt != s.node) {
        told.push_back({s.cutoff, withProof(cut(s), s)});
    } else if (s.iteration != 0 && !tree.isLeaf(s.node)) {
        told.push_back({std::nullopt, tr("In iteration %1 nothing is known of its value yet.")
                                          .arg(shownCount(s.iteration))});
    }
    return told;
}

std::vector<StoryLine> StoryText::whereCut(const NodeStory& s) const {
    if (s.iteration == 0) {
        return {{s.cutoff, withProof(cut(s), s)}};
    }
    const QString skipped = alphaCuts(s.cutAt)
                                ? tr("In iteration %1 it was skipped by the α-cutoff at %2.")
                                : tr("In iteration %1 it was skipped by the β-cutoff at %2.");
    return {{s.cutoff, skipped.arg(shownCount(s.cutoffIn), naming.of(s.cutAt))},
            {std::nullopt, tr("Iteration %1 has not come here yet.").arg(shownCount(s.iteration))}};
}

bool StoryText::alphaCuts(NodeId at) const {
    return playerAt(at) == Player::min && !cutsAtBeta();
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
        const QString how = called(s, visit, leftOut + k + 1);
        told.push_back(
            {visit.entered, visit.returned ? how + u' ' + returnedBy(s, *visit.returned) : how});
    }
    told.insert(told.end(), latest.begin(), latest.end());
    // Where the table has answered since, children were skipped in an earlier visit.
    std::ranges::stable_sort(
        told, {}, [](const StoryLine& line) { return line.step.value_or(CallLog::never); });
    if (leftOut > 0) {
        const QString others =
            tr("%Ln earlier visits are not listed.", nullptr, static_cast<int>(leftOut));
        told.insert(told.begin(), {std::nullopt, others});
    }
    if (!s.known.nothing()) {
        told.push_back({std::nullopt, tableHolds(s.node, s.known)});
    }
    return told;
}

/// How a visit began; which one it was is told where there were several.
QString StoryText::called(const NodeStory& s, const ToldVisit& visit, std::uint32_t number) const {
    const QString window = shown(s.node, visit.window);
    if (s.visit > 1 && visit.kind == CallKind::recalled && visit.foundAt != s.node) {
        return tr("On visit %1 the transposition table answered with what was found at %2, for the "
                  "window %3.")
            .arg(shownCount(number), naming.of(visit.foundAt), window);
    }
    if (s.visit > 1) {
        return calledAsVisit(number, visit, window);
    }
    if (visit.kind == CallKind::recalled && visit.foundAt != s.node) {
        return tr("Answered by the transposition table with what was found at %1, for the window "
                  "%2.")
            .arg(naming.of(visit.foundAt), window);
    }
    if (visit.kind == CallKind::recalled) {
        return tr("Answered by the transposition table, for the window %1.").arg(window);
    }
    switch (visit.approach) {
    case Approach::probe:
        return tr("Probed with the null window %1.").arg(window);
    case Approach::pass:
        return tr("A pass with the null window %1.").arg(window);
    case Approach::again: // which no first visit is
    case Approach::iteration:
    case Approach::plain:
        break;
    }
    return visit.kind == CallKind::read ? tr("Read with the window %1.").arg(window)
                                        : tr("Entered with the window %1.").arg(window);
}

QString StoryText::calledAsVisit(std::uint32_t number, const ToldVisit& visit,
                                 const QString& window) const {
    if (visit.kind == CallKind::recalled) {
        return tr("On visit %1 the transposition table answered, for the window %2.")
            .arg(shownCount(number), window);
    }
    switch (visit.approach) {
    case Approach::probe:
        return tr("Visit %1 was a probe, with the null window %2.").arg(shownCount(number), window);
    case Approach::again:
        return tr("Visit %1 searched it again, with the window %2.")
            .arg(shownCount(number), window);
    case Approach::pass:
        return tr("Visit %1 was a pass, with the null window %2.").arg(shownCount(number), window);
    case Approach::iteration:
    case Approach::plain:
        break;
    }
    return (visit.kind == CallKind::read ? tr("Visit %1 read it, with the window %2.")
                                         : tr("Visit %1 entered it, with the window %2."))
        .arg(shownCount(number), window);
}

std::vector<StoryLine> StoryText::visit(const NodeStory& s) const {
    std::vector<StoryLine> told{{s.entered, entered(s)}};
    if (s.childrenSkipped != 0) {
        told.push_back({s.cutoff, withProof(skipped(s), s)});
    }
    if (s.left) {
        const QString returned =
            s.iteration == 0 ? returnedBy(s, *s.returned)
                             : tr("Returned %1 in iteration %2.")
                                   .arg(shown(s.node, *s.returned), shownCount(s.visitedIn));
        told.push_back({s.left, joined({returned, proves(s)})});
    } else if (s.childrenSkipped == 0) {
        told.push_back({std::nullopt, soFar(s)});
    }
    return told;
}

QString StoryText::read(const NodeStory& s) const {
    if (trace.plain() != nullptr) {
        return tr("Read: its static value is %1. The program returned %2.")
            .arg(shownNumber(tree.staticValue(s.node)), shown(s.node, *s.returned));
    }
    const QString given = shownNumber(*s.returned);
    const QString value = isTurned(s.node)
                              ? tr("%1 (%2 to MIN)", "a static value")
                                    .arg(given, shownNumber(turned(s.node, *s.returned)))
                              : given;
    if (!s.visits.empty() && (s.visit > 1 || s.visits.back().kind == CallKind::recalled)) {
        return joined(
            {called(s, s.visits.back(), s.visit), tr("Its static value is %1.").arg(value)});
    }
    return s.window && !isFirstDraft() ? tr("Read with the window %1: its static value is %2.")
                                             .arg(shown(s.node, *s.window), value)
                                       : tr("Read: its static value is %1.").arg(value);
}

QString StoryText::entered(const NodeStory& s) const {
    if (!s.visits.empty()) {
        return called(s, s.visits.back(), s.visit);
    }
    if (s.window && isFirstDraft()) {
        const Value parents = s.player == Player::min ? s.window->alpha : s.window->beta;
        return parents == infinity || parents == -infinity
                   ? tr("Entered.")
                   : tr("Entered when its parent had %1.")
                         .arg(held(view.ofMax(opponent(s.player), parents)));
    }
    return s.window ? tr("Entered with the window %1.").arg(shown(s.node, *s.window))
                    : tr("Entered.");
}

QString StoryText::skipped(const NodeStory& s) const {
    if (trace.plain() != nullptr) { // which bound a slip tests is its own business
        return tr("%Ln children were skipped.", nullptr, static_cast<int>(s.childrenSkipped));
    }
    return alphaCuts(s.node) ? tr("α-cutoff: %Ln children were skipped.", nullptr,
                                  static_cast<int>(s.childrenSkipped))
                             : tr("β-cutoff: %Ln children were skipped.", nullptr,
                                  static_cast<int>(s.childrenSkipped));
}

QString StoryText::soFar(const NodeStory& s) const {
    return joined(
        {trace.plain() != nullptr ? QString() : itsWorth(s.node, s.proven),
         s.bestChild == noNode
             ? QString()
             : tr("Of the children compared so far, %1 is best.").arg(naming.child(s.bestChild))});
}

QString StoryText::returnedBy(const NodeStory& s, Value returned) const {
    return tr("Returned %1.").arg(shown(s.node, returned));
}

QString StoryText::proves(const NodeStory& s) const {
    if (s.iteration != 0 || trace.plain() != nullptr) {
        return {};
    }
    QString worth = itsWorth(s.node, s.proven);
    if (!s.clamped) {
        return worth;
    }
    if (!isFirstDraft()) {
        return joined({worth, tr("Fail-hard returned the end of its window.")});
    }
    return joined({worth, fromMover()
                              ? tr("Fail-hard returned what its parent had, seen from %1’s side.")
                                    .arg(shownPlayer(s.player))
                              : tr("Fail-hard returned what its parent had.")});
}

QString StoryText::cut(const NodeStory& s) const {
    if (trace.plain() != nullptr) {
        return tr("Skipped when the program stopped at %1.").arg(naming.of(s.cutAt));
    }
    const bool alpha = alphaCuts(s.cutAt);
    const bool perhapsAgain = usesNullWindows(trace.options().algorithm);
    return (perhapsAgain ? (alpha ? tr("First skipped by the α-cutoff at %1.")
                                  : tr("First skipped by the β-cutoff at %1."))
            : alpha      ? tr("Skipped by the α-cutoff at %1.")
                         : tr("Skipped by the β-cutoff at %1."))
        .arg(naming.of(s.cutAt));
}

QString StoryText::withProof(const QString& fact, const NodeStory& s) const {
    if (!s.refutation) {
        return fact;
    }
    return joined({fact, Sentences(naming, view.side()).proof(*s.refutation, s.cutoffIn)});
}

} // namespace prunus
