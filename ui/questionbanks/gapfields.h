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
    QString line; ///< the label of the line that the gap stands in
    QString label;
    Gap::Kind kind = Gap::Kind::choice;
    QStringList options = {};
    double share = 1;
    /// Returns what an answer writes into the gap; empty if it writes nothing.
    std::function<QString(const Answer&)> written;
    QStringList alsoRight = {};
    /// Returns the credit (0 to 1) that a wrong text gets all the same; null if none gets any.
    std::function<double(const QString&)> credit = {};
};

/// What the gaps of a question are made from. All of it must outlive the fields.
struct GapSource {
    const LessonQuestion& question;
    Task task;
    const DisplayNames& names;
    /// The right run, with numbers from the side that the question asks about.
    Sheet right;
    Answer key;
    std::vector<SlipAnswer> slips;

    [[nodiscard]] const GameTree& tree() const { return *task.tree; }
    [[nodiscard]] Question asks() const { return question.question; }
    /// Returns the credit (0 to 1) of an answer for this item of the question alone.
    [[nodiscard]] double creditOf(const Answer& answer, const std::string& item) const;
};

using GapFields = tl::expected<std::vector<GapField>, QString>;

[[nodiscard]] GapFields gapFieldsOf(const GapSource& from);

// The fields of single questions, called by gapFieldsOf() alone.

[[nodiscard]] GapFields fieldsOfMove(const GapSource& from);
[[nodiscard]] GapFields fieldsOfCuts(const GapSource& from);
[[nodiscard]] GapFields fieldsOfTypes(const GapSource& from);
[[nodiscard]] GapFields fieldsOfCounts(const GapSource& from);
[[nodiscard]] GapFields fieldsOfLeaves(const GapSource& from);

/// Returns what a node is called in a line about its parent; a leaf is called by its number.
[[nodiscard]] QString calledBelow(const GapSource& from, NodeId n);

} // namespace prunus
