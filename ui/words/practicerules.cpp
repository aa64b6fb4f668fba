// The rule that decides a question, without its answer.

#include "ui/words/practicewords.h"

namespace prunus {

namespace {

QString ruleOfFirstWindow(Question question) {
    return question == Question::knownRange
               ? PracticeWords::tr(
                     "Nothing is better than the ends of the range. A MAX node that has found the "
                     "greatest possible value needs no other child, and neither does a MIN node "
                     "that has found the least. Start with α and β at the ends, and cut as usual.")
               : PracticeWords::tr("The search knows nothing of what lies outside the first "
                                   "window. A result at or below its α fails low, one at or above "
                                   "its β fails high; anything between is exact.");
}

QString ruleOfDepth(Question question) {
    return question == Question::depthLimit
               ? PracticeWords::tr("A depth counts moves of both players, from the root: depth 2 "
                                   "is one move of each. A node at the limit is worth its static "
                                   "value, whatever lies below it; a leaf above the limit is worth "
                                   "its own.")
               : PracticeWords::tr(
                     "The search to depth 1 counts, too, and so does every search after it. As "
                     "soon as the sum is more than the budget, the last search does not count: the "
                     "move is that of the search before it.");
}

} // namespace

QString PracticeWords::handedDown(const Procedure& procedure) {
    switch (traits(procedure.options.algorithm).handsDown) {
    case HandsDown::best:
        return tr("A child is given what its parent has found, and nothing from further up.");
    case HandsDown::given:
        return tr("A child is given the window that its parent was given, whatever that has "
                  "found.");
    case HandsDown::stands:
        break;
    }
    return procedure.callPerRootChild
               ? tr("Each move of the root is searched with an open window; below it, bounds come "
                    "down from every ancestor.")
               : tr("Bounds come down from every ancestor.");
}

namespace {

/// Whether bounds come down from all nodes above.
bool isWhole(const Procedure& procedure) {
    return traits(procedure.options.algorithm).handsDown == HandsDown::stands &&
           !procedure.callPerRootChild;
}

QString ruleOfCutting(const Procedure& procedure) {
    const bool greater = procedure.options.cut == CutRule::greater;
    if (isWhole(procedure)) {
        return greater
                   ? PracticeWords::tr("The other children of a node are skipped as soon as α > β "
                                       "there. At a MIN node ask: does MAX already have something "
                                       "better, anywhere above? At a MAX node ask the same of MIN.")
                   : PracticeWords::tr(
                         "The other children of a node are skipped as soon as α ≥ β there. At a "
                         "MIN node ask: does MAX already have something at least as good, anywhere "
                         "above? At a MAX node ask the same of MIN.");
    }
    return (greater ? PracticeWords::tr(
                          "The other children of a node are skipped as soon as α > β there.")
                    : PracticeWords::tr(
                          "The other children of a node are skipped as soon as α ≥ β there.")) +
           u' ' + PracticeWords::handedDown(procedure);
}

QString ruleOfWindows(const Procedure& procedure) {
    return isWhole(procedure)
               ? PracticeWords::tr("A node begins with the window that its parent has at that "
                                   "moment. MAX raises α, MIN lowers β.")
               : PracticeWords::handedDown(procedure) + u' ' +
                     PracticeWords::tr("MAX raises α, MIN lowers β.");
}

QString ruleOfCuts(const Profile& profile) {
    const QString rule = PracticeWords::tr(
        "At a MIN node, the other children are cut by an α that some MAX node above has found: an "
        "α-cutoff. At a MAX node, they are cut by the β of a MIN node above: a β-cutoff. It is "
        "shallow if the parent has found that bound, and deep if a node further up has.");
    return profile.window == Profile().window
               ? rule
               : rule + u' ' +
                     PracticeWords::tr("A bound of the first window cuts, too, and no node has "
                                       "found it.");
}

} // namespace

QString PracticeWords::rule(Question question, const Profile& profile) {
    switch (question) {
    case Question::values:
    case Question::move:
        return tr("A MAX node is worth the greatest of its children, a MIN node the least. Begin "
                  "at the bottom.");
    case Question::negamax:
        return tr("From the mover’s side a node is worth the greatest of its children’s values, "
                  "each with its sign changed.");
    case Question::knownRange:
    case Question::firstWindow:
        return ruleOfFirstWindow(question);
    case Question::twoRules:
        return tr("Search the tree once under each rule, up to the first place where only one of "
                  "them cuts. From there on the windows may differ, too.");
    case Question::leafBounds:
        return tr("In the best case the first child of each node is best: each leaf that "
                  "is read then proves a bound of one player or the other, and one leaf, the "
                  "value’s own, proves both.");
    case Question::depthLimit:
    case Question::budget:
        return ruleOfDepth(question);
    case Question::crossOut:
    case Question::mirror:
    case Question::leafOrder:
    case Question::counts:
        return ruleOfCutting(procedureUnder(profile, question));
    case Question::windows:
        return ruleOfWindows(procedureUnder(profile, question));
    case Question::returned:
        return profile.fail == FailMode::hard &&
                       profile.valueNotation == Profile::ValueNotation::plain
                   ? tr("Fail-hard returns no number outside the window that the node was entered "
                        "with.")
                   : tr("What was skipped could be anything: a MIN node that was cut proves at "
                        "most its least child, a MAX node at least its greatest.");
    case Question::cuts:
        return ruleOfCuts(profile);
    case Question::nodeTypes:
    default: // puzzles have words of their own
        break;
    }
    return tr("The root is a PV node. One child of a PV node, which has its value, is a PV node, "
              "too, and the others are Cut nodes. One child of a Cut node is enough: an All node. "
              "All children of an All node are Cut nodes.");
}

} // namespace prunus
