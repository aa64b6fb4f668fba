#include "core/practice/puzzle.h"

#include "core/base/unreachable.h"
#include "core/edit/rebuildtree.h"
#include "core/practice/eventlog.h"
#include "core/practice/leaffilling.h"
#include "core/practice/smalltrees.h"
#include "core/practice/valueset.h"
#include "core/tree/displayname.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace prunus {

namespace {

using Verdict = GradedItem::Verdict;
using Tree = std::shared_ptr<const GameTree>;

Tree shared(GameTree tree) {
    return std::make_shared<const GameTree>(std::move(tree));
}

void add(Grade& grade, const char* item, double credit, double share = 1, bool given = true) {
    const Verdict verdict = credit == 1 ? Verdict::right
                            : given     ? Verdict::wrong
                                        : Verdict::missing;
    grade.items.push_back({item, verdict, credit});
    grade.credit += share * credit;
}

double partOf(std::uint32_t gained, std::uint32_t possible) {
    return possible == 0 ? 1 : std::clamp(double(gained) / possible, 0.0, 1.0);
}

Trial tryOrder(const Puzzle& puzzle, const Answer& answer) {
    const Procedure procedure = puzzle.procedure();
    Trial trial;
    trial.tree = shared(rearranged(puzzle.tree, answer.order));
    trial.read = leavesRead(*trial.tree, procedure);
    trial.given = leavesRead(puzzle.tree, procedure);
    if (const auto best = bestOrder(puzzle.tree, procedure)) {
        trial.best = best->leaves;
        trial.shows = trial.read == trial.best;
        const std::uint32_t gained = trial.given - std::min(trial.given, trial.read);
        add(trial.grade, orderItem, trial.shows ? 1 : partOf(gained, trial.given - trial.best));
    }
    return trial;
}

Trial trySet(const Puzzle& puzzle, const Answer& answer) {
    const AboutX& about = puzzle.terms.aboutX;
    const ValueSet right = valuesFor(puzzle.tree, puzzle.procedure(), about);
    const ValueSet given = setOf(answer.set.value_or(ValueSet()));
    Trial trial;
    trial.value = valueBetween(given, right);
    trial.shows = !trial.value;
    trial.belongs = trial.value && contains(right, *trial.value);
    trial.tree =
        shared(trial.value ? withLeaf(puzzle.tree, about.x, *trial.value) : GameTree(puzzle.tree));
    add(trial.grade, setItem, trial.shows ? 1 : differInEndsAlone(given, right) ? 0.5 : 0);
    return trial;
}

/// What keeps the values from being those that are wanted.
void findFault(const Puzzle& puzzle, const Answer& answer, Trial& trial) {
    std::set<Value> used;
    const Filling& wanted = puzzle.terms.filling;
    for (NodeId n{0}; n.value < puzzle.tree.nodeCount() && trial.fault == Trial::Fault::none; ++n) {
        if (!puzzle.tree.isLeaf(n)) {
            continue;
        }
        const auto at = answer.values.find(n);
        const Value v = at == answer.values.end() ? 0 : at->second.value;
        using enum Trial::Fault;
        trial.fault = at == answer.values.end()                 ? missing
                      : v != std::floor(v)                      ? notWhole
                      : v < wanted.least || v > wanted.greatest ? outside
                      : !used.insert(v).second                  ? twice
                                                                : none;
        trial.at = trial.fault == none ? noNode : n;
    }
}

GameTree filledIn(const GameTree& tree, const Answer& answer) {
    std::vector<Value> values = tree.ownValues();
    for (const auto& [n, given] : answer.values) {
        values[n.value] = given.value;
    }
    return {tree.offsets(), std::move(values), tree.header(), tree.names(), tree.moves()};
}

/// Of values that are as wanted.
double creditFor(const Puzzle& puzzle, Trial& trial) {
    const Filling& wanted = puzzle.terms.filling;
    const std::uint32_t leaves = puzzle.tree.leafCount();
    switch (wanted.goal) {
    case Filling::Goal::most:
        trial.shows = trial.read <= trial.best;
        return partOf(leaves - trial.read, leaves - trial.best);
    case Filling::Goal::nothing:
        trial.shows = trial.read == leaves;
        break;
    case Filling::Goal::exactly:
        trial.shows = trial.read + wanted.count == leaves;
        break;
    case Filling::Goal::leaf:
        trial.shows = holdsFor(*trial.tree, puzzle.procedure(),
                               {wanted.leaf, AboutX::Asks::pruned, wanted.leaf, 0},
                               trial.tree->staticValue(wanted.leaf));
        break;
    }
    return trial.shows ? 1 : 0;
}

Trial tryValues(const Puzzle& puzzle, const Answer& answer) {
    Trial trial;
    findFault(puzzle, answer, trial);
    double credit = 0;
    if (trial.fault != Trial::Fault::missing && trial.fault != Trial::Fault::notWhole) {
        trial.tree = shared(filledIn(puzzle.tree, answer));
        trial.read = leavesRead(*trial.tree, puzzle.procedure());
    }
    if (puzzle.isFilled()) {
        trial.best = possibleReads(puzzle.tree, puzzle.procedure()).front();
    }
    if (trial.fault == Trial::Fault::none) {
        credit = creditFor(puzzle, trial);
    }
    add(trial.grade, valuesItem, credit, 1, trial.fault != Trial::Fault::missing);
    return trial;
}

/// Sees whether there is a tree that can be tried out.
Trial withTypedTree(const Answer& answer, std::uint32_t mostLeaves, std::uint32_t mostNodes) {
    Trial trial;
    const auto typed = typedTree(answer);
    if (typed && *typed) {
        const GameTree& tree = **typed;
        trial.tooLarge = tree.leafCount() > mostLeaves || tree.nodeCount() > mostNodes;
        trial.tree = trial.tooLarge ? nullptr : shared(tree);
    }
    return trial;
}

Trial tryBug(const Puzzle& puzzle, const Answer& answer) {
    const WrongListing& listing = puzzle.terms.listing;
    Trial trial = withTypedTree(answer, listing.mostLeaves, mostNodesOfMisconception);
    trial.shows = trial.tree && differ(*trial.tree, puzzle.rivalry());
    add(trial.grade, treeItem, trial.shows ? 1 : 0, 0.5, !answer.text.empty());
    add(trial.grade, lineItem, answer.wrongLine == traits(listing.slip).deltaLine ? 1 : 0, 0.5,
        answer.wrongLine.has_value());
    return trial;
}

Trial tryStatement(const Puzzle& puzzle, const Answer& answer) {
    const StatementTraits& statement = traits(puzzle.terms.statement);
    Trial trial = withTypedTree(answer, mostNodesAgainst, mostNodesAgainst);
    trial.shows = trial.tree && isShownBy(puzzle.terms.statement, *trial.tree);
    const bool right = answer.holds == statement.isTrue;
    const bool asksTree = statement.hasCounterexample && answer.holds != true;
    add(trial.grade, truthItem, right ? 1 : 0, statement.hasCounterexample ? 1.0 / 3 : 1,
        answer.holds.has_value());
    if (asksTree) {
        add(trial.grade, treeItem, right && trial.shows ? 1 : 0, 2.0 / 3, !answer.text.empty());
    }
    return trial;
}

} // namespace

bool Puzzle::isFilled() const {
    return isFilledFor(procedure()) && tree.nodeCount() <= mostNodesFilled;
}

Rivalry Puzzle::rivalry() const {
    const Procedure right = procedure();
    return {right, procedureOf(terms.listing.slip, right), terms.listing.aspect};
}

std::optional<ReadResult> typedTree(const Answer& answer) {
    const bool blank = answer.text.find_first_not_of(" \t\r\n") == std::string::npos;
    return blank ? std::nullopt : std::optional(readText(answer.text));
}

bool canBeTried(Question question, const Answer& answer) {
    const auto typed = typedTree(answer);
    const bool readable = !typed || typed->has_value();
    switch (question) {
    case Question::reorder:
        return true; // the order as it is written may be the best
    case Question::ranges:
        return answer.set.has_value();
    case Question::fillIn:
        return !answer.values.empty();
    case Question::findTheBug:
        return readable && (typed || answer.wrongLine);
    case Question::trueOrFalse:
        return readable && answer.holds;
    default:
        return false;
    }
}

Tree builtTree(Question question, const Tree& given, const Answer& answer) {
    if (question == Question::reorder) {
        return answer.order.empty() ? given : shared(rearranged(*given, answer.order));
    }
    if (question == Question::findTheBug || question == Question::trueOrFalse) {
        const auto typed = typedTree(answer);
        return typed && *typed && (*typed)->nodeCount() <= mostNodesFilled ? shared(**typed)
                                                                           : given;
    }
    return given;
}

Trial tryOut(const Puzzle& puzzle, const Answer& answer) {
    switch (puzzle.question) {
    case Question::reorder:
        return tryOrder(puzzle, answer);
    case Question::ranges:
        return trySet(puzzle, answer);
    case Question::fillIn:
        return tryValues(puzzle, answer);
    case Question::findTheBug:
        return tryBug(puzzle, answer);
    case Question::trueOrFalse:
        return tryStatement(puzzle, answer);
    default:
        unreachable();
    }
}

GameTree treeToAsk(const GameTree& tree, Question question, const Terms& terms) {
    RebuiltTree growth(tree);
    if (question == Question::ranges && terms.aboutX.x != noNode) {
        growth.setName(terms.aboutX.x, "x");
    }
    const DisplayNames names(tree);
    for (NodeId n{1}; n.value < tree.nodeCount() && question == Question::reorder; ++n) {
        if (!tree.isLeaf(n)) {
            growth.setName(n, names.of(n)); // which it keeps wherever it is moved
        }
    }
    if (question == Question::fillIn) {
        std::uint32_t number = 0;
        for (const NodeId leaf : leavesAsWritten(tree)) {
            growth.setName(leaf, 'x' + std::to_string(++number));
            growth.setValue(leaf, 0);
        }
    }
    return std::move(growth).grow({Origin::Source::old, GameTree::root()})->tree;
}

} // namespace prunus
