#include "ui/words/practicewords.h"
#include "ui/words/puzzlewords.h"

namespace prunus {

QString PracticeWords::prompt(const GameTree& tree, Question question, const Profile& profile,
                              Player root, const Terms& terms) {
    if (!traits(question).isPuzzle) {
        return prompt(question, profile, root, terms);
    }
    const Puzzle puzzle{question, tree, profile, terms};
    return PuzzleWords(puzzle, DisplayNames(tree)).prompt();
}

QString PracticeWords::about(Question question) {
    switch (question) {
    case Question::knownRange:
        return tr("The range of all values is known from the start. Cross out every leaf that need "
                  "not be examined then.");
    case Question::firstWindow:
        return tr("Alpha-beta is called with a given window. What does it return, and what does "
                  "that prove of the root?");
    case Question::twoRules:
        return tr("Mark every leaf that alpha-beta reads under one of two rules and not under the "
                  "other.");
    case Question::depthLimit:
        return tr("With a given depth limit, which move is chosen, and what is it worth?");
    case Question::budget:
        return tr("Alpha-beta searches to depth 1, then to depth 2, and so on, as long as a budget "
                  "of nodes or evaluations lasts. What is the last depth that it can finish, and "
                  "which move does it play then?");
    case Question::reorder:
        return tr("Put the children of each node into an order in which alpha-beta evaluates as "
                  "few leaves as possible.");
    case Question::ranges:
        return tr("For which values of x does alpha-beta skip a leaf, play a move, or return a "
                  "value from the root?");
    case Question::fillIn:
        return tr("Give the leaves whole numbers, so that as many leaves as possible are skipped, "
                  "or exactly so many, or none, or one of them.");
    case Question::findTheBug:
        return tr("One line of a listing is wrong. Give a tree on which that shows, and say which "
                  "line it is.");
    case Question::trueOrFalse:
        return tr("Is a statement about alpha-beta true or false? Where a tree can show that it is "
                  "false, give one.");
    default:
        return prompt(question, Profile(), Player::max);
    }
}

} // namespace prunus
