// What misconceptions are called, and why each is one.

#include "ui/words/practicewords.h"

#include <array>

namespace prunus {
namespace {

struct MisconceptionText {
    Misconception misconception;
    const char* name;
    const char* explained;
};

constexpr std::array misconceptionTexts{
    MisconceptionText{
        Misconception::equality,
        QT_TRANSLATE_NOOP("PracticeWords", "cuts only when the window crosses"),
        QT_TRANSLATE_NOOP(
            "PracticeWords",
            "This question cuts at α ≥ β: where both are equal, nothing below can change the "
            "result.")},
    MisconceptionText{
        Misconception::equalityReversed, QT_TRANSLATE_NOOP("PracticeWords", "cuts on a tie"),
        QT_TRANSLATE_NOOP("PracticeWords", "Here a tie does not cut; only α > β does.")},
    MisconceptionText{
        Misconception::failModesMixed, QT_TRANSLATE_NOOP("PracticeWords", "the other fail mode"),
        QT_TRANSLATE_NOOP("PracticeWords",
                          "Fail-hard returns no number outside the window a node was entered "
                          "with; fail-soft returns the best value that was found.")},
    MisconceptionText{
        Misconception::windowsNeverNarrow,
        QT_TRANSLATE_NOOP("PracticeWords", "children get the node’s first window"),
        QT_TRANSLATE_NOOP("PracticeWords",
                          "What a child has secured must be handed down: the next child is "
                          "entered with the narrowed window.")},
    MisconceptionText{
        Misconception::noDeepCutoffs,
        QT_TRANSLATE_NOOP("PracticeWords", "looks only at the parent"),
        QT_TRANSLATE_NOOP("PracticeWords",
                          "A bound holds for everything below it, not only one level down.")},
    MisconceptionText{
        Misconception::openRootWindows,
        QT_TRANSLATE_NOOP("PracticeWords", "forgets the bound between moves of the root"),
        QT_TRANSLATE_NOOP("PracticeWords",
                          "What the first move of the root secures holds for the search of the "
                          "next ones.")},
    MisconceptionText{
        Misconception::sharedBounds, QT_TRANSLATE_NOOP("PracticeWords", "lets bounds leak back up"),
        QT_TRANSLATE_NOOP("PracticeWords",
                          "A bound that a node has set holds below it. When the node returns, its "
                          "parent has its own window again.")},
    MisconceptionText{
        Misconception::lastValueIsBound,
        QT_TRANSLATE_NOOP("PracticeWords", "the bound is the last child’s value"),
        QT_TRANSLATE_NOOP(
            "PracticeWords",
            "A bound is the best so far: a later child that is worse does not change it.")},
    MisconceptionText{
        Misconception::wrongSide, QT_TRANSLATE_NOOP("PracticeWords", "MAX moves β"),
        QT_TRANSLATE_NOOP("PracticeWords", "MIN can only lower β, MAX only raise α.")},
    MisconceptionText{
        Misconception::wrongTest, QT_TRANSLATE_NOOP("PracticeWords", "tests the wrong bound"),
        QT_TRANSLATE_NOOP("PracticeWords",
                          "A low value at a MAX node is no reason to stop: MAX goes on looking for "
                          "a better one. A node is left when its window closes: then the other "
                          "player has no reason to go there.")},
    MisconceptionText{
        Misconception::noBetaCutoffs,
        QT_TRANSLATE_NOOP("PracticeWords", "prunes only at MIN nodes"),
        QT_TRANSLATE_NOOP(
            "PracticeWords",
            "MAX nodes cut, too: where the window is closed, MIN has no reason to go there.")},
    MisconceptionText{
        Misconception::noAlphaCutoffs,
        QT_TRANSLATE_NOOP("PracticeWords", "prunes only at MAX nodes"),
        QT_TRANSLATE_NOOP(
            "PracticeWords",
            "MIN nodes cut, too: where the window is closed, MAX has no reason to go there.")},
    MisconceptionText{
        Misconception::testBeforeUpdate, QT_TRANSLATE_NOOP("PracticeWords", "one leaf too late"),
        QT_TRANSLATE_NOOP("PracticeWords",
                          "The leaf that was just read may close the window already. Then the "
                          "next one is not needed.")},
    MisconceptionText{
        Misconception::provingLeafCrossedOut,
        QT_TRANSLATE_NOOP("PracticeWords", "crosses out the proving leaf"),
        QT_TRANSLATE_NOOP(
            "PracticeWords",
            "The leaf that proves a cut has been read: otherwise it could prove nothing.")},
    MisconceptionText{
        Misconception::returnInLoop,
        QT_TRANSLATE_NOOP("PracticeWords", "looks at the first child only"),
        QT_TRANSLATE_NOOP("PracticeWords",
                          "A node is not decided after its first child: the return stands behind "
                          "the loop.")},
    MisconceptionText{
        Misconception::firstImprovement,
        QT_TRANSLATE_NOOP("PracticeWords", "stops at the first improvement"),
        QT_TRANSLATE_NOOP("PracticeWords",
                          "A node is not decided by the first child that improves it.")},
    MisconceptionText{Misconception::lastChildWins,
                      QT_TRANSLATE_NOOP("PracticeWords", "takes the last answer"),
                      QT_TRANSLATE_NOOP("PracticeWords",
                                        "A node keeps the best of its children, not the latest.")},
    MisconceptionText{
        Misconception::lastChildsPath,
        QT_TRANSLATE_NOOP("PracticeWords", "right value, last child’s path"),
        QT_TRANSLATE_NOOP("PracticeWords",
                          "The line of play must be kept together with the best value.")},
    MisconceptionText{
        Misconception::bestStartsAtZero,
        QT_TRANSLATE_NOOP("PracticeWords", "the best value starts at 0"),
        QT_TRANSLATE_NOOP("PracticeWords",
                          "The best value starts at the worst value for the player who moves, such "
                          "as −∞ for MAX, and not at 0.")},
    MisconceptionText{
        Misconception::bestKept, QT_TRANSLATE_NOOP("PracticeWords", "one best value for all calls"),
        QT_TRANSLATE_NOOP("PracticeWords",
                          "Each call has a best value of its own, which starts anew.")},
    MisconceptionText{
        Misconception::negatedMinLeaf, QT_TRANSLATE_NOOP("PracticeWords", "negates leaves at MIN"),
        QT_TRANSLATE_NOOP("PracticeWords",
                          "In the form with two functions every value is MAX’s. The minus belongs "
                          "to negamax only.")},
    MisconceptionText{
        Misconception::cutBeforeUndo,
        QT_TRANSLATE_NOOP("PracticeWords", "cuts before the move is taken back"),
        QT_TRANSLATE_NOOP("PracticeWords",
                          "After the cut its move is still on the board, and the next one is made "
                          "in the wrong position. Undo first, then test.")},
    MisconceptionText{
        Misconception::lastEqualWins,
        QT_TRANSLATE_NOOP("PracticeWords", "the last equal move wins"),
        QT_TRANSLATE_NOOP("PracticeWords",
                          "The search keeps the first of equal moves. Where it cuts, a later one "
                          "that looks equal may have returned a bound only, and be worse.")},
    MisconceptionText{
        Misconception::anyEqualRootMove,
        QT_TRANSLATE_NOOP("PracticeWords", "any move with the root’s value"),
        QT_TRANSLATE_NOOP("PracticeWords",
                          "The search keeps the first of equal moves. Where it cuts, only that one "
                          "is sure to be worth the result.")},
    MisconceptionText{
        Misconception::boundAsValue,
        QT_TRANSLATE_NOOP("PracticeWords", "takes a bound for the value"),
        QT_TRANSLATE_NOOP("PracticeWords",
                          "Where the search was cut, only a bound is proved: the rest was never "
                          "read.")},
    MisconceptionText{
        Misconception::minimaxAfterPruning,
        QT_TRANSLATE_NOOP("PracticeWords", "fills in minimax values that were never read"),
        QT_TRANSLATE_NOOP("PracticeWords",
                          "Alpha-beta returns what it has read, and not what lies in skipped "
                          "leaves.")},
    MisconceptionText{Misconception::playersSwapped,
                      QT_TRANSLATE_NOOP("PracticeWords", "players swapped"),
                      QT_TRANSLATE_NOOP("PracticeWords", "△ is MAX’s and ▽ is MIN’s.")},
    MisconceptionText{
        Misconception::rightToLeft,
        QT_TRANSLATE_NOOP("PracticeWords", "searches from the wrong side"),
        QT_TRANSLATE_NOOP("PracticeWords",
                          "The rules of the question say from which side it is searched.")},
    MisconceptionText{
        Misconception::lostMinus, QT_TRANSLATE_NOOP("PracticeWords", "loses the minus"),
        QT_TRANSLATE_NOOP("PracticeWords",
                          "In negamax a node takes the negative of what its child returns.")},
    MisconceptionText{
        Misconception::windowHalfTurned,
        QT_TRANSLATE_NOOP("PracticeWords", "window swapped or negated, not both"),
        QT_TRANSLATE_NOOP("PracticeWords", "The child’s window is (−β, −α): swapped and negated.")},
    MisconceptionText{
        Misconception::windowAsItIs, QT_TRANSLATE_NOOP("PracticeWords", "window passed as it is"),
        QT_TRANSLATE_NOOP("PracticeWords",
                          "The child must see the window from its own side: with α and β swapped "
                          "and negated.")},
    MisconceptionText{
        Misconception::leafFromWrongSide,
        QT_TRANSLATE_NOOP("PracticeWords", "leaf from the wrong side"),
        QT_TRANSLATE_NOOP("PracticeWords",
                          "Static values are MAX’s: at a MIN leaf the sign changes.")},
    MisconceptionText{
        Misconception::depthOffByOne, QT_TRANSLATE_NOOP("PracticeWords", "depth off by one"),
        QT_TRANSLATE_NOOP("PracticeWords", "A depth counts moves of both sides, from the root.")},
    MisconceptionText{Misconception::countsWithoutRoot,
                      QT_TRANSLATE_NOOP("PracticeWords", "counts other nodes"),
                      QT_TRANSLATE_NOOP("PracticeWords",
                                        "The root is a visited node, too, and so are the leaves.")},
    MisconceptionText{
        Misconception::noResearch, QT_TRANSLATE_NOOP("PracticeWords", "believes a null window"),
        QT_TRANSLATE_NOOP("PracticeWords",
                          "The result of a null window is a bound: search again with the full "
                          "window.")},
    MisconceptionText{
        Misconception::boundsExchanged,
        QT_TRANSLATE_NOOP("PracticeWords", "α and β exchanged at MIN"),
        QT_TRANSLATE_NOOP("PracticeWords",
                          "α is MAX’s bound and β is MIN’s at every node, whoever moves there.")},
    MisconceptionText{
        Misconception::signNotTurned,
        QT_TRANSLATE_NOOP("PracticeWords", "MAX’s numbers at MIN’s nodes"),
        QT_TRANSLATE_NOOP("PracticeWords",
                          "In negamax a node has the numbers of the player who moves there: at "
                          "MIN’s nodes the value is the negative of MAX’s.")},
    MisconceptionText{
        Misconception::exitForEntry,
        QT_TRANSLATE_NOOP("PracticeWords",
                          "the window on leaving, where that on entering is asked for"),
        QT_TRANSLATE_NOOP(
            "PracticeWords",
            "The question asks for the window with which a node is entered. What its children "
            "return changes it only afterwards.")},
    MisconceptionText{
        Misconception::entryForExit,
        QT_TRANSLATE_NOOP("PracticeWords",
                          "the window on entering, where that on leaving is asked for"),
        QT_TRANSLATE_NOOP(
            "PracticeWords",
            "The question asks for the window with which a node is left, after all that its "
            "children have returned.")},
    MisconceptionText{
        Misconception::searchedCrossedOut,
        QT_TRANSLATE_NOOP("PracticeWords", "crosses out what was searched before"),
        QT_TRANSLATE_NOOP("PracticeWords",
                          "A cut skips what comes after the child that closes the window. What "
                          "comes before it has been searched.")},
    MisconceptionText{
        Misconception::nothingPruned, QT_TRANSLATE_NOOP("PracticeWords", "nothing is pruned"),
        QT_TRANSLATE_NOOP("PracticeWords",
                          "Minimax visits every node. Alpha-beta skips the rest of a node as soon "
                          "as its window is closed.")},
};
static_assert(isEnumTable<misconceptionTexts, &MisconceptionText::misconception>());

} // namespace

namespace {

/// Where leaves are given from the mover's side, whoever takes their numbers for MAX's does what in
/// other courses is a minus too many.
bool mistakesLeaves(Misconception m, const Profile& profile) {
    return profile.leafSide == Profile::LeafSide::mover &&
           (m == Misconception::negatedMinLeaf || m == Misconception::leafFromWrongSide);
}

} // namespace

QString PracticeWords::name(Misconception m, const Profile& profile) {
    const Misconception called = mistakesLeaves(m, profile) ? Misconception::leafFromWrongSide : m;
    return tr(misconceptionTexts.at(static_cast<std::size_t>(called)).name);
}

QString PracticeWords::explained(Misconception m, const Profile& profile) {
    if (mistakesLeaves(m, profile)) {
        return tr("The numbers at the leaves are from the side of the player who would move there: "
                  "where that is MIN, the number for MAX is the negative.");
    }
    if (m == Misconception::playersSwapped && !profile.shapes.empty()) {
        return tr("The rules of the question say who moves at the root; then the players take "
                  "turns.");
    }
    if (m == Misconception::countsWithoutRoot &&
        !(profile.countRoot && profile.countLeavesAsNodes)) {
        return whatCounts(profile);
    }
    return tr(misconceptionTexts.at(static_cast<std::size_t>(m)).explained);
}

} // namespace prunus
