#include "ui/words/sentences.h"

namespace prunus {
namespace {

/// What the static value is, and where it goes.
QString goesBack(const SentenceContext& by, const LeafRead& e) {
    const NodeId parent = by.tree.parent(e.node);
    if (parent == noNode) {
        return by.isTurned(e.node)
                   ? SentenceContext::tr("Its static value is %1, which is %2 to MIN.")
                         .arg(by.held(e.value), by.shown(e.node, e.value))
                   : SentenceContext::tr("Its static value is %1.").arg(by.held(e.value));
    }
    return (by.isTurned(e.node)
                ? SentenceContext::tr(
                      "Its static value is %1, which is %2 to MIN, and goes back to %3.")
                      .arg(by.held(e.value), by.shown(e.node, e.value))
                : SentenceContext::tr("Its static value %1 goes back to %2.").arg(by.held(e.value)))
        .arg(by.name(parent));
}

QString fromChild(const SentenceContext& by, NodeId child, Value value) {
    const NodeId parent = by.tree.parent(child);
    return by.fromMover() && value != 0
               ? SentenceContext::tr("%1 (%2 to %3)",
                                     "a number a child returned, and to the parent’s player")
                     .arg(by.shown(child, value), by.shown(parent, value),
                          shownPlayer(by.playerAt(parent)))
               : by.shown(child, value);
}

/// The picture shows what is proved, the code holds what was returned: where they differ, why.
QString ofClampedChild(const SentenceContext& by, NodeId child, Value value, Bounds proven) {
    return joined(
        {by.worth(child, proven),
         SentenceContext::tr("Fail-hard has returned %1 for it.").arg(by.shown(child, value))});
}

/// What the player's own variable is now.
QString roseTo(const SentenceContext& by, const Improved& e, const QString& own) {
    return (by.rises(e.node)
                ? SentenceContext::tr("%1 can move to %2, which returns %3, so α rises to %4.")
                : SentenceContext::tr("%1 can move to %2, which returns %3, so β falls to %4."))
        .arg(shownPlayer(e.player), by.name(e.child), fromChild(by, e.child, e.value), own);
}

/// What the improvement does to the variables. In fail-soft the best can still lie outside them.
QString improvement(const SentenceContext& by, const Improved& e) {
    const bool up = by.rises(e.node);
    const QString who = shownPlayer(e.player);
    const QString child = by.name(e.child);
    const QString v = fromChild(by, e.child, e.value);
    const bool drafted = by.trace.traits().handsDown == HandsDown::given;
    if (by.trace.traits().handsDown == HandsDown::best) {
        return roseTo(by, e, by.shown(e.node, e.best));
    }
    if (!e.window) {
        return SentenceContext::tr("%1 can move to %2, which returns %3, the best so far.")
            .arg(who, child, v);
    }
    const Window w = by.turned(e.node, *e.window);
    if (drafted && e.inHand) {
        return SentenceContext::tr(
                   "%1 can move to %2, which returns %3, the best so far. What was handed "
                   "down stays as it is: α = %4 and β = %5.")
            .arg(who, child, v, by.held(w.alpha), by.held(w.beta));
    }
    const QString own = by.held(up ? w.alpha : w.beta);
    if (!e.inHand) {
        return joined({e.clamped ? QString() : by.worth(e.child, e.proven),
                       (up ? SentenceContext::tr("That is not above α = %1, so α stays.")
                           : SentenceContext::tr("That is not below β = %1, so β stays."))
                           .arg(own)});
    }
    if (e.narrowed) {
        return roseTo(by, e, own);
    }
    return (up ? SentenceContext::tr(
                     "%1 can move to %2, which returns %3. That is not above α = %4, so α stays.")
               : SentenceContext::tr(
                     "%1 can move to %2, which returns %3. That is not below β = %4, so β stays."))
        .arg(who, child, v, own);
}

/// The root's numbers have the other sign where its mover is the other player.
QString notInFirstWindow(const SentenceContext& by, const NotImproved& e) {
    const bool up = by.rises(e.node);
    const QString best = by.shown(e.node, e.best);
    if (by.isTurned(e.node) == by.isTurned(GameTree::root())) {
        return (up ? SentenceContext::tr("That is not above α = %1, where the first window begins.")
                   : SentenceContext::tr("That is not below β = %1, where the first window ends."))
            .arg(best);
    }
    return (up ? SentenceContext::tr(
                     "That is not above α = %1: for %2, the first window ends at %3.")
               : SentenceContext::tr(
                     "That is not below β = %1: for %2, the first window begins at %3."))
        .arg(best, by.name(GameTree::root()), by.shown(GameTree::root(), e.best));
}

/// Why a child is no better than what there is.
QString noImprovement(const SentenceContext& by, const NotImproved& e) {
    const bool up = by.rises(e.node);
    const QString best = by.shown(e.node, e.best);
    if (e.holder && !e.holder->fromFirstWindow()) {
        const bool here = e.holder->node == e.node;
        const QString bound = up ? SentenceContext::tr("That is why α is %1 here.")
                                 : SentenceContext::tr("That is why β is %1 here.");
        return joined({by.isAlreadySure(*e.holder), here ? QString() : bound.arg(best)});
    }
    if (e.holder && e.holder->fromTable()) {
        return (up ? SentenceContext::tr(
                         "That is not above α = %1, which the transposition table holds as a "
                         "lower bound of %2.")
                   : SentenceContext::tr(
                         "That is not below β = %1, which the transposition table holds as "
                         "an upper bound of %2."))
            .arg(best, by.name(e.holder->held));
    }
    if (e.holder && by.trace.traits().repeats) {
        return (up ? SentenceContext::tr("That is not above α = %1 of the null window.")
                   : SentenceContext::tr("That is not below β = %1 of the null window."))
            .arg(best);
    }
    if (e.holder) {
        return notInFirstWindow(by, e);
    }
    return (up ? SentenceContext::tr("That is not above %1, the best number so far.")
               : SentenceContext::tr("That is not below %1, the best number so far."))
        .arg(best);
}

QString whyAgain(const SentenceContext& by, const SearchedAgain& e) {
    const QString child = by.name(e.child);
    const QString window = by.shown(e.child, e.next);
    if (by.tree.isLeaf(e.child)) {
        return SentenceContext::
            tr("That it is a leaf makes no difference here: %1 is read again, with the window %2.")
                .arg(child, window);
    }
    if (by.trace.isSearchLeaf(by.tree, e.child)) {
        return SentenceContext::tr(
                   "That it lies at the depth limit makes no difference here: %1 is read "
                   "again, with the window %2.")
            .arg(child, window);
    }
    if (!e.clamped) {
        return SentenceContext::
            tr("A probe does not tell by how much, so %1 is searched again, with the window %2.")
                .arg(child, window);
    }
    // The picture shows what the leaves prove, and that is more than the search holds.
    return SentenceContext::tr(
               "Fail-hard has returned %1 for it, which does not tell as much, so %2 is "
               "searched again, with the window %3.")
        .arg(by.shown(e.child, e.value), child, window);
}

QString clamped(const SentenceContext& by, const Returned& e) {
    const QString v = by.shown(e.node, e.value);
    const bool atAlpha = by.turned(e.node, e.value) > by.turned(e.node, e.proven).upper;
    if (!e.window && by.fromMover()) {
        const NodeId parent = by.tree.parent(e.node);
        return joined(
            {by.itsWorth(e.node, e.proven),
             SentenceContext::tr("Instead, fail-hard returns %1, because its parent %2 has %3.")
                 .arg(v, by.name(parent), by.shown(parent, e.value))});
    }
    const QString why =
        !e.window ? SentenceContext::tr("Instead, fail-hard returns the %1 that its parent has.")
        : atAlpha
            ? SentenceContext::tr("Instead, fail-hard returns α = %1, where its window begins.")
            : SentenceContext::tr("Instead, fail-hard returns β = %1, where its window ends.");
    return joined({by.itsWorth(e.node, e.proven), why.arg(v)});
}

} // namespace

Said tell(const SentenceContext& by, const LeafRead& e) {
    const bool leaf = by.tree.isLeaf(e.node);
    if (e.call.approach == Approach::probe) {
        return {(leaf ? SentenceContext::tr("The search probes %1.")
                      : SentenceContext::tr("The search probes %1 at the depth limit."))
                    .arg(by.name(e.node)),
                joined({by.probeQuestion(e.node, e.window), goesBack(by, e),
                        e.firstNullWindow ? by.signsNextToNumbers() : QString()})};
    }
    const bool again = e.call.visit > 1;
    return {(leaf ? (again ? SentenceContext::tr("The search reads %1 again.")
                           : SentenceContext::tr("The search reads %1."))
                  : (again ? SentenceContext::tr("The search reads %1 again at the depth limit.")
                           : SentenceContext::tr("The search reads %1 at the depth limit.")))
                .arg(by.name(e.node)),
            goesBack(by, e)};
}

namespace {

/// Which position the answer was found of, where that was another node.
QString foundElsewhere(const SentenceContext& by, const Recalled& e) {
    if (e.foundAt == e.node) {
        return {};
    }
    const bool mirrors = by.trace.positions() != nullptr && by.trace.positions()->mirrors();
    return (mirrors ? SentenceContext::tr("%1 is the same position as %2, or its mirror image.")
                    : SentenceContext::tr("%1 is the same position as %2."))
        .arg(by.naming.opening(e.node), by.name(e.foundAt));
}

} // namespace

Said tell(const SentenceContext& by, const Recalled& e) {
    const QString elsewhere = foundElsewhere(by, e);
    const QString title = SentenceContext::tr("The transposition table answers %1 for %2.")
                              .arg(by.shown(e.node, e.value), by.name(e.node));
    const Bounds known = e.call.known;
    if (known.exact()) {
        return {title,
                by.trace.isSearchLeaf(by.tree, e.node)
                    ? joined({elsewhere,
                              SentenceContext::tr(
                                  "The search has read %1 before, and does not read it again.")
                                  .arg(by.name(e.foundAt))})
                    : joined({elsewhere, by.worth(e.node, known),
                              elsewhere.isEmpty()
                                  ? SentenceContext::tr(
                                        "That has been found before, so %1 is not searched "
                                        "again.")
                                        .arg(by.name(e.node))
                                  : SentenceContext::tr(
                                        "That has been found there, so %1 is not searched.")
                                        .arg(by.name(e.node))})};
    }
    const Window w = by.turned(e.node, e.window);
    const Bounds b = by.turned(e.node, known);
    const bool notBelow = b.lower >= w.beta;
    return {title,
            joined({elsewhere, by.worth(e.node, known),
                    (notBelow ? SentenceContext::tr("This call only asks for values below β = %1.")
                              : SentenceContext::tr("This call only asks for values above α = %1."))
                        .arg(by.held(notBelow ? w.beta : w.alpha))})};
}

Said tell(const SentenceContext& by, const Improved& e) {
    QString title;
    if (e.inHand) {
        title = (by.rises(e.node) ? SentenceContext::tr("%1 is sure of at least %2 at %3.")
                                  : SentenceContext::tr("%1 is sure of at most %2 at %3."))
                    .arg(shownPlayer(e.player), by.shown(e.node, e.value), by.name(e.node));
    } else {
        title = SentenceContext::tr("The best number so far at %1 is %2.")
                    .arg(by.name(e.node), by.shown(e.node, e.value));
    }
    const bool couldStop = e.refutation && e.childrenLeft == 0;
    return {title,
            joined({improvement(by, e),
                    e.clamped ? ofClampedChild(by, e.child, e.value, e.proven) : QString(),
                    couldStop
                        ? SentenceContext::tr(
                              "Here %1 could stop, but %2 was its last child: nothing is skipped.")
                              .arg(by.name(e.node), by.name(e.child))
                        : QString()})};
}

Said tell(const SentenceContext& by, const NotImproved& e) {
    return {SentenceContext::tr("Nothing changes at %1: %2 returns %3.")
                .arg(by.name(e.node), by.name(e.child), fromChild(by, e.child, e.value)),
            joined({noImprovement(by, e),
                    e.clamped ? ofClampedChild(by, e.child, e.value, e.proven) : QString()})};
}

Said tell(const SentenceContext& by, const SearchedAgain& e) {
    const bool up = by.rises(e.node);
    const QString child = by.name(e.child);
    const Window w = by.turned(e.node, *e.window);
    const QString beaten = (up ? SentenceContext::tr("That is more than α = %1.")
                               : SentenceContext::tr("That is less than β = %1."))
                               .arg(by.held(up ? w.alpha : w.beta));
    return {SentenceContext::tr("The probe of %1 returns %2.")
                .arg(child, fromChild(by, e.child, e.value)),
            joined({beaten, e.clamped ? by.worth(e.child, e.proven) : QString(), whyAgain(by, e)})};
}

Said tell(const SentenceContext& by, const Returned& e) {
    const QString title =
        SentenceContext::tr("%1 returns %2.").arg(by.name(e.node), by.shown(e.node, e.value));
    if (e.clamped) {
        return {title, clamped(by, e)};
    }
    const bool all = e.proven.exact() && e.proven.lower == e.value;
    if (!all) {
        return {title, by.itsWorth(e.node, e.proven)};
    }
    const bool limited = by.isLimited() && !by.tree.isLeaf(e.node);
    return {title, limited ? SentenceContext::tr("To the depth limit, that is its value.")
                           : SentenceContext::tr("That is its value.")};
}

} // namespace prunus
