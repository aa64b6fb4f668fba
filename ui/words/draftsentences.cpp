// The part of Sentences about the drafts of alpha-beta: what their calls are given, and what is not
// handed down.

#include "ui/words/sentences.h"
#include "ui/words/words.h"

namespace prunus {

/// A node knows what its parent has found, and nothing else: its α, or at MAX its β.
QString Sentences::byFirstDraft(const Entered& e) const {
    if (e.node == GameTree::root()) {
        return {};
    }
    const NodeId parent = tree_.parent(e.node);
    if (!e.parentsBest) {
        return tr("Its parent %1 has found nothing yet that could stop it early.")
            .arg(name(parent));
    }
    const bool strict = trace_.options().cut == CutRule::greater;
    const Value best = e.parentsBest->value;
    if (fromMover()) {
        return (strict ? tr("It is called with β = %1, since its parent %2 has %3, and stops as "
                            "soon as it finds more.")
                       : tr("It is called with β = %1, since its parent %2 has %3, and stops as "
                            "soon as it finds that or more."))
            .arg(shown(e.node, best), name(parent), shown(parent, best));
    }
    const QString stop =
        rises(e.node) ? (strict ? tr("It is called with β = %1, which its parent %2 has, and stops "
                                     "as soon as it finds more.")
                                : tr("It is called with β = %1, which its parent %2 has, and stops "
                                     "as soon as it finds that or more."))
                      : (strict ? tr("It is called with α = %1, which its parent %2 has, and stops "
                                     "as soon as it finds less.")
                                : tr("It is called with α = %1, which its parent %2 has, and stops "
                                     "as soon as it finds that or less."));
    return stop.arg(shown(e.node, best), name(parent));
}

QString Sentences::bySecondDraft(const Entered& e) const {
    const Window w = turned(e.node, *e.window);
    return (e.node == GameTree::root()
                ? tr("It is called with α = %1 and β = %2.")
                : tr("It is called with α = %1 and β = %2, as its parent was."))
        .arg(held(w.alpha), held(w.beta));
}

/// The point of a draft: what it does not hand down.
QString Sentences::notHandedDown(const Entered& e) const {
    if (!e.notHandedDown) {
        return {};
    }
    const Alternative& found = *e.notHandedDown;
    return tr("The %1 that %2 has found so far is not handed down.")
        .arg(shown(found.node, found.value), name(found.node));
}

} // namespace prunus
