#pragma once

#include "core/practice/diagnosis.h"
#include "ui/practice/task.h"

#include <QString>
#include <QStringList>
#include <map>
#include <optional>
#include <vector>

namespace prunus {

/// What is told of an answer once it is checked.
struct Marking {
    Grade grade;
    Diagnosis diagnosis;
    /// What is right or wrong where.
    std::map<NodeId, GradedItem> signs = {};
    /// Where something followed from a mistake at the check before, and stands as it did but
    /// follows no longer.
    std::vector<NodeId> anew = {};
    /// Why, a sentence for each place; and what the key is.
    QStringList why = {};
    /// What would have been right; only once the question is closed.
    std::optional<Answer> key = {};
    /// How much is right, or of what was built and tried out what is not; in a sentence.
    QString found = {};
    /// Of an answer that was built and tried out: what came of it.
    std::optional<Trial> trial = {};

    [[nodiscard]] bool allRight() const { return grade.allRight(); }
};

/// What the sheet of a task's search has at the fields that the window offers.
[[nodiscard]] Answer rightAnswer(const Task& task, const Sheet& right);
/// Carries the search out, holds the answer against it, and forgets it: nothing of a question's key
/// is anywhere before this, and nothing after it but what is returned.
/// What was missed is told where it is once the question is closed.
[[nodiscard]] Marking marked(const Task& task, const Answer& answer, bool closes);
/// The nodes where something followed from a mistake, and stands as it did but follows no longer.
[[nodiscard]] std::vector<NodeId> judgedAnew(const Marking& before, const Answer& answeredBefore,
                                             const Marking& now, const Answer& answer);
/// The search that is stepped through once the question is closed: of a budget all that it lasts
/// for, as iterative deepening where that comes to the same.
[[nodiscard]] SearchOptions reviewedSearch(const Task& task);
/// A hint, from 0: the rule, the place, the condition there; never the answer. Nothing of the
/// search stays.
[[nodiscard]] QString hintFor(const Task& task, const Answer& answer, int rung);
inline constexpr int hintRungs = 3;

/// A step that is done for somebody, behind the last of these hints.
struct DoneStep {
    Answer answer = {}; ///< the same as before, if nothing was wrong
    NodeId at = noNode; ///< noNode if it is at none
    QString said = {};
};
[[nodiscard]] DoneStep doOneStep(const Task& task, const Answer& answer);

} // namespace prunus
