#include "core/search/nullwindow.h"
#include "ui/words/lists.h"
#include "ui/words/sentences.h"

#include <algorithm>
#include <cmath>

namespace prunus {
namespace {

QString firstWindowAsks(const SentenceContext& by, const Refutation& r) {
    const bool below = (by.playerAt(r.node) == Player::max) != by.isTurned(GameTree::root());
    return (!below ? SentenceContext::tr("The first window asks only for values of %1 above %2.")
                   : SentenceContext::tr("The first window asks only for values of %1 below %2."))
        .arg(by.name(GameTree::root()), by.shown(GameTree::root(), r.rival.value));
}

/// Of two texts the one for what the probe asks of its child.
QString ofProbe(const SentenceContext& by, const Refutation& r, const QString& moreThan,
                const QString& lessThan) {
    const bool max = by.playerAt(r.rival.prober) == Player::max;
    const Value asked = max ? nextBelow(r.rival.value) : nextAbove(r.rival.value);
    return (max != by.isTurned(r.rival.probed) ? moreThan : lessThan)
        .arg(by.name(r.rival.probed), by.shown(r.rival.probed, asked));
}

bool isInfinite(Window w) {
    return std::max(std::abs(w.alpha), std::abs(w.beta)) == infinity;
}

/// What a pass asks is the same all over the tree.
Window askedByPass(const SentenceContext& by, const Refutation& r) {
    const Value end = r.rival.value;
    return by.turned(GameTree::root(), by.playerAt(r.node) == Player::min
                                           ? Window{end, nextAbove(end)}
                                           : Window{nextBelow(end), end});
}

/// Of four texts the one for what the pass asks of the root.
QString ofPass(const SentenceContext& by, const Refutation& r, const QString& upperBound,
               const QString& lowerBound, const QString& moreThan, const QString& atLeast) {
    const QString root = by.name(GameTree::root());
    const Window asked = askedByPass(by, r);
    if (isInfinite(asked)) {
        return (asked.beta == infinity ? upperBound : lowerBound)
            .arg(root, shownPlayer(by.playerAt(r.node)));
    }
    return by.held(asked.beta).endsWith(u'⁺') ? moreThan.arg(root, by.held(asked.alpha))
                                              : atLeast.arg(root, by.held(asked.beta));
}

/// What the table holds of a node, which closes the window here or below.
QString tableHolds(const SentenceContext& by, const Refutation& r) {
    const bool upper = by.playerAt(r.node) == Player::max;
    const bool atMost = upper != by.isTurned(r.rival.held);
    return (atMost ? SentenceContext::tr(
                         "The transposition table holds that the value of %1 is at most %2.")
                   : SentenceContext::tr(
                         "The transposition table holds that the value of %1 is at least %2."))
        .arg(by.name(r.rival.held), by.shown(r.rival.held, r.rival.value));
}

/// Why a call asks no further than an end of its window that nobody has found.
QString asksNoMore(const SentenceContext& by, const Refutation& r) {
    if (r.rival.fromTable()) {
        return tableHolds(by, r);
    }
    if (!usesNullWindows(by.trace.options().algorithm)) {
        return firstWindowAsks(by, r);
    }
    if (r.rival.fromProbe()) {
        return ofProbe(
            by, r,
            SentenceContext::tr("The probe of %1 only asks whether its value is more than %2."),
            SentenceContext::tr("The probe of %1 only asks whether its value is less than %2."));
    }
    return ofPass(
        by, r,
        SentenceContext::tr("This pass only looks for an upper bound of %1, and for that one child "
                            "of a %2 node is enough."),
        SentenceContext::tr("This pass only looks for a lower bound of %1, and for that one child "
                            "of a %2 node is enough."),
        SentenceContext::tr("This pass only asks whether the value of %1 is more than %2."),
        SentenceContext::tr("This pass only asks whether the value of %1 is at least %2."));
}

/// The same of a pass or a probe that may be over.
QString askedNoMore(const SentenceContext& by, const Refutation& r, std::uint32_t pass) {
    if (r.rival.fromTable()) {
        return tableHolds(by, r);
    }
    if (!usesNullWindows(by.trace.options().algorithm)) {
        return firstWindowAsks(by, r);
    }
    if (r.rival.fromProbe()) {
        return ofProbe(
            by, r,
            SentenceContext::tr("The probe of %1 only asked whether its value is more than %2."),
            SentenceContext::tr("The probe of %1 only asked whether its value is less than %2."));
    }
    return ofPass(
        by, r,
        SentenceContext::tr(
            "Pass %1 only looked for an upper bound of %2, and for that one child of a %3 "
            "node is enough.")
            .arg(pass),
        SentenceContext::tr(
            "Pass %1 only looked for a lower bound of %2, and for that one child of a %3 "
            "node is enough.")
            .arg(pass),
        SentenceContext::tr("Pass %1 only asked whether the value of %2 is more than %3.")
            .arg(pass),
        SentenceContext::tr("Pass %1 only asked whether the value of %2 is at least %3.")
            .arg(pass));
}

/// Where the probe of a node found what it is worth at least, and now it is searched again.
QString rivalFoundByProbe(const SentenceContext& by, const Refutation& r) {
    const NodeId probed = r.rival.through;
    const bool max = by.playerAt(r.rival.node) == Player::max;
    const QString found =
        (max != by.isTurned(probed)
             ? SentenceContext::tr("The probe of %1 has shown that its value is at least %2.")
             : SentenceContext::tr("The probe of %1 has shown that its value is at most %2."))
            .arg(by.name(probed), by.shown(probed, r.rival.value));
    if (probed == r.node) {
        return joined({found, SentenceContext::tr("So the value is exactly that.")});
    }
    return joined(
        {found, (max != by.isTurned(r.node)
                     ? SentenceContext::tr("So a value of %1 of %2 or less makes no difference.")
                     : SentenceContext::tr("So a value of %1 of %2 or more makes no difference."))
                    .arg(by.name(r.node), by.shown(r.node, r.rival.value))});
}

/// What the opponent has further up, and why nothing is gained by what the node still has.
QString rivals(const SentenceContext& by, const Refutation& r) {
    const Alternative& rival = r.rival;
    if (rival.through == by.tree.ancestor(r.node, by.tree.rowOf(rival.node) + 1)) {
        return rivalFoundByProbe(by, r);
    }
    const bool up = by.rises(rival.node);
    const QString who = shownPlayer(by.playerAt(rival.node));
    const QString v = by.shown(rival.node, rival.value);
    const QString there = by.name(rival.node);
    const QString through = by.name(rival.through);
    const QString here = by.name(r.node);
    if (!r.deep()) {
        const QString said =
            r.equal ? (up ? SentenceContext::tr("%1 is sure of at least %2 at %3, by moving to "
                                                "%4, and gains nothing by moving to %5.")
                          : SentenceContext::tr("%1 is sure of at most %2 at %3, by moving to "
                                                "%4, and gains nothing by moving to %5."))
                    : (up ? SentenceContext::tr("%1 is sure of at least %2 at %3, by moving to "
                                                "%4, and so has no reason to move to %5.")
                          : SentenceContext::tr("%1 is sure of at most %2 at %3, by moving to "
                                                "%4, and so has no reason to move to %5."));
        return said.arg(who, v, there, through, here);
    }
    const QString said =
        up ? SentenceContext::tr(
                 "%Ln levels above %5, %1 is sure of at least %2 at %3, by moving to %4.", nullptr,
                 static_cast<int>(r.levels))
           : SentenceContext::tr(
                 "%Ln levels above %5, %1 is sure of at most %2 at %3, by moving to %4.", nullptr,
                 static_cast<int>(r.levels));
    const QString rather =
        r.equal ? SentenceContext::tr("%1 gains nothing by letting play come to %2 instead.")
                : SentenceContext::tr("%1 would rather take that than let play come to %2.");
    return joined({said.arg(who, v, there, through, here), rather.arg(who, here)});
}

/// Empty if one of them is called by a value that is hidden.
QString enumerated(const SentenceContext& by, const std::vector<NodeId>& children) {
    QStringList named;
    for (const NodeId n : children) {
        const bool nameless = by.tree.isLeaf(n) && by.tree.names().at(n).empty();
        if (nameless && by.naming.hides(n)) {
            return {};
        }
        named << by.name(n);
    }
    return listedWithAnd(named);
}

QString skippedChildren(const SentenceContext& by, const CutOff& e) {
    const int count = static_cast<int>(e.skipped);
    const QString where = by.name(e.node);
    const QString list =
        e.skippedChildren.size() < e.skipped ? QString() : enumerated(by, e.skippedChildren);
    if (list.isEmpty()) {
        return (e.skippedAreLast ? SentenceContext::tr("The last %Ln children of %1 are skipped.",
                                                       nullptr, count)
                                 : SentenceContext::tr("The other %Ln children of %1 are skipped.",
                                                       nullptr, count))
            .arg(where);
    }
    return (e.skippedAreLast ? SentenceContext::tr("The last %Ln children of %1 are skipped (%2).",
                                                   nullptr, count)
                             : SentenceContext::tr("The other %Ln children of %1 are skipped (%2).",
                                                   nullptr, count))
        .arg(where, list);
}

/// Of what a probe or a pass asks, which was said before.
QString cannotChangeAnswer(const SentenceContext& by, const CutOff& e) {
    const int count = static_cast<int>(e.skipped);
    const bool bound =
        e.scope == Scope::pass && e.refutation && isInfinite(askedByPass(by, *e.refutation));
    return bound ? SentenceContext::tr("The bound holds without them.", nullptr, count)
                 : SentenceContext::tr("They cannot change the answer.", nullptr, count);
}

/// Of what the skipped children are without influence.
QString cannotChange(const SentenceContext& by, const CutOff& e) {
    const int count = static_cast<int>(e.skipped);
    switch (e.scope) {
    case Scope::probe:
    case Scope::pass:
        return cannotChangeAnswer(by, e);
    case Scope::iteration:
        return SentenceContext::tr("They cannot change the root’s value in this iteration.",
                                   nullptr, count);
    case Scope::root:
        break;
    }
    if (by.trace.options().window == Window{}) {
        return by.isLimited()
                   ? SentenceContext::tr("They cannot change the root’s value to the depth limit.",
                                         nullptr, count)
                   : SentenceContext::tr("They cannot change the root’s value.", nullptr, count);
    }
    // A value outside the window is a bound in fail-soft, and another one with those read.
    return by.trace.options().fail == FailMode::hard
               ? SentenceContext::tr("They cannot change what the search finds.", nullptr, count)
               : SentenceContext::tr(
                     "They cannot change on which side of the window the value lies, nor a "
                     "value inside it.",
                     nullptr, count);
}

} // namespace

QString tellProof(const SentenceContext& by, const Refutation& r, std::uint32_t pass) {
    return joined({by.isSure({r.node, r.child, r.value}), r.rival.fromFirstWindow()
                                                              ? askedNoMore(by, r, pass)
                                                              : by.isAlreadySure(r.rival)});
}

std::vector<ProvingMove> provingMoves(const SentenceContext& by, const Refutation& r) {
    const auto atBest = [&by](const Alternative& a) {
        const QString v = by.shown(a.node, a.value);
        return by.rises(a.node) ? SentenceContext::tr("at least %1").arg(v)
                                : SentenceContext::tr("at most %1").arg(v);
    };
    std::vector<ProvingMove> moves;
    if (!r.rival.fromFirstWindow()) {
        const Alternative& a = r.rival;
        const Bounds there = by.naming.moment().proven(a.through);
        const bool exact = there.exact() && there.lower == a.value;
        const Player player = by.playerAt(a.node);
        moves.push_back(
            {a.node, a.through, player,
             //: A player, and the value that a move is sure of.
             SentenceContext::tr("%1 can play this: %2")
                 .arg(shownPlayer(player), exact ? by.shown(a.node, a.value) : atBest(a))});
    }
    const Player player = by.playerAt(r.node);
    const Alternative own{r.node, r.child, r.value};
    //: A player, and the value that a move is sure of.
    const QString said = moves.empty() ? SentenceContext::tr("%1 can play this: %2")
                                       : SentenceContext::tr("%1 can answer this: %2");
    moves.push_back({r.node, r.child, player, said.arg(shownPlayer(player), atBest(own))});
    return moves;
}

Said tell(const SentenceContext& by, const CutOff& e) {
    // The negamax forms have a β only.
    const QString title =
        (by.rises(e.node) ? SentenceContext::tr("β-cutoff at %1 (%2).")
         : by.trace.traits().negamaxForm
             ? SentenceContext::tr("β-cutoff at %1 (%2) in the code; from MAX’s side it is at α.")
             : SentenceContext::tr("α-cutoff at %1 (%2)."))
            .arg(by.name(e.node), shownPlayer(e.player));
    QStringList said;
    if (e.refutation) {
        const Refutation& r = *e.refutation;
        said << by.isSure({r.node, r.child, r.value});
        said << (r.rival.fromFirstWindow() ? asksNoMore(by, r) : rivals(by, r));
    }
    // What fail-hard returned for the child was told when it returned, a step ago.
    said << skippedChildren(by, e) << cannotChange(by, e);
    return {title, joined(said)};
}

} // namespace prunus
