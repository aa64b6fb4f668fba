// The part of Sentences about what only happens where nodes are visited again: probes and second
// searches, passes and iterations, and what the memory answers.

#include "core/search/nullwindow.h"
#include "ui/text/sentences.h"
#include "ui/text/words.h"

namespace prunus {

Said Sentences::say(const Entered& e) const {
    Said said;
    switch (e.call.approach) {
    case Approach::probe:
        said = probe(e);
        break;
    case Approach::again:
        said = again(e);
        break;
    case Approach::pass:
        return pass(e);
    case Approach::iteration:
        return iteration(e);
    case Approach::plain:
        said = plain(e);
        break;
    }
    if (e.triedFirst != noNode) {
        said.body += u' ' + tr("Its best move so far, %1, is tried first.").arg(name(e.triedFirst));
    }
    said = withVisit(e.call, said);
    if (e.call.visit > 1 && !e.call.known.nothing()) {
        said.body += u' ' + tr("The memory knows %1, which does not answer this window.")
                                .arg(shownBounds(e.call.known));
    }
    return said;
}

Said Sentences::probe(const Entered& e) const {
    const NodeId parent = tree_.parent(e.node);
    const bool max = opponent(e.player) == Player::max;
    const QString body =
        max ? tr("The null window %1 only asks whether %2 is worth more than the %3 that MAX has "
                 "at %4.")
            : tr("The null window %1 only asks whether %2 is worth less than the %3 that MIN has "
                 "at %4.");
    return {tr("The search probes %1 (%2).").arg(name(e.node), shownPlayer(e.player)),
            body.arg(shownWindow(trace_.options().algorithm, *e.window), name(e.node),
                     held(max ? e.window->alpha : e.window->beta), name(parent))};
}

Said Sentences::again(const Entered& e) const {
    return {tr("The search enters %1 (%2) again.").arg(name(e.node), shownPlayer(e.player)),
            tr("Its probe has only found a bound; now the window is %1.")
                .arg(shownWindow(trace_.options().algorithm, *e.window))};
}

Said Sentences::say(const SearchedAgain& e) const {
    const bool max = e.player == Player::max;
    const QString child = name(e.child);
    QString title = tr("The probe of %1 returns %2.").arg(child, held(e.value));
    if (e.inHand) {
        title = (max ? tr("The probe fails high: %1 is worth at least %2.")
                     : tr("The probe fails high: %1 is worth at most %2."))
                    .arg(child, held(max ? e.proven.lower : e.proven.upper));
    }
    const QString body = (max ? tr("That is more than α = %1, so %2 is searched again with the "
                                   "window %3.")
                              : tr("That is less than β = %1, so %2 is searched again with the "
                                   "window %3."))
                             .arg(held(max ? e.window->alpha : e.window->beta), child,
                                  shownWindow(trace_.options().algorithm, e.next));
    return {opening(title),
            body + (e.clamped ? clampedChild(e.child, e.value, e.proven) : QString())};
}

Said Sentences::pass(const Entered& e) const {
    const QString title =
        tr("Pass %1 starts at %2 (%3).")
            .arg(QString::number(e.call.visit), name(e.node), shownPlayer(e.player));
    const QString window = shownWindow(trace_.options().algorithm, *e.window);
    if (e.window->beta == infinity) {
        return {title, tr("No value reaches the null window %1: this pass finds an upper bound of "
                          "%2.")
                           .arg(window, name(e.node))};
    }
    const QString asks =
        tr("The null window %1 only asks whether %2.").arg(window, passAsks(*e.window));
    return {title, e.call.visit > 1
                       ? asks
                       : tr("The first guess is %1.").arg(held(e.window->beta)) + u' ' + asks};
}

/// What a pass wants to know of the root, from the end of its window that is a number found before.
QString Sentences::passAsks(Window window) const {
    const bool above = held(window.beta).endsWith(u'⁺');
    return (above ? tr("%1 is worth more than %2") : tr("%1 is worth at least %2"))
        .arg(name(GameTree::root()), held(above ? window.alpha : window.beta));
}

Said Sentences::iteration(const Entered& e) const {
    QString body = tr("Each iteration starts anew, from α = −∞ and β = +∞.");
    if (e.triedFirst != noNode) {
        body += u' ' + tr("The best move so far, %1, is tried first.").arg(name(e.triedFirst));
    }
    return {
        tr("The search to depth %1 starts at %2 (%3).")
            .arg(QString::number(e.call.depth.value_or(0)), name(e.node), shownPlayer(e.player)),
        body};
}

Said Sentences::say(const IterationOver& e) const {
    return {tr("To depth %1, %2 is worth %3.")
                .arg(QString::number(e.call.depth.value_or(0)), name(e.node), held(e.value)),
            tr("Some nodes were read at that depth limit: the next iteration looks deeper.")};
}

Said Sentences::say(const PassOver& e) const {
    const bool upper = e.call.known.upper == e.value;
    return {(upper ? tr("Pass %1 returns %2: %3 is worth at most %2.")
                   : tr("Pass %1 returns %2: %3 is worth at least %2."))
                .arg(QString::number(e.call.visit), held(e.value), name(e.node)),
            tr("By now its value is known to be %1. The bounds have not met, so another pass "
               "follows.")
                .arg(shownBounds(e.call.known))};
}

Said Sentences::say(const Recalled& e) const {
    const QString title =
        opening(tr("The memory answers %1 for %2.").arg(held(e.value), name(e.node)));
    if (e.call.known.exact()) {
        const QString found =
            tree_.isLeaf(e.node)
                ? tr("%1 was read before; it is not read again.")
                : tr("%1 was found to be worth exactly that; it is not searched again.");
        return {title, opening(found.arg(name(e.node)))};
    }
    const bool lower = e.call.known.lower >= e.window.beta;
    return {title,
            (lower ? tr("It knows that %1 is worth at least %2, and only values below β = %3 "
                        "matter here.")
                   : tr("It knows that %1 is worth at most %2, and only values above α = %3 "
                        "matter here."))
                .arg(name(e.node), held(lower ? e.call.known.lower : e.call.known.upper),
                     held(lower ? e.window.beta : e.window.alpha))};
}

Said Sentences::withVisit(const CallFacts& call, Said said) const {
    if (call.visit > 1 && call.before) {
        said.body += u' ' + tr("This is visit %1; the one before returned %2.")
                                .arg(QString::number(call.visit), held(*call.before));
    }
    return said;
}

/// Why a call asks no further than an end of a null window.
QString Sentences::calledForLess(const Refutation& r, Player player) const {
    const bool atAlpha = player == Player::min;
    const Value end = r.rival.value;
    const Window asked = atAlpha ? Window{end, nextAbove(end)} : Window{nextBelow(end), end};
    if (!r.rival.fromProbe()) {
        return tr("and this pass only asks whether %1").arg(passAsks(asked));
    }
    return (atAlpha ? tr("and the probe of %1 only asks whether that is worth less than %2")
                    : tr("and the probe of %1 only asks whether that is worth more than %2"))
        .arg(name(r.rival.probed), held(atAlpha ? asked.beta : asked.alpha));
}

} // namespace prunus
