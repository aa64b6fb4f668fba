#include "ui/practice/readyskills.h"

#include "core/notation/readtree.h"
#include "ui/practice/puzzlesets.h"

#include <array>
#include <span>
#include <string_view>
#include <utility>

namespace prunus {
namespace {

using Trees = std::span<const std::string_view>;

// Trees on which answers differ: uneven, so that what one gets wrong shows. Those of teaching.md's
// B.4 are among the last of each list.

constexpr std::array<std::string_view, 6> lowTrees{
    "[[1,11],[12,16],19]", "[[6,19],11,[14,3,9]]", "[[3,8,16],13,[7,10]]",
    "[[8,15],[4,13],14]",  "[7,[12,10,11],[1,6]]", "[[18,2,17],[20,10,14],[8,12]]"};
constexpr std::array<std::string_view, 6> mixedTrees{
    "[6,[19,[9,18,14]],5]",          "[[[7,9],[18,8]],[[3,20],14]]",
    "[[18,7],[[20,13],[15,2,17]]]",  "[[[2,9,19],[14,10]],[5,18]]",
    "[[15,[8,14,17],[4,16,20]],12]", "[4,[12,[13,11]],[[3,[6,15]],[5,2]]]"};
/// Cut at MIN nodes, by what stands one level up.
constexpr std::array<std::string_view, 6> shallowCuts{
    "[[9,13,8],19,[18,7]]",        "[[8,1,14],7,[20,5,17]]", "[[15,5,17],[3,10],[2,7]]",
    "[[3,12,8],[2,4,6],[14,5,2]]", "[[19,16],[12,13,17],6]", "[17,[20,14],[[13,7],[8,3,11]]]"};
/// Cut at nodes of both players.
constexpr std::array<std::string_view, 5> cutsOfBoth{
    "[[[13,6],[1,20,18]],[8,[14,3,19]]]", "[5,[[16,8],[2,20,19]],[6,[4,7,12]]]",
    "[[[16,7,12],[18,10,8]],[11,[17,19]]]", "[[3,[19,10]],16,[[4,13],[20,18],[5,15]]]",
    "[[4,[15,9]],[18,[13,2],[3,19]],[10,16]]"};
/// Cut by what stands further up, too.
constexpr std::array<std::string_view, 6> deepCuts{
    "[10,[[[5,11,12],13,[9,16]],[6,14]]]",
    "[12,[[[8,20,6],5],[[19,2,9],[10,17]]]]",
    "[8,[[[2,10,12],19],[[3,1],[15,17,16]]]]",
    "[20,[[[1,19],2,[18,7]],[[11,14],12]]]",
    "[4,[12,[13,11]],[[3,[6,15]],[5,2]]]",
    "[[16,11],[[15,[9,[10,7]]],[[5,[6,3]],[19,[18,2]]]]]"};
/// Where it matters whether a tie cuts.
constexpr std::array<std::string_view, 6> tieTrees{
    "[[4,[5,2]],[[2,4],[3,5,6]]]",   "[[[4,1,3],[6,4]],[4,1],2]",
    "[5,[[5,1],[1,1]],[6,[5,1,3]]]", "[[2,[3,1,2]],[[1,2],[2,4]]]",
    "[[[5,3],6],[[5,3,3],[2,1]]]",   "[[7,10],[[[6,[3,7]],8],[[[10,12],[1,6]],12],[8,9]]]"};

constexpr std::array<std::string_view, 3> evenTrees{
    "[[3,12,8],[2,4,6],[14,5,2]]", "[[[16,7],[18,10]],[[11,17],[19,4]]]",
    "[[1,9,5,14],[8,2,12,3],[7,16,4,10],[6,13,11,15]]"};

/// Cut from either side, some as much as from the other.
constexpr std::array<std::string_view, 6> mirroredTrees{
    "[[[4,16],17,13],20,[[1,15],9]]", "[[[5,13,18],[7,12]],[6,4,11]]",
    "[[[5,4,7],[19,1,2],3],16]",      "[[[16,7],[6,18,3]],[[9,4,15],14]]",
    "[[[10,8],[2,1],4],6,[5,19,13]]", "[[2,5,[8,11,1]],14,13]"};

/// What is wanted of a tree for each of these lists.
Demands lowTree() {
    Demands demands;
    demands.leastLeaves = 5;
    demands.mostLeaves = 8;
    demands.mostDepth = 2;
    demands.demands = {Demand::fewRepeats};
    return demands;
}

Demands anyTree() {
    Demands demands = lowTree();
    demands.mostLeaves = 9;
    demands.mostDepth = 3;
    demands.demands = {Demand::fewRepeats, Demand::answer};
    return demands;
}

Demands shallowCut() {
    Demands demands = lowTree();
    demands.mostLeaves = 9;
    demands.demands = {Demand::fewRepeats, Demand::prunes, Demand::conventionProof};
    return demands;
}

Demands cutOfBoth() {
    Demands demands;
    demands.mostLeaves = 10;
    demands.mostDepth = 3;
    demands.demands = {Demand::fewRepeats, Demand::prunes, Demand::bothSides, Demand::noShortCut,
                       Demand::conventionProof};
    return demands;
}

Demands deepCut() {
    Demands demands = cutOfBoth();
    demands.mostLeaves = 12;
    demands.mostDepth = 4;
    demands.watch = {Misconception::noDeepCutoffs};
    demands.demands = {Demand::fewRepeats, Demand::prunes, Demand::shows, Demand::noShortCut};
    return demands;
}

Demands wantedTie() {
    Demands demands = cutOfBoth();
    demands.ties = 1;
    demands.values = {0, 9};
    demands.demands = {Demand::fewRepeats, Demand::prunes, Demand::ties};
    return demands;
}

Skill skill(Question question, Trees of, Demands demands, const Profile& profile = {}) {
    demands.questions = {question};
    demands.profile = profile;
    Skill made{question, profile, {}, std::move(demands)};
    for (const std::string_view each : of) {
        made.trees.push_back(std::make_shared<const GameTree>(*readText(each)));
    }
    return made;
}

/// On these trees alone.
Skill skill(Question question, Trees of, const Profile& profile = {}) {
    Skill made = skill(question, of, Demands(), profile);
    made.demands.reset();
    return made;
}

Profile atEntry() {
    Profile profile;
    profile.windowShown = Profile::WindowShown::entry;
    return profile;
}

Profile withBounds() {
    Profile profile;
    profile.valueNotation = Profile::ValueNotation::bound;
    return profile;
}

/// Under ≥ alone, where a tie cuts.
Profile withTies() {
    Profile profile;
    profile.strictConvention = true;
    return profile;
}

/// Under > instead of ≥, where a tie does not cut.
Profile withoutTies() {
    Profile profile;
    profile.cut = CutRule::greater;
    return profile;
}

} // namespace

Skill withOtherCut(Skill skill) {
    skill.terms.other = procedureUnder(skill.profile, skill.question);
    CutRule& cut = skill.terms.other->options.cut;
    cut = cut == CutRule::greater ? CutRule::greaterOrEqual : CutRule::greater;
    return skill;
}

std::vector<Skill> skillsOf(ReadySet set) {
    switch (set) {
    case ReadySet::firstSteps:
        return {skill(Question::values, lowTrees, lowTree()),
                skill(Question::move, lowTrees, lowTree()),
                skill(Question::values, mixedTrees, anyTree())};
    case ReadySet::cutOrNot:
        return {skill(Question::crossOut, shallowCuts, shallowCut()),
                skill(Question::crossOut, cutsOfBoth, cutOfBoth()),
                skill(Question::crossOut, deepCuts, deepCut()),
                skill(Question::mirror, mirroredTrees)};
    case ReadySet::windows:
        return {skill(Question::windows, shallowCuts, shallowCut(), atEntry()),
                skill(Question::windows, deepCuts, deepCut(), atEntry()),
                skill(Question::windows, shallowCuts, shallowCut()), // each change
                skill(Question::cuts, deepCuts, deepCut())};
    case ReadySet::bounds:
        return {skill(Question::values, mixedTrees, anyTree()),
                skill(Question::returned, shallowCuts, shallowCut(), withBounds()),
                skill(Question::returned, cutsOfBoth, cutOfBoth(), withBounds()),
                skill(Question::nodeTypes, mixedTrees, anyTree()),
                skill(Question::leafBounds, evenTrees)};
    case ReadySet::negamax:
        return {skill(Question::negamax, lowTrees, lowTree()),
                skill(Question::negamax, mixedTrees, anyTree())};
    case ReadySet::tie:
        return {skill(Question::crossOut, tieTrees, wantedTie(), withTies()),
                skill(Question::crossOut, tieTrees, wantedTie(), withoutTies()),
                withOtherCut(skill(Question::twoRules, tieTrees, wantedTie(), withTies()))};
    case ReadySet::order:
        return {skill(Question::leafOrder, shallowCuts, shallowCut()),
                skill(Question::leafOrder, deepCuts, deepCut())};
    case ReadySet::changes:
    case ReadySet::bugs:
    case ReadySet::statements:
        return puzzlesOf(set);
    case ReadySet::mixed:
        break;
    }
    return {skill(Question::move, mixedTrees, anyTree()),
            skill(Question::crossOut, cutsOfBoth, cutOfBoth()),
            skill(Question::leafOrder, deepCuts, deepCut()),
            skill(Question::counts, shallowCuts, shallowCut()),
            skill(Question::windows, cutsOfBoth, cutOfBoth(), atEntry())};
}

} // namespace prunus
