#pragma once

#include "core/games/board.h"
#include "core/tree/displayname.h"
#include "core/uct/uctmoment.h"
#include "core/uct/uctreach.h"
#include "core/uct/uctview.h"
#include "ui/words/listing.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace prunus {

/// The words beside the sentences about a step of a Monte Carlo tree search: where the step is,
/// what is known of a node, and the names of phases and counts.
class UctWords {
    Q_DECLARE_TR_FUNCTIONS(UctWords)

  public:
    /// The moment and the names must outlive this. All numbers are from `side`.
    UctWords(const UctMoment& moment, const DisplayNames& names, UctSide side = UctSide::max)
        : moment_(moment), names_(names), side_(side) {}

    /// The number of the step, and of all steps; the iteration; and which of its four phases it is
    /// in.
    [[nodiscard]] QString where() const;
    /// What is known of a node, for people who do not see it.
    [[nodiscard]] QString node(NodeId n) const;
    /// Says whose children a table shows, and by which formula they are compared.
    [[nodiscard]] QString choicesOf(NodeId parent) const;
    /// Says which side the numbers are from.
    [[nodiscard]] QString whoseNumbers() const;
    /// The names of the children in such a table; in a game their moves, whether tried or not.
    [[nodiscard]] QStringList moves(NodeId parent, const std::vector<UctChoice>& children) const;
    /// The counts of the search so far, in the order of countNames().
    [[nodiscard]] QStringList counts() const;
    [[nodiscard]] static QStringList countNames();

    /// An estimate where there is little room: `≈5.57`, with at most `digits` digits after the
    /// point.
    [[nodiscard]] static QString shortEstimate(Value value, int digits = 2);
    /// The sum of the rewards and their number: `3.5/5`.
    [[nodiscard]] static QString rewards(const UctStatistics& of);
    /// Says how a playout of a game ended; if it was given up, what the position there is worth to
    /// MAX.
    [[nodiscard]] static QString endOf(const Board& board, Value result);
    /// Says how far alpha-beta has got after as many leaves as playouts have ended at (`ends`), of
    /// all that it reads (`leaves`). If UCT's numbers are not from MAX's side, it adds that
    /// alpha-beta's are.
    [[nodiscard]] static QString besideAlphaBeta(std::uint64_t ends, std::uint64_t leaves,
                                                 Value value, UctSide side = UctSide::max);
    /// Says how many leaves only one of both searches has read, and how they are marked.
    [[nodiscard]] static QString differences(const LeafDifferences& leaves);
    [[nodiscard]] static Listing listing();
    /// Returns the index of the line of listing() that runs in this event's step; nullopt if none
    /// does.
    [[nodiscard]] static std::optional<std::size_t> lineOf(const UctEvent& event);

  private:
    [[nodiscard]] QString known(NodeId n) const;

    const UctMoment& moment_;
    const DisplayNames& names_;
    UctSide side_;
};

} // namespace prunus
