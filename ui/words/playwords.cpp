#include "ui/words/playwords.h"

#include "core/games/playing.h"
#include "ui/words/gamewords.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QStringList>
#include <cmath>

namespace prunus {
namespace {

// TRANSLATOR PlayWords Moves are squares such as b2, columns such as 3, or B-2 in Nim.
class PlayWords {
    Q_DECLARE_TR_FUNCTIONS(PlayWords)

  public:
    static QString hint(const AnyGame& position, const ChosenMove& found);
    static QString forcedEnd(const AnyGame& position, const ChosenMove& found);
    static QString distance(const AnyGame& position, const ChosenMove& found);
    static QString verdict(const AnyGame& position, const QString& made,
                           const MoveVerdict& verdict);
    static QString better(const AnyGame& position, const QString& better,
                          const MoveVerdict& verdict);

  private:
    static QString worth(const AnyGame& position, const QString& move, const MoveOutcome& outlook);
    static QString certain(const AnyGame& position, const QString& made,
                           const MoveVerdict& verdict);
};

QString PlayWords::hint(const AnyGame& position, const ChosenMove& found) {
    QStringList line;
    for (const std::string& each : found.line) {
        line << QString::fromStdString(each);
    }
    QString hint = tr("Hint: %1, value %2 for %3. Expected line: %4")
                       .arg(line.value(0), shownNumber(found.search.summary.value),
                            shownSide(boardKind(position), Player::max), line.join(u' '));
    if (!found.pliesToEnd) {
        return hint;
    }
    const QString end = forcedEnd(position, found);
    //: A hint, and how far the end is.
    const QString both = tr("%1. %2").arg(hint, end);
    return found.byDistance() ? both + u' ' + distance(position, found) : both;
}

QString PlayWords::forcedEnd(const AnyGame& position, const ChosenMove& found) {
    const Player winner = found.search.summary.value > 0 ? Player::max : Player::min;
    return found.pliesToEnd ? tr("In %n plies %1 can force a win.", nullptr, int(*found.pliesToEnd))
                                  .arg(shownSide(boardKind(position), winner))
                            : QString();
}

QString PlayWords::distance(const AnyGame& position, const ChosenMove& found) {
    if (!found.byDistance() || !found.pliesToEnd) {
        return {};
    }
    const bool wins = found.search.summary.value == fromSideOf(toMove(position), 1);
    const QString said =
        wins ? tr("%1 wins in %n plies. The search alone would choose %2, which also wins, but "
                  "later.",
                  nullptr, int(*found.pliesToEnd))
             : tr("%1 loses in %n plies. The search alone would choose %2, which loses sooner.",
                  nullptr, int(*found.pliesToEnd));
    return said.arg(QString::fromStdString(found.line.front()),
                    QString::fromStdString(found.search.moves.front()));
}

/// What a move is worth, for certain, to whoever makes it.
QString PlayWords::worth(const AnyGame& position, const QString& move, const MoveOutcome& outlook) {
    const bool wins = fromSideOf(toMove(position), outlook.value) > 0;
    if (boardKind(position) == BoardKind::discs && outlook.value != 0) {
        const int discs = int(std::lround(std::abs(outlook.value)));
        return wins ? tr("%1 wins by %n discs.", nullptr, discs).arg(move)
                    : tr("%1 loses by %n discs.", nullptr, discs).arg(move);
    }
    if (outlook.value == 0) {
        return tr("%1 leads to a draw.").arg(move);
    }
    if (boardKind(position) == BoardKind::stones) {
        const QString points = shownNumber(std::abs(outlook.value));
        //: A move, and by how many points, perhaps with a half.
        return (wins ? tr("%1 wins by %2.") : tr("%1 loses by %2.")).arg(move, points);
    }
    const int plies = int(outlook.pliesToEnd.value_or(0));
    if (plies == 1) {
        return (wins ? tr("%1 wins at once.") : tr("%1 loses at once.")).arg(move);
    }
    return wins ? tr("%1 wins in %n plies: moves of both sides, %1 the first.", nullptr, plies)
                      .arg(move)
                : tr("%1 loses in %n plies: moves of both sides, %1 the first.", nullptr, plies)
                      .arg(move);
}

QString PlayWords::certain(const AnyGame& position, const QString& made,
                           const MoveVerdict& verdict) {
    const double lost = fromSideOf(toMove(position), verdict.best.value - verdict.made.value);
    const bool won = fromSideOf(toMove(position), verdict.best.value) > 0;
    const bool discs = boardKind(position) == BoardKind::discs;
    const bool points = boardKind(position) == BoardKind::stones;
    const QString what = lost == 0 ? won ? tr("That wins more slowly.") : tr("That loses sooner.")
                         //: Of points, perhaps with a half.
                         : points ? tr("That costs %1.").arg(shownNumber(lost))
                         : discs  ? tr("That loses %n discs.", nullptr, int(std::lround(lost)))
                         : won    ? tr("That gives a win away.")
                                  : tr("That gives a draw away.");
    //: What a move lost, and what it leads to if both play their best.
    return tr("%1 If both play their best, %2").arg(what, worth(position, made, verdict.made));
}

QString PlayWords::verdict(const AnyGame& position, const QString& made,
                           const MoveVerdict& verdict) {
    const int plies = int(verdict.depth);
    if (verdict.isBest()) {
        return verdict.exact
                   ? tr("Nothing is lost: no move is better than %1.").arg(made)
                   : tr("By a search %n plies deep no move is better than %1.", nullptr, plies)
                         .arg(made);
    }
    if (verdict.exact) {
        return certain(position, made, verdict);
    }
    if (verdict.best.pliesToEnd) {
        return tr("Another move wins. By a search %n plies deep %1 does not win.", nullptr, plies)
            .arg(made);
    }
    if (verdict.made.pliesToEnd) {
        return tr("%1 By a search %n plies deep another move does not lose.", nullptr, plies)
            .arg(worth(position, made, verdict.made));
    }
    return tr("By a search %n plies deep another move is better than %1.", nullptr, plies)
        .arg(made);
}

QString PlayWords::better(const AnyGame& position, const QString& better,
                          const MoveVerdict& verdict) {
    if (verdict.exact || verdict.best.pliesToEnd) {
        return tr("%1 is better. If both play their best, %2")
            .arg(better, worth(position, better, verdict.best));
    }
    return tr("%1 is better. By a search %n plies deep it is worth %2, not %3, for %4.", nullptr,
              int(verdict.depth))
        .arg(better, shownNumber(verdict.best.value), shownNumber(verdict.made.value),
             shownSide(boardKind(position), Player::max));
}

} // namespace

QString shownVerdict(const AnyGame& position, std::uint32_t move, const MoveVerdict& verdict) {
    const std::string made = moveNames(position).at(move);
    return PlayWords::verdict(position, QString::fromStdString(made), verdict);
}

QString shownBetterMove(const AnyGame& position, const MoveVerdict& verdict) {
    const std::string better = moveNames(position).at(verdict.better);
    return PlayWords::better(position, QString::fromStdString(better), verdict);
}

QString shownHint(const AnyGame& position, const ChosenMove& found) {
    return PlayWords::hint(position, found);
}

QString shownForcedEnd(const AnyGame& position, const ChosenMove& found) {
    return PlayWords::forcedEnd(position, found);
}

QString shownDistance(const AnyGame& position, const ChosenMove& found) {
    return PlayWords::distance(position, found);
}

} // namespace prunus
