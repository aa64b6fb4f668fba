#pragma once

#include "ui/words/messagetext.h"

namespace prunus {

/// The messages about generated trees, and about games and their positions.
inline constexpr auto gameTexts = std::to_array<MessageText>({
    // Trees that are generated.
    {Code::branchingZero,
     QT_TRANSLATE_NOOP("Messages", "A node with children needs a branching of at least 1.")},
    {Code::noValues, QT_TRANSLATE_NOOP("Messages", "There are no values from %1 to %2.")},
    {Code::valuesTooFar,
     QT_TRANSLATE_NOOP(
         "Messages", "Values must lie between -2^53 and 2^53, where every whole number is exact.")},
    {Code::tooFewValues,
     QT_TRANSLATE_N_NOOP(
         "Messages",
         "There are only %1 distinct values for %Ln leaves; give a wider range of values.")},
    //: %1 is a depth, %3 a number of nodes, as is %4
    {Code::treeTooLarge,
     QT_TRANSLATE_NOOP("Messages", "A uniform tree of depth %1 and branching %2 has %3 nodes; this "
                                   "machine's memory holds %4.")},
    {Code::treeFarTooLarge,
     QT_TRANSLATE_NOOP("Messages", "A uniform tree of depth %1 and branching %2 has more than "
                                   "10^19 nodes; this machine's memory holds %3.")},
    // Names of games. %1 is what was given, quoted; %2 and %3 are the least and the most.
    {Code::noColumns,
     QT_TRANSLATE_NOOP("Messages",
                       "%1 is no number of columns; give a whole number from %2 to %3.")},
    {Code::noColumnsGiven,
     QT_TRANSLATE_NOOP("Messages",
                       "Nothing is no number of columns; give a whole number from %2 to %3.")},
    {Code::noRows,
     QT_TRANSLATE_NOOP("Messages", "%1 is no number of rows; give a whole number from %2 to %3.")},
    {Code::noRowsGiven,
     QT_TRANSLATE_NOOP("Messages",
                       "Nothing is no number of rows; give a whole number from %2 to %3.")},
    {Code::noInRow,
     QT_TRANSLATE_NOOP(
         "Messages", "%1 is no number in a row on this board; give a whole number from %2 to %3.")},
    {Code::noInRowGiven,
     QT_TRANSLATE_NOOP(
         "Messages",
         "Nothing is no number in a row on this board; give a whole number from %2 to %3.")},
    {Code::noTake,
     QT_TRANSLATE_NOOP("Messages",
                       "%1 is no number that may be taken; give a whole number from %2 to %3.")},
    {Code::noTakeGiven,
     QT_TRANSLATE_NOOP(
         "Messages", "Nothing is no number that may be taken; give a whole number from %2 to %3.")},
    {Code::noHeap,
     QT_TRANSLATE_NOOP("Messages", "%1 is no heap; give a whole number from %2 to %3.")},
    {Code::noHeapGiven,
     QT_TRANSLATE_NOOP("Messages", "Nothing is no heap; give a whole number from %2 to %3.")},
    //: %2 is an example
    {Code::noBoard,
     QT_TRANSLATE_NOOP(
         "Messages", "%1 is no board; give columns, rows and how many in a row win, such as %2.")},
    //: %1 are columns, %2 rows, %3 squares
    {Code::boardTooLarge,
     QT_TRANSLATE_NOOP("Messages", "A board of %1 columns and %2 rows has %3 squares; at most 64 "
                                   "are possible, such as 8,8.")},
    {Code::noNim, QT_TRANSLATE_NOOP("Messages", "%1 does not say what Nim needs; give how many may "
                                                "be taken and the heaps, such as 3:3,4,5.")},
    {Code::tooManyHeaps,
     QT_TRANSLATE_N_NOOP("Messages", "There are %Ln heaps; at most 8 are possible.")},
    //: %2 is the name of a game on the command line
    {Code::noReversi,
     QT_TRANSLATE_NOOP("Messages", "There is no Reversi board %1; give %2:4, %2:6 or %2:8.")},
    {Code::noGo,
     QT_TRANSLATE_NOOP("Messages", "There is no Go board %1; give the size, such as go:5, or "
                                   "columns, rows and perhaps komi, such as go:5,4,0.5.")},
    {Code::noKomi,
     QT_TRANSLATE_NOOP("Messages",
                       "%1 is no komi; give a number from %2 to %3, whole or with .5.")},
    {Code::noKomiGiven,
     QT_TRANSLATE_NOOP("Messages",
                       "Nothing is no komi; give a number from %2 to %3, whole or with .5.")},
    {Code::noChess,
     QT_TRANSLATE_NOOP("Messages", "There is no chess board %1; give chess:gardner or "
                                   "chess:los-alamos, or chess alone.")},
    //: %2 are the forms of games' names but the last one, %3 is that
    {Code::noGame, QT_TRANSLATE_NOOP("Messages", "There is no game %1; give %2 or %3.")},
    //: %1 is the name of a game on the command line
    {Code::takesNothing,
     QT_TRANSLATE_NOOP("Messages", "%1 takes nothing after its name; give %1 alone.")},
    // Positions in the names of games. %1 is what was given, quoted.
    //: %3 is a number of rows
    {Code::rowCount,
     QT_TRANSLATE_N_NOOP("Messages", "%1 has %Ln rows; this board has %2, with / between them.")},
    {Code::noSquare,
     QT_TRANSLATE_NOOP(
         "Messages",
         "%1 is no square; give x for the first player, o for the second and . for none.")},
    {Code::squareCount,
     QT_TRANSLATE_N_NOOP("Messages", "%1 has %Ln squares; a row of this board has %2.")},
    //: %2 is a number of squares
    {Code::boardSquares, QT_TRANSLATE_N_NOOP("Messages", "%1 has %Ln squares; this board has %2."),
     "%1 has 1 square; this board has %2."},
    {Code::noMover,
     QT_TRANSLATE_NOOP("Messages",
                       "%1 is no player to move; give x for the first or o for the second.")},
    {Code::noMoverGiven,
     QT_TRANSLATE_NOOP("Messages",
                       "Nothing is no player to move; give x for the first or o for the second.")},
    {Code::moverMissing,
     QT_TRANSLATE_NOOP("Messages", "The squares do not tell who moves; write :x behind them for "
                                   "the first player or :o for the second.")},
    {Code::noSmallBoard,
     QT_TRANSLATE_NOOP("Messages", "%1 is no small board to move on; give 1 to 9 or any.")},
    {Code::noSmallBoardGiven,
     QT_TRANSLATE_NOOP("Messages", "Nothing is no small board to move on; give 1 to 9 or any.")},
    //: %2 are moves
    {Code::noNimPosition,
     QT_TRANSLATE_NOOP("Messages", "%1 is no position of this game; give the player to move, x or "
                                   "o, or the moves made, such as %2.")},
    //: %2 is a position, %3 are moves
    {Code::noPosition,
     QT_TRANSLATE_NOOP("Messages", "%1 is no position of this game; give the squares row by row, "
                                   "such as %2, or the moves made, such as %3.")},
    // Moves that lead to a position. %1 is what was given, quoted.
    //: %2 is a move
    {Code::noMoveHere,
     QT_TRANSLATE_N_NOOP("Messages", "%1 is no move after %Ln moves; one that is possible there "
                                     "is %2."),
     "%1 is no move after 1 move; one that is possible there is %2."},
    {Code::moveAfterEnd,
     QT_TRANSLATE_N_NOOP("Messages", "Play has ended after %Ln moves; leave out %1."),
     "Play has ended after 1 move; leave out %1."},
    {Code::restLeftOut,
     QT_TRANSLATE_NOOP("Messages", "What stands behind the position is left out: %1.")},
    {Code::noMan,
     QT_TRANSLATE_NOOP("Messages", "%1 is no piece; give PNBRQK for White's, pnbrqk for Black's, "
                                   "or how many squares are free.")},
    {Code::noManSmall,
     QT_TRANSLATE_NOOP("Messages", "%1 is no piece of this game; give PNRQK for White's, pnrqk for "
                                   "Black's, or how many squares are free.")},
    {Code::noSideToMove,
     QT_TRANSLATE_NOOP("Messages", "%1 is no side to move; give w for White or b for Black.")},
    {Code::noSideToMoveGiven,
     QT_TRANSLATE_NOOP("Messages", "Nothing is no side to move; give w for White or b for Black.")},
    {Code::noCastling,
     QT_TRANSLATE_NOOP("Messages", "%1 does not say who may castle; give - for nobody, or K, Q, k "
                                   "and q, each at most once.")},
    {Code::noCastlingHere,
     QT_TRANSLATE_NOOP("Messages",
                       "%1 is not possible: there is no castling on this board; give -.")},
    {Code::noEnPassant,
     QT_TRANSLATE_NOOP("Messages", "%1 is no square that a pawn has just passed over; give - for "
                                   "none, or a square such as %2.")},
    // Positions that are set up.
    {Code::piecesDoNotFit,
     QT_TRANSLATE_NOOP("Messages", "The pieces do not fit on the board of this game.")},
    {Code::hangingDisc,
     QT_TRANSLATE_NOOP("Messages",
                       "A disc in column %1 hangs above a free square; discs fall to the bottom.")},
    //: %1 is a point, such as b2
    {Code::noLiberty,
     QT_TRANSLATE_NOOP("Messages", "The stone on %1 has no liberty, nor have those it is connected "
                                   "with; take them away, or a stone beside them.")},
    {Code::whiteKings,
     QT_TRANSLATE_N_NOOP("Messages", "White has %Ln kings; each side has exactly one."),
     "White has 1 king; each side has exactly one."},
    {Code::blackKings,
     QT_TRANSLATE_N_NOOP("Messages", "Black has %Ln kings; each side has exactly one."),
     "Black has 1 king; each side has exactly one."},
    //: %1 is a number of pieces, and of pawns %2
    {Code::whiteMen,
     QT_TRANSLATE_NOOP("Messages", "White has too many pieces; at most %1 are possible, %2 of "
                                   "them pawns.")},
    {Code::blackMen,
     QT_TRANSLATE_NOOP("Messages", "Black has too many pieces; at most %1 are possible, %2 of "
                                   "them pawns.")},
    //: %1 is a square, such as e8
    {Code::pawnOnLastRow,
     QT_TRANSLATE_NOOP("Messages",
                       "There can be no pawn on %1: none stands on the first row or the "
                       "last; put it elsewhere.")},
    {Code::noBishopsHere,
     QT_TRANSLATE_NOOP("Messages", "There can be no bishop on %1: this game has none; take it "
                                   "away.")},
    {Code::whiteTakesKing,
     QT_TRANSLATE_NOOP("Messages", "White is to move and attacks the king on %1 already; let Black "
                                   "be to move.")},
    {Code::blackTakesKing,
     QT_TRANSLATE_NOOP("Messages", "Black is to move and attacks the king on %1 already; let White "
                                   "be to move.")},
    //: %1 is K, Q, k or q; %2 and %3 are squares
    {Code::castlingWithout,
     QT_TRANSLATE_NOOP("Messages", "Castling %1 needs the king on %2 and a rook on %3; leave out "
                                   "%1.")},
    //: %1 is a square, such as e3
    {Code::passedByNone,
     QT_TRANSLATE_NOOP("Messages", "No pawn can just have passed over %1; give - for none.")},
    {Code::bothWonSmall,
     QT_TRANSLATE_NOOP(
         "Messages",
         "Both players have 3 in a row on small board %1; at most one can have won it.")},
    {Code::closedBoard,
     QT_TRANSLATE_NOOP("Messages",
                       "Small board %1 is closed; send the player to an open one, or to any.")},
    {Code::bothWon,
     QT_TRANSLATE_NOOP("Messages", "Both players have %1 in a row; at most one can have won.")},
    {Code::bothWonBoards,
     QT_TRANSLATE_NOOP("Messages",
                       "Both players have 3 small boards in a row; at most one can have won.")},
    // Numbers of pieces. %1 is the mark, X or O, of the player meant, %2 the other player's mark,
    // %3 a number.
    {Code::marksCounted, QT_TRANSLATE_N_NOOP("Messages", "%1 has %Ln marks and %2 has %3."),
     "%1 has 1 mark and %2 has %3."},
    {Code::marksAlone, QT_TRANSLATE_N_NOOP("Messages", "%1 has %Ln marks and %2 has none."),
     "%1 has 1 mark and %2 has none."},
    {Code::marksFollow,
     QT_TRANSLATE_N_NOOP("Messages", "%1 has %Ln marks and %2 has %3, so %2 is to move."),
     "%1 has 1 mark and %2 has %3, so %2 is to move."},
    {Code::marksFollowAlone,
     QT_TRANSLATE_N_NOOP("Messages", "%1 has %Ln marks and %2 has none, so %2 is to move."),
     "%1 has 1 mark and %2 has none, so %2 is to move."},
    {Code::marksTooMany,
     QT_TRANSLATE_N_NOOP("Messages",
                         "Players move in turn, so take away %Ln marks of %1 or give %2 %Ln more."),
     "Players move in turn, so take away 1 mark of %1 or give %2 1 more."},
    {Code::firstDiscsCounted,
     QT_TRANSLATE_N_NOOP("Messages",
                         "The first player has %Ln discs and the second player has %3."),
     "The first player has 1 disc and the second player has %3."},
    {Code::firstDiscsAlone,
     QT_TRANSLATE_N_NOOP("Messages",
                         "The first player has %Ln discs and the second player has none."),
     "The first player has 1 disc and the second player has none."},
    {Code::firstDiscsFollow,
     QT_TRANSLATE_N_NOOP("Messages", "The first player has %Ln discs and the second player has %3, "
                                     "so the second player is to move."),
     "The first player has 1 disc and the second player has %3, so the second player is to move."},
    {Code::firstDiscsFollowAlone,
     QT_TRANSLATE_N_NOOP("Messages", "The first player has %Ln discs and the second player has "
                                     "none, so the second player is to move."),
     "The first player has 1 disc and the second player has none, so the second player is to "
     "move."},
    {Code::firstDiscsTooMany,
     QT_TRANSLATE_N_NOOP("Messages", "Players move in turn, so take away %Ln discs of the first "
                                     "player or give the second player %Ln more."),
     "Players move in turn, so take away 1 disc of the first player or give the second player 1 "
     "more."},
    {Code::secondDiscsCounted,
     QT_TRANSLATE_N_NOOP("Messages",
                         "The second player has %Ln discs and the first player has %3."),
     "The second player has 1 disc and the first player has %3."},
    {Code::secondDiscsAlone,
     QT_TRANSLATE_N_NOOP("Messages",
                         "The second player has %Ln discs and the first player has none."),
     "The second player has 1 disc and the first player has none."},
    {Code::secondDiscsFollow,
     QT_TRANSLATE_N_NOOP("Messages", "The second player has %Ln discs and the first player has %3, "
                                     "so the first player is to move."),
     "The second player has 1 disc and the first player has %3, so the first player is to move."},
    {Code::secondDiscsFollowAlone,
     QT_TRANSLATE_N_NOOP("Messages", "The second player has %Ln discs and the first player has "
                                     "none, so the first player is to move."),
     "The second player has 1 disc and the first player has none, so the first player is to move."},
    {Code::secondDiscsTooMany,
     QT_TRANSLATE_N_NOOP("Messages", "Players move in turn, so take away %Ln discs of the second "
                                     "player or give the first player %Ln more."),
     "Players move in turn, so take away 1 disc of the second player or give the first player 1 "
     "more."},
    // Who has won. %1 is the winner's mark, X or O, %2 the other player's, %3 how many in a row
    // win.
    {Code::marksWon,
     QT_TRANSLATE_NOOP("Messages",
                       "%1 has %3 in a row and so has won already; let %2 be to move.")},
    {Code::marksMovedLast,
     QT_TRANSLATE_N_NOOP("Messages", "%1 has %3 in a row and so moved last, but has fewer pieces: "
                                     "take away %Ln marks of %2 or give %1 %Ln more."),
     "%1 has %3 in a row and so moved last, but has fewer pieces: take away 1 mark of %2 or give "
     "%1 1 more."},
    {Code::firstDiscsWon,
     QT_TRANSLATE_NOOP("Messages", "The first player has %3 in a row and so has won already; let "
                                   "the second player be to move.")},
    {Code::firstDiscsMovedLast,
     QT_TRANSLATE_N_NOOP(
         "Messages", "The first player has %3 in a row and so moved last, but has fewer pieces: "
                     "take away %Ln discs of the second player or give the first player %Ln more."),
     "The first player has %3 in a row and so moved last, but has fewer pieces: take away 1 disc "
     "of the second player or give the first player 1 more."},
    {Code::secondDiscsWon,
     QT_TRANSLATE_NOOP("Messages", "The second player has %3 in a row and so has won already; let "
                                   "the first player be to move.")},
    {Code::secondDiscsMovedLast,
     QT_TRANSLATE_N_NOOP(
         "Messages", "The second player has %3 in a row and so moved last, but has fewer pieces: "
                     "take away %Ln discs of the first player or give the second player %Ln more."),
     "The second player has %3 in a row and so moved last, but has fewer pieces: take away 1 disc "
     "of the first player or give the second player 1 more."},
    {Code::boardsWon,
     QT_TRANSLATE_NOOP(
         "Messages", "%1 has 3 small boards in a row and so has won already; let %2 be to move.")},
    {Code::boardsMovedLast,
     QT_TRANSLATE_N_NOOP("Messages",
                         "%1 has 3 small boards in a row and so moved last, but has fewer pieces: "
                         "take away %Ln marks of %2 or give %1 %Ln more."),
     "%1 has 3 small boards in a row and so moved last, but has fewer pieces: take away 1 mark of "
     "%2 or give %1 1 more."},
});

} // namespace prunus
