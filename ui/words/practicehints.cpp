// Where an answer goes wrong first, and what is the case there.

#include "core/practice/onestep.h"
#include "ui/words/practicereasons.h"
#include "ui/words/practicewords.h"
#include "ui/words/words.h"

namespace prunus {

QString PracticeReasons::place(const Answer& answer, const Grade& grade) const {
    const GradedItem* fault = firstWrong(question_, grade);
    if (fault == nullptr) {
        return tr("Nothing is wrong so far: check it.");
    }
    if (question_ == Question::move) {
        return tr("Look at what each child of the root is worth, and then down from there.");
    }
    if (question_ == Question::leafOrder) {
        return tr("The first %n leaves are right. Look at what comes then.", nullptr,
                  static_cast<int>(readRight(answer)));
    }
    if (question_ == Question::firstWindow) {
        return tr("Carry the search out with this window, down from the root: look at what the "
                  "first child of %1 returns.")
            .arg(name(GameTree::root()));
    }
    if (question_ == Question::leafBounds) {
        return tr("Count for depth 1 and 2 first: how many leaves does each ply add?");
    }
    if (asksForDepth(question_)) {
        return hintOfDepth(false);
    }
    if (question_ == Question::counts) {
        return tr("Carry the search out on the tree and count once more: not all numbers are "
                  "right.");
    }
    if (fault->item == "same") {
        return tr("Count the leaves that are read from either side.");
    }
    const NodeId n = nodeOfItem(tree_, fault->item);
    if (n == noNode) {
        return {};
    }
    return crossesOut(question_) && n != GameTree::root()
               ? tr("Look at the children of %1.").arg(name(tree_.parent(n)))
               : tr("Look at %1.").arg(name(n));
}

QString PracticeReasons::condition(const Answer& answer, const Grade& grade) const {
    const GradedItem* fault = firstWrong(question_, grade);
    const NodeId n = fault == nullptr ? noNode : nodeOfItem(tree_, fault->item);
    if (fault != nullptr && asksForDepth(question_)) {
        return hintOfDepth(true);
    }
    if (n == noNode || question_ == Question::move || question_ == Question::leafOrder) {
        return place(answer, grade);
    }
    const SheetNode& node = right_.nodes[n.value];
    if (question_ == Question::twoRules) {
        return tr("Come to %1 under both rules: is a window above it closed under one of them?")
            .arg(name(n));
    }
    if (crossesOut(question_) && n != GameTree::root()) {
        const SheetCut* cut = cutOf(n);
        return cut != nullptr
                   ? tr("When %1 has returned to %2, the window there is %3. What does that mean "
                        "for the rest?")
                         .arg(name(cut->after), name(cut->at),
                              shownWindow(right_.nodes[cut->at.value].out()))
                   : tr("When the search comes to %1, the window is %2. Is it closed?")
                         .arg(name(n), shownWindow(node.in));
    }
    if (question_ == Question::values || question_ == Question::negamax) {
        return tr("%1 moves at %2. What does %1 take?").arg(shownPlayer(playerAt(n)), name(n));
    }
    if (question_ == Question::nodeTypes && n != GameTree::root()) {
        return tr("What is %1, the parent of %2, in the proof? Does it need all its children, or "
                  "is "
                  "one enough?")
            .arg(name(tree_.parent(n)), name(n));
    }
    if (question_ == Question::cuts && node.reached) {
        return tr("Go through the children of %1 one by one: does its window close before the last "
                  "one? And which node above has found the bound that closes it?")
            .arg(name(n));
    }
    return question_ == Question::nodeTypes ? place(answer, grade) : conditionOfVisit(n);
}

/// Of a window or a returned value.
QString PracticeReasons::conditionOfVisit(NodeId n) const {
    if (const SheetCut* cut = cutOver(n)) {
        return tr("When %1 has returned to %2, compare α and β there. What does that mean for the "
                  "rest?")
            .arg(name(cut->after), name(cut->at));
    }
    using Shown = Profile::WindowShown;
    const bool untilExit =
        question_ == Question::windows &&
        (profile_.windowShown == Shown::exit || profile_.windowShown == Shown::history);
    if (question_ == Question::returned || untilExit) {
        return tr("Of the children of %1, which does the search visit, and what comes back from "
                  "them? %2 moves at %1.")
            .arg(name(n), shownPlayer(playerAt(n)));
    }
    const Procedure& procedure = right_.procedure;
    const bool ofRoot = n != GameTree::root() && tree_.parent(n) == GameTree::root();
    if (n != GameTree::root() &&
        (traits(procedure.options.algorithm).handsDown != HandsDown::stands ||
         (procedure.callPerRootChild && ofRoot))) {
        //: A node, and what is handed down to nodes.
        return tr("Look at what %1 is given. %2")
            .arg(name(n), PracticeWords::handedDown(procedure));
    }
    return n == GameTree::root()
               ? tr("The search begins at %1. What is known of its value by then?").arg(name(n))
               : tr("%1 is entered with the window of its parent at that moment. What has the "
                    "parent found by then?")
                     .arg(name(n));
}

} // namespace prunus
