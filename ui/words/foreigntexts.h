#pragma once

#include "ui/words/messagetext.h"

namespace prunus {

/// The messages about texts of other programs, pasted texts, and tables of numbers.
inline constexpr auto foreignTexts = std::to_array<MessageText>({
    // How a text of another program was read.
    //: %1 and %2 are the two trees, in brackets
    {Code::readAsBrackets,
     QT_TRANSLATE_NOOP("Messages", "Read as brackets, which makes it %2; if the word at the head "
                                   "of a list names its node, it is %1.")},
    {Code::readAsHeaded,
     QT_TRANSLATE_NOOP("Messages", "Read as lists with heads: the word at the head of a list names "
                                   "its node, or says who moves there (MAX or MIN), and what the "
                                   "list holds are its children.")},
    {Code::readAsForest,
     QT_TRANSLATE_NOOP("Messages", "Read as a forest: each pair of square brackets is a node, and "
                                   "what stands first in it is its name, player or value.")},
    {Code::readAsQtree,
     QT_TRANSLATE_NOOP("Messages", "Read as qtree: what stands behind the point of a bracket names "
                                   "its node, and other words are leaves.")},
    {Code::readAsNewick,
     QT_TRANSLATE_NOOP(
         "Messages",
         "Read as Newick: a name behind a bracket is that of its node, and numbers are leaves.")},
    {Code::readAsOutline,
     QT_TRANSLATE_NOOP(
         "Messages",
         "Read as an outline: each line is a node, and what stands further in lies below it.")},
    {Code::readAsArrows,
     QT_TRANSLATE_NOOP(
         "Messages",
         "Read as arrows: they lead from a node to its children, in the order written.")},
    {Code::readAsRows,
     QT_TRANSLATE_NOOP(
         "Messages",
         "Read as rows of cells: words name nodes, the numbers behind them are their leaves.")},
    {Code::readAsJson,
     QT_TRANSLATE_NOOP("Messages",
                       "Read as JSON or Python: nodes by their children, values and names.")},
    {Code::readAsParents,
     QT_TRANSLATE_NOOP("Messages", "Read as a table of nodes and their parents: each row is a node "
                                   "below its parent, in the order of the rows.")},
    {Code::innerValues,
     QT_TRANSLATE_N_NOOP("Messages", "The values of %Ln inner nodes are those of the text, kept as "
                                     "static values; searches find their own."),
     "The value of 1 inner node is that of the text, kept as its static value; searches find "
     "their own."},
    //: %1 and %2 are the two trees, in brackets
    {Code::headedOrBrackets,
     QT_TRANSLATE_NOOP("Messages", "This can be read in two ways: as lists with heads it is %1, as "
                                   "brackets it is %2; say which one is meant.")},
    {Code::headedOrNewick,
     QT_TRANSLATE_NOOP("Messages", "This can be read in two ways: as lists with heads it is %1, as "
                                   "newick it is %2; say which one is meant.")},
    {Code::outlineOrRows,
     QT_TRANSLATE_NOOP("Messages", "This can be read in two ways: as an outline it is %1, as rows "
                                   "of cells it is %2; say which one is meant.")},
    // Pasted texts, and tables of numbers.
    {Code::readAsNumbers,
     QT_TRANSLATE_NOOP("Messages", "Read as rows of numbers: each row is a node with its leaves.")},
    {Code::bracketsAdded, QT_TRANSLATE_NOOP("Messages", "Brackets were put around the trees.")},
    //: %1 is a list of some of the eight that follow
    {Code::charactersChanged,
     QT_TRANSLATE_NOOP("Messages", "Changed to those of the notation: %1.")},
    {Code::spaces, QT_TRANSLATE_NOOP("Messages", "spaces")},
    {Code::invisibleCharacters, QT_TRANSLATE_NOOP("Messages", "invisible characters")},
    {Code::minusSigns, QT_TRANSLATE_NOOP("Messages", "minus signs")},
    {Code::quotes, QT_TRANSLATE_NOOP("Messages", "quotes")},
    {Code::brackets, QT_TRANSLATE_NOOP("Messages", "brackets")},
    {Code::separators, QT_TRANSLATE_NOOP("Messages", "separators")},
    {Code::digits, QT_TRANSLATE_NOOP("Messages", "digits")},
    {Code::decimalCommas, QT_TRANSLATE_NOOP("Messages", "decimal commas")},
    {Code::spaceInNumber,
     QT_TRANSLATE_NOOP("Messages", "This no-break space may stand between two numbers or group the "
                                   "digits of one; write a comma, or nothing.")},
    {Code::invisibleInToken,
     QT_TRANSLATE_NOOP("Messages", "An invisible character stands here inside a number or a name; "
                                   "write a space, or nothing.")},
    {Code::blankLine,
     QT_TRANSLATE_NOOP("Messages", "A blank line stands between some of the rows; remove it, or "
                                   "write the brackets of the groups.")},
    {Code::emptyTableCell,
     QT_TRANSLATE_NOOP("Messages", "A cell of this row is empty; write a number, or brackets.")},
    {Code::commasAndPoints,
     QT_TRANSLATE_NOOP(
         "Messages",
         "This table has numbers with commas and numbers with points; write points only.")},
    {Code::commaInNumber,
     QT_TRANSLATE_NOOP(
         "Messages",
         "The comma in %1 may be a decimal comma or group thousands; write a point, or nothing.")},
    {Code::twoSeparators,
     QT_TRANSLATE_NOOP("Messages", "These numbers are separated in two ways; use only commas, only "
                                   "semicolons or only spaces.")},
    {Code::numbersOrOne,
     QT_TRANSLATE_NOOP("Messages", "This may be one number with a comma in it, or several; write a "
                                   "point, or a space after the comma.")},
    {Code::numberColumn,
     QT_TRANSLATE_NOOP(
         "Messages",
         "One number a line may be one list or many; put brackets around the numbers.")},
    // Nodes with labels.
    {Code::leafWithoutValue,
     QT_TRANSLATE_NOOP("Messages", "The leaf has no value; write a number.")},
    {Code::namedLeafWithoutValue,
     QT_TRANSLATE_NOOP(
         "Messages",
         "The leaf %1 has no value; write a number in its place, or behind it as in \"B: 3\".")},
    {Code::leafWithoutValueField,
     QT_TRANSLATE_NOOP("Messages", "The leaf %1 has no value; write a number under \"value\".")},
    {Code::wordWithoutValue,
     QT_TRANSLATE_NOOP("Messages", "The leaf %1 has no value; write a number in its place.")},
    {Code::foreignChanceNode,
     QT_TRANSLATE_NOOP("Messages",
                       "This is a chance node, which is not read; where a player moves, "
                       "write the player, MAX or MIN.")},
    //: %1 is a line, %2 a column
    {Code::maxCannotMove,
     QT_TRANSLATE_NOOP("Messages",
                       "MAX cannot move here: the players take turns, and MIN moves at %1:%2; put "
                       "a node with one child between, or correct the name.")},
    //: %1 is a line, %2 a column
    {Code::maxCannotMoveTwice,
     QT_TRANSLATE_NOOP("Messages",
                       "MAX cannot move here: the players take turns, and MAX moves at %1:%2; put "
                       "a node with one child between, or correct the name.")},
    //: %1 is a line, %2 a column
    {Code::minCannotMove,
     QT_TRANSLATE_NOOP("Messages",
                       "MIN cannot move here: the players take turns, and MAX moves at %1:%2; put "
                       "a node with one child between, or correct the name.")},
    //: %1 is a line, %2 a column
    {Code::minCannotMoveTwice,
     QT_TRANSLATE_NOOP("Messages",
                       "MIN cannot move here: the players take turns, and MIN moves at %1:%2; put "
                       "a node with one child between, or correct the name.")},
    // Lists with heads, forests, qtree and Newick.
    {Code::headedExpected,
     QT_TRANSLATE_NOOP("Messages", "A list with a head is expected, as (A 3 12 8).")},
    {Code::twoHeads, QT_TRANSLATE_NOOP("Messages", "This list has two names; remove one.")},
    {Code::forestExpected,
     QT_TRANSLATE_NOOP("Messages", "A forest is expected, as [A [B [3][12][8]]].")},
    {Code::forestOptions,
     QT_TRANSLATE_N_NOOP("Messages",
                         "The options of %Ln nodes are left out, but for labels of edges."),
     "The options of 1 node are left out, but for labels of edges."},
    {Code::qtreeExpected,
     QT_TRANSLATE_NOOP("Messages", "A tree of qtree is expected, as [.A 3 12 8 ].")},
    {Code::otherLabel,
     QT_TRANSLATE_NOOP("Messages",
                       "This node has another label at its opening bracket; remove one.")},
    {Code::endlessEdge, QT_TRANSLATE_NOOP("Messages", "This \\edge never ends; ';' is missing.")},
    {Code::branchLengths, QT_TRANSLATE_N_NOOP("Messages", "%Ln lengths of branches are left out."),
     "1 length of a branch is left out."},
    {Code::lengthForValue,
     QT_TRANSLATE_NOOP("Messages",
                       "The leaf %1 has no value: in Newick, what stands behind ':' is the length "
                       "of its branch; write the value in the place of the name.")},
    {Code::noLength,
     QT_TRANSLATE_NOOP("Messages", "The length of a branch is missing behind ':'.")},
    {Code::unclosedApostrophe,
     QT_TRANSLATE_NOOP("Messages", "This quote is never closed; ' is missing.")},
    {Code::unclosedQuote,
     QT_TRANSLATE_NOOP("Messages", "This quote is never closed; \" is missing.")},
    // Outlines and rows.
    {Code::tabsAndSpaces,
     QT_TRANSLATE_NOOP("Messages",
                       "Some lines are indented by tabs and some by spaces; use one of them.")},
    {Code::secondRootLine,
     QT_TRANSLATE_NOOP("Messages", "This line stands as far out as the first, but a tree has one "
                                   "root; move it in, or put a line above all.")},
    {Code::strayIndent,
     QT_TRANSLATE_NOOP(
         "Messages", "No line above stands as far in as this one; line it up with its siblings.")},
    {Code::bracketInOutline,
     QT_TRANSLATE_NOOP(
         "Messages",
         "A line of an outline does not start with a bracket; write a name or a number.")},
    {Code::rowsExpected,
     QT_TRANSLATE_NOOP("Messages", "Rows with names are expected, as B, 3, 12, 8.")},
    {Code::rowWithoutName,
     QT_TRANSLATE_NOOP(
         "Messages",
         "This row has no name; write one before its numbers, or leave its first cell blank.")},
    {Code::emptyCell,
     QT_TRANSLATE_NOOP("Messages", "A cell of this row is empty; write a number.")},
    {Code::wordBehindNumbers,
     QT_TRANSLATE_NOOP(
         "Messages",
         "Behind the numbers of a row no word may stand; put names before their numbers.")},
    {Code::bracketInCell,
     QT_TRANSLATE_NOOP("Messages", "A cell of a row holds no brackets; write a name or a number.")},
    {Code::nameAndNumberInCell,
     QT_TRANSLATE_NOOP("Messages",
                       "The name and the number of this cell belong into cells of their own.")},
    {Code::headingLeftOut,
     QT_TRANSLATE_NOOP("Messages", "The first row is left out: it is a heading.")},
    {Code::nodeColumnExpected,
     QT_TRANSLATE_NOOP("Messages", "Beside the parents a column with the nodes is missing; write "
                                   "\"node\", \"id\" or \"name\" above it.")},
    {Code::rowWithoutNode,
     QT_TRANSLATE_NOOP("Messages", "This row names no node; write its name.")},
    {Code::cellWithoutColumn,
     QT_TRANSLATE_NOOP(
         "Messages", "This cell has no word above it; write what its column holds, or remove it.")},
    {Code::blankWithoutName,
     QT_TRANSLATE_NOOP("Messages",
                       "This cell is blank, but no row above has a name here; write it.")},
    // Nodes that are identified by their names, which are quoted.
    {Code::twoRoots,
     QT_TRANSLATE_NOOP("Messages", "%1 has no parent, nor has %2; a tree has one root.")},
    {Code::circle,
     QT_TRANSLATE_NOOP("Messages",
                       "These nodes lead in a circle; a tree has a root that is no node's child.")},
    {Code::someCircle,
     QT_TRANSLATE_NOOP("Messages", "Some of these nodes lead in a circle; a tree has no circle.")},
    // Arrows.
    {Code::arrowTwice,
     QT_TRANSLATE_NOOP("Messages", "The arrow to %1 stands here a second time; remove it.")},
    {Code::twoArrows,
     QT_TRANSLATE_NOOP("Messages", "Two arrows lead to %1, but a node of a tree has one parent; "
                                   "give the second one another name.")},
    {Code::arrowsExpected, QT_TRANSLATE_NOOP("Messages", "Arrows are expected, as A -> B, C.")},
    {Code::graphEnds,
     QT_TRANSLATE_NOOP("Messages", "The graph ends before this; only one may stand here.")},
    {Code::partsOfGraph,
     QT_TRANSLATE_NOOP(
         "Messages", "Parts of a graph in braces are not read; write their arrows without them.")},
    {Code::arrowToNowhere,
     QT_TRANSLATE_NOOP("Messages", "This arrow leads nowhere; write what stands below.")},
    {Code::chanceInMermaid,
     QT_TRANSLATE_NOOP("Messages", "A circle, (( )), is a chance node, which is not read; where a "
                                   "player moves, write [ ] for (( )).")},
    // JSON and Python of other programs. %1 is a key or a name, quoted.
    {Code::colonAfterKey, QT_TRANSLATE_NOOP("Messages", "After a key, ':' is expected.")},
    {Code::equalsAfterName, QT_TRANSLATE_NOOP("Messages", "After a name, '=' is expected.")},
    {Code::oneInRound,
     QT_TRANSLATE_NOOP("Messages", "In Python round brackets around one value are no list; remove "
                                   "them, or write a comma before the closing one.")},
    {Code::listWithoutHead,
     QT_TRANSLATE_NOOP("Messages", "Lists with names are read as [\"A\", [\"B\", 3, 12], 5], or as "
                                   "[\"A\", [[\"B\", [3, 12]], 5]]; this is neither, so write one "
                                   "of them.")},
    {Code::numberWithoutKey,
     QT_TRANSLATE_NOOP("Messages",
                       "Other numbers in these lists are keys of nodes, but %1 is none; write its "
                       "value under a key of its own, or the names of nodes in quotes.")},
    {Code::twoParents,
     QT_TRANSLATE_NOOP("Messages", "%1 stands here a second time, but a node of a tree has one "
                                   "parent; give the second one another name.")},
    {Code::keyLeftOut, QT_TRANSLATE_NOOP("Messages", "What stands under %1 is left out.")},
    {Code::keysLeftOut,
     QT_TRANSLATE_NOOP("Messages", "What stands under %1 and other keys is left out.")},
    //: %1 is true, false or null
    {Code::literalNode,
     QT_TRANSLATE_NOOP("Messages", "%1 is no node; a number, a list or an object is expected.")},
    {Code::valueUnderKey,
     QT_TRANSLATE_NOOP("Messages", "The value under %1 must be a number, a list or an object.")},
    {Code::childrenNoList, QT_TRANSLATE_NOOP("Messages", "The children must be a list.")},
    {Code::twoChildLists,
     QT_TRANSLATE_NOOP("Messages", "This node has two lists of children; write one.")},
    {Code::valueNoNumber, QT_TRANSLATE_NOOP("Messages", "%1 must be a number, the node's value.")},
    {Code::secondValue,
     QT_TRANSLATE_NOOP("Messages", "This node has a second value under %1; remove one.")},
    {Code::unknownMember,
     QT_TRANSLATE_NOOP(
         "Messages",
         "What is under %1 is not understood; children stand in a list under \"children\".")},
    // Formats that are recognised but not read.
    {Code::isNormalForm,
     QT_TRANSLATE_NOOP("Messages", "This is a game in normal form (Gambit's NFG), which is no "
                                   "tree; save it as an extensive game (.efg).")},
    {Code::isPgn,
     QT_TRANSLATE_NOOP(
         "Messages",
         "This is a game of chess in PGN, which is not read; write its tree in brackets.")},
    {Code::isSgf,
     QT_TRANSLATE_NOOP("Messages",
                       "This is a game in SGF, which is not read; write its tree in brackets.")},
    {Code::isGraphMl,
     QT_TRANSLATE_NOOP("Messages",
                       "This is GraphML, which is not read; save it as .dot or .json.")},
    {Code::isSvg,
     QT_TRANSLATE_NOOP("Messages",
                       "This is an SVG picture, which is not read; open the tree it was made of.")},
    {Code::isXml,
     QT_TRANSLATE_NOOP(
         "Messages",
         "This is XML or HTML, which is not read; write the tree in brackets or as JSON.")},
    {Code::isNexus,
     QT_TRANSLATE_NOOP("Messages",
                       "This is NEXUS, which is not read; take the tree alone, which is Newick.")},
    {Code::isYaml,
     QT_TRANSLATE_NOOP(
         "Messages",
         "This is YAML, which is not read; write JSON, or an outline without \"---\".")},
    {Code::isUndirected,
     QT_TRANSLATE_NOOP("Messages",
                       "This is an undirected graph, which has no root; write -> for -- "
                       "and digraph for graph.")},
    {Code::isGml,
     QT_TRANSLATE_NOOP("Messages", "This is GML, which is not read; save it as .dot.")},
    {Code::isPsTricks,
     QT_TRANSLATE_NOOP("Messages", "This is a tree of PSTricks, which is not read; write it as "
                                   "\\Tree of qtree, or in brackets.")},
    {Code::isIstgame,
     QT_TRANSLATE_NOOP("Messages", "This is a tree of istgame, which is not read; write it as "
                                   "\\Tree of qtree, or in brackets.")},
    {Code::isTikz, QT_TRANSLATE_NOOP("Messages", "This is a tree of TikZ's own, which is not read; "
                                                 "write it as \\Tree of qtree, or in brackets.")},
    {Code::isPlantUml,
     QT_TRANSLATE_NOOP(
         "Messages", "This is PlantUML, which is not read; write an outline with spaces or tabs.")},
    {Code::isOtherMermaid,
     QT_TRANSLATE_NOOP("Messages", "This is a picture of Mermaid's that is no flow chart, which is "
                                   "not read; write graph TD and arrows.")},
    {Code::isDrawing,
     QT_TRANSLATE_NOOP("Messages", "This is a tree drawn with characters, which is not read; write "
                                   "brackets, as [[3,12,8],[2,4,6]], or a line a node, further in "
                                   "for a child.")},
    {Code::isLisp,
     QT_TRANSLATE_NOOP("Messages", "This is Lisp, which is not read; write the list alone, as "
                                   "((3 12 8) (2 4 6)).")},
    {Code::isPython,
     QT_TRANSLATE_NOOP("Messages", "This is a program in Python, which is not read; take its list, "
                                   "tuple or dictionary alone, or write brackets, as "
                                   "[[3,12,8],[2,4,6]].")},
});

/// The names of things that a format has no place for, as words in the list of what is left out.
inline constexpr auto lossTexts = std::to_array<MessageText>({
    {Code::lostTitle, QT_TRANSLATE_NOOP("Messages", "the title")},
    {Code::lostMinAtRoot, QT_TRANSLATE_NOOP("Messages", "that MIN moves first")},
    {Code::lostFailureValue, QT_TRANSLATE_NOOP("Messages", "the failure value")},
    {Code::lostFailureValues,
     QT_TRANSLATE_N_NOOP("Messages",
                         "the failure value (%Ln leaves that have it are written as numbers)"),
     "the failure value (1 leaf that has it is written as a number)"},
    {Code::lostMoves, QT_TRANSLATE_N_NOOP("Messages", "the names of %Ln moves"),
     "the name of 1 move"},
    {Code::lostRootMove, QT_TRANSLATE_NOOP("Messages", "the name of the move into the root")},
    {Code::lostInnerValues, QT_TRANSLATE_N_NOOP("Messages", "the static values of %Ln inner nodes"),
     "the static value of 1 inner node"},
    {Code::lostGame, QT_TRANSLATE_NOOP("Messages", "the game, and with it the boards")},
    {Code::lostNotes, QT_TRANSLATE_N_NOOP("Messages", "%Ln notes at steps"), "1 note at a step"},
    {Code::lostCharacters,
     QT_TRANSLATE_N_NOOP("Messages", "a NUL or a backslash at the end of %Ln names"),
     "a NUL or a backslash at the end of 1 name"},
});

} // namespace prunus
