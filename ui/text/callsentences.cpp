// The part of Sentences about what only happens where nodes are visited again: probes and second
// searches, passes and iterations, and what the transposition table answers.

#include "core/search/nullwindow.h"
#include "ui/text/sentences.h"
#include "ui/text/words.h"

namespace prunus {

Said Sentences::say(const Entered& e) const {
    switch (e.call.approach) {
    case Approach::probe:
        return probe(e);
    case Approach::again:
        return again(e);
    case Approach::pass:
        return pass(e);
    case Approach::iteration:
        return iteration(e);
    case Approach::plain:
        break;
    }
    return plain(e);
}

/// What a call knows from calls of the node before it.
QString Sentences::fromBefore(const Entered& e) const {
    QStringList said;
    if (e.triedFirst != noNode) {
        said << tr("An earlier iteration found %1 best there, so that is tried first.")
                    .arg(name(e.triedFirst));
    }
    if (!e.call.known.nothing()) {
        said << itsWorth(e.node, e.call.known)
             << tr("The transposition table holds no more of it, and that does not answer this "
                   "call.");
    } else if (e.call.before) {
        said << tr("An earlier call of it returned %1.").arg(shown(e.node, *e.call.before));
    }
    return joined(said);
}

/// What 3⁺ and 0⁻ mean, for the first time that one is said.
QString Sentences::signsNextToNumbers() const {
    return tr("A small ⁺ or ⁻ after a number means the next number above or below it: nothing lies "
              "between the two.");
}

Said Sentences::probe(const Entered& e) const {
    const NodeId parent = tree_.parent(e.node);
    const bool max = playerAt(parent) == Player::max;
    const auto& toBeat = max ? e.alphaFrom : e.betaFrom;
    const QString asks =
        (max != isTurned(e.node)
             ? tr("The probe only asks whether the value of %1 is more than %2: its null window is "
                  "%3.")
             : tr("The probe only asks whether the value of %1 is less than %2: its null window is "
                  "%3."))
            .arg(name(e.node), shown(e.node, max ? e.window->alpha : e.window->beta),
                 shown(e.node, *e.window));
    return {tr("The search probes %1 (%2).").arg(name(e.node), shownPlayer(e.player)),
            joined({toBeat ? isAlreadySure(*toBeat) : QString(), asks,
                    e.firstNullWindow ? signsNextToNumbers() : QString()})};
}

Said Sentences::again(const Entered& e) const {
    const QString told =
        e.call.before ? tr("Its probe returned %1.").arg(shown(e.node, *e.call.before)) : QString();
    return {tr("The search enters %1 (%2) again.").arg(name(e.node), shownPlayer(e.player)),
            joined({told, e.byProbe ? itsWorth(e.node, *e.byProbe) : QString(),
                    tr("How much it is, is for this search to find out, with the window %1.")
                        .arg(shown(e.node, *e.window))})};
}

Said Sentences::say(const SearchedAgain& e) const {
    const bool up = rises(e.node);
    const QString child = name(e.child);
    const Window w = turned(e.node, *e.window);
    const QString beaten = (up ? tr("That is more than α = %1.") : tr("That is less than β = %1."))
                               .arg(held(up ? w.alpha : w.beta));
    const QString again =
        tree_.isLeaf(e.child)
            ? tr("That it is a leaf makes no difference here: %1 is read again, with the window "
                 "%2.")
            : tr("A probe does not tell by how much, so %1 is searched again, with the window %2.");
    return {tr("The probe of %1 returns %2.").arg(child, fromChild(e.child, e.value)),
            joined({beaten, again.arg(child, shown(e.child, e.next)),
                    e.clamped ? ofClampedChild(e.child, e.value, e.proven) : QString()})};
}

Said Sentences::pass(const Entered& e) const {
    const QString title =
        tr("Pass %1 starts at %2 (%3).")
            .arg(QString::number(e.call.number), name(e.node), shownPlayer(e.player));
    return {title, joined({passAsks(e), tr("Its null window is %1.").arg(shown(e.node, *e.window)),
                           e.firstNullWindow ? signsNextToNumbers() : QString()})};
}

/// What a pass wants to know of the root: by what is known of it, or guessed.
QString Sentences::passAsks(const Entered& e) const {
    const QString root = name(e.node);
    const Window w = turned(e.node, *e.window);
    if (w.beta == infinity || w.alpha == -infinity) {
        return (w.beta == infinity
                    ? tr("The search starts from +∞, which no value reaches, so this pass finds an "
                         "upper bound of %1.")
                    : tr("The search starts from −∞, which no value reaches, so this pass finds a "
                         "lower bound of %1."))
            .arg(root);
    }
    if (e.call.number == 1) {
        return isTurned(e.node)
                   ? tr("The first guess is %2, so this pass only asks whether the value of %1 is "
                        "more than %2.")
                         .arg(root, held(w.alpha))
                   : tr("The first guess is %2, so this pass only asks whether the value of %1 is "
                        "at least %2.")
                         .arg(root, held(w.beta));
    }
    const QString asks =
        w.alpha == turned(e.node, e.call.known).lower
            ? tr("This pass only asks whether it is more than %1.").arg(held(w.alpha))
            : tr("This pass only asks whether it is exactly %1, or less.").arg(held(w.beta));
    return joined({e.call.known.nothing() ? QString() : worth(e.node, e.call.known), asks});
}

Said Sentences::iteration(const Entered& e) const {
    const CallFacts& call = e.call;
    const Window w = turned(e.node, *e.window);
    return {
        tr("Iteration %1 starts at %2 (%3), to depth %4.")
            .arg(QString::number(call.number), name(e.node), shownPlayer(e.player),
                 QString::number(call.depth.value_or(0))),
        joined({whyThisDepth(call),
                (call.number == 1 ? tr("It starts with α = %1 and β = %2.")
                                  : tr("It starts anew, with α = %1 and β = %2."))
                    .arg(held(w.alpha), held(w.beta)),
                e.triedFirst == noNode
                    ? QString()
                    : tr("The best move so far, to %1, is tried first.").arg(name(e.triedFirst))})};
}

QString Sentences::whyThisDepth(const CallFacts& call) const {
    const std::uint32_t depth = call.depth.value_or(0);
    const std::uint32_t before = call.depthBefore.value_or(0);
    if (depth > before + 1) {
        return depth == before + 2
                   ? tr("Depth %1 is left out: some node there has no static value.")
                         .arg(before + 1)
                   : tr("Depths %1 to %2 are left out: at each of them some node has no static "
                        "value.")
                         .arg(before + 1)
                         .arg(depth - 1);
    }
    return call.number == 1 ? tr("The first iteration looks one move ahead.") : QString();
}

Said Sentences::say(const IterationOver& e) const {
    return {tr("Iteration %1 is over: to depth %2, the value of %3 is %4.")
                .arg(QString::number(e.call.number), QString::number(e.call.depth.value_or(0)),
                     name(e.node), shown(e.node, e.value)),
            tr("It has read nodes that have children below that depth, so the next iteration looks "
               "deeper.")};
}

Said Sentences::say(const PassOver& e) const {
    return {tr("Pass %1 is over: it returns %2.")
                .arg(QString::number(e.call.number), shown(e.node, e.value)),
            joined({worth(e.node, e.call.known),
                    tr("Another pass follows, until both bounds are the same.")})};
}

Said Sentences::say(const Recalled& e) const {
    const QString title =
        tr("The transposition table answers %1 for %2.").arg(shown(e.node, e.value), name(e.node));
    const Bounds known = e.call.known;
    if (known.exact()) {
        return {
            title,
            tree_.isLeaf(e.node)
                ? tr("The search has read %1 before, and does not read it again.").arg(name(e.node))
                : joined({worth(e.node, known),
                          tr("The search found that before, and does not search it "
                             "again.")})};
    }
    const Window w = turned(e.node, e.window);
    const Bounds b = turned(e.node, known);
    const bool notBelow = b.lower >= w.beta;
    return {title, joined({worth(e.node, known),
                           (notBelow ? tr("This call only asks for values below β = %1.")
                                     : tr("This call only asks for values above α = %1."))
                               .arg(held(notBelow ? w.beta : w.alpha))})};
}

} // namespace prunus
