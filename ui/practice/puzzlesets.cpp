#include "ui/practice/puzzlesets.h"

#include "core/notation/readtree.h"
#include "core/practice/valueset.h"

#include <algorithm>

namespace prunus {
namespace {

std::shared_ptr<const GameTree> asked(const GameTree& tree, Question question, const Terms& terms) {
    return std::make_shared<const GameTree>(treeToAsk(tree, question, terms));
}

GameTree read(std::string_view text) {
    return *readText(text);
}

/// Where much more can be skipped than is.
Demands poorlyOrdered() {
    Demands demands;
    demands.leastLeaves = 8;
    demands.mostLeaves = 10;
    demands.mostDepth = 3;
    demands.demands = {Demand::fewRepeats, Demand::answer};
    return demands;
}

Skill reordering() {
    Skill skill{Question::reorder, {}, {}, poorlyOrdered(), {}};
    for (const char* tree :
         {"[[3, 12, 8], [2, 4, 6], [14, 5, 2]]", "[[14, 5, 2], [6, 4], [8, 12]]",
          "[[[7, 9], [18, 8]], [[3, 20], 14]]", "[[15, [8, 14, 17]], [[4, 16, 20], 12]]"}) {
        skill.trees.push_back(asked(read(tree), Question::reorder, {}));
    }
    return skill;
}

Skill aboutX(std::string_view text, const std::vector<std::uint32_t>& x, AboutX::Asks asks,
             const std::vector<std::uint32_t>& node, Value worth = 0) {
    const GameTree tree = read(text);
    Terms terms;
    terms.aboutX = {tree.at(x), asks, asks == AboutX::Asks::worth ? noNode : tree.at(node), worth};
    return {Question::ranges, {}, {asked(tree, Question::ranges, terms)}, {}, terms};
}

Skill filling(std::string_view text, Filling wanted) {
    const GameTree tree = read(text);
    Terms terms;
    terms.filling = wanted;
    return {Question::fillIn, {}, {asked(tree, Question::fillIn, terms)}, {}, terms};
}

Skill bug(Misconception slip, Aspect aspect, std::uint32_t mostLeaves) {
    Profile profile;
    profile.fail = FailMode::soft; // as the listing is
    Terms terms;
    terms.listing = {slip, aspect, mostLeaves};
    const GameTree tree = read("[[3, 5], [2, 9]]"); // to begin with
    return {Question::findTheBug, profile, {asked(tree, Question::findTheBug, terms)}, {}, terms};
}

Skill saying(Statement statement) {
    Terms terms;
    terms.statement = statement;
    const GameTree tree = read("[[3, 5], [2, 9]]");
    return {Question::trueOrFalse, {}, {asked(tree, Question::trueOrFalse, terms)}, {}, terms};
}

std::vector<Skill> changes() {
    using Asks = AboutX::Asks;
    using Goal = Filling::Goal;
    const char* const nine = "[[1, 2, 3], [4, 5, 6], [7, 8, 9]]";
    const char* const uneven = "[[1, 2], [[3, 4], 5], [6, 7]]";
    const NodeId leaf = read(uneven).at({2, 1});
    return {reordering(),
            aboutX("[[6, 9], [7, 4, 8]]", {1, 0}, Asks::pruned, {1, 1}),
            aboutX("[[5, 8], [[6, 3], [9, 2]]]", {0, 0}, Asks::pruned, {1, 1, 1}),
            aboutX("[[6, 3], [7, 4], [2, 9]]", {1, 1}, Asks::best, {1}),
            aboutX("[[5, 8], [3, 7]]", {1, 0}, Asks::worth, {}, 5),
            filling(nine, {Goal::most, 0, noNode, 0, 15}),
            filling(uneven, {Goal::leaf, 0, leaf, 0, 15}),
            filling(uneven, {Goal::exactly, 2, noNode, 0, 15}),
            filling(nine, {Goal::nothing, 0, noNode, 0, 15})};
}

std::vector<Skill> bugs() {
    using enum Misconception;
    return {bug(lastValueIsBound, Aspect::leaves, 6), bug(lastChildWins, Aspect::value, 4),
            bug(firstImprovement, Aspect::value, 4),  bug(lastEqualWins, Aspect::move, 4),
            bug(returnInLoop, Aspect::value, 4),      bug(wrongSide, Aspect::value, 5),
            bug(bestStartsAtZero, Aspect::value, 4)};
}

} // namespace

std::vector<Skill> puzzlesOf(ReadySet set) {
    if (set == ReadySet::changes) {
        return changes();
    }
    if (set == ReadySet::bugs) {
        return bugs();
    }
    std::vector<Skill> skills;
    skills.reserve(everyStatement.size());
    for (const StatementTraits& each : everyStatement) {
        skills.push_back(saying(each.statement));
    }
    return skills;
}

Skill puzzleAbout(const GameTree& tree, Question question, const Profile& profile) {
    Terms terms;
    if (question == Question::ranges) {
        terms.aboutX = somethingAboutX(tree, procedureUnder(profile, question));
    }
    terms.filling.greatest = std::max(15, static_cast<std::int32_t>(tree.leafCount()) - 1);
    return {question, profile, {asked(tree, question, terms)}, {}, terms};
}

} // namespace prunus
