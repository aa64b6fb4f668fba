#pragma once

#include "core/notation/readtree.h"
#include "core/practice/profilejson.h"
#include "tests/rows.h"
#include "ui/practice/questionset.h"

#include <string>

// What tests of practice go through: kinds of questions, sets of them, and courses.

namespace prunus {

/// A tree in brackets or in JSON, as questions hold it.
inline std::shared_ptr<const GameTree> sharedTree(std::string_view text) {
    const ReadResult tree = text.starts_with('{') ? readJson(text) : readText(text);
    return std::make_shared<const GameTree>(tree.value());
}

/// Asks whether this is true.
inline Terms saying(Statement statement) {
    Terms terms;
    terms.statement = statement;
    return terms;
}

/// Asks for the line in which somebody with this misconception is wrong.
inline Terms listing(Misconception slip) {
    Terms terms;
    terms.listing = {slip, Aspect::leaves, 6};
    return terms;
}

/// Every kind of question that this holds of makes a row.
inline void questionRows(auto holds) {
    const Rows<Question> row("question");
    for (const QuestionTraits& each : everyQuestion) {
        if (holds(each)) {
            row(std::string(each.id).c_str(), each.question);
        }
    }
}

/// Every kind of question makes a row.
inline void everyQuestionRow() {
    questionRows([](const QuestionTraits& /*any*/) { return true; });
}

/// Every ready set makes a row.
inline void everyReadySetRow() {
    const Rows<ReadySet> row("set");
    for (std::size_t set = 0; set < readySets; ++set) {
        row(qPrintable(QuestionSets::menuName(ReadySet(set))), ReadySet(set));
    }
}

} // namespace prunus

namespace prunus::practicetest {

/// A course of which these keys are written.
inline Profile course(const char* keys) {
    return readProfile(std::string("{") + keys + "}").value();
}

/// B is worth 3 to MAX, C at most 2: 4 and 6 are skipped.
inline constexpr const char* textbook = "[[3,12,8],[2,4,6],[14,5,2]]";

} // namespace prunus::practicetest
