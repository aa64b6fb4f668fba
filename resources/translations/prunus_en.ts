<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
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
    <name>Handout</name>
    <message numerus="yes">
        <source>%n plies deep</source>
        <translation>
            <numerusform>%n ply deep</numerusform>
            <numerusform>%n plies deep</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LossWords</name>
    <message numerus="yes">
        <source>the failure value; %n leaves that have it are written as numbers</source>
        <translation>
            <numerusform>the failure value; %n leaf that has it is written as a number</numerusform>
            <numerusform>the failure value; %n leaves that have it are written as numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the names of %n moves</source>
        <translation>
            <numerusform>the name of %n move</numerusform>
            <numerusform>the names of %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the static values of %n inner nodes</source>
        <translation>
            <numerusform>the static value of %n inner node</numerusform>
            <numerusform>the static values of %n inner nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a NUL or a backslash at the end of %n names</source>
        <translation>
            <numerusform>a NUL or a backslash at the end of %n name</numerusform>
            <numerusform>a NUL or a backslash at the end of %n names</numerusform>
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
</context>
<context>
    <name>prunus::CallStack</name>
    <message numerus="yes">
        <source>… %Ln more</source>
        <translation>
            <numerusform>… %Ln more</numerusform>
            <numerusform>… %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prunus::GrowthChart</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
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
    <name>prunus::PaneHeader</name>
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
    <name>prunus::PlayDialog</name>
    <message numerus="yes">
        <source>%Ln nodes visited</source>
        <translation>
            <numerusform>%Ln node visited</numerusform>
            <numerusform>%Ln nodes visited</numerusform>
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
    <name>prunus::Timeline</name>
    <message numerus="yes">
        <source>%Ln leaves skipped and not read</source>
        <translation>
            <numerusform>%Ln leaf skipped and not read</numerusform>
            <numerusform>%Ln leaves skipped and not read</numerusform>
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
</context>
</TS>
