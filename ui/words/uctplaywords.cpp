#include "ui/words/uctplaywords.h"

#include "core/games/playing.h"
#include "ui/words/gamewords.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QStringList>
#include <cmath>

namespace prunus {
namespace {

class UctPlayWords {
    Q_DECLARE_TR_FUNCTIONS(UctPlayWords)

  public:
    /// Of the move that was chosen, to who makes it.
    static QString chance(const AnyGame& position, const UctMove& found) {
        const QString side = shownSide(boardKind(position), toMove(position));
        //: A move, a side, and a share such as 62 %.
        return tr("With %1 the chance of %2 is ≈%3: an estimate, in which a draw is half a win.")
            .arg(QString::fromStdString(found.line.front()), side,
                 shownNumber(std::round(100 * found.chance)) + QStringLiteral("\u00A0%"));
    }
};

} // namespace

QString shownUct() {
    return UctPlayWords::tr("Monte Carlo (UCT)");
}

QString shownPlayoutRate(std::uint64_t aSecond) {
    return UctPlayWords::tr("The program makes %1 playouts a second.", nullptr, pluralOf(aSecond))
        .arg(shownCount(aSecond));
}

QString shownUctMove(const AnyGame& position, const UctMove& found) {
    //: How many playouts there were, and which chance they give.
    return UctPlayWords::tr("The program made %1 playouts. %2", nullptr, pluralOf(found.playouts))
        .arg(shownCount(found.playouts), UctPlayWords::chance(position, found));
}

QString shownUctHint(const AnyGame& position, const UctMove& found) {
    QStringList line;
    for (const std::string& each : found.line) {
        line << QString::fromStdString(each);
    }
    //: A move, which chance it gives, and the moves that are expected from it on.
    return UctPlayWords::tr("Hint: %1, after %2 playouts. %3 Expected line: %4", nullptr,
                            pluralOf(found.playouts))
        .arg(line.value(0), shownCount(found.playouts), UctPlayWords::chance(position, found),
             line.join(u' '));
}

QString explainedUctValue(const UctMove& found) {
    const std::uint64_t playouts = found.statistics.visits;
    return UctPlayWords::tr("The mean of the %1 playouts that went on with this move, from −1 to "
                            "1: an estimate, no proof.",
                            nullptr, pluralOf(playouts))
        .arg(shownCount(playouts));
}

} // namespace prunus
