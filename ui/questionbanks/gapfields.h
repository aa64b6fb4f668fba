#pragma once

#include "core/lessons/gradequestion.h"
#include "core/practice/slipanswers.h"
#include "core/tree/displayname.h"
#include "ui/practice/task.h"
#include "ui/questionbanks/gaps.h"

#include <functional>

namespace prunus {

/// A gap, and what an answer writes into it.
struct GapField {
    QString line; ///< what the line is called that it stands in
    QString label;
    Gap::Kind kind = Gap::Kind::choice;
    QStringList options = {};
    double share = 1;
    /// Empty for nothing.
    std::function<QString(const Answer&)> written;
    QStringList alsoRight = {};
    /// What something wrong is worth all the same; null for nothing.
    std::function<double(const QString&)> credit = {};
};

/// What the gaps of a question are made from. All of it must outlive the fields.
struct GapSource {
    const LessonQuestion& question;
    Task task;
    const DisplayNames& names;
    /// From the side that the question asks about.
    Sheet right;
    Answer key;
    std::vector<SlipAnswer> slips;

    [[nodiscard]] const GameTree& tree() const { return *task.tree; }
    [[nodiscard]] Question asks() const { return question.question; }
    /// What an answer is worth in this item alone.
    [[nodiscard]] double creditOf(const Answer& answer, const std::string& item) const;
};

using GapFields = tl::expected<std::vector<GapField>, QString>;

[[nodiscard]] GapFields gapFieldsOf(const GapSource& from);

// Of single questions, for gapFieldsOf() alone.

[[nodiscard]] GapFields fieldsOfMove(const GapSource& from);
[[nodiscard]] GapFields fieldsOfCuts(const GapSource& from);
[[nodiscard]] GapFields fieldsOfTypes(const GapSource& from);
[[nodiscard]] GapFields fieldsOfCounts(const GapSource& from);
[[nodiscard]] GapFields fieldsOfLeaves(const GapSource& from);

/// What a node is called in a line about its parent: a leaf by its number.
[[nodiscard]] QString calledBelow(const GapSource& from, NodeId n);

} // namespace prunus
