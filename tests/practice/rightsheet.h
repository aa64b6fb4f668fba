#pragma once

#include "core/notation/readtree.h"
#include "core/practice/profile.h"
#include "core/practice/sheet.h"

#include <QString>

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

inline Sheet sheetUnder(const GameTree& tree, Question question, const Profile& course) {
    return makeSheet(tree, procedureUnder(course, question)).value();
}

/// Of what the question asks about unless told otherwise.
inline Sheet rightSheet(const GameTree& tree, Question question, FailMode fail = FailMode::hard) {
    Profile course;
    course.fail = fail;
    return sheetUnder(tree, question, course);
}

} // namespace prunus::practicetest
