#include "ui/words/uctwords.h"

#include "ui/words/lists.h"
#include "ui/words/words.h"

#include <QFile>
#include <algorithm>
#include <cmath>

namespace prunus {
namespace {

/// Of the children that were not chosen, how many are named.
constexpr std::size_t namedOthers = 3;

constexpr double thousandth = 1000;

} // namespace

QString UctWords::estimate(Value value) {
    return QStringLiteral("≈") + shownNumber(std::round(value * thousandth) / thousandth);
}

QString UctWords::decimals(double number) {
    return QString::number(number, 'f', 3).replace(u'-', u'−');
}

QString UctWords::rewards(const UctStatistics& of) {
    return QStringLiteral("%1/%2")
        .arg(shownNumber(std::round(of.rewards * 10) / 10))
        .arg(of.visits);
}

QString UctWords::name(NodeId n) const {
    //: A leaf, by its value.
    return names_.isValue(n) ? tr("leaf %1").arg(shownName(names_, n)) : shownName(names_, n);
}

QString UctWords::opening(NodeId n) const {
    //: A leaf, by its value, at the beginning of a sentence.
    return names_.isValue(n) ? tr("Leaf %1").arg(shownName(names_, n)) : shownName(names_, n);
}

QString UctWords::move(const UctChoice& child) const {
    //: A move of a game that the search has not tried, by its number among the moves.
    return child.child == noNode ? tr("move %1").arg(child.childNumber + 1) : shownName(names_, child.child);
}

QString UctWords::known(const UctStatistics& of) const {
    return of.visits == 0
               ? tr("no visits yet")
               //: How often a node was visited, and what the playouts through it came to.
               : tr("%Ln visits, worth %1", nullptr, static_cast<int>(of.visits))
                     .arg(estimate(moment_.trace().scale().value(of.mean())));
}

QString UctWords::node(NodeId n) const {
    const std::vector<NodeId> path = moment_.path();
    return listed({moment_.inTree(n) ? known(moment_.statistics(n)) : tr("not in the tree yet"),
                   std::ranges::find(path, n) == path.end() ? QString()
                                                            : tr("on the path of this iteration")});
}

QString UctWords::where() const {
    const UctTrace& trace = moment_.trace();
    const auto phase = [this]() -> QString {
        switch (moment_.kind()) {
        case UctEventKind::select:
            return tr("selection");
        case UctEventKind::expand:
            return tr("expansion");
        case UctEventKind::simulate:
            return tr("playout");
        case UctEventKind::backpropagate:
            return tr("backpropagation");
        case UctEventKind::start:
        case UctEventKind::leave:
            break;
        }
        return {};
    }();
    const QString step =
        tr("Step %1 of %2").arg(shownCount(moment_.step().value), shownCount(trace.end().value));
    return phase.isEmpty() ? step
                           //: The step; the iteration; and which of its phases.
                           : tr("%1 · iteration %2 of %3 · %4")
                                 .arg(step, shownCount(moment_.iteration()),
                                      shownCount(trace.iterations()), phase);
}

QString UctWords::choicesOf(NodeId parent) const {
    const bool max = moment_.trace().playerAt(moment_.trace().tree().rowOf(parent)) == Player::max;
    const QString whose = tr("The children of %1 (%2): UCB = mean + C √(ln N / n).")
                              .arg(name(parent), shownPlayer(max ? Player::max : Player::min));
    return max ? whose : joined({whose, tr("MIN’s mean is 1 less that of the rewards.")});
}

Said UctWords::step() const {
    const UctEvent e = moment_.event();
    switch (e.kind) {
    case UctEventKind::select:
        return selected(e);
    case UctEventKind::expand:
        return expanded(e);
    case UctEventKind::simulate:
        return simulated(e);
    case UctEventKind::backpropagate:
        return counted(e);
    case UctEventKind::leave:
        return over(e);
    case UctEventKind::start:
        break;
    }
    return begun();
}

Said UctWords::begun() const {
    const UctTrace& trace = moment_.trace();
    const RewardScale& scale = trace.scale();
    const QString rewards =
        scale.least == scale.greatest
            ? tr("All leaves are worth %1, which is a reward of 0.5.").arg(shownNumber(scale.least))
            : tr("Rewards are MAX’s: 0 for %1, 1 for %2.")
                  .arg(shownNumber(scale.least), shownNumber(scale.greatest));
    return {tr("UCT has not begun."),
            joined({tr("It makes %Ln iterations: each selects a way down its tree, adds a node, "
                       "plays at random to the end, and counts the result on the way back.",
                       nullptr, static_cast<int>(trace.iterations())),
                    rewards})};
}

QString UctWords::formula(const UctEvent& e) const {
    const std::vector<UctChoice> all = moment_.choices();
    const auto chosen = std::ranges::find(all, e.childNumber, &UctChoice::childNumber);
    //: A child, its mean, its bonus, and their sum.
    const QString sum = tr("%1: %2 + %3 = %4.")
                            .arg(name(e.child), decimals(chosen->wish), decimals(chosen->bonus),
                                 decimals(*chosen->ucb));
    return joined({sum, others(e, all)});
}

QString UctWords::others(const UctEvent& e, const std::vector<UctChoice>& all) const {
    std::vector<UctChoice> rest;
    std::ranges::copy_if(all, std::back_inserter(rest),
                         [&](const UctChoice& each) { return each.childNumber != e.childNumber; });
    std::ranges::stable_sort(rest, std::greater{}, &UctChoice::ucb);
    QStringList told;
    for (const UctChoice& each : rest) {
        if (std::size_t(told.size()) < namedOthers) {
            //: A child and what the formula makes of it.
            told << tr("%1 has %2").arg(move(each), decimals(*each.ucb));
        }
    }
    if (told.isEmpty()) {
        return tr("There is no other child.");
    }
    const int more = static_cast<int>(rest.size() - std::size_t(told.size()));
    return more == 0 ? tr("%1.").arg(listed(told))
                     : tr("%1; %Ln others have no more.", nullptr, more).arg(listed(told));
}

Said UctWords::selected(const UctEvent& e) const {
    const QString title =
        tr("At %1, %2 chooses %3.").arg(name(e.node), shownPlayer(e.player), name(e.child));
    return e.ucb ? Said{title, formula(e)}
                 : Said{title, tr("It has no visits yet; such children come first, in the order of "
                                  "the moves.")};
}

Said UctWords::expanded(const UctEvent& e) const {
    return {tr("%1 joins the tree.").arg(opening(e.node)),
            tr("An iteration adds one node, below the last that it selected.")};
}

Said UctWords::simulated(const UctEvent& e) const {
    const QString reward = tr("That is a reward of %1 for MAX.").arg(decimals(e.reward));
    if (e.plies == 0) {
        return {tr("Play has ended at %1, with %2.").arg(name(e.node), shownNumber(e.result)),
                joined({tr("There is nothing to draw."), reward})};
    }
    const QString end = e.capped ? tr("It was given up there, and judged as it stood.") : QString();
    return {tr("A playout from %1 ends with %2.").arg(name(e.node), shownNumber(e.result)),
            joined({tr("%Ln moves were drawn at random.", nullptr, static_cast<int>(e.plies)), end,
                    reward})};
}

Said UctWords::counted(const UctEvent& e) const {
    const QString numbers =
        tr("N = %Ln visits, W = %1 in rewards, a mean of %2; as a value that is %3.", nullptr,
           static_cast<int>(e.statistics.visits))
            .arg(decimals(e.statistics.rewards), decimals(e.statistics.mean()),
                 estimate(moment_.trace().scale().value(e.statistics.mean())));
    return {
        tr("%1 counts the playout.").arg(opening(e.node)),
        joined({numbers, e.node == GameTree::root() ? tr("This iteration is over.") : QString()})};
}

Said UctWords::over(const UctEvent& e) const {
    const QString value = tr("It takes the root to be worth %1. That is an estimate and no proof: "
                             "more iterations may change it.")
                              .arg(estimate(e.value));
    if (!e.bestMove) {
        return {tr("UCT is over. Play has ended at the root."), value};
    }
    const std::vector<UctChoice> all = moment_.choicesAt(GameTree::root());
    const auto best = std::ranges::find(all, *e.bestMove, &UctChoice::childNumber);
    const QString why =
        moment_.trace().options().finalMove == UctFinal::visits
            ? tr("No child was visited more: %Ln of %1 visits.", nullptr,
                 static_cast<int>(best->statistics.visits))
                  .arg(shownCount(e.statistics.visits))
            : tr("No child has a better mean for who moves: %1.").arg(decimals(best->wish));
    return {tr("UCT is over. Its move: %1.").arg(move(*best)), joined({why, value})};
}

QStringList UctWords::countNames() {
    return {tr("iterations"),          tr("nodes in the tree"), tr("playouts"),
            tr("moves drawn in them"), tr("ends reached"),      tr("different leaves")};
}

QStringList UctWords::counts() const {
    const UctCounts c = moment_.counts();
    return {shownCount(c.iterations),
            shownCount(c.nodesInTree),
            shownCount(c.simulations),
            shownCount(c.pliesSimulated),
            shownCount(c.leavesEvaluated),
            moment_.trace().start() ? tr("not known") : shownCount(c.differentLeaves)};
}

QString UctWords::besideAlphaBeta(std::uint64_t ends, std::uint64_t leaves, Value value) {
    if (ends >= leaves) {
        return tr("Alpha-beta is over: it read %Ln leaves, and the value is exactly %1.", nullptr,
                  pluralOf(leaves))
            .arg(shownNumber(value));
    }
    return tr("Alpha-beta, with %Ln of %1 leaves read.", nullptr, pluralOf(ends))
        .arg(shownCount(leaves));
}

Listing UctWords::listing() {
    QFile file(QStringLiteral(":/listings/uct.txt"));
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened);
    return opened ? Listing::parse(QString::fromUtf8(file.readAll()), {}, Player::max) : Listing();
}

std::optional<std::size_t> UctWords::lineOf(UctEventKind kind) {
    switch (kind) {
    case UctEventKind::select:
        return listing().lineOf(LineRole::select);
    case UctEventKind::expand:
        return listing().lineOf(LineRole::expand);
    case UctEventKind::simulate:
        return listing().lineOf(LineRole::simulate);
    case UctEventKind::backpropagate:
        return listing().lineOf(LineRole::backpropagate);
    case UctEventKind::leave:
        return listing().lineOf(LineRole::last);
    case UctEventKind::start:
        break;
    }
    return std::nullopt;
}

} // namespace prunus
