// Where an answer goes wrong first, and what is the case there.

#include "core/practice/asked.h"
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
        return fault->item == "line"
                   ? tr("The move is right. Look at what comes after it.")
                   : tr("Look at what each child of the root is worth, and then down from there.");
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

/// The node at which a line of play goes wrong, or ends.
NodeId PracticeReasons::endOfRightLine(const Answer& answer) const {
    const std::vector<std::uint32_t> key =
        answerOf(tree_, question_, right_, profile_, terms_).line;
    const bool any = profile_.tieMove == Profile::Ties::any;
    NodeId n = GameTree::root();
    for (std::size_t k = 0; k < answer.line.size() && isInner(tree_, right_, n); ++k) {
        const NodeId child = tree_.children(n)[answer.line[k]];
        const bool asKey = k < key.size() && answer.line[k] == key[k];
        if (right_.nodes[child.value].minimax != right_.nodes[n.value].minimax ||
            (!any && !asKey)) {
            break;
        }
        n = child;
    }
    return isInner(tree_, right_, n) ? n : GameTree::root();
}

QString PracticeReasons::ofLine(const Answer& answer, const Grade& grade) const {
    if (answer.line.empty()) {
        return tr("No move is chosen yet.");
    }
    if (grade.items.front().verdict != GradedItem::Verdict::right) {
        return tr("Neither the move nor the line of play is right.");
    }
    const NodeId end = tree_.at(answer.line);
    return end != noNode && isInner(tree_, right_, end) && end == endOfRightLine(answer)
               ? tr("The move is right, and so is the line of play so far. It is not finished.")
               : tr("The move is right. The line of play is not.");
}

/// Of a list of leaves: what to ask after the last one that is right.
QString PracticeReasons::conditionOfOrder(const Answer& answer) const {
    const std::size_t same = readRight(answer);
    if (same == 0) {
        return tr("At %1, and at each node below it, the search goes into the child that is "
                  "searched first, until it comes to a leaf.")
            .arg(name(GameTree::root()));
    }
    const NodeId last = right_.leaves[same - 1];
    return (traits(right_.procedure.options.algorithm).windowed
                ? tr("When %1 has returned to %2, compare α and β there. What does that mean for "
                     "the rest?")
                : tr("When %1 has returned to %2, is there another child of %2? If not, go on "
                     "further up."))
        .arg(name(last), name(tree_.parent(last)));
}

/// Of a number that is asked of the whole search.
QString PracticeReasons::conditionOfNumber(const std::string& item) const {
    const QString root = name(GameTree::root());
    if (question_ == Question::firstWindow) {
        return tr("%1 is entered with %2, and %3 moves there. Is the value that comes back to it "
                  "inside this window, at one of its ends, or outside?")
            .arg(root, shownWindow(right_.procedure.options.window),
                 shownPlayer(playerAt(GameTree::root())));
    }
    if (const auto shape = evenShapeOf(tree_, right_); shape && question_ == Question::leafBounds) {
        return tr("Each inner node has %1 children, and the leaves lie at depth %2. In the best "
                  "order, below which nodes is one child enough?")
            .arg(shape->children)
            .arg(shape->depth);
    }
    if (item == "same") {
        return tr("From this side %n leaves are read. How many are from the other side?", nullptr,
                  static_cast<int>(right_.leaves.size()));
    }
    return item == "nodesVisited"
               ? tr("Nodes visited: go from call to call, beginning with %1.").arg(root)
           : item == "leavesEvaluated"
               ? tr("Leaves evaluated: number them as they are read. The first is %1.")
                     .arg(name(right_.leaves.front()))
           : item == "cutoffs" ? tr("Cutoffs: at which nodes does the window close?")
           : item == "nodesPruned"
               ? tr("Nodes skipped: those that are cut off, and all that lies below them.")
               : tr("Leaves skipped: all %1 leaves of the tree except those that are read.")
                     .arg(leavesUnder(tree_, right_, GameTree::root()).size());
}

QString PracticeReasons::condition(const Answer& answer, const Grade& grade) const {
    const GradedItem* fault = firstWrong(question_, grade);
    if (fault == nullptr) {
        return tr("Everything so far agrees with the search. There is nothing else to look at.");
    }
    if (asksForDepth(question_)) {
        return hintOfDepth(true);
    }
    if (question_ == Question::leafOrder) {
        return conditionOfOrder(answer);
    }
    NodeId n = nodeOfItem(tree_, fault->item);
    if (question_ == Question::move) {
        n = fault->item == "line" ? endOfRightLine(answer) : GameTree::root();
        return tr("%1 moves at %2: which child of %2 is worth as much as %2 itself?")
            .arg(shownPlayer(playerAt(n)), name(n));
    }
    if (n == noNode) {
        return conditionOfNumber(fault->item);
    }
    const SheetNode& node = right_.nodes[n.value];
    if (question_ == Question::twoRules) {
        return tr("Follow the search to %1 under both rules: is a window above it closed under one "
                  "of them?")
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
    if (crossesOut(question_)) {
        return tr("The search begins at %1, and reads %2 first.")
            .arg(name(n), name(right_.leaves.front()));
    }
    if (question_ == Question::nodeTypes && n == GameTree::root()) {
        return tr("The proof begins at %1: must it find the value of %1, or is a bound enough?")
            .arg(name(n));
    }
    if (question_ == Question::nodeTypes) {
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
    return conditionOfVisit(n);
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
               ? tr("The search begins at %1. What is known of its value at that moment?")
                     .arg(name(n))
               : tr("%1 is entered with the window that its parent has at that moment. What has "
                    "the parent found before?")
                     .arg(name(n));
}

} // namespace prunus
