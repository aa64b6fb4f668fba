#include "ui/text/storytext.h"

#include "ui/text/sentences.h"
#include "ui/text/words.h"

namespace prunus {

ToldStory StoryText::of(const NodeStory& story) const {
    return {title(story), lines(story)};
}

QString StoryText::title(const NodeStory& s) const {
    const QString who = subject(s);
    return tr("%1 · %2", "node and state").arg(who.at(0).toUpper() + who.mid(1), state(s));
}

QString StoryText::subject(const NodeStory& s) const {
    if (!tree_.isLeaf(s.node)) {
        return named(s.node);
    }
    const NodeId parent = tree_.parent(s.node);
    const QString leaf = naming_.child(s.node);
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
        return {{s.entered, read(s)}};
    case NodeState::open:
    case NodeState::returned:
        break;
    }
    return visit(s);
}

std::vector<StoryLine> StoryText::visit(const NodeStory& s) const {
    std::vector<StoryLine> told{{s.entered, entered(s)}};
    if (s.childrenSkipped != 0) {
        told.push_back({s.cutoff, withProof(skipped(s), s)});
    }
    if (s.left) {
        told.push_back({s.left, returned(s) + u' ' + proves(s)});
    } else if (s.childrenSkipped == 0) {
        told.push_back({std::nullopt, soFar(s)});
    }
    return told;
}

/// The window that the call was given, as numbers are to be told.
QString StoryText::window(const NodeStory& s) const {
    const QString seen = shownWindow(view_.ofMax(s.player, *s.window));
    return view_.asMinSeesIt(s.player) ? tr("%1 as MIN sees it, from MAX’s side %2", "window")
                                             .arg(seen, shownWindow(*s.window))
                                       : seen;
}

QString StoryText::read(const NodeStory& s) const {
    const QString value = shownNumber(*s.returned);
    return s.window ? tr("Read with window %1: its static value is %2.").arg(window(s), value)
                    : tr("Read: its static value is %1.").arg(value);
}

QString StoryText::entered(const NodeStory& s) const {
    return s.window ? tr("Entered with window %1.").arg(window(s)) : tr("Entered.");
}

QString StoryText::skipped(const NodeStory& s) const {
    return s.player == Player::min ? tr("α-cutoff: %Ln children were skipped.", nullptr,
                                        static_cast<int>(s.childrenSkipped))
                                   : tr("β-cutoff: %Ln children were skipped.", nullptr,
                                        static_cast<int>(s.childrenSkipped));
}

QString StoryText::soFar(const NodeStory& s) const {
    if (s.proven.nothing()) {
        return tr("The leaves read so far prove nothing of it.");
    }
    const QString shown = shownBounds(s.proven);
    return s.bestChild == noNode
               ? tr("The leaves read so far prove %1.").arg(shown)
               : tr("The leaves read so far prove %1; its best child so far is %2.")
                     .arg(shown, naming_.child(s.bestChild));
}

QString StoryText::returned(const NodeStory& s) const {
    const QString v = shownNumber(view_.ofMax(s.player, *s.returned));
    return view_.asMinSeesIt(s.player) && *s.returned != 0
               ? tr("Returned %1 as MIN sees it, from MAX’s side %2.")
                     .arg(v, shownNumber(*s.returned))
               : tr("Returned %1.").arg(v);
}

QString StoryText::proves(const NodeStory& s) const {
    const QString shown = shownBounds(s.proven);
    if (s.clamped && s.proven.exact()) {
        return tr("Fail-hard gives the window’s bound; the leaves prove %1.").arg(shown);
    }
    if (s.clamped) {
        return tr("Fail-hard gives the window’s bound; the leaves prove only %1.").arg(shown);
    }
    return s.proven.exact() && s.proven.lower == *s.returned
               ? tr("The leaves prove that this is its value.")
               : tr("The leaves prove %1.").arg(shown);
}

QString StoryText::cut(const NodeStory& s) const {
    return (playerOf(s.cutAt) == Player::min ? tr("Skipped by the α-cutoff at %1.")
                                             : tr("Skipped by the β-cutoff at %1."))
        .arg(naming_.of(s.cutAt));
}

QString StoryText::withProof(const QString& fact, const NodeStory& s) const {
    if (!s.refutation) {
        return fact;
    }
    return fact + u' ' + Sentences(naming_).proof(*s.refutation, playerOf(s.refutation->node));
}

} // namespace prunus
