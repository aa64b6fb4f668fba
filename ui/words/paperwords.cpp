#include "ui/words/paperwords.h"

#include "ui/words/practicewords.h"
#include "ui/words/words.h"

namespace prunus {

QString PaperWords::mannerOfWindows(const Profile& profile, bool inTable) {
    QString notVisited = inTable ? tr("Cross out the lines of nodes that are not visited.")
                                 : tr("Cross out the boxes of nodes that are not visited.");
    return profile.windowShown == Profile::WindowShown::history
               ? tr("Of each bound, write first the number with which the node is entered, then "
                    "every new one: −∞ 3 5.") +
                     u' ' + notVisited
               : notVisited;
}

QString PaperWords::mannerOfReturned(const Profile& profile) {
    QString notVisited = tr("Write nothing at nodes that are not visited.");
    switch (profile.valueNotation) {
    case Profile::ValueNotation::interval:
        return tr("Write 2…5 for an interval, ≤3 where it has no lower end, ≥3 where it has no "
                  "upper one, and 3 for exactly 3.") +
               u' ' + notVisited;
    case Profile::ValueNotation::bound:
        return tr("Write ≤3, ≥3, or 3 for exactly 3.") + u' ' + notVisited;
    case Profile::ValueNotation::plain:
        break;
    }
    return notVisited;
}

QString PaperWords::manner(Question question, const Profile& profile, const Terms& terms,
                           bool inTable) {
    switch (question) {
    case Question::values:
        return inTable ? tr("The lines below the tree are for the nodes with these letters.")
                       : tr("A box stands beside each inner node.");
    case Question::negamax:
        if (profile.leafSide == Profile::LeafSide::mover) {
            return tr("The numbers at the leaves are from the side of the player who would move "
                      "there. On every branch a value changes its sign on the way up.");
        }
        return tr("The numbers at the leaves are MAX’s. A leaf at which MIN would move is worth "
                  "its number with the sign changed. On every branch a value changes its sign on "
                  "the way up.");
    case Question::windows:
        return mannerOfWindows(profile, inTable);
    case Question::returned:
        return mannerOfReturned(profile);
    case Question::move:
        return tr("Inner nodes are called by the letters beside them, leaves by their numbers.");
    case Question::leafOrder:
        return tr("Write 1, 2, 3 and so on below the leaves, in the order in which they are "
                  "evaluated; leaves that are not evaluated get no number.");
    case Question::cuts:
        return tr("Fill in a line for each cutoff: the node where the search cuts, what the cutoff "
                  "is, and the node whose value is the bound: a child of a node above. If the "
                  "first window has that bound, write the root. Lines may stay empty.");
    case Question::nodeTypes:
        return tr("Write PV, Cut or All below the nodes. A node that the proof does not need gets "
                  "no mark.");
    default:
        return PracticeWords::manner(question, profile, terms);
    }
}

QString PaperWords::nothing(Question question) {
    switch (question) {
    case Question::crossOut:
        return tr("Alpha-beta examines every leaf.");
    case Question::cuts:
        return tr("There is no cutoff.");
    default:
        return {};
    }
}

QString PaperWords::points(double points) {
    return points == 1 ? tr("1 point") : tr("%1 points").arg(shownNumber(points));
}

QString PaperWords::version(char letter, std::uint64_t seed) {
    return tr("Version %1 · seed %2").arg(QLatin1Char(letter)).arg(seed);
}

} // namespace prunus
