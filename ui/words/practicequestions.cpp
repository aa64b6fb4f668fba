// What is asked, and how it is answered.

#include "core/base/unreachable.h"
#include "ui/words/practicewords.h"
#include "ui/words/puzzlewords.h"
#include "ui/words/words.h"

#include <algorithm>
#include <climits>

namespace prunus {

QString PracticeWords::menuName(Question question) {
    if (traits(question).isPuzzle) {
        return PuzzleWords::menuName(question);
    }
    switch (question) {
    case Question::values:
        return tr("&Minimax values");
    case Question::move:
        return tr("M&ove and line of play");
    case Question::crossOut:
        return tr("&Cross out what is skipped");
    case Question::leafOrder:
        return tr("Or&der of the leaves");
    case Question::windows:
        return tr("&α and β at the nodes");
    case Question::returned:
        return tr("&Returned values");
    case Question::counts:
        return tr("Co&unts");
    case Question::negamax:
        return tr("&Negamax values");
    case Question::cuts:
        return tr("Name t&he cutoffs");
    case Question::mirror:
        return tr("From the ri&ght");
    case Question::knownRange:
        return tr("&Known range of values");
    case Question::firstWindow:
        return tr("First &window");
    case Question::twoRules:
        return tr("Cut at &equality or not");
    case Question::leafBounds:
        return tr("Lea&ves at least and at most");
    case Question::depthLimit:
        return tr("Depth &limit");
    case Question::budget:
        //: A question: how deep a search gets that may take so many evaluations.
        return tr("&Budget of evaluations");
    case Question::nodeTypes:
    default: // puzzles have words of their own
        break;
    }
    return tr("&Types of nodes");
}

QString PracticeWords::promptOfMove(Profile::LineLength length) {
    switch (length) {
    case Profile::LineLength::one:
        return tr("Which move should %1 make?");
    case Profile::LineLength::two:
        return tr("Which move should %1 make, and what is the best reply to it?");
    case Profile::LineLength::full:
        break;
    }
    return tr("Which move should %1 make? Give the expected line of play.");
}

namespace {

QString promptOfMirror(const Profile& profile) {
    return procedureUnder(profile, Question::mirror).rightToLeft
               ? PracticeWords::tr("Search the tree from right to left. Cross out every leaf that "
                                   "alpha-beta does not examine then.")
               : PracticeWords::tr("Search the tree from left to right. Cross out every leaf that "
                                   "alpha-beta does not examine then.");
}

QString promptOfTwoRules(const Profile& profile, const Terms& terms) {
    const Procedure own = procedureUnder(profile, Question::twoRules);
    const Procedure other = terms.other.value_or(own);
    //: %1 and %2 are rules, such as "cut when α ≥ β" and "cut when α > β".
    return PracticeWords::tr("Mark every leaf that alpha-beta reads under one of two rules and not "
                             "under the other: %1; %2.")
        .arg(PracticeWords::apart(own, other), PracticeWords::apart(other, own));
}

QString promptOfBudget(const Budget& budget) {
    const int most = static_cast<int>(std::min<std::uint64_t>(budget.most, INT_MAX));
    const QString has = budget.unit == Budget::Unit::nodes
                            ? PracticeWords::tr("may visit %n nodes in all", nullptr, most)
                            : PracticeWords::tr("has %n evaluations in all", nullptr, most);
    //: %1 is "has 12 evaluations in all" or "may visit 12 nodes in all".
    return PracticeWords::tr("Alpha-beta searches to depth 1, then to depth 2, and so on, and %1. "
                             "What is the last depth that it can finish, and which move does it "
                             "play then?")
        .arg(has);
}

} // namespace

QString PracticeWords::prompt(Question question, const Profile& profile, Player root,
                              const Terms& terms) {
    const bool interval = profile.valueNotation == Profile::ValueNotation::interval;
    const bool bounds = profile.valueNotation != Profile::ValueNotation::plain;
    switch (question) {
    case Question::values:
        return tr("Write the minimax value of every inner node.");
    case Question::move:
        return promptOfMove(profile.lineLength).arg(shownPlayer(root));
    case Question::crossOut:
        return tr("Cross out every leaf that alpha-beta does not examine.");
    case Question::leafOrder:
        return tr("In which order does alpha-beta evaluate the leaves?");
    case Question::windows:
        return promptOfWindows(profile);
    case Question::returned:
        return interval ? tr("Write the interval that is proved of the value of each visited node.")
               : bounds ? tr("Write what is proved of each visited node: ≤, ≥ or = and a number.")
                        : tr("Write the value that alpha-beta returns from each visited node.");
    case Question::counts:
        return tr("How much does alpha-beta visit, evaluate and skip?");
    case Question::negamax:
        return tr("Write the value of each node from the side of the player who moves there.");
    case Question::cuts:
        return tr("Name each cutoff of alpha-beta: where it is, α or β, shallow or deep, and whose "
                  "value makes it possible.");
    case Question::mirror:
        return promptOfMirror(profile);
    case Question::knownRange:
        return tr("It is known from the start that all values lie in %1…%2. Cross out every leaf "
                  "that need not be examined then.")
            .arg(shownNumber(profile.window.alpha), shownNumber(profile.window.beta));
    case Question::firstWindow:
        return tr("Alpha-beta is called with the window %1. What does it return, and what does "
                  "that "
                  "prove of the root?")
            .arg(shownWindow(profile.window));
    case Question::twoRules:
        return promptOfTwoRules(profile, terms);
    case Question::leafBounds:
        return tr(
            "How many leaves does alpha-beta read at least, and how many at most, on trees of "
            "this shape, whatever their values and the order of the children?");
    case Question::depthLimit:
        return tr("With a depth limit of %1, which move is chosen, and what is it worth?")
            .arg(shownCount(terms.depth.value_or(0)));
    case Question::budget:
        return promptOfBudget(terms.budget);
    case Question::nodeTypes:
        return tr("Mark the PV, Cut and All nodes of a smallest proof of the root’s value.");
    default: // puzzles have words of their own
        break;
    }
    unreachable();
}

QString PracticeWords::whatCounts(const Profile& profile) {
    if (profile.countRoot && profile.countLeavesAsNodes) {
        return tr("Visited nodes are all calls of the search, the root and the leaves included.");
    }
    return (profile.countRoot ? tr("The root counts as a visited node.")
                              : tr("The root does not count as a visited node.")) +
           u' ' +
           (profile.countLeavesAsNodes
                ? tr("Leaves count as nodes.")
                : tr("Leaves do not count as nodes, neither visited nor skipped."));
}

namespace {

/// Whose numbers there are, where one is to be written.
QString wholeNumbers(const Profile& profile, const QString& all) {
    return profile.leafSide == Profile::LeafSide::mover
               ? PracticeWords::tr("Your number is MAX’s, whoever moves.")
               : all;
}

QString mannerOfNegamax(const Profile& profile) {
    return profile.leafSide == Profile::LeafSide::mover
               ? PracticeWords::tr("The numbers at the leaves are from the side of the player who "
                                   "would move there. On every branch a value changes its sign on "
                                   "the way up: ×(−1). Tab and Enter go on to the next field.")
               : PracticeWords::tr("The numbers at the leaves are MAX’s. A leaf at which MIN would "
                                   "move is worth its number with the sign changed. On every "
                                   "branch a value changes its sign on the way up: ×(−1). Tab and "
                                   "Enter go on to the next field.");
}

QString mannerOfDepth(Question question, const Profile& profile) {
    return question == Question::depthLimit
               ? wholeNumbers(profile, PracticeWords::tr("All numbers are MAX’s, whoever moves.")) +
                     u' ' + PracticeWords::tr("Choose the move here, or press it in the tree.")
               : PracticeWords::tr("Each search begins anew, and what it takes is added to what "
                                   "those before it took. An evaluation is a number that is read, "
                                   "at a leaf or at the depth limit. If not even depth 1 can be "
                                   "finished, write 0 and choose no move.");
}

} // namespace

QString PracticeWords::manner(Question question, const Profile& profile, const Terms& terms) {
    if (traits(question).isPuzzle) {
        return PuzzleWords::manner(question, profile, terms);
    }
    switch (question) {
    case Question::values:
        return tr("A field stands in each inner node. Tab and Enter go on to the next.");
    case Question::negamax:
        return mannerOfNegamax(profile);
    case Question::move:
        return tr("Press the child of the root, then the nodes that follow. Backspace takes the "
                  "last one back.");
    case Question::knownRange:
        return tr("The search begins with this range as its window, and cuts at its ends, too. A "
                  "cross on a branch or an inner node crosses out all the leaves under it.");
    case Question::firstWindow:
        return wholeNumbers(profile, tr("Numbers are MAX’s, whoever moves."));
    case Question::twoRules:
        return tr("Press the leaves, or an inner node to mark all the leaves under it.");
    case Question::leafBounds:
        return tr("Every inner node has the same number of children, and all leaves lie at the "
                  "same depth.");
    case Question::depthLimit:
    case Question::budget:
        return tr("The number in an inner node is its static value.") + u' ' +
               mannerOfDepth(question, profile);
    case Question::crossOut:
    case Question::mirror:
        return tr("A cross on a branch or an inner node crosses out all the leaves under it.");
    case Question::leafOrder:
        return tr("Press the leaves in order; each gets its number. Backspace takes the last one "
                  "back.");
    case Question::windows:
        return mannerOfWindows(profile);
    case Question::returned:
        return profile.valueNotation == Profile::ValueNotation::interval
                   ? tr("Type 2…5 or 2..5 for an interval, ≤3 or <=3 where it has no lower end, ≥3 "
                        "where it has no upper one, and 3 for exactly 3. Leave nodes empty that "
                        "are not visited.")
               : profile.valueNotation == Profile::ValueNotation::bound
                   ? tr("Type ≤3 or <=3, ≥3, or 3 for exactly 3. Leave nodes empty that are not "
                        "visited.")
                   : tr("Leave nodes empty that are not visited.");
    case Question::counts:
        return whatCounts(profile);
    case Question::cuts:
        return tr("Press the node where the search cuts, then the node whose value is the bound: a "
                  "child of a node above. If the first window has that bound, press the root. The "
                  "rest is chosen here, or with the keys A, B, S and D.");
    case Question::nodeTypes:
    default: // puzzles have words of their own
        break;
    }
    return tr("Each press leads on: to PV, Cut, All, and no mark; the keys P, C and A choose at "
              "once. A node that the proof does not need gets no mark.");
}

QString PracticeWords::keyHint(Question question) {
    if (traits(question).isPuzzle) {
        return PuzzleWords::keyHint(question);
    }
    switch (question) {
    case Question::twoRules:
        return tr("X marks, or takes back");
    case Question::crossOut:
    case Question::mirror:
    case Question::knownRange:
        return tr("X crosses out, or takes back");
    case Question::leafOrder:
        return tr("X is the next leaf, or takes back");
    case Question::move:
        return tr("X goes on here, Backspace back");
    case Question::values:
    case Question::windows:
    case Question::returned:
    case Question::negamax:
        return tr("Type a number, or press Enter");
    case Question::cuts:
        return tr("X names the cutoff, then whose value; A or B, S or D");
    case Question::nodeTypes:
        return tr("P, C or A: PV, Cut or All");
    case Question::depthLimit:
    case Question::budget:
        return tr("X chooses this move, or takes back");
    case Question::counts:
    case Question::leafBounds:
    case Question::firstWindow:
    default: // puzzles have words of their own
        break;
    }
    return {};
}

QString PracticeWords::noPlace(Question question) {
    switch (question) {
    case Question::twoRules:
        return tr("Every search visits the root: mark leaves, or nodes above them.");
    case Question::crossOut:
    case Question::mirror:
    case Question::knownRange:
        return tr("Every search visits the root: it cannot be crossed out.");
    case Question::leafOrder:
        return tr("This is no leaf. Only leaves are put in order.");
    case Question::cuts:
        return tr("A leaf has no children that could be cut.");
    case Question::depthLimit:
    case Question::budget:
        return tr("This is no move at the root: press one of its children.");
    default:
        return tr("The line of play cannot go on here: it leads from the root to a child, and from "
                  "there to a child again.");
    }
}

QString PracticeWords::noNumber(bool withRelation) {
    return withRelation ? tr("This is no number. Write one like 3, -3, 2.5 or ∞, with ≤, ≥ or "
                             "= before it.")
                        : tr("This is no number. Write one like 3, -3, 2.5 or ∞.");
}

} // namespace prunus
