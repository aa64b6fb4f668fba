#pragma once

#include "core/practice/diagnosis.h"
#include "ui/practice/task.h"

#include <QString>
#include <QStringList>
#include <map>
#include <optional>
#include <vector>

namespace prunus {

/// What the user is told about an answer once it is checked.
struct Marking {
    Grade grade;
    Diagnosis diagnosis;
    /// For each node, whether its entry is right or wrong.
    std::map<NodeId, GradedItem> signs = {};
    /// The nodes whose entry followed from a mistake at the check before, and is unchanged, but
    /// follows from it no longer.
    std::vector<NodeId> anew = {};
    /// The reasons, a sentence for each place that is not right, and what is right there.
    QStringList why = {};
    /// The right answer; none until the question is closed.
    std::optional<Answer> key = {};
    /// A sentence on how much is right; for an answer that was built and tried out, on what is not
    /// right.
    QString found = {};
    /// The result of trying out an answer that was built; none for other answers.
    std::optional<Trial> trial = {};

    [[nodiscard]] bool allRight() const { return grade.allRight(); }
};

/// Returns the right answer to a task in the fields that the window offers; `right` is the sheet of
/// the task's search.
[[nodiscard]] Answer rightAnswer(const Task& task, const Sheet& right);
/// Carries out the search, compares the answer with it, and forgets the search: before this call
/// nothing of a question's key exists anywhere, and after it only what is returned. Only if the
/// call `closes` the question does the marking say where something was missed.
[[nodiscard]] Marking marked(const Task& task, const Answer& answer, bool closes);
/// Returns the nodes whose entry followed from a mistake at the check before, and is unchanged, but
/// follows from it no longer.
[[nodiscard]] std::vector<NodeId> judgedAnew(const Marking& before, const Answer& answeredBefore,
                                             const Marking& now, const Answer& answer);
/// Returns the search that is stepped through once the question is closed. For a question about a
/// budget it goes as deep as the budget lasts, as iterative deepening where that gives the same.
[[nodiscard]] SearchOptions reviewedSearch(const Task& task);
/// Returns a hint, which never gives the answer: `rung` 0 is the rule, 1 the place, 2 the condition
/// there. Nothing of the search is kept.
[[nodiscard]] QString hintFor(const Task& task, const Answer& answer, int rung);
inline constexpr int hintRungs = 3;

/// A step of the answer that is done for the user, as the hint after the last of these.
struct DoneStep {
    Answer answer = {}; ///< the same as before, if nothing was wrong
    NodeId at = noNode; ///< noNode if the step is at no node
    QString said = {};
};
[[nodiscard]] DoneStep doOneStep(const Task& task, const Answer& answer);

} // namespace prunus
