<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- English plurals. Every other text stands in the sources as it is shown. -->
<TS version="2.1" language="en">
<context>
    <name>Sentences</name>
    <message numerus="yes">
        <source>the last %Ln children of %1</source>
        <translation>
            <numerusform>the last child of %1</numerusform>
            <numerusform>the last %Ln children of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the other %Ln children of %1</source>
        <translation>
            <numerusform>the other child of %1</numerusform>
            <numerusform>the other %Ln children of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NodeWords</name>
    <message numerus="yes">
        <source>%1 children pruned</source>
        <translation>
            <numerusform>%1 child pruned</numerusform>
            <numerusform>%1 children pruned</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoryText</name>
    <message numerus="yes">
        <source>α-cutoff: %n children were skipped.</source>
        <translation>
            <numerusform>α-cutoff: %n child was skipped.</numerusform>
            <numerusform>α-cutoff: %n children were skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>β-cutoff: %n children were skipped.</source>
        <translation>
            <numerusform>β-cutoff: %n child was skipped.</numerusform>
            <numerusform>β-cutoff: %n children were skipped.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prunus::Timeline</name>
    <message numerus="yes">
        <source>%Ln leaves skipped so far</source>
        <translation>
            <numerusform>%Ln leaf skipped so far</numerusform>
            <numerusform>%Ln leaves skipped so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>prunus::TimelineTrack</name>
    <message numerus="yes">
        <source>%n cutoffs in this search</source>
        <translation>
            <numerusform>%n cutoff in this search</numerusform>
            <numerusform>%n cutoffs in this search</numerusform>
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
</TS>
