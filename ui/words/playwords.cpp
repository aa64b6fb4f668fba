#include "ui/words/playwords.h"

#include "ui/words/gamewords.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace prunus {
namespace {

// TRANSLATOR PlayWords Moves are squares such as b2, columns such as 3, or B-2 in Nim.
class PlayWords {
    Q_DECLARE_TR_FUNCTIONS(PlayWords)

  public:
    static QString hint(const AnyGame& position, const ChosenMove& found);
    static QString forcedEnd(const AnyGame& position, const ChosenMove& found);
    static QString distance(const AnyGame& position, const ChosenMove& found);
};

QString PlayWords::hint(const AnyGame& position, const ChosenMove& found) {
    QStringList line;
    for (const std::string& each : found.line) {
        line << QString::fromStdString(each);
    }
    const QString hint = tr("Hint: %1, value %2 for %3. Expected line: %4")
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
        wins ? tr("Distance counts: %1 wins in %n plies; %2, which the search alone names, wins "
                  "later.",
                  nullptr, int(*found.pliesToEnd))
             : tr("Distance counts: %1 holds out for %n plies; %2, which the search alone names, "
                  "loses sooner.",
                  nullptr, int(*found.pliesToEnd));
    return said.arg(QString::fromStdString(found.line.front()),
                    QString::fromStdString(found.search.moves.front()));
}

} // namespace

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
