// The part of Sentences about what only happens where nodes are visited again: probes and second
// searches, passes and iterations, and what the transposition table answers.

#include "core/search/nullwindow.h"
#include "ui/words/sentences.h"
#include "ui/words/words.h"

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
        said << tr("An earlier iteration found %1 best at %2, so that is tried first.")
                    .arg(name(e.triedFirst), name(e.node));
    }
    if (!e.call.known.nothing()) {
        said << worth(e.node, e.call.known)
             << tr("That is all the transposition table holds about it, and it does not answer "
                   "this call.");
    } else if (e.call.before) {
        const bool deepens = trace_.traits().deepens;
        said << (deepens ? tr("An earlier iteration returned %1 for %2.")
                         : tr("An earlier call returned %1 for %2."))
                    .arg(shown(e.node, *e.call.before), name(e.node));
    }
    return joined(said);
}

/// What 3⁺ and 0⁻ mean, for the first time that one is said. NegaScout searches from 3⁺ on, with
/// null windows of their own.
QString Sentences::signsNextToNumbers() const {
    return trace_.traits().startsFromProbe
               ? tr("A small ⁺ or ⁻ after a number means the next number above or below it that "
                    "the computer can hold, so that none lies between; two of them mean the next "
                    "but one.")
               : tr("A small ⁺ or ⁻ after a number means the next number above or below it that "
                    "the computer can hold, so that none lies between.");
}

QString Sentences::probeQuestion(NodeId n, Window window) const {
    const bool max = playerAt(tree_.parent(n)) == Player::max;
    return (max != isTurned(n) ? tr("The probe only asks whether the value of %1 is more than %2: "
                                    "its null window is %3.")
                               : tr("The probe only asks whether the value of %1 is less than %2: "
                                    "its null window is %3."))
        .arg(name(n), shown(n, max ? window.alpha : window.beta), shown(n, window));
}

Said Sentences::probe(const Entered& e) const {
    const auto& toBeat = opponent(e.player) == Player::max ? e.alphaFrom : e.betaFrom;
    return {tr("The search probes %1 (%2).").arg(name(e.node), shownPlayer(e.player)),
            joined({toBeat ? isAlreadySure(*toBeat) : QString(), probeQuestion(e.node, *e.window),
                    e.firstNullWindow ? signsNextToNumbers() : QString()})};
}

Said Sentences::again(const Entered& e) const {
    QString told;
    if (e.call.before) {
        told = !e.byProbe ? tr("Its probe returned %1.")
               : turned(e.node, *e.byProbe).upper == infinity
                   ? tr("Its probe returned %1, which only tells that its value is at least %1.")
                   : tr("Its probe returned %1, which only tells that its value is at most %1.");
        told = told.arg(shown(e.node, *e.call.before));
    }
    return {tr("The search enters %1 (%2) again.").arg(name(e.node), shownPlayer(e.player)),
            joined({told, tr("This search is to find the number itself, with the window %1.")
                              .arg(shown(e.node, *e.window))})};
}

Said Sentences::say(const SearchedAgain& e) const {
    const bool up = rises(e.node);
    const QString child = name(e.child);
    const Window w = turned(e.node, *e.window);
    const QString beaten = (up ? tr("That is more than α = %1.") : tr("That is less than β = %1."))
                               .arg(held(up ? w.alpha : w.beta));
    return {tr("The probe of %1 returns %2.").arg(child, fromChild(e.child, e.value)),
            joined({beaten, e.clamped ? worth(e.child, e.proven) : QString(), whyAgain(e)})};
}

QString Sentences::whyAgain(const SearchedAgain& e) const {
    const QString child = name(e.child);
    const QString window = shown(e.child, e.next);
    if (tree_.isLeaf(e.child)) {
        return tr("That it is a leaf makes no difference here: %1 is read again, with the window "
                  "%2.")
            .arg(child, window);
    }
    if (trace_.isSearchLeaf(tree_, e.child)) {
        return tr("That it lies at the depth limit makes no difference here: %1 is read again, "
                  "with the window %2.")
            .arg(child, window);
    }
    if (!e.clamped) {
        return tr("A probe does not tell by how much, so %1 is searched again, with the window %2.")
            .arg(child, window);
    }
    // The picture shows what the leaves prove, and that is more than the search holds.
    return tr("Fail-hard has returned %1 for it, which does not tell as much, so %2 is searched "
              "again, with the window %3.")
        .arg(shown(e.child, e.value), child, window);
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
            : tr("This pass only asks whether it is at least %1.").arg(held(w.beta));
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
    if (call.leavesOutDepths()) {
        const std::uint32_t depth = call.depth.value_or(0);
        const std::uint32_t before = call.depthBefore.value_or(0);
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
    return {
        tr("Pass %1 is over: it returns %2.")
            .arg(QString::number(e.call.number), shown(e.node, e.value)),
        joined({worth(e.node, e.call.known),
                tr("The search’s lower and upper bound of %1 are not the same yet, so another pass "
                   "follows.")
                    .arg(name(e.node))})};
}

Said Sentences::say(const Recalled& e) const {
    const QString title =
        tr("The transposition table answers %1 for %2.").arg(shown(e.node, e.value), name(e.node));
    const Bounds known = e.call.known;
    if (known.exact()) {
        return {
            title,
            trace_.isSearchLeaf(tree_, e.node)
                ? tr("The search has read %1 before, and does not read it again.").arg(name(e.node))
                : joined({worth(e.node, known),
                          tr("That has been found before, so %1 is not searched again.")
                              .arg(name(e.node))})};
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
