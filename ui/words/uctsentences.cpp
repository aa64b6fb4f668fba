#include "ui/words/uctsentences.h"

#include "ui/words/localenumbers.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <algorithm>

namespace prunus {
namespace {

/// Of the children that were not chosen, so many are told with their numbers.
constexpr std::size_t mostOthers = 4;

/// Who names nodes, and what is shared by the sentences.
struct UctVoice {
    Q_DECLARE_TR_FUNCTIONS(UctSentences)

  public:
    const UctMoment& moment;
    const DisplayNames& names;
    UctSide side = UctSide::max;

    [[nodiscard]] const UctTrace& trace() const { return moment.trace(); }
    [[nodiscard]] const GameTree& tree() const { return trace().tree(); }
    [[nodiscard]] UctView view() const { return {trace(), side}; }
    [[nodiscard]] bool fromMover() const { return side == UctSide::mover; }

    /// By itself: on a game by the moves that lead there.
    [[nodiscard]] QString node(NodeId n) const {
        if (!trace().start()) {
            return names.isValue(n) ? tr("leaf %1").arg(shownName(names, n)) : shownName(names, n);
        }
        if (n == GameTree::root()) {
            return tr("the root");
        }
        QString moves = QString::fromStdString(names.place(n));
        moves.replace(u' ', QChar::Nbsp);
        return moves.startsWith(u'(') ? moves.mid(1, moves.size() - 2) : moves;
    }
    /// Beside its parent: on a game by its move.
    [[nodiscard]] QString child(NodeId n) const {
        const std::string_view move = tree().moves().at(n);
        return trace().start() && !move.empty() ? QString::fromUtf8(move.data(), int(move.size()))
                                                : node(n);
    }
    /// At the beginning of a sentence.
    [[nodiscard]] QString opening(QString name) const {
        if (!trace().start() && name.startsWith(tr("leaf %1").arg(QString()).trimmed())) {
            name.replace(0, 1, name.at(0).toUpper());
        }
        return name == tr("the root") ? tr("The root") : name;
    }
};

QString isAnEstimate() {
    return UctVoice::tr("That is an estimate: no number of playouts proves a value.");
}

Said tellStart(const UctVoice& by) {
    const RewardScale& scale = by.trace().scale();
    const int iterations = int(std::min<std::uint32_t>(by.trace().options().iterations, 1U << 30U));
    QString rewards;
    if (scale.least == scale.greatest) {
        rewards = UctVoice::tr("All ends are worth %1, so every reward is 0.5.")
                      .arg(shownNumber(scale.least));
    } else if (scale.signAlone) {
        rewards =
            by.fromMover()
                ? UctVoice::tr("A player is rewarded with 1 for a win, 0.5 for a draw, 0 for a "
                               "loss.")
                : UctVoice::tr("A win of MAX is rewarded with 1, a draw with 0.5, a loss with 0.");
    } else if (by.fromMover()) {
        rewards = UctVoice::tr("MAX’s rewards go from 0 for an end that is worth %1 to 1 for one "
                               "that is worth %2; MIN’s are 1 less MAX’s.")
                      .arg(shownNumber(scale.least), shownNumber(scale.greatest));
    } else {
        rewards = UctVoice::tr("Rewards go from 0 for an end that is worth %1 to 1 for one that "
                               "is worth %2.")
                      .arg(shownNumber(scale.least), shownNumber(scale.greatest));
    }
    return {UctVoice::tr("The search has not started."),
            UctVoice::tr("It will make %Ln playouts.", nullptr, iterations) + u' ' + rewards};
}

/// What the others came to, the greatest first, and some of them alone where they are many.
QString othersHave(const UctVoice& by, std::vector<UctChoice> others) {
    std::ranges::stable_sort(
        others, [](const UctChoice& a, const UctChoice& b) { return *a.ucb > *b.ucb; });
    QStringList parts;
    for (const UctChoice& each : others) {
        if (std::size_t(parts.size()) == mostOthers) {
            break;
        }
        const QString sum = shownMean(*each.ucb);
        parts << (parts.isEmpty() ? UctVoice::tr("%1 has %2").arg(by.child(each.child), sum)
                                  : UctVoice::tr("%1 %2").arg(by.child(each.child), sum));
    }
    const QString list = parts.join(UctVoice::tr(", "));
    return others.size() > mostOthers ? UctVoice::tr("%1, and others no more").arg(list) : list;
}

Said tellUnvisited(const UctVoice& by, const UctEvent& event) {
    return {
        UctVoice::tr("%1 is chosen: it has no visits yet.").arg(by.opening(by.child(event.child))),
        UctVoice::tr("Children of %1 without visits come before all others, in the order of "
                     "moves.")
            .arg(by.node(event.node))};
}

/// Whether a mean is taken from 1: MIN chooses, and means are MAX's.
bool isTurned(const UctVoice& by, const UctEvent& event) {
    return event.player == Player::min && !by.fromMover();
}

/// What the mean is to who chooses.
QString wishWords(const UctVoice& by, const UctEvent& event) {
    const QString parent = by.node(event.node);
    const QString child = by.child(event.child);
    if (by.fromMover()) {
        return UctVoice::tr("%1 moves at %2, and the first number is the mean of %3 from the side "
                            "of %1.")
            .arg(shownPlayer(event.player), parent, child);
    }
    return isTurned(by, event)
               ? UctVoice::tr("MIN moves at %1, and means are from MAX’s side, so the mean of %2 "
                              "is taken from 1.")
                     .arg(parent, child)
               : UctVoice::tr("MAX moves at %1, so the first number is the mean of %2.")
                     .arg(parent, child);
}

/// The summands in words, with the numbers that they are made of.
QString summands(const UctVoice& by, const UctEvent& event) {
    const std::uint32_t visits = by.moment.statistics(event.node).visits;
    const QString bonus =
        isTurned(by, event)
            ? UctVoice::tr("The last summand is C·√(ln N ∕ n) with C = %1, N = %2 visits of %3 and "
                           "n = %4 of %5.")
            : UctVoice::tr("The second is C·√(ln N ∕ n) with C = %1, N = %2 visits of %3 and n = "
                           "%4 of %5.");
    return wishWords(by, event) + u' ' +
           bonus.arg(shownMean(by.trace().options().exploration), shownCount(visits),
                     by.node(event.node), shownCount(event.statistics.visits),
                     by.child(event.child));
}

/// How UCB comes about, in numbers.
QString formulaOf(const UctVoice& by, const UctEvent& event, const UctChoice& chosen) {
    const QString child = by.opening(by.child(event.child));
    const QString bonus = shownMean(chosen.bonus);
    const QString ucb = shownMean(*chosen.ucb);
    return isTurned(by, event) ? UctVoice::tr("%1 is chosen: 1 − %2 + %3 = %4")
                                     .arg(child, shownMean(chosen.statistics.mean()), bonus, ucb)
                               : UctVoice::tr("%1 is chosen: %2 + %3 = %4")
                                     .arg(child, shownMean(chosen.wish), bonus, ucb);
}

Said tellSelect(const UctVoice& by, const UctEvent& event) {
    if (!event.ucb) {
        return tellUnvisited(by, event);
    }
    std::vector<UctChoice> others = by.moment.choices();
    const UctChoice chosen = others[event.childNumber];
    others.erase(others.begin() + std::ptrdiff_t(event.childNumber));
    const QString formula = formulaOf(by, event, chosen);
    return {others.empty() ? UctVoice::tr("%1.").arg(formula)
                           : UctVoice::tr("%1; %2.").arg(formula, othersHave(by, others)),
            summands(by, event)};
}

Said tellExpand(const UctVoice& by, const UctEvent& event) {
    const std::uint64_t nodes = by.moment.counts().nodesInTree;
    return {UctVoice::tr("%1 is added to the tree.").arg(by.opening(by.node(event.node))),
            UctVoice::tr("The tree has %Ln nodes now.", nullptr, int(nodes))};
}

/// Judged as it stands: who would win is not known.
QString worthWhereGivenUp(const UctVoice& by, const UctEvent& event) {
    const QString result = shownNumber(event.result);
    const QString mean = shownMean(event.reward);
    const QString judged =
        !by.trace().scale().signAlone
            ? UctVoice::tr("The position there is worth %1 to MAX as it stands.").arg(result)
        : event.result == 0
            ? UctVoice::tr("The position there is worth 0 as it stands, which counts as a draw.")
            : UctVoice::tr("The position there is worth %1 to MAX as it stands, which counts as a "
                           "win of %2.")
                  .arg(result, shownPlayer(event.result > 0 ? Player::max : Player::min));
    const QString reward =
        by.fromMover() ? UctVoice::tr("That is a reward of %1 for MAX and of %2 for MIN.")
                             .arg(mean, shownMean(UctView::reward(Player::min, event.reward)))
                       : UctVoice::tr("That is a reward of %1.").arg(mean);
    return judged + u' ' + reward;
}

Said tellSimulate(const UctVoice& by, const UctEvent& event) {
    const QString node = by.node(event.node);
    const QString result = shownNumber(event.result);
    const int plies = int(event.plies);
    QString title;
    if (event.plies == 0) {
        title = UctVoice::tr("Nothing is played: %1 is an end of play.").arg(node);
    } else if (event.capped) {
        title = UctVoice::tr("A playout from %1 is given up after %Ln moves.", nullptr, plies)
                    .arg(node);
    } else {
        title = UctVoice::tr("A playout from %1 ends after %Ln moves.", nullptr, plies).arg(node);
    }
    const QString mean = shownMean(event.reward);
    if (event.capped) {
        return {title, worthWhereGivenUp(by, event)};
    }
    return {
        title,
        by.fromMover()
            ? UctVoice::tr("The end is worth %1 to MAX, and that is a reward of %2 for MAX and "
                           "of %3 for MIN.")
                  .arg(result, mean, shownMean(UctView::reward(Player::min, event.reward)))
            : UctVoice::tr("The end is worth %1, and that is a reward of %2.").arg(result, mean)};
}

/// What a node counts, with whose rewards where those differ from node to node.
QString countedWords(const UctVoice& by, NodeId n, const UctStatistics& fromMax) {
    const Player whose = by.view().playerOf(n);
    const UctStatistics of = UctView::statistics(whose, fromMax);
    const QString node = by.opening(by.node(n));
    const int visits = int(of.visits);
    const QString rewards = shownMean(of.rewards);
    const QString mean = shownMean(of.mean());
    return by.fromMover()
               ? UctVoice::tr("%1 counts the playout: %Ln visits, rewards of %2 in all for %4, a "
                              "mean of %3.",
                              nullptr, visits)
                     .arg(node, rewards, mean, shownPlayer(whose))
               : UctVoice::tr("%1 counts the playout: %Ln visits, rewards of %2 in all, a mean of "
                              "%3.",
                              nullptr, visits)
                     .arg(node, rewards, mean);
}

Said tellBackpropagate(const UctVoice& by, const UctEvent& event) {
    const QString title = countedWords(by, event.node, event.statistics);
    if (event.node != GameTree::root()) {
        return {title, {}};
    }
    const Player whose = by.view().playerOf(GameTree::root());
    const QString worth = shownEstimate(by.view().worth(whose, event.statistics.mean()));
    return {title,
            by.fromMover()
                ? UctVoice::tr("The iteration is over, and the root is worth %1 to %2.")
                      .arg(worth, shownPlayer(whose))
                : UctVoice::tr("The iteration is over, and the root is worth %1.").arg(worth)};
}

Said tellLeave(const UctVoice& by, const UctEvent& event) {
    const Player whose = by.view().playerOf(GameTree::root());
    const QString estimate = shownEstimate(fromSideOf(whose, event.value));
    const QString worth =
        by.fromMover()
            ? UctVoice::tr("The root is worth %1 to %2.").arg(estimate, shownPlayer(whose))
            : UctVoice::tr("The root is worth %1.").arg(estimate);
    if (!event.bestMove) {
        return {UctVoice::tr("The search is over, and there is no move to make."), worth};
    }
    const NodeId best = by.tree().children(GameTree::root())[*event.bestMove];
    const UctStatistics of =
        UctView::statistics(by.view().playerOf(best), by.moment.statistics(best));
    const QString title =
        by.trace().options().finalMove == UctFinal::visits
            ? UctVoice::tr(
                  "The search is over: %1 is the move, since none has more visits: %2 of %3.")
                  .arg(by.child(best), shownCount(of.visits), shownCount(event.statistics.visits))
            : UctVoice::tr("The search is over: %1 is the move, since none has a better mean: %2.")
                  .arg(by.child(best), shownMean(of.mean()));
    return {title, worth + u' ' + isAnEstimate()};
}

} // namespace

Said tellUct(const UctMoment& moment, const DisplayNames& names, UctSide side) {
    const UctVoice by{moment, names, side};
    const UctEvent event = moment.event();
    switch (event.kind) {
    case UctEventKind::start:
        return tellStart(by);
    case UctEventKind::select:
        return tellSelect(by, event);
    case UctEventKind::expand:
        return tellExpand(by, event);
    case UctEventKind::simulate:
        return tellSimulate(by, event);
    case UctEventKind::backpropagate:
        return tellBackpropagate(by, event);
    case UctEventKind::leave:
        break;
    }
    return tellLeave(by, event);
}

QString uctTitle(const UctMoment& moment) {
    const bool inside = moment.iteration() > 0 && moment.kind() != UctEventKind::leave;
    return inside ? UctVoice::tr("What just happened · iteration %1")
                        .arg(shownCount(moment.iteration()))
                  : UctVoice::tr("What just happened");
}

QString uctChild(const UctMoment& moment, const DisplayNames& names, NodeId n) {
    return UctVoice{moment, names}.child(n);
}

QString uctNode(const UctMoment& moment, const DisplayNames& names, NodeId n) {
    return UctVoice{moment, names}.node(n);
}

QString shownMean(double mean) {
    return inLocale(QString::number(mean, 'f', 3));
}

QString shownEstimate(Value value) {
    return u'≈' + shownMean(value);
}

} // namespace prunus
