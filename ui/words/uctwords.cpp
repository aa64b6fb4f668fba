#include "ui/words/uctwords.h"

#include "ui/words/gamewords.h"
#include "ui/words/lists.h"
#include "ui/words/sentencecontext.h"
#include "ui/words/uctsentences.h"
#include "ui/words/words.h"

#include <QFile>
#include <algorithm>
#include <cmath>

namespace prunus {

QString UctWords::shortEstimate(Value value, int digits) {
    const double parts = std::pow(10, digits);
    return u'≈' + shownNumber(std::round(value * parts) / parts);
}

QString UctWords::rewards(const UctStatistics& of) {
    return QStringLiteral("%1/%2")
        .arg(shownNumber(std::round(of.rewards * 10) / 10))
        .arg(shownCount(of.visits));
}

QStringList UctWords::moves(NodeId parent, const std::vector<UctChoice>& children) const {
    std::vector<std::string> names; // of moves that the search has never tried
    if (std::ranges::count(children, noNode, &UctChoice::child) > 0) {
        names = moveNames(moment_.trace().positionAt(parent));
    }
    QStringList moves;
    for (const UctChoice& each : children) {
        moves << (each.child == noNode ? QString::fromStdString(names.at(each.childNumber))
                                       : uctChild(moment_, names_, each.child));
    }
    return moves;
}

QString UctWords::known(NodeId n) const {
    const UctStatistics of = moment_.statistics(n);
    if (of.visits == 0) {
        return tr("no visits yet");
    }
    const UctView view(moment_.trace(), side_);
    const Player whose = view.playerOf(n);
    const QString worth = shownEstimate(view.worth(whose, of.mean()));
    const int visits = static_cast<int>(of.visits);
    return side_ == UctSide::max
               //: How often a node was visited, and what the playouts through it came to.
               ? tr("%Ln visits, worth %1", nullptr, visits).arg(worth)
               //: The same, and to whom.
               : tr("%Ln visits, worth %1 to %2", nullptr, visits).arg(worth, shownPlayer(whose));
}

QString UctWords::node(NodeId n) const {
    const std::vector<NodeId> path = moment_.path();
    return listed({moment_.inTree(n) ? known(n) : tr("not in the tree yet"),
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
    const Player mover = moment_.trace().playerAt(moment_.trace().tree().rowOf(parent));
    const QString node = uctNode(moment_, names_, parent);
    QString whose = mover == Player::min && side_ == UctSide::max
                        ? tr("The children of %1 (%2): UCB = 1 − mean + C √(ln N / n).")
                              .arg(node, shownPlayer(mover))
                        : tr("The children of %1 (%2): UCB = mean + C √(ln N / n).")
                              .arg(node, shownPlayer(mover));
    // The formula is not broken in two.
    whose.replace(QStringLiteral("1 − mean"), QStringLiteral("1\u00A0−\u00A0mean"));
    whose.replace(QStringLiteral("C √(ln N / n)"),
                  QStringLiteral("C\u00A0√(ln\u00A0N\u00A0/\u00A0n)"));
    return joined({whose, side_ == UctSide::max ? tr("Means are from MAX’s side.")
                          : mover == Player::max
                              ? tr("Means are from MAX’s side, who chooses here.")
                              : tr("Means are from MIN’s side, who chooses here.")});
}

QString UctWords::whoseNumbers() const {
    if (side_ == UctSide::max) {
        return tr("UCT; all numbers from MAX’s side.");
    }
    const Player atRoot = UctView(moment_.trace(), side_).playerOf(GameTree::root());
    return tr("UCT; each number from the side of the player who moved to that node, at the root "
              "from %1’s.")
        .arg(shownPlayer(atRoot));
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

QString UctWords::endOf(const Board& board, Value result) {
    //: Under the board at which a playout of a game was given up; the number is from MAX's side.
    return board.ended ? shownResult(board) : tr("given up: %1 for MAX").arg(shownNumber(result));
}

QString UctWords::besideAlphaBeta(std::uint64_t ends, std::uint64_t leaves, Value value,
                                  UctSide side) {
    const QString told =
        ends >= leaves ? tr("Alpha-beta is over: it read %Ln leaves, and the value is exactly %1.",
                            nullptr, pluralOf(leaves))
                             .arg(shownNumber(value))
                       : tr("Alpha-beta, with %Ln of %1 leaves read.", nullptr, pluralOf(ends))
                             .arg(shownCount(leaves));
    return side == UctSide::max ? told : joined({told, tr("Its numbers are from MAX’s side.")});
}

QString UctWords::differences(const LeafDifferences& leaves) {
    if (leaves == LeafDifferences{}) {
        return tr("So far both have read the same leaves.");
    }
    return joined(
        {leaves.byUct == 0 ? QString()
                           : tr("Playouts have ended at %Ln leaves that alpha-beta has "
                                "not read.",
                                nullptr, static_cast<int>(leaves.byUct)),
         leaves.byOther == 0 ? QString()
                             : tr("Alpha-beta has read %Ln leaves at which no playout "
                                  "has ended yet.",
                                  nullptr, static_cast<int>(leaves.byOther)),
         tr("Corners, or a line beneath, mark what only this search has seen; brackets, or "
            "dots, what only the other has.")});
}

Listing UctWords::listing() {
    QFile file(QStringLiteral(":/listings/uct.txt"));
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened);
    return opened ? Listing::parse(QString::fromUtf8(file.readAll()), {}, Player::max) : Listing();
}

std::optional<std::size_t> UctWords::lineOf(const UctEvent& event) {
    switch (event.kind) {
    case UctEventKind::select: // of a child without visits nothing is the greatest: it comes first
        return listing().lineOf(event.ucb ? LineRole::select : LineRole::expand);
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
