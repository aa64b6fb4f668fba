// The part of Sentences about cutoffs: which two moves prove one, and what it leaves out.

#include "core/search/nullwindow.h"
#include "ui/text/sentences.h"
#include "ui/text/words.h"

#include <algorithm>
#include <cmath>

namespace prunus {

QString Sentences::proof(const Refutation& r) const {
    const QString refuting = isSure({r.node, r.child, r.value});
    return joined({refuting, r.rival.fromFirstWindow() ? asksNoMore(r) : isAlreadySure(r.rival)});
}

Said Sentences::say(const CutOff& e) const {
    // The negamax forms have a β only.
    const QString title =
        (rises(e.node) ? tr("β-cutoff at %1 (%2).")
         : trace_.traits().negamaxForm
             ? tr("β-cutoff at %1 (%2), as the code has it: from MAX’s side, at α.")
             : tr("α-cutoff at %1 (%2)."))
            .arg(name(e.node), shownPlayer(e.player));
    QStringList said;
    if (e.refutation) {
        const Refutation& r = *e.refutation;
        said << isSure({r.node, r.child, r.value});
        said << (r.rival.fromFirstWindow() ? asksNoMore(r) : rivals(r));
    }
    // What fail-hard returned for the child was told when it returned, a step ago.
    said << skippedChildren(e) << cannotChange(e);
    return {title, joined(said)};
}

/// What the opponent has further up, and why nothing is gained by what the node still has.
QString Sentences::rivals(const Refutation& r) const {
    const Alternative& rival = r.rival;
    if (rival.through == tree_.ancestor(r.node, tree_.rowOf(rival.node) + 1)) {
        return rivalFoundByProbe(r);
    }
    const bool up = rises(rival.node);
    const QString who = shownPlayer(playerAt(rival.node));
    const QString v = shown(rival.node, rival.value);
    const QString there = name(rival.node);
    const QString through = name(rival.through);
    const QString here = name(r.node);
    if (!r.deep()) {
        const QString said =
            r.equal
                ? (up ? tr("%1 is sure of at least %2 at %3, by moving to %4, and gains nothing "
                           "by moving to %5.")
                      : tr("%1 is sure of at most %2 at %3, by moving to %4, and gains nothing "
                           "by moving to %5."))
                : (up ? tr("%1 is sure of at least %2 at %3, by moving to %4, and so will never "
                           "move to %5.")
                      : tr("%1 is sure of at most %2 at %3, by moving to %4, and so will never "
                           "move to %5."));
        return said.arg(who, v, there, through, here);
    }
    const QString said =
        up ? tr("%Ln levels further up, %1 is sure of at least %2 at %3, by moving to %4.", nullptr,
                static_cast<int>(r.levels))
           : tr("%Ln levels further up, %1 is sure of at most %2 at %3, by moving to %4.", nullptr,
                static_cast<int>(r.levels));
    const QString rather = r.equal ? tr("%1 gains nothing by letting play come to %2 instead.")
                                   : tr("%1 would rather take that than let play come to %2.");
    return joined({said.arg(who, v, there, through), rather.arg(who, here)});
}

/// Where the probe of a node found what it is worth at least, and now it is searched again.
QString Sentences::rivalFoundByProbe(const Refutation& r) const {
    const NodeId probed = r.rival.through;
    const bool max = playerAt(r.rival.node) == Player::max;
    const QString found =
        (max != isTurned(probed) ? tr("The probe of %1 has shown that its value is at least %2.")
                                 : tr("The probe of %1 has shown that its value is at most %2."))
            .arg(name(probed), shown(probed, r.rival.value));
    if (probed == r.node) {
        return joined({found, tr("So the value is exactly that.")});
    }
    return joined(
        {found, (max != isTurned(r.node) ? tr("That is so whatever %1 is worth up to %2.")
                                         : tr("That is so whatever %1 is worth from %2 upwards."))
                    .arg(name(r.node), shown(r.node, r.rival.value))});
}

/// Why a call asks no further than an end of its window that nobody has found.
QString Sentences::asksNoMore(const Refutation& r) const {
    const Value end = r.rival.value;
    if (!usesNullWindows(trace_.options().algorithm)) {
        const bool below = (playerAt(r.node) == Player::max) != isTurned(GameTree::root());
        return (!below ? tr("The first window asks only for values above %1.")
                       : tr("The first window asks only for values below %1."))
            .arg(shown(GameTree::root(), end));
    }
    if (r.rival.fromProbe()) {
        return probeAsks(r);
    }
    // Of the pass, which is the same all over the tree.
    const NodeId of = GameTree::root();
    const Window asked = turned(of, playerAt(r.node) == Player::min ? Window{end, nextAbove(end)}
                                                                    : Window{nextBelow(end), end});
    if (std::max(std::abs(asked.alpha), std::abs(asked.beta)) == infinity) {
        return (asked.beta == infinity
                    ? tr("This pass only looks for an upper bound of %1, so any number will do.")
                    : tr("This pass only looks for a lower bound of %1, so any number will do."))
            .arg(name(of));
    }
    return held(asked.beta).endsWith(u'⁺')
               ? tr("This pass only asks whether the value of %1 is more than %2.")
                     .arg(name(of), held(asked.alpha))
               : tr("This pass only asks whether the value of %1 is at least %2.")
                     .arg(name(of), held(asked.beta));
}

QString Sentences::probeAsks(const Refutation& r) const {
    const NodeId prober = r.rival.prober;
    const Value asked =
        playerAt(prober) == Player::max ? nextBelow(r.rival.value) : nextAbove(r.rival.value);
    const NodeId probed = r.rival.probed;
    const bool more = (playerAt(prober) == Player::max) != isTurned(probed);
    return (more ? tr("The probe of %1 only asks whether its value is more than %2.")
                 : tr("The probe of %1 only asks whether its value is less than %2."))
        .arg(name(probed), shown(probed, asked));
}

QString Sentences::skippedChildren(const CutOff& e) const {
    const int count = static_cast<int>(e.skipped);
    const QString where = name(e.node);
    const QString list =
        e.skippedChildren.size() < e.skipped ? QString() : enumerated(e.skippedChildren);
    if (list.isEmpty()) {
        return (e.skippedAreLast ? tr("The last %Ln children of %1 are skipped.", nullptr, count)
                                 : tr("The other %Ln children of %1 are skipped.", nullptr, count))
            .arg(where);
    }
    return (e.skippedAreLast ? tr("The last %Ln children of %1 are skipped (%2).", nullptr, count)
                             : tr("The other %Ln children of %1 are skipped (%2).", nullptr, count))
        .arg(where, list);
}

/// Of what the skipped children are without influence.
QString Sentences::cannotChange(const CutOff& e) const {
    const int count = static_cast<int>(e.skipped);
    switch (e.scope) {
    case Scope::probe:
        return tr("They cannot change what the probe of %1 finds.", nullptr, count).arg(name(e.of));
    case Scope::pass:
        return tr("They cannot change what this pass finds.", nullptr, count);
    case Scope::iteration:
        return tr("They cannot change the root’s value in this iteration.", nullptr, count);
    case Scope::root:
        break;
    }
    return trace_.options().window == Window{}
               ? tr("They cannot change the root’s value.", nullptr, count)
               : tr("They cannot change what the search finds.", nullptr, count);
}

/// Empty if one of them is called by a value that is hidden.
QString Sentences::enumerated(const std::vector<NodeId>& children) const {
    QStringList named;
    for (const NodeId n : children) {
        const bool nameless = tree_.isLeaf(n) && tree_.names().at(n).empty();
        if (nameless && naming_.hides(n)) {
            return {};
        }
        named << (nameless ? shownNumber(tree_.staticValue(n)) : naming_.of(n));
    }
    const QString last = named.takeLast();
    return named.isEmpty() ? last : tr("%1 and %2", "list").arg(named.join(tr(", ")), last);
}

} // namespace prunus
