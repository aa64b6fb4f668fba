#pragma once

#include "ui/words/messagetext.h"

namespace prunus {

/// The messages about Gambit's extensive games.
inline constexpr auto gambitTexts = std::to_array<MessageText>({
    // How a file of Gambit's begins.
    {Code::efgStart, QT_TRANSLATE_NOOP("Messages", "An efg file starts with EFG 2 R.")},
    {Code::efgVersion,
     QT_TRANSLATE_NOOP(
         "Messages",
         "Only version 2 of the efg format can be read; the file starts with EFG 2 R.")},
    {Code::efgNumbers,
     QT_TRANSLATE_NOOP("Messages",
                       "R is expected after the version; the file starts with EFG 2 R.")},
    {Code::playerCount,
     QT_TRANSLATE_N_NOOP("Messages", "This game has %Ln players; two are needed."),
     "This game has 1 player; two are needed."},
    // What is expected. Such a sentence follows one on what is unexpected, or on the end.
    {Code::fileEnds, QT_TRANSLATE_NOOP("Messages", "The file ends here.")},
    {Code::titleExpected,
     QT_TRANSLATE_NOOP("Messages", "The title of the game in double quotes is expected.")},
    {Code::playersExpected,
     QT_TRANSLATE_NOOP("Messages", "'{' and the names of the players is expected.")},
    {Code::playerExpected,
     QT_TRANSLATE_NOOP("Messages", "The name of a player in double quotes, or '}', is expected.")},
    {Code::nodeExpected,
     QT_TRANSLATE_NOOP(
         "Messages",
         "A node, which starts with p (a player moves) or t (the game ends), is expected.")},
    {Code::nodeNameExpected,
     QT_TRANSLATE_NOOP("Messages", "The node's name in double quotes is expected.")},
    {Code::moverExpected,
     QT_TRANSLATE_NOOP("Messages", "The number of the player who moves, 1 or 2, is expected.")},
    {Code::setNumberExpected,
     QT_TRANSLATE_NOOP("Messages", "The number of an information set is expected.")},
    {Code::setNameExpected,
     QT_TRANSLATE_NOOP(
         "Messages",
         "The name of information set %1 of player %2, and then its moves, is expected.")},
    {Code::movesExpected,
     QT_TRANSLATE_NOOP("Messages", "'{' and the names of the moves is expected.")},
    {Code::moveExpected,
     QT_TRANSLATE_NOOP("Messages", "The name of a move in double quotes, or '}', is expected.")},
    {Code::outcomeExpected,
     QT_TRANSLATE_NOOP("Messages", "The number of an outcome, or 0 for none, is expected.")},
    {Code::payoffsExpected, QT_TRANSLATE_NOOP("Messages", "'{' and the payoffs is expected.")},
    {Code::payoffExpected,
     QT_TRANSLATE_NOOP("Messages", "A payoff, such as 3, -0.5 or 1/3, is expected.")},
    {Code::payoffsEndExpected,
     QT_TRANSLATE_NOOP("Messages", "'}' after the payoffs of both players is expected.")},
    //: %1 is a line
    {Code::childrenLacking,
     QT_TRANSLATE_N_NOOP("Messages", "The node at line %1 lacks %Ln children."),
     "The node at line %1 lacks 1 child."},
    // Nodes and moves.
    {Code::gameComplete,
     QT_TRANSLATE_NOOP("Messages", "The game is complete before this; remove the rest, or give a "
                                   "node above it one move more.")},
    {Code::chanceNode,
     QT_TRANSLATE_NOOP("Messages", "This is a chance node; only games of two players, of perfect "
                                   "information and without chance can be read.")},
    //: %1 is the number of the set, %2 that of the player, %3 a line
    {Code::setOfTwo,
     QT_TRANSLATE_NOOP("Messages",
                       "Information set %1 of player %2 has two nodes, this one and that at line "
                       "%3; only games of two players, of perfect information and without chance "
                       "can be read, where each node is a set of its own.")},
    {Code::noSuchPlayer,
     QT_TRANSLATE_NOOP("Messages",
                       "There is no player %1; the number of the player who moves is 1 or 2.")},
    {Code::noMoves,
     QT_TRANSLATE_NOOP("Messages",
                       "This player's node has no moves; name them, or write t for a leaf.")},
    {Code::unclosedLabel,
     QT_TRANSLATE_NOOP("Messages", "This label is never closed; '\"' is missing.")},
    // Outcomes and payoffs.
    {Code::outcomeZero,
     QT_TRANSLATE_NOOP("Messages",
                       "Outcome 0 stands for none; it can have neither a name nor payoffs.")},
    //: %1 is the number of an outcome, %2 a line
    {Code::otherOutcome,
     QT_TRANSLATE_NOOP(
         "Messages",
         "Outcome %1 is described otherwise at line %2; give this one another number.")},
    {Code::unknownOutcome,
     QT_TRANSLATE_NOOP("Messages", "Outcome %1 was not described before; its name and payoffs are "
                                   "expected after the number.")},
    {Code::noPayoff,
     QT_TRANSLATE_NOOP("Messages",
                       "This is no number; a payoff such as 3, -0.5 or 1/3 is expected.")},
    {Code::longPayoffs,
     QT_TRANSLATE_NOOP("Messages", "These payoffs cannot be added exactly; write them with fewer "
                                   "digits, and do not divide by zero.")},
    //: %2 is a line
    {Code::otherSum,
     QT_TRANSLATE_NOOP(
         "Messages", "Here the payoffs add up to %1, at the leaf at line %2 to %3; what one player "
                     "wins the other must lose, so the sum has to be the same at every leaf.")},
    {Code::hugePayoff,
     QT_TRANSLATE_NOOP(
         "Messages",
         "The payoff %1 is beyond a double, which holds sizes from about 5e-324 to 1.8e308.")},
    // What was left out or changed.
    {Code::playersLeftOut,
     QT_TRANSLATE_NOOP("Messages", "The players' names are not kept: %1 is MAX, %2 is MIN.")},
    {Code::commentLeftOut, QT_TRANSLATE_NOOP("Messages", "The comment is not kept.")},
    {Code::setNameLeftOut,
     QT_TRANSLATE_NOOP("Messages", "The name %1 of an information set is not kept.")},
    {Code::setNamesLeftOut,
     QT_TRANSLATE_N_NOOP("Messages",
                         "The name %1 of an information set is not kept, nor are %Ln others."),
     "The name %1 of an information set is not kept, nor is 1 other."},
    {Code::outcomeNameLeftOut,
     QT_TRANSLATE_NOOP("Messages", "The name %1 of an outcome is not kept.")},
    {Code::outcomeNamesLeftOut,
     QT_TRANSLATE_N_NOOP("Messages", "The name %1 of an outcome is not kept, nor are %Ln others."),
     "The name %1 of an outcome is not kept, nor is 1 other."},
    //: %1 is the number of the player
    {Code::passAdded,
     QT_TRANSLATE_NOOP(
         "Messages",
         "Player %1 moves again here, so a forced pass of the other player is put between.")},
    {Code::passesAdded,
     QT_TRANSLATE_N_NOOP("Messages", "Player %1 moves again here, so a forced pass of the other "
                                     "player is put between, and so at %Ln other nodes."),
     "Player %1 moves again here, so a forced pass of the other player is put between, and so at 1 "
     "other node."},
    {Code::innerPayoffs,
     QT_TRANSLATE_NOOP("Messages",
                       "Payoffs at inner nodes are added to the values of the leaves below them.")},
    {Code::payoffRounded,
     QT_TRANSLATE_NOOP("Messages", "The payoff %1 is kept as %2, the double next to it.")},
    {Code::payoffsRounded,
     QT_TRANSLATE_N_NOOP(
         "Messages",
         "The payoff %1 is kept as %2, the double next to it, and so at %Ln other nodes."),
     "The payoff %1 is kept as %2, the double next to it, and so at 1 other node."},
    {Code::sumRounded,
     QT_TRANSLATE_NOOP("Messages",
                       "The sum of the payoffs on the way is kept as %1, the double next to it.")},
    {Code::sumsRounded,
     QT_TRANSLATE_N_NOOP("Messages", "The sum of the payoffs on the way is kept as %1, the double "
                                     "next to it, and so at %Ln other nodes."),
     "The sum of the payoffs on the way is kept as %1, the double next to it, and so at 1 other "
     "node."},
    {Code::constantSum,
     QT_TRANSLATE_NOOP("Messages", "The payoffs of both players always add up to %1; the values "
                                   "are those of player 1, who is MAX.")},
});

} // namespace prunus
