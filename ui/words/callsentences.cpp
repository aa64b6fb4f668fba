#include "core/search/nullwindow.h"
#include "ui/words/sentences.h"
#include "ui/words/words.h"

namespace prunus {
namespace {

QString aim(const SentenceContext& by, NodeId n) {
    if (by.fromMover()) {
        // The greatest for whoever moves here, of numbers that the children have from the other
        // side.
        return SentenceContext::tr("%1 looks for its child of greatest value to %2.")
            .arg(by.name(n), shownPlayer(by.playerAt(n)));
    }
    if (by.playerAt(n) == Player::max) {
        return SentenceContext::tr("%1 looks for its child of greatest value.").arg(by.name(n));
    }
    return by.trace.traits().negamaxForm
               ? SentenceContext::tr("%1 looks for the child that is best for MIN.").arg(by.name(n))
               : SentenceContext::tr("%1 looks for its child of least value.").arg(by.name(n));
}

/// With which window the node is called, and who set its ends.
QString handedDown(const SentenceContext& by, const Entered& e) {
    if (!e.window) {
        return {};
    }
    const Window w = by.turned(e.node, *e.window);
    QStringList said;
    if (nextAbove(w.alpha) == w.beta) {
        said << SentenceContext::tr("It is called with the null window %1.")
                    .arg(by.shown(e.node, *e.window));
    } else {
        said << SentenceContext::tr("It is called with α = %1 and β = %2.")
                    .arg(by.held(w.alpha), by.held(w.beta));
    }
    const bool swapped = by.isTurned(e.node);
    for (const auto& setter :
         {swapped ? e.betaFrom : e.alphaFrom, swapped ? e.alphaFrom : e.betaFrom}) {
        if (setter) {
            said << by.isAlreadySure(*setter);
        }
    }
    return joined(said);
}

/// A node knows what its parent has found, and nothing else: its α, or at MAX its β.
QString byFirstDraft(const SentenceContext& by, const Entered& e) {
    if (e.node == GameTree::root()) {
        return {};
    }
    const NodeId parent = by.tree.parent(e.node);
    if (!e.parentsBest) {
        return SentenceContext::tr("Its parent %1 has found nothing yet that could stop it early.")
            .arg(by.name(parent));
    }
    const bool strict = by.trace.options().cut == CutRule::greater;
    const Value best = e.parentsBest->value;
    if (by.fromMover()) {
        return (strict ? SentenceContext::tr(
                             "It is called with β = %1, since its parent %2 has %3, and "
                             "stops as soon as it finds more.")
                       : SentenceContext::tr(
                             "It is called with β = %1, since its parent %2 has %3, and "
                             "stops as soon as it finds that or more."))
            .arg(by.shown(e.node, best), by.name(parent), by.shown(parent, best));
    }
    const QString stop =
        by.rises(e.node)
            ? (strict ? SentenceContext::tr("It is called with β = %1, which its parent %2 has, "
                                            "and stops as soon as it finds more.")
                      : SentenceContext::tr("It is called with β = %1, which its parent %2 has, "
                                            "and stops as soon as it finds that or more."))
            : (strict ? SentenceContext::tr("It is called with α = %1, which its parent %2 has, "
                                            "and stops as soon as it finds less.")
                      : SentenceContext::tr("It is called with α = %1, which its parent %2 has, "
                                            "and stops as soon as it finds that or less."));
    return stop.arg(by.shown(e.node, best), by.name(parent));
}

QString bySecondDraft(const SentenceContext& by, const Entered& e) {
    const Window w = by.turned(e.node, *e.window);
    return (e.node == GameTree::root()
                ? SentenceContext::tr("It is called with α = %1 and β = %2.")
                : SentenceContext::tr("It is called with α = %1 and β = %2, as its parent was."))
        .arg(by.held(w.alpha), by.held(w.beta));
}

/// The point of a draft: what it does not hand down.
QString notHandedDown(const SentenceContext& by, const Entered& e) {
    if (!e.notHandedDown) {
        return {};
    }
    const Alternative& found = *e.notHandedDown;
    return SentenceContext::tr("The %1 that %2 has found so far is not handed down.")
        .arg(by.shown(found.node, found.value), by.name(found.node));
}

/// What a call knows from calls of the node before it.
QString fromBefore(const SentenceContext& by, const Entered& e) {
    QStringList said;
    if (e.triedFirst != noNode) {
        said << SentenceContext::tr(
                    "An earlier iteration found %1 best at %2, so that is tried first.")
                    .arg(by.name(e.triedFirst), by.name(e.node));
    }
    if (!e.call.known.nothing()) {
        said << by.worth(e.node, e.call.known)
             << SentenceContext::tr(
                    "That is all the transposition table holds about it, and it does not "
                    "answer this call.");
    } else if (e.call.before) {
        const bool deepens = by.trace.traits().deepens;
        said << (deepens ? SentenceContext::tr("An earlier iteration returned %1 for %2.")
                         : SentenceContext::tr("An earlier call returned %1 for %2."))
                    .arg(by.shown(e.node, *e.call.before), by.name(e.node));
    }
    return joined(said);
}

Said plain(const SentenceContext& by, const Entered& e) {
    const bool root = e.node == GameTree::root();
    const QString title = (root ? SentenceContext::tr("The search starts at %1 (%2).")
                                : SentenceContext::tr("The search enters %1 (%2)."))
                              .arg(by.name(e.node), shownPlayer(e.player));
    switch (by.trace.traits().handsDown) {
    case HandsDown::best:
        return {title, joined({aim(by, e.node), byFirstDraft(by, e), notHandedDown(by, e)})};
    case HandsDown::given:
        return {title, joined({aim(by, e.node), bySecondDraft(by, e), notHandedDown(by, e)})};
    case HandsDown::stands:
        break;
    }
    return {title, joined({aim(by, e.node), handedDown(by, e), fromBefore(by, e)})};
}

Said probe(const SentenceContext& by, const Entered& e) {
    const auto& toBeat = opponent(e.player) == Player::max ? e.alphaFrom : e.betaFrom;
    return {
        SentenceContext::tr("The search probes %1 (%2).")
            .arg(by.name(e.node), shownPlayer(e.player)),
        joined({toBeat ? by.isAlreadySure(*toBeat) : QString(), by.probeQuestion(e.node, *e.window),
                e.firstNullWindow ? by.signsNextToNumbers() : QString()})};
}

Said again(const SentenceContext& by, const Entered& e) {
    QString told;
    if (e.call.before) {
        told = !e.byProbe ? SentenceContext::tr("Its probe returned %1.")
               : by.turned(e.node, *e.byProbe).upper == infinity
                   ? SentenceContext::tr(
                         "Its probe returned %1, which only tells that its value is at least %1.")
                   : SentenceContext::tr(
                         "Its probe returned %1, which only tells that its value is at most %1.");
        told = told.arg(by.shown(e.node, *e.call.before));
    }
    return {SentenceContext::tr("The search enters %1 (%2) again.")
                .arg(by.name(e.node), shownPlayer(e.player)),
            joined({told, SentenceContext::tr(
                              "This search is to find the number itself, with the window %1.")
                              .arg(by.shown(e.node, *e.window))})};
}

/// What a pass wants to know of the root: by what is known of it, or guessed.
QString passAsks(const SentenceContext& by, const Entered& e) {
    const QString root = by.name(e.node);
    const Window w = by.turned(e.node, *e.window);
    if (w.beta == infinity || w.alpha == -infinity) {
        return (w.beta == infinity
                    ? SentenceContext::tr("The search starts from +∞, which no value reaches, "
                                          "so this pass finds an upper bound of %1.")
                    : SentenceContext::tr("The search starts from −∞, which no value reaches, "
                                          "so this pass finds a lower bound of %1."))
            .arg(root);
    }
    if (e.call.number == 1) {
        return by.isTurned(e.node)
                   ? SentenceContext::tr("The first guess is %2, so this pass only asks "
                                         "whether the value of %1 is more than %2.")
                         .arg(root, by.held(w.alpha))
                   : SentenceContext::tr("The first guess is %2, so this pass only asks "
                                         "whether the value of %1 is at least %2.")
                         .arg(root, by.held(w.beta));
    }
    const QString asks =
        w.alpha == by.turned(e.node, e.call.known).lower
            ? SentenceContext::tr("This pass only asks whether it is more than %1.")
                  .arg(by.held(w.alpha))
            : SentenceContext::tr("This pass only asks whether it is at least %1.")
                  .arg(by.held(w.beta));
    return joined({e.call.known.nothing() ? QString() : by.worth(e.node, e.call.known), asks});
}

Said pass(const SentenceContext& by, const Entered& e) {
    const QString title =
        SentenceContext::tr("Pass %1 starts at %2 (%3).")
            .arg(shownCount(e.call.number), by.name(e.node), shownPlayer(e.player));
    return {title,
            joined({passAsks(by, e),
                    SentenceContext::tr("Its null window is %1.").arg(by.shown(e.node, *e.window)),
                    e.firstNullWindow ? by.signsNextToNumbers() : QString()})};
}

QString whyThisDepth(const CallFacts& call) {
    if (call.leavesOutDepths()) {
        const std::uint32_t depth = call.depth.value_or(0);
        const std::uint32_t before = call.depthBefore.value_or(0);
        return depth == before + 2
                   ? SentenceContext::tr(
                         "Depth %1 is left out: some node there has no static value.")
                         .arg(shownCount(before + 1))
                   : SentenceContext::tr(
                         "Depths %1 to %2 are left out: at each of them some node has no "
                         "static value.")
                         .arg(shownCount(before + 1))
                         .arg(shownCount(depth - 1));
    }
    return call.number == 1 ? SentenceContext::tr("The first iteration looks one move ahead.")
                            : QString();
}

Said iteration(const SentenceContext& by, const Entered& e) {
    const CallFacts& call = e.call;
    const Window w = by.turned(e.node, *e.window);
    return {
        SentenceContext::tr("Iteration %1 starts at %2 (%3), to depth %4.")
            .arg(shownCount(call.number), by.name(e.node), shownPlayer(e.player),
                 shownCount(call.depth.value_or(0))),
        joined({whyThisDepth(call),
                (call.number == 1 ? SentenceContext::tr("It starts with α = %1 and β = %2.")
                                  : SentenceContext::tr("It starts anew, with α = %1 and β = %2."))
                    .arg(by.held(w.alpha), by.held(w.beta)),
                e.triedFirst == noNode
                    ? QString()
                    : SentenceContext::tr("The best move so far, to %1, is tried first.")
                          .arg(by.name(e.triedFirst))})};
}

} // namespace

Said tell(const SentenceContext& by, const NotStarted& e) {
    return {SentenceContext::tr("The search has not started."),
            SentenceContext::tr("The algorithm is %1. It begins at %2, where %3 moves.")
                .arg(shownAlgorithm(by.trace.options().algorithm), by.name(e.node),
                     shownPlayer(e.player))};
}

Said tell(const SentenceContext& by, const Entered& e) {
    switch (e.call.approach) {
    case Approach::probe:
        return probe(by, e);
    case Approach::again:
        return again(by, e);
    case Approach::pass:
        return pass(by, e);
    case Approach::iteration:
        return iteration(by, e);
    case Approach::plain:
        break;
    }
    return plain(by, e);
}

} // namespace prunus
