// What is said of the steps of a slip: what its program does, never that it is right.

#include "core/practice/sliptrace.h"
#include "ui/words/sentences.h"
#include "ui/words/slipwords.h"

namespace prunus {
namespace {

QString standing(const SentenceContext& by, const SlipStep& e) {
    if (!e.window) {
        return {};
    }
    const Window w = by.turned(e.node, *e.window);
    return SentenceContext::tr("At %1, α = %2 and β = %3 now.")
        .arg(by.name(e.node), by.held(w.alpha), by.held(w.beta));
}

Said begun(const SentenceContext& by, const SlipStep& e) {
    const SearchOptions& options = by.trace.options();
    return {SentenceContext::tr("%1.").arg(shownProgram(options)),
            joined({(isMistaken(options)
                         ? SentenceContext::tr(
                               "All steps and numbers are this program’s, right or wrong. %1 "
                               "(%2) is its root.")
                         : SentenceContext::tr(
                               "All steps and numbers are this program’s. %1 (%2) is its "
                               "root."))
                        .arg(by.naming.opening(e.node), shownPlayer(e.player)),
                    options.slip ? explainedSlip(options) : QString()})};
}

Said entered(const SentenceContext& by, const SlipStep& e) {
    QStringList body;
    if (e.window) {
        const Window w = by.turned(e.node, *e.window);
        body << SentenceContext::tr("It is called with α = %1 and β = %2.")
                    .arg(by.held(w.alpha), by.held(w.beta));
    }
    if (e.start) {
        body << SentenceContext::tr("Its best number starts from %1.")
                    .arg(by.shown(e.node, *e.start));
    }
    return {SentenceContext::tr("The program enters %1 (%2).")
                .arg(by.name(e.node), shownPlayer(e.player)),
            joined(body)};
}

/// Of a leaf, or a node at the depth limit.
QString readAs(const SentenceContext& by, const SlipStep& e) {
    const Value own = by.tree.staticValue(e.node);
    const QString returned = by.shown(e.node, e.value);
    if (by.isTurned(e.node)) {
        return SentenceContext::tr(
                   "Its static value is %1, which is %2 for MIN. The program returns %3.")
            .arg(shownNumber(own), shownNumber(by.turned(e.node, own)), returned);
    }
    return SentenceContext::tr("Its static value is %1. The program returns %2.")
        .arg(shownNumber(own), returned);
}

Said read(const SentenceContext& by, const SlipStep& e) {
    return {(by.tree.isLeaf(e.node)
                 ? SentenceContext::tr("The program reads %1.")
                 : SentenceContext::tr("The program takes %1 for the end of a line."))
                .arg(by.name(e.node)),
            readAs(by, e)};
}

Said compared(const SentenceContext& by, const SlipStep& e) {
    const QString best = by.shown(e.node, e.best);
    return {SentenceContext::tr("For %1 the program has got %2 at %3.")
                .arg(by.name(e.child), by.shown(e.node, e.value), by.name(e.node)),
            joined({(e.improved ? SentenceContext::tr("It takes that for its best number: %1.")
                                : SentenceContext::tr("Its best number stays %1."))
                        .arg(best),
                    standing(by, e)})};
}

Said stopped(const SentenceContext& by, const SlipStep& e) {
    const int count = static_cast<int>(e.leftOut);
    return {
        SentenceContext::tr("The program’s test to stop holds at %1.").arg(by.name(e.node)),
        joined({(e.leftOutAreLast ? SentenceContext::tr("The last %Ln children of %1 are skipped.",
                                                        nullptr, count)
                                  : SentenceContext::tr("The other %Ln children of %1 are skipped.",
                                                        nullptr, count))
                    .arg(by.name(e.node)),
                standing(by, e)})};
}

Said returned(const SentenceContext& by, const SlipStep& e) {
    return {SentenceContext::tr("%1 returns %2.")
                .arg(by.naming.opening(e.node), by.shown(e.node, e.value)),
            e.leftOut == 0 ? QString()
                           : SentenceContext::tr("%Ln children of %1 were not looked at.", nullptr,
                                                 static_cast<int>(e.leftOut))
                                 .arg(by.name(e.node))};
}

/// How the answer stands beside the right one. That is not told while leaves are hidden.
QString held(const SentenceContext& by, const SlipStep& e) {
    if (!e.right || by.naming.hidesUnreadLeaves()) {
        return {};
    }
    const QString right = by.shown(e.node, e.right->value);
    if (e.right->value != e.value) {
        return SentenceContext::tr("Minimax says %1.").arg(right);
    }
    if (e.right->ofMove && *e.right->ofMove != e.value) {
        return SentenceContext::tr("Minimax says %1, too, but that move is worth %2.")
            .arg(right, by.shown(e.node, *e.right->ofMove));
    }
    return SentenceContext::tr("Minimax says %1, too.").arg(right);
}

/// The line that the program gives, where nobody would take it for one of that value.
QString lineOf(const SentenceContext& by, const SlipStep& e) {
    if (!e.lineIsInTree) {
        return SentenceContext::tr("The line of play that it gives is none in this tree.");
    }
    const bool tells = e.move != noNode && by.tree.hasStaticValue(e.lineEnd) &&
                       by.trace.isSearchLeaf(by.tree, e.lineEnd) &&
                       !by.naming.hidesUnreadLeaves() && by.tree.staticValue(e.lineEnd) != e.value;
    return tells ? SentenceContext::tr(
                       "The line of play that it gives ends with a static value of %1.")
                       .arg(shownNumber(by.tree.staticValue(e.lineEnd)))
                 : QString();
}

Said over(const SentenceContext& by, const SlipStep& e) {
    const QString v = by.shown(e.node, e.value);
    return {e.move == noNode
                ? SentenceContext::tr("The program is over. Its answer: %1, without a move.").arg(v)
                : SentenceContext::tr("The program is over. Its answer: %1, by moving to %2.")
                      .arg(v, by.name(e.move)),
            joined({held(by, e), lineOf(by, e)})};
}

} // namespace

Said tell(const SentenceContext& by, const SlipStep& e) {
    if (e.over) {
        return over(by, e);
    }
    switch (e.kind) {
    case EventKind::enter:
        return entered(by, e);
    case EventKind::leaf:
        return read(by, e);
    case EventKind::recall:
        return {SentenceContext::tr("The program answers %1 for %2 from its table.")
                    .arg(by.shown(e.node, e.value), by.name(e.node)),
                SentenceContext::tr("It does not search %1 again.").arg(by.name(e.node))};
    case EventKind::back:
        return compared(by, e);
    case EventKind::cutoff:
        return stopped(by, e);
    case EventKind::leave:
        return returned(by, e);
    case EventKind::start:
        break;
    }
    return begun(by, e);
}

} // namespace prunus
