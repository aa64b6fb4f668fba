#pragma once

#include "core/notation/readtree.h"
#include "core/practice/diagnosis.h"
#include "core/practice/profile.h"
#include "core/practice/sheet.h"

#include <QString>
#include <QStringList>
#include <algorithm>
#include <string>
#include <type_traits>
#include <vector>

namespace prunus::practicetest {

inline constexpr auto textbook = "[[3,12,8],[2,4,6],[14,5,2]]";
// Trees on which many slips read other leaves than the right procedure.
inline constexpr auto u11 = "[[7,[[[9,2],[7,2]],7]],[[[7,[3,3]],6],7]]";
inline constexpr auto u12 = "[[5,[6,2],[2,5]],[[[4,[3,6]],[5,7],4],2]]";
inline constexpr auto e12 = "[[16,11],[[15,[9,[10,7]]],[[5,[6,3]],[19,[18,2]]]]]";
inline constexpr auto t13 = "[[7,10],[[[6,[3,7]],8],[[[10,12],[1,6]],12],[8,9]]]";
inline constexpr auto e9 = "[4,[12,[13,11]],[[3,[6,15]],[5,2]]]";

inline GameTree treeOf(const QString& text) {
    return *readText(text.toStdString());
}

inline Question questionOf(const QString& id) {
    return questionFromId(id.toStdString()).value();
}

inline Misconception slipOf(const QString& id) {
    return misconceptionFromId(id.toStdString()).value();
}

/// The ids of what an answer looks like.
inline QString namesOf(const Diagnosis& diagnosis) {
    QStringList names;
    for (const Misconception m : diagnosis.named) {
        names << QString::fromStdString(std::string(traits(m).id));
    }
    return names.join(' ');
}

/// The course of this cut rule and fail mode.
inline Profile courseWith(CutRule cut, FailMode fail) {
    Profile course;
    course.cut = cut;
    course.fail = fail;
    return course;
}

/// The course with this rule, and for the rest with the program's own.
template <class Rule> Profile courseWith(Rule Profile::*key, std::type_identity_t<Rule> rule) {
    Profile course;
    course.*key = rule;
    return course;
}

/// Of the right run that the question is about in this course.
inline Sheet sheetUnder(const GameTree& tree, Question question, const Profile& course) {
    return makeSheet(tree, procedureUnder(course, question)).value();
}

inline Answer keyUnder(const GameTree& tree, Question question, const Profile& course,
                       const Terms& terms = {}) {
    return answerOf(tree, question, sheetUnder(tree, question, course), course, terms);
}

inline Grade gradeUnder(const GameTree& tree, Question question, const Answer& answer,
                        const Profile& course, double followShare = 0) {
    const Sheet right = sheetUnder(tree, question, course);
    return gradeAnswer(tree, question, right, answer, course, followShare);
}

/// The leaves at the marked nodes or under them.
inline std::vector<NodeId> leavesAt(const GameTree& tree, const std::vector<NodeId>& marks) {
    std::vector<NodeId> leaves;
    for (NodeId n; n.value < tree.nodeCount(); ++n) {
        NodeId above = n;
        while (above != noNode && std::ranges::count(marks, above) == 0) {
            above = tree.parent(above);
        }
        if (tree.isLeaf(n) && above != noNode) {
            leaves.push_back(n);
        }
    }
    return leaves;
}

/// What somebody with the misconception answers to a question about this run.
inline Answer answerOfSlip(Misconception m, const GameTree& tree, Question question,
                           const Procedure& right, const Profile& course = {},
                           std::uint8_t form = 0) {
    return answerOf(tree, question, makeSheet(tree, procedureOf(m, right, form)).value(), course);
}

} // namespace prunus::practicetest
