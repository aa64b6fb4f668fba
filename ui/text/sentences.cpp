#include "ui/text/sentences.h"

#include "core/search/nullwindow.h"
#include "ui/text/words.h"

#include <QStringList>
#include <algorithm>

namespace prunus {

/// A word gets a capital, but a move such as a2 stays as players write it.
QString Sentences::opening(const QString& text) {
    const QString first = text.section(u' ', 0, 0);
    const bool move = std::ranges::any_of(first, [](QChar c) { return c.isDigit(); });
    return text.isEmpty() || move ? text : text.at(0).toUpper() + text.mid(1);
}

Said Sentences::of(const Explanation& e) const {
    return std::visit([this](const auto& fact) { return say(fact); }, e);
}

QString Sentences::name(NodeId n) const {
    return naming_.child(n);
}

QString Sentences::held(Value v) const {
    return shownHeld(trace_.options().algorithm, v);
}

Said Sentences::say(const NotStarted& e) const {
    return {tr("The search has not started."), tr("%1 is about to search from %2, where %3 moves.")
                                                   .arg(shownAlgorithm(trace_.options().algorithm),
                                                        name(e.node), shownPlayer(e.player))};
}

Said Sentences::plain(const Entered& e) const {
    const bool root = e.node == GameTree::root();
    QString title = (root ? tr("The search starts at %1 (%2).") : tr("The search enters %1 (%2)."))
                        .arg(name(e.node), shownPlayer(e.player));
    QString body = (e.player == Player::max ? tr("%1 looks for its child of greatest value.")
                                            : tr("%1 looks for its child of least value."))
                       .arg(name(e.node));
    if (e.window && nextAbove(e.window->alpha) == e.window->beta) {
        body += u' ' + tr("The null window %1 only asks on which side of it the value lies.")
                           .arg(shownWindow(trace_.options().algorithm, *e.window));
    } else if (e.window && *e.window != Window{}) {
        body += u' ' + tr("Only values between α = %1 and β = %2 matter here.")
                           .arg(held(e.window->alpha), held(e.window->beta));
    } else if (e.window) {
        body += u' ' + tr("Every value matters: α = −∞, β = +∞.");
    }
    return {title, body};
}

Said Sentences::say(const LeafRead& e) const {
    const NodeId parent = tree_.parent(e.node);
    const QString title =
        tree_.isLeaf(e.node) ? tr("%1 is read.") : tr("%1 is read at the depth limit.");
    if (parent == noNode) {
        return {opening(title.arg(name(e.node))),
                tr("Its static value %1 is a bound to the next pass.").arg(shownNumber(e.value))};
    }
    return withVisit(
        e.call,
        {opening(title.arg(name(e.node))),
         tr("Its static value %1 goes back to %2.").arg(shownNumber(e.value), name(parent))});
}

/// The negamax forms hold numbers from the mover's side, which differ from these at MIN.
QString Sentences::asTheCodeSees(Player player, Value value) const {
    if (!trace_.traits().negamaxForm || player == Player::max || value == 0) {
        return {};
    }
    return u' ' + tr("From MIN’s side, as the code sees it, that is %1.")
                      .arg(held(fromSideOf(player, value)));
}

Said Sentences::say(const Improved& e) const {
    const QString v = held(e.value);
    QString title;
    if (e.inHand) {
        title = (e.player == Player::max ? tr("MAX has at least %1 in hand at %2.")
                                         : tr("MIN can hold MAX to %1 at %2."))
                    .arg(v, name(e.node));
    } else {
        title = tr("%1 is the best number so far at %2.").arg(v, name(e.node));
    }
    return {title, opening(improvement(e)) + asTheCodeSees(e.player, e.value) +
                       (e.clamped ? clampedChild(e.child, e.value, e.proven) : QString()) +
                       closing(e)};
}

/// What the improvement does to the window. In fail-soft the best can still lie outside it.
QString Sentences::improvement(const Improved& e) const {
    const bool max = e.player == Player::max;
    const QString child = name(e.child);
    const QString v = held(e.value);
    if (!e.window) {
        return tr("%1 returns %2, the best value so far.").arg(child, v);
    }
    const Value bound = max ? e.window->alpha : e.window->beta;
    if (bound == e.value) {
        return (max ? tr("%1 returns %2, so α rises to %2.")
                    : tr("%1 returns %2, so β falls to %2."))
            .arg(child, v);
    }
    if (e.inHand) {
        return (max ? tr("%1 returns %2, and α stays %3.") : tr("%1 returns %2, and β stays %3."))
            .arg(child, v, held(bound));
    }
    return (max ? tr("%1 returns it as an upper bound, and α stays %2.")
                : tr("%1 returns it as a lower bound, and β stays %2."))
        .arg(child, held(bound));
}

/// Said when the last child closes the window: nothing is left to skip.
QString Sentences::closing(const Improved& e) const {
    if (!e.refutation || e.childrenLeft > 0) {
        return {};
    }
    return u' ' + tr("That closes the window, but %1 was the last child: nothing is skipped.")
                      .arg(name(e.child));
}

Said Sentences::say(const NotImproved& e) const {
    const bool max = e.player == Player::max;
    const QString title =
        tr("%1 returns %2: no change at %3.").arg(name(e.child), held(e.value), name(e.node));
    QString body =
        (max ? tr("That is not more than %1.") : tr("That is not less than %1.")).arg(held(e.best));
    if (e.holder && e.holder->node == e.node) {
        body = (max ? tr("That is not more than the %1 that MAX has in hand from %2.")
                    : tr("That is not less than the %1 to which MIN can hold MAX with %2."))
                   .arg(held(e.best), name(e.holder->through));
    } else if (e.holder && !e.holder->fromFirstWindow()) {
        body = (max ? tr("That is not more than α = %1, which MAX has in hand at %2 from %3.")
                    : tr("That is not less than β = %1, to which MIN can hold MAX at %2 with %3."))
                   .arg(held(e.best), name(e.holder->node), name(e.holder->through));
    } else if (e.holder && trace_.calls() != nullptr) {
        body = (max ? tr("That is not more than α = %1 of the null window.")
                    : tr("That is not less than β = %1 of the null window."))
                   .arg(held(e.best));
    } else if (e.holder) {
        body = (max ? tr("That is not more than %1, where the first window begins.")
                    : tr("That is not less than %1, where the first window ends."))
                   .arg(held(e.best));
    }
    return {opening(title),
            body + (e.clamped ? clampedChild(e.child, e.value, e.proven) : QString())};
}

QString Sentences::refuted(const Refutation& r, Player player) const {
    return (player == Player::min ? tr("%1 can already hold MAX to %2")
                                  : tr("%1 already gives MAX at least %2"))
        .arg(name(r.node), held(r.value));
}

QString Sentences::rivalHas(const Refutation& r, Player player) const {
    const QString v = held(r.rival.value);
    if (r.rival.fromFirstWindow() && trace_.calls() != nullptr) {
        return calledForLess(r, player);
    }
    if (r.rival.fromFirstWindow()) {
        return (player == Player::min ? tr("and the first window asks only for values above %1")
                                      : tr("and the first window asks only for values below %1"))
            .arg(v);
    }
    const QString who = name(r.rival.node);
    const QString through = name(r.rival.through);
    if (player == Player::min) {
        return (r.equal ? tr("and %1 already has %2 in hand from %3")
                        : tr("but %1 has %2 in hand from %3"))
            .arg(who, v, through);
    }
    return (r.equal ? tr("and %1 can already hold MAX to %2 with %3")
                    : tr("but %1 can hold MAX to %2 with %3"))
        .arg(who, v, through);
}

/// Why play does not come here, or gains nothing by it.
QString Sentences::neverHere(const Refutation& r, Player player) const {
    if (r.rival.fromFirstWindow()) {
        return {};
    }
    const QString rival = shownPlayer(opponent(player));
    if (r.rival.through == r.node) {
        return tr("It is worth exactly that");
    }
    if (r.equal) {
        return tr("%1 gains nothing by letting play come to %2").arg(rival, name(r.node));
    }
    if (r.levels == 1) {
        return tr("%1 will never move to %2").arg(rival, name(r.node));
    }
    return tr("%1 will move from %2 to %3, and play never comes to %4")
        .arg(rival, name(r.rival.node), name(r.rival.through), name(r.node));
}

QString Sentences::skippedChildren(const CutOff& e) const {
    const int count = static_cast<int>(e.skipped);
    const QString where = name(e.node);
    const QString children = e.skippedAreLast
                                 ? tr("the last %Ln children of %1", nullptr, count).arg(where)
                                 : tr("the other %Ln children of %1", nullptr, count).arg(where);
    const QString list =
        e.skippedChildren.size() < e.skipped ? QString() : enumerated(e.skippedChildren);
    return list.isEmpty() ? tr("%1 cannot change the answer").arg(children)
                          : tr("%1 (%2) cannot change the answer").arg(children, list);
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

QString Sentences::proof(const Refutation& r, Player player) const {
    return opening(tr("%1, %2.").arg(refuted(r, player), rivalHas(r, player)));
}

Said Sentences::say(const CutOff& e) const {
    const QString title =
        (e.player == Player::min ? tr("α-cutoff at %1 (MIN).") : tr("β-cutoff at %1 (MAX)."))
            .arg(name(e.node));
    const QString skipped = skippedChildren(e);
    if (!e.refutation) {
        return {title, opening(skipped) + u'.'};
    }
    const Refutation& r = *e.refutation;
    const QString why = proof(r, e.player);
    const QString never = neverHere(r, e.player);
    if (never.isEmpty()) {
        return {title, why + u' ' + tr("So %1.").arg(skipped) +
                           (e.clamped ? clampedChild(e.child, e.fromChild, e.proven) : QString())};
    }
    return {title, why + u' ' + tr("%1, so %2.").arg(never, skipped) +
                       (e.clamped ? clampedChild(e.child, e.fromChild, e.proven) : QString())};
}

Said Sentences::say(const Returned& e) const {
    const QString title = tr("%1 returns %2.").arg(name(e.node), held(e.value));
    return {title, (e.clamped ? clamped(e) : proven(e)) + asTheCodeSees(e.player, e.value)};
}

QString Sentences::clamped(const Returned& e) const {
    const QString shown = shownBounds(e.proven);
    const QString truth = e.proven.exact()
                              ? tr("The leaves read prove that it is worth %1.").arg(shown)
                              : tr("The leaves read prove only %1.").arg(shown);
    return truth + u' ' +
           (e.value > e.proven.upper ? tr("Fail-hard returns the bound α = %1 of the window.")
                                     : tr("Fail-hard returns the bound β = %1 of the window."))
               .arg(held(e.value));
}

/// The picture shows what is proved, the code holds what was returned: where they differ, why.
QString Sentences::clampedChild(NodeId child, Value value, Bounds proven) const {
    return u' ' + tr("Fail-hard returned %1 for %2, where the leaves read prove %3.")
                      .arg(held(value), name(child), shownBounds(proven));
}

QString Sentences::proven(const Returned& e) const {
    const QString shown = shownBounds(e.proven);
    if (e.proven.exact()) {
        return tr("The leaves read prove that this is its value.");
    }
    if (e.proven.upper == infinity) {
        return tr("That is a lower bound: the leaves read prove %1.").arg(shown);
    }
    if (e.proven.lower == -infinity) {
        return tr("That is an upper bound: the leaves read prove %1.").arg(shown);
    }
    return tr("The leaves read prove %1.").arg(shown);
}

Said Sentences::say(const SearchOver& e) const {
    const QString v = held(e.value);
    const Window first = trace_.options().window;
    switch (e.outcome) {
    case Outcome::failLow:
        return {tr("The search fails low with %1.").arg(v),
                tr("The value of %1 is not above α = %2 of the first window.")
                    .arg(name(e.node), held(first.alpha))};
    case Outcome::failHigh:
        return {tr("The search fails high with %1.").arg(v),
                tr("The value of %1 is not below β = %2 of the first window.")
                    .arg(name(e.node), held(first.beta))};
    case Outcome::exact:
        break;
    }
    const QString title = tr("The search is over: %1 is worth %2.").arg(name(e.node), v);
    if (e.bestMove == noNode) {
        return {title, tr("It is a leaf: its static value is the answer.")};
    }
    const std::string_view label = tree_.moves().at(e.bestMove);
    const QString move = QString::fromUtf8(label.data(), qsizetype(label.size()));
    const QString to = name(e.bestMove);
    const bool named = move == to || !tree_.header().game.empty(); // there moves are names
    if (!move.isEmpty() && named) {
        return {title, (e.player == Player::max ? tr("MAX’s best move is %1.")
                                                : tr("MIN’s best move is %1."))
                           .arg(move)};
    }
    if (!move.isEmpty()) {
        return {title, (e.player == Player::max ? tr("MAX’s best move is %1, to %2.")
                                                : tr("MIN’s best move is %1, to %2."))
                           .arg(move, to)};
    }
    return {title, (e.player == Player::max ? tr("MAX’s best move is to %1.")
                                            : tr("MIN’s best move is to %1."))
                       .arg(to)};
}

} // namespace prunus
