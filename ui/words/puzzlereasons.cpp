// What came of trying an answer out, and why.

#include "core/base/unreachable.h"
#include "core/notation/writetree.h"
#include "ui/words/lists.h"
#include "ui/words/puzzlewords.h"
#include "ui/words/words.h"

#include <algorithm>
#include <set>
#include <sstream>

namespace prunus {

namespace {

QString inBrackets(const GameTree& tree) {
    std::ostringstream text;
    writeText(text, tree);
    return QString::fromStdString(text.str());
}

bool isMissing(const Trial& trial, const char* item) {
    return std::ranges::any_of(trial.grade.items, [item](const GradedItem& each) {
        return each.item == item && each.verdict == GradedItem::Verdict::missing;
    });
}

bool isRight(const Trial& trial, const char* item) {
    for (const GradedItem& each : trial.grade.items) {
        if (each.item == item) {
            return each.verdict == GradedItem::Verdict::right;
        }
    }
    return true; // it is not asked
}

} // namespace

QString PuzzleWords::rule() const {
    switch (puzzle_.question) {
    case Question::reorder:
        return tr("A cutoff needs one good reply, which should come first. And the better the "
                  "first move of a player is, the more is cut after it.");
    case Question::ranges:
        return tr("Carry out the search without a number for x, and note each comparison with x: "
                  "only there can something change.");
    case Question::fillIn:
        return puzzle_.terms.filling.goal == Filling::Goal::nothing
                   ? tr("Nothing is skipped as long as α stays below β everywhere: each child "
                        "should "
                        "be a little better for the player who moves than those before it.")
                   : tr("A leaf is skipped where something before it closes the window of a node "
                        "above it: at a MIN node, a value that is not more than what MAX already "
                        "has elsewhere; at a MAX node, a value that is not less than what MIN "
                        "already has elsewhere.");
    case Question::findTheBug:
        return tr("Compare each line with alpha-beta: what a leaf returns, where the best value "
                  "starts, what a child is given, what is kept, and when the loop stops.");
    default:
        return tr("Alpha-beta only compares numbers. What happens to each comparison?");
    }
}

QString PuzzleWords::place(const Trial& trial) const {
    switch (puzzle_.question) {
    case Question::reorder:
        return tr(
            "Begin at the root: its best move belongs in front. Then look at the other moves: "
            "which reply refutes each?");
    case Question::ranges:
        return tr(
            "The answer can change only where x equals the value of another leaf, or a bound. Look "
            "at each of these numbers on its own, and at what lies between them.");
    case Question::fillIn:
        return trial.fault != Trial::Fault::none
                   ? ofValues(trial)
                   : tr("Begin with the leaves that are read first. Which windows do they leave "
                        "for the others?");
    case Question::findTheBug:
        return tr("Carry out the listing by hand on a small tree such as [[3, 5], [2, 9]], and "
                  "stop at the first number that is different in alpha-beta.");
    default:
        return tr(
            "Try it on a small tree in which something is cut, such as [2, [1, 3]], and on one "
            "with equal leaves, such as [1, [1, 1]].");
    }
}

QString PuzzleWords::condition(const Trial& trial) const {
    switch (puzzle_.question) {
    case Question::reorder:
        return tr("%n leaves are enough.", nullptr, static_cast<int>(trial.best));
    case Question::ranges:
        return trial.value
                   ? tr("Try x = %1. Does your answer contain it?").arg(shownNumber(*trial.value))
                   : tr("The other leaves are worth %1.").arg(otherValues());
    case Question::fillIn:
        return conditionOfValues(trial);
    case Question::findTheBug: {
        const int half = (linesOfReference + 1) / 2;
        const bool isLater = traits(puzzle_.terms.listing.slip).deltaLine > half;
        return isRight(trial, lineItem)
                   ? tr("You have found the wrong line. Which numbers does it treat wrongly?")
                   : tr("The wrong line is one of %1 to %2.")
                         .arg(isLater ? half + 1 : 1)
                         .arg(isLater ? int{linesOfReference} : half);
    }
    default:
        return whatToCompare(puzzle_.terms.statement);
    }
}

/// The values of all leaves but x, from the least.
QString PuzzleWords::otherValues() const {
    std::set<Value> values;
    for (NodeId n{0}; n.value < puzzle_.tree.nodeCount(); ++n) {
        if (puzzle_.tree.isLeaf(n) && n != puzzle_.terms.aboutX.x) {
            values.insert(puzzle_.tree.staticValue(n));
        }
    }
    QStringList all;
    for (const Value v : values) {
        all << shownNumber(v);
    }
    return listedWithAnd(all);
}

QString PuzzleWords::conditionOfValues(const Trial& trial) const {
    const Filling& wanted = puzzle_.terms.filling;
    const std::uint32_t leaves = puzzle_.tree.leafCount();
    if (wanted.goal == Filling::Goal::leaf) {
        const NodeId parent = puzzle_.tree.parent(wanted.leaf);
        return tr("Go up from %1: %2 is its parent. Which node on the way to the root has a child "
                  "that is searched earlier and can close its window?")
            .arg(name(wanted.leaf), name(parent));
    }
    return wanted.goal == Filling::Goal::most
               ? tr("%n leaves can be skipped.", nullptr, static_cast<int>(leaves - trial.best))
               : tr("Of %1 leaves %2 must be read.")
                     .arg(leaves)
                     .arg(leaves - (wanted.goal == Filling::Goal::exactly ? wanted.count : 0));
}

/// On the trees that are tried.
QString PuzzleWords::whatToCompare(Statement statement) {
    switch (statement) {
    case Statement::otherValue:
        return tr("Compare what the root returns with its minimax value.");
    case Statement::firstChildRead:
        return tr("Compare α and β at each node at the moment when it is entered.");
    case Statement::greaterOtherValue:
        return tr("Compare what the root returns under both rules.");
    case Statement::hardReturnsAsSoft:
        return tr("Compare what each node returns, and not the root alone.");
    case Statement::softReadsNoMore:
    case Statement::greaterSameLeaves:
    case Statement::backwardsAsMany:
        return tr("Compare which leaves are read, one way and the other.");
    case Statement::cubesKeepCuts:
    case Statement::sevenKeepsCuts:
    case Statement::mirrorKeepsCuts:
    case Statement::negationKeepsCuts:
        return tr("Compare which leaves are read before the change and after it.");
    }
    unreachable();
}

QString PuzzleWords::ofValues(const Trial& trial) const {
    const Filling& wanted = puzzle_.terms.filling;
    switch (trial.fault) {
    case Trial::Fault::missing:
        return tr("%1 has no value yet.").arg(name(trial.at));
    case Trial::Fault::notWhole:
        return tr("The value of %1 is no whole number.").arg(name(trial.at));
    case Trial::Fault::outside:
        return tr("The value of %1 is not from %2 to %3.")
            .arg(name(trial.at))
            .arg(wanted.least)
            .arg(wanted.greatest);
    case Trial::Fault::twice:
        return tr("Another leaf has the same value as %1.").arg(name(trial.at));
    case Trial::Fault::none:
        break;
    }
    const int skipped = static_cast<int>(puzzle_.tree.leafCount() - trial.read);
    switch (wanted.goal) {
    case Filling::Goal::most:
        return tr("With these values %n leaves are skipped, and more can be.", nullptr, skipped);
    case Filling::Goal::leaf:
        return tr("With these values %1 is read.").arg(name(wanted.leaf));
    case Filling::Goal::nothing:
    case Filling::Goal::exactly:
        break;
    }
    return tr("With these values %n leaves are skipped.", nullptr, skipped);
}

QString PuzzleWords::ofTree(const Trial& trial) const {
    const bool ofListing = puzzle_.question == Question::findTheBug;
    if (trial.tooLarge) {
        return ofListing ? tr("The tree has more leaves than asked for.")
                         : tr("The tree has more nodes than asked for.");
    }
    if (!trial.tree) {
        return tr("There is no tree yet.");
    }
    return ofListing
               ? tr("Your tree does not show it: there, the listing does what alpha-beta does.")
               : tr("Your tree does not show that it is false.");
}

QString PuzzleWords::found(const Trial& trial) const {
    switch (puzzle_.question) {
    case Question::reorder:
        return tr("In this order %n leaves are read; fewer are possible.", nullptr,
                  static_cast<int>(trial.read));
    case Question::ranges:
        return trial.grade.credit > 0
                   ? tr("The numbers are right. Look again at which ends belong to the set: < or "
                        "≤, > or ≥.")
                   : tr("Not all of these values are right, or some are missing.");
    case Question::fillIn:
        return ofValues(trial);
    case Question::findTheBug: {
        const QString line = isMissing(trial, lineItem) ? tr("No line is chosen yet.")
                             : isRight(trial, lineItem) ? tr("You have found the wrong line.")
                                                        : tr("The mistake is in another line.");
        const QString tree =
            isRight(trial, treeItem) ? tr("Your tree shows the mistake.") : ofTree(trial);
        return line + u' ' + tree;
    }
    default:
        if (isMissing(trial, truthItem)) {
            return traits(puzzle_.terms.statement).isTrue ? tr("It is true.") : tr("It is false.");
        }
        if (!isRight(trial, truthItem)) {
            return tr("It is the other way round.");
        }
        return tr("It is false.") + u' ' + ofTree(trial);
    }
}

QString PuzzleWords::atX(Value x, bool belongs) const {
    const AboutX& about = puzzle_.terms.aboutX;
    const QString value = shownNumber(x);
    switch (about.asks) {
    case AboutX::Asks::pruned:
        return (belongs ? tr("At x = %1 alpha-beta skips %2.")
                        : tr("At x = %1 alpha-beta reads %2."))
            .arg(value, name(about.node));
    case AboutX::Asks::best:
        return (belongs ? tr("At x = %1 alpha-beta plays %2.")
                        : tr("At x = %1 alpha-beta does not play %2."))
            .arg(value, name(about.node));
    case AboutX::Asks::worth:
        return (belongs ? tr("At x = %1 alpha-beta returns %2.")
                        : tr("At x = %1 alpha-beta does not return %2."))
            .arg(value, shownNumber(about.worth));
    }
    unreachable();
}

QString PuzzleWords::reason(Statement statement) {
    switch (statement) {
    case Statement::otherValue:
        return tr("What alpha-beta skips cannot change the value of the root: no tree shows it.");
    case Statement::cubesKeepCuts:
        return tr("v³ grows with v, so every comparison comes out as before.");
    case Statement::firstChildRead:
        return tr("A node is entered with α < β, so its first child is always searched.");
    case Statement::sevenKeepsCuts:
        return tr(
            "All numbers that are compared grow alike, so every comparison comes out as before.");
    case Statement::greaterOtherValue:
        return tr(
            "With α > β only more is read; what is skipped at α = β cannot change the value of "
            "the root. No tree shows it.");
    case Statement::mirrorKeepsCuts:
        return tr("It is the same game, told from the other player’s side.");
    case Statement::softReadsNoMore:
        return tr("With an open window and a cut at α ≥ β both read exactly the same leaves.");
    case Statement::greaterSameLeaves:
        return tr("Where α and β meet exactly, one cuts and the other one goes on reading.");
    case Statement::negationKeepsCuts:
        return tr("What was good for MAX is now bad for MAX: other moves are refuted.");
    case Statement::backwardsAsMany:
        return tr("What is found first decides how much is cut.");
    case Statement::hardReturnsAsSoft:
        return tr("Where a value lies outside the window, fail-hard returns the bound instead.");
    }
    unreachable();
}

QString PuzzleWords::solution(const Answer& sample) const {
    switch (puzzle_.question) {
    case Question::reorder:
        return tr("For example: %1").arg(inBrackets(rearranged(puzzle_.tree, sample.order)));
    case Question::ranges:
        return tr("Right is: %1.").arg(of(*sample.set));
    case Question::fillIn: {
        GameTree filled = puzzle_.tree;
        for (const auto& [leaf, given] : sample.values) {
            filled = withLeaf(filled, leaf, given.value);
        }
        return tr("For example: %1").arg(inBrackets(filled));
    }
    case Question::findTheBug:
        return tr("It is line %1. A tree that shows it: %2")
            .arg(sample.wrongLine.value_or(0))
            .arg(QString::fromStdString(sample.text));
    default:
        break;
    }
    const QString truth = *sample.holds ? tr("It is true.") : tr("It is false.");
    const QString why = truth + u' ' + reason(puzzle_.terms.statement);
    return sample.text.empty()
               ? why
               : why + u' ' +
                     tr("A tree that shows it: %1").arg(QString::fromStdString(sample.text));
}

QStringList PuzzleWords::why(const Trial& trial, const std::optional<Answer>& sample) const {
    QStringList all;
    if (puzzle_.question == Question::reorder) {
        all << tr("As it is given %n leaves are read.", nullptr, static_cast<int>(trial.given))
            << tr("In your order %n leaves are read.", nullptr, static_cast<int>(trial.read))
            << tr("%n leaves are enough.", nullptr, static_cast<int>(trial.best));
    } else if (puzzle_.question == Question::ranges && trial.value) {
        all << atX(*trial.value, trial.belongs);
    } else if (puzzle_.question == Question::fillIn && trial.fault == Trial::Fault::none &&
               puzzle_.terms.filling.goal == Filling::Goal::most) {
        all << tr("%n leaves can be skipped.", nullptr,
                  static_cast<int>(puzzle_.tree.leafCount() - trial.best));
    }
    if (sample) {
        all << solution(*sample);
    }
    return all;
}

} // namespace prunus
