#include "ui/words/sentences.h"

#include "core/search/nullwindow.h"
#include "ui/words/words.h"

#include <algorithm>

namespace prunus {

QString joined(const QStringList& sentences) {
    QStringList said = sentences;
    said.removeAll(QString());
    return said.join(u' ');
}

Said Sentences::of(const Explanation& e) const {
    named_.clear();
    const auto words = [&e](const Sentences& by) {
        return std::visit([&by](const auto& fact) { return by.say(fact); }, e);
    };
    const Said said = words(*this);
    return hasNamedTwoAlike() ? words(Sentences(naming_.withPlaces(), view_.side())) : said;
}

QString Sentences::name(NodeId n) const {
    if (tree_.isLeaf(n)) {
        named_.push_back(n);
    }
    return naming_.child(n);
}

bool Sentences::hasNamedTwoAlike() const {
    return std::ranges::any_of(named_, [this](NodeId a) {
        return std::ranges::any_of(
            named_, [this, a](NodeId b) { return a != b && naming_.child(a) == naming_.child(b); });
    });
}

QString Sentences::worth(NodeId n, Bounds bounds) const {
    const Bounds b = turned(n, bounds);
    if (b.nothing()) {
        return tr("Nothing is known yet of what %1 is worth.").arg(name(n));
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

QString Sentences::itsWorth(NodeId n, Bounds bounds) const {
    const Bounds b = turned(n, bounds);
    if (b.nothing()) {
        return tr("Nothing is known of its value yet.");
    }
    const QString lower = held(b.lower);
    const QString upper = held(b.upper);
    if (b.exact()) {
        return tr("Its value is %1.").arg(lower);
    }
    if (b.upper == infinity) {
        return tr("Its value is at least %1.").arg(lower);
    }
    return b.lower == -infinity ? tr("Its value is at most %1.").arg(upper)
                                : tr("Its value is at least %1 and at most %2.").arg(lower, upper);
}

QString Sentences::tableHolds(NodeId n, Bounds bounds) const {
    const Bounds b = turned(n, bounds);
    const QString lower = held(b.lower);
    const QString upper = held(b.upper);
    if (b.exact()) {
        return tr("The transposition table holds that its value is %1.").arg(lower);
    }
    if (b.upper == infinity) {
        return tr("The transposition table holds that its value is at least %1.").arg(lower);
    }
    return b.lower == -infinity
               ? tr("The transposition table holds that its value is at most %1.").arg(upper)
               : tr("The transposition table holds that its value is at least %1 and at most %2.")
                     .arg(lower, upper);
}

QString Sentences::isSure(const Alternative& a) const {
    return (rises(a.node) ? tr("%1 is sure of at least %2 at %3, by moving to %4.")
                          : tr("%1 is sure of at most %2 at %3, by moving to %4."))
        .arg(shownPlayer(playerAt(a.node)), shown(a.node, a.value), name(a.node), name(a.through));
}

QString Sentences::isAlreadySure(const Alternative& a) const {
    return (rises(a.node) ? tr("%1 is already sure of at least %2 at %3, by moving to %4.")
                          : tr("%1 is already sure of at most %2 at %3, by moving to %4."))
        .arg(shownPlayer(playerAt(a.node)), shown(a.node, a.value), name(a.node), name(a.through));
}

Said Sentences::say(const NotStarted& e) const {
    return {
        tr("The search has not started."),
        tr("The algorithm is %1. It begins at %2, where %3 moves.")
            .arg(shownAlgorithm(trace_.options().algorithm), name(e.node), shownPlayer(e.player))};
}

Said Sentences::plain(const Entered& e) const {
    const bool root = e.node == GameTree::root();
    const QString title =
        (root ? tr("The search starts at %1 (%2).") : tr("The search enters %1 (%2)."))
            .arg(name(e.node), shownPlayer(e.player));
    switch (trace_.traits().handsDown) {
    case HandsDown::best:
        return {title, joined({aim(e.node), byFirstDraft(e), notHandedDown(e)})};
    case HandsDown::given:
        return {title, joined({aim(e.node), bySecondDraft(e), notHandedDown(e)})};
    case HandsDown::stands:
        break;
    }
    return {title, joined({aim(e.node), handedDown(e), fromBefore(e)})};
}

QString Sentences::aim(NodeId n) const {
    if (fromMover()) {
        // The greatest for whoever moves here, of numbers that the children have from the other
        // side.
        return tr("%1 looks for its child of greatest value to %2.")
            .arg(name(n), shownPlayer(playerAt(n)));
    }
    if (playerAt(n) == Player::max) {
        return tr("%1 looks for its child of greatest value.").arg(name(n));
    }
    return trace_.traits().negamaxForm
               ? tr("%1 looks for the child that is best for MIN.").arg(name(n))
               : tr("%1 looks for its child of least value.").arg(name(n));
}

/// With which window the node is called, and who set its ends.
QString Sentences::handedDown(const Entered& e) const {
    if (!e.window) {
        return {};
    }
    const Window w = turned(e.node, *e.window);
    QStringList said;
    if (nextAbove(w.alpha) == w.beta) {
        said << tr("It is called with the null window %1.").arg(shown(e.node, *e.window));
    } else {
        said << tr("It is called with α = %1 and β = %2.").arg(held(w.alpha), held(w.beta));
    }
    const bool swapped = isTurned(e.node);
    for (const auto& setter :
         {swapped ? e.betaFrom : e.alphaFrom, swapped ? e.alphaFrom : e.betaFrom}) {
        if (setter) {
            said << isAlreadySure(*setter);
        }
    }
    return joined(said);
}

Said Sentences::say(const LeafRead& e) const {
    const bool leaf = tree_.isLeaf(e.node);
    if (e.call.approach == Approach::probe) {
        return {
            (leaf ? tr("The search probes %1.") : tr("The search probes %1 at the depth limit."))
                .arg(name(e.node)),
            joined({probeQuestion(e.node, e.window), goesBack(e),
                    e.firstNullWindow ? signsNextToNumbers() : QString()})};
    }
    const bool again = e.call.visit > 1;
    return {(leaf ? (again ? tr("The search reads %1 again.") : tr("The search reads %1."))
                  : (again ? tr("The search reads %1 again at the depth limit.")
                           : tr("The search reads %1 at the depth limit.")))
                .arg(name(e.node)),
            goesBack(e)};
}

/// What the static value is, and where it goes.
QString Sentences::goesBack(const LeafRead& e) const {
    const NodeId parent = tree_.parent(e.node);
    if (parent == noNode) {
        return isTurned(e.node) ? tr("Its static value is %1, which is %2 to MIN.")
                                      .arg(held(e.value), shown(e.node, e.value))
                                : tr("Its static value is %1.").arg(held(e.value));
    }
    return (isTurned(e.node)
                ? tr("Its static value is %1, which is %2 to MIN, and goes back to %3.")
                      .arg(held(e.value), shown(e.node, e.value))
                : tr("Its static value %1 goes back to %2.").arg(held(e.value)))
        .arg(name(parent));
}

QString Sentences::fromChild(NodeId child, Value value) const {
    const NodeId parent = tree_.parent(child);
    return fromMover() && value != 0
               ? tr("%1 (%2 to %3)", "a number a child returned, and to the parent’s player")
                     .arg(shown(child, value), shown(parent, value), shownPlayer(playerAt(parent)))
               : shown(child, value);
}

Said Sentences::say(const Improved& e) const {
    QString title;
    if (e.inHand) {
        title = (rises(e.node) ? tr("%1 is sure of at least %2 at %3.")
                               : tr("%1 is sure of at most %2 at %3."))
                    .arg(shownPlayer(e.player), shown(e.node, e.value), name(e.node));
    } else {
        title = tr("The best number so far at %1 is %2.").arg(name(e.node), shown(e.node, e.value));
    }
    const bool couldStop = e.refutation && e.childrenLeft == 0;
    return {title, joined({improvement(e),
                           e.clamped ? ofClampedChild(e.child, e.value, e.proven) : QString(),
                           couldStop ? tr("Here %1 could stop, but %2 was its last child: nothing "
                                          "is skipped.")
                                           .arg(name(e.node), name(e.child))
                                     : QString()})};
}

/// What the improvement does to the variables. In fail-soft the best can still lie outside them.
QString Sentences::improvement(const Improved& e) const {
    const bool up = rises(e.node);
    const QString who = shownPlayer(e.player);
    const QString child = name(e.child);
    const QString v = fromChild(e.child, e.value);
    const bool drafted = trace_.traits().handsDown == HandsDown::given;
    if (trace_.traits().handsDown == HandsDown::best) {
        return roseTo(e, shown(e.node, e.best));
    }
    if (!e.window) {
        return tr("%1 can move to %2, which returns %3, the best so far.").arg(who, child, v);
    }
    const Window w = turned(e.node, *e.window);
    if (drafted && e.inHand) {
        return tr("%1 can move to %2, which returns %3, the best so far. What was handed down "
                  "stays as it is: α = %4 and β = %5.")
            .arg(who, child, v, held(w.alpha), held(w.beta));
    }
    const QString own = held(up ? w.alpha : w.beta);
    if (!e.inHand) {
        return joined({e.clamped ? QString() : worth(e.child, e.proven),
                       (up ? tr("That is not above α = %1, so α stays.")
                           : tr("That is not below β = %1, so β stays."))
                           .arg(own)});
    }
    if (e.narrowed) {
        return roseTo(e, own);
    }
    return (up ? tr("%1 can move to %2, which returns %3. That is not above α = %4, so α stays.")
               : tr("%1 can move to %2, which returns %3. That is not below β = %4, so β stays."))
        .arg(who, child, v, own);
}

/// What the player's own variable is now.
QString Sentences::roseTo(const Improved& e, const QString& own) const {
    return (rises(e.node) ? tr("%1 can move to %2, which returns %3, so α rises to %4.")
                          : tr("%1 can move to %2, which returns %3, so β falls to %4."))
        .arg(shownPlayer(e.player), name(e.child), fromChild(e.child, e.value), own);
}

Said Sentences::say(const NotImproved& e) const {
    return {tr("Nothing changes at %1: %2 returns %3.")
                .arg(name(e.node), name(e.child), fromChild(e.child, e.value)),
            joined({noImprovement(e),
                    e.clamped ? ofClampedChild(e.child, e.value, e.proven) : QString()})};
}

/// Why a child is no better than what there is.
QString Sentences::noImprovement(const NotImproved& e) const {
    const bool up = rises(e.node);
    const QString best = shown(e.node, e.best);
    if (e.holder && !e.holder->fromFirstWindow()) {
        const bool here = e.holder->node == e.node;
        const QString bound =
            up ? tr("That is why α is %1 here.") : tr("That is why β is %1 here.");
        return joined({isAlreadySure(*e.holder), here ? QString() : bound.arg(best)});
    }
    if (e.holder && trace_.traits().repeats) {
        return (up ? tr("That is not above α = %1 of the null window.")
                   : tr("That is not below β = %1 of the null window."))
            .arg(best);
    }
    if (e.holder) {
        return notInFirstWindow(e);
    }
    return (up ? tr("That is not above %1, the best number so far.")
               : tr("That is not below %1, the best number so far."))
        .arg(best);
}

/// The root's numbers have the other sign where its mover is the other player.
QString Sentences::notInFirstWindow(const NotImproved& e) const {
    const bool up = rises(e.node);
    const QString best = shown(e.node, e.best);
    if (isTurned(e.node) == isTurned(GameTree::root())) {
        return (up ? tr("That is not above α = %1, where the first window begins.")
                   : tr("That is not below β = %1, where the first window ends."))
            .arg(best);
    }
    return (up ? tr("That is not above α = %1: for %2, the first window ends at %3.")
               : tr("That is not below β = %1: for %2, the first window begins at %3."))
        .arg(best, name(GameTree::root()), shown(GameTree::root(), e.best));
}

Said Sentences::say(const Returned& e) const {
    const QString title = tr("%1 returns %2.").arg(name(e.node), shown(e.node, e.value));
    if (e.clamped) {
        return {title, clamped(e)};
    }
    const bool all = e.proven.exact() && e.proven.lower == e.value;
    return {title, all ? tr("That is its value.") : itsWorth(e.node, e.proven)};
}

QString Sentences::clamped(const Returned& e) const {
    const QString v = shown(e.node, e.value);
    const bool atAlpha = turned(e.node, e.value) > turned(e.node, e.proven).upper;
    if (!e.window && fromMover()) {
        const NodeId parent = tree_.parent(e.node);
        return joined({itsWorth(e.node, e.proven),
                       tr("Instead, fail-hard returns %1, because its parent %2 has %3.")
                           .arg(v, name(parent), shown(parent, e.value))});
    }
    const QString why = !e.window ? tr("Instead, fail-hard returns the %1 that its parent has.")
                        : atAlpha
                            ? tr("Instead, fail-hard returns α = %1, where its window begins.")
                            : tr("Instead, fail-hard returns β = %1, where its window ends.");
    return joined({itsWorth(e.node, e.proven), why.arg(v)});
}

/// The picture shows what is proved, the code holds what was returned: where they differ, why.
QString Sentences::ofClampedChild(NodeId child, Value value, Bounds proven) const {
    return joined(
        {worth(child, proven), tr("Fail-hard has returned %1 for it.").arg(shown(child, value))});
}

} // namespace prunus
