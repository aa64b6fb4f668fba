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

/// What stands beside the sentences about a step of a Monte Carlo tree search: where it is, what is
/// known of a node, what its parts are called.
class UctWords {
    Q_DECLARE_TR_FUNCTIONS(UctWords)

  public:
    /// Both must outlive this. The side is that of all numbers.
    UctWords(const UctMoment& moment, const DisplayNames& names, UctSide side = UctSide::max)
        : moment_(moment), names_(names), side_(side) {}

    /// Which step of how many it is, which iteration, and which of its four phases.
    [[nodiscard]] QString where() const;
    /// What is known of a node, for those who do not see it.
    [[nodiscard]] QString node(NodeId n) const;
    /// Whose children a table is of, and by which formula they are compared.
    [[nodiscard]] QString choicesOf(NodeId parent) const;
    /// From whose side the numbers are.
    [[nodiscard]] QString whoseNumbers() const;
    /// What the children of such a table are called; on a game by their moves, tried or not.
    [[nodiscard]] QStringList moves(NodeId parent, const std::vector<UctChoice>& children) const;
    /// In the order of countNames().
    [[nodiscard]] QStringList counts() const;
    [[nodiscard]] static QStringList countNames();

    /// `≈5.57`, for where there is little room; with so many digits behind the point.
    [[nodiscard]] static QString shortEstimate(Value value, int digits = 2);
    /// `3.5/5`: the sum of the rewards, and how many there are.
    [[nodiscard]] static QString rewards(const UctStatistics& of);
    /// How a playout of a game ended, and where it was given up what that is worth.
    [[nodiscard]] static QString endOf(const Board& board, Value result);
    /// How far alpha-beta has got with as many leaves as playouts have ended at, and where the
    /// other's numbers are not from MAX's side, that its own are.
    [[nodiscard]] static QString besideAlphaBeta(std::uint64_t ends, std::uint64_t leaves,
                                                 Value value, UctSide side = UctSide::max);
    /// What one of both has read that the other has not, and how that is marked.
    [[nodiscard]] static QString differences(const LeafDifferences& leaves);
    [[nodiscard]] static Listing listing();
    /// The line of it that runs in such a step.
    [[nodiscard]] static std::optional<std::size_t> lineOf(const UctEvent& event);

  private:
    [[nodiscard]] QString known(NodeId n) const;

    const UctMoment& moment_;
    const DisplayNames& names_;
    UctSide side_;
};

} // namespace prunus
