// The part of Sentences about cutoffs: which two moves prove one, and what it leaves out.

#include "core/search/nullwindow.h"
#include "ui/words/lists.h"
#include "ui/words/sentences.h"
#include "ui/words/words.h"

#include <algorithm>
#include <cmath>

namespace prunus {

QString Sentences::proof(const Refutation& r, std::uint32_t pass) const {
    named_.clear();
    const auto words = [&r, pass](const Sentences& by) {
        const QString refuting = by.isSure({r.node, r.child, r.value});
        return joined({refuting, r.rival.fromFirstWindow() ? by.askedNoMore(r, pass)
                                                           : by.isAlreadySure(r.rival)});
    };
    const QString said = words(*this);
    return hasNamedTwoAlike() ? words(Sentences(naming_.withPlaces(), view_.side())) : said;
}

Said Sentences::say(const CutOff& e) const {
    // The negamax forms have a β only.
    const QString title = (rises(e.node) ? tr("β-cutoff at %1 (%2).")
                           : trace_.traits().negamaxForm
                               ? tr("β-cutoff at %1 (%2) in the code; from MAX’s side it is at α.")
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
                : (up ? tr("%1 is sure of at least %2 at %3, by moving to %4, and so has no "
                           "reason to move to %5.")
                      : tr("%1 is sure of at most %2 at %3, by moving to %4, and so has no "
                           "reason to move to %5."));
        return said.arg(who, v, there, through, here);
    }
    const QString said =
        up ? tr("%Ln levels above %5, %1 is sure of at least %2 at %3, by moving to %4.", nullptr,
                static_cast<int>(r.levels))
           : tr("%Ln levels above %5, %1 is sure of at most %2 at %3, by moving to %4.", nullptr,
                static_cast<int>(r.levels));
    const QString rather = r.equal ? tr("%1 gains nothing by letting play come to %2 instead.")
                                   : tr("%1 would rather take that than let play come to %2.");
    return joined({said.arg(who, v, there, through, here), rather.arg(who, here)});
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
    return joined({found, (max != isTurned(r.node)
                               ? tr("So a value of %1 of %2 or less makes no difference.")
                               : tr("So a value of %1 of %2 or more makes no difference."))
                              .arg(name(r.node), shown(r.node, r.rival.value))});
}

/// Why a call asks no further than an end of its window that nobody has found.
QString Sentences::asksNoMore(const Refutation& r) const {
    return !usesNullWindows(trace_.options().algorithm) ? firstWindowAsks(r)
           : r.rival.fromProbe()                        ? probeAsks(r)
                                                        : thisPassAsks(r);
}

QString Sentences::firstWindowAsks(const Refutation& r) const {
    const bool below = (playerAt(r.node) == Player::max) != isTurned(GameTree::root());
    return (!below ? tr("The first window asks only for values of %1 above %2.")
                   : tr("The first window asks only for values of %1 below %2."))
        .arg(name(GameTree::root()), shown(GameTree::root(), r.rival.value));
}

namespace {

bool isInfinite(Window w) {
    return std::max(std::abs(w.alpha), std::abs(w.beta)) == infinity;
}

} // namespace

/// What a pass asks is the same all over the tree.
Window Sentences::askedByPass(const Refutation& r) const {
    const Value end = r.rival.value;
    return turned(GameTree::root(), playerAt(r.node) == Player::min ? Window{end, nextAbove(end)}
                                                                    : Window{nextBelow(end), end});
}

QString Sentences::thisPassAsks(const Refutation& r) const {
    const QString root = name(GameTree::root());
    const Window asked = askedByPass(r);
    if (isInfinite(asked)) {
        return (asked.beta == infinity
                    ? tr("This pass only looks for an upper bound of %1, and for that one child of "
                         "a %2 node is enough.")
                    : tr("This pass only looks for a lower bound of %1, and for that one child of "
                         "a %2 node is enough."))
            .arg(root, shownPlayer(playerAt(r.node)));
    }
    return held(asked.beta).endsWith(u'⁺')
               ? tr("This pass only asks whether the value of %1 is more than %2.")
                     .arg(root, held(asked.alpha))
               : tr("This pass only asks whether the value of %1 is at least %2.")
                     .arg(root, held(asked.beta));
}

/// The same of a pass or a probe that may be over.
QString Sentences::askedNoMore(const Refutation& r, std::uint32_t pass) const {
    if (!usesNullWindows(trace_.options().algorithm)) {
        return firstWindowAsks(r);
    }
    if (r.rival.fromProbe()) {
        return (probeAsksForMore(r) ? tr("The probe of %1 only asked whether its value is more "
                                         "than %2.")
                                    : tr("The probe of %1 only asked whether its value is less "
                                         "than %2."))
            .arg(name(r.rival.probed), askedByProbe(r));
    }
    const QString root = name(GameTree::root());
    const Window asked = askedByPass(r);
    const QString number = QString::number(pass);
    if (isInfinite(asked)) {
        return (asked.beta == infinity
                    ? tr("Pass %1 only looked for an upper bound of %2, and for that one child of "
                         "a %3 node is enough.")
                    : tr("Pass %1 only looked for a lower bound of %2, and for that one child of a "
                         "%3 node is enough."))
            .arg(number, root, shownPlayer(playerAt(r.node)));
    }
    return held(asked.beta).endsWith(u'⁺')
               ? tr("Pass %1 only asked whether the value of %2 is more than %3.")
                     .arg(number, root, held(asked.alpha))
               : tr("Pass %1 only asked whether the value of %2 is at least %3.")
                     .arg(number, root, held(asked.beta));
}

bool Sentences::probeAsksForMore(const Refutation& r) const {
    return (playerAt(r.rival.prober) == Player::max) != isTurned(r.rival.probed);
}

QString Sentences::askedByProbe(const Refutation& r) const {
    const Value asked = playerAt(r.rival.prober) == Player::max ? nextBelow(r.rival.value)
                                                                : nextAbove(r.rival.value);
    return shown(r.rival.probed, asked);
}

QString Sentences::probeAsks(const Refutation& r) const {
    return (probeAsksForMore(r)
                ? tr("The probe of %1 only asks whether its value is more than %2.")
                : tr("The probe of %1 only asks whether its value is less than %2."))
        .arg(name(r.rival.probed), askedByProbe(r));
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
    case Scope::pass:
        return cannotChangeAnswer(e);
    case Scope::iteration:
        return tr("They cannot change the root’s value in this iteration.", nullptr, count);
    case Scope::root:
        break;
    }
    if (trace_.options().window == Window{}) {
        return tr("They cannot change the root’s value.", nullptr, count);
    }
    // A value outside the window is a bound in fail-soft, and another one with those read.
    return trace_.options().fail == FailMode::hard
               ? tr("They cannot change what the search finds.", nullptr, count)
               : tr("They cannot change on which side of the window the value lies, nor a value "
                    "inside it.",
                    nullptr, count);
}

/// Of what a probe or a pass asks, which was said before.
QString Sentences::cannotChangeAnswer(const CutOff& e) const {
    const int count = static_cast<int>(e.skipped);
    const bool bound =
        e.scope == Scope::pass && e.refutation && isInfinite(askedByPass(*e.refutation));
    return bound ? tr("The bound holds without them.", nullptr, count)
                 : tr("They cannot change the answer.", nullptr, count);
}

/// Empty if one of them is called by a value that is hidden.
QString Sentences::enumerated(const std::vector<NodeId>& children) const {
    QStringList named;
    for (const NodeId n : children) {
        const bool nameless = tree_.isLeaf(n) && tree_.names().at(n).empty();
        if (nameless && naming_.hides(n)) {
            return {};
        }
        named << name(n);
    }
    return listedWithAnd(named);
}

} // namespace prunus
