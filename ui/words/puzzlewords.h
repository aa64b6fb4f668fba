#pragma once

#include "core/practice/puzzle.h"
#include "core/practice/valueset.h"
#include "core/tree/displayname.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace prunus {

/// Texts for puzzles, the questions whose answer is built: what is asked, and the result of trying
/// an answer out. Texts that are shown before the question is closed do not give the answer away.
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
    /// The hints after the rule: place() says where to look, condition() what to try there.
    [[nodiscard]] QString place(const Trial& trial) const;
    [[nodiscard]] QString condition(const Trial& trial) const;

    /// Says what is not right, without the reason. If neither true nor false was chosen, it says
    /// which is right; that is shown only once the question is closed.
    [[nodiscard]] QString found(const Trial& trial) const;
    /// Says why the answer is not right. Once the question is closed, a `sample` is given, and the
    /// text also says what would have been right.
    [[nodiscard]] QStringList why(const Trial& trial, const std::optional<Answer>& sample) const;

    /// A set of values in words: `x < 2 or 3 ≤ x < 5`; `never` or `always`.
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
