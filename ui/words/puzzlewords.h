#pragma once

#include "core/practice/puzzle.h"
#include "core/practice/valueset.h"
#include "core/tree/displayname.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace prunus {

/// What is said of questions whose answer is built: what is asked, and what came of trying an
/// answer out. What comes before a question is closed tells no answer.
class PuzzleWords {
    Q_DECLARE_TR_FUNCTIONS(PuzzleWords)

  public:
    /// The names are those of the puzzle's tree.
    PuzzleWords(const Puzzle& puzzle, const DisplayNames& names) : puzzle_(puzzle), names_(names) {}

    [[nodiscard]] static QString menuName(Question question);
    /// The question in one sentence.
    [[nodiscard]] QString prompt() const;
    [[nodiscard]] static QString manner(Question question, const Profile& profile,
                                        const Terms& terms);
    [[nodiscard]] static QString keyHint(Question question);
    /// Why such a question cannot be asked of a tree.
    [[nodiscard]] static QString whyNot(Question question);
    /// The rule that decides such a question.
    [[nodiscard]] QString rule() const;
    /// After the rule: where to look, and what to try there.
    [[nodiscard]] QString place(const Trial& trial) const;
    [[nodiscard]] QString condition(const Trial& trial) const;

    /// What is not right, and no more; where neither true nor false was chosen, which it is: that
    /// is told only once the question is closed.
    [[nodiscard]] QString found(const Trial& trial) const;
    /// Why. Once the question is closed also what would have been right.
    [[nodiscard]] QStringList why(const Trial& trial, const std::optional<Answer>& sample) const;

    /// `x < 2, or 3 ≤ x < 5`; `never`, `always`.
    [[nodiscard]] static QString of(const ValueSet& set);
    [[nodiscard]] static QString never();
    [[nodiscard]] static QString always();
    [[nodiscard]] static QString statement(Statement statement);
    /// The lines of the reference listing as a course has them, one of which this slip changes.
    [[nodiscard]] static QStringList listing(Misconception slip, const Profile& course);

  private:
    [[nodiscard]] static QString mannerOfListing(const Profile& profile, Misconception slip);
    [[nodiscard]] static QString mannerOfStatement(Statement statement);
    [[nodiscard]] QString name(NodeId n) const;
    [[nodiscard]] QString goalOf(const Filling& filling) const;
    [[nodiscard]] QString promptOfX() const;
    [[nodiscard]] QString promptOfListing() const;
    [[nodiscard]] QString atX(Value x, bool belongs) const;
    [[nodiscard]] QString otherValues() const;
    [[nodiscard]] QString conditionOfValues(const Trial& trial) const;
    [[nodiscard]] static QString whatToCompare(Statement statement);
    [[nodiscard]] QString ofValues(const Trial& trial) const;
    [[nodiscard]] QString ofTree(const Trial& trial) const;
    [[nodiscard]] static QString reason(Statement statement);
    [[nodiscard]] QString solution(const Answer& sample) const;

    const Puzzle& puzzle_;
    const DisplayNames& names_;
};

} // namespace prunus
