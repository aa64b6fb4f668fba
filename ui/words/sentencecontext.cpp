#include "ui/words/sentencecontext.h"

namespace prunus {
namespace {

/// Of four texts the one for such bounds, with its numbers.
QString filled(const SentenceContext& by, Bounds b, const QString& exact, const QString& atLeast,
               const QString& atMost, const QString& between) {
    return b.exact()              ? exact.arg(by.held(b.lower))
           : b.upper == infinity  ? atLeast.arg(by.held(b.lower))
           : b.lower == -infinity ? atMost.arg(by.held(b.upper))
                                  : between.arg(by.held(b.lower), by.held(b.upper));
}

} // namespace

QString joined(const QStringList& sentences) {
    QStringList said = sentences;
    said.removeAll(QString());
    return said.join(u' ');
}

QString SentenceContext::name(NodeId n) const {
    if (leavesNamed != nullptr && tree.isLeaf(n)) {
        leavesNamed->push_back(n);
    }
    return naming.child(n);
}

bool SentenceContext::isLimited() const {
    return naming.moment().depthLimit().value_or(tree.height()) < tree.height();
}

QString SentenceContext::worth(NodeId n, Bounds bounds) const {
    const Bounds b = turned(n, bounds);
    if (b.nothing()) {
        return tr("Nothing is known yet of what %1 is worth.").arg(name(n));
    }
    if (isLimited() && !tree.isLeaf(n)) {
        //: %3 is a node.
        return filled(*this, b, tr("To the depth limit, the value of %3 is %1."),
                      tr("To the depth limit, the value of %3 is at least %1."),
                      tr("To the depth limit, the value of %3 is at most %1."),
                      tr("To the depth limit, the value of %3 is at least %1 and at most %2."))
            .arg(name(n));
    }
    const QString lower = held(b.lower);
    const QString upper = held(b.upper);
    if (b.exact()) {
        return tr("The value of %1 is %2.").arg(name(n), lower);
    }
    if (b.upper == infinity) {
        return tr("The value of %1 is at least %2.").arg(name(n), lower);
    }
    return b.lower == -infinity
               ? tr("The value of %1 is at most %2.").arg(name(n), upper)
               : tr("The value of %1 is at least %2 and at most %3.").arg(name(n), lower, upper);
}

QString SentenceContext::itsWorth(NodeId n, Bounds bounds) const {
    if (bounds.nothing()) {
        return tr("Nothing is known of its value yet.");
    }
    const Bounds b = turned(n, bounds);
    if (isLimited() && !tree.isLeaf(n)) {
        return filled(*this, b, tr("To the depth limit, its value is %1."),
                      tr("To the depth limit, its value is at least %1."),
                      tr("To the depth limit, its value is at most %1."),
                      tr("To the depth limit, its value is at least %1 and at most %2."));
    }
    return filled(*this, b, tr("Its value is %1."), tr("Its value is at least %1."),
                  tr("Its value is at most %1."), tr("Its value is at least %1 and at most %2."));
}

QString SentenceContext::tableHolds(NodeId n, Bounds bounds) const {
    return filled(
        *this, turned(n, bounds), tr("The transposition table holds that its value is %1."),
        tr("The transposition table holds that its value is at least %1."),
        tr("The transposition table holds that its value is at most %1."),
        tr("The transposition table holds that its value is at least %1 and at most %2."));
}

QString SentenceContext::isSure(const Alternative& a) const {
    return (rises(a.node) ? tr("%1 is sure of at least %2 at %3, by moving to %4.")
                          : tr("%1 is sure of at most %2 at %3, by moving to %4."))
        .arg(shownPlayer(playerAt(a.node)), shown(a.node, a.value), name(a.node), name(a.through));
}

QString SentenceContext::isAlreadySure(const Alternative& a) const {
    return (rises(a.node) ? tr("%1 is already sure of at least %2 at %3, by moving to %4.")
                          : tr("%1 is already sure of at most %2 at %3, by moving to %4."))
        .arg(shownPlayer(playerAt(a.node)), shown(a.node, a.value), name(a.node), name(a.through));
}

QString SentenceContext::probeQuestion(NodeId n, Window window) const {
    const bool max = playerAt(tree.parent(n)) == Player::max;
    return (max != isTurned(n) ? tr("The probe only asks whether the value of %1 is more than %2: "
                                    "its null window is %3.")
                               : tr("The probe only asks whether the value of %1 is less than %2: "
                                    "its null window is %3."))
        .arg(name(n), shown(n, max ? window.alpha : window.beta), shown(n, window));
}

/// What 3⁺ and 0⁻ mean, for the first time that one is said. NegaScout searches from 3⁺ on, with
/// null windows of their own.
QString SentenceContext::signsNextToNumbers() const {
    return trace.traits().startsFromProbe
               ? tr("A small ⁺ or ⁻ after a number means the next number above or below it that "
                    "the computer can hold, so that none lies between; two of them mean the next "
                    "but one.")
               : tr("A small ⁺ or ⁻ after a number means the next number above or below it that "
                    "the computer can hold, so that none lies between.");
}

} // namespace prunus
