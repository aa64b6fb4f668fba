<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>CompareWords</name>
    <message numerus="yes">
        <source>%Ln nodes</source>
        <translation>
            <numerusform>%Ln node</numerusform>
            <numerusform>%Ln nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln leaves</source>
        <translation>
            <numerusform>%Ln leaf</numerusform>
            <numerusform>%Ln leaves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cutoffs</source>
        <translation>
            <numerusform>%Ln cutoff</numerusform>
            <numerusform>%Ln cutoffs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountWords</name>
    <message numerus="yes">
        <source>The search read %1 leaves, those read again counted; minimax reads %2.</source>
        <translation>
            <numerusform>The search read %1 leaf, those read again counted; minimax reads %2.</numerusform>
            <numerusform>The search read %1 leaves, those read again counted; minimax reads %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %1 of %2 leaves (%3 %).</source>
        <translation>
            <numerusform>Saved %1 of %2 leaf (%3 %).</numerusform>
            <numerusform>Saved %1 of %2 leaves (%3 %).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DifferenceWords</name>
    <message numerus="yes">
        <source>The smallest tree on which they differ has %Ln leaves.</source>
        <translation>
            <numerusform>The smallest tree on which they differ has %Ln leaf.</numerusform>
            <numerusform>The smallest tree on which they differ has %Ln leaves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The smallest tree that was found has %Ln leaves. Not all smaller ones were tried.</source>
        <translation>
            <numerusform>The smallest tree that was found has %Ln leaf. Not all smaller ones were tried.</numerusform>
            <numerusform>The smallest tree that was found has %Ln leaves. Not all smaller ones were tried.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped; none was found in %Ln trees.</source>
        <translation>
            <numerusform>Stopped; none was found in %Ln tree.</numerusform>
            <numerusform>Stopped; none was found in %Ln trees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None was found in %Ln trees.</source>
        <translation>
            <numerusform>None was found in %Ln tree.</numerusform>
            <numerusform>None was found in %Ln trees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All shapes with up to %Ln leaves were tried in which inner nodes have two children or more, with small whole numbers in every order.</source>
        <translation>
            <numerusform>All shapes with up to %Ln leaf were tried in which inner nodes have two children or more, with small whole numbers in every order.</numerusform>
            <numerusform>All shapes with up to %Ln leaves were tried in which inner nodes have two children or more, with small whole numbers in every order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of those with up to %Ln leaves only some were tried.</source>
        <translation>
            <numerusform>Of those with up to %Ln leaf only some were tried.</numerusform>
            <numerusform>Of those with up to %Ln leaves only some were tried.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditWords</name>
    <message numerus="yes">
        <source>What was pasted has %n names that the tree had already: %1.</source>
        <translation>
            <numerusform>What was pasted has %n name that the tree had already: %1.</numerusform>
            <numerusform>What was pasted has %n names that the tree had already: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message numerus="yes">
        <source>The first player wins by %n discs</source>
        <translation>
            <numerusform>The first player wins by %n disc</numerusform>
            <numerusform>The first player wins by %n discs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player wins by %n discs</source>
        <translation>
            <numerusform>The second player wins by %n disc</numerusform>
            <numerusform>The second player wins by %n discs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GrowthCurves</name>
    <message numerus="yes">
        <source>%1 by depth: random uniform trees, b = %2, medians of up to %n samples</source>
        <translation>
            <numerusform>%1 by depth: random uniform trees, b = %2, one sample each</numerusform>
            <numerusform>%1 by depth: random uniform trees, b = %2, medians of up to %n samples</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GrowthWords</name>
    <message numerus="yes">
        <source>%1: %2 leaves read</source>
        <translation>
            <numerusform>%1: %2 leaf read</numerusform>
            <numerusform>%1: %2 leaves read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 nodes visited</source>
        <translation>
            <numerusform>%1: %2 node visited</numerusform>
            <numerusform>%1: %2 nodes visited</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: median %2 leaves read, quartiles %3 and %4, %5 samples</source>
        <translation>
            <numerusform>%1: median %2 leaves read, quartiles %3 and %4, %5 sample</numerusform>
            <numerusform>%1: median %2 leaves read, quartiles %3 and %4, %5 samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: median %2 nodes visited, quartiles %3 and %4, %5 samples</source>
        <translation>
            <numerusform>%1: median %2 nodes visited, quartiles %3 and %4, %5 sample</numerusform>
            <numerusform>%1: median %2 nodes visited, quartiles %3 and %4, %5 samples</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Handout</name>
    <message numerus="yes">
        <source>%n plies deep</source>
        <translation>
            <numerusform>%n ply deep</numerusform>
            <numerusform>%n plies deep</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That would be %1 pages; up to %2 are possible.</source>
        <translation>
            <numerusform>That would be %1 page; up to %2 are possible.</numerusform>
            <numerusform>That would be %1 pages; up to %2 are possible.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source>The options of %Ln nodes are left out, but for labels of edges.</source>
        <translation>
            <numerusform>The options of %Ln node are left out, but for labels of edges.</numerusform>
            <numerusform>The options of %Ln nodes are left out, but for labels of edges.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The values of %Ln inner nodes are those of the text, kept as static values; searches find their own.</source>
        <translation>
            <numerusform>The value of %Ln inner node is that of the text, kept as its static value; searches find their own.</numerusform>
            <numerusform>The values of %Ln inner nodes are those of the text, kept as static values; searches find their own.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lengths of branches are left out.</source>
        <translation>
            <numerusform>%Ln length of a branch is left out.</numerusform>
            <numerusform>%Ln lengths of branches are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This game has %Ln players; two are needed.</source>
        <translation>
            <numerusform>This game has %Ln player; two are needed.</numerusform>
            <numerusform>This game has %Ln players; two are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The node at line %1 lacks %Ln children.</source>
        <extracomment>%1 is a line</extracomment>
        <translation>
            <numerusform>The node at line %1 lacks %Ln child.</numerusform>
            <numerusform>The node at line %1 lacks %Ln children.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The name %1 of an information set is not kept, nor are %Ln others.</source>
        <translation>
            <numerusform>The name %1 of an information set is not kept, nor is %Ln other.</numerusform>
            <numerusform>The name %1 of an information set is not kept, nor are %Ln others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The name %1 of an outcome is not kept, nor are %Ln others.</source>
        <translation>
            <numerusform>The name %1 of an outcome is not kept, nor is %Ln other.</numerusform>
            <numerusform>The name %1 of an outcome is not kept, nor are %Ln others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Player %1 moves again here, so a forced pass of the other player is put between, and so at %Ln other nodes.</source>
        <translation>
            <numerusform>Player %1 moves again here, so a forced pass of the other player is put between, and so at %Ln other node.</numerusform>
            <numerusform>Player %1 moves again here, so a forced pass of the other player is put between, and so at %Ln other nodes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The payoff %1 is kept as %2, the double next to it, and so at %Ln other nodes.</source>
        <translation>
            <numerusform>The payoff %1 is kept as %2, the double next to it, and so at %Ln other node.</numerusform>
            <numerusform>The payoff %1 is kept as %2, the double next to it, and so at %Ln other nodes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sum of the payoffs on the way is kept as %1, the double next to it, and so at %Ln other nodes.</source>
        <translation>
            <numerusform>The sum of the payoffs on the way is kept as %1, the double next to it, and so at %Ln other node.</numerusform>
            <numerusform>The sum of the payoffs on the way is kept as %1, the double next to it, and so at %Ln other nodes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This tree has more than %Ln nodes, which is more than this machine&apos;s memory holds.</source>
        <translation>
            <numerusform>This tree has more than %Ln nodes, which is more than this machine&apos;s memory holds.</numerusform>
            <numerusform>This tree has more than %Ln nodes, which is more than this machine&apos;s memory holds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are only %1 distinct values for %Ln leaves; give a wider range of values.</source>
        <translation>
            <numerusform>There are only %1 distinct values for %Ln leaves; give a wider range of values.</numerusform>
            <numerusform>There are only %1 distinct values for %Ln leaves; give a wider range of values.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln heaps; at most 8 are possible.</source>
        <translation>
            <numerusform>There are %Ln heaps; at most 8 are possible.</numerusform>
            <numerusform>There are %Ln heaps; at most 8 are possible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln rows; this board has %2, with / between them.</source>
        <extracomment>%3 is a number of rows</extracomment>
        <translation>
            <numerusform>%1 has %Ln rows; this board has %2, with / between them.</numerusform>
            <numerusform>%1 has %Ln rows; this board has %2, with / between them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln squares; a row of this board has %2.</source>
        <translation>
            <numerusform>%1 has %Ln squares; a row of this board has %2.</numerusform>
            <numerusform>%1 has %Ln squares; a row of this board has %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %Ln kings; each side has exactly one.</source>
        <translation>
            <numerusform>White has %Ln king; each side has exactly one.</numerusform>
            <numerusform>White has %Ln kings; each side has exactly one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %Ln kings; each side has exactly one.</source>
        <translation>
            <numerusform>Black has %Ln king; each side has exactly one.</numerusform>
            <numerusform>Black has %Ln kings; each side has exactly one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln marks and %2 has %3.</source>
        <translation>
            <numerusform>%1 has %Ln mark and %2 has %3.</numerusform>
            <numerusform>%1 has %Ln marks and %2 has %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln marks and %2 has none.</source>
        <translation>
            <numerusform>%1 has %Ln mark and %2 has none.</numerusform>
            <numerusform>%1 has %Ln marks and %2 has none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln marks and %2 has %3, so %2 is to move.</source>
        <translation>
            <numerusform>%1 has %Ln mark and %2 has %3, so %2 is to move.</numerusform>
            <numerusform>%1 has %Ln marks and %2 has %3, so %2 is to move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln marks and %2 has none, so %2 is to move.</source>
        <translation>
            <numerusform>%1 has %Ln mark and %2 has none, so %2 is to move.</numerusform>
            <numerusform>%1 has %Ln marks and %2 has none, so %2 is to move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Players move in turn, so take away %Ln marks of %1 or give %2 %Ln more.</source>
        <translation>
            <numerusform>Players move in turn, so take away %Ln mark of %1 or give %2 %Ln more.</numerusform>
            <numerusform>Players move in turn, so take away %Ln marks of %1 or give %2 %Ln more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player has %Ln discs and the second player has %3.</source>
        <translation>
            <numerusform>The first player has %Ln disc and the second player has %3.</numerusform>
            <numerusform>The first player has %Ln discs and the second player has %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player has %Ln discs and the second player has none.</source>
        <translation>
            <numerusform>The first player has %Ln disc and the second player has none.</numerusform>
            <numerusform>The first player has %Ln discs and the second player has none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player has %Ln discs and the second player has %3, so the second player is to move.</source>
        <translation>
            <numerusform>The first player has %Ln disc and the second player has %3, so the second player is to move.</numerusform>
            <numerusform>The first player has %Ln discs and the second player has %3, so the second player is to move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player has %Ln discs and the second player has none, so the second player is to move.</source>
        <translation>
            <numerusform>The first player has %Ln disc and the second player has none, so the second player is to move.</numerusform>
            <numerusform>The first player has %Ln discs and the second player has none, so the second player is to move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Players move in turn, so take away %Ln discs of the first player or give the second player %Ln more.</source>
        <translation>
            <numerusform>Players move in turn, so take away %Ln disc of the first player or give the second player %Ln more.</numerusform>
            <numerusform>Players move in turn, so take away %Ln discs of the first player or give the second player %Ln more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player has %Ln discs and the first player has %3.</source>
        <translation>
            <numerusform>The second player has %Ln disc and the first player has %3.</numerusform>
            <numerusform>The second player has %Ln discs and the first player has %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player has %Ln discs and the first player has none.</source>
        <translation>
            <numerusform>The second player has %Ln disc and the first player has none.</numerusform>
            <numerusform>The second player has %Ln discs and the first player has none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player has %Ln discs and the first player has %3, so the first player is to move.</source>
        <translation>
            <numerusform>The second player has %Ln disc and the first player has %3, so the first player is to move.</numerusform>
            <numerusform>The second player has %Ln discs and the first player has %3, so the first player is to move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player has %Ln discs and the first player has none, so the first player is to move.</source>
        <translation>
            <numerusform>The second player has %Ln disc and the first player has none, so the first player is to move.</numerusform>
            <numerusform>The second player has %Ln discs and the first player has none, so the first player is to move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Players move in turn, so take away %Ln discs of the second player or give the first player %Ln more.</source>
        <translation>
            <numerusform>Players move in turn, so take away %Ln disc of the second player or give the first player %Ln more.</numerusform>
            <numerusform>Players move in turn, so take away %Ln discs of the second player or give the first player %Ln more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %3 in a row and so moved last, but has fewer pieces: take away %Ln marks of %2 or give %1 %Ln more.</source>
        <translation>
            <numerusform>%1 has %3 in a row and so moved last, but has fewer pieces: take away %Ln mark of %2 or give %1 %Ln more.</numerusform>
            <numerusform>%1 has %3 in a row and so moved last, but has fewer pieces: take away %Ln marks of %2 or give %1 %Ln more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player has %3 in a row and so moved last, but has fewer pieces: take away %Ln discs of the second player or give the first player %Ln more.</source>
        <translation>
            <numerusform>The first player has %3 in a row and so moved last, but has fewer pieces: take away %Ln disc of the second player or give the first player %Ln more.</numerusform>
            <numerusform>The first player has %3 in a row and so moved last, but has fewer pieces: take away %Ln discs of the second player or give the first player %Ln more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player has %3 in a row and so moved last, but has fewer pieces: take away %Ln discs of the first player or give the second player %Ln more.</source>
        <translation>
            <numerusform>The second player has %3 in a row and so moved last, but has fewer pieces: take away %Ln disc of the first player or give the second player %Ln more.</numerusform>
            <numerusform>The second player has %3 in a row and so moved last, but has fewer pieces: take away %Ln discs of the first player or give the second player %Ln more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has 3 small boards in a row and so moved last, but has fewer pieces: take away %Ln marks of %2 or give %1 %Ln more.</source>
        <translation>
            <numerusform>%1 has 3 small boards in a row and so moved last, but has fewer pieces: take away %Ln mark of %2 or give %1 %Ln more.</numerusform>
            <numerusform>%1 has 3 small boards in a row and so moved last, but has fewer pieces: take away %Ln marks of %2 or give %1 %Ln more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tree would have %Ln nodes. One of up to %1 can be edited.</source>
        <translation>
            <numerusform>The tree would have %Ln node. One of up to %1 can be edited.</numerusform>
            <numerusform>The tree would have %Ln nodes. One of up to %1 can be edited.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the failure value (%Ln leaves that have it are written as numbers)</source>
        <translation>
            <numerusform>the failure value (%Ln leaf that has it is written as a number)</numerusform>
            <numerusform>the failure value (%Ln leaves that have it are written as numbers)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the names of %Ln moves</source>
        <translation>
            <numerusform>the name of %Ln move</numerusform>
            <numerusform>the names of %Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the static values of %Ln inner nodes</source>
        <translation>
            <numerusform>the static value of %Ln inner node</numerusform>
            <numerusform>the static values of %Ln inner nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a NUL or a backslash at the end of %Ln names</source>
        <translation>
            <numerusform>a NUL or a backslash at the end of %Ln name</numerusform>
            <numerusform>a NUL or a backslash at the end of %Ln names</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notes at steps</source>
        <translation>
            <numerusform>%Ln note at a step</numerusform>
            <numerusform>%Ln notes at steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln squares; this board has %2.</source>
        <extracomment>%2 is a number of squares</extracomment>
        <translation>
            <numerusform>%1 has %Ln square; this board has %2.</numerusform>
            <numerusform>%1 has %Ln squares; this board has %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is no move after %Ln moves; one that is possible there is %2.</source>
        <extracomment>%2 is a move</extracomment>
        <translation>
            <numerusform>%1 is no move after %Ln move; one that is possible there is %2.</numerusform>
            <numerusform>%1 is no move after %Ln moves; one that is possible there is %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play has ended after %Ln moves; leave out %1.</source>
        <translation>
            <numerusform>Play has ended after %Ln move; leave out %1.</numerusform>
            <numerusform>Play has ended after %Ln moves; leave out %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NodeWords</name>
    <message numerus="yes">
        <source>%1 children skipped</source>
        <translation>
            <numerusform>%1 child skipped</numerusform>
            <numerusform>%1 children skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>visited %n times</source>
        <translation>
            <numerusform>visited %n time</numerusform>
            <numerusform>visited %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoteWords</name>
    <message numerus="yes">
        <source>%n arrows point at %1.</source>
        <translation>
            <numerusform>An arrow points at %1.</numerusform>
            <numerusform>Arrows point at %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boxes are around %1 with all below.</source>
        <translation>
            <numerusform>A box is around %1 with all below.</numerusform>
            <numerusform>Boxes are around %1 with all below.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassMarks</name>
    <message numerus="yes">
        <source>%Ln iterations</source>
        <translation>
            <numerusform>%Ln iteration</numerusform>
            <numerusform>%Ln iterations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passes</source>
        <translation>
            <numerusform>%Ln pass</numerusform>
            <numerusform>%Ln passes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayWords</name>
    <message numerus="yes">
        <source>In %n plies %1 can force a win.</source>
        <translation>
            <numerusform>In %n ply %1 can force a win.</numerusform>
            <numerusform>In %n plies %1 can force a win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n plies. The search alone would choose %2, which also wins, but later.</source>
        <translation>
            <numerusform>%1 wins in %n ply. The search alone would choose %2, which also wins, but later.</numerusform>
            <numerusform>%1 wins in %n plies. The search alone would choose %2, which also wins, but later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses in %n plies. The search alone would choose %2, which loses sooner.</source>
        <translation>
            <numerusform>%1 loses in %n ply. The search alone would choose %2, which loses sooner.</numerusform>
            <numerusform>%1 loses in %n plies. The search alone would choose %2, which loses sooner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n discs.</source>
        <translation>
            <numerusform>%1 wins by %n disc.</numerusform>
            <numerusform>%1 wins by %n discs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses by %n discs.</source>
        <translation>
            <numerusform>%1 loses by %n disc.</numerusform>
            <numerusform>%1 loses by %n discs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That loses %n discs.</source>
        <translation>
            <numerusform>That loses %n disc.</numerusform>
            <numerusform>That loses %n discs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By a search %n plies deep no move is better than %1.</source>
        <translation>
            <numerusform>By a search %n ply deep no move is better than %1.</numerusform>
            <numerusform>By a search %n plies deep no move is better than %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n plies: moves of both sides, %1 the first.</source>
        <translation>
            <numerusform>%1 wins in %n ply: moves of both sides, %1 the first.</numerusform>
            <numerusform>%1 wins in %n plies: moves of both sides, %1 the first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses in %n plies: moves of both sides, %1 the first.</source>
        <translation>
            <numerusform>%1 loses in %n ply: moves of both sides, %1 the first.</numerusform>
            <numerusform>%1 loses in %n plies: moves of both sides, %1 the first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another move wins. By a search %n plies deep %1 does not win.</source>
        <translation>
            <numerusform>Another move wins. By a search %n ply deep %1 does not win.</numerusform>
            <numerusform>Another move wins. By a search %n plies deep %1 does not win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 By a search %n plies deep another move does not lose.</source>
        <translation>
            <numerusform>%1 By a search %n ply deep another move does not lose.</numerusform>
            <numerusform>%1 By a search %n plies deep another move does not lose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By a search %n plies deep another move is better than %1.</source>
        <translation>
            <numerusform>By a search %n ply deep another move is better than %1.</numerusform>
            <numerusform>By a search %n plies deep another move is better than %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is better. By a search %n plies deep it is worth %2, not %3, for %4.</source>
        <translation>
            <numerusform>%1 is better. By a search %n ply deep it is worth %2, not %3, for %4.</numerusform>
            <numerusform>%1 is better. By a search %n plies deep it is worth %2, not %3, for %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticeReasons</name>
    <message numerus="yes">
        <source>The first %n leaves are right. Look at what comes then.</source>
        <translation>
            <numerusform>The first leaf is right. Look at what comes then.</numerusform>
            <numerusform>The first %n leaves are right. Look at what comes then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A search to depth 1 visits %n nodes. What do those after it add?</source>
        <translation>
            <numerusform>A search to depth 1 visits %n node. What do those after it add?</numerusform>
            <numerusform>A search to depth 1 visits %n nodes. What do those after it add?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A search to depth 1 takes %n evaluations. What do those after it add?</source>
        <translation>
            <numerusform>A search to depth 1 takes %n evaluation. What do those after it add?</numerusform>
            <numerusform>A search to depth 1 takes %n evaluations. What do those after it add?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the nodes %n moves below the root: the search goes no deeper.</source>
        <translation>
            <numerusform>Look at the children of the root: the search goes no deeper.</numerusform>
            <numerusform>Look at the nodes %n moves below the root: the search goes no deeper.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Begin with %1: %2 moves there, and the search goes at most %n moves further.</source>
        <extracomment>%1 is a node, %2 a player.</extracomment>
        <translation>
            <numerusform>Begin with %1: %2 moves there, and the search goes at most one move further.</numerusform>
            <numerusform>Begin with %1: %2 moves there, and the search goes at most %n moves further.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From this side %n leaves are read. How many are from the other side?</source>
        <translation>
            <numerusform>From this side %n leaf is read. How many are from the other side?</numerusform>
            <numerusform>From this side %n leaves are read. How many are from the other side?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticeWords</name>
    <message numerus="yes">
        <source>%n leaves that are read are crossed out.</source>
        <translation>
            <numerusform>%n leaf that is read is crossed out.</numerusform>
            <numerusform>%n leaves that are read are crossed out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n follow from a mistake.</source>
        <translation>
            <numerusform>%n follows from a mistake.</numerusform>
            <numerusform>%n follow from a mistake.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are not answered.</source>
        <translation>
            <numerusform>%n is not answered.</numerusform>
            <numerusform>%n are not answered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>may visit %n nodes in all</source>
        <translation>
            <numerusform>may visit %n node in all</numerusform>
            <numerusform>may visit %n nodes in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has %n evaluations in all</source>
        <translation>
            <numerusform>has %n evaluation in all</numerusform>
            <numerusform>has %n evaluations in all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PredictWords</name>
    <message numerus="yes">
        <source>Cuts: skips the other %n children</source>
        <translation>
            <numerusform>Cuts: skips the other child</numerusform>
            <numerusform>Cuts: skips the other %n children</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message numerus="yes">
        <source>exactly %n leaves are skipped</source>
        <translation>
            <numerusform>exactly %n leaf is skipped</numerusform>
            <numerusform>exactly %n leaves are skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give a tree with at most %n leaves for which it returns another value than alpha-beta.</source>
        <translation>
            <numerusform>Give a tree with at most %n leaf for which it returns another value than alpha-beta.</numerusform>
            <numerusform>Give a tree with at most %n leaves for which it returns another value than alpha-beta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give a tree with at most %n leaves on which it plays another move than alpha-beta.</source>
        <translation>
            <numerusform>Give a tree with at most %n leaf on which it plays another move than alpha-beta.</numerusform>
            <numerusform>Give a tree with at most %n leaves on which it plays another move than alpha-beta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give a tree with at most %n leaves on which its line of play is another than alpha-beta’s.</source>
        <translation>
            <numerusform>Give a tree with at most %n leaf on which its line of play is another than alpha-beta’s.</numerusform>
            <numerusform>Give a tree with at most %n leaves on which its line of play is another than alpha-beta’s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give a tree with at most %n leaves of which it reads other leaves than alpha-beta.</source>
        <translation>
            <numerusform>Give a tree with at most %n leaf of which it reads other leaves than alpha-beta.</numerusform>
            <numerusform>Give a tree with at most %n leaves of which it reads other leaves than alpha-beta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give a tree with at most %n leaves on which it returns another number from some node than alpha-beta.</source>
        <translation>
            <numerusform>Give a tree with at most %n leaf on which it returns another number from some node than alpha-beta.</numerusform>
            <numerusform>Give a tree with at most %n leaves on which it returns another number from some node than alpha-beta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leaves are enough.</source>
        <translation>
            <numerusform>%n leaf is enough.</numerusform>
            <numerusform>%n leaves are enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leaves can be skipped.</source>
        <translation>
            <numerusform>%n leaf can be skipped.</numerusform>
            <numerusform>%n leaves can be skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these values %n leaves are skipped, and more can be.</source>
        <translation>
            <numerusform>With these values %n leaf is skipped, and more can be.</numerusform>
            <numerusform>With these values %n leaves are skipped, and more can be.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these values %n leaves are skipped.</source>
        <translation>
            <numerusform>With these values %n leaf is skipped.</numerusform>
            <numerusform>With these values %n leaves are skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In this order %n leaves are read; fewer are possible.</source>
        <translation>
            <numerusform>In this order %n leaf is read; fewer are possible.</numerusform>
            <numerusform>In this order %n leaves are read; fewer are possible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As it is given %n leaves are read.</source>
        <translation>
            <numerusform>As it is given %n leaf is read.</numerusform>
            <numerusform>As it is given %n leaves are read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In your order %n leaves are read.</source>
        <translation>
            <numerusform>In your order %n leaf is read.</numerusform>
            <numerusform>In your order %n leaves are read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message numerus="yes">
        <source>%Ln levels above %5, %1 is sure of at least %2 at %3, by moving to %4.</source>
        <translation>
            <numerusform>%Ln level above %5, %1 is sure of at least %2 at %3, by moving to %4.</numerusform>
            <numerusform>%Ln levels above %5, %1 is sure of at least %2 at %3, by moving to %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln levels above %5, %1 is sure of at most %2 at %3, by moving to %4.</source>
        <translation>
            <numerusform>%Ln level above %5, %1 is sure of at most %2 at %3, by moving to %4.</numerusform>
            <numerusform>%Ln levels above %5, %1 is sure of at most %2 at %3, by moving to %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %Ln children of %1 are skipped.</source>
        <translation>
            <numerusform>The last child of %1 is skipped.</numerusform>
            <numerusform>The last %Ln children of %1 are skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %Ln children of %1 are skipped.</source>
        <translation>
            <numerusform>The other child of %1 is skipped.</numerusform>
            <numerusform>The other %Ln children of %1 are skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %Ln children of %1 are skipped (%2).</source>
        <translation>
            <numerusform>The last child of %1 is skipped (%2).</numerusform>
            <numerusform>The last %Ln children of %1 are skipped (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %Ln children of %1 are skipped (%2).</source>
        <translation>
            <numerusform>The other child of %1 is skipped (%2).</numerusform>
            <numerusform>The other %Ln children of %1 are skipped (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bound holds without them.</source>
        <translation>
            <numerusform>The bound holds without it.</numerusform>
            <numerusform>The bound holds without them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They cannot change the answer.</source>
        <translation>
            <numerusform>It cannot change the answer.</numerusform>
            <numerusform>They cannot change the answer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They cannot change the root’s value in this iteration.</source>
        <translation>
            <numerusform>It cannot change the root’s value in this iteration.</numerusform>
            <numerusform>They cannot change the root’s value in this iteration.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They cannot change the root’s value.</source>
        <translation>
            <numerusform>It cannot change the root’s value.</numerusform>
            <numerusform>They cannot change the root’s value.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They cannot change what the search finds.</source>
        <translation>
            <numerusform>It cannot change what the search finds.</numerusform>
            <numerusform>They cannot change what the search finds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They cannot change on which side of the window the value lies, nor a value inside it.</source>
        <translation>
            <numerusform>It cannot change on which side of the window the value lies, nor a value inside it.</numerusform>
            <numerusform>They cannot change on which side of the window the value lies, nor a value inside it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln children of %1 were not looked at.</source>
        <translation>
            <numerusform>%Ln child of %1 was not looked at.</numerusform>
            <numerusform>%Ln children of %1 were not looked at.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They cannot change the root’s value to the depth limit.</source>
        <translation>
            <numerusform>It cannot change the root’s value to the depth limit.</numerusform>
            <numerusform>They cannot change the root’s value to the depth limit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StackWords</name>
    <message numerus="yes">
        <source>… %Ln more</source>
        <translation>
            <numerusform>… %Ln more</numerusform>
            <numerusform>… %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoryText</name>
    <message numerus="yes">
        <source>α-cutoff: %Ln children were skipped.</source>
        <translation>
            <numerusform>α-cutoff: %Ln child was skipped.</numerusform>
            <numerusform>α-cutoff: %Ln children were skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>β-cutoff: %Ln children were skipped.</source>
        <translation>
            <numerusform>β-cutoff: %Ln child was skipped.</numerusform>
            <numerusform>β-cutoff: %Ln children were skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier visits are not listed.</source>
        <translation>
            <numerusform>%Ln earlier visit is not listed.</numerusform>
            <numerusform>%Ln earlier visits are not listed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln children were skipped.</source>
        <translation>
            <numerusform>%Ln child was skipped.</numerusform>
            <numerusform>%Ln children were skipped.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>nodes, behind some that are named</comment>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table holds %Ln positions.</source>
        <translation>
            <numerusform>The table holds %Ln position.</numerusform>
            <numerusform>The table holds %Ln positions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tally</name>
    <message numerus="yes">
        <source>Skipped after %1 nodes.</source>
        <translation>
            <numerusform>Skipped after %1 node.</numerusform>
            <numerusform>Skipped after %1 nodes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Given up: it visits more than %1 nodes.</source>
        <translation>
            <numerusform>Given up: it visits more than %1 node.</numerusform>
            <numerusform>Given up: it visits more than %1 nodes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UctPlayWords</name>
    <message numerus="yes">
        <source>The program makes %1 playouts a second.</source>
        <translation>
            <numerusform>The program makes %1 playout a second.</numerusform>
            <numerusform>The program makes %1 playouts a second.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The program made %1 playouts. %2</source>
        <extracomment>How many playouts there were, and which chance they give.</extracomment>
        <translation>
            <numerusform>The program made %1 playout. %2</numerusform>
            <numerusform>The program made %1 playouts. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hint: %1, after %2 playouts. %3 Expected line: %4</source>
        <extracomment>A move, which chance it gives, and the moves that are expected from it on.</extracomment>
        <translation>
            <numerusform>Hint: %1, after %2 playout. %3 Expected line: %4</numerusform>
            <numerusform>Hint: %1, after %2 playouts. %3 Expected line: %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mean of the %1 playouts that went on with this move, from −1 to 1: an estimate, no proof.</source>
        <translation>
            <numerusform>The result of the %1 playout that went on with this move, from −1 to 1: an estimate, no proof.</numerusform>
            <numerusform>The mean of the %1 playouts that went on with this move, from −1 to 1: an estimate, no proof.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UctSentences</name>
    <message numerus="yes">
        <source>It will make %Ln playouts.</source>
        <translation>
            <numerusform>It will make %Ln playout.</numerusform>
            <numerusform>It will make %Ln playouts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tree has %Ln nodes now.</source>
        <translation>
            <numerusform>The tree has %Ln node now.</numerusform>
            <numerusform>The tree has %Ln nodes now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A playout from %1 is given up after %Ln moves.</source>
        <translation>
            <numerusform>A playout from %1 is given up after %Ln move.</numerusform>
            <numerusform>A playout from %1 is given up after %Ln moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A playout from %1 ends after %Ln moves.</source>
        <translation>
            <numerusform>A playout from %1 ends after %Ln move.</numerusform>
            <numerusform>A playout from %1 ends after %Ln moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 counts the playout: %Ln visits, rewards of %2 in all, a mean of %3.</source>
        <translation>
            <numerusform>%1 counts the playout: %Ln visit, rewards of %2 in all, a mean of %3.</numerusform>
            <numerusform>%1 counts the playout: %Ln visits, rewards of %2 in all, a mean of %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 counts the playout: %Ln visits, rewards of %2 in all for %4, a mean of %3.</source>
        <translation>
            <numerusform>%1 counts the playout: %Ln visit, rewards of %2 in all for %4, a mean of %3.</numerusform>
            <numerusform>%1 counts the playout: %Ln visits, rewards of %2 in all for %4, a mean of %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UctWords</name>
    <message numerus="yes">
        <source>%Ln visits, worth %1</source>
        <translation>
            <numerusform>%Ln visit, worth %1</numerusform>
            <numerusform>%Ln visits, worth %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Alpha-beta is over: it read %Ln leaves, and the value is exactly %1.</source>
        <translation>
            <numerusform>Alpha-beta is over: it read %Ln leaf, and the value is exactly %1.</numerusform>
            <numerusform>Alpha-beta is over: it read %Ln leaves, and the value is exactly %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Alpha-beta, with %Ln of %1 leaves read.</source>
        <translation>
            <numerusform>Alpha-beta, with %Ln of %1 leaves read.</numerusform>
            <numerusform>Alpha-beta, with %Ln of %1 leaves read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln visits, worth %1 to %2</source>
        <extracomment>The same, and to whom.</extracomment>
        <translation>
            <numerusform>%Ln visit, worth %1 to %2</numerusform>
            <numerusform>%Ln visits, worth %1 to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Playouts have ended at %Ln leaves that alpha-beta has not read.</source>
        <translation>
            <numerusform>Playouts have ended at %Ln leaf that alpha-beta has not read.</numerusform>
            <numerusform>Playouts have ended at %Ln leaves that alpha-beta has not read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Alpha-beta has read %Ln leaves at which no playout has ended yet.</source>
        <translation>
            <numerusform>Alpha-beta has read %Ln leaf at which no playout has ended yet.</numerusform>
            <numerusform>Alpha-beta has read %Ln leaves at which no playout has ended yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhyNoMove</name>
    <message numerus="yes">
        <source>At most %n counters may be taken at once.</source>
        <translation>
            <numerusform>At most %n counter may be taken at once.</numerusform>
            <numerusform>At most %n counters may be taken at once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WritingWords</name>
    <message numerus="yes">
        <source>Exercise %1, on a tree of %n leaves</source>
        <translation>
            <numerusform>Exercise %1, on a tree of %n leaf</numerusform>
            <numerusform>Exercise %1, on a tree of %n leaves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prunus::BusyStrip</name>
    <message numerus="yes">
        <source>%1, %2 nodes visited</source>
        <translation>
            <numerusform>%1, %2 node visited</numerusform>
            <numerusform>%1, %2 nodes visited</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prunus::ConvergenceDialog</name>
    <message numerus="yes">
        <source>Searching with %Ln seeds…</source>
        <translation>
            <numerusform>Searching with %Ln seed…</numerusform>
            <numerusform>Searching with %Ln seeds…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>UCT with %Ln seeds.</source>
        <translation>
            <numerusform>UCT with %Ln seed.</numerusform>
            <numerusform>UCT with %Ln seeds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prunus::DifferenceDialog</name>
    <message numerus="yes">
        <source>Looking: %Ln trees</source>
        <translation>
            <numerusform>Looking: %Ln tree</numerusform>
            <numerusform>Looking: %Ln trees</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prunus::FindBar</name>
    <message numerus="yes">
        <source>%Ln found</source>
        <extracomment>So many nodes.</extracomment>
        <translation>
            <numerusform>%Ln found</numerusform>
            <numerusform>%Ln found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prunus::GrowthDialog</name>
    <message numerus="yes">
        <source>%n more points are missing.</source>
        <translation>
            <numerusform>%n more point is missing.</numerusform>
            <numerusform>%n more points are missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prunus::GrowthLegend</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Curves whose names have no room beside the chart.</extracomment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prunus::ImportNotices</name>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (and %n more)</numerusform>
            <numerusform>%1 (and %n more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prunus::LessonsDialog</name>
    <message numerus="yes">
        <source>About %n minutes</source>
        <translation>
            <numerusform>About %n minute</numerusform>
            <numerusform>About %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prunus::ManualWindow</name>
    <message numerus="yes">
        <source>Found on %Ln pages.</source>
        <translation>
            <numerusform>Found on %Ln page.</numerusform>
            <numerusform>Found on %Ln pages.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prunus::MonteCarlo</name>
    <message numerus="yes">
        <source>This tree has more than %Ln rows, too many to be shown here.</source>
        <translation>
            <numerusform>This tree has more than %Ln row, too many to be shown here.</numerusform>
            <numerusform>This tree has more than %Ln rows, too many to be shown here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prunus::NewTreeDialog</name>
    <message numerus="yes">
        <source>Stopped; none was found in %Ln tries.</source>
        <translation>
            <numerusform>Stopped; none was found in %Ln try.</numerusform>
            <numerusform>Stopped; none was found in %Ln tries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None was found in %Ln tries. That does not prove that there is none: another seed or a larger tree may have one.</source>
        <translation>
            <numerusform>None was found in %Ln try. That does not prove that there is none: another seed or a larger tree may have one.</numerusform>
            <numerusform>None was found in %Ln tries. That does not prove that there is none: another seed or a larger tree may have one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln nodes, %1 of them leaves</source>
        <translation>
            <numerusform>%Ln node, %1 of them leaves</numerusform>
            <numerusform>%Ln nodes, %1 of them leaves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found at try %1: %Ln nodes, %2 of them leaves</source>
        <translation>
            <numerusform>Found at try %1: %Ln node, %2 of them leaves</numerusform>
            <numerusform>Found at try %1: %Ln nodes, %2 of them leaves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looking: %Ln tries</source>
        <translation>
            <numerusform>Looking: %Ln try</numerusform>
            <numerusform>Looking: %Ln tries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prunus::NodeStoryCard</name>
    <message numerus="yes">
        <source>%Ln more nodes are the same position.</source>
        <translation>
            <numerusform>%Ln more node is the same position.</numerusform>
            <numerusform>%Ln more nodes are the same position.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prunus::NoteStrip</name>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prunus::PlayDialog</name>
    <message numerus="yes">
        <source>%Ln nodes visited</source>
        <translation>
            <numerusform>%Ln node visited</numerusform>
            <numerusform>%Ln nodes visited</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This position has come %n times: you can claim a draw, or play on.</source>
        <translation>
            <numerusform>This position has come %n time: you can claim a draw, or play on.</numerusform>
            <numerusform>This position has come %n times: you can claim a draw, or play on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n empty squares for the winner</source>
        <extracomment>Squares that are still empty at the end of Reversi.</extracomment>
        <translation>
            <numerusform>%1, and %n empty square for the winner</numerusform>
            <numerusform>%1, and %n empty squares for the winner</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prunus::QuestionCard</name>
    <message numerus="yes">
        <source>Crossed out: %n leaves</source>
        <translation>
            <numerusform>Crossed out: %n leaf</numerusform>
            <numerusform>Crossed out: %n leaves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put in order: %n leaves</source>
        <translation>
            <numerusform>Put in order: %n leaf</numerusform>
            <numerusform>Put in order: %n leaves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Line of play: %n moves</source>
        <translation>
            <numerusform>Line of play: %n move</numerusform>
            <numerusform>Line of play: %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Filled in: %n nodes</source>
        <translation>
            <numerusform>Filled in: %n node</numerusform>
            <numerusform>Filled in: %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Filled in: %n numbers</source>
        <translation>
            <numerusform>Filled in: %n number</numerusform>
            <numerusform>Filled in: %n numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Named: %n cutoffs</source>
        <translation>
            <numerusform>Named: %n cutoff</numerusform>
            <numerusform>Named: %n cutoffs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked: %n nodes</source>
        <translation>
            <numerusform>Marked: %n node</numerusform>
            <numerusform>Marked: %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked: %n leaves</source>
        <translation>
            <numerusform>Marked: %n leaf</numerusform>
            <numerusform>Marked: %n leaves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points.</source>
        <translation>
            <numerusform>%n point.</numerusform>
            <numerusform>%n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This set has grown by %n questions, as not all were right at the first try.</source>
        <translation>
            <numerusform>This set has grown by %n question, as not all were right at the first try.</numerusform>
            <numerusform>This set has grown by %n questions, as not all were right at the first try.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prunus::SearchOpener</name>
    <message numerus="yes">
        <source>Without a tree %1 visited %2 nodes: it knew positions again that other orders of moves lead to. In a tree each of these is a node of its own, so here it can visit more.</source>
        <translation>
            <numerusform>Without a tree %1 visited %2 node: it knew positions again that other orders of moves lead to. In a tree each of these is a node of its own, so here it can visit more.</numerusform>
            <numerusform>Without a tree %1 visited %2 nodes: it knew positions again that other orders of moves lead to. In a tree each of these is a node of its own, so here it can visit more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To depth %1 it has %2 nodes. A search to that depth may find another move.</source>
        <translation>
            <numerusform>To depth %1 it has %2 node. A search to that depth may find another move.</numerusform>
            <numerusform>To depth %1 it has %2 nodes. A search to that depth may find another move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In play there were %1 playouts, too many to look at one by one. These are the first %2, which may name another move.</source>
        <translation>
            <numerusform>In play there was %1 playout, too many to look at one by one. These are the first %2, which may name another move.</numerusform>
            <numerusform>In play there were %1 playouts, too many to look at one by one. These are the first %2, which may name another move.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prunus::SearchStatus</name>
    <message numerus="yes">
        <source>%n plies deep</source>
        <translation>
            <numerusform>%n ply deep</numerusform>
            <numerusform>%n plies deep</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prunus::SideFields</name>
    <message numerus="yes">
        <source>Alpha-beta, by level 1, 2, 4 or 6 plies ahead; the strongest looks to the end of short games, else as far as it gets in %n seconds. Hints for a side of yours are searched for in the same way.</source>
        <translation>
            <numerusform>Alpha-beta, by level 1, 2, 4 or 6 plies ahead; the strongest looks to the end of short games, else as far as it gets in %n second. Hints for a side of yours are searched for in the same way.</numerusform>
            <numerusform>Alpha-beta, by level 1, 2, 4 or 6 plies ahead; the strongest looks to the end of short games, else as far as it gets in %n seconds. Hints for a side of yours are searched for in the same way.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prunus::TallyDialog</name>
    <message numerus="yes">
        <source>Searching with %1: %2 nodes so far.</source>
        <translation>
            <numerusform>Searching with %1: %2 node so far.</numerusform>
            <numerusform>Searching with %1: %2 nodes so far.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prunus::TextPane</name>
    <message numerus="yes">
        <source>This tree is too large to be edited as text: it has %Ln nodes.</source>
        <translation>
            <numerusform>This tree is too large to be edited as text: it has %Ln node.</numerusform>
            <numerusform>This tree is too large to be edited as text: it has %Ln nodes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prunus::Timeline</name>
    <message numerus="yes">
        <source>%Ln leaves skipped</source>
        <translation>
            <numerusform>%Ln leaf skipped</numerusform>
            <numerusform>%Ln leaves skipped</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prunus::TimelineTrack</name>
    <message numerus="yes">
        <source>%Ln cutoffs in this search</source>
        <translation>
            <numerusform>%Ln cutoff in this search</numerusform>
            <numerusform>%Ln cutoffs in this search</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cutoffs in the picked search</source>
        <translation>
            <numerusform>%Ln cutoff in the picked search</numerusform>
            <numerusform>%Ln cutoffs in the picked search</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cutoffs so far in the picked search</source>
        <translation>
            <numerusform>%Ln cutoff so far in the picked search</numerusform>
            <numerusform>%Ln cutoffs so far in the picked search</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cutoffs so far in this search</source>
        <translation>
            <numerusform>%Ln cutoff so far in this search</numerusform>
            <numerusform>%Ln cutoffs so far in this search</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notes</source>
        <translation>
            <numerusform>%Ln note</numerusform>
            <numerusform>%Ln notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prunus::UnfoldDialog</name>
    <message numerus="yes">
        <source>The whole game to depth %1: %Ln nodes.</source>
        <translation>
            <numerusform>The whole game to depth %1: %Ln node.</numerusform>
            <numerusform>The whole game to depth %1: %Ln nodes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To depth %1: %Ln nodes. The next row would pass the limit of %2 and is left out.</source>
        <translation>
            <numerusform>To depth %1: %Ln node. The next row would pass the limit of %2 and is left out.</numerusform>
            <numerusform>To depth %1: %Ln nodes. The next row would pass the limit of %2 and is left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To depth %1: %Ln nodes.</source>
        <translation>
            <numerusform>To depth %1: %Ln node.</numerusform>
            <numerusform>To depth %1: %Ln nodes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To depth %1 and all captures behind it: %Ln nodes. One ply more would pass the limit of %2 and is left out.</source>
        <translation>
            <numerusform>To depth %1 and all captures behind it: %Ln node. One ply more would pass the limit of %2 and is left out.</numerusform>
            <numerusform>To depth %1 and all captures behind it: %Ln nodes. One ply more would pass the limit of %2 and is left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To depth %1 and all captures behind it: %Ln nodes.</source>
        <translation>
            <numerusform>To depth %1 and all captures behind it: %Ln node.</numerusform>
            <numerusform>To depth %1 and all captures behind it: %Ln nodes.</numerusform>
        </translation>
    </message>
</context>
</TS>
